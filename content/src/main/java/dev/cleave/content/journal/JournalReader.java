package dev.cleave.content.journal;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.engine.table.Recorded;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads a journal line by line and holds every line against the one before. */
final class JournalReader {

  private final String name;
  private final Lines lines;
  private final Seal seal = new Seal();
  private final List<Written> chapters = new ArrayList<>();
  private final List<Recorded> recorded = new ArrayList<>();
  private @Nullable Opening opening;
  private int began = 1;
  private int entries;
  private final List<String> notices = new ArrayList<>();

  private JournalReader(String name, Lines lines) {
    this.name = name;
    this.lines = lines;
  }

  static JournalFile read(Path file) {
    var name = file.toString();
    if (!Files.exists(file)) {
      throw refused(name, "there is no such file");
    }
    if (!Files.isRegularFile(file)) {
      throw refused(name, "this is not a plain file");
    }
    try (var in = new BufferedInputStream(Files.newInputStream(file))) {
      return new JournalReader(name, new Lines(in, name)).journal();
    } catch (IOException e) {
      throw refused(name, "the file cannot be read");
    }
  }

  private JournalFile journal() throws IOException {
    byte[] first = lines.next();
    if (first == null) {
      throw refused(name, "the file is empty");
    }
    if (isPacked(first)) {
      throw refused(name, "the file is compressed; unpack it first");
    }
    var text = lines.text(first);
    var header = HeaderText.read(text, name, lines);
    var before = text;
    for (byte[] line = lines.next(); line != null; line = lines.next()) {
      var now = isTorn(line) ? null : lines.text(line);
      if (now == null) {
        notices.add(name + ":" + lines.number() + ": the last line is torn and was dropped.");
        break;
      }
      check(header, before, now);
      before = now;
    }
    return file(header);
  }

  private JournalFile file(Header header) {
    var all = new ArrayList<>(chapters);
    all.add(new Written(began, opening, recorded));
    return new JournalFile(header, all, notices);
  }

  private static boolean isPacked(byte[] line) {
    return line.length > 1 && (line[0] & 0xff) == 0x1f && (line[1] & 0xff) == 0x8b;
  }

  /** A last line without an end that is no JSON: the power failed while it was written. */
  private boolean isTorn(byte[] line) {
    if (lines.isWhole()) {
      return false;
    }
    try {
      return JsonText.object(lines.text(line)) == null;
    } catch (BadInput e) {
      return true;
    }
  }

  private void check(Header header, String before, String line) {
    var json = JsonText.object(line);
    if (json == null) {
      throw lines.refused("this is not JSON", "Expected: one JSON object a line");
    }
    var entry = EntryText.of(line);
    if (entry == null || entry.number() != entries + 1) {
      throw altered(header, lines.number(), numbering(entry));
    }
    if (!entry.was().equals(seal.of(before))) {
      dropLast();
      throw altered(header, lines.number() - 1, "the next line was written after another one");
    }
    entries++;
    if (json.has(Opening.FIELD)) {
      begin(json);
    } else {
      recorded.add(recorded(json, entry));
    }
  }

  /** A chapter begins, and with it the one before has ended. */
  private void begin(JsonNode json) {
    int due = chapters.size() + 2;
    try {
      Opening next = Opening.read(json, name + ":" + lines.number());
      if (next.number() != due) {
        throw lines.refused("this is chapter " + next.number() + " where " + due + " is due", "");
      }
      chapters.add(new Written(began, opening, recorded));
      opening = next;
    } catch (IllegalArgumentException what) {
      throw lines.refused(String.valueOf(what.getMessage()), "");
    }
    recorded.clear();
    began = lines.number();
  }

  private String numbering(@Nullable EntryText entry) {
    return entry == null
        ? "it does not have the form it was written in"
        : "it is number " + entry.number() + " where " + (entries + 1) + " is due";
  }

  private void dropLast() {
    if (!recorded.isEmpty()) {
      recorded.removeLast();
    } else if (!chapters.isEmpty()) {
      Written before = chapters.removeLast();
      began = before.line();
      opening = before.opening();
      recorded.addAll(before.lines());
    }
  }

  private AlteredJournal altered(Header header, int line, String what) {
    return new AlteredJournal(name, line, what, file(header));
  }

  private Recorded recorded(JsonNode json, EntryText entry) {
    try {
      return JournalFile.entry(lines.number(), json, entry.json());
    } catch (IllegalArgumentException what) {
      throw lines.refused(String.valueOf(what.getMessage()), "");
    }
  }

  private static BadInput refused(String name, String what) {
    return new BadInput(new Problem(new Source(name, ""), 0, 0, "", what, "", ""));
  }
}
