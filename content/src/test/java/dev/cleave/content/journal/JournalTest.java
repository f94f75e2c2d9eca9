package dev.cleave.content.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.time.Moment;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.JsonNodeFactory;

/** A journal is read back as it was written, or the first line that is not is named. */
class JournalTest {

  private static final List<Entry> ENTRIES =
      List.of(
          new Entry.Told(Event.of("round", "T.01").fact("round", 1)),
          new Entry.Rolled(
              Dice.of(2, 6), new Reason("initiative", "T.02"), "Marcus", List.of(3, 5)),
          new Entry.Asked("action", "Orc", "orcs", "attack \"Marcus\", then {\"n\":1}"),
          new Entry.Judged("heal Marcus 3"),
          new Entry.Told(Event.of("hit", "T.03").fact("by", "Ærlig")));

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() {
    file = folder.resolve("fight.jsonl");
    try (var writer = JournalWriter.to(file, header(7L))) {
      ENTRIES.forEach(writer::write);
    }
  }

  private static Header header(Long seed) {
    var options = new TreeMap<String, String>();
    options.put("dice", "classic");
    var scenario = Yaml.parse(new Source("duel.yaml", "scenario: Test\nat: [3.5, 4]"));
    return new Header("weaponskill", "1", options, "sha256:00", scenario, null, seed);
  }

  @Test
  void whatIsWrittenIsReadBackByteForByte() {
    var journal = JournalFile.read(file);
    assertThat(journal.lines())
        .extracting(Recorded::json)
        .containsExactlyElementsOf(ENTRIES.stream().map(Entry::json).toList());
    assertThat(journal.lines())
        .extracting(Recorded::kind)
        .containsExactly(
            Recorded.Kind.EVENT,
            Recorded.Kind.ROLL,
            Recorded.Kind.ASK,
            Recorded.Kind.JUDGE,
            Recorded.Kind.EVENT);
    assertThat(journal.lines().get(1).faces()).containsExactly(3, 5);
    assertThat(journal.lines().get(2).text()).isEqualTo("attack \"Marcus\", then {\"n\":1}");
    assertThat(journal.lines().get(3).text()).isEqualTo("heal Marcus 3");
    assertThat(journal.lines().getFirst().line()).isEqualTo(2);
    assertThat(journal.notices()).isEmpty();
  }

  private static Opening opening(int number, String about) {
    var scenario = Yaml.parse(new Source("next.yaml", "scenario: Next\nabout: " + about));
    var person =
        new Person(
            "Marcus",
            "heroes",
            false,
            JsonNodeFactory.instance.objectNode().put("fighter", 3),
            JsonNodeFactory.instance.objectNode().put("hp", 5));
    var carried =
        new Snapshot(
            new Moment(70),
            new Moment(60),
            List.of(new Snapshot.Party("heroes", false), new Snapshot.Party("orcs", true)),
            List.of(person),
            List.of(person),
            List.of(List.of()));
    return new Opening(number, "fight", "Next", scenario, carried);
  }

  @Test
  void chaptersAreReadBackHoweverLongTheirFirstLineIs() {
    Opening next = opening(2, "x".repeat(200_000));
    try (var writer = JournalWriter.to(file, header(7L))) {
      ENTRIES.forEach(writer::write);
      writer.begin(next);
      writer.write(ENTRIES.getFirst());
      writer.begin(opening(3, "short"));
    }
    var journal = JournalFile.read(file);
    assertThat(journal.chapters()).extracting(Written::line).containsExactly(1, 7, 9);
    assertThat(journal.chapters()).extracting(one -> one.lines().size()).containsExactly(5, 1, 0);
    assertThat(journal.chapters().getFirst().opening()).isNull();
    var read = Objects.requireNonNull(journal.chapters().get(1).opening());
    assertThat(read.json()).isEqualTo(next.json());
    assertThat(read.carried()).isEqualTo(next.carried());
    assertThat(journal.lines()).hasSize(6);
  }

