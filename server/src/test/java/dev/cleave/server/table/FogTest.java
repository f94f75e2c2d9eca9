package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Chest;
import dev.cleave.engine.field.Square;
import dev.cleave.rulebooks.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a seat sees, remembers and does not know. */
class FogTest {

  private static final String ROOMS =
      """
      scenario: Two rooms
      rulebook: acks2
      map: |
        ###############
        #......#......#
        #......#......#
        #......+......#
        #......#......#
        #......#......#
        ###############
      features:
        - {name: oak door, kind: door, at: [7, 3]}
        - {name: iron chest, kind: chest, at: [12, 5]}
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [6, 3], facing: E}
        Orc: {side: orcs, creature: orc, hp: 5, at: [12, 1], facing: W}
      """;

  private static final int JUDGE = Hall.JUDGE;
  private static final int PLAYER = Hall.PLAYER;

  /** Until the player is asked what Marcus does. */
  private static void toTheTurn(Hall hall) {
    for (int i = 0; i < 20 && !hall.player.prompt().path("kind").asString().equals("action"); i++) {
      int asked = hall.player.prompt().isObject() ? PLAYER : JUDGE;
      JsonNode prompt = hall.screen(asked).prompt();
      boolean turn = prompt.path("kind").asString().equals("action");
      hall.answer(asked, turn ? "done" : prompt.path("usual").asString());
    }
  }

  private static Hall open(String yaml) {
    Hall hall = Hall.open(yaml, 1);
    toTheTurn(hall);
    return hall;
  }

  private static String state(Hall hall, String feature) {
    for (JsonNode one : hall.player.view.path("features")) {
      if (one.path("name").asString().equals(feature)) {
        return one.path("state").asString();
      }
    }
    return "unknown";
  }

  @Test
  void behindAShutDoorNothingIsTold() {
    try (Hall hall = open(ROOMS)) {
      assertThat(hall.fog(PLAYER, 6, 3)).isEqualTo('*');
      assertThat(hall.fog(PLAYER, 7, 3)).as("the door itself").isEqualTo('*');
      assertThat(hall.fog(PLAYER, 12, 1)).isEqualTo('?');
      assertThat(hall.player.view.path("field").path("ground").path(1).asString())
          .as("no wall that was not seen")
          .isEqualTo("#......#.......");
      assertThat(hall.player.combatants).containsOnlyKeys(hall.id(0));
      assertThat(hall.spectator.combatants).containsOnlyKeys(hall.id(0));
      assertThat(state(hall, "iron chest")).isEqualTo("unknown");
      assertThat(hall.judge.combatants).containsOnlyKeys(hall.id(0), hall.id(1));
      assertThat(hall.judge.view.path("field").has("fog")).isFalse();
      assertThat(String.join("", hall.player.news())).doesNotContain("Orc").doesNotContain("chest");
    }
  }

  @Test
  void whoOpensTheDoorSeesAndWhoLeavesRemembers() {
    try (Hall hall = open(ROOMS)) {
      hall.answer(PLAYER, "open oak door");
      assertThat(state(hall, "oak door")).isEqualTo("open");
      assertThat(hall.fog(PLAYER, 12, 3)).isEqualTo('*');
      hall.judge("move Orc to 12,3");
      assertThat(hall.player.combatants).containsOnlyKeys(hall.id(0), hall.id(1));
      hall.judge("move Marcus to 1,1");
      assertThat(hall.fog(PLAYER, 12, 3)).isEqualTo('r');
      assertThat(hall.player.combatants).containsOnlyKeys(hall.id(0));
      assertThat(state(hall, "oak door")).isEqualTo("open");
    }
  }

  @Test
  void whatIsRememberedIsAsItWasThen() {
    try (Hall hall = open(ROOMS)) {
      hall.judge("move Marcus to 11,4");
      assertThat(state(hall, "iron chest")).isEqualTo("shut");
      hall.judge("move Marcus to 1,1");
      hall.of(
          live -> {
            ((Chest) live.battle().field().features().get(1)).force();
            return live.sight().isOn();
          });
      hall.judge("move Marcus to 1,2");
      assertThat(state(hall, "iron chest")).as("opened behind his back").isEqualTo("shut");
      hall.judge("move Marcus to 11,4");
      assertThat(state(hall, "iron chest")).isEqualTo("open");
    }
  }

  @Test
  void memorySurvivesARestartAndGoesWithWhatIsTakenBack() {
    Hall hall = open(ROOMS);
    hall.judge("move Marcus to 11,4");
    hall.judge("move Marcus to 1,1");
    String before = hall.player.view.path("field").path("fog").toString();
    assertThat(before).contains("r").contains("*").contains("?");
    try (Hall again = hall.again(1)) {
      assertThat(again.player.view.path("field").path("fog").toString()).isEqualTo(before);
      JsonNode cards = again.judge.all("welcome").getLast().path("cards");
      int first = 0;
      for (JsonNode card : cards) {
        if (first == 0 && card.path("text").asString().contains("move Marcus to 11,4")) {
          first = card.path("card").asInt();
        }
      }
      again.say(JUDGE, Json.frame("undo").put("to", first));
      assertThat(again.fog(PLAYER, 12, 4)).as("never been there").isEqualTo('?');
    }
  }

