package dev.cleave.cli;

import dev.cleave.proof.Choice;
import dev.cleave.proof.Failure;
import dev.cleave.proof.Row;
import dev.cleave.proof.Verdict;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Verdicts as JSON. */
final class VerdictJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private VerdictJson() {}

  /**
   * @param whole whether the whole log comes with it
   */
  static String of(Verdict verdict, boolean whole) {
    ObjectNode json = NODES.objectNode().put("case", verdict.played().title());
    if (!verdict.played().id().isEmpty()) {
      json.put("id", verdict.played().id());
    }
    json.put("where", verdict.played().where());
    var proves = json.putArray("proves");
    verdict.played().proves().forEach(proves::add);
    json.put("passed", verdict.passed());
    if (!verdict.passed()) {
      var failures = json.putArray("failures");
      verdict.failures().forEach(failure -> failures.add(of(failure)));
    }
    if (whole) {
      var log = json.putArray("log");
      verdict.log().forEach(entry -> log.add(JsonMapper.shared().readTree(entry.json())));
    }
    return json.toString();
  }

  static String sum(int passed, int failed) {
    return NODES.objectNode().put("passed", passed).put("failed", failed).toString();
  }

  private static ObjectNode of(Failure failure) {
    ObjectNode json = NODES.objectNode().put("where", failure.where()).put("what", failure.what());
    var rows = json.putArray("rows");
    failure.rows().forEach(row -> rows.add(of(row)));
    var notes = json.putArray("notes");
    failure.notes().forEach(notes::add);
    Choice choice = failure.choice();
    if (choice != null) {
      json.put("question", choice.question());
      var options = json.putArray("options");
      choice.options().forEach(options::add);
    }
    return json;
  }

  private static ObjectNode of(Row row) {
    return NODES
        .objectNode()
        .put("key", row.key())
        .put("expected", row.expected())
        .put("actual", row.actual())
        .put("differs", row.differs());
  }
}
