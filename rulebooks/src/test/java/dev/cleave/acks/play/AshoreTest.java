package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.State;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Water;
import dev.cleave.engine.table.Silence;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What people do at the water and at a wall to whom nobody gives orders. A2.R.190-198 */
class AshoreTest {

  private static final List<String> OPEN = Collections.nCopies(5, ".".repeat(16));
  private static final Ground RIVER =
      Ground.drawn(
          OPEN,
          List.of(),
          Water.drawn(Collections.nCopies(5, ".....BBBBBB....."), List.of("fast")));
  private static final Ground WALL =
      Ground.drawn(OPEN, Collections.nCopies(5, "........44444444"), Water.NONE);

  private final Muster muster = Muster.of(Book.acks2());

  private Combatant hero(String name, int column, int row) {
    Combatant hero = muster.hero(name, Muster.orc().make());
    muster.at(hero, column, row, Facing.E);
    return hero;
  }

  private Combatant foe(int column, int row) {
    Combatant foe = muster.monster("Foe", Muster.orc().make());
    muster.at(foe, column, row, Facing.W);
    return foe;
  }

  private Fight fight(Ground ground) {
    return Book.fight(muster.on(ground), Silence.TABLE);
  }

  @Test
  void on_the_bank_he_waits_and_does_not_go_in() {
    Combatant hero = hero("Hero", 4, 2);
    foe(14, 2);
    assertThat(fight(RIVER).instinct().first(hero).text()).isEqualTo("done");
  }

  @Test
  void in_it_he_makes_for_the_nearer_bank() {
    Combatant hero = hero("Hero", 6, 2);
    foe(14, 2);
    assertThat(fight(RIVER).instinct().first(hero).text()).startsWith("march to 4,");
  }

  @Test
  void he_pulls_out_a_friend_beside_him() {
    Combatant hero = hero("Hero", 4, 2);
    Combatant friend = hero("Friend", 5, 2);
    foe(14, 2);
    friend.gain(State.DROWNING);
    assertThat(fight(RIVER).instinct().first(hero).text()).isEqualTo("rescue Friend");
  }

  private Fight wall(boolean up) {
    Fight fight = fight(WALL);
    var ladder = new Ladder("ladder");
    ladder.setUp(up);
    Objects.requireNonNull(fight.field.map()).add(ladder, Square.of(7, 2));
    fight.memory.anyClimbs = true;
    return fight;
  }

  @Test
  void to_foes_on_a_wall_he_goes_up_the_ladder() {
    Combatant hero = hero("Hero", 2, 2);
    Combatant climber = hero("Climber", 7, 2);
    foe(12, 2);
    Fight fight = wall(true);
    assertThat(fight.instinct().first(climber).text()).isEqualTo("climb up");
    assertThat(fight.instinct().first(hero).text()).startsWith("march to");
  }

  @Test
  void one_that_lies_there_he_sets_up() {
    Combatant hero = hero("Hero", 6, 2);
    foe(12, 2);
    assertThat(wall(false).instinct().first(hero).text()).isEqualTo("raise ladder");
  }

  @Test
  void from_above_he_pushes_it_over_under_an_enemy() {
    Combatant climber = hero("Climber", 7, 2);
    Combatant foe = foe(8, 1);
    Fight fight = wall(true);
    assertThat(fight.instinct().first(foe).text()).isNotEqualTo("push ladder");
    climber.gain(State.CLIMBING);
    fight.field.stateElevation(climber, 10);
    assertThat(fight.instinct().first(foe).text()).isEqualTo("push ladder");
  }
}
