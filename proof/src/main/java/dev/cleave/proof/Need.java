package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A number needed, worked out before anybody moves: an entry of {@code needs}. */
record Need(Place place, Strike strike, Map<String, Integer> numbers, List<Parts> parts) {

  private static final List<String> NUMBERS = List.of("number", "ac", "bonus");
  private static final List<String> ALL =
      List.of("attacker", "target", "way", "number", "ac", "bonus", "because", "includes");

  static Need read(Node node) {
    Fields fields = Fields.of(node).only(ALL);
    var numbers = new LinkedHashMap<String, Integer>();
    for (String name : NUMBERS) {
      fields.optionalNumber(name).ifPresent(number -> numbers.put(name, number));
    }
    var parts = Parts.read(fields);
    if (numbers.isEmpty() && parts.isEmpty()) {
      throw fields.problem("this asserts nothing: state number, ac, bonus, because or includes");
    }
    return new Need(fields.place(), Strike.read(fields), numbers, parts);
  }

  List<Failure> check(Stage stage) {
    Tally tally = strike.needs(stage);
    var rows = new ArrayList<Row>();
    numbers.forEach(
        (name, number) -> {
          int actual =
              switch (name) {
                case "ac" -> tally.target();
                case "bonus" -> tally.bonus();
                default -> tally.needs();
              };
          rows.add(Row.of(name, number.toString(), Integer.toString(actual)));
        });
    parts.forEach(list -> rows.addAll(list.compare(tally)));
    return rows.stream().noneMatch(Row::differs)
        ? List.of()
        : List.of(
            Failure.at(
                place,
                strike.attacker().text()
                    + " needs another number against "
                    + strike.target().text(),
                rows,
                List.of(tally.toString())));
  }
}
