package dev.cleave.content.yaml;

import static dev.cleave.content.yaml.Refusal.parse;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class YamlTest {

  @ParameterizedTest
  @CsvSource({
    "010, WHOLE, 10",
    "-7, WHOLE, -7",
    "+7, WHOLE, 7",
    "0x1F, WHOLE, 31",
    "0o17, WHOLE, 15",
    "9223372036854775807, WHOLE, 9223372036854775807",
    "2e3, DECIMAL, 2000.0",
    "1., DECIMAL, 1.0",
    ".5, DECIMAL, 0.5",
    "-1.5E-2, DECIMAL, -0.015",
    "true, FLAG, true",
    "FALSE, FLAG, false",
    "null, EMPTY, null",
    "~, EMPTY, null",
    "no, TEXT, '\"no\"'",
    "Yes, TEXT, '\"Yes\"'",
    "1:30, TEXT, '\"1:30\"'",
    "1_000, TEXT, '\"1_000\"'",
    ".inf, TEXT, '\".inf\"'",
    ".nan, TEXT, '\".nan\"'",
    "0x, TEXT, '\"0x\"'",
    "1e, TEXT, '\"1e\"'",
    "., TEXT, '\".\"'",
    "2d6+1, TEXT, '\"2d6+1\"'",
    "'\"12\"', TEXT, '\"12\"'",
  })
  void meansWhatYaml12Means(String written, Scalar.Kind kind, String json) {
    var value = Fields.of(parse("a: " + written + "\n")).node("a");
    assertThat(((Scalar) value).kind()).isEqualTo(kind);
    assertThat(value.json()).hasToString(json);
  }

  @Test
  void aFieldLeftEmptyIsEmpty() {
    assertThat(parse("a:\nb: ''\n").json()).hasToString("{\"a\":null,\"b\":\"\"}");
  }

  @Test
  void everyNodeKnowsItsPlace() {
    var fields = Fields.of(parse("case: é\ncombatants:\n  Mr. Smith: {hp: 8, at: [1, 2]}\n"));
    var smith = fields.mapping("combatants").mapping("Mr. Smith");
    assertThat(smith.place()).hasToString("duel.yaml:3:3: combatants.\"Mr. Smith\"");
    assertThat(smith.node("hp").place()).hasToString("duel.yaml:3:19: combatants.\"Mr. Smith\".hp");
    assertThat(smith.list("at").get(1).place())
        .hasToString("duel.yaml:3:30: combatants.\"Mr. Smith\".at[1]");
  }

  @Test
  void linesMayEndAsOnWindows() {
    assertThat(parse("a: 1\r\nb:\r\n  - 2\r\n").json()).hasToString("{\"a\":1,\"b\":[2]}");
    Refusal.of(
        () -> parse("a: 1\r\nb: *x\r\n"),
        "duel.yaml:2:4: b: aliases are not allowed. Write the value out, or quote the text.",
        "  b: *x",
        "     ^");
  }

  @Test
  void aTabInsideTextIsText() {
    assertThat(parse("a: |\n  x\n  \ty\nb: \"\tz\"\n").json())
        .hasToString("{\"a\":\"x\\n\\ty\\n\",\"b\":\"\\tz\"}");
  }

  @Test
  void nothingButCommentsIsRefused() {
    Refusal.of(
        () -> parse("# soon\n\n"),
        "duel.yaml: there is nothing in it but blank lines and comments.");
  }

  @Test
  void depthIsLimited() {
    assertThat(parse("[".repeat(32) + "]".repeat(32)).json()).isNotNull();
    var deep = "[0]".repeat(32);
    Refusal.of(
        () -> parse("[".repeat(33)),
        "duel.yaml:1:33: "
            + deep
            + ": lists and fields are nested too deep."
            + " Expected: at most 32 levels.",
        "  " + "[".repeat(33),
        "  " + " ".repeat(32) + "^");
  }

  @Test
  void endlessBracketsAreRefusedAtOnce() {
    for (var opening : new String[] {"[", "{", "{a: ", "- ", "[{a: ", "? ", "!x ", "&a "}) {
      Assertions.assertTimeout(
          Duration.ofSeconds(2),
          () -> Assertions.assertThrows(BadInput.class, () -> parse(opening.repeat(100_000))));
    }
  }

  @Test
  void theNumberOfValuesIsLimited() {
    var most = "[" + "1,".repeat(49_999) + "]";
    assertThat(parse(most).json().size()).isEqualTo(49_999);
    var tooMany = "[\n" + "1,\n".repeat(50_000) + "]";
    Refusal.of(
        () -> parse(tooMany),
        "duel.yaml:50001:1: [49999]: the document has too many values. Expected: at most 50,000.",
        "  1,",
        "  ^");
  }

  @Test
  void aLongLineIsCutAroundTheCaret() {
    var line = "[" + "orc, ".repeat(40) + "*x, " + "orc, ".repeat(40) + "]";
    Refusal.of(
        () -> parse(line),
        "duel.yaml:1:202: [40]: aliases are not allowed. Write the value out, or quote the text.",
        "  …" + "orc, ".repeat(14) + "*x, " + "orc, ".repeat(7) + "o…",
        "   " + " ".repeat(70) + "^");
  }

  @Test
  void jsonReadsBackTheSame() {
    var text = "case: \"1\"\nhp: 010\nodds: 0.5\nat: [1, 2]\nasleep: true\nnote:\n";
    var json = parse(text).json();
    var again = Yaml.fromJson(JsonMapper.shared().readTree(json.toString()), "journal line 1");
    assertThat(again.json()).isEqualTo(json);
    assertThat(again.line()).isZero();
  }

  @Test
  void jsonIsRefusedByPathAlone() {
    var json = JsonMapper.shared().readTree("{\"combatants\":{\"Marcus\":{\"hp\":\"lots\"}}}");
    var marcus = Fields.of(Yaml.fromJson(json, "journal")).mapping("combatants").mapping("Marcus");
    Refusal.of(
        () -> marcus.number("hp"),
        "journal: combatants.Marcus.hp: \"lots\" is not allowed here. Expected: a whole number.");
  }

  @Test
  void jsonKeepsTheSameLimits() {
    var mapper = JsonMapper.shared();
    var deep = mapper.readTree("[".repeat(33) + "]".repeat(33));
    Refusal.of(
        () -> Yaml.fromJson(deep, "journal"),
        "journal: "
            + "[0]".repeat(32)
            + ": lists and fields are nested too deep."
            + " Expected: at most 32 levels.");
    Refusal.of(
        () -> Yaml.fromJson(mapper.readTree("{\"hp\":99999999999999999999}"), "journal"),
        "journal: hp: 99999999999999999999 is too large a number."
            + " If it is a name or a code, put it in quotes.");
    Refusal.of(
        () -> Yaml.fromJson(mapper.readTree("{\"n\":\"a\\u0000\"}"), "journal"),
        "journal: n: \"a\\x00\" has a character that cannot be kept.");
  }
}
