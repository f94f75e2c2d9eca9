package dev.cleave.content;

import dev.cleave.content.yaml.Fields;

/**
 * A feature as the scenario lists it. It is well formed and does not contradict itself.
 *
 * @param said what the scenario says of it
 */
record Prop(String name, FeatureKind kind, Fields said) {

  static Prop of(Fields said) {
    var prop =
        new Prop(
            Names.checked(said.text("name"), said.node("name").place()),
            FeatureKind.named(said.text("kind")),
            said);
    prop.refuseStrangers();
    prop.refuseMissing();
    prop.refuseContradictions();
    return prop;
  }

  /** Squares from west to east. */
  int columns() {
    return said.has("base") ? said.numbers("base").getFirst() : 1;
  }

  /** Squares from north to south. */
  int rows() {
    return said.has("base") ? said.numbers("base").getLast() : 1;
  }

  /** One of several parts, each with a number. */
  Prop part(int number) {
    return new Prop(name + " " + number, kind, said);
  }

  private void refuseStrangers() {
    for (String field : said.names()) {
      if (!kind.fields().contains(field)) {
        throw said.problem(
            field,
            "a feature of the kind " + kind.label() + " has no " + field,
            "Allowed: " + String.join(", ", kind.fields()),
            "Leave this out, or choose another kind.");
      }
    }
  }

  private void refuseMissing() {
    switch (kind) {
      case TRAP -> need("effect", "what the trap does", "effect, such as effect: {damage: 1d6}");
      case PIT -> need("depth", "how deep it is", "depth in feet, such as depth: 20");
      case ARTILLERY -> need("piece", "which piece it is", "piece, such as piece: light ballista");
      case STRUCTURE ->
          need("structure", "what it is", "structure, such as structure: wooden palisade");
      case THING -> {
        if (!said.has("item")) {
          need("weapon", "what it is", "weapon or item, such as item: iron key");
        }
      }
      default -> {}
    }
  }

  private void need(String field, String open, String expected) {
    if (!said.has(field)) {
      throw said.problem("kind", "nothing says " + open, "Expected: " + expected, "");
    }
  }

  private void refuseContradictions() {
    if ((said.flag("underfoot", false) || kind == FeatureKind.PIT) && !said.has("at")) {
      throw said.problem(
          "kind",
          "nobody can step on it without a map",
          "Expected: at, the square it is in",
          "Give the scenario a map, or leave underfoot out.");
    }
    if (kind == FeatureKind.LADDER && !said.has("at")) {
      throw said.problem(
          "kind",
          "there is nothing to climb without a map",
          "Expected: at, the square at its foot",
          "Give the scenario a map with heights, or leave the ladder out.");
    }
    refuseBoth("open", "locked");
    refuseBoth("open", "stuck");
    refuseBoth("disarmed", "sprung");
    if (said.has("weapon") && said.has("item")) {
      throw said.problem("item", "this is a weapon already", "Expected: weapon or item", "");
    }
  }

  private void refuseBoth(String one, String other) {
    if (said.flag(one, false) && said.flag(other, false)) {
      throw said.problem(
          other, "what is " + one + " cannot be " + other, "", "Leave out one of them.");
    }
  }
}
