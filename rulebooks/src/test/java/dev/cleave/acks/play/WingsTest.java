package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.turn.Declaration;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Template;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Silence;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What fliers do whom nobody gives orders. A2.R.170 */
class WingsTest {

  private final Muster muster = Muster.of(Book.acks2());
  private Combatant bird = bird("flies");

  private Combatant bird(String trait, Spell... powers) {
    Combatant made = muster.hero("Bird", Muster.orc().traits(trait).powers(powers).make());
    muster.at(made, 5, 5, Facing.S);
    return made;
  }

  /** In place of the bird there was, who stands aside. */
  private void breathes(String trait, String area) {
    muster.at(bird, 19, 19, Facing.S);
    bird =
        bird(
            trait,
            spell(
                area,
                new Effect(Dice.of(2, 6), Dice.NOTHING, "", Dice.NOTHING, "none", "", List.of())));
  }

  private static Spell spell(String area, Effect effect) {
    var scope =
        new Scope(
            Scope.Whom.EVERYBODY,
            Template.parse(area),
            Dice.NOTHING,
            null,
            Set.of(),
            Set.of(),
            Set.of(),
            Scope.Upkeep.NONE,
            0,
            Dice.NOTHING,
            false);
    return new Spell("fume", "fume", 1, 60, false, 1, effect, Set.of(), scope);
  }

  private Combatant orc(int column, int row, String... traits) {
    Combatant orc = muster.monster("Orc", Muster.orc().traits(traits).make());
    muster.at(orc, column, row, Facing.N);
    return orc;
  }

  private Fight fight(int height) {
    return fight(Ground.open(20, 20), height);
  }

  private Fight fight(Ground ground, int height) {
    Fight fight = Book.fight(muster.on(ground), Silence.TABLE);
    fight.field.stateElevation(bird, height);
    return fight;
  }

  private String first(Fight fight) {
    return fight.instinct().first(bird).text();
  }

  @Test
  void over_a_foe_it_comes_down() {
    orc(5, 6);
    Fight fight = fight(60);
    assertThat(first(fight)).isEqualTo("fly down");
    assertThat(fight.field.elevation(bird)).as("to think of it moves nobody").isEqualTo(60);
  }

  @Test
  void far_from_him_it_stays_up_and_draws_nearer() {
    orc(5, 18);
    assertThat(first(fight(60))).isEqualTo("march toward Orc");
  }

  @Test
  void whom_it_reaches_from_above_it_strikes_from_there() {
    orc(5, 6);
    assertThat(first(fight(5))).isEqualTo("attack Orc");
  }

  @Test
  void it_goes_up_to_a_foe_in_the_air_if_that_brings_it_there() {
    Combatant orc = orc(5, 6, "flies");
    Fight fight = fight(0);
    int speed = fight.movement().speed(bird);
    fight.field.stateElevation(orc, speed);
    assertThat(first(fight)).isEqualTo("fly up");
    fight.field.stateElevation(orc, speed / 2);
    assertThat(first(fight)).isNotEqualTo("fly up");
  }

  @Test
  void two_who_pass_each_other_in_the_air_meet_on_the_ground() {
    Combatant orc = orc(5, 6, "flies");
    Fight fight = fight(90);
    fight.field.stateElevation(orc, 45);
    assertThat(first(fight)).isEqualTo("fly down");
  }

  @Test
  void before_it_breathes_it_takes_off() {
    breathes("flies", "cone 60x30");
    orc(5, 9);
    Fight fight = fight(0);
    assertThat(first(fight)).isEqualTo("fly up");
    assertThat(fight.field.elevation(bird)).isZero();
  }

  @Test
  void in_the_air_it_breathes_at_once() {
    breathes("flies", "cone 60x30");
    orc(5, 9);
    assertThat(first(fight(40))).isEqualTo("work fume at Orc");
  }

  @Test
  void who_has_no_wings_breathes_where_he_stands() {
    breathes("grim", "cone 60x30");
    orc(5, 9);
    assertThat(first(fight(0))).isEqualTo("work fume at Orc");
  }

  @Test
  void for_what_is_no_breath_it_does_not_take_off() {
    breathes("flies", "burst 5");
    orc(5, 9);
    assertThat(first(fight(0))).isEqualTo("work fume at Orc");
  }

  @Test
  void who_is_engaged_breathes_on_the_ground() {
    breathes("flies", "cone 60x30");
    orc(5, 6);
    assertThat(first(fight(0))).isEqualTo("work fume at Orc");
  }

  /** A2.R.168 */
  @Test
  void nobody_casts_by_himself_what_only_hides() {
    Combatant mage =
        muster.hero("Ulf", Muster.fighter(3).spells(spell("burst 5", Effect.NONE)).make());
    muster.at(mage, 10, 10, Facing.S);
    orc(10, 15);
    assertThat(fight(0).instinct().declaration(mage)).isEqualTo(Declaration.Plan.NOTHING);
  }

  @Test
  void on_a_hill_it_is_on_the_ground_and_stays_no_higher_when_it_walks_down() {
    orc(5, 12);
    Fight fight = fight(Ground.drawn(rows(), List.of("", "", "", "", "", ".....2")), 0);
    assertThat(fight.field.elevation(bird)).isEqualTo(10);
    assertThat(first(fight)).isEqualTo("charge Orc");
    assertThat(fight.flying().height(bird)).isZero();
    fight.field.place(bird, Square.of(8, 8));
    assertThat(fight.field.elevation(bird)).isZero();
  }

  private static List<String> rows() {
    return Collections.nCopies(20, ".".repeat(20));
  }
}
