package dev.cleave.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Theatre;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActsTest {

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
        assertReadsBack(new Act.Removed(who), battle);
        assertReadsBack(new Act.HitPoints(who, 5), battle);
        assertReadsBack(new Act.HitPoints(who, -3), battle);
        Combatant orc = battle.combatant(battle.size() - 1);
        if (who != orc) {
          assertReadsBack(new Act.Placed(who, new Bearing(orc, true)), battle);
          assertReadsBack(new Act.Placed(who, new Bearing(orc, false)), battle);
        }
      }
      Battle onMap = map(names);
      for (Combatant who : onMap.combatants()) {
        assertReadsBack(new Act.Placed(who, new Square(3, 8)), onMap);
        assertReadsBack(new Act.Placed(who, Square.of(12, 0)), onMap);
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
        assertReadsBack(new Act.Stated(who, State.PRONE, true), battle);
        assertReadsBack(new Act.Stated(who, State.PRONE, false), battle);
        assertThat(Acts.read("hide " + who.name(), battle))
            .isEqualTo(new Act.Stated(who, State.HIDDEN, true));
        assertThat(Acts.read("reveal " + who.name(), battle))
            .isEqualTo(new Act.Stated(who, State.HIDDEN, false));
        if (battle.field() instanceof Battlemap) {
          assertReadsBack(new Act.Turned(who, Facing.SW), battle);
        } else {
          assertThat(Acts.read("turn " + who.name() + " to SW", battle)).isNull();
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
    assertThat(Acts.read("give Marcus wings", battle)).isNull();
  }

  private static void act(String text, Battle battle) {
    Objects.requireNonNull(Acts.read(text, battle), text).apply(battle);
  }

  @Test
  void whoWaitsComesInWhereTheJudgeSaysAndFacesHisEnemy() {
    Battle battle = map(List.of("Marcus"));
    Combatant marcus = battle.combatant(0);
    battle.field().place(battle.combatant(1), Square.of(4, 9));
    marcus.setFate(Fate.WAITING);
    battle.field().remove(marcus);
    assertThat(battle.members(marcus.side())).isZero();
    assertThat(Acts.read("add Marcus", battle)).isNull();
    assertThat(Acts.read("add Marcus at 99,1", battle)).isNull();
    assertThat(Acts.read("add man as Marcus to " + marcus.side().name() + " at 4,5", battle))
        .isInstanceOf(Act.Entered.class);
    act("add Marcus at 4,5", battle);
    assertThat(marcus.fate()).isEqualTo(Fate.STANDING);
    assertThat(battle.field().spot(marcus)).isEqualTo(Square.of(4, 5));
    assertThat(battle.field().facing(marcus)).isEqualTo(Facing.S);
    assertThat(battle.members(marcus.side())).isEqualTo(1);
    assertThat(Acts.read("add Marcus at 4,5", battle)).as("he is there").isNull();
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
    assertThat(Acts.read("next d20 shows 15", battle))
        .isEqualTo(new Act.Overruled(Dice.parse("1d20"), List.of(15)));
    assertReadsBack(new Act.Overruled(Dice.parse("2d6"), List.of(3, 4)), battle);
    for (String bad :
        List.of(
            "next d20 shows 21",
            "next d20 shows 0",
            "next 2d6 shows 3",
            "next d6+1 shows 3",
            "next d20 shows x",
            "next d20",
            "next goat shows 1")) {
      assertThat(Acts.read(bad, battle)).as(bad).isNull();
    }
    var order = new Act.Overruled(Dice.parse("d6"), List.of(2));
    assertThat(order.isFor(Dice.parse("d6+3"))).isTrue();
    assertThat(order.isFor(Dice.parse("2d6"))).isFalse();
    assertThat(order.isFor(Dice.parse("d8"))).isFalse();
  }

  private static void assertReadsBack(Act act, Battle battle) {
    assertThat(Acts.read(act.text(), battle)).as(act.text()).isEqualTo(act);
  }

  @Test
  void readsWhatPeopleWrite() {
    Battle battle = theatre(List.of("Marcus"));
    Combatant marcus = battle.combatant(0);
    assertThat(Acts.read("set Marcus to 5 hp", battle)).isEqualTo(new Act.HitPoints(marcus, 5));
    Battle onMap = map(List.of("Marcus"));
    assertThat(Acts.read("move Marcus to 4,5", onMap))
        .isEqualTo(new Act.Placed(onMap.combatant(0), Square.of(4, 5)));
    assertThat(Acts.read("move Marcus to 4.5, 5", onMap))
        .isEqualTo(new Act.Placed(onMap.combatant(0), new Square(9, 10)));
    assertThat(Acts.read("move Marcus to toward Orc", battle))
        .isEqualTo(new Act.Placed(marcus, new Bearing(battle.combatant(1), true)));
    assertThat(Acts.read("remove Marcus", battle)).isEqualTo(new Act.Removed(marcus));
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
    assertThat(Acts.read(text, theatre(List.of("Marcus")))).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"20,0", "0,20", "-1,0", "99,99", "19.5,0", "toward Orc"})
  void aPlaceThatTheMapDoesNotHaveIsNoPlace(String place) {
    assertThat(Acts.read("move Marcus to " + place, map(List.of("Marcus")))).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"4,5", "toward Marcus"})
  void withoutAMapThereAreNoSquares(String place) {
    assertThat(Acts.read("move Marcus to " + place, theatre(List.of("Marcus")))).isNull();
  }

  @Test
  void theFallenStandAgainAndTheStandingFall() {
    Battle battle = theatre(List.of("Marcus"));
    Combatant marcus = battle.combatant(0);
    new Act.HitPoints(marcus, 0).apply(battle);
    assertThat(marcus.fate()).isEqualTo(Fate.DOWN);
    assertThat(marcus.hitPoints()).isZero();
    marcus.setFate(Fate.DEAD);
    new Act.HitPoints(marcus, 50).apply(battle);
    assertThat(marcus.fate()).isEqualTo(Fate.STANDING);
    assertThat(marcus.hitPoints()).isEqualTo(8);
  }

  @Test
  void whoWasRemovedComesBackToTheField() {
    Battle battle = theatre(List.of("Marcus"));
    Combatant marcus = battle.combatant(0);
    new Act.Removed(marcus).apply(battle);
    assertThat(marcus.fate()).isEqualTo(Fate.REMOVED);
    assertThat(battle.field().isOn(marcus)).isFalse();
    new Act.HitPoints(marcus, 3).apply(battle);
    assertThat(battle.field().isOn(marcus)).isTrue();
  }

  @Test
  void theJudgePutsPeopleWhereHeLikes() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    Battle battle = cast.battle(cast.on(Ground.open(6, 6)), 9);
    new Act.Placed(marcus, Square.of(4, 5)).apply(battle);
    assertThat(battle.field().spot(marcus)).isEqualTo(Square.of(4, 5));
    assertThat(battle.field().isOn(marcus)).isTrue();
  }
}
