package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A journal of more than one chapter: what is carried from one into the next is held to it. */
class ChaptersTest {

  private static final String BROOK =
      """
      scenario: The brook
      rulebook: acks2
      distance: 20
      sides:
        heroes: {behaviour: plain}
        orcs: {behaviour: plain}
      combatants:
        Marcus: {side: heroes, fighter: 5, hp: 30, weapon: sword, armour: plate, numbers: {healing: 2}}
        Kara: {side: heroes, cleric: 3, hp: 12, weapon: mace, spells: [cure light wounds]}
        Orc: {side: orcs, creature: orc, count: 4}
      """;

  @TempDir private Path folder;
  private Command cleave;

  @BeforeEach
  void journal() {
    cleave = Command.in(folder).with("brook.yaml", BROOK);
    assertThat(cleave.run("fight", "brook.yaml", "--seed", "5", "--journal", "j").code()).isZero();
    cleave.typing("wait 2 hours\ndone\n", "aftermath", "j", "--seed", "1");
    cleave.run("aftermath", "j", "--auto", "--seed", "2");
  }

  private List<String> lines() {
    return cleave.read("j").lines().toList();
  }

  private int chapter(int number) {
    for (int i = 0; i < lines().size(); i++) {
      if (lines().get(i).contains(",\"chapter\":" + number + ",")) {
        return i;
      }
    }
    throw new AssertionError("no chapter " + number);
  }

