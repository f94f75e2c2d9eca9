package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Ledger;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.BattleAct;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every fight, whoever fights it and however badly. A failure names its seed. */
class FightPropertiesTest {

  /** Raise it with {@code -Dcleave.fights} for a longer search. */
  private static final int FIGHTS = Integer.getInteger("cleave.fights", 8);

  static Stream<Arguments> games() {
    var games = new ArrayList<Arguments>();
    for (String rulebook : List.of("acks1", "acks2", "thac0", "weaponskill")) {
      for (boolean map : new boolean[] {false, true}) {
        games.add(Arguments.of(rulebook, map));
      }
    }
    return games.stream();
  }

  static Game game(String rulebook, boolean map, long seed) {
    String yaml = RandomScenario.yaml(rulebook, map, seed);
    Scenario scenario = Scenario.of(Yaml.parse(new Source("seed " + seed, yaml)));
    return Game.of(scenario, Library.core(), null, Map.of());
  }

  /** Answers any legal option at random, and checks every question it is asked. */
  static final class Anything implements Players {

    private final Chance chance;
    private final String where;

    Anything(long seed, String where) {
      this.chance = new Chance(seed);
      this.where = where;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      List<Option<T>> options = question.options();
      assertThat(options).as("%s: %s has options", where, question).isNotEmpty();
      assertThat(question.refuses(question.usual()))
          .as("%s: the usual answer to %s", where, question)
          .isNull();
      assertThat(question.refuses(question.quiet()))
          .as("%s: the quiet answer to %s", where, question)
          .isNull();
      Option<T> option = chance.of(options);
      assertThat(question.read(option.text()))
          .as(
              "%s: %s reads %s back: %s",
              where, question, option.text(), question.refusal(option.text()))
          .isEqualTo(option.answer());
      return chance.oneIn(2) ? question.usual() : option.answer();
    }
  }

  /** A Judge who meddles: heals, wounds, moves and removes people while a question is open. */
  private static final class Meddler implements Players {

    private final Chance chance;
    private final Anything others;

    Meddler(long seed, String where) {
      this.chance = new Chance(seed + 1_000_000);
      this.others = new Anything(seed, where);
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (!chance.oneIn(12)) {
        return others.answer(question, judge);
      }
      Battle battle = Battle.in(question.scene());
      Combatant who = chance.of(battle.combatants());
      switch (chance.below(4)) {
        case 0 -> judge.act(new BattleAct.Removed(battle, who));
        case 1 -> {
          Combatant other = chance.of(battle.combatants());
          Act act = battle.act("move " + who.name() + " to toward " + other.name());
          if (act != null) {
            judge.act(act);
          }
        }
        default ->
            judge.act(
                new BattleAct.HitPoints(battle, who, chance.between(-2, who.mostHitPoints())));
      }
      List<Option<T>> options = question.options();
      return options.isEmpty() ? question.quiet() : chance.of(options).answer();
    }
  }

  private static Journal.Kept play(Game game, Battle battle, long seed, Players players) {
    Journal.Kept journal = Journal.kept();
    game.rulebook().fight(battle, new GameTable(new SeededDice(seed), players, journal));
    return journal;
  }

  private static List<String> lines(Journal.Kept journal) {
    return journal.entries().stream().map(Entry::json).toList();
  }

