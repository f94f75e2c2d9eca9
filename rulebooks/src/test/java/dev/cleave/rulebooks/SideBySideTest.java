package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.content.Library;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One fight by several books, and where they part. */
class SideBySideTest {

  private static final String DUEL =
      """
      scenario: The duel
      distance: 20
      combatants:
        Kurt: {side: north, fighter: 3, hp: 14, weapon: sword, shield: shield, armour: chain}
        Otto: {side: south, fighter: 3, hp: 14, weapon: spear, armour: leather}
      """;

  private static SideBySide told(String scenario, List<String> books, Map<String, String> options) {
    return SideBySide.of(
        Yaml.parse(new Source("duel.yaml", scenario)),
        Library.core(),
        books,
        options,
        7,
        _ -> false);
  }

  @Test
  void eachBookTellsItAsItWouldAlone() {
    var all = told(DUEL, List.of("acks1", "acks2", "weaponskill"), Map.of());
    assertThat(all.told()).extracting(Retold::title).contains("ACKS I", "ACKS II");
    for (Retold one : all.told()) {
      var alone = Journal.kept();
      var game = java.util.Objects.requireNonNull(one.game());
      var outcome = game.rulebook().fight(game.newBattle(), GameTable.seeded(7, alone));
      assertThat(one.events().stream().map(Event::toString))
          .containsExactlyElementsOf(alone.events().stream().map(Event::toString).toList());
      assertThat(one.outcome()).isEqualTo(outcome);
    }
  }

  @Test
  void theFirstEventThatDiffersNamesTheRulesThatDidIt() {
    var all = told(DUEL, List.of("acks1", "acks2", "weaponskill"), Map.of());
    assertThat(all.partings()).hasSize(2);
    Parting first = all.partings().getFirst();
    assertThat(first.round()).isEqualTo(1);
    assertThat(first.ways()).extracting(Parting.Way::books).contains(List.of("weaponskill"));
    Parting editions = all.partings().getLast();
    assertThat(editions.ways()).hasSize(2);
    assertThat(editions.ways().getFirst().books()).containsExactly("acks1");
    assertThat(editions.ways().getFirst().rules()).isNotEmpty().allMatch(id -> id.startsWith("A1"));
    assertThat(editions.ways().getLast().rules()).isNotEmpty().allMatch(id -> id.startsWith("A2"));
    assertThat(editions.event()).isGreaterThan(first.event());
  }

  /** Ids alone are no difference, and what both have in a number is not what did it. */
  @Test
  void aBookDoesNotPartFromItself() {
    var same = told(DUEL, List.of("acks2", "acks2"), Map.of());
    assertThat(same.partings()).isEmpty();
  }

  @Test
  void whatDiffersInANumberIsNamedAndWhatIsAlikeIsNot() {
    String prone =
        DUEL.replace("distance: 20", "distance: 5").replace("weapon: spear", "weapon: club");
    Library house =
        Library.core()
            .with(
                dev.cleave.content.HouseRules.of(
                    Yaml.parse(
                        new Source(
                            "house.yaml", "house: Ours\nacks1:\n  figures: {retreating: 3}\n"))));
    var told =
        SideBySide.of(
            Yaml.parse(new Source("duel.yaml", prone)),
            house,
            List.of("acks1", "acks2"),
            Map.of(),
            3,
            _ -> false);
    assertThat(told.told()).noneMatch(Retold::isRefused);
    for (Parting.Way way : told.partings().getFirst().ways()) {
      assertThat(way.rules()).doesNotHaveDuplicates();
    }
  }

  @Test
  void aBookThatCannotReadItSaysWhyAndTheOthersTellIt() {
    var all = told(DUEL, List.of("acks1", "acks9", "weaponskill"), Map.of());
    Retold unknown = all.told().get(1);
    assertThat(unknown.isRefused()).isTrue();
    assertThat(unknown.refused()).startsWith("\"acks9\" is not a known rulebook");
    assertThat(unknown.rounds()).hasSize(1);
    assertThat(all.told().get(0).outcome()).isNotNull();
    assertThat(all.told().get(2).outcome()).isNotNull();
    assertThat(all.partings()).hasSize(1);

    String chariot =
        DUEL.replace("distance: 20\n", "")
            + "  Cart: {side: north, vehicle: light chariot, drawn by: [Kurt]}\n";
    var refused = told(chariot, List.of("acks1", "weaponskill"), Map.of());
    assertThat(refused.told().get(1).refused()).contains("line ").contains("Cart");
  }

  @Test
  void anOptionCountsForTheBooksThatHaveIt() {
    var usual = told(DUEL, List.of("acks2", "weaponskill"), Map.of());
    var statics = told(DUEL, List.of("acks2", "weaponskill"), Map.of("static initiative", "on"));
    assertThat(statics.told().get(1).events().toString())
        .isEqualTo(usual.told().get(1).events().toString());
    assertThat(statics.told().get(0).events().toString())
        .isNotEqualTo(usual.told().get(0).events().toString());
    assertThatThrownBy(() -> told(DUEL, List.of("acks1", "acks2"), Map.of("hitz", "on")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("\"hitz\" is an option of none of these rulebooks");
  }

  @Test
  void enoughIsEnough() {
    var all =
        SideBySide.of(
            Yaml.parse(new Source("duel.yaml", DUEL)),
            Library.core(),
            List.of("acks1", "acks2"),
            Map.of(),
            7,
            events -> events >= 5);
    assertThat(all.told()).allMatch(one -> one.events().size() == 5 && one.outcome() == null);
    assertThat(SideBySideJson.of(all).path("books").get(0).path("over").asBoolean()).isFalse();
  }
}
