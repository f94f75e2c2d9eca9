package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.odds.Attacks;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Odds.Chance;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The preview is the fight: in states nobody thought of, odds and tallies are what is played. */
class OddsPropertiesTest {

  private static final int STATES = Integer.getInteger("cleave.fights", 24);
  private static final int PLAYED = 2_000;
  private static final int MOST_WAYS = 20_000;

  /** A state in the middle of a fight, and whose turn it is. */
  private record Moment(String name, Rulebook rulebook, Battle battle, Combatant who) {

    List<Combatant> enemies() {
      return battle.combatants().stream()
          .filter(other -> other.isEnemyOf(who) && other.isStanding())
          .toList();
    }
  }

  private static List<Moment> moments() {
    var moments = new ArrayList<Moment>();
    for (long seed = 0; moments.size() < STATES; seed++) {
      String book = seed % 3 == 0 ? "weaponskill" : "acks2";
      String yaml =
          seed % 3 == 1
              ? RandomScenario.crowd(seed)
              : RandomScenario.yaml(book, seed % 2 == 0, seed);
      var scenario = Scenario.of(Yaml.parse(new Source("seed " + seed, yaml)));
      Game game = Game.of(scenario, Library.core(), null, Map.of());
      var stop = new Stop(seed);
      try {
        game.rulebook().fight(game.newBattle(), new GameTable(new SeededDice(seed), stop, null));
      } catch (Stopped stopped) {
        moments.add(new Moment("seed " + seed, game.rulebook(), stopped.battle, stopped.who));
      }
    }
    return moments;
  }

