package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where an option leads is what its words say, and finding it out changes nothing. */
class LeadPropertiesTest {

  private static final int FIGHTS = Integer.getInteger("cleave.fights", 16) / 3;

  @ParameterizedTest(name = "{0}, map: {1}")
  @CsvSource({"acks2, true", "acks2, false", "weaponskill, true", "weaponskill, false"})
  void leadsAgreeWithTheWords(String book, boolean map) {
    var seen = new HashMap<String, Integer>();
    for (long seed = 0; seed < FIGHTS; seed++) {
      String yaml = RandomScenario.yaml(book, map, seed);
      play(yaml, seed, seen);
    }
    assertThat(seen.getOrDefault("target", 0)).as("aimed at somebody").isGreaterThan(FIGHTS);
    if (map) {
      assertThat(seen.getOrDefault("square", 0)).as("to a square").isGreaterThan(20 * FIGHTS);
      assertThat(seen.getOrDefault("provokes", 0)).as("provoking somebody").isGreaterThan(FIGHTS);
    }
  }

  @ParameterizedTest(name = "map: {0}")
  @CsvSource({"true", "false"})
  void shotsOfArtilleryHaveAreas(boolean map) {
    var seen = new HashMap<String, Integer>();
    for (long seed = 0; seed < FIGHTS; seed++) {
      play(RandomScenario.siege(map, seed), seed, seen);
    }
    assertThat(seen.getOrDefault("area", 0)).as("with an area").isGreaterThan(0);
  }

  private static void play(String yaml, long seed, Map<String, Integer> seen) {
    var scenario = Scenario.of(Yaml.parse(new Source("seed " + seed, yaml)));
    Game game = Game.of(scenario, SiegePropertiesTest.LIBRARY, null, Map.of());
    var players = new Reader(seed, seen);
    game.rulebook().fight(game.newBattle(), new GameTable(new SeededDice(seed), players, null));
  }

  private static final class Reader implements Players {

    private static final Pattern TO = Pattern.compile("^[a-z ]+ to ([0-9.]+,[0-9.]+)$");
    private static final Pattern FEET = Pattern.compile("^([0-9]+)'");
    private static final Pattern BY = Pattern.compile("engaged by (.*)$");
    private static final int MOST = 60;

    private final Chance chance;
    private final long seed;
    private final Map<String, Integer> seen;

    Reader(long seed, Map<String, Integer> seen) {
      this.seed = seed;
      this.chance = new Chance(seed);
      this.seen = seen;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      List<Option<T>> options = question.options();
      List<String> before = everybody(Battle.in(question.scene()));
      List<Lead> leads = question.leads(options, MOST / 2);
      for (int i = 0; i < options.size(); i += 1 + options.size() / MOST) {
        Lead glance = leads.get(i);
        Lead lead = question.lead(options.get(i).answer());
        assertThat(glance.path()).isIn(lead.path(), List.of());
        assertThat(glance)
            .as("seed %s: %s %s", seed, question, options.get(i).text())
            .usingRecursiveComparison()
            .ignoringFields("path")
            .withEqualsForType((one, other) -> one == other, Combatant.class)
            .isEqualTo(lead);
      }
      for (int i = 0; i < Math.min(MOST, options.size()); i++) {
        check(question, options.size() <= MOST ? options.get(i) : chance.of(options));
      }
      assertThat(options.stream().filter(option -> option.answer().declines()).count())
          .as("seed %s: %s can be declined in one way", seed, question)
          .isLessThan(2);
      assertThat(everybody(Battle.in(question.scene())))
          .as("seed %s: nobody is moved by %s", seed, question)
          .isEqualTo(before);
      return chance.oneIn(2) ? question.usual() : chance.of(options).answer();
    }

    private static List<String> everybody(Battle battle) {
      var all = new ArrayList<String>();
      for (Combatant who : battle.combatants()) {
        var where = new StringBuilder(who.name() + " " + who.conditions() + " " + who.hitPoints());
        for (long each : battle.field().whereabouts(who)) {
          where.append(' ').append(each);
        }
        all.add(where.toString());
      }
      return all;
    }

    private <T extends Answer> void check(Question<T> question, Option<T> option) {
      Lead lead = question.lead(option.answer());
      String where = "seed " + seed + ": " + question + " " + option.text();
      assertThat(option.answer().verb()).as(where).isNotBlank();
      for (Combatant who : Battle.in(question.scene()).combatants()) {
        assertThat(option.answer().verb()).as(where).doesNotContain(who.name());
      }
      Combatant target = lead.target();
      if (target != null) {
        seen.merge("target", 1, Integer::sum);
        assertThat(option.text() + " " + question.says()).as(where).contains(target.name());
      }
      seen.merge("area", lead.area() == null ? 0 : 1, Integer::sum);
      if (!lead.path().isEmpty()) {
        assertThat(lead.path().getLast()).as(where).isEqualTo(lead.at());
        assertThat(lead.feet()).as(where).isBetween(5, 15 * lead.path().size());
        steps(question, lead, where);
      }
      Matcher to = TO.matcher(option.text());
      Matcher feet = FEET.matcher(option.detail());
      if (to.find()) {
        seen.merge("square", 1, Integer::sum);
        assertThat(lead.at()).as(where).isNotNull();
        assertThat(lead.at().text()).as(where).isEqualTo(to.group(1));
        assertThat(lead.path()).as(where).isNotEmpty();
        assertThat(option.answer().gait()).as(where).isNotEmpty();
        if (feet.find()) {
          assertThat(lead.feet()).as(where).isEqualTo(Integer.parseInt(feet.group(1)));
        }
      }
      List<String> names = lead.provokes().stream().map(Combatant::name).toList();
      seen.merge("provokes", names.isEmpty() ? 0 : 1, Integer::sum);
      Matcher by = BY.matcher(option.detail());
      if (by.find()) {
        assertThat(names).as(where).containsExactlyInAnyOrder(by.group(1).split(", "));
      }
    }

    /** From square to square, each beside the one before. */
    private static void steps(Question<?> question, Lead lead, String where) {
      var last = (Square) Battle.in(question.scene()).field().spot((Combatant) question.who());
      for (int i = 0; i < lead.path().size(); i++) {
        var next = (Square) lead.path().get(i);
        assertThat(Math.abs(next.halvesAcross() - last.halvesAcross())).as(where).isLessThan(4);
        assertThat(Math.abs(next.halvesDown() - last.halvesDown())).as(where).isLessThan(4);
        last = next;
      }
    }
  }
}
