package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A rulebook that extends another says only what is other in it. */
class EditionTest {

  private static final String OLD =
      """
      rulebook: old
      title: The old book
      options: {dice: {about: Which dice, rule: A2.INIT.01, default: few, values: {few: F, many: M}}}
      figures:
        reach: {value: 5, range: [0, 30], rule: A2.MELEE.02, about: Feet}
        charge: {value: 2, rule: A2.FULL.14, about: Bonus}
      charts:
        saves: {rule: A2.SAVE.10, about: Saves, columns: [death], rows: {"..1": [14], "2..": [13]}}
      """;

  private static Fields read(String id, String text) {
    return Fields.of(Yaml.parse(new Source(id + ".yaml", text)));
  }

  private static Edition edition(String id, Map<String, String> texts) {
    var known = texts.keySet().stream().sorted().toList();
    return Edition.of(id, known, one -> read(one, Objects.requireNonNull(texts.get(one))));
  }

  @Test
  void whatAnEditionDoesNotSayIsAsInTheOneItExtends() {
    var edition =
        edition(
            "new",
            Map.of(
                "old",
                OLD,
                "new",
                """
                rulebook: new
                extends: old
                title: The new book
                figures: {reach: {value: 10}}
                charts: {saves: {rows: {"..3": [12]}}}
                """));
    assertThat(edition.line()).containsExactly("new", "old");
    var printed = edition.printed();
    assertThat(printed.text("title")).isEqualTo("The new book");
    var reach = printed.mapping("figures").mapping("reach");
    assertThat(reach.number("value")).isEqualTo(10);
    assertThat(reach.text("rule")).isEqualTo("A2.MELEE.02");
    assertThat(reach.numbers("range")).containsExactly(0, 30);
    assertThat(printed.mapping("figures").mapping("charge").number("value")).isEqualTo(2);
    var saves = printed.mapping("charts").mapping("saves");
    assertThat(saves.mapping("rows").names()).as("rows are drawn anew").containsExactly("..3");
    assertThat(saves.texts("columns")).containsExactly("death");
  }

  @Test
  void anEditionMayExtendAnEdition() {
    var edition =
        edition(
            "newest",
            Map.of(
                "old", OLD,
                "new", "{rulebook: new, extends: old, figures: {reach: {value: 10}}}",
                "newest", "{rulebook: newest, extends: new, figures: {charge: {value: 4}}}"));
    assertThat(edition.line()).containsExactly("newest", "new", "old");
    var figures = edition.printed().mapping("figures");
    assertThat(figures.mapping("reach").number("value")).isEqualTo(10);
    assertThat(figures.mapping("charge").number("value")).isEqualTo(4);
  }

  @Test
  void anOptionMayHaveAnotherDefaultOrBeNoChoiceAtAll() {
    var other =
        Book.of(
            edition(
                "new",
                Map.of(
                    "old",
                    OLD,
                    "new",
                    "{rulebook: new, extends: old, options: {dice: {default: many}}}")));
    assertThat(other.options()).extracting(Library.Option::usual).containsExactly("many");
    var none =
        Book.of(
            edition(
                "new",
                Map.of("old", OLD, "new", "{rulebook: new, extends: old, settled: {dice: many}}")));
    assertThat(none.options()).isEmpty();
    var figures = none.figures(Map.of());
    assertThat(figures.option("dice", "many")).isTrue();
    assertThat(figures.options()).isEmpty();
    assertThatThrownBy(() -> none.figures(Map.of("dice", "few")))
        .isInstanceOf(BadInput.class)
        .hasMessage("options: \"dice\" is not a known option of new.");
  }

  @Test
  void anOptionThatNeedsAnotherIsRefusedWithoutIt() {
    assertThatThrownBy(() -> Library.core().figures("acks2", Map.of("tide turns", "on")))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "options: the option tide turns: on has no meaning without static initiative. Expected:"
                + " static initiative: on [A2O.HYBRID.02]. Set static initiative: on, or leave tide"
                + " turns out.");
    var both = Map.of("tide turns", "on", "static initiative", "on");
    assertThat(Library.core().figures("acks2", both).option("tide turns", "on")).isTrue();
  }

  @Test
  void aBookThatIsNotThereCannotBeExtended() {
    assertThatThrownBy(
            () -> edition("new", Map.of("old", OLD, "new", "{rulebook: new, extends: odl}")))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            """
            new.yaml:1:26: extends: "odl" is not a known rulebook. Known: new, old. Did you mean old?
              {rulebook: new, extends: odl}
                                       ^\
            """);
  }

  @Test
  void noBookStandsOnItself() {
    assertThatThrownBy(
            () ->
                edition(
                    "one",
                    Map.of(
                        "one", "{rulebook: one, extends: two}",
                        "two", "{rulebook: two, extends: one}")))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            """
            two.yaml:1:26: extends: a rulebook cannot stand on itself: one extends two extends one. \
            Expected: a book that is there without this one.
              {rulebook: two, extends: one}
                                       ^\
            """);
    assertThatThrownBy(() -> edition("one", Map.of("one", "{rulebook: one, extends: one}")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("one extends one");
  }

  @Test
  void aSheetServesTheEditionsOfAFamily() {
    var library = Library.core();
    var first = library.figures("acks1", Map.of());
    var second = library.figures("acks2", Map.of());
    var bow = library.weapon("long bow", "acks1", first);
    assertThat(bow.range()).hasToString("Range[shortest=70, medium=140, longest=210]");
    assertThat(bow.damage()).isEqualTo(library.weapon("long bow", "acks2", second).damage());
    assertThat(library.weapon("sword", "acks1", first))
        .isEqualTo(library.weapon("sword", "acks2", second));
    assertThat(library.creature("orc", "acks1", first).armourClass()).isEqualTo(3);
  }

  @Test
  void everySaveOfTheFirstEditionIsItsOwn() {
    var first = Library.core().figures("acks1", Map.of());
    for (String chart : List.of("saves fighter", "saves crusader", "saves thief", "saves mage")) {
      assertThat(first.chart(chart).columns())
          .containsExactly(
              "petrification & paralysis",
              "poison & death",
              "blast & breath",
              "staffs & wands",
              "spells");
      assertThat(first.chart(chart).rule()).startsWith("A1.");
    }
    assertThat(first.chart("saves fighter").at(0)).isEqualTo(16);
    assertThat(first.chart("saves crusader").at(1, "poison & death")).isEqualTo(10);
  }

  @Test
  void optionsAreNamedByTheEditionsOwnRules() {
    assertThat(Library.core().options("acks1"))
        .allSatisfy(option -> assertThat(option.rule()).startsWith("A1."))
        .extracting(Library.Option::name)
        .contains("group initiative", "round length", "wisdom and saves")
        .doesNotContain("free facing", "engagement by size");
  }
}
