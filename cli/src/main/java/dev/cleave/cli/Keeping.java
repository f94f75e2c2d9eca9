package dev.cleave.cli;

import dev.cleave.content.journal.Header;
import dev.cleave.content.journal.JournalText;
import dev.cleave.content.journal.JournalWriter;
import dev.cleave.engine.journal.Entry;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The journal's place, if it is written down at all. A file appears whole or not at all. */
final class Keeping {

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description = "Write the journal to this file, which must not exist yet.")
  private @Nullable String journal;

  @Option(names = "--force", description = "Replace the journal file if it exists.")
  private boolean force;

  @Option(
      names = "--json",
      description = "Print the journal, one JSON object a line, instead of the telling.")
  private boolean json;

  boolean isJson() {
    return json;
  }

  /** The file as it was named, null if there is none. */
  @Nullable String file() {
    return journal;
  }

  /** Refuses at once what would be refused after a long fight. */
  void prepare(Surroundings surroundings) {
    if (journal == null) {
      return;
    }
    Path file = surroundings.path(journal);
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new Refused(journal + " is a folder; --journal wants a file");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new Refused(journal + " cannot be written: there is no folder " + folder);
    }
    if (!force && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new Refused(journal + " exists already; --force replaces it");
    }
    if (!Files.isWritable(folder)) {
      throw new Refused(journal + " cannot be written: " + folder + " may not be changed");
    }
  }

  void keep(Header header, List<Entry> entries, Surroundings surroundings) {
    if (journal != null) {
      write(surroundings.path(journal), header, entries);
    }
    if (json) {
      surroundings.out().print(JournalText.of(header, entries.stream().map(Entry::json).toList()));
    }
  }

  private static void write(Path file, Header header, List<Entry> entries) {
    try (var writer = JournalWriter.to(file, header)) {
      entries.forEach(writer::write);
    }
  }
}
