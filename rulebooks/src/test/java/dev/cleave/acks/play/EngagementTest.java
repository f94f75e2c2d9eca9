package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.State;
import dev.cleave.acks2.Acks2;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.table.Silence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EngagementTest {

  private static final Acks2 BOOK = Book.acks2();

  @Test
  @Proves({"A2.ENGAGE.01", "A2.ENGAGE.04"})
  void it_runs_one_way() {
    var muster = Muster.of(BOOK);
    Combatant augilar = muster.hero("Augilar", Muster.fighter(1).make());
    Combatant ravila = muster.hero("Ravila", Muster.fighter(1).make());
    Combatant skandara = muster.hero("Skandara", Muster.fighter(1).make());
    Combatant orc = muster.monster("Orc", Muster.orc().make());
    muster
        .at(orc, 10, 10, Facing.N)
        .at(augilar, 10, 9, Facing.S)
        .at(ravila, 11, 9, Facing.N)
        .at(skandara, 10, 11, Facing.N);
    var engagement = Book.fight(muster.on(Ground.open(20, 20)), Silence.TABLE).engagement();
    assertThat(engagement.engages(augilar, orc)).isTrue();
    assertThat(engagement.engages(orc, augilar)).isTrue();
    assertThat(engagement.engages(ravila, orc)).isFalse();
    assertThat(engagement.engages(orc, ravila)).isTrue();
    assertThat(engagement.engages(skandara, orc)).isTrue();
    assertThat(engagement.engages(orc, skandara)).isFalse();
  }

  @Test
  @Proves({"A2.ENGAGE.06", "A2.ENGAGE.09", "A2.ENGAGE.10"})
  void who_is_come_upon_from_behind_may_turn() {
    for (boolean turns : new boolean[] {true, false}) {
      var muster = Muster.of(BOOK);
      Combatant fighter = muster.hero("Fighter", Muster.fighter(1).make());
      Combatant guard = muster.monster("Guard", Muster.orc().ac(2).make());
      muster.at(guard, 10, 10, Facing.N).at(fighter, 10, 13, Facing.N);
      var script =
          Script.dice("d6 5", "d6 1", "d20 9", "d6 1")
              .orders(
                  "Fighter: march toward Guard",
                  turns ? "Guard: yes" : "Guard: no",
                  "Fighter: attack Guard");
      script.fight(BOOK, muster.on(Ground.open(20, 20)));
      assertThat(script.told().contains("Guard turns to face Fighter.")).isEqualTo(turns);
      assertThat(script.told().stream().anyMatch(line -> line.contains("-2 vulnerable")))
          .isEqualTo(!turns);
    }
  }

  @Test
  @Proves({"A2.ENGAGE.07", "A2.ENGAGE.17"})
  void entering_a_front_ends_the_march() {
    var muster = Muster.of(BOOK);
    Combatant ana = muster.hero("Ana", Muster.fighter(1).make());
    Combatant bo = muster.hero("Bo", Muster.fighter(1).make());
    Combatant orc = muster.monster("Orc", Muster.orc().make());
    muster.at(orc, 1, 10, Facing.N).at(ana, 1, 9, Facing.S).at(bo, 0, 11, Facing.N);
    var rows = new ArrayList<String>();
    for (int i = 0; i < 14; i++) {
      rows.add("..#");
    }
    var script = Script.dice("d6 1", "d6 5", "d6 2").orders("Bo: march to 0,8 by 0,9");
    script.fight(BOOK, muster.on(Ground.drawn(rows)));
    assertThat(script.told()).contains("Bo marches 10' to 0,9.");
  }

  @Test
  @Proves({"A2.ENGAGE.11", "A2.ENGAGE.12", "A2.ENGAGE.13", "A2.ENGAGE.14"})
  void the_engaged_neither_charge_nor_run_nor_march() {
    var muster = Muster.of(BOOK);
    Combatant who = muster.hero("Marcus", Muster.fighter(1).make());
    muster.monster("Orc 3", Muster.orc().make());
    var battle = muster.apart(5);
    who.gain(State.PRONE);
    var script =
        Script.dice("d6 5", "d6 1")
            .orders(
                "Marcus: nothing",
                "Marcus: charge Orc 3",
                "Marcus: run away from Orc 3",
                "Marcus: march away from Orc 3",
                "Marcus: stand up",
                "Marcus: stay",
                "Marcus: stand up");
    script.fight(BOOK, battle);
    assertThat(script.refused())
        .containsExactly(
            "charge Orc 3: Marcus cannot charge like this [A2.COND.PRONE.03]",
            "run away from Orc 3: Marcus cannot run like this [A2.COND.PRONE.03]",
            "march away from Orc 3: Marcus is engaged by Orc 3 [A2.ENGAGE.13]",
            "stand up: Marcus is engaged by Orc 3 [A2.ENGAGE.14]");
    assertThat(script.told()).contains("Marcus is no longer prone.");
  }

  @Test
  @Proves("A2.ENGAGE.11")
  void a_refusal_names_who_holds_him() {
    var muster = Muster.of(BOOK);
    Combatant who = muster.hero("Marcus", Muster.fighter(1).make());
    muster.monster("Orc 3", Muster.orc().make());
    var fight = Book.fight(muster.apart(5), Silence.TABLE);
    assertThat(fight.question(who, true).refusal("charge Orc 3").toString())
        .isEqualTo("charge Orc 3: Marcus is engaged by Orc 3 [A2.ENGAGE.11]");
    assertThat(fight.question(who, true).refusals().toString())
        .contains("charge: Marcus is engaged by Orc 3 [A2.ENGAGE.11]");
  }

  @Test
  @Proves({"A2.ENGAGE.18", "A2.ENGAGE.19"})
  void size_matters_if_the_judge_says_so() {
    var muster = Muster.of(BOOK);
    Combatant elephant = muster.monster("Elephant", Muster.orc().size(Size.HUGE).make());
    Combatant one = muster.hero("One", Muster.fighter(1).make());
    Combatant two = muster.hero("Two", Muster.fighter(1).make());
    var battle = muster.apart(5);
    var numbers = Numbers.of(Book.figures(Map.of("engagement by size", "on")));
    var engagement = new Fight(numbers, battle, Silence.TABLE).engagement();
    assertThat(engagement.isEngaged(elephant)).isTrue();
    two.gain(State.HELPLESS);
    assertThat(engagement.isEngaged(elephant)).isFalse();
    assertThat(engagement.isEngaged(one)).isTrue();
    assertThat(List.of(one, two)).allMatch(Combatant::isStanding);
  }
}
