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
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
