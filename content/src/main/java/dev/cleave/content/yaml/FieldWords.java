package dev.cleave.content.yaml;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Faults in the fields of a group, in words. */
final class FieldWords {
  private final Wanted wanted;

  FieldWords(Wanted wanted) {
    this.wanted = wanted;
  }

  Problem missing(Node node, JsonNode schema, String name) {
    var words = wanted.by(schema.path("properties").path(name));
    var expected = words.isEmpty() ? "" : "Expected: " + words;
    return node.place().problem(Shown.step(name) + " is missing", expected, "");
  }

  Problem unknown(Node node, JsonNode schema, String name) {
    var known = wanted.fields(schema);
    if (known.contains(name)) {
      return key(node, name).problem("this field does not go with the others here");
    }
    return unknown(key(node, name), name, known);
  }

  static Problem unknown(Place place, String name, Set<String> known) {
    var allowed = known.isEmpty() ? "" : "Allowed: " + Nearest.list(name, known);
    return place.problem("unknown field", allowed, Nearest.didYouMean(name, known));
  }

  /** The same, without what is known instead. */
  static Problem unknown(Node node, String name) {
    return key(node, name).problem("unknown field");
  }

  Problem badName(Node node, JsonNode names, String name) {
    var words = wanted.by(names);
    if (names.has("enum")) {
      var known = new LinkedHashSet<String>();
      names.get("enum").forEach(one -> known.add(one.asString()));
      return unknown(key(node, name), name, known);
    }
    var expected = words.isEmpty() ? names.path("description").asString("") : words;
    var shown = Shown.quoted(name);
    return key(node, name)
        .problem(
            shown + " cannot be a name here",
            expected.isEmpty() ? "" : "Expected: " + expected,
            "");
  }

  Problem lacksPartner(Node node, String name, List<String> details) {
    var partner = details.isEmpty() ? "another field" : Shown.step(details.getFirst());
    return key(node, name).problem("this field needs " + partner + " beside it");
  }

  Problem count(Node node, JsonNode schema) {
    int size = node instanceof Mapping mapping ? mapping.entries().size() : 0;
    var what = size == 0 ? "there is nothing in it" : "it has " + Shown.count(size, "field");
    var amount = Wanted.amount(schema, "minProperties", "maxProperties", "field");
    return node.place().problem(what, "Expected: a group" + amount, "");
  }

  /** None of several forms fits, or more than one does. */
  Problem noForm(Node node, JsonNode schema, JsonNode forms) {
    var names = tellingNames(forms);
    if (node instanceof Mapping mapping && !names.isEmpty()) {
      var there = names.stream().filter(mapping.entries()::containsKey).toList();
      return there.size() > 1 ? tooMany(mapping, there) : oneOf(mapping, names);
    }
    var words = wanted.by(schema);
    var expected = words.isEmpty() ? "" : "Expected: " + words;
    var value = node instanceof Scalar ? node.shown() : "this is " + node.shown() + " that";
    var what = node instanceof Scalar ? value + " is not allowed here" : value + " does not fit";
    return node.place().problem(what, expected, suggestion(node, schema));
  }

  private static Problem tooMany(Mapping mapping, List<String> there) {
    var what = Shown.all(there) + " do not go together";
    return mapping.place().problem(what, "Expected: only one of them", "");
  }

  private static Problem oneOf(Mapping mapping, List<String> names) {
    var hints =
        mapping.entries().keySet().stream()
            .map(name -> Nearest.didYouMean(name, names))
            .filter(hint -> !hint.isEmpty());
    var what = "one of these is missing: " + Nearest.list("", names);
    return mapping.place().problem(what, "", hints.findFirst().orElse(""));
  }

  /** The fields that tell the forms of a choice apart: required by some, but not by all. */
  private List<String> tellingNames(JsonNode forms) {
    var names = new LinkedHashSet<String>();
    var common = new ArrayList<Set<String>>();
    for (var form : forms) {
      var required = new LinkedHashSet<String>();
      wanted.followed(form).path("required").forEach(name -> required.add(name.asString()));
      if (required.isEmpty()) {
        return List.of();
      }
      common.add(required);
      names.addAll(required);
    }
    names.removeIf(name -> common.stream().allMatch(required -> required.contains(name)));
    return List.copyOf(names);
  }

  private String suggestion(Node node, JsonNode schema) {
    return Nearest.didYouMean(node.shown(), wanted.choices(schema));
  }

  private static Place key(Node node, String name) {
    var entry = node instanceof Mapping mapping ? mapping.entries().get(name) : null;
    return entry == null ? node.place() : entry.key().place();
  }
}
