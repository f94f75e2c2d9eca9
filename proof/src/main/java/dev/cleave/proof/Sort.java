package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.engine.tally.Tally;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Of what sort a fact of an event is.
 *
 * @param values all there are, for a fact that is one of a few words
 */
record Sort(Kind kind, List<String> values) {

  /** How an event names the winner where there is none. */
  private static final String NOBODY = "";

  enum Kind {
    NUMBER("a number"),
    FLAG("true or false"),
    NAME("a name"),
    NAMES("a list of names"),
    WEAPON("a weapon"),
    CONDITION("a condition"),
    THING("a thing or a spell"),
    WORDS("words"),
    CHOICE("one of a few words");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  static Sort read(Node node) {
    if (node instanceof Sequence list) {
      return new Sort(Kind.CHOICE, list.items().stream().map(Fields::text).toList());
    }
    return new Sort(Kind.valueOf(Fields.text(node).toUpperCase(Locale.ROOT)), List.of());
  }

  String words() {
    return kind == Kind.CHOICE ? String.join(" or ", values) : kind.words;
  }

  /** A fact that was told is of this sort. */
  boolean holds(Object fact, Names names) {
    return switch (kind) {
      case NUMBER -> fact instanceof Integer || fact instanceof Tally;
      case FLAG -> fact instanceof Boolean;
      case NAMES -> fact instanceof List<?> list && list.stream().allMatch(one -> is(one, names));
      case THING -> fact instanceof String;
      default -> fact instanceof String && is(fact, names);
    };
  }

  private boolean is(Object word, Names names) {
    Collection<String> known = known(names);
    return known == null || known.contains(String.valueOf(word)) || word.equals(NOBODY);
  }

  /** All values of this sort in this battle; null where nobody could list them. */
  private @Nullable Collection<String> known(Names names) {
    return switch (kind) {
      case NAME, NAMES -> names.all();
      case WEAPON -> names.weapons();
      case CONDITION -> names.conditions();
      case THING -> names.things();
      case CHOICE -> values;
      case NUMBER, FLAG, WORDS -> null;
    };
  }

  /** The fault of a value a case states, if no fact of this sort could ever have it. */
  @Nullable Problem refuses(Node stated, Names names) {
    return switch (kind) {
      case NUMBER -> isScalar(stated, Scalar.Kind.WHOLE) ? null : wrong(stated);
      case FLAG -> isScalar(stated, Scalar.Kind.FLAG) ? null : wrong(stated);
      case NAMES -> stated instanceof Sequence list ? refuses(list, names) : wrong(stated);
      default -> stated instanceof Scalar one ? refuses(one, names) : wrong(stated);
    };
  }

  private static boolean isScalar(Node stated, Scalar.Kind kind) {
    return stated instanceof Scalar scalar && scalar.kind() == kind;
  }

  private @Nullable Problem refuses(Sequence list, Names names) {
    for (Node one : list.items()) {
      Problem problem = one instanceof Scalar word ? refuses(word, names) : wrong(one);
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private @Nullable Problem refuses(Scalar word, Names names) {
    Collection<String> known = known(names);
    return known == null || known.contains(word.text())
        ? null
        : Unknown.word(word, "is not " + one(), known, "");
  }

  private String one() {
    return switch (kind) {
      case CHOICE -> words();
      case CONDITION -> "a condition";
      case WEAPON -> "a weapon of this fight";
      case THING -> "a thing or a spell there is";
      default -> "a name of this fight";
    };
  }

  private Problem wrong(Node stated) {
    return stated
        .place()
        .problem(stated.shown() + " can never be told", "Expected: " + words(), "");
  }
}
