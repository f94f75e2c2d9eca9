package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.rulebooks.Game;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** What people take home from a table. */
class ExportTest {

  private static final String DUEL =
      """
      scenario: Duel
      rulebook: acks2
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 14, weapon: sword, shield: true, armour: chain}
        Orc: {side: orcs, creature: orc, hp: 6}
      """;

  /** A goblin hides behind walls, and an ogre has a number of hit points found nowhere else. */
  private static final String AMBUSH =
      """
      scenario: The alley
      rulebook: acks2
      map: |
        ............
        .........###
        .........#.#
        .........###
      combatants:
        Marcus: {side: heroes, fighter: 5, hp: 40, weapon: sword, shield: true, armour: plate, at: [2, 1], facing: E}
        Brute: {side: foes, creature: ogre, hp: 137, at: [4, 1], facing: W}
        Lurker: {side: foes, creature: goblin, hp: 3, at: [10, 2], facing: W, conditions: [hidden]}
      """;

  @TempDir Path folder;

  private OpenHouse house;

  @BeforeEach
  void open() {
    house = new OpenHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void verify(String journal) throws Exception {
    Path file = Files.writeString(folder.resolve("export.jsonl"), journal);
    JournalFile read = JournalFile.read(file);
    Game game = Game.of(read.header(), Library.core());
    assertThat(game.notices()).isEmpty();
    Battle battle = game.newBattle(read.lines());
    var table = new RecordedTable(read.lines(), battle, Journal.kept(), null);
    table.setUp();
    game.rulebook().fight(battle, table);
    assertThat(table.isAtEnd()).isTrue();
    assertThat(read.lines()).hasSizeGreaterThan(5);
  }

  @Test
  void theJudgesJournalCanBePlayedAgain() throws Exception {
    var table = house.open(DUEL, "orcs");
    house.sit(table, 2).fightOn();
    var journal = house.get(table, 1, "/journal?as=jsonl");
    assertThat(journal.headers().firstValue("Content-Disposition"))
        .contains("attachment; filename=\"fight.jsonl\"");
    verify(journal.body());
  }

  @Test
  void theJudgesJournalCanBePlayedAgainAfterSomethingWasTakenBack() throws Exception {
    var table = house.open(DUEL.replace("hp: 14", "hp: 60").replace("hp: 6}", "hp: 20}"), "orcs");
    var ann = house.sit(table, 2);
    ann.answer();
    ann.answer();
    ann.until(view -> view.path("prompt").isObject());
    var judge = house.sit(table, 1);
    judge.until(_ -> judge.cards > 3);
    judge.say(Frames.object().put("type", "undo").put("to", 3));
    ann.until(view -> view.path("table").path("undoes").asInt() == 1);
    ann.fightOn();
    verify(house.get(table, 1, "/journal?as=jsonl").body());
    assertThat(house.get(table, 1, "/journal?as=html").body())
        .contains("<del>")
        .contains("takes back");
    assertThat(house.get(table, 1, "/journal?as=markdown").body()).contains("- ~~");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/journal?as=markdown", "/journal?as=html", "/journal?as=jsonl", "", "/frames"})
  void aPlayersHoldsNothingHisSeatMayNotKnow(String what) throws Exception {
    var table = house.open(AMBUSH, "foes");
    var ann = house.sit(table, 2);
    ann.answer();
    ann.answer();
    ann.until(view -> view.path("prompt").isObject());
    String his = house.get(table, 2, what).body();
    assertThat(his).contains("Brute").doesNotContain("Lurker").doesNotContainPattern("\\b13\\d\\b");
    assertThat(house.get(table, 1, what).body()).contains("Lurker").contains("Brute");
    int onlooker = table.opened().path("seats").size();
    assertThat(house.get(table, onlooker, what).body())
        .contains("Brute")
        .doesNotContain("Lurker")
        .doesNotContainPattern("\\b13\\d\\b");
  }

  @Test
  void aPlayersLinesAreHisCards() throws Exception {
    var table = house.open(DUEL, "orcs");
    house.sit(table, 2).fightOn();
    var lines = house.get(table, 2, "/journal?as=jsonl").body().lines().toList();
    assertThat(lines).hasSizeGreaterThan(3);
    for (int i = 0; i < lines.size(); i++) {
      var card = JsonMapper.shared().readTree(lines.get(i));
      assertThat(card.path("card").asInt()).isEqualTo(i + 1);
      assertThat(card.path("text").asString()).isNotEmpty();
    }
  }

  @Test
  void aReportIsOnePageInWhichNamesAreOnlyWords() throws Exception {
    String evil =
        """
        scenario: "<script>alert(1)</script> *bold* turned"
        rulebook: acks2
        distance: 5
        combatants:
          "<img src=x onerror=alert(1)>": {side: heroes, fighter: 3, hp: 14, weapon: sword}
          "O'Orc & \\"Son\\"": {side: orcs, creature: orc, hp: 6}
        """;
    var table = house.open(evil, "orcs", "heroes");
    var judge = house.sit(table, 1);
    judge.fightOn();
    var answer = house.get(table, 1, "/journal?as=html");
    assertThat(answer.headers().firstValue("Content-Type")).contains("text/html;charset=utf-8");
    assertThat(answer.body())
        .startsWith("<!doctype html>")
        .contains("<bdi>&lt;img src=x onerror=alert(1)&gt;</bdi>")
        .contains("<bdi>O&#39;Orc &amp; &quot;Son&quot;</bdi>")
        .contains("<h2>Round 1</h2>")
        .contains("<details><summary>needs ")
        .contains("class=\"rule\">A2.")
        .doesNotContain("<script")
        .doesNotContain("<img")
        .doesNotContain("\u202e")
        .doesNotContain("http://")
        .doesNotContain("https://");
    var text = house.get(table, 1, "/journal?as=markdown").body();
    assertThat(text)
        .startsWith("# \\<script\\>alert(1)\\</script\\> \\*bold\\* turned\n")
        .contains("\\<img src=x onerror=alert(1)\\>")
        .doesNotContain("\u202e");
  }

  @Test
  void otherFormsAndOtherPeopleAreRefused() throws Exception {
    var table = house.open(DUEL, "orcs");
    assertThat(house.get(table, 1, "/journal").statusCode()).isEqualTo(400);
    assertThat(house.get(table, 1, "/journal?as=pdf").body()).contains("as=markdown, as=html or");
    assertThat(house.get("/api/tables/" + table.id()).statusCode()).isEqualTo(404);
    assertThat(house.get("/api/tables/" + table.id() + "/journal?as=jsonl").statusCode())
        .isEqualTo(404);
  }
}
