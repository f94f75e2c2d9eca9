package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Proves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** Who may say what, cell by cell, in the lobby, in the fight and when it is over. */
class RightsTest {

  /** A frame of each kind, and who may say it: the Judge, players, onlookers. */
  private static final String TABLE =
      """
      yes yes yes {"type":"hello","v":1}
      yes yes no  {"type":"answer","q":"q","text":"pass"}
      yes yes no  {"type":"roll","q":"q","faces":[1]}
      yes yes no  {"type":"standing","kind":"response","answer":"never"}
      yes yes no  {"type":"order","who":["c0"],"order":"hold this line"}
      yes yes no  {"type":"leave","who":"c0","to":"soldier","round":true}
      yes yes no  {"type":"would","q":"q","to":"soldier"}
      yes yes no  {"type":"undo","to":1}
      yes no  no  {"type":"judge","text":"set Orc to 1 hp"}
      yes no  no  {"type":"run","who":"c0","by":"bot"}
      yes no  no  {"type":"pause","on":true}
      yes no  no  {"type":"timer","seconds":9}
      yes no  no  {"type":"aftermath"}
      yes no  no  {"type":"chapter","scenario":"scenario: Next"}
      no  yes no  {"type":"seed","epoch":1,"promise":"00"}
      no  yes no  {"type":"seed","epoch":1,"seed":"00"}
      yes no  no  {"type":"begin"}
      yes no  no  {"type":"epoch"}
      yes no  no  {"type":"dice","seat":"2","by":"hand"}
      yes yes no  {"type":"options","q":"q"}
      yes yes no  {"type":"odds","q":"q","text":"pass"}
      yes yes no  {"type":"why","q":"q","text":"pass"}
      yes yes yes {"type":"sight","from":"c0","to":"c1"}
      yes no  no  {"type":"look","seat":1}
      yes no  no  {"type":"take","q":"q"}
      yes no  no  {"type":"bot","q":"q"}
      yes no  no  {"type":"remind","seat":2}
      yes yes no  {"type":"measure"}
      """;

  private static final String DUEL =
      """
      scenario: Duel
      rulebook: acks2
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 14, weapon: sword, shield: true, armour: chain}
        Orc: {side: orcs, creature: orc, hp: 1}
      """;

  /** Roles that may, by frame. */
  private static Map<ObjectNode, Map<Role, Boolean>> cells() {
    var cells = new LinkedHashMap<ObjectNode, Map<Role, Boolean>>();
    for (String row : TABLE.lines().toList()) {
      var may = new LinkedHashMap<Role, Boolean>();
      for (Role role : Role.values()) {
        may.put(role, row.substring(4 * role.ordinal(), 4 * role.ordinal() + 3).equals("yes"));
      }
      cells.put((ObjectNode) Json.MAPPER.readTree(row.substring(12)), may);
    }
    return cells;
  }

  private static Command command(ObjectNode frame) {
    Command command = Command.read(frame);
    if (command == null) {
      throw new AssertionError(frame);
    }
    return command;
  }

  @Proves("TH.SEQ.10") // only the Judge says how long people may take
  @Test
  void everyCommandIsInTheTable() {
    var named = new TreeSet<String>();
    cells().keySet().forEach(frame -> named.add(command(frame).getClass().getSimpleName()));
    var all = new TreeSet<String>();
    Arrays.stream(Command.class.getPermittedSubclasses()).forEach(c -> all.add(c.getSimpleName()));
    assertThat(named).isEqualTo(all);
  }

  @Test
  void theTableIsAsItIsWritten() {
    cells()
        .forEach(
            (frame, roles) ->
                roles.forEach(
                    (role, may) ->
                        assertThat(Rights.may(role, command(frame)))
                            .as("%s as %s", frame, role)
                            .isEqualTo(may)));
  }

  /** 84: whatever is not in somebody's cells is refused in the same way, and changes nothing. */
  @Test
  void whatSomebodyMayNotSayChangesNothingInAnyPhase() {
    try (Hall hall = Hall.lobby(DUEL, 1)) {
      tryAll(hall, "lobby");
      hall.say(Hall.JUDGE, Json.frame("begin"));
      tryAll(hall, "fight");
      for (int i = 0; i < 200 && !hall.isOver(); i++) {
        int seat = hall.player.prompt().isObject() ? Hall.PLAYER : Hall.JUDGE;
        hall.answer(seat, hall.screen(seat).prompt().path("usual").asString());
      }
      assertThat(hall.isOver()).isTrue();
      tryAll(hall, "over");
      assertThat(hall.judge.view.path("table").path("phase").asString()).isEqualTo("over");
    }
  }

  private static void tryAll(Hall hall, String when) {
    cells()
        .forEach(
            (frame, roles) ->
                roles.forEach(
                    (role, may) -> {
                      if (!may) {
                        refused(hall, role, frame, when);
                      }
                    }));
  }

  private static void refused(Hall hall, Role role, ObjectNode frame, String when) {
    int seat = role.ordinal() + 1;
    int lines = hall.lines();
    int before = hall.screen(seat).all("refused").size();
    List<String> stood = stands(hall);
    hall.say(seat, frame);
    var as = "%s as %s, %s".formatted(frame, role.name().toLowerCase(Locale.ROOT), when);
    assertThat(hall.lines()).as(as).isEqualTo(lines);
    assertThat(stands(hall)).as(as).isEqualTo(stood);
    if (!frame.path("type").asString().equals("measure")) {
      assertThat(hall.screen(seat).last("refused", before + 1).path("code").asString())
          .as(as)
          .isEqualTo("not yours");
    } else {
      assertThat(hall.judge.all("measure")).as(as).isEmpty();
    }
  }

  /** How the table stands to everybody; and nobody is sent anything of it but the refusal. */
  private static List<String> stands(Hall hall) {
    var all = new ArrayList<String>();
    for (int seat : List.of(Hall.JUDGE, Hall.PLAYER, Hall.SPECTATOR)) {
      all.add(hall.look(seat));
      all.add("updates " + hall.screen(seat).all("update").size());
      all.add("notices " + hall.screen(seat).all("notice").size());
    }
    return all;
  }

  @Test
  void aSeatHasSoManyStandingAnswersAndOnesAskedAgainAreForgotten() {
    try (Hall hall = Hall.open(DUEL, 1)) {
      for (int i = 0; i < 40; i++) {
        hall.say(Hall.PLAYER, standing("kind " + (char) ('a' + i / 10) + (char) ('a' + i % 10)));
      }
      assertThat(hall.player.view.path("you").path("standing").size()).isEqualTo(24);
      hall.say(Hall.PLAYER, standing("kind aa").put("answer", "ask"));
      assertThat(hall.player.view.path("you").path("standing").size()).isEqualTo(23);
      for (String bad : List.of("", "A", "x".repeat(41), "<b>", "kind\u202e")) {
        hall.say(Hall.PLAYER, standing(bad));
      }
      assertThat(hall.player.view.path("you").path("standing").size()).isEqualTo(23);
    }
  }

  @Test
  void whoOrdersWithoutEndIsAskedToWait() {
    try (Hall hall = Hall.open(DUEL, 1)) {
      int lines = hall.lines();
      for (int i = 0; i < 100; i++) {
        hall.say(Hall.PLAYER, standing("response").put("answer", i % 2 == 0 ? "always" : "ask"));
      }
      assertThat(hall.lines() - lines).isEqualTo(60);
      assertThat(hall.player.last("refused", 40).path("code").asString()).isEqualTo("too fast");
    }
  }

  private static ObjectNode standing(String kind) {
    return Json.frame("standing").put("kind", kind).put("answer", "never");
  }
}
