package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Declaration.Plan;
import dev.cleave.acks2.Acks2;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Silence;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DefensiveMovementTest {

  private static final Acks2 BOOK = Book.acks2();

  private static List<String> ends(Fight fight, Combatant who, boolean retreat) {
    var ends = new ArrayList<String>();
    for (int row = 0; row < 40; row++) {
      for (int column = 0; column < 40; column++) {
        var square = Square.of(column, row);
        Forbidden bar =
            retreat
                ? fight.defensiveMovement().barsRetreat(who, square)
                : fight.defensiveMovement().barsWithdrawal(who, square);
        if (bar == null) {
          ends.add(square.text());
        }
      }
    }
    return ends;
  }

  @Test
  @Proves({"A2.MOVE.29", "A2.MOVE.31", "A2.MOVE.32"})
  void between_two_enemies_only_the_far_corner_is_clear() {
    var muster = Muster.of(BOOK);
    Combatant who = muster.hero("A", Muster.fighter(1).speed(10).make());
    Combatant one = muster.monster("E1", Muster.orc().make());
    Combatant two = muster.monster("E2", Muster.orc().make());
    muster.at(who, 20, 20, Facing.N).at(one, 20, 19, Facing.S).at(two, 21, 20, Facing.W);
    var fight = Book.fight(muster.on(Ground.open(40, 40)), Silence.TABLE);
    fight.fighter(who).declared = Plan.WITHDRAW;
    assertThat(ends(fight, who, false)).containsExactly("19,21");
  }

  @Test
  @Proves({"A2.FULL.33", "A2.FULL.36", "A2.FULL.38", "A2.FULL.39"})
  void a_retreat_runs_straight() {
    var muster = Muster.of(BOOK);
    Combatant who = muster.hero("A", Muster.fighter(1).speed(10).make());
    Combatant foe = muster.monster("E1", Muster.orc().make());
    muster.at(who, 20, 20, Facing.N).at(foe, 20, 19, Facing.S);
    var fight = Book.fight(muster.on(Ground.open(40, 40)), Silence.TABLE);
    fight.fighter(who).declared = Plan.RETREAT;
    assertThat(ends(fight, who, true))
        .contains("20,21", "20,22", "20,26", "19,21", "22,22", "16,24")
        .doesNotContain("20,27", "19,22", "15,25", "19,20");
  }

  @Test
  @Proves({"A2.MOVE.33", "A2.FULL.40"})
  void from_a_blind_corridor_there_is_no_way_out_and_the_declaration_lapses() {
    var muster = Muster.of(BOOK);
    Combatant who = muster.hero("A", Muster.fighter(1).make());
    Combatant foe = muster.monster("E1", Muster.orc().make());
    muster.at(who, 1, 1, Facing.N).at(foe, 1, 0, Facing.S);
    var fight = Book.fight(muster.on(Ground.drawn(List.of("#.#", "#.#", "###"))), Silence.TABLE);
    for (Plan plan : List.of(Plan.WITHDRAW, Plan.RETREAT)) {
      fight.fighter(who).declared = plan;
      assertThat(fight.defensiveMovement().binds(who)).isFalse();
    }
  }

  @Test
  @Proves({"A2.ROUND.06", "A2.ROUND.07", "A2.MOVE.36", "A2.MOVE.37"})
  void defensive_movement_is_declared_and_binds() {
    var muster = Muster.of(BOOK);
    muster.hero("Archer", Muster.fighter(1).weapons(Muster.BOW).make());
    muster.monster("Orc", Muster.orc().make());
    var script =
        Script.dice("d6 5", "d6 1", "d6 5", "d6 2", "d20 2")
            .orders(
                "Archer: nothing",
                "Archer: withdraw away from Orc",
                "Archer: done",
                "Archer: withdraw",
                "Archer: attack Orc with bare hands",
                "Archer: withdraw away from Orc",
                "Archer: shoot Orc");
    script.fight(BOOK, muster.apart(5));
    assertThat(script.refused())
        .containsExactly(
            "withdraw away from Orc: Archer has not declared it [A2.ROUND.06]",
            "attack Orc with bare hands: Archer has declared defensive movement [A2.GAP.131]");
    assertThat(script.told())
        .contains("Archer declares: withdraw.", "Archer withdraws 20' away from Orc.");
  }
}
