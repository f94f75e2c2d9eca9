package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Wounds, cures and chains of cleaves in whole fights that nobody thought of. */
class HarmPropertiesTest {

  /** Raise it with {@code -Dcleave.states} for a longer search. */
  private static final int FIGHTS = Integer.getInteger("cleave.states", 60);

  /** A fight and what was told of it. */
  private record Fought(long seed, Battle battle, Journal.Kept journal) {}

  private static Fought fought(long seed) {
    String book = seed % 4 == 0 ? "weaponskill" : "acks2";
    String yaml =
        switch ((int) (seed % 4)) {
          case 1 -> RandomScenario.crowd(seed);
          case 2 -> RandomScenario.throng(seed);
          default -> RandomScenario.yaml(book, seed / 4 % 2 == 0, seed);
        };
    var scenario = Scenario.of(Yaml.parse(new Source("seed " + seed, yaml)));
    Game game = Game.of(scenario, Library.core(), null, Map.of());
    Battle battle = game.newBattle();
    var journal = Journal.kept();
    game.rulebook().fight(battle, new GameTable(new SeededDice(seed), new Eager(seed), journal));
    return new Fought(seed, battle, journal);
  }

  /** Mostly does what is sensible, so that somebody falls, and else drinks if he can. */
  private static final class Eager implements Players {

    private final Chance chance;

    Eager(long seed) {
      this.chance = new Chance(seed);
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (!chance.oneIn(6)) {
        return question.usual();
      }
      List<Option<T>> options = question.options();
      return options.stream()
          .filter(option -> option.text().matches("(drink|use) .*healing.*"))
          .findFirst()
          .orElseGet(() -> chance.of(options))
          .answer();
    }
  }

  @Test
  void damageNeverHealsAndHealingNeverHarms() {
    int damaged = 0;
    int healed = 0;
    for (long seed = 0; seed < FIGHTS; seed++) {
      Fought fought = fought(seed);
      var points = new HashMap<Object, Integer>();
      for (Combatant who : fought.battle.combatants()) {
        points.put(who.name(), who.mostHitPoints());
      }
      for (Event event : fought.journal.events()) {
        if (event.is("damage") || event.is("heal")) {
          int before = Objects.requireNonNull(points.get(event.fact("on")));
          int after = (Integer) Objects.requireNonNull(event.fact("hp"));
          boolean damage = event.is("damage");
          assertThat(damage ? before - after : after - before)
              .as("seed %d: %s, from %d", seed, event, before)
              .isNotNegative();
          points.put(String.valueOf(event.fact("on")), after);
          damaged += damage ? 1 : 0;
          healed += damage ? 0 : 1;
        }
      }
    }
    assertThat(damaged).isGreaterThan(FIGHTS);
    assertThat(healed).isPositive();
  }

  /** A2.CLEAVE.12-15 */
  @Test
  void noChainOfCleavesIsLongerThanItsCap() {
    int cleaves = 0;
    int longest = 0;
    for (long seed = 0; seed < FIGHTS; seed++) {
      Fought fought = fought(seed);
      var made = new HashMap<String, Integer>();
      for (Entry entry : fought.journal.entries()) {
        if (entry instanceof Entry.Told(Event event) && event.is("round")) {
          made.clear();
        } else if (entry instanceof Entry.Asked asked && isCleave(asked)) {
          int count = made.merge(asked.who(), 1, Integer::sum);
          Combatant who = Objects.requireNonNull(fought.battle.named(asked.who()));
          assertThat(count).as("seed %d: %s", seed, asked).isLessThanOrEqualTo(cap(who));
          cleaves++;
          longest = Math.max(longest, count);
        }
      }
    }
    assertThat(cleaves).isGreaterThan(FIGHTS / 2);
    assertThat(longest).isGreaterThan(2);
  }

  /** A step back costs none of them. A2.CLEAVE.36 */
  private static boolean isCleave(Entry.Asked asked) {
    return asked.kind().equals("cleave")
        && (asked.answer().startsWith("cleave ")
            || asked.answer().startsWith("step and cleave ")
            || asked.answer().startsWith("hurl "));
  }

  private static int cap(Combatant who) {
    Calling calling = who.sheet().calling();
    if (calling == null) {
      return who.sheet().hitDice().whole();
    }
    return switch (calling.cleaves()) {
      case "one per level" -> who.sheet().level();
      case "one per two levels" -> who.sheet().level() / 2;
      default -> 0;
    };
  }
}
