package dev.cleave.content.journal;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Recorded;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes a journal line by line to {@code fight.jsonl.part}; closing it puts the file in its place
 * whole. After a crash the part is there and can be read up to its last whole line.
 */
public final class JournalWriter implements Journal, Closeable {

  private static final int MOST_PARTS = 100;

  private final Path file;
  private final Path part;
  private final FileChannel channel;
  private final Writer out;
  private final JournalText text;
  private boolean closed;

  private JournalWriter(Path file, Path part, FileChannel channel, Header header) {
    this.file = file;
    this.part = part;
    this.channel = channel;
    this.out = new OutputStreamWriter(Channels.newOutputStream(channel), StandardCharsets.UTF_8);
    this.text = new JournalText(header);
  }

  /** Starts a journal; a file of that name is replaced when the writer is closed, not before. */
  public static JournalWriter to(Path file, Header header) {
    if (Files.isDirectory(file)) {
      throw refused(file, "this is a folder", "Expected: the name of a file");
    }
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw refused(file, "this is no plain file", "Expected: the name of a file, or a new one");
    }
    var folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw refused(file, "there is no such folder", "");
    }
    for (int i = 1; i <= MOST_PARTS; i++) {
      var part = file.resolveSibling(file.getFileName() + (i == 1 ? ".part" : ".part" + i));
      try {
        var channel =
            FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        var writer = new JournalWriter(file, part, channel, header);
        writer.line(writer.text.last());
        return writer;
      } catch (FileAlreadyExistsException e) {
        continue; // left by a crash, or another fight is written there now
      } catch (IOException e) {
        throw refused(file, "the file cannot be written", "");
      }
    }
    throw refused(file, "too many unfinished journals (.part) are beside it", "");
  }

  @Override
  public void write(Entry entry) {
    try {
      line(text.line(entry.json()));
      if (entry instanceof Entry.Asked) {
        out.flush(); // people wait here, and power fails here
      }
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be written: " + e.getMessage(), e);
    }
  }

  /** Writes a line of another journal once more. */
  public void copy(Recorded line) {
    try {
      line(text.line(line.json()));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be written: " + e.getMessage(), e);
    }
  }

  /** Begins a chapter. */
  public void begin(Opening opening) {
    try {
      line(text.line(opening.json()));
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be written: " + e.getMessage(), e);
    }
  }

  private void line(String line) throws IOException {
    out.write(line);
    out.write('\n');
  }

  /** Puts the file in its place. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    try (channel) {
      out.flush();
      channel.force(true);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be written: " + e.getMessage(), e);
    }
  }

  private static BadInput refused(Path file, String what, String expected) {
    return new BadInput(new Problem(new Source(file.toString(), ""), 0, 0, "", what, expected, ""));
  }
}
