package dev.cleave.content.yaml;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Says in plain words what the YAML parser could not read. */
final class Syntax {
  private static final String INDENTATION = "Check the indentation.";
  private static final String QUOTE = "Put the text in quotes.";

  private static final String ESCAPES = "Write \\\\ for a backslash, or use single quotes.";

  /** An escape that lacks digits, or means no character there is. */
  private static final Pattern BAD_ESCAPE =
      Pattern.compile(
          "\\\\(x(?!\\p{XDigit}{2})|u(?!\\p{XDigit}{4})|U(?!00(0\\p{XDigit}|10)\\p{XDigit}{4}))");

  private final Source source;
  private final Tabs tabs;
  private final String context;
  private final String problem;
  private final Mark mark;
  private final Optional<Mark> start;

  private Syntax(Source source, Tabs tabs, MarkedYamlEngineException e) {
    this.source = source;
    this.tabs = tabs;
    this.context = String.valueOf(e.getContext());
    this.problem = String.valueOf(e.getProblem());
    this.mark = e.getProblemMark().orElseThrow();
    this.start = e.getContextMark();
  }

  static Problem problem(Source source, Tabs tabs, YamlEngineException e) {
    if (e instanceof MarkedYamlEngineException marked && marked.getProblemMark().isPresent()) {
      return new Syntax(source, tabs, marked).problem();
    }
    return directive(Place.top(source, firstDirective(source.text()), 1));
  }

  /** The only error without a mark is that of a version we do not know: {@code %YAML 3.0}. */
  private static int firstDirective(String text) {
    int line = 1;
    for (var each : text.lines().toList()) {
      if (each.startsWith("%")) {
        return line;
      }
      line++;
    }
    return 1;
  }

  static Problem directive(Place place) {
    return place.problem("% directives are not allowed", "", "Remove the line.");
  }

  private Problem problem() {
    int tab = tabs.indenting(mark.getLine() + 1);
    if (tab > 0) {
      return Tabs.problem(Place.top(source, mark.getLine() + 1, tab));
    }
    if (context.startsWith("while scanning a quoted") || context.contains("double-quoted")) {
      return quoted();
    }
    if (context.startsWith("while parsing a flow")) {
      return flow();
    }
    if (problem.startsWith("expected <block end>")) {
      return blockEnd();
    }
    return notAllowed().or(this::character).orElseGet(this::rest);
  }

  private Problem quoted() {
    if (problem.startsWith("found unexpected")) {
      return atStart("the text in quotes is never closed", "Add the closing quote.");
    }
    return at(mark, "this escape is not known", ESCAPES);
  }

  /** One that the parser trips over without saying where. */
  static Problem escape(Source source) {
    Matcher bad = BAD_ESCAPE.matcher(source.text());
    int at = bad.find() ? bad.start() : 0;
    String before = source.text().substring(0, at);
    int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
    int column = at - before.lastIndexOf('\n');
    return Place.top(source, line, column).problem("this escape is not known", "", ESCAPES);
  }

  private Problem flow() {
    if (problem.endsWith("got <stream end>") || problem.endsWith("found '<stream end>'")) {
      return context.contains("sequence")
          ? atStart("the list opened here is never closed", "Add the missing \"]\".")
          : atStart("the \"{\" opened here is never closed", "Add the missing \"}\".");
    }
    var hint = "Check for a missing comma, bracket or quote.";
    if (problem.startsWith("expected ',' or ']'")) {
      var what = "the list opened " + onLine() + " goes on in an unexpected way";
      return at(mark, what, "Expected: \",\" or \"]\"", hint);
    }
    if (problem.startsWith("expected ',' or '}'")) {
      var what = "the \"{\" opened " + onLine() + " goes on in an unexpected way";
      return at(mark, what, "Expected: \",\" or \"}\"", hint);
    }
    return problem.endsWith("found ':'") ? noName() : at(mark, "a value is missing here", hint);
  }

  private String onLine() {
    int line = start.orElse(mark).getLine();
    return line == mark.getLine() ? "here" : "on line " + (line + 1);
  }

