package dev.cleave.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.cleave.engine.Cast;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.BattleAct;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Theatre;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameTableTest {

  private static final Reason WHY = new Reason("luck", "T.1");

  @Test
  void theDiceAreTheSameWhetherAnybodyListensOrNot() {
    var journal = Journal.kept();
    var open = GameTable.seeded(4, journal);
    var alone = GameTable.seeded(4, null);
    Dice dice = Dice.parse("3d6+2");
    for (int i = 0; i < 50; i++) {
      assertThat(open.roll(dice, WHY, null))
          .isEqualTo(alone.roll(dice, WHY, null))
          .isBetween(5, 20);
    }
    assertThat(journal.entries()).hasSize(50);
    assertThat(open.listens()).isTrue();
    assertThat(alone.listens()).isFalse();
  }

  @Test
  void theFightIsTheSameWhetherAnybodyListensOrNot() {
    for (int seed = 1; seed <= 20; seed++) {
      var alone = new GameTable(new SeededDice(seed), Recording.SLY, null);
      assertThat(new Brawl().fight(Recording.battle(), alone))
          .isEqualTo(Recording.of(seed).outcome());
    }
  }

  @Test
  void theDiceOfAThrowAreAskedForInOrder() {
    var asked = new StringBuilder();
    DiceSource source =
        (dice, nth, why, who) -> {
          asked.append(nth).append(why.name().charAt(0));
          return nth + 1;
        };
    var table = new GameTable(source, Players.USUAL, null);
    assertThat(table.roll(Dice.parse("3d4-1"), WHY, null)).isEqualTo(5);
    assertThat(table.roll(Dice.flat(4), WHY, null)).isEqualTo(4);
    assertThat(asked).hasToString("0l1l2l");
  }

  @Test
  void theUsualPlayersDoWhatIsSensible() {
    var journal = Journal.kept();
    new Brawl().fight(Recording.battle(), GameTable.seeded(1, journal));
    assertThat(Recording.recorded(journal))
        .filteredOn(line -> line.kind() == Recorded.Kind.ASK)
        .extracting(Recorded::text)
        .startsWith("yes", "yes", "yes", "yes", "hit Orc 1");
  }

  @Test
  void whereNothingMayHappenNothingDoes() {
    assertThat(Silence.TABLE.listens()).isFalse();
    Silence.TABLE.tell(Event.of("round", "T.1"));
    assertThatIllegalStateException()
        .isThrownBy(() -> Silence.TABLE.roll(Dice.D6, WHY, null))
        .withMessage("A number is worked out without dice");
    assertThatIllegalStateException()
        .isThrownBy(() -> Silence.TABLE.askAll(List.<Question<YesNo>>of()))
        .withMessage("A number is worked out without questions");
  }

  /** Everybody does the usual, but the Judge leaves the first man seven hit points. */
  private static final Players SEVEN =
      new Players() {
        @Override
        public <T extends Answer> T answer(Question<T> question, Judge judge) {
          var battle = (Battle) question.scene();
          judge.act(new BattleAct.HitPoints(battle, battle.combatant(0), 7));
          return question.usual();
        }
      };

  @Test
  void aWholeRoundWithItsQuestionsHasExactOdds() {
    var odds =
        Odds.of(
            table -> {
              assertThat(table.listens()).isFalse();
              var cast = new Cast();
              cast.man("Marcus");
              cast.orc("Orc");
              var battle = cast.battle(new Theatre(cast.all(), 5), 1);
              new Brawl().fight(battle, table);
              return battle.combatant(0).hitPoints() + " to " + battle.combatant(1).hitPoints();
            },
            SEVEN,
            4000);
    assertThat(odds.chances().get("7 to 8")).hasToString("1/4");
    assertThat(odds.chances().get("7 to 2")).hasToString("1/45");
    assertThat(odds.total()).hasToString("1/1");
  }

  @Test
  void oddsAndFightsUseTheSameRules() {
    var odds =
        Odds.of(
            table -> {
              var battle = Recording.battle();
              var orc = battle.combatant(2);
              new Brawl().attack(battle, table, battle.combatant(0), orc, "swing");
              return orc.hitPoints();
            },
            Players.USUAL,
            1000);
    assertThat(odds.chances().get(8)).hasToString("1/2");
    assertThat(odds.chances().get(4)).hasToString("1/6");
    assertThat(odds.total()).hasToString("1/1");
  }
}
