package dev.cleave.content.yaml;

import static dev.cleave.content.yaml.Refusal.parse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** Each thing a schema can refuse, with its whole message. */
class ShapeTest {
  static final String SCENARIO =
      """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "required": ["combatants"],
        "additionalProperties": false,
        "properties": {
          "case": {"type": "string", "minLength": 3, "maxLength": 20},
          "version": {"const": 1},
          "map": {"type": "string", "pattern": "^[0-9]+x[0-9]+$", "description": "The size of the map, such as 20x20."},
          "code": {"type": "string", "pattern": "^[A-Z]+$"},
          "combatants": {
            "type": "object", "minProperties": 1,
            "propertyNames": {"maxLength": 12, "x-says": "a name of at most 12 letters"},
            "additionalProperties": {"$ref": "#/$defs/combatant"}
          },
          "proves": {"type": "array", "items": {"type": "string"}, "uniqueItems": true, "minItems": 1, "maxItems": 3},
          "orders": {"type": "array", "items": {"oneOf": [
            {"type": "object", "required": ["charge"], "properties": {"charge": {"type": "string"}}, "additionalProperties": false},
            {"type": "object", "required": ["attack"], "properties": {"attack": {"type": "string"}, "with": {"enum": ["sword", "spear"]}}, "additionalProperties": false}
          ]}},
          "size": {"oneOf": [{"type": "integer", "minimum": 1}, {"enum": ["small", "large"]}]},
          "area": {"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "object", "properties": {"wide": {"type": "integer"}}, "additionalProperties": false}]},
          "odds": {"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1},
          "step": {"type": "integer", "multipleOf": 5},
          "shy": {"not": {"type": "string"}},
          "never": false,
          "event": {"oneOf": [
            {"type": "object", "properties": {"kind": {"const": "fire"}, "heat": {"type": "integer"}}, "required": ["kind", "heat"]},
            {"type": "object", "properties": {"kind": {"const": "flood"}, "depth": {"type": "integer"}}, "required": ["kind", "depth"]}
          ]}
        },
        "dependentRequired": {"version": ["case"]},
        "$defs": {
          "dice": {"type": "string", "pattern": "^[0-9]*d[0-9]+([+-][0-9]+)?$", "x-says": "a dice expression such as 2d6+1"},
          "combatant": {
            "type": "object",
            "required": ["side", "hp"],
            "unevaluatedProperties": false,
            "properties": {
              "side": {"type": "string"},
              "hp": {"type": "integer", "minimum": 1, "maximum": 5000},
              "ac": {"type": "integer", "minimum": 0},
              "damage": {"$ref": "#/$defs/dice"},
              "armour": {"enum": ["none", "leather", "chain", "plate", 7]},
              "asleep": {"type": "boolean"},
              "at": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "integer", "minimum": 0}}
            },
            "oneOf": [
              {"required": ["creature"], "properties": {"creature": {"type": "string"}}},
              {"required": ["fighter"], "properties": {"fighter": {"type": "integer", "maximum": 14}}}
            ]
          }
        }
      }
      """;

  static final String DUEL =
      """
      # A duel at dawn
      case: A duel at dawn
      version: 1
      map: 20x20
      proves: [A2.INIT.01, A2.CLEAVE.03]
      combatants:
        Marcus:
          side: heroes
          fighter: 1
          hp: 8
          armour: chain
          damage: 1d6+1
          at: [10, 10]
        Spear orc: {side: "orcs", creature: orc, hp: 4, asleep: true}
      orders:
        - charge: Spear orc
        - {attack: Marcus, with: spear}
      area: [1, 2]
      event: {kind: fire, heat: 3}
      """;

  private static final String FIGHT = "combatants: {A: {side: x, hp: 3, fighter: 1}}\n";
  private static final Shape SHAPE = Shape.of(SCENARIO);

