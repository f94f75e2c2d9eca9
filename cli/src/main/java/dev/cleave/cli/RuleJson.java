package dev.cleave.cli;

import dev.cleave.content.Collation;
import dev.cleave.content.Ledger;
import dev.cleave.content.Ledger.Note;
import dev.cleave.content.Ledger.Rule;
import dev.cleave.proof.Claim;
import dev.cleave.proof.Coverage;
import java.util.Locale;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Rules as JSON. */
final class RuleJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private RuleJson() {}

  static String of(Rule rule) {
    return json(rule).toString();
  }

  /** Two books side by side. */
  static String of(Collation.Row row) {
    ObjectNode json =
        NODES.objectNode().put("verdict", row.verdict().word()).put("area", row.area());
    var left = json.putArray("left");
    row.left().forEach(rule -> left.add(json(rule)));
    var right = json.putArray("right");
    row.right().forEach(rule -> right.add(json(rule)));
    var figures = json.putArray("figures");
    row.figures().forEach(figures::add);
    return json.toString();
  }

  /** With everything that has to do with it. */
  static String of(String id, Ledger ledger, Coverage coverage) {
    ObjectNode json =
        ledger
            .rule(id)
            .map(RuleJson::json)
            .or(() -> ledger.note(id).map(RuleJson::json))
            .orElseThrow();
    for (Claim.Kind kind : Claim.Kind.values()) {
      var claims = json.putArray(name(kind));
      for (Claim claim : coverage.claims(id)) {
        if (claim.kind() == kind) {
          claims.addObject().put("by", claim.by()).put("where", claim.where());
        }
      }
    }
    return json.toString();
  }

  static String sum(int uncovered, int of) {
    return NODES.objectNode().put("uncovered", uncovered).put("of", of).toString();
  }

  private static String name(Claim.Kind kind) {
    return switch (kind) {
      case CASE -> "cases";
      case TEST -> "tests";
      case CONTENT, CODE -> kind.name().toLowerCase(Locale.ROOT);
    };
  }

  private static ObjectNode json(Rule rule) {
    return NODES
        .objectNode()
        .put("id", rule.id())
        .put("rulebook", rule.rulebook())
        .put("area", rule.area())
        .put("kind", rule.kind())
        .put("title", rule.title())
        .put("text", rule.text())
        .put("where", rule.where());
  }

  private static ObjectNode json(Note note) {
    return NODES
        .objectNode()
        .put("id", note.id())
        .put("kind", note.kind())
        .put("title", note.title())
        .put("text", note.text());
  }
}
