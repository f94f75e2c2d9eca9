package dev.cleave.proof;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Ledger;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Shape;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A file of one case, or of several under {@code cases} that share what stands above them. */
final class CaseFile {

  private static final String SHAPE = "/cleave/schemas/case.json";
  private static final String CASES = "cases";

  /** A case has these beyond a scenario. */
  private static final Set<String> OWN =
      Set.of(
          "case",
          "id",
          "proves",
          "house",
          "dice",
          "orders",
          "aftermath",
          "expect",
          "needs",
          "odds");

  private final Fields file;

  CaseFile(Source source) {
    this.file = Fields.of(Yaml.parse(source));
  }

  List<Case> cases() {
    if (!file.has(CASES)) {
      return List.of(read(file.node()));
    }
    List<Node> entries = file.list(CASES);
    if (entries.isEmpty()) {
      throw file.problem(CASES, "there is no case in the list");
    }
    var cases = new ArrayList<Case>();
    var problems = new LinkedHashSet<Problem>();
    for (Node entry : entries) {
      try {
        cases.add(read(Inheritance.of(file.node(), Fields.of(entry).node(), CASES)));
      } catch (BadInput refused) {
        problems.addAll(refused.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new BadInput(List.copyOf(problems));
    }
    return cases;
  }

  private static Case read(Mapping node) {
    Shape.resource(SHAPE).require(node);
    Fields fields = Fields.of(node);
    fields.list("proves").forEach(CaseFile::mustExist);
    return new Case(
        fields.node("case").place(),
        fields.text("case"),
        fields.text("id", ""),
        fields.texts("proves"),
        Scenario.of(scenario(node, fields)),
        fields.optionalMapping("house").map(CaseFile::house).orElse(null),
        Script.read(fields));
  }

  private static void mustExist(Node rule) {
    Ledger ledger = Ledger.core();
    String id = Fields.text(rule);
    if (ledger.rule(id).isEmpty() && ledger.note(id).isEmpty()) {
      var known =
          Stream.concat(
                  ledger.rules().stream().map(Ledger.Rule::id),
                  ledger.notes().stream().map(Ledger.Note::id))
              .toList();
      throw new BadInput(
          Unknown.word(rule, "is not a known rule", known, "cleave rules shows all."));
    }
  }

  /** House rules of a single case need no name. */
  private static HouseRules house(Fields stated) {
    var entries = new LinkedHashMap<String, Mapping.Entry>();
    entries.put("house", text(stated.place(), "house", "of this case"));
    entries.putAll(stated.node().entries());
    return HouseRules.of(new Mapping(stated.place(), entries)).replacing();
  }

  private static Mapping.Entry text(Place place, String key, String value) {
    return new Mapping.Entry(
        new Scalar(place, key, Scalar.Kind.TEXT, false),
        new Scalar(place, value, Scalar.Kind.TEXT, false));
  }

  /** The scenario within the case, under the case's title. */
  private static Mapping scenario(Mapping node, Fields fields) {
    var entries = new LinkedHashMap<String, Mapping.Entry>();
    entries.put("scenario", text(fields.node("case").place(), "scenario", fields.text("case")));
    node.entries()
        .forEach(
            (name, entry) -> {
              if (!OWN.contains(name)) {
                entries.put(name, entry);
              }
            });
    return new Mapping(node.place(), entries);
  }
}