  private Problem blockEnd() {
    if (problem.endsWith("'?'")) {
      var what = "a field stands where a list goes on";
      return at(mark, what, "Expected: \"- \" before each entry", INDENTATION);
    }
    if (problem.endsWith("'-'")) {
      var what = "a list entry stands where fields go on";
      return at(mark, what, "Expected: a name and a \":\"", INDENTATION);
    }
    if (problem.endsWith("':'")) {
      return noName();
    }
    if (before().isBlank()) {
      return at(mark, "this line does not line up with the lines above it", INDENTATION);
    }
    return at(mark, "something follows a value that is already complete", "Quote the whole value.");
  }

  private Problem noName() {
    return at(mark, "the name before the \":\" is missing", "Write a name, or quotes.");
  }

  private Optional<Problem> notAllowed() {
    return Optional.ofNullable(
        switch (problem) {
          case "mapping values are not allowed here" -> colon();
          case "sequence entries are not allowed here" ->
              at(
                  mark,
                  "a list entry cannot start here",
                  "Expected: each \"- \" on a line of its own, or a list such as [a, b]",
                  "Or put the text in quotes.");
          case "mapping keys are not allowed here" ->
              at(mark, "a \"?\" cannot start a value", QUOTE);
          case "could not find expected ':'" ->
              atStart("there is no \":\" after this name", "Write it as name: value.");
          default -> null;
        });
  }

  private Problem colon() {
    var hint =
        before().contains(": ")
            ? "Put text with a \":\" in it in quotes."
            : "Check the indentation, and the \":\" of the line above.";
    return at(mark, "a \":\" is not expected here", hint);
  }

  private Optional<Problem> character() {
    if (problem.contains("cannot start any token")) {
      var letter = Shown.quoted(Character.toString(letter()));
      return Optional.of(at(mark, letter + " cannot start a value", QUOTE));
    }
    if (context.endsWith("an alias")) {
      return Optional.of(atStart("aliases are not allowed", QUOTE));
    }
    if (context.endsWith("an anchor")) {
      return Optional.of(atStart("anchors are not allowed", QUOTE));
    }
    if (context.endsWith("a tag") || problem.contains("tag handle")) {
      return Optional.of(atStart("tags are not allowed", QUOTE));
    }
    return Optional.empty();
  }

  private Problem rest() {
    if (context.endsWith("directive") || problem.contains("directive")) {
      return start.map(this::place).map(Syntax::directive).orElse(directive(place(mark)));
    }
    if (context.endsWith("a block scalar")) {
      var hint = "Write | or > alone, and indent the lines below alike.";
      return at(mark, "the block of text is not well formed", hint);
    }
    if (problem.startsWith("expected '<document start>'")) {
      return at(mark, "something follows the end of the document", INDENTATION);
    }
    if (problem.startsWith("expected the node content")) {
      return at(mark, "a value is missing here", "If this is text, put it in quotes.");
    }
    return at(mark, "this is not valid YAML", INDENTATION);
  }

  /** The text on the line before the mark. */
  private String before() {
    var line = line();
    return line.substring(0, line.offsetByCodePoints(0, column(line)));
  }

  private int letter() {
    var line = line();
    int at = line.offsetByCodePoints(0, column(line));
    return at < line.length() ? line.codePointAt(at) : ' ';
  }

  private int column(String line) {
    return Math.min(mark.getColumn(), line.codePointCount(0, line.length()));
  }

  private String line() {
    var line = Excerpt.line(source.text(), mark.getLine() + 1);
    return line == null ? "" : line;
  }

  private Problem atStart(String what, String hint) {
    return at(start.orElse(mark), what, hint);
  }

  private Problem at(Mark mark, String what, String hint) {
    return at(mark, what, "", hint);
  }

  private Problem at(Mark mark, String what, String expected, String hint) {
    return place(mark).problem(what, expected, hint);
  }

  private Place place(Mark mark) {
    return Place.top(source, mark.getLine() + 1, mark.getColumn() + 1);
  }
}
