package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Area;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where bots aim their spells, and what people are told of an area before they choose. */
class SorceryTest {

  /** Everybody does as usual; what is asked of the mage is kept. */
  private static final class Watching implements Players {

    private final List<String> usual = new ArrayList<>();
    private final List<String> offered = new ArrayList<>();
    private final List<Lead> leads = new ArrayList<>();

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      T usually = question.usual();
      if (question.says().contains("Mage")) {
        usual.add(usually.text());
        for (Option<T> option : question.options()) {
          if (option.text().startsWith("cast ")) {
            offered.add(option.text() + ": " + option.detail());
            leads.add(question.lead(option.answer()));
          }
        }
      }
      return usually;
    }
  }

  private static Watching play(String spells, String others) {
    String yaml =
        """
        scenario: Bots with spells
        rulebook: acks2
        rounds: 1
        map: 30x12
        combatants:
          Mage: {side: heroes, behaviour: plain, mage: 5, hp: 12, weapon: dagger, spells: [%s], at: [2, 5], facing: E}
        %s
        """
            .formatted(spells, others.indent(2).stripTrailing());
    Scenario scenario = Scenario.of(Yaml.parse(new Source("bots", yaml)));
    Game game = Game.of(scenario, Library.core(), null, Map.of());
    Battle battle = game.newBattle();
    var watching = new Watching();
    game.rulebook().fight(battle, new GameTable(new SeededDice(7), watching, Journal.kept()));
    return watching;
  }

  @Test
  void aBotAimsWhereItCatchesMostFoesAndNoFriend() {
    var watching =
        play(
            "fireball",
            """
            Bo: {side: heroes, fighter: 1, hp: 8, at: [11, 5], facing: E}
            Lone: {side: orcs, creature: orc, at: [12, 5], facing: W, conditions: [surprised]}
            Orc 1: {side: orcs, creature: orc, at: [20, 5], facing: W, conditions: [surprised]}
            Orc 2: {side: orcs, creature: orc, at: [21, 5], facing: W, conditions: [surprised]}
            """);
    assertThat(watching.usual).contains("cast fireball", "cast fireball at Orc 1");
  }

  @Test
  void aBotDoesNotCastWhereItCatchesAsManyFriends() {
    var watching =
        play(
            "fireball",
            """
            Bo: {side: heroes, fighter: 1, hp: 8, at: [11, 5], facing: E}
            Lone: {side: orcs, creature: orc, at: [12, 5], facing: W, conditions: [surprised]}
            """);
    assertThat(watching.usual).contains("nothing").noneMatch(text -> text.startsWith("cast"));
  }

  @Test
  void aBotPutsNoUndeadToSleep() {
    var watching =
        play(
            "sleep",
            "Bones: {side: orcs, creature: skeleton, at: [12, 5], facing: W, conditions: [surprised]}");
    assertThat(watching.usual).contains("nothing").noneMatch(text -> text.startsWith("cast"));
  }

  @Test
  void anOptionNamesWhomItsAreaCatchesAndHoldsTheAreaAsData() {
    var watching =
        play(
            "fireball",
            """
            Bo: {side: heroes, fighter: 1, hp: 8, at: [11, 8], facing: E}
            Orc 1: {side: orcs, creature: orc, at: [12, 5], facing: W, conditions: [surprised]}
            Orc 2: {side: orcs, creature: orc, at: [13, 5], facing: W, conditions: [surprised]}
            Lurker: {side: orcs, creature: orc, at: [12, 3], facing: W, conditions: [hidden]}
            """);
    assertThat(watching.offered).contains("cast fireball at Orc 1: 50', catches Bo, Orc 1, Orc 2");
    int at = watching.offered.indexOf("cast fireball at Orc 1: 50', catches Bo, Orc 1, Orc 2");
    Area area = watching.leads.get(at).area();
    assertThat(area).isNotNull();
    assertThat(area.at()).isEqualTo(Square.of(12, 5));
    assertThat(area.feet()).isEqualTo(20);
    assertThat(area.caught()).extracting(Combatant::name).containsExactly("Bo", "Orc 1", "Orc 2");
  }

  @Test
  void aBoltIsDrawnSquareBySquare() {
    var watching =
        play(
            "lightning bolt",
            "Orc 1: {side: orcs, creature: orc, at: [12, 5], facing: W, conditions: [surprised]}");
    int at = watching.offered.indexOf("cast lightning bolt at Orc 1: 50', catches Orc 1");
    Area area = watching.leads.get(at).area();
    assertThat(area).isNotNull();
    assertThat(area.beyond()).hasSize(13).contains(Square.of(12, 5), Square.of(24, 5));
  }
}