  @Test
  void whatFitsHasNoProblem() {
    assertThat(SHAPE.check(parse(DUEL))).isEmpty();
    assertThat(SHAPE.require(parse(DUEL))).isInstanceOf(Mapping.class);
  }

  @ParameterizedTest
  @MethodSource("refused")
  void tellsWhatDoesNotFit(String text, String[] message) {
    Refusal.of(() -> SHAPE.require(parse(text)), message);
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        row("[1]\n", "duel.yaml:1:1: this is a list. Expected: a group of fields.", "  [1]", "  ^"),
        row(
            "case: A duel\n",
            "duel.yaml:1:1: combatants is missing. Expected: a group of fields.",
            "  case: A duel",
            "  ^"),
        row(
            "combatants: {}\n",
            "duel.yaml:1:1: combatants: there is nothing in it. Expected: a group of at least 1"
                + " field.",
            "  combatants: {}",
            "  ^"),
        row(
            FIGHT + "case: x\n",
            "duel.yaml:2:7: case: \"x\" is too short (1 character). Expected: text of 3 to 20"
                + " characters.",
            "  case: x",
            "        ^"),
        row(
            FIGHT + "case: ''\n",
            "duel.yaml:2:7: case: the text is empty. Expected: text of 3 to 20 characters.",
            "  case: ''",
            "        ^"),
        row(
            FIGHT + "case: A duel to the bitter end\n",
            "duel.yaml:2:7: case: \"A duel to the bitter end\" is too long (24 characters)."
                + " Expected: text of 3 to 20 characters.",
            "  case: A duel to the bitter end",
            "        ^"),
        row(
            FIGHT + "case: 12\n",
            "duel.yaml:2:7: case: 12 is a number. Expected: text of 3 to 20 characters. Put it in"
                + " quotes: \"12\".",
            "  case: 12",
            "        ^"),
        row(
            FIGHT + "case:\n",
            "duel.yaml:2:6: case: the value is missing. Expected: text of 3 to 20 characters.",
            "  case:",
            "       ^"),
        row(
            FIGHT + "case: [a]\n",
            "duel.yaml:2:1: case: this is a list. Expected: text of 3 to 20 characters.",
            "  case: [a]",
            "  ^"),
        row(
            FIGHT + "case: true\n",
            "duel.yaml:2:7: case: true is a true-or-false value. Expected: text of 3 to 20"
                + " characters. Put it in quotes: \"true\".",
            "  case: true",
            "        ^"),
        row(
            FIGHT + "case: 2e3\n",
            "duel.yaml:2:7: case: 2e3 is a number. Expected: text of 3 to 20 characters. Put it in"
                + " quotes: \"2e3\".",
            "  case: 2e3",
            "        ^"),
        row(
            FIGHT + "caze: A duel\n",
            "duel.yaml:2:1: caze: unknown field. Allowed: case, code, size, area, map, never, odds,"
                + " shy, step, event, orders, proves, … Did you mean case?",
            "  caze: A duel",
            "  ^"),
        row(
            FIGHT + "x: 1\n",
            "duel.yaml:2:1: x: unknown field. Allowed: map, shy, area, case, code, odds, size,"
                + " step, event, never, orders, proves, …",
            "  x: 1",
            "  ^"),
        row(
            FIGHT + "version: 2\ncase: abc\n",
            "duel.yaml:2:10: version: 2 is not allowed here. Expected: 1.",
            "  version: 2",
            "           ^"),
        row(
            FIGHT + "version: 1\n",
            "duel.yaml:2:1: version: this field needs case beside it.",
            "  version: 1",
            "  ^"),
        row(
            FIGHT + "map: 20\n",
            "duel.yaml:2:6: map: 20 is a number. Expected: text.",
            "  map: 20",
            "       ^"),
        row(
            FIGHT + "map: large\n",
            "duel.yaml:2:6: map: \"large\" is not allowed here. Expected: the size of the map, such"
                + " as 20x20.",
            "  map: large",
            "       ^"),
        row(
            FIGHT + "code: x\n",
            "duel.yaml:2:7: code: \"x\" is not allowed here. Expected: text that matches ^[A-Z]+$.",
            "  code: x",
            "        ^"),
        row(
            FIGHT + "proves: []\n",
            "duel.yaml:2:1: proves: the list is empty. Expected: a list of 1 to 3 entries.",
            "  proves: []",
            "  ^"),
        row(
            FIGHT + "proves: [a, b, c, d]\n",
            "duel.yaml:2:1: proves: the list has 4 entries. Expected: a list of 1 to 3 entries.",
            "  proves: [a, b, c, d]",
            "  ^"),
        row(
            FIGHT + "proves:\n  - a\n  - b\n  - a\n",
            "duel.yaml:5:5: proves[2]: \"a\" is in the list twice. Expected: each value once. It is"
                + " already on line 3.",
            "    - a",
            "      ^"),
        row(
            FIGHT + "orders: [{chrge: x}]\n",
            "duel.yaml:2:10: orders[0]: one of these is missing: charge, attack. Did you mean"
                + " charge?",
            "  orders: [{chrge: x}]",
            "           ^"),
        row(
            FIGHT + "orders: [x]\n",
            "duel.yaml:2:10: orders[0]: \"x\" is not allowed here. Expected: a group of fields.",
            "  orders: [x]",
            "           ^"),
        row(
            FIGHT + "orders:\n  - {attack: x, with: sward}\n",
            "duel.yaml:3:23: orders[0].with: \"sward\" is not allowed here. Allowed: \"sword\","
                + " \"spear\". Did you mean \"sword\"?",
            "    - {attack: x, with: sward}",
            "                        ^"),
        row(
            FIGHT + "size: 0\n",
            "duel.yaml:2:7: size: 0 is too low. Expected: a whole number of at least 1.",
            "  size: 0",
            "        ^"),
        row(
            FIGHT + "size: smal\n",
            "duel.yaml:2:7: size: \"smal\" is not allowed here. Expected: a whole number of at"
                + " least 1, or one of \"small\", \"large\". Did you mean \"small\"?",
            "  size: smal",
            "        ^"),
        row(
            FIGHT + "size: []\n",
            "duel.yaml:2:1: size: this is a list that does not fit. Expected: a whole number of at"
                + " least 1, or one of \"small\", \"large\".",
            "  size: []",
            "  ^"),
        row(
            FIGHT + "area: {wide: x}\n",
            "duel.yaml:2:14: area.wide: \"x\" is text. Expected: a whole number.",
            "  area: {wide: x}",
            "               ^"),
        row(
            FIGHT + "area: {wid: 1}\n",
            "duel.yaml:2:8: area.wid: unknown field. Allowed: wide. Did you mean wide?",
            "  area: {wid: 1}",
            "         ^"),
        row(
            FIGHT + "area: 3\n",
            "duel.yaml:2:7: area: 3 is not allowed here. Expected: a list, or a group of fields.",
            "  area: 3",
            "        ^"),
        row(
            FIGHT + "odds: 1.5\n",
            "duel.yaml:2:7: odds: 1.5 is too high. Expected: a number above 0 and below 1.",
            "  odds: 1.5",
            "        ^"),
        row(
            FIGHT + "odds: .inf\n",
            "duel.yaml:2:7: odds: \".inf\" is text. Expected: a number above 0 and below 1.",
            "  odds: .inf",
            "        ^"),
        row(
            FIGHT + "step: 7\n",
            "duel.yaml:2:7: step: 7 is not a multiple of 5.",
            "  step: 7",
            "        ^"),
        row(
            FIGHT + "shy: x\n",
            "duel.yaml:2:6: shy: \"x\" is not allowed here.",
            "  shy: x",
            "       ^"),
        row(
            FIGHT + "never: 1\n",
            "duel.yaml:2:8: never: 1 is not allowed here.",
            "  never: 1",
            "         ^"),
        row(
            FIGHT + "event: {kind: fire, depth: 3}\n",
            "duel.yaml:2:1: event: heat is missing. Expected: a whole number.",
            "  event: {kind: fire, depth: 3}",
            "  ^"),
        row(
            FIGHT + "event: {kind: flod, depth: 3}\n",
            "duel.yaml:2:15: event.kind: \"flod\" is not allowed here. Expected: \"flood\".",
            "  event: {kind: flod, depth: 3}",
            "                ^"),
        row(FIGHT + "event: {}\n", "duel.yaml:2:1: event: kind is missing.", "  event: {}", "  ^"),
        row(
            """
            combatants:
              Marcus:
                side: a
                hp: 0
                armor: chain
                armour: chian
                damage: 2d
                fighter: 1
                at: [1]
            """,
            "duel.yaml:4:9: combatants.Marcus.hp: 0 is too low. Expected: a whole number from 1 to"
                + " 5,000.",
            "      hp: 0",
            "          ^",
            "duel.yaml:5:5: combatants.Marcus.armor: unknown field. Allowed: ac, armour, asleep,"
                + " at, creature, damage, fighter, hp, side. Did you mean armour?",
            "      armor: chain",
            "      ^",
            "duel.yaml:6:13: combatants.Marcus.armour: \"chian\" is not allowed here. Allowed:"
                + " \"none\", \"leather\", \"chain\", \"plate\", 7. Did you mean \"chain\"?",
            "      armour: chian",
            "              ^",
            "duel.yaml:7:13: combatants.Marcus.damage: \"2d\" is not a dice expression such as"
                + " 2d6+1.",
            "      damage: 2d",
            "              ^",
            "duel.yaml:9:5: combatants.Marcus.at: the list has 1 entry. Expected: a list of 2"
                + " entries.",
            "      at: [1]",
            "      ^"),
        row(
            "combatants:\n  Marcus: {side: a, hp: 8.5, fighter: 1, asleep: no}\n",
            "duel.yaml:2:25: combatants.Marcus.hp: 8.5 is not whole. Expected: a whole number from"
                + " 1 to 5,000.",
            "    Marcus: {side: a, hp: 8.5, fighter: 1, asleep: no}",
            "                          ^",
            "duel.yaml:2:50: combatants.Marcus.asleep: \"no\" is text. Expected: true or false.",
            "    Marcus: {side: a, hp: 8.5, fighter: 1, asleep: no}",
            "                                                   ^"),
        row(
            "combatants:\n  Marcus: {side: a, hp: 1_000, fighter: 1, damage: 6}\n",
            "duel.yaml:2:25: combatants.Marcus.hp: \"1_000\" is text. Expected: a whole number from"
                + " 1 to 5,000. Write 1000.",
            "    Marcus: {side: a, hp: 1_000, fighter: 1, damage: 6}",
            "                          ^",
            "duel.yaml:2:52: combatants.Marcus.damage: 6 is a number. Expected: a dice expression"
                + " such as 2d6+1.",
            "    Marcus: {side: a, hp: 1_000, fighter: 1, damage: 6}",
            "                                                     ^"),
        row(
            "combatants:\n  Marcus: {side: a, hp: \"8\", fighter: 15, ac: 1:30}\n",
            "duel.yaml:2:25: combatants.Marcus.hp: \"8\" is text. Expected: a whole number from 1"
                + " to 5,000. Write 8.",
            "    Marcus: {side: a, hp: \"8\", fighter: 15, ac: 1:30}",
            "                          ^",
            "duel.yaml:2:39: combatants.Marcus.fighter: 15 is too high. Expected: a whole number of"
                + " at most 14.",
            "    Marcus: {side: a, hp: \"8\", fighter: 15, ac: 1:30}",
            "                                        ^",
            "duel.yaml:2:47: combatants.Marcus.ac: \"1:30\" is text. Expected: a whole number of at"
                + " least 0.",
            "    Marcus: {side: a, hp: \"8\", fighter: 15, ac: 1:30}",
            "                                                ^"),
        row(
            "combatants:\n  Marcus: {side: a, hp: 8}\n",
            "duel.yaml:2:3: combatants.Marcus: one of these is missing: creature, fighter.",
            "    Marcus: {side: a, hp: 8}",
            "    ^"),
        row(
            "combatants:\n  Marcus: {side: a, hp: 8, fighter: 1, creature: orc}\n",
            "duel.yaml:2:3: combatants.Marcus: creature and fighter do not go together. Expected:"
                + " only one of them.",
            "    Marcus: {side: a, hp: 8, fighter: 1, creature: orc}",
            "    ^"),
        row(
            "combatants:\n  Marcus the Elder: {side: a, hp: 8, fighter: 1}\n",
            "duel.yaml:2:3: combatants.Marcus the Elder: \"Marcus the Elder\" cannot be a name"
                + " here. Expected: a name of at most 12 letters.",
            "    Marcus the Elder: {side: a, hp: 8, fighter: 1}",
            "    ^"),
        row(
            "combatants:\n  Marcus: {side: a, hp: 8, fighter: 1, asleep: \"\\e[31m\"}\n",
            "duel.yaml:2:48: combatants.Marcus.asleep: \"\\x1b[31m\" is text. Expected: true or"
                + " false.",
            "    Marcus: {side: a, hp: 8, fighter: 1, asleep: \"\\e[31m\"}",
            "                                                 ^"),
        row(
            "combatants:\n  Marcus:\n    hp: 6000\n    fighter: 1\n  Lucius:\n",
            "duel.yaml:2:3: combatants.Marcus: side is missing. Expected: text.",
            "    Marcus:",
            "    ^",
            "duel.yaml:3:9: combatants.Marcus.hp: 6000 is too high. Expected: a whole number from 1"
                + " to 5,000.",
            "      hp: 6000",
            "          ^",
            "duel.yaml:5:10: combatants.Lucius: the value is missing. Expected: a group of fields.",
            "    Lucius:",
            "           ^"));
  }

  private static Arguments row(String text, String... message) {
    return Arguments.of(text, message);
  }

  @Test
  void aFieldOfAnotherFormDoesNotGoWithTheOthers() {
    var shape =
        Shape.of(
            """
            {"unevaluatedProperties": false, "properties": {"kind": {}},
             "if": {"properties": {"kind": {"const": "orc"}}},
             "then": {"properties": {"tusks": {}}}, "else": {"properties": {"plumes": {}}}}
            """);
    Refusal.of(
        () -> shape.require(parse("kind: orc\nplumes: 2\n")),
        "duel.yaml:2:1: plumes: this field does not go with the others here.",
        "  plumes: 2",
        "  ^");
  }

  @Test
  void namesMayBeListed() {
    var shape =
        Shape.of("{\"propertyNames\": {\"enum\": [\"str\", \"dex\"]}, \"maxProperties\": 1}");
    Refusal.of(
        () -> shape.require(parse("sir: 12\ndex: 9\n")),
        "duel.yaml:1:1: sir: unknown field. Allowed: str, dex. Did you mean str?",
        "  sir: 12",
        "  ^",
        "duel.yaml:1:1: it has 2 fields. Expected: a group of at most 1 field.",
        "  sir: 12",
        "  ^");
  }

  @Test
  void ofManyAllowedFieldsTheNearestAreListed() {
    var names = Stream.iterate('a', c -> (char) (c + 1)).limit(20).map(c -> "\"k" + c + "\": {}");
    var shape =
        Shape.of(
            "{\"additionalProperties\": false, \"properties\": {"
                + String.join(",", names.toList())
                + "}}");
    Refusal.of(
        () -> shape.require(parse("kt2: 1\n")),
        "duel.yaml:1:1: kt2: unknown field."
            + " Allowed: kt, ka, kb, kc, kd, ke, kf, kg, kh, ki, kj, kk, … Did you mean kt?",
        "  kt2: 1",
        "  ^");
  }

  @Test
  void everyEntryOfAListIsJudgedByItself() {
    var shape =
        Shape.of("{\"items\": {\"anyOf\": [{\"type\": \"integer\"}, {\"type\": \"boolean\"}]}}");
    Refusal.of(
        () -> shape.require(parse("[x, 1, y]")),
        "duel.yaml:1:2: [0]: \"x\" is not allowed here. Expected: a whole number, or true or"
            + " false.",
        "  [x, 1, y]",
        "   ^",
        "duel.yaml:1:8: [2]: \"y\" is not allowed here. Expected: a whole number, or true or"
            + " false.",
        "  [x, 1, y]",
        "         ^");
  }

  @Test
  void anEndlessTextMatchesNoPattern() {
    var shape = Shape.of("{\"type\": \"string\", \"pattern\": \"^(a|b)*$\"}");
    assertThat(shape.check(parse("ab".repeat(500)))).isEmpty();
    assertThat(shape.check(parse("a".repeat(1_000_000))))
        .singleElement()
        .extracting(Problem::sentence)
        .isEqualTo("\"" + "a".repeat(59) + "…\" is too long. Expected: at most 1000 characters.");
  }

  @Test
  void twentyProblemsAreTold() {
    var shape = Shape.of("{\"items\": {\"type\": \"integer\"}}");
    var refused = new BadInput(shape.check(parse("- x\n".repeat(25))));
    assertThat(refused.problems()).hasSize(25);
    assertThat(refused.getMessage().lines()).hasSize(61);
    assertThat(refused.getMessage())
        .startsWith("duel.yaml:1:3: [0]: \"x\" is text. Expected: a whole number.\n")
        .endsWith("\n… and 5 more problems");
    assertThat(refused.getStackTrace()).isEmpty();
  }

  @Test
  void whatCameFromJsonIsToldByPath() {
    var json = JsonMapper.shared().readTree("{\"combatants\": {\"Marcus\": {\"hp\": 0}}}");
    assertThat(SHAPE.check(Yaml.fromJson(json, "journal")))
        .extracting(Problem::render)
        .containsExactly(
            "journal: combatants.Marcus.hp: 0 is too low."
                + " Expected: a whole number from 1 to 5,000.",
            "journal: combatants.Marcus: side is missing. Expected: text.",
            "journal: combatants.Marcus: one of these is missing: creature, fighter.");
  }

  @Test
  void schemasMayShareAFile() {
    var files =
        Map.of(
            "weapon.json",
            "{\"$ref\": \"common.json#/$defs/attack\"}",
            "common.json",
            """
            {"$id": "https://example.org/common", "$defs": {
              "attack": {"type": "object", "properties": {"damage": {"$ref": "#/$defs/dice"}}},
              "dice": {"pattern": "^[0-9]+d[0-9]+$", "x-says": "a dice expression such as 2d6"}}}
            """);
    var bundle = Bundle.of("weapon.json", name -> files.getOrDefault(name, ""));
    Refusal.of(
        () -> Shape.of(bundle.toString()).require(parse("damage: 2d\n")),
        "duel.yaml:1:9: damage: \"2d\" is not a dice expression such as 2d6.",
        "  damage: 2d",
        "          ^");
  }

  @Test
  void aResourceIsLoadedOnce() {
    var path = "/draft/2020-12/meta/validation";
    assertThat(Shape.resource(path)).isSameAs(Shape.resource(path));
    assertThatThrownBy(() -> Shape.resource("/no/such.json"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no schema /no/such.json");
  }

  @Test
  void manyProblemsDoNotTakeLong() {
    var refused = SHAPE.check(parse("orders: [" + "{chrge: x}, ".repeat(16_000) + "]\n"));
    assertThat(refused).hasSize(16_001);
    assertThat(List.of(refused.get(0).path(), refused.get(16_000).path()))
        .containsExactly("", "orders[15999]");
  }
}
