package dev.cleave.content.yaml;

import com.networknt.schema.path.NodePath;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;

/** Turns findings into problems: places them in the file and puts them in words. */
final class Sentences {

  /** Who has more unknown fields than this is not told of each what it may have been. */
  static final int MOST_HELPED = 50;

  private final Wanted wanted;
  private final ValueWords values;
  private final FieldWords fields;

  Sentences(Wanted wanted) {
    this.wanted = wanted;
    this.values = new ValueWords(wanted);
    this.fields = new FieldWords(wanted);
  }

  /** One problem a finding, without repetitions and echoes, in the order of the file. */
  List<Problem> problems(Node root, List<Finding> findings) {
    boolean onlyLeftOver = findings.stream().allMatch(Finding::isLeftOver);
    var ofWrongType = new HashSet<NodePath>();
    findings.stream()
        .filter(one -> one.keyword().equals("type"))
        .forEach(one -> ofWrongType.add(one.at()));
    var found = new LinkedHashSet<Problem>();
    findings.stream()
        .filter(one -> onlyLeftOver || !isEcho(one))
        .filter(one -> !one.isChoice() || !ofWrongType.contains(one.at()))
        .forEach(one -> found.add(problem(node(root, one.at()), one, found.size() < MOST_HELPED)));
    return found.stream()
        .sorted(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column))
        .toList();
  }

  /** A known field is left over only because the form that knows it has a fault of its own. */
  private boolean isEcho(Finding one) {
    return one.isLeftOver() && wanted.fields(one.schema()).contains(one.property());
  }

  /**
   * @param helped with what is allowed, and what may have been meant
   */
  private Problem problem(Node node, Finding one, boolean helped) {
    var schema = one.schema();
    if (!helped && one.isAboutUnknown()) {
      return FieldWords.unknown(node, one.property());
    }
    return switch (one.keyword()) {
      case "required" -> fields.missing(node, schema, one.property());
      case "additionalProperties", "unevaluatedProperties" ->
          fields.unknown(node, schema, one.property());
      case "propertyNames" -> fields.badName(node, schema.path("propertyNames"), one.property());
      case "dependentRequired" -> fields.lacksPartner(node, one.property(), one.details());
      case "minProperties", "maxProperties" -> fields.count(node, schema);
      case "oneOf", "anyOf" -> fields.noForm(node, schema, schema.path(one.keyword()));
      default -> values.problem(node, schema, one.keyword());
    };
  }

  private static Node node(Node root, NodePath path) {
    var node = root;
    for (int i = 0; i < path.getNameCount(); i++) {
      var step = path.getName(i);
      var below =
          switch (node) {
            case Mapping mapping -> mapping.get(step);
            case Sequence sequence -> sequence.items().get(Integer.parseInt(step));
            case Scalar _ -> null;
          };
      if (below == null) {
        return node;
      }
      node = below;
    }
    return node;
  }
}
