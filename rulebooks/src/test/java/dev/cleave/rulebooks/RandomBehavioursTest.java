package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.JournalWriter;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.actor.Order;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.RecordedTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Battles nobody thought of, by people of every behaviour under every order: each ends, is read
 * back and replays to the letter, nobody is ever where or what he cannot be, and nobody stands
 * about for long. A failure says its seed and the scenario.
 */
class RandomBehavioursTest {

  /** Raise it with {@code -Dcleave.behaviours=10000}; {@code -Dcleave.first} is the first seed. */
  private static final int BATTLES = Integer.getInteger("cleave.behaviours", 40);

  private static final long FIRST = Long.getLong("cleave.first", 0);

  private static final int LONG_ENOUGH = 400;

  /** Rounds in a row in which nobody does anything. */
  private static final int STANDSTILL = 5;

  /** In one of so many somebody looks ahead. */
  private static final int PLANNED = 40;

  private static final int MOST = 25;

  /** Answers of who does nothing with his turn. */
  private static final Set<String> NOTHING = Set.of("done", "stay", "wait");

  private static final Pattern SIDE = Pattern.compile("\\bside: s(\\d)");

  /**
   * Only one side is told to stay where it is: two that wait for each other do as they are told.
   */
  private static final List<String> WAITING =
      List.of("hold this line", "shoot whoever casts", "attack first casters");

  private static final List<String> GOING =
      List.of("charge the nearest", "attack first shooters", "shoot whoever casts");

  @TempDir Path folder;

  @Test
  void everyBattleOfTheSecondEditionGoesOn() {
    battles(seed -> AnyBattle.yaml("acks2", seed), BATTLES);
  }

  @Test
  void everyBattleOfTheFirstEditionGoesOn() {
    battles(seed -> AnyBattle.yaml("acks1", seed), Math.max(1, BATTLES / 4));
  }

  @Test
  void everyBattleOfThac0GoesOn() {
    battles(seed -> AnyBattle.yaml("thac0", seed), Math.max(1, BATTLES / 4));
  }

  @Test
  void everyBattleOfWeaponSkillGoesOn() {
    battles(RandomBehavioursTest::weaponSkill, Math.max(1, BATTLES / 4));
  }

  /**
   * Battles that stood still, went on for ever or broke a rule, until what they showed was mended.
   */
  @Test
  void whatStoodStillOnceGoesOn() {
    battle(minded(AnyBattle.yaml("acks2", 200_216), 200_216), 200_216);
    battle(minded(AnyBattle.yaml("acks2", 201_187), 201_187), 201_187);
    battle(minded(weaponSkill(201_524), 201_524), 201_524);
    battle(minded(weaponSkill(501_452), 501_452), 501_452);
    for (long seed : new long[] {501_959, 501_962, 503_160, 503_605, 505_616}) {
      battle(minded(AnyBattle.yaml("acks2", seed), seed), seed);
    }
    for (long seed : new long[] {600_920, 700_230}) {
      battle(minded(AnyBattle.yaml("acks1", seed), seed), seed);
    }
  }

  private static String weaponSkill(long seed) {
    return RandomScenario.yaml("weaponskill", seed % 2 == 0, seed).replace("rounds: 40\n", "");
  }

  private void battles(LongFunction<String> scenario, int many) {
    var failures = new ArrayList<String>();
    for (long seed = FIRST; seed < FIRST + many && failures.size() < MOST; seed++) {
      String yaml = minded(scenario.apply(seed), seed);
      try {
        battle(yaml, seed);
      } catch (RuntimeException | AssertionError | StackOverflowError e) {
        String said =
            String.valueOf(e).lines().limit(12).reduce("", (all, one) -> all + one + "\n");
        StackTraceElement[] trace = e.getStackTrace();
        failures.add(
            "seed " + seed + ": " + said + (trace.length > 0 ? trace[0] : "") + "\n" + yaml);
      }
    }
    assertThat(String.join("\n", failures)).isEmpty();
  }

