package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {
  @TempDir private Path folder;
  private Command cleave;

  @BeforeEach
  void journal() {
    cleave = Command.in(folder).with("yard.yaml", Command.YARD).with("duel.yaml", Command.DUEL);
    assertThat(cleave.run("fight", "yard.yaml", "--seed", "5", "--journal", "j").code()).isZero();
  }

  private List<String> lines() {
    return cleave.read("j").lines().toList();
  }

  private Command.Result replay(List<String> lines, String... more) {
    cleave.write("changed", String.join("\n", lines) + "\n");
    var args = new ArrayList<>(List.of("replay", "changed"));
    args.addAll(List.of(more));
    return cleave.run(args.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({"yard,acks2", "yard,weaponskill", "duel,acks2", "duel,weaponskill"})
  void whatWasFoughtIsVerified(String scenario, String rulebook) {
    for (int seed = 1; seed <= 5; seed++) {
      var fight =
          cleave.run(
              "fight",
              scenario + ".yaml",
              "--rulebook",
              rulebook,
              "--seed",
              "" + seed,
              "--journal",
              "k",
              "--force");
      assertThat(fight.code()).isZero();
      var replay = cleave.run("replay", "k");
      assertThat(replay.code()).as(replay.err()).isZero();
      assertThat(replay.lastLine())
          .isEqualTo("verified: " + (cleave.read("k").lines().count() - 1) + " lines");
      assertThat(story(replay.out())).isEqualTo(story(fight.out()));
    }
  }

  /** From the first round to the last word. */
  private static String story(String out) {
    int start = out.indexOf("Round 1");
    return out.substring(start, out.indexOf("\n\n", out.lastIndexOf("Round ")));
  }

  @Test
  void aChangedLineIsNamed() {
    var random = new Random(11);
    for (int i = 0; i < 20; i++) {
      var lines = new ArrayList<>(lines());
      int at = 1 + random.nextInt(lines.size() - 2);
      String line = lines.get(at);
      lines.set(at, line.replaceFirst("[0-9]", line.contains("1") ? "7" : "1") + " ");
      var result = replay(lines);
      assertThat(result.code()).as(line).isEqualTo(1);
      assertThat(result.err())
          .contains("changed: altered at line " + (at + 1) + ": ")
          .contains("\n  it says  " + lines.get(at).stripTrailing());
    }
  }

  @Test
  void aJournalSealedAnewStillDepartsFromTheRules() {
    var lines = new ArrayList<>(lines());
    int at = lines.indexOf(lines.stream().filter(l -> l.contains("\"ask\"")).findFirst().get());
    lines.set(at, lines.get(at).replaceFirst("\"answer\":\"[^\"]*\"", "\"answer\":\"dance\""));
    var result = replay(sealed(lines));
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err())
        .startsWith("changed:" + (at + 1) + ": the journal departs from the rules\n")
        .contains("  it says         the answer \"dance\"\n")
        .contains("  the rules give  dance: this is not among the options [WS.");
  }

  @Test
  void afterTheEndThereIsNothing() {
    var lines = new ArrayList<>(lines());
    String last = lines.getLast().replaceFirst("\"n\":\\d+", "\"n\":" + lines.size());
    lines.add(last);
    var result = replay(sealed(lines));
    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err())
        .startsWith("changed:" + lines.size() + ": the journal departs from the rules\n")
        .contains("  the rules give  nothing: the fight is over\n");
  }

  /** The same lines, each with the right seal: what a forger would do. */
  private static List<String> sealed(List<String> lines) {
    var sealed = new ArrayList<>(List.of(lines.getFirst()));
    for (String line : lines.subList(1, lines.size())) {
      String seal = "\"was\":\"" + seal(sealed.getLast()) + "\"";
      sealed.add(line.replaceFirst("\"was\":\"[0-9a-f]*\"", seal));
    }
    return sealed;
  }

  private static String seal(String line) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(line.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 16);
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Test
  void aLostDoubledOrMovedLineIsFound() {
    var random = new Random(12);
    for (int i = 0; i < 10; i++) {
      int at = 1 + random.nextInt(lines().size() - 3);
      var lost = new ArrayList<>(lines());
      lost.remove(at);
      assertThat(replay(lost).code()).isEqualTo(1);
      var doubled = new ArrayList<>(lines());
      doubled.add(at, doubled.get(at));
      assertThat(replay(doubled).code()).isEqualTo(1);
      var moved = new ArrayList<>(lines());
      Collections.swap(moved, at, at + 1);
      assertThat(replay(moved).code()).isEqualTo(1);
    }
  }

  @Test
  void aJournalMayStopEarly() {
    var result = replay(lines().subList(0, 9));
    assertThat(result.code()).isZero();
    assertThat(result.out()).contains("The journal stops here, before the fight does.\n");
    assertThat(result.lastLine()).isEqualTo("verified: 8 lines");
  }

  @Test
  void untilStopsThereAndTellsHowItStands() {
    int all = lines().size() - 1;
    var result = cleave.run("replay", "j", "--until", "8", "--map");
    assertThat(result.code()).isZero();
    assertThat(result.out())
        .contains("Stopped after entry 8 of " + all + ".\n")
        .contains("Marcus  20 of 20 hp  standing at ");
    assertThat(result.lastLine()).isEqualTo("verified: 8 lines");
    assertThat(cleave.run("replay", "j", "--until", "0").lastLine()).isEqualTo("verified: 0 lines");
    assertThat(cleave.run("replay", "j", "--until", "1000000").lastLine())
        .isEqualTo("verified: " + all + " lines");
  }

  @Test
  void jsonIsTheLinesThatWereVerified() {
    assertThat(cleave.run("replay", "j", "--json").out()).isEqualTo(cleave.read("j"));
    assertThat(cleave.run("replay", "j", "--json", "--until", "3").lines())
        .isEqualTo(lines().subList(0, 4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hello\n", "{}\n", "{\"cleave\":99}\n", "[1,2]\n", "\u0000\u0001"})
  void whatIsNoJournalIsBadInput(String text) {
    cleave.write("bad", text);
    var result = cleave.run("replay", "bad");
    assertThat(result.code()).as(result.err()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith(folder.resolve("bad").toString());
  }

  @Test
  void aMissingJournalIsBadInput() {
    assertThat(cleave.run("replay", "nowhere").code()).isEqualTo(2);
    assertThat(cleave.run("replay", "j", "--until", "-1").code()).isEqualTo(2);
  }
}
