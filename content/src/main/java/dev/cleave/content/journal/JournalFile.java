package dev.cleave.content.journal;

import dev.cleave.engine.table.Recorded;
import java.nio.file.Path;
import java.util.List;

/** A journal read back, its seals checked. */
public final class JournalFile {

  private final Header header;
  private final List<Recorded> lines;
  private final List<String> notices;

  JournalFile(Header header, List<Recorded> lines, List<String> notices) {
    this.header = header;
    this.lines = List.copyOf(lines);
    this.notices = List.copyOf(notices);
  }

  /**
   * Reads a journal.
   *
   * @throws dev.cleave.content.yaml.BadInput if it is no journal, or one we cannot read
   * @throws AlteredJournal if a line is not as it was written
   */
  public static JournalFile read(Path file) {
    return JournalReader.read(file);
  }

  public Header header() {
    return header;
  }

  public List<Recorded> lines() {
    return lines;
  }

  /** What was set right in reading: a torn last line dropped. */
  public List<String> notices() {
    return notices;
  }
}