  @Test
  void aChangedChapterIsNamed() throws IOException {
    try (var writer = JournalWriter.to(file, header(7L))) {
      ENTRIES.forEach(writer::write);
      writer.begin(opening(2, "short"));
      writer.write(ENTRIES.getFirst());
    }
    Files.writeString(file, Files.readString(file).replace("\"hp\":5", "\"hp\":9"));
    assertThatThrownBy(() -> JournalFile.read(file))
        .isInstanceOfSatisfying(
            AlteredJournal.class,
            altered -> {
              assertThat(altered.line()).isEqualTo(7);
              assertThat(altered.before().chapters()).hasSize(1);
              assertThat(altered.before().lines()).hasSize(5);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"now\":70|\"now\":-1|what is carried on does not say when it is",
        "\"since\":60|\"since\":71|what is carried on began after it ended, or lasts ages",
        "\"apart\":[[]]|\"apart\":[]|how far people are apart is not said of all",
        "\"state\":{\"hp\":5}|\"state\":5|somebody who is carried on lacks name, side or state",
        "\"scene\":\"fight\"|\"scene\":1|this does not begin a chapter as Cleave does it",
        "\"scene\":\"fight\"|\"scene\":\"feast\"|nobody knows how to play a chapter that is a"
            + " feast. Expected: fight or aftermath",
        "\"scenario\":|\"scenery\":|a chapter lacks its scenario, or whom it is about",
      })
  void whatIsCarriedBadlyIsRefused(String part, String other, String message) {
    String line = opening(2, "short").json();
    assertThat(line).contains(part);
    assertThatThrownBy(() -> Opening.read(line.replace(part, other), "log"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void theHeaderIsReadBack() {
    var header = JournalFile.read(file).header();
    assertThat(header.rulebook()).isEqualTo("weaponskill");
    assertThat(header.version()).isEqualTo("1");
    assertThat(header.options()).containsEntry("dice", "classic");
    assertThat(header.seed()).isEqualTo(7L);
    assertThat(header.house()).isNull();
    assertThat(header.scenario().json()).isEqualTo(header(7L).scenario().json());
  }

  @Test
  void theFileIsJustLinesOfJson() throws IOException {
    var lines = Files.readAllLines(file);
    assertThat(lines.getFirst())
        .isEqualTo(
            "{\"n\":0,\"cleave\":1,\"rulebook\":\"weaponskill\",\"version\":\"1\","
                + "\"options\":{\"dice\":\"classic\"},\"content\":\"sha256:00\","
                + "\"scenario\":{\"scenario\":\"Test\",\"at\":[3.5,4]},\"seed\":7}");
    assertThat(lines.get(1))
        .isEqualTo(
            "{\"n\":1,\"event\":\"round\",\"round\":1,\"rule\":\"T.01\",\"was\":\""
                + new Seal().of(lines.getFirst())
                + "\"}");
  }

  @Test
  void theFileAppearsWhenTheWriterIsClosed() throws IOException {
    Path other = folder.resolve("other.jsonl");
    Files.writeString(other, "old");
    var writer = JournalWriter.to(other, header(1L));
    writer.write(ENTRIES.get(2));
    assertThat(other).hasContent("old");
    assertThat(JournalFile.read(folder.resolve("other.jsonl.part")).lines()).hasSize(1);
    var second = JournalWriter.to(other, header(2L));
    writer.close();
    assertThat(JournalFile.read(other).header().seed()).isEqualTo(1L);
    second.close();
    assertThat(JournalFile.read(other).header().seed()).isEqualTo(2L);
    try (var left = Files.list(folder)) {
      assertThat(left).hasSize(2);
    }
  }

  @Test
  void aFolderIsNoPlaceForAJournal() {
    assertThatThrownBy(() -> JournalWriter.to(folder, header(1L)))
        .isInstanceOf(BadInput.class)
        .hasMessage(folder + ": this is a folder. Expected: the name of a file.");
    Path nowhere = folder.resolve("none/fight.jsonl");
    assertThatThrownBy(() -> JournalWriter.to(nowhere, header(1L)))
        .hasMessage(nowhere + ": there is no such folder.");
  }

  @Test
  void whatIsNoPlainFileIsNoPlaceForAJournal() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.jsonl"), Path.of("/dev/null"));
    for (Path odd : List.of(Path.of("/dev/null"), link)) {
      assertThatThrownBy(() -> JournalWriter.to(odd, header(1L)))
          .isInstanceOf(BadInput.class)
          .hasMessage(odd + ": this is no plain file. Expected: the name of a file, or a new one.");
    }
    assertThat(link).isSymbolicLink();
    assertThat(Path.of("/dev/null.part")).doesNotExist();
  }

  @Test
  void anEditedFaceIsFound() throws IOException {
    edit(text -> text.replace("[3,5]", "[6,6]"));
    var altered = altered();
    assertThat(altered.line()).isEqualTo(3);
    assertThat(altered.before().lines()).hasSize(1);
    assertThat(altered)
        .hasMessage(file + ": altered at line 3: the next line was written after another one");
  }

  @Test
  void anEditedHeaderIsFound() throws IOException {
    edit(text -> text.replace("\"seed\":7", "\"seed\":8"));
    assertThat(altered().line()).isEqualTo(1);
  }

  @Test
  void aLineTakenOutIsFound() throws IOException {
    editLines(lines -> lines.remove(2));
    assertThat(altered()).hasMessage(file + ": altered at line 3: it is number 3 where 2 is due");
  }

  @Test
  void aLineDoubledIsFound() throws IOException {
    editLines(lines -> lines.add(2, lines.get(2)));
    assertThat(altered()).hasMessage(file + ": altered at line 4: it is number 2 where 3 is due");
  }

  @Test
  void linesSwappedAreFound() throws IOException {
    editLines(lines -> lines.add(2, lines.remove(3)));
    assertThat(altered().line()).isEqualTo(3);
  }

  @Test
  void aLineWrittenInAnotherFormIsFound() throws IOException {
    edit(text -> text.replace("{\"n\":2,", "{ \"n\":2,"));
    assertThat(altered())
        .hasMessage(file + ": altered at line 3: it does not have the form it was written in");
  }

  @Test
  void aTornLastLineIsDroppedAndSaid() throws IOException {
    edit(text -> text.substring(0, text.length() - 20));
    var journal = JournalFile.read(file);
    assertThat(journal.lines()).hasSize(4);
    assertThat(journal.notices())
        .containsExactly(file + ":6: the last line is torn and was dropped.");
  }

  @Test
  void aLastLineWithoutItsEndIsWhole() throws IOException {
    edit(String::stripTrailing);
    assertThat(JournalFile.read(file).lines()).hasSize(5);
    assertThat(JournalFile.read(file).notices()).isEmpty();
  }

  @Test
  void linesMayEndAsOnWindows() throws IOException {
    edit(text -> text.replace("\n", "\r\n"));
    assertThat(JournalFile.read(file).lines()).hasSize(5);
  }

  @Test
  void aJournalFromTheFutureIsRefused() throws IOException {
    edit(text -> text.replace("\"cleave\":1", "\"cleave\":2"));
    refuses(":1: this journal needs a newer Cleave.");
  }

  @Test
  void anUnknownEntryIsRefused() throws IOException {
    edit(text -> text.replace("\"judge\":", "\"vote\":"));
    refuses(
        ":5: this is no entry we know. Expected: roll, ask, event or judge."
            + " It may need a newer Cleave.");
  }

  @Test
  void whatIsNotJsonIsRefused() throws IOException {
    editLines(lines -> lines.set(2, "rubbish"));
    refuses(":3: this is not JSON. Expected: one JSON object a line.");
  }

  @Test
  void aFieldTwiceIsNotJson() throws IOException {
    edit(text -> text.replace("\"faces\"", "\"faces\":[1],\"faces\""));
    refuses(":3: this is not JSON. Expected: one JSON object a line.");
  }

  @Test
  void anotherFileIsNoJournal() throws IOException {
    Files.writeString(file, "scenario: Test\n");
    refuses(":1: this is no journal of Cleave.");
    Files.writeString(file, "{\"n\":0}\n");
    refuses(":1: this is no journal of Cleave.");
  }

  @Test
  void anUnknownFieldOfTheHeaderIsRefused() throws IOException {
    edit(text -> text.replace("\"seed\":7", "\"judge\":\"seat 3\""));
    refuses(":1: the field \"judge\" is unknown.");
  }

  @Test
  void aHeaderIsComplete() throws IOException {
    edit(text -> text.replace("\"rulebook\":\"weaponskill\",", ""));
    refuses(":1: rulebook is missing.");
  }

  @Test
  void facesAreNumbers() throws IOException {
    edit(text -> text.replace("[3,5]", "[3,\"5\"]"));
    refuses(":3: the faces of a roll are whole numbers.");
  }

  @Test
  void nulIsRefused() throws IOException {
    edit(text -> text.replace("heal", "he\0l"));
    refuses(":5: the character NUL is not allowed.");
  }

  @Test
  void otherEncodingsAreRefused() throws IOException {
    Files.write(file, Files.readString(file).getBytes(StandardCharsets.ISO_8859_1));
    refuses(":6: the line is not UTF-8.");
  }

  @Test
  void aLineTooLongIsRefused() throws IOException {
    edit(text -> text.replace("heal", "h".repeat(70_000)));
    refuses(":5: the line is too long. Expected: at most 64 KiB.");
  }

  @Test
  void aHeaderTooLongIsRefused() throws IOException {
    var line = "{\"cleave\":1,\"n\":0," + " ".repeat(5 * 1024 * 1024);
    Files.writeString(file, line);
    refuses(":1: the line is too long. Expected: at most 4,096 KiB.");
  }

  @Test
  void deepNestingIsRefused() throws IOException {
    edit(text -> text.replace("\"at\":[3.5,4]", "\"at\":" + "[".repeat(5000) + "]".repeat(5000)));
    refuses(":1: this is no journal of Cleave.");
  }

  @Test
  void aPackedFileIsRefused() throws IOException {
    Files.write(file, new byte[] {0x1f, (byte) 0x8b, 8, 0});
    refuses(": the file is compressed; unpack it first.");
  }

  @Test
  void whatIsNotThereIsRefused() throws IOException {
    Files.writeString(file, "");
    refuses(": the file is empty.");
    Files.delete(file);
    refuses(": there is no such file.");
    Files.createDirectory(file);
    refuses(": this is not a plain file.");
  }

  private void edit(UnaryOperator<String> change) throws IOException {
    Files.writeString(file, change.apply(Files.readString(file)));
  }

  private void editLines(Consumer<List<String>> change) throws IOException {
    var lines = new ArrayList<>(Files.readAllLines(file));
    change.accept(lines);
    Files.writeString(file, String.join("\n", lines) + "\n");
  }

  private AlteredJournal altered() {
    var altered = catchThrowableOfType(AlteredJournal.class, () -> JournalFile.read(file));
    assertThat(altered).as("nothing was found").isNotNull();
    return altered;
  }

  private void refuses(String message) {
    assertThatThrownBy(() -> JournalFile.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessage(file + message);
  }
}
