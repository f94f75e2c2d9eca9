package dev.cleave.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Theatre;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.scene.Overruled;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BattleActsTest {

  private static final List<String> HOSTILE =
      List.of("A", "A to 3 hp", "B", "B to toward C", "C", "B to 1,1", "set A", "to", "A to");

  private static Battle theatre(List<String> names) {
    var cast = new Cast();
    names.forEach(cast::man);
    cast.orc("Orc");
    return cast.battle(new Theatre(cast.all(), 30), 9);
  }

  private static Battle map(List<String> names) {
    var cast = new Cast();
    names.forEach(cast::man);
    cast.orc("Orc");
    return cast.battle(new Battlemap(Ground.open(20, 20), cast.all()), 9);
  }

  @Test
  void everyActReadsBackHoweverPeopleAreCalledAndInWhateverOrderTheyStand() {
    var backwards = new ArrayList<>(HOSTILE);
    Collections.reverse(backwards);
    for (List<String> names : List.of(HOSTILE, backwards)) {
      Battle battle = theatre(names);
      for (Combatant who : battle.combatants()) {
        assertReadsBack(new BattleAct.Removed(battle, who), battle);
        assertReadsBack(new BattleAct.HitPoints(battle, who, 5), battle);
        assertReadsBack(new BattleAct.HitPoints(battle, who, -3), battle);
        Combatant orc = battle.combatant(battle.size() - 1);
        if (who != orc) {
          assertReadsBack(new BattleAct.Placed(battle, who, new Bearing(orc, true)), battle);
          assertReadsBack(new BattleAct.Placed(battle, who, new Bearing(orc, false)), battle);
        }
      }
      Battle onMap = map(names);
      for (Combatant who : onMap.combatants()) {
        assertReadsBack(new BattleAct.Placed(onMap, who, new Square(3, 8)), onMap);
        assertReadsBack(new BattleAct.Placed(onMap, who, Square.of(12, 0)), onMap);
      }
    }
  }

  /** A book's states. */
  private enum State implements Condition {
    PRONE,
    HIDDEN;

    @Override
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String rule() {
      return "T.1";
    }
  }

  @Test
  void statesAndFacingsReadBackTooHoweverPeopleAreCalled() {
    for (Battle battle : List.of(theatre(HOSTILE), map(HOSTILE))) {
      battle.setConditions(List.of(State.values()));
      for (Combatant who : battle.combatants()) {
        assertReadsBack(new BattleAct.Stated(battle, who, State.PRONE, true), battle);
        assertReadsBack(new BattleAct.Stated(battle, who, State.PRONE, false), battle);
        assertThat(battle.act("hide " + who.name()))
            .isEqualTo(new BattleAct.Stated(battle, who, State.HIDDEN, true));
        assertThat(battle.act("reveal " + who.name()))
            .isEqualTo(new BattleAct.Stated(battle, who, State.HIDDEN, false));
        if (battle.field() instanceof Battlemap) {
          assertReadsBack(new BattleAct.Turned(battle, who, Facing.SW), battle);
        } else {
          assertThat(battle.act("turn " + who.name() + " to SW")).isNull();
        }
      }
    }
  }

  @Test
  void aStateIsGivenAndLifted() {
    Battle battle = theatre(List.of("Marcus"));
    battle.setConditions(List.of(State.values()));
    Combatant marcus = battle.combatant(0);
    act("give Marcus prone", battle);
    assertThat(marcus.is(State.PRONE)).isTrue();
    act("lift prone from Marcus", battle.copy());
    assertThat(marcus.is(State.PRONE)).isTrue();
    act("lift prone from Marcus", battle);
    assertThat(marcus.is(State.PRONE)).isFalse();
    assertThat(battle.act("give Marcus wings")).isNull();
  }

  private static void act(String text, Battle battle) {
    Objects.requireNonNull(battle.act(text), text).apply();
  }

  @Test
  void whoWaitsComesInWhereTheJudgeSaysAndFacesHisEnemy() {
    Battle battle = map(List.of("Marcus"));
    Combatant marcus = battle.combatant(0);
    battle.field().place(battle.combatant(1), Square.of(4, 9));
    marcus.setFate(Fate.WAITING);
    battle.field().remove(marcus);
    assertThat(battle.members(marcus.side())).isZero();
    assertThat(battle.act("add Marcus")).isNull();
    assertThat(battle.act("add Marcus at 99,1")).isNull();
    assertThat(battle.act("add man as Marcus to " + marcus.side().name() + " at 4,5"))
        .isInstanceOf(BattleAct.Entered.class);
    act("add Marcus at 4,5", battle);
    assertThat(marcus.fate()).isEqualTo(Fate.STANDING);
    assertThat(battle.field().spot(marcus)).isEqualTo(Square.of(4, 5));
    assertThat(battle.field().facing(marcus)).isEqualTo(Facing.S);
    assertThat(battle.members(marcus.side())).isEqualTo(1);
    assertThat(battle.act("add Marcus at 4,5")).as("he is there").isNull();
  }

  @Test
  void withoutAMapWhoWaitedIsAsFarOffAsTheScenarioSaysOrBesideSomebody() {
    for (String where : List.of("", " beside Orc")) {
      Battle battle = theatre(List.of("Marcus"));
      Combatant marcus = battle.combatant(0);
      marcus.setFate(Fate.WAITING);
      battle.field().remove(marcus);
      act("add Marcus" + where, battle);
      assertThat(battle.field().isOn(marcus)).isTrue();
      assertThat(battle.field().distance(marcus, battle.combatant(1)))
          .isEqualTo(where.isEmpty() ? 30 : 5);
    }
  }

  @Test
  void diceAreOrderedFaceByFace() {
    Battle battle = theatre(List.of("Marcus"));
    assertThat(battle.act("next d20 shows 15"))
        .isEqualTo(new Overruled(Dice.parse("1d20"), List.of(15)));
    assertReadsBack(new Overruled(Dice.parse("2d6"), List.of(3, 4)), battle);
    for (String bad :
        List.of(
            "next d20 shows 21",
            "next d20 shows 0",
            "next 2d6 shows 3",
            "next d6+1 shows 3",
            "next d20 shows x",
            "next d20",
            "next goat shows 1")) {
      assertThat(battle.act(bad)).as(bad).isNull();
    }
    var order = new Overruled(Dice.parse("d6"), List.of(2));
    assertThat(order.isFor(Dice.parse("d6+3"))).isTrue();
    assertThat(order.isFor(Dice.parse("2d6"))).isFalse();
    assertThat(order.isFor(Dice.parse("d8"))).isFalse();
  }

  private static void assertReadsBack(Act act, Battle battle) {
    assertThat(battle.act(act.text())).as(act.text()).isEqualTo(act);
  }

  @Test
  void readsWhatPeopleWrite() {
    Battle battle = theatre(List.of("Marcus"));
    Combatant marcus = battle.combatant(0);
    assertThat(battle.act("set Marcus to 5 hp"))
        .isEqualTo(new BattleAct.HitPoints(battle, marcus, 5));
    Battle onMap = map(List.of("Marcus"));
    assertThat(onMap.act("move Marcus to 4,5"))
        .isEqualTo(new BattleAct.Placed(onMap, onMap.combatant(0), Square.of(4, 5)));
    assertThat(onMap.act("move Marcus to 4.5, 5"))
        .isEqualTo(new BattleAct.Placed(onMap, onMap.combatant(0), new Square(9, 10)));
    assertThat(battle.act("move Marcus to toward Orc"))
        .isEqualTo(new BattleAct.Placed(battle, marcus, new Bearing(battle.combatant(1), true)));
    assertThat(battle.act("remove Marcus")).isEqualTo(new BattleAct.Removed(battle, marcus));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "smite Marcus",
        "set Marcus to 5",
        "set Marcus to hp",
        "set Marcus to  hp",
        "set Marcus to five hp",
        "set Nobody to 5 hp",
        "set Marcus to 99999999999 hp",
        "move Marcus to",
        "move Marcus to 4",
        "move Marcus to 4;5",
        "move Marcus to x,5",
        "move Marcus to 4,5,6",
        "move Marcus to toward Nobody",
        "move Marcus to NaN,1",
        "move Marcus to Infinity,1",
        "move Marcus to 1e300,1",
        "move Marcus to 1e999999999,1",
        "move Marcus to 1,1e-999999999",
        "move Marcus to 4.3,1",
        "remove Marcus ",
        "remove"
      })
  void whatIsNoActIsNotRead(String text) {
    assertThat(theatre(List.of("Marcus")).act(text)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"20,0", "0,20", "-1,0", "99,99", "19.5,0", "toward Orc"})
  void aPlaceThatTheMapDoesNotHaveIsNoPlace(String place) {
    assertThat(map(List.of("Marcus")).act("move Marcus to " + place)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"4,5", "toward Marcus"})
  void withoutAMapThereAreNoSquares(String place) {
    assertThat(theatre(List.of("Marcus")).act("move Marcus to " + place)).isNull();
  }

  @Test
  void theFallenStandAgainAndTheStandingFall() {
    Battle battle = theatre(List.of("Marcus"));
    Combatant marcus = battle.combatant(0);
    new BattleAct.HitPoints(battle, marcus, 0).apply();
    assertThat(marcus.fate()).isEqualTo(Fate.DOWN);
    assertThat(marcus.hitPoints()).isZero();
    marcus.setFate(Fate.DEAD);
    new BattleAct.HitPoints(battle, marcus, 50).apply();
    assertThat(marcus.fate()).isEqualTo(Fate.STANDING);
    assertThat(marcus.hitPoints()).isEqualTo(8);
  }

  @Test
  void whoWasRemovedComesBackToTheField() {
    Battle battle = theatre(List.of("Marcus"));
    Combatant marcus = battle.combatant(0);
    new BattleAct.Removed(battle, marcus).apply();
    assertThat(marcus.fate()).isEqualTo(Fate.REMOVED);
    assertThat(battle.field().isOn(marcus)).isFalse();
    new BattleAct.HitPoints(battle, marcus, 3).apply();
    assertThat(battle.field().isOn(marcus)).isTrue();
  }

  @Test
  void theJudgePutsPeopleWhereHeLikes() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    Battle battle = cast.battle(cast.on(Ground.open(6, 6)), 9);
    new BattleAct.Placed(battle, marcus, Square.of(4, 5)).apply();
    assertThat(battle.field().spot(marcus)).isEqualTo(Square.of(4, 5));
    assertThat(battle.field().isOn(marcus)).isTrue();
  }
}
