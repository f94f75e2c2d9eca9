package dev.cleave.content.yaml;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads a group of fields by name and type. What a schema has already promised is simply there;
 * whatever is not as asked for is a {@link BadInput} with its place.
 *
 * <p>A field with a default may be left out, but not left empty.
 */
public final class Fields {
  private final Mapping mapping;

  private Fields(Mapping mapping) {
    this.mapping = mapping;
  }

  /** The fields of a node, which must be a group of fields. */
  public static Fields of(Node node) {
    if (node instanceof Mapping mapping) {
      return new Fields(mapping);
    }
    throw wrong(node, "a group of fields");
  }

  /** Where the group stands. */
  public Place place() {
    return mapping.place();
  }

  /** The names of the fields, in the order written. */
  public List<String> names() {
    return List.copyOf(mapping.entries().keySet());
  }

  public boolean has(String name) {
    return mapping.get(name) != null;
  }

  /** The text of a field. */
  public String text(String name) {
    return text(node(name));
  }

  /** The text of a field, or the default when it is left out. */
  public String text(String name, String otherwise) {
    return optionalText(name).orElse(otherwise);
  }

  /** The text of a field, if it is there. */
  public Optional<String> optionalText(String name) {
    return optional(name).map(Fields::text);
  }

  /** The texts of a list; none when it is left out. */
  public List<String> texts(String name) {
    return each(name, Fields::text);
  }

  /** The whole number of a field. */
  public int number(String name) {
    return number(node(name));
  }

  /** The whole number of a field, or the default when it is left out. */
  public int number(String name, int otherwise) {
    return optionalNumber(name).orElse(otherwise);
  }

  /** The whole number of a field, if it is there. */
  public OptionalInt optionalNumber(String name) {
    var node = mapping.get(name);
    return node == null ? OptionalInt.empty() : OptionalInt.of(number(node));
  }

  /** The whole numbers of a list; none when it is left out. */
  public List<Integer> numbers(String name) {
    return each(name, Fields::number);
  }

  /** The number of a field, whole or not. */
  public double decimal(String name) {
    return decimal(node(name));
  }

  /** The number of a field, whole or not, or the default when it is left out. */
  public double decimal(String name, double otherwise) {
    return optional(name).map(Fields::decimal).orElse(otherwise);
  }

  /** The field must be there. */
  public boolean flag(String name) {
    return flag(node(name));
  }

  /** True if the field says so, or the default when it is left out. */
  public boolean flag(String name, boolean otherwise) {
    return optional(name).map(Fields::flag).orElse(otherwise);
  }

  /** The entries of a list; none when it is left out. */
  public List<Node> list(String name) {
    return each(name, Function.identity());
  }

  /** A list of groups of fields; none when it is left out. */
  public List<Fields> mappings(String name) {
    return each(name, Fields::of);
  }

  /** The group of fields under a name. */
  public Fields mapping(String name) {
    return of(node(name));
  }

  /** The group of fields under a name, if it is there. */
  public Optional<Fields> optionalMapping(String name) {
    return optional(name).map(Fields::of);
  }

  /** Groups of fields by their names, such as combatants, in the order written. */
  public SequencedMap<String, Fields> named(String name) {
    var groups = new LinkedHashMap<String, Fields>();
    optionalMapping(name)
        .ifPresent(all -> all.names().forEach(one -> groups.put(one, all.mapping(one))));
    return groups;
  }

  /** The value of a field, whatever it is. */
  public Node node(String name) {
    var node = mapping.get(name);
    if (node == null) {
      throw problem(Shown.step(name) + " is missing");
    }
    return node;
  }

  /** The value of a field, if it is there. */
  public Optional<Node> optional(String name) {
    return Optional.ofNullable(mapping.get(name));
  }

  /** This group as it was read. */
  public Mapping node() {
    return mapping;
  }

  /** Refuses any field but these. */
  public Fields only(Collection<String> allowed) {
    var known = Set.copyOf(allowed);
    var problems = new ArrayList<Problem>();
    for (Mapping.Entry entry : mapping.entries().values()) {
      var key = entry.key();
      if (!known.contains(key.text())) {
        boolean helped = problems.size() < Sentences.MOST_HELPED;
        problems.add(FieldWords.unknown(key.place(), key.text(), helped ? known : Set.of()));
      }
    }
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
    return this;
  }

  /** Something wrong with the group as a whole, to be thrown. */
  public BadInput problem(String what) {
    return mapping.problem(what);
  }

  /** Something wrong with a field's value, to be thrown. */
  public BadInput problem(String name, String what) {
    return problem(name, what, "", "");
  }

  /** Something wrong with a field's value, what was expected and what to do, to be thrown. */
  public BadInput problem(String name, String what, String expected, String hint) {
    return new BadInput(placeOf(name).problem(what, expected, hint));
  }

  /** The value of a field is not one of the names known, to be thrown: {@code unknown weapon}. */
  public BadInput unknown(String name, String thing, Collection<String> known) {
    return unknown(node(name), thing, known);
  }

  /** A value is not one of the names known, to be thrown: {@code "swrod" is not a known weapon}. */
  public static BadInput unknown(Node node, String thing, Collection<String> known) {
    var word = node instanceof Scalar scalar ? scalar.text() : "";
    var what = node.shown() + " is not a known " + thing;
    var listed = known.isEmpty() ? "" : "Known: " + Nearest.list(word, known);
    return new BadInput(node.place().problem(what, listed, Nearest.didYouMean(word, known)));
  }

  /** Where a field's value stands, or the group when there is no such field. */
  private Place placeOf(String name) {
    var node = mapping.get(name);
    return node == null ? mapping.place() : node.place();
  }

  private <T> List<T> each(String name, Function<Node, T> read) {
    var node = mapping.get(name);
    if (node == null) {
      return List.of();
    }
    if (!(node instanceof Sequence sequence)) {
      throw wrong(node, "a list");
    }
    var values = new ArrayList<T>();
    sequence.items().forEach(item -> values.add(read.apply(item)));
    return List.copyOf(values);
  }

  /** The text of a value. */
  public static String text(Node node) {
    return scalar(node, Scalar.Kind.TEXT, "text").text();
  }

  /** The whole number of a value. */
  public static int number(Node node) {
    long number = scalar(node, Scalar.Kind.WHOLE, "a whole number").whole();
    if (number != (int) number) {
      throw wrong(node, "a smaller number");
    }
    return (int) number;
  }

  private static double decimal(Node node) {
    return node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.WHOLE
        ? scalar.whole()
        : scalar(node, Scalar.Kind.DECIMAL, "a number").decimal();
  }

  private static boolean flag(Node node) {
    return scalar(node, Scalar.Kind.FLAG, "true or false").isTrue();
  }

  private static Scalar scalar(Node node, Scalar.Kind kind, String wanted) {
    if (node instanceof Scalar scalar && scalar.kind() == kind) {
      return scalar;
    }
    throw wrong(node, wanted);
  }

  private static BadInput wrong(Node node, String wanted) {
    var value =
        switch (node) {
          case Scalar scalar when scalar.kind() == Scalar.Kind.EMPTY -> "the value is missing";
          case Scalar _ -> node.shown() + " is not allowed here";
          case Mapping _, Sequence _ -> "this is " + node.shown();
        };
    return new BadInput(node.place().problem(value, "Expected: " + wanted, ""));
  }
}