  /** The same lines, each with the right seal: what a forger would do. */
  private void write(List<String> lines) {
    var sealed = new ArrayList<>(List.of(lines.getFirst()));
    for (String line : lines.subList(1, lines.size())) {
      String seal = "\"was\":\"" + seal(sealed.getLast()) + "\"";
      sealed.add(line.replaceFirst("\"was\":\"[0-9a-f]*\"", seal));
    }
    cleave.write("changed", String.join("\n", sealed) + "\n");
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
  void eachSittingOfTheAftermathIsAChapterAndAllOfThemAreVerified() {
    var replay = cleave.run("replay", "j");
    assertThat(replay.code()).as(replay.err()).isZero();
    assertThat(replay.out())
        .contains("Chapter 2. The brook: the aftermath")
        .contains("Chapter 3. The brook: the aftermath");
    assertThat(replay.lastLine()).isEqualTo("verified: " + (lines().size() - 1) + " lines");
    assertThat(cleave.run("replay", "j", "--json").out()).isEqualTo(cleave.read("j"));
  }

  @Test
  void whatIsCarriedMustFollowFromTheChapterBefore() {
    var lines = new ArrayList<>(lines());
    int at = chapter(2);
    String line = lines.get(at);
    int hp = line.indexOf("\"hp\":", line.indexOf("\"state\":"));
    int end = line.indexOf(',', hp);
    int right = Integer.parseInt(line.substring(hp + "\"hp\":".length(), end));
    lines.set(at, line.substring(0, hp) + "\"hp\":" + (right + 1) + line.substring(end));
    write(lines);
    var replay = cleave.run("replay", "changed");
    assertThat(replay.code()).isEqualTo(1);
    assertThat(replay.err())
        .startsWith("changed:" + (at + 1) + ": the journal departs from the rules\n")
        .contains("  it says         into chapter 2 is carried people[0].state.hp: " + (right + 1))
        .contains("  the rules give  " + right + "\n");
  }

  @Test
  void untilStopsAtAChapterToo() {
    int at = chapter(2);
    var before = cleave.run("replay", "j", "--until", "" + (at - 1));
    assertThat(before.lastLine()).isEqualTo("verified: " + (at - 1) + " lines");
    assertThat(before.out()).doesNotContain("Chapter 2.");
    var after = cleave.run("replay", "j", "--until", "" + at);
    assertThat(after.lastLine()).isEqualTo("verified: " + at + " lines");
    assertThat(after.out()).contains("Chapter 2.");
  }

  @Test
  void aChapterIsNotBegunBeforeTheOneBeforeIsOver() {
    var lines = new ArrayList<>(lines());
    int at = chapter(2);
    lines.remove(at - 1);
    for (int i = at - 1; i < lines.size(); i++) {
      lines.set(i, lines.get(i).replaceFirst("\"n\":\\d+", "\"n\":" + i));
    }
    write(lines);
    var replay = cleave.run("replay", "changed");
    assertThat(replay.code()).isEqualTo(1);
    assertThat(replay.err())
        .startsWith("changed:" + at + ": the journal departs from the rules\n")
        .contains("  it says         a chapter begins\n")
        .contains("  the rules give  the one before is not over\n");
  }

  @Test
  void chaptersAreCountedAndThoseOfANewerCleaveRefused() {
    var lines = new ArrayList<>(lines());
    int at = chapter(3);
    lines.set(at, lines.get(at).replaceFirst("\"chapter\":3", "\"chapter\":5"));
    write(lines);
    var replay = cleave.run("replay", "changed");
    assertThat(replay.code()).isEqualTo(2);
    assertThat(replay.err())
        .contains("changed:" + (at + 1))
        .contains("this is chapter 5 where 3 is due");
    lines.set(at, lines().get(at).replaceFirst("\"form\":1", "\"form\":2"));
    write(lines);
    replay = cleave.run("replay", "changed");
    assertThat(replay.code()).isEqualTo(2);
    assertThat(replay.err())
        .contains("changed:" + (at + 1))
        .contains("this chapter needs a newer Cleave");
  }

  @Test
  void aSittingThatWasLeftGoesOnInItsChapter() {
    var left = cleave.typing("wait 1 hour\nquit\n", "aftermath", "j", "--seed", "3");
    assertThat(left.code()).as(left.err()).isZero();
    int lines = lines().size();
    assertThat(chapter(4)).isPositive();
    var on = cleave.typing("done\n", "aftermath", "j", "--seed", "3");
    assertThat(on.code()).as(on.err()).isZero();
    assertThat(lines()).hasSizeGreaterThan(lines);
    assertThat(cleave.read("j")).doesNotContain(",\"chapter\":5,");
    assertThat(cleave.run("replay", "j").code()).isZero();
  }

  @Test
  void aReportTellsAllChapters() {
    var report = cleave.run("report", "j", "--markdown");
    assertThat(report.code()).as(report.err()).isZero();
    assertThat(report.out())
        .contains("Chapter 2")
        .contains("Chapter 3")
        .contains("That is all for now.");
  }

  /** The second chapter as a fight by this scenario, and nothing after it. */
  private int fightInstead(String scenario) {
    int at = chapter(2);
    String line =
        lines()
            .get(at)
            .replace("\"scene\":\"aftermath\"", "\"scene\":\"fight\"")
            .replace("\"carried\":", "\"scenario\":" + scenario + ",\"carried\":");
    var lines = new ArrayList<>(lines().subList(0, at));
    lines.add(line);
    write(lines);
    return at + 1;
  }

  @Test
  void aChapterThatCannotBeFoughtIsRefusedByItsLine() {
    int line =
        fightInstead(
            "{\"scenario\":\"The yard\",\"combatants\":{\"Marcus\":{},\"Karla\":{\"side\":\"heroes\"},"
                + "\"Wolf\":{\"side\":\"wolves\",\"creature\":\"wolf\"}}}");
    for (String command : List.of("replay", "aftermath", "report")) {
      var refused = cleave.run(command, "changed");
      assertThat(refused.code()).as(command).isEqualTo(2);
      assertThat(refused.err())
          .endsWith(
              "changed:"
                  + line
                  + ": combatants.Karla: nobody of this story is called so. Known: Marcus, Kara, Orc"
                  + " 1, Orc 2, Orc 3, Orc 4. Did you mean Kara? Who is new has a class or a"
                  + " creature.\n");
    }
  }

  @Test
  void aFightInTheSameStoryIsReplayedWithThePeopleAsTheyWere() {
    fightInstead(
        "{\"scenario\":\"The yard\",\"combatants\":{\"Marcus\":{},"
            + "\"Wolf\":{\"side\":\"wolves\",\"creature\":\"wolf\"}}}");
    var replay = cleave.run("replay", "changed");
    assertThat(replay.code()).as(replay.err()).isZero();
    assertThat(replay.out()).contains("Chapter 2. The yard").doesNotContain("Kara, cleric 3 (");
    assertThat(cleave.run("aftermath", "changed", "--auto").err())
        .isEqualTo("changed stops before the fight does: there is no aftermath yet\n");
  }

  @Test
  void aChapterWhoseLineIsTornIsDroppedAndTheRestStands() {
    String whole = cleave.read("j");
    int at = chapter(2);
    int begins = whole.indexOf(lines().get(at));
    cleave.write("cut", whole.substring(0, begins + 500));
    var replay = cleave.run("replay", "cut");
    assertThat(replay.code()).as(replay.err()).isZero();
    assertThat(replay.out())
        .contains("cut:" + (at + 1) + ": the last line is torn and was dropped.")
        .doesNotContain("Chapter 2.");
    assertThat(replay.lastLine()).isEqualTo("verified: " + (at - 1) + " lines");
    assertThat(cleave.run("aftermath", "cut", "--auto", "--seed", "1").code()).isZero();
    assertThat(cleave.run("replay", "cut").out()).contains("Chapter 2. The brook: the aftermath");
  }
}
