package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is wrong with a document is told all at once. */
class SecondLookTest {

  private static final String TEXT =
      """
      early: wrong
      people:
        Ann: {age: old, hat: red}
        Mr. Bob: {age: young, hat: none}
      late: wrong
      """;

  /** Checks one thing after the other, each only if nothing was wrong before. */
  private static String read(Node node) {
    Fields all = Fields.of(node);
    if (all.has("early")) {
      throw all.node("early").problem("is early");
    }
    Fields people = all.mapping("people");
    for (String name : people.names()) {
      Fields one = people.mapping(name);
      if (!one.has("age")) {
        throw people.node(name).problem("has no age");
      }
      if (one.text("age").equals("old")) {
        throw one.node("age").problem("is too old");
      }
      if (one.has("hat") && one.text("hat").equals("none")) {
        throw one.node("hat").problem("is none");
      }
    }
    if (all.has("late")) {
      throw all.node("late").problem("is late");
    }
    return "read";
  }

  private static List<String> faults(String text) {
    var bad =
        catchThrowableOfType(
            BadInput.class,
            () -> SecondLook.at(Yaml.parse(new Source("text", text)), SecondLookTest::read));
    return bad.problems().stream().map(SecondLookTest::line).toList();
  }

  private static String line(Problem problem) {
    return problem.line() + " " + problem.path() + " " + problem.what();
  }

  @Test
  void earlyAndLateInTheOrderOfTheFile() {
    assertThat(faults(TEXT))
        .containsExactly(
            "1 early is early",
            "3 people.Ann.age is too old",
            "4 people.\"Mr. Bob\".hat is none",
            "5 late is late");
  }

  @Test
  void whatIsMissingOnlyBecauseItWasLeftOutIsNoFault() {
    assertThat(faults(TEXT)).noneMatch(line -> line.contains("has no age"));
  }

  @Test
  void whatIsRightIsRead() {
    String right = "people:\n  Ann: {age: young}\n";
    assertThat(SecondLook.at(Yaml.parse(new Source("text", right)), SecondLookTest::read))
        .isEqualTo("read");
  }
}
