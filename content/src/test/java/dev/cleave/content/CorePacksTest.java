package dev.cleave.content;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Shape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The packs Cleave comes with are trusted at the start, because they are checked here. */
class CorePacksTest {

  /** Without these some options have no meaning. */
  private static final Map<String, String> NEEDED =
      Map.of("static initiative", "on", "critical hits", "on");

  @ParameterizedTest
  @EnumSource
  void everyPackHasItsShape(Kind kind) {
    for (String file : CorePack.files(kind)) {
      assertThat(slips(CorePack.read(file).node(), kind.section())).isEmpty();
    }
  }

  static List<String> rulebooks() {
    return Library.core().rulebooks();
  }

  /** Together with the books it extends: alone it may say less. */
  @ParameterizedTest
  @MethodSource("rulebooks")
  void everyRulebookHasItsShape(String rulebook) {
    var printed = Edition.core(rulebook, rulebooks()).printed();
    assertThat(slips(printed.node(), "rulebook")).isEmpty();
    assertThat(printed.text("rulebook")).isEqualTo(rulebook);
  }

  /** What an edition leaves out must be there to be left out. */
  @ParameterizedTest
  @MethodSource("rulebooks")
  void whatAnEditionHasNoUseForIsInTheOther(String rulebook) {
    var printed = Edition.core(rulebook, rulebooks()).printed();
    printed
        .optionalMapping("without")
        .ifPresent(
            none -> {
              for (String part : none.names()) {
                assertThat(printed.mapping(part).names()).containsAll(none.texts(part));
              }
            });
    printed
        .optionalMapping("settled")
        .ifPresent(
            settled -> assertThat(printed.mapping("options").names()).containsAll(settled.names()));
  }

  static List<String> ledgers() {
    return CorePack.names("ledger");
  }

  @ParameterizedTest
  @MethodSource("ledgers")
  void everyLedgerHasItsShapeAndBelongsToARulebook(String file) {
    var ledger = CorePack.read("ledger/" + file + ".yaml");
    assertThat(slips(ledger.node(), "ledger")).isEmpty();
    assertThat(rulebooks()).contains(ledger.text("rulebook"));
    assertThat(Ledger.of(ledger.text("rulebook")).rules())
        .extracting(Ledger.Rule::id)
        .contains(ledger.mappings("rules").getFirst().text("id"));
  }

  private static List<String> slips(Node root, String schema) {
    return Shape.resource("/cleave/schemas/" + schema + ".json").check(root).stream()
        .map(Problem::render)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rulebooks")
  void everySheetCanBeReadInEveryRulebook(String rulebook) {
    var library = Library.core();
    var figures = library.figures(rulebook, Map.of());
    library.weaponIds().forEach(id -> library.weapon(id, rulebook, figures));
    library.armourIds().forEach(id -> library.armour(id, rulebook, figures));
    library.spellIds(rulebook).forEach(id -> library.spell(id, rulebook, figures));
    library.itemIds().stream()
        .filter(
            id -> library.reading(rulebook, figures).isUsed(library.sheets(Kind.ITEMS).sheet(id)))
        .forEach(id -> library.item(id, rulebook, figures));
    library.artilleryIds().forEach(id -> library.artillery(id, rulebook, figures));
    library.vehicleIds().forEach(id -> library.vehicle(id, rulebook, figures));
    library.structureIds().forEach(id -> library.structure(id, rulebook, figures));
    library.creatureIds().forEach(id -> library.creature(id, rulebook, figures));
    var reading = library.reading(rulebook, figures);
    for (String id : library.classIds()) {
      for (int level = 0; level <= 20; level++) {
        var sheet = library.sheets(Kind.CLASSES).sheet(id);
        var draft = reading.callings().draft(sheet, level, Gear.NONE);
        assertThat(reading.finished(draft).hitPoints(0)).isPositive();
      }
    }
    assertThat(library.weaponIds()).hasSizeGreaterThan(40);
    assertThat(library.creatureIds()).hasSizeGreaterThan(30);
  }

  @ParameterizedTest
  @MethodSource("rulebooks")
  void everyWordOfEveryOptionCanBeChosen(String rulebook) {
    var library = Library.core();
    for (Library.Option option : library.options(rulebook)) {
      assertThat(option.words()).containsKey(option.usual());
      for (String word : option.words().keySet()) {
        var chosen = new HashMap<>(NEEDED);
        chosen.keySet().retainAll(names(library, rulebook));
        chosen.put(option.name(), word);
        var figures = library.figures(rulebook, chosen);
        assertThat(figures.option(option.name(), word)).isTrue();
      }
    }
  }

  private static Set<String> names(Library library, String rulebook) {
    return library.options(rulebook).stream().map(Library.Option::name).collect(toSet());
  }

  /** What a figure is by default must be within its own bounds. */
  @ParameterizedTest
  @MethodSource("rulebooks")
  void everyFigureIsWithinItsBounds(String rulebook) {
    var printed = Edition.core(rulebook, rulebooks()).printed();
    printed
        .named("figures")
        .forEach(
            (name, figure) -> {
              var value = Amount.of(figure.node("value"));
              Bounds.of(figure, !value.isFlat()).check(figure.node("value"), value, name);
            });
    printed
        .named("charts")
        .forEach(
            (name, chart) -> {
              for (var cell : Rows.of(chart.node("rows")).cells()) {
                Bounds.of(chart, false).check(cell, name);
              }
            });
  }

  @Test
  void everyRuleAFigureNamesIsInTheLedger() {
    var ledger = Ledger.core();
    for (String rulebook : Library.core().rulebooks()) {
      var printed = Edition.core(rulebook, rulebooks()).printed();
      for (String part : new String[] {"options", "figures", "charts"}) {
        printed
            .named(part)
            .values()
            .forEach(
                entry ->
                    assertThat(entry.text("rule"))
                        .matches(id -> ledger.rule(id).isPresent() || ledger.note(id).isPresent()));
      }
    }
  }

  @Test
  void whateverMayBeCitedCanBeExplained() {
    var ledger = Ledger.core();
    assertThat(ledger.rules()).hasSizeGreaterThan(500);
    assertThat(ledger.rule("WS.ACT.01"))
        .hasValue(
            new Ledger.Rule(
                "WS.ACT.01",
                "weaponskill",
                "ACT",
                "One action per turn",
                "core",
                "On its turn in a round a character performs one action.",
                "Combat Actions"));
    assertThat(ledger.rule("A2.COND.PRONE.01")).get().matches(r -> r.area().equals("COND.PRONE"));
    assertThat(ledger.note("WS.GAP.12")).get().matches(note -> note.kind().equals("gap"));
    assertThat(ledger.note("WS.T.LENGTH-MODIFIER"))
        .get()
        .extracting(Ledger.Note::text)
        .isEqualTo(
            """
            opponents_weapon | modifier
            longer than the attacker's | -2
            equal | 0
            shorter than the attacker's | 2
            none (unarmed) | 4
            The row describes the opponent's weapon, as the worked example shows.\
            """);
    assertThat(ledger.note("A2.GAP.113")).isPresent();
    assertThat(ledger.note("WS.EX.01")).isPresent();
    assertThat(ledger.rule("A2.NONE.01")).isEmpty();
  }
}
