package dev.cleave.rulebooks;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The books whose fights copy whole, on both fields, with fights nobody thought of. */
final class Books {

  static final List<String> ALL = List.of("weaponskill", "acks2", "thac0", "acks1");

  /** House options that change what a throw needs or who answers it, each book's own. */
  private static final Map<String, List<Map<String, String>>> OPTIONS =
      Map.of(
          "thac0",
          List.of(
              Map.of(),
              Map.of("initiative", "group"),
              Map.of("initiative", "modified group", "weapon against armour", "on"),
              Map.of("surprise", "roll", "fatigue", "on", "knockdown", "on")),
          "weaponskill",
          List.of(
              Map.of(),
              Map.of("hits", "strictly higher"),
              Map.of("riposte", "after the blow", "casters", "unaware only"),
              Map.of("initiative", "by group", "surprise", "roll")));

  private Books() {}

  /** Every book on every field. */
  static Stream<Arguments> onEveryField() {
    var all = new ArrayList<Arguments>();
    for (String book : ALL) {
      all.add(Arguments.of(book, false));
      all.add(Arguments.of(book, true));
    }
    return all.stream();
  }

  /** Those in which what one does is done before the next one is asked. A1.INIT.04 */
  static Stream<Arguments> oneByOne() {
    return onEveryField().filter(each -> !each.get()[0].equals("acks1"));
  }

  static Game game(String book, boolean map, long seed) {
    boolean crowded = book.equals("acks2") && map && seed % 3 == 0;
    String yaml = crowded ? RandomScenario.crowd(seed) : RandomScenario.yaml(book, map, seed);
    Scenario scenario = Scenario.of(Yaml.parse(new Source("seed " + seed, yaml)));
    List<Map<String, String>> options = OPTIONS.getOrDefault(book, List.of(Map.of()));
    return Game.of(scenario, Library.core(), null, options.get((int) (seed % options.size())));
  }
}
