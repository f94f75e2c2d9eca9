package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.dice.Dice;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A number that can be changed without a case noticing is a number nothing proves. Every figure of
 * a rulebook is changed a little, and some case must then fail.
 */
class FiguresCountTest {

  private static final Path ROOT = Path.of("..");

  /** Figures no case can catch, and why. */
  private static final Map<String, String> EXCUSED =
      Map.ofEntries(
          Map.entry("weaponskill round seconds", "a second more or less seldom makes a round"),
          Map.entry("weaponskill reach", "bounded from below by the width of a square"),
          Map.entry("weaponskill morale least", "the loader's conversion: ConversionTest"),
          Map.entry("weaponskill morale most", "the loader's conversion: ConversionTest"),
          Map.entry("weaponskill hide less", "the loader's conversion: ConversionTest"),
          Map.entry("weaponskill hide most", "the loader's conversion: ConversionTest"),
          Map.entry("acks2 first count", "the count starts at the highest number in any case"),
          Map.entry("acks2 vain rounds", "two hundred rounds are no case; one has it at two"),
          Map.entry("acks2 engagement distance", "bounded from below by the width of a square"),
          Map.entry("acks2 surprise die", "surprise is stated by the scenario so far"),
          Map.entry("acks2 surprise chance", "surprise is stated by the scenario so far"),
          Map.entry("acks2 charge minimum", "the least charge is one step"));

  @ParameterizedTest
  @ValueSource(strings = {"weaponskill", "acks2"})
  void everyFigureIsCaughtByACase(String rulebook) {
    List<Case> cases = Cases.under(List.of(ROOT.resolve("cases").resolve(rulebook)));
    Fields figures =
        Fields.of(
                Yaml.parse(
                    Source.read(
                        ROOT.resolve(
                            "content/src/main/resources/cleave/rulebooks/" + rulebook + ".yaml"))))
            .mapping("figures");
    var values = new TreeMap<String, Dice>();
    for (String name : figures.names()) {
      values.put(name, value(figures.mapping(name).node("value")));
    }
    var missed = new ConcurrentSkipListMap<String, Dice>();
    var excusedInVain = new ConcurrentSkipListSet<String>();
    values.entrySet().parallelStream()
        .forEach(
            figure -> {
              String name = figure.getKey();
              Dice value = figure.getValue();
              boolean excused = EXCUSED.containsKey(rulebook + " " + name);
              String rule = figures.mapping(name).text("rule");
              List<Case> likely = about(rule, cases);
              boolean caught =
                  isCaught(rulebook, name, value.plus(1), likely)
                      || isCaught(rulebook, name, value.plus(-1), likely)
                      || !excused
                          && (isCaught(rulebook, name, value.plus(1), cases)
                              || isCaught(rulebook, name, value.plus(-1), cases));
              if (!caught && !excused) {
                missed.put(name, value);
              } else if (caught && excused) {
                excusedInVain.add(name);
              }
            });
    assertThat(excusedInVain)
        .as("figures of %s excused though a case catches them", rulebook)
        .isEmpty();
    assertThat(missed).as("figures of %s that no case catches", rulebook).isEmpty();
  }

  /** Those that claim to prove the figure's rule. */
  private static List<Case> about(String rule, List<Case> cases) {
    return cases.stream().filter(one -> one.proves().contains(rule)).toList();
  }

  private static Dice value(Node node) {
    String text = node.shown().replace("\"", "");
    return text.startsWith("-") ? Dice.flat(Integer.parseInt(text)) : Dice.parse(text);
  }

  private static boolean isCaught(String rulebook, String name, Dice changed, List<Case> cases) {
    String house =
        "house: Changed\n%s:\n  figures: {\"%s\": %s}\n".formatted(rulebook, name, changed);
    try {
      Library library =
          Library.core().with(HouseRules.of(Yaml.parse(new Source("changed.yaml", house))));
      return cases.stream().anyMatch(one -> !CaseRun.run(one, library).passed());
    } catch (BadInput outOfBounds) {
      return false;
    }
  }
}