  @Test
  void theTallyOfNeedsIsTheTallyTold() {
    int compared = 0;
    for (Moment moment : moments()) {
      for (Combatant enemy : moment.enemies()) {
        for (String way : moment.rulebook.ways()) {
          Tally needs = moment.rulebook.needs(moment.battle, moment.who, enemy, way).copy();
          Battle copy = moment.battle.copy();
          var journal = Journal.kept();
          moment.rulebook.attack(
              copy,
              new GameTable(new SeededDice(1), new Bid(""), journal),
              copy.combatant(moment.who.index()),
              copy.combatant(enemy.index()),
              way);
          Event told = attack(journal, moment.who);
          if (told != null && told.tally() != null) {
            assertThat(told.tally()).as(moment.name + " " + enemy).hasToString(needs.toString());
            compared++;
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(STATES);
  }

  @Test
  void oddsAreWhatPlayingComesTo() {
    int compared = 0;
    for (Moment moment : moments()) {
      for (Combatant enemy : moment.enemies()) {
        var attacks = new Attacks(moment.rulebook, moment.battle, moment.who, enemy);
        List<String> all = attacks.all();
        if (!all.isEmpty() && compared < STATES) {
          String action = all.get(compared % all.size());
          AttackOdds odds = attacks.odds(action, MOST_WAYS);
          assertThat(odds.total()).isEqualTo(Chance.CERTAIN);
          comparePlayed(moment, enemy, odds);
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(STATES / 2);
  }

  private static void comparePlayed(Moment moment, Combatant enemy, AttackOdds odds) {
    var bid = new Bid(odds.action());
    int hits = 0;
    int drops = 0;
    for (int i = 0; i < PLAYED; i++) {
      Battle copy = moment.battle.copy();
      Combatant by = copy.combatant(moment.who.index());
      bid.again();
      var journal = Journal.kept();
      moment.rulebook.turn(copy, new GameTable(new SeededDice(i), bid, journal), by);
      hits += isHit(journal, by, enemy) ? 1 : 0;
      drops += copy.combatant(enemy.index()).isStanding() ? 0 : 1;
      Event told = attack(journal, by);
      if (told != null && told.fact("roll") != null) {
        assertThat(String.valueOf(odds.blows().getFirst().needs()))
            .isEqualTo(String.valueOf(told.tally()));
      }
    }
    String name = moment.name + ": " + moment.who + ", " + odds.action();
    assertNear(name + " hits", odds.hits(), hits);
    assertNear(name + " drops", odds.drops(), drops);
  }

  /** Within four standard errors. */
  private static void assertNear(String name, Chance exact, int count) {
    double p = exact.value();
    double error = 4 * Math.sqrt(PLAYED * p * (1 - p));
    assertThat(Math.abs(count - PLAYED * p))
        .as("%s: %s, played %d of %d", name, exact, count, PLAYED)
        .isLessThanOrEqualTo(error);
  }

  /** What an attack left of its target. */
  private record Left(int lost, boolean dropped) {}

  /** Walking ways as one changes nothing: the plain walk through every face finds the same. */
  @Test
  void waysThatAreWalkedAsOneAreOne() {
    int compared = 0;
    for (Moment moment : moments()) {
      for (Combatant enemy : moment.enemies()) {
        var attacks = new Attacks(moment.rulebook, moment.battle, moment.who, enemy);
        for (String action : attacks.all()) {
          compared += comparePlain(moment, enemy, attacks.odds(action, MOST_WAYS)) ? 1 : 0;
        }
      }
    }
    assertThat(compared).isGreaterThan(STATES / 2);
  }

  private static boolean comparePlain(Moment moment, Combatant enemy, AttackOdds odds) {
    var bid = new Bid(odds.action());
    Odds<Left> plain;
    try {
      plain = Odds.of(table -> left(moment, enemy, bid, table), bid, MOST_WAYS);
    } catch (Odds.TooMany _) {
      return false;
    }
    Chance drops = Chance.NEVER;
    Chance damage = Chance.NEVER;
    for (Map.Entry<Left, Chance> each : plain.chances().entrySet()) {
      Chance chance = each.getValue();
      drops = each.getKey().dropped ? drops.plus(chance) : drops;
      var lost = new Chance(BigInteger.valueOf(each.getKey().lost), BigInteger.ONE);
      damage = damage.plus(chance.times(lost));
    }
    String name = moment.name + ": " + moment.who + ", " + odds.action();
    assertThat(odds.drops()).as(name).isEqualTo(drops);
    assertThat(odds.damage()).as(name).isEqualTo(damage);
    return true;
  }

  private static Left left(Moment moment, Combatant enemy, Bid bid, Table table) {
    Battle copy = moment.battle.copy();
    bid.again();
    moment.rulebook.turn(copy, table, copy.combatant(moment.who.index()));
    Combatant after = copy.combatant(enemy.index());
    return new Left(enemy.hitPoints() - after.hitPoints(), !after.isStanding());
  }

  private static @Nullable Event attack(Journal.Kept journal, Combatant by) {
    for (Event event : journal.events()) {
      if (event.is("attack") && by.name().equals(event.fact("by"))) {
        return event;
      }
    }
    return null;
  }

  private static boolean isHit(Journal.Kept journal, Combatant by, Combatant on) {
    for (Event event : journal.events()) {
      if (event.is("attack")
          && by.name().equals(event.fact("by"))
          && on.name().equals(event.fact("on"))
          && Boolean.TRUE.equals(event.fact("hit"))) {
        return true;
      }
    }
    return false;
  }

  /** Does what it was bid, once; chooses sensibly what follows from it; the others are quiet. */
  private static final class Bid implements Players {

    private final String text;
    private @Nullable Combatant bidden;

    Bid(String text) {
      this.text = text;
    }

    void again() {
      bidden = null;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (bidden == null && question.kind().equals("action")) {
        bidden = question.who();
        T answer = question.read(text);
        assertThat(answer).as(text).isNotNull();
        return answer;
      }
      boolean follows = bidden != null && bidden == question.who();
      return follows && !question.kind().equals("then") ? question.usual() : question.quiet();
    }
  }

  /** Answers anyhow, and stops at a turn somewhere in the fight. */
  private static final class Stop implements Players {

    private final dev.cleave.rulebooks.Chance chance;
    private int turns;

    Stop(long seed) {
      this.chance = new dev.cleave.rulebooks.Chance(seed);
      this.turns = chance.between(1, 14);
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      Combatant who = question.who();
      if (who != null && question.kind().equals("action") && --turns == 0) {
        Battle copy = question.battle().copy();
        throw new Stopped(copy, copy.combatant(who.index()));
      }
      return chance.oneIn(2) ? question.usual() : chance.of(question.options()).answer();
    }
  }

  private static final class Stopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Battle battle;
    private final transient Combatant who;

    Stopped(Battle battle, Combatant who) {
      super("", null, false, false);
      this.battle = battle;
      this.who = who;
    }
  }
}