  @Test
  void whereThereIsNoLightTorchesAndEyesForTheDarkCount() {
    String dark =
        """
        scenario: Dark
        rulebook: acks2
        map: 40x5
        light: dark
        combatants:
          Torch: {side: heroes, fighter: 1, hp: 6, at: [1, 2], items: {torch: lit}}
          Orc: {side: orcs, creature: orc, hp: 5, at: [30, 2], facing: W}
        """;
    try (Hall hall = open(dark)) {
      assertThat(hall.fog(PLAYER, 3, 2)).isEqualTo('*');
      assertThat(hall.fog(PLAYER, 20, 2)).isEqualTo('?');
      assertThat(hall.player.combatants).containsOnlyKeys(hall.id(0));
      hall.judge("move Orc to 4,2");
      assertThat(hall.player.combatants).containsOnlyKeys(hall.id(0), hall.id(1));
    }
    String dwarf =
        dark.replace("Torch: {side: heroes, fighter: 1", "Torch: {side: heroes, creature: orc");
    try (Hall hall = open(dwarf.replace(", items: {torch: lit}", ""))) {
      assertThat(hall.fog(PLAYER, 20, 2)).isEqualTo('~');
      assertThat(hall.player.combatants).containsOnlyKeys(hall.id(0), hall.id(1));
    }
  }

  @Test
  void theJudgeLiftsTheFogAndLaysIt() {
    try (Hall hall = open(ROOMS)) {
      hall.judge("fog off");
      assertThat(hall.player.view.path("field").has("fog")).isFalse();
      assertThat(hall.player.combatants).containsOnlyKeys(hall.id(0), hall.id(1));
      hall.judge("fog on");
      assertThat(hall.fog(PLAYER, 12, 1)).isEqualTo('?');
      assertThat(hall.player.combatants).containsOnlyKeys(hall.id(0));
    }
    try (Hall hall = open(ROOMS.replace("map: |", "fog: off\nmap: |"))) {
      assertThat(hall.player.combatants).containsOnlyKeys(hall.id(0), hall.id(1));
    }
  }

  @Test
  void openFieldsHaveNoFog() {
    Battle open =
        battle(
            ROOMS.replace("+", ".").replace("  - {name: oak door, kind: door, at: [7, 3]}\n", ""));
    assertThat(open.hasFog()).isFalse();
    assertThat(battle(ROOMS).hasFog()).isTrue();
  }

  @Test
  void theJudgeLooksAsASeatSees() {
    try (Hall hall = open(ROOMS)) {
      hall.say(JUDGE, Json.frame("look").put("seat", PLAYER));
      JsonNode seen = hall.judge.all("look").getLast();
      assertThat(seen.path("seat").asInt()).isEqualTo(PLAYER);
      assertThat(seen.path("view").path("combatants")).hasSize(1);
      assertThat(seen.path("view").path("field").path("fog")).hasSize(7);
      hall.say(JUDGE, Json.frame("look").put("seat", 99));
      assertThat(hall.judge.all("refused").getLast().path("code").asString()).isEqualTo("bad");
      hall.say(PLAYER, Json.frame("look").put("seat", JUDGE));
      assertThat(hall.player.all("refused").getLast().path("code").asString())
          .isEqualTo("not yours");
    }
  }

  @Test
  void nobodyIsOfferedWhatHeHasNotSeen() {
    try (Hall hall = open(ROOMS)) {
      hall.say(PLAYER, hall.study(PLAYER, "options"));
      String options = hall.player.all("options").getLast().toString();
      assertThat(options).contains("open oak door").doesNotContain("Orc").doesNotContain("chest");
      hall.answer(PLAYER, "charge Orc");
      JsonNode refused = hall.player.all("refused").getLast();
      hall.answer(PLAYER, "charge Nobody");
      assertThat(hall.player.all("refused").getLast().path("message").asString())
          .isEqualTo(refused.path("message").asString().replace("Orc", "Nobody"));
    }
  }

  private static Battle battle(String yaml) {
    return Game.of(Scenario.of(Script.read(yaml)), Library.core(), null, Map.of()).newBattle();
  }

  /** Sixty on sixty by sixty: one of them takes a step. */
  @Test
  void aStepIsSeenInAFewMilliseconds() {
    var yaml = new StringBuilder("scenario: Crowd\nrulebook: acks2\nfog: on\nmap: |\n");
    for (int y = 0; y < 60; y++) {
      yaml.append("  ");
      for (int x = 0; x < 60; x++) {
        yaml.append((x + 2) % 10 == 0 && y % 6 != 3 || (y + 2) % 12 == 0 && x % 7 != 2 ? '#' : '.');
      }
      yaml.append('\n');
    }
    yaml.append("combatants:\n");
    for (int i = 0; i < 60; i++) {
      yaml.append("  Man ").append(i).append(": {side: ").append(i < 30 ? "heroes" : "orcs");
      yaml.append(", creature: orc, at: [").append(1 + i % 6 * 10).append(", ");
      yaml.append(1 + i / 6 * 5 + (i / 6 % 2 == 0 ? 0 : 1)).append("]}\n");
    }
    Battle battle = battle(yaml.toString());
    List<String> own = battle.combatants().stream().limit(30).map(Combatant::name).toList();
    var seat = new Seat(2, Role.PLAYER, "Ann", own);
    Game game = Game.of(Scenario.of(Script.read(yaml.toString())), Library.core(), null, Map.of());
    var fog = new Fog(game.rulebook(), Viewpoint.all(List.of(seat), battle));
    var times = new ArrayList<Long>();
    for (int i = 0; i < 80; i++) {
      Combatant mover = battle.combatant(i % 30);
      Square at = (Square) battle.field().spot(mover);
      battle.field().place(mover, Square.of(at.column() + 1, at.row() + (i & 1)));
      long from = System.nanoTime();
      fog.look(battle);
      times.add((System.nanoTime() - from) / 1000);
    }
    List<Long> warm = times.subList(40, 80).stream().sorted().toList();
    assertThat(warm.get(20)).as("microseconds, the middle of forty").isLessThan(15_000);
  }
}