  /** With a behaviour and now and then an order for each. */
  private static String minded(String yaml, long seed) {
    var random = new Random(seed);
    List<Behaviour> all = Library.core().behaviours();
    boolean planned = seed % PLANNED == 0;
    Matcher side = SIDE.matcher(yaml);
    var text = new StringBuilder();
    while (side.find()) {
      Behaviour behaviour = all.get(random.nextInt(all.size()));
      boolean plain = behaviour.plans() && !planned;
      planned &= !behaviour.plans();
      List<String> orders = side.group(1).equals("0") ? WAITING : GOING;
      String order =
          random.nextInt(4) == 0 ? ", orders: " + orders.get(random.nextInt(orders.size())) : "";
      side.appendReplacement(
          text, side.group() + ", behaviour: " + (plain ? "party" : behaviour.name()) + order);
    }
    side.appendTail(text);
    return text.toString();
  }

  private static Game game(String yaml) {
    String text = yaml.replace("\nrulebook:", "\nrounds: " + 2 * LONG_ENOUGH + "\nrulebook:");
    Scenario scenario = Scenario.of(Yaml.parse(new Source("battle", text)));
    return Game.of(scenario, Library.core(), null, Map.of());
  }

  private void battle(String yaml, long seed) {
    Game game = game(yaml);
    Path file = folder.resolve("battle.jsonl");
    Battle battle = game.newBattle();
    Journal.Kept kept = Journal.kept();
    var idlers = new Idlers(game.rulebook(), battle);
    Outcome outcome;
    try (var writer = JournalWriter.to(file, game.header(seed))) {
      var watch = new Watch(battle, false);
      Journal all =
          entry -> {
            writer.write(entry);
            kept.write(entry);
            watch.see(entry);
          };
      outcome = game.rulebook().fight(battle, new GameTable(Lots.undisturbed(seed), idlers, all));
      watch.end();
    }
    var recorded = JournalFile.read(file);
    Game again = Game.of(recorded.header(), Library.core());
    Journal.Kept told = Journal.kept();
    Battle other = again.newBattle();
    var replay = new RecordedTable(recorded.lines(), other, told, null);
    assertThat(again.rulebook().fight(other, replay)).hasToString(outcome.toString());
    assertThat(lines(told)).isEqualTo(lines(kept));
    assertThat(outcome.rounds()).as("rounds until it ends").isLessThan(2 * LONG_ENOUGH);
    assertThat(idlers.longest)
        .as("rounds in which nobody does anything, though a plain fighter would")
        .isLessThanOrEqualTo(STANDSTILL);
  }

  private static List<String> lines(Journal.Kept journal) {
    return journal.entries().stream().map(Entry::json).toList();
  }

  /**
   * Bots, and the longest row of rounds in which nobody did anything though a plain fighter in the
   * place of one of them would have: some cannot get at each other at all, some were told to stay.
   */
  private static final class Idlers implements Players {

    private final Rulebook rulebook;
    private final Battle battle;
    private int round;
    private boolean stirred;
    private boolean could;
    private int row;
    private int longest;

    Idlers(Rulebook rulebook, Battle battle) {
      this.rulebook = rulebook;
      this.battle = battle;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (battle.round() != round) {
        round = battle.round();
        row = could && !stirred ? row + 1 : 0;
        longest = Math.max(longest, row);
        stirred = false;
        could = false;
      }
      T answer = Bots.answer(question, rulebook);
      if (question.isTurn() && question.who() instanceof Combatant who) {
        boolean idle = NOTHING.contains(answer.text());
        stirred |= !idle;
        boolean told = who.conduct().order(Order.Word.HOLD) != null;
        could |= idle && !told && !NOTHING.contains(plain(question, who));
      }
      return answer;
    }

    private static String plain(Question<?> question, Combatant who) {
      Conduct own = who.conduct();
      who.setConduct(Conduct.PLAIN);
      try {
        return question.usual().text();
      } finally {
        who.setConduct(own);
      }
    }
  }
}
