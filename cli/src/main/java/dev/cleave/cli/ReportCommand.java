package dev.cleave.cli;

import dev.cleave.content.Library;
import dev.cleave.content.journal.AlteredJournal;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.engine.table.Divergence;
import dev.cleave.rulebooks.Game;
import dev.cleave.server.table.Account;
import dev.cleave.server.table.Form;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave report}: a journal as a page to read or print. */
@Command(
    name = "report",
    description = "Writes a journal out as a page to read, print or send.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave report duel.jsonl --out duel.html",
      "      one file, with every throw and what made it",
      "  cleave report duel.jsonl --markdown",
      "      as Markdown, on the screen",
      "",
      "Exit codes: 0 written; 1 altered, or not what the rules give;",
      "            2 bad input; 70 our fault.",
    })
final class ReportCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(paramLabel = "JOURNAL", description = "The journal of a fight.")
  private String journal = "";

  @Option(names = "--html", description = "As HTML (the default).")
  private boolean html;

  @Option(names = "--markdown", description = "As Markdown.")
  private boolean markdown;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write it to this file, which must not exist yet.")
  private @Nullable String out;

  @Option(names = "--force", description = "Replace the file if it exists.")
  private boolean force;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  ReportCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws IOException {
    if (html && markdown) {
      throw new Refused("--html and --markdown cannot both be had at once");
    }
    Path file = file();
    try {
      JournalFile read = JournalFile.read(surroundings.path(journal));
      Game game = Game.of(read.header(), Library.core());
      String text = Account.of(read, game).as(markdown ? Form.MARKDOWN : Form.HTML);
      write(text, file);
      return Exit.FINE;
    } catch (AlteredJournal altered) {
      surroundings.errors().say(String.valueOf(altered.getMessage()));
    } catch (Divergence divergence) {
      surroundings
          .errors()
          .say(
              journal
                  + ":"
                  + divergence.line()
                  + ": the journal departs from the rules; cleave replay shows how");
    }
    return Exit.FALSE;
  }

  /** Refuses at once what would be refused at the end. */
  private @Nullable Path file() {
    if (out == null) {
      return null;
    }
    Path file = surroundings.path(out);
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new Refused(out + " is a folder; --out wants a file");
    }
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new Refused(out + " is no plain file, and is left alone");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new Refused(out + " cannot be written: there is no folder " + folder);
    }
    if (!force && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new Refused(out + " exists already; --force replaces it");
    }
    return file;
  }

  private void write(String text, @Nullable Path file) throws IOException {
    if (file == null) {
      surroundings.page().raw(text);
      return;
    }
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.writeString(part, text);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      Files.deleteIfExists(part);
      throw new UncheckedIOException(out + " cannot be written", failed);
    }
  }
}
