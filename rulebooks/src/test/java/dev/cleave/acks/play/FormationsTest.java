package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.attack.Formations;
import dev.cleave.acks.attack.Troop;
import dev.cleave.acks.movement.Marching;
import dev.cleave.acks2.Acks2;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Formation;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Players;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormationsTest {

  private static final Acks2 BOOK = Book.acks2();

  private final Muster muster = Muster.of(BOOK);
  private final Combatant archer =
      muster.hero("Archer", Muster.fighter(3).weapons(Muster.BOW, Muster.SWORD).make());
  private final Combatant ally = muster.hero("Ally", Muster.fighter(1).hp(1).make());
  private final List<Combatant> orcs = new ArrayList<>();

  /** Orcs in two ranks, the ally before the first of them, and a bot at the bow. */
  private Fight against(int count, String... dice) {
    var members = new ArrayList<Integer>();
    for (int i = 0; i < count; i++) {
      Combatant orc = muster.monster("Orc " + (i + 1), Muster.orc().hp(1).make());
      muster.at(orc, 5 + i / 2, 4 - i % 2, Facing.S);
      orcs.add(orc);
      members.add(orc.index());
    }
    muster.at(ally, 5, 5, Facing.N).at(archer, 10, 15, Facing.N);
    Battle battle = muster.on(Ground.open(30, 20));
    var formation = new Formation("Horde", orcs.getFirst().side(), members);
    return Book.fight(
        new Battle(
            battle.sides(), battle.combatants(), List.of(formation), battle.field(), false, 9),
        new GameTable(Script.dice(dice), Players.USUAL, Journal.kept()));
  }

  private static Troop horde(Fight fight) {
    return fight.formations().all().getFirst();
  }

  private void shoot(Fight fight) {
    new Formations.ShootAt(fight, horde(fight), null).take(archer);
  }

  @Test
  @Proves("A2.GAP.222")
  void who_fells_one_of_them_shoots_at_them_again() {
    shoot(against(16, "d17 2", "d20 20", "d6 6", "d16 2", "d20 1"));
    assertThat(orcs.get(1).isStanding()).isFalse();
    assertThat(orcs.get(2).isStanding()).isTrue();
  }

  @Test
  @Proves("A2.GAP.222")
  void who_fells_a_friend_does_not() {
    shoot(against(16, "d17 17", "d20 20", "d6 6"));
    assertThat(ally.isStanding()).isFalse();
  }

  @Test
  @Proves({"A2.GAP.220", "A2.GAP.222"})
  void nor_who_leaves_too_few_of_them() {
    shoot(against(15, "d16 2", "d20 20", "d6 6"));
    assertThat(orcs.get(1).isStanding()).isFalse();
  }

  @Test
  @Proves("A2.FORM.13")
  void a_bot_spares_its_friends() {
    Fight fight = against(16);
    assertThat(fight.formations().usual(archer, null)).isNull();
    fight.field.place(ally, Square.of(20, 15));
    assertThat(fight.formations().usual(archer, null)).isInstanceOf(Formations.ShootAt.class);
    assertThat(fight.formations().usual(archer, orcs.getFirst())).as("in short range").isNull();
  }

  @Test
  @Proves("A2.GAP.242")
  void a_formation_has_gone_as_far_as_most_of_it() {
    Fight fight = against(16);
    for (int i = 0; i < 16; i++) {
      fight.fighter(orcs.get(i)).walked = i < 6 ? 30 : i < 11 ? 20 : 0;
    }
    assertThat(horde(fight).walked()).isEqualTo(30);
    fight.fighter(orcs.getFirst()).walked = 20;
    assertThat(horde(fight).walked()).isEqualTo(20);
    fight.fighter(orcs.getFirst()).walked = 30;
    fight.fighter(orcs.get(6)).walked = 0;
    assertThat(horde(fight).walked()).as("of equal parts the faster").isEqualTo(30);
  }

  @Test
  @Proves("A2.GAP.242")
  void only_the_last_segment_counts() {
    Fight fight = against(16);
    Combatant last = orcs.getLast();
    new Marching.March(fight, Square.of(16, 4)).take(last);
    assertThat(fight.fighter(last).walked).isEqualTo(20);
    fight.fighter(last).startSegment();
    assertThat(fight.fighter(last).walked).isZero();
  }
}
