package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
  @TempDir private Path folder;

  private Command fought() {
    var cleave = Command.in(folder).with("duel.yaml", Command.DUEL);
    var fight = cleave.run("fight", "duel.yaml", "--seed", "7", "--journal", "duel.jsonl");
    assertThat(fight.code()).as(fight.err()).isZero();
    return cleave;
  }

  @Test
  void aJournalBecomesAPage() {
    var cleave = fought();
    var report = cleave.run("report", "duel.jsonl", "--out", "duel.html");
    assertThat(report).isEqualTo(new Command.Result(0, "", ""));
    assertThat(cleave.read("duel.html"))
        .startsWith("<!doctype html>")
        .contains("<h1><bdi>The duel</bdi></h1>")
        .contains("<h2>Round 1</h2>")
        .contains("<details><summary>needs ");
    assertThat(cleave.files()).contains("duel.html").noneMatch(name -> name.endsWith(".part"));
    assertThat(cleave.run("report", "duel.jsonl", "--out", "duel.html").err())
        .isEqualTo("duel.html exists already; --force replaces it\n");
  }

  @Test
  void orMarkdown() {
    assertThat(fought().run("report", "duel.jsonl", "--markdown").out())
        .startsWith("# The duel\n")
        .contains("\n## Round 1\n");
  }

  @Test
  void aJournalThatWasAlteredIsNotReported() {
    var cleave = fought();
    cleave.write(
        "duel.jsonl", cleave.read("duel.jsonl").replaceFirst("\"faces\":\\[\\d+", "\"faces\":[1"));
    var report = cleave.run("report", "duel.jsonl");
    assertThat(report.code()).isEqualTo(1);
    assertThat(report.err()).contains("altered at line");
    assertThat(report.out()).isEmpty();
  }

  @Test
  void theJudgesExportOfALiveTableIsVerified() throws Exception {
    try (var house = new LiveHouse(folder)) {
      var table = house.table(Command.DUEL, "fair", "north", "south");
      try (var judge =
          new Terminal(
              folder, Map.of("CLEAVE_TOKEN", table.tokens().getFirst()), "join", house.address())) {
        assertThat(judge.end()).as(judge.err()).isZero();
      }
      var cleave = Command.in(folder).with("live.jsonl", house.journal(table, 1, "jsonl"));
      var replay = cleave.run("replay", "live.jsonl");
      assertThat(replay.code()).as(replay.err()).isZero();
      assertThat(replay.lastLine()).startsWith("verified: ");
      var dice = cleave.run("replay", "live.jsonl", "--verify-dice");
      assertThat(dice.code()).as(dice.out()).isZero();
      assertThat(dice.lastLine()).endsWith(" worked out again: as promised");
    }
  }

  @Test
  void soIsOneOfManyChapters() throws Exception {
    try (var house = new LiveHouse(folder)) {
      var table = house.table(Command.DUEL, "fair", "north", "south");
      for (int i = 0; i < 3; i++) {
        try (var judge =
            new Terminal(
                folder,
                Map.of("CLEAVE_TOKEN", table.tokens().getFirst()),
                "join",
                house.address())) {
          assertThat(judge.end()).as(judge.err()).isZero();
        }
        if (i < 2) {
          house.chapter(
              table,
              """
              scenario: Again
              distance: 20
              combatants:
                Kurt: {hp left: 14}
                Otto: {hp left: 14}
              """);
        }
      }
      var cleave = Command.in(folder).with("live.jsonl", house.journal(table, 1, "jsonl"));
      var replay = cleave.run("replay", "live.jsonl", "--verify-dice");
      assertThat(replay.code()).as(replay.err() + replay.out()).isZero();
      assertThat(replay.out()).contains("Chapter 2. Again").contains("Chapter 3. Again");
      assertThat(replay.lastLine()).endsWith(" worked out again: as promised");
      assertThat(cleave.run("report", "live.jsonl", "--markdown").out())
          .contains("Chapter 2. Again.")
          .contains("Chapter 3. Again.");
    }
  }
}
