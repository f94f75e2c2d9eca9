package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Scalar;
import java.util.ArrayList;
import java.util.List;

/** An answer that a case has somebody give, or claims that somebody may or may not give. */
sealed interface Order {

  /** The name under which acts of the Judge are written. */
  String JUDGE = "Judge";

  /** The kind of question the Judge is asked after a fight. */
  String AFTERMATH = "aftermath";

  /** The name as written: a combatant, a side asked as a whole, or the Judge. */
  Scalar name();

  /** The kind of question it waits for, empty for any. */
  String at();

  /** The words said. */
  String text();

  default String who() {
    return name().text();
  }

  default Place place() {
    return name().place();
  }

  /** An answer: {@code Kurt: attack Hans}. */
  record Answered(Scalar name, String at, String text) implements Order {}

  /** A claim that an answer is refused, and by which rule. */
  record Refused(Scalar name, String at, String text, String rule, String because)
      implements Order {}

  /** A claim that an answer is open. */
  record Offered(Scalar name, String at, String text) implements Order {}

  /** A claim that these answers are open and no others, or no others that begin so. */
  record Menu(Scalar name, String at, String beginning, List<Scalar> answers) implements Order {

    public Menu {
      answers = List.copyOf(answers);
    }

    @Override
    public String text() {
      return beginning.isEmpty() ? "offered" : "offered " + beginning;
    }
  }

  /** A claim that somebody, once he has said what stands above, is not asked such a question. */
  record Unasked(Scalar name, String at) implements Order {

    @Override
    public String text() {
      return "never " + at;
    }
  }

  /** Something the Judge does before the next question. */
  record Judged(Scalar name, String text) implements Order {

    @Override
    public String at() {
      return "";
    }
  }

  static Order read(Node node) {
    Fields fields = Fields.of(node);
    if (fields.names().size() != 1) {
      throw fields.problem("an order has one name and what is said");
    }
    Mapping.Entry entry = fields.node().entries().firstEntry().getValue();
    Scalar name = entry.key();
    if (entry.value() instanceof Mapping group) {
      return special(name, Fields.of(group));
    }
    String text = words(entry.value());
    return name.text().equals(JUDGE) ? new Judged(name, text) : new Answered(name, "", text);
  }

  /** The Judge's words after a fight: alone, or with a claim about them. */
  static Order judges(Node node) {
    var judge = new Scalar(node.place(), JUDGE, Scalar.Kind.TEXT, false);
    if (!(node instanceof Mapping group)) {
      return new Answered(judge, AFTERMATH, words(node));
    }
    Fields fields = Fields.of(group);
    if (fields.has("judge")) {
      fields.only(List.of("judge"));
      return new Judged(judge, words(fields.node("judge")));
    }
    Order order = special(judge, fields);
    return switch (order) {
      case Refused(Scalar name, String _, String text, String rule, String because) ->
          new Refused(name, AFTERMATH, text, rule, because);
      case Offered(Scalar name, String _, String text) -> new Offered(name, AFTERMATH, text);
      case Menu(Scalar name, String _, String beginning, List<Scalar> answers) ->
          new Menu(name, AFTERMATH, beginning, answers);
      default -> throw fields.problem("the Judge says something, or may, or is refused");
    };
  }

  private static Order special(Scalar name, Fields fields) {
    String at = fields.text("at", "");
    if (fields.has("refused")) {
      fields.only(List.of("refused", "rule", "because", "at"));
      return new Refused(
          name,
          at,
          words(fields.node("refused")),
          fields.text("rule", ""),
          fields.text("because", ""));
    }
    if (fields.has("never")) {
      fields.only(List.of("never"));
      return new Unasked(name, words(fields.node("never")));
    }
    if (fields.has("may")) {
      fields.only(List.of("may", "at"));
      return new Offered(name, at, words(fields.node("may")));
    }
    if (fields.has("offered")) {
      return menu(name, fields.only(List.of("offered", "beginning", "at")));
    }
    if (fields.names().size() != 1) {
      throw fields.problem("an order limited to a kind of question has that kind and what is said");
    }
    String kind = fields.names().getFirst();
    return new Answered(name, kind, words(fields.node(kind)));
  }

  /** Without a kind it is said of what somebody does with his turn. */
  private static Menu menu(Scalar name, Fields fields) {
    String beginning = fields.text("beginning", "");
    var answers = new ArrayList<Scalar>();
    for (Node one : fields.list("offered")) {
      String text = words(one);
      if (!Claims.begins(text, beginning)) {
        throw one.problem("this does not begin with \"" + beginning + "\"");
      }
      answers.add(new Scalar(one.place(), text, Scalar.Kind.TEXT, false));
    }
    if (answers.isEmpty() && beginning.isEmpty()) {
      throw fields.problem("offered", "somebody is always offered something; say beginning");
    }
    return new Menu(name, fields.text("at", "action"), beginning, answers);
  }

  /** Yes, no and numbers are answers too. */
  private static String words(Node node) {
    if (node instanceof Scalar scalar && scalar.kind() != Scalar.Kind.EMPTY) {
      return scalar.text().strip();
    }
    return Fields.text(node);
  }
}