  static List<Recorded> recorded(List<Entry> entries) {
    var lines = new ArrayList<Recorded>();
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      lines.add(
          switch (entry) {
            case Entry.Rolled rolled ->
                new Recorded(i, Recorded.Kind.ROLL, rolled.faces(), "", entry.json());
            case Entry.Asked asked ->
                new Recorded(i, Recorded.Kind.ASK, List.of(), asked.answer(), entry.json());
            case Entry.Told _ -> new Recorded(i, Recorded.Kind.EVENT, List.of(), "", entry.json());
            case Entry.Judged judged ->
                new Recorded(i, Recorded.Kind.JUDGE, List.of(), judged.act(), entry.json());
          });
    }
    return lines;
  }

  @ParameterizedTest(name = "{0}, map: {1}")
  @MethodSource("games")
  void equalDiceAndAnswersGiveEqualJournals(String rulebook, boolean map) {
    for (long seed = 0; seed < FIGHTS; seed++) {
      Game game = game(rulebook, map, seed);
      String where = rulebook + (map ? " map" : " theatre") + " seed " + seed;
      var first = play(game, game.newBattle(), seed, new Anything(seed, where));
      var second = play(game, game.newBattle(), seed, new Anything(seed, where));
      assertThat(lines(second)).as(where).isEqualTo(lines(first));
    }
  }

  @ParameterizedTest(name = "{0}, map: {1}")
  @MethodSource("games")
  void everyJournalReplaysAndContinuesFromAnyCut(String rulebook, boolean map) {
    for (long seed = 0; seed < FIGHTS; seed++) {
      Game game = game(rulebook, map, seed);
      String where = rulebook + (map ? " map" : " theatre") + " seed " + seed;
      List<Entry> entries = play(game, game.newBattle(), seed, new Anything(seed, where)).entries();
      List<Recorded> lines = recorded(entries);
      Battle again = game.newBattle();
      var replay = new RecordedTable(lines, again, null, null);
      game.rulebook().fight(again, replay);
      assertThat(replay.isAtEnd()).as(where).isTrue();

      int cut = new Chance(seed).below(entries.size());
      Battle restored = game.newBattle();
      Journal.Kept journal = Journal.kept();
      var rest = new RecordedTable(lines.subList(cut, lines.size()), restored, journal, null);
      game.rulebook()
          .fight(restored, new RecordedTable(lines.subList(0, cut), restored, journal, rest));
      assertThat(lines(journal)).as(where).isEqualTo(entries.stream().map(Entry::json).toList());
      assertThat(states(restored)).as(where).isEqualTo(states(again));
    }
  }

  @ParameterizedTest(name = "{0}, map: {1}")
  @MethodSource("games")
  void theJudgeMayMeddleAtAnyMomentAndTheJournalStillReplays(String rulebook, boolean map) {
    for (long seed = 0; seed < FIGHTS; seed++) {
      Game game = game(rulebook, map, seed);
      String where = rulebook + (map ? " map" : " theatre") + " seed " + seed;
      Battle battle = game.newBattle();
      List<Entry> entries = play(game, battle, seed, new Meddler(seed, where)).entries();
      Battle again = game.newBattle();
      var replay = new RecordedTable(recorded(entries), again, null, null);
      try {
        game.rulebook().fight(again, replay);
      } catch (Divergence e) {
        throw new AssertionError(where + ": " + e.getMessage(), e);
      }
      assertThat(replay.isAtEnd()).as(where).isTrue();
      assertThat(states(again)).as(where).isEqualTo(states(battle));
    }
  }

  private static List<String> states(Battle battle) {
    return battle.combatants().stream()
        .map(c -> c.name() + " " + c.hitPoints() + " " + c.fate() + " " + c.weapon())
        .toList();
  }

  @ParameterizedTest(name = "{0}, map: {1}")
  @MethodSource("games")
  void everyEventAndEveryNumberCitesARuleOfTheLedger(String rulebook, boolean map) {
    Ledger ledger = Ledger.core();
    var known = new HashSet<String>();
    for (long seed = 0; seed < FIGHTS; seed++) {
      Game game = game(rulebook, map, seed);
      String where = rulebook + (map ? " map" : " theatre") + " seed " + seed;
      for (Entry entry : play(game, game.newBattle(), seed, new Anything(seed, where)).entries()) {
        for (String rule : cited(entry)) {
          if (known.add(rule)) {
            assertThat(ledger.rule(rule).isPresent() || ledger.note(rule).isPresent())
                .as("%s cites %s in %s", where, rule, entry)
                .isTrue();
          }
        }
      }
    }
  }

  private static List<String> cited(Entry entry) {
    return switch (entry) {
      case Entry.Rolled rolled -> List.of(rolled.why().rule());
      case Entry.Told(Event event) -> {
        var rules = new ArrayList<String>();
        rules.add(event.rule());
        Tally tally = event.tally();
        for (int i = 0; tally != null && i < tally.size(); i++) {
          rules.add(tally.term(i).rule());
        }
        yield rules;
      }
      default -> List.of();
    };
  }

  /** What a wound for good has taken from the most one can have, and so from what one has. */
  private static int gone(Battle battle, String name, Map<String, Integer> most) {
    return most.get(name) - Objects.requireNonNull(battle.named(name)).mostHitPoints();
  }

  @ParameterizedTest(name = "{0}, map: {1}")
  @MethodSource("games")
  void theJournalTellsEveryChangeOfHitPointsAndFate(String rulebook, boolean map) {
    for (long seed = 0; seed < FIGHTS; seed++) {
      Game game = game(rulebook, map, seed);
      String where = rulebook + (map ? " map" : " theatre") + " seed " + seed;
      Battle battle = game.newBattle();
      var hitPoints = new HashMap<String, Integer>();
      var fates = new HashMap<String, String>();
      var most = new HashMap<String, Integer>();
      var maimed = new HashSet<String>(); // and nothing told of their hit points since
      for (Combatant combatant : battle.combatants()) {
        hitPoints.put(combatant.name(), combatant.hitPoints());
        fates.put(combatant.name(), combatant.fate().label());
        most.put(combatant.name(), combatant.mostHitPoints());
      }
      for (Event event : play(game, battle, seed, new Anything(seed, where)).events()) {
        String on = String.valueOf(event.fact("on"));
        if (event.fact("wound") != null) {
          maimed.add(on);
        } else if (event.is(Event.Kind.DAMAGE)) {
          maimed.remove(on);
        }
        switch (event.name()) {
          case "damage" -> {
            int left = (Integer) event.fact("hp");
            assertThat(left).as("%s %s", where, event).isLessThanOrEqualTo(hitPoints.get(on));
            hitPoints.put(on, left);
          }
          case "heal" -> {
            int left = (Integer) event.fact("hp");
            int gone = maimed.remove(on) ? gone(battle, on, most) : 0;
            assertThat(left)
                .as("%s %s", where, event)
                .isGreaterThanOrEqualTo(hitPoints.get(on) - gone);
            hitPoints.put(on, left);
            if (left > 0) {
              fates.put(on, Fate.STANDING.label());
            }
          }
          case "ebbs" -> hitPoints.put(on, (Integer) event.fact("hp")); // at death's door
          case "recovers" -> hitPoints.put(on, (Integer) event.fact("hp"));
          case "wakes" -> fates.put(on, Fate.STANDING.label());
          case "fallen" -> fates.put(on, String.valueOf(event.fact("fate")));
          case "wrecked" -> fates.put(on, Fate.WRECKED.label());
          case "fled" -> fates.put(String.valueOf(event.fact("by")), Fate.FLED.label());
          case "yielded" -> fates.put(String.valueOf(event.fact("by")), Fate.YIELDED.label());
          case "surrender" -> {
            if (Boolean.TRUE.equals(event.fact("accepted"))) {
              fates.put(String.valueOf(event.fact("by")), Fate.YIELDED.label());
            }
          }
          default -> {}
        }
      }
      for (Combatant combatant : battle.combatants()) {
        String name = combatant.name();
        assertThat(hitPoints.get(name) - (maimed.contains(name) ? gone(battle, name, most) : 0))
            .as("%s hit points of %s", where, combatant)
            .isEqualTo(combatant.hitPoints());
        assertThat(fates.get(combatant.name()))
            .as("%s fate of %s", where, combatant)
            .isEqualTo(combatant.fate().label());
      }
    }
  }

  /** By THAC0 a count comes again for who has risen or changed his mind. TH.C.CHANGE.03 */
  private static final List<String> CALLED_AGAIN =
      List.of(
          "change to ",
          "face ",
          "keep a ",
          "kneel",
          "let go",
          "lie down",
          "rise",
          "shout",
          "sit down");

  /** What costs nothing is no turn: the same question is asked again. */
  private static boolean isFree(String answer) {
    return answer.startsWith("drop ")
        || answer.startsWith("draw ")
        || answer.startsWith("take ")
            && !answer.equals("take cover")
            && !answer.equals("take up shield")
        || answer.startsWith("spur ") // of a beast with a vehicle
        || answer.startsWith("let go of ")
        || answer.startsWith("deal ")
        || answer.startsWith("propose ")
        || answer.startsWith("offer terms to ")
        || answer.startsWith("throw down ")
        || answer.equals("stop concentrating")
        || CALLED_AGAIN.stream().anyMatch(answer::startsWith)
        || answer.equals("call out an order");
  }

  @ParameterizedTest(name = "{0}, map: {1}")
  @MethodSource("games")
  void nobodyTakesTwoTurnsInARound(String rulebook, boolean map) {
    for (long seed = 0; seed < FIGHTS; seed++) {
      Game game = game(rulebook, map, seed);
      String where = rulebook + (map ? " map" : " theatre") + " seed " + seed;
      var acted = new HashMap<String, Integer>();
      for (Entry entry : play(game, game.newBattle(), seed, new Anything(seed, where)).entries()) {
        if (entry instanceof Entry.Told(Event event) && event.is("round")) {
          acted.clear();
        }
        if (entry instanceof Entry.Asked asked
            && asked.kind().equals("action")
            && !asked.answer().equals("hold")
            && !asked.answer().startsWith("delay")
            && !asked.answer().startsWith("set ")
            && !isFree(asked.answer())) {
          assertThat(acted.merge(asked.who(), 1, Integer::sum))
              .as("%s turns of %s", where, asked.who())
              .isEqualTo(1);
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void nobodyEndsOnAnothersFeetNorOutsideTheMap(String rulebook, boolean map) {
    if (!map) {
      return;
    }
    for (long seed = 0; seed < FIGHTS; seed++) {
      Game game = game(rulebook, true, seed);
      String where = rulebook + " map seed " + seed;
      Battle battle = game.newBattle();
      play(game, battle, seed, new Anything(seed, where));
      Battlemap field = Objects.requireNonNull(battle.field().map());
      for (Combatant combatant : battle.combatants()) {
        if (combatant.isStanding() && battle.field().seat(combatant) == combatant) {
          var at = (Square) field.spot(combatant);
          boolean fits = field.fits(combatant, at.halvesAcross(), at.halvesDown());
          assertThat(fits || sharesWithSmallFolk(battle, combatant))
              .as("%s %s stands at %s", where, combatant, at.text())
              .isTrue();
        }
      }
    }
  }

  /** The huge may stop on their own small folk. A2.MAP.38 */
  private static boolean sharesWithSmallFolk(Battle battle, Combatant who) {
    for (Combatant other : battle.combatants()) {
      int sizes = Math.abs(other.sheet().size().rank() - who.sheet().size().rank());
      if (other != who
          && other.isStanding()
          && !other.isEnemyOf(who)
          && sizes >= 2
          && battle.field().distance(who, other) == 0) {
        return true;
      }
    }
    return false;
  }
}
