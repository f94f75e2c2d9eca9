package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Scene;
import dev.cleave.cli.view.Standing;
import dev.cleave.cli.view.Telling;
import dev.cleave.content.Library;
import dev.cleave.content.journal.AlteredJournal;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Divergence;
import dev.cleave.rulebooks.Chapter;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Retelling;
import dev.cleave.rulebooks.Story;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave replay}: a journal played again and held against the rules. */
@Command(
    name = "replay",
    description = "Plays a journal again and checks every line of it against the rules.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave replay duel.jsonl",
      "      tells the fight again and closes with verified: N lines",
      "  cleave replay duel.jsonl --until 40 --map",
      "      how it stood after the first 40 lines",
      "  cleave replay table.jsonl --verify-dice",
      "      of a live table: whether the dice are those that were promised",
      "",
      "Exit codes: 0 verified; 1 altered, or not what the rules give;",
      "            2 no journal, or one of another version; 70 our fault.",
    })
final class ReplayCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(paramLabel = "JOURNAL", description = "The journal of a fight.")
  private String journal = "";

  @Option(
      names = "--until",
      paramLabel = "N",
      description = "Stop after N entries (the header does not count) and tell how it stands.")
  private @Nullable Integer until;

  @Option(names = "--map", description = "Draw the map, or the distances, after each round.")
  private boolean map;

  @Option(
      names = "--json",
      description = "Print the lines that were verified instead of the telling.")
  private boolean json;

  @Option(
      names = "--verify-dice",
      description = "Also work out every face again from what the server and the seats promised.")
  private boolean verifyDice;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  ReplayCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    if (until != null && until < 0) {
      throw new Refused("--until counts entries from 0 on, not " + until);
    }
    Path path = surroundings.path(journal);
    AlteredJournal altered = null;
    JournalFile file;
    try {
      file = JournalFile.read(path);
    } catch (AlteredJournal found) {
      altered = found;
      file = found.before();
    }
    return play(path, file, altered);
  }

  private int play(Path path, JournalFile file, @Nullable AlteredJournal altered) {
    Game game = Game.of(file.header(), Library.core());
    Page page = json ? new Page(new PrintWriter(Writer.nullWriter()), false) : surroundings.page();
    var retelling = new Retelling(file, new Story(game), until);
    var told = new ArrayDeque<Telling>();
    try {
      Retelling.End end =
          retelling.play((chapter, scene) -> begin(chapter, Battle.in(scene), page, told));
      told.getLast().pause();
      if (altered == null || end == Retelling.End.REACHED) {
        close(end, retelling, game, file, page);
        return !verifyDice || DiceVerdict.print(file, retelling.entries(), page)
            ? Exit.FINE
            : Exit.FALSE;
      }
      altered(path, altered);
    } catch (Divergence divergence) {
      departs(divergence, game);
    } finally {
      print(path, retelling.played());
    }
    return Exit.FALSE;
  }

  private Telling begin(Chapter chapter, Battle battle, Page page, Deque<Telling> told) {
    if (!told.isEmpty()) {
      told.getLast().pause();
      page.gap();
    }
    Scene drawn = map ? Scene.of(battle, chapter.game().rulebook()) : null;
    new Opening(chapter).print(page, drawn);
    told.add(new Telling(battle, page, drawn, 0));
    return told.getLast();
  }

  private void print(Path path, int played) {
    if (json) {
      JournalLines.first(path, played + 1).forEach(line -> surroundings.out().print(line + "\n"));
    }
    surroundings.out().flush();
  }

  private void departs(Divergence divergence, Game game) {
    surroundings.out().flush();
    Page errors = surroundings.errors();
    errors.say(journal + ":" + divergence.line() + ": the journal departs from the rules");
    errors.say("  it says         " + divergence.recorded());
    errors.say("  the rules give  " + divergence.played());
    game.notices().forEach(errors::say);
  }

  private void altered(Path path, AlteredJournal altered) {
    surroundings.out().flush();
    Page errors = surroundings.errors();
    errors.say(String.valueOf(altered.getMessage()));
    JournalLines.line(path, altered.line()).ifPresent(line -> errors.say("  it says  " + line));
  }

  private static void end(Retelling.End end, int played, JournalFile file, Page page) {
    int all = file.lines().size() + file.chapters().size() - 1;
    switch (end) {
      case OVER -> {}
      case EARLY -> page.say("The journal stops here, before the fight does.");
      case REACHED -> page.say("Stopped after entry " + played + " of " + all + ".");
    }
  }

  private void close(
      Retelling.End end, Retelling retelling, Game game, JournalFile file, Page page) {
    Battle battle = Battle.in(retelling.scene());
    page.gap();
    end(end, retelling.played(), file, page);
    if (map && end != Retelling.End.OVER) {
      Scene.of(battle, game.rulebook()).draw(battle, page);
    }
    page.gap();
    Standing.print(battle, game.rulebook(), page);
    page.gap();
    game.notices().forEach(notice -> page.tell(Ink.YELLOW, notice, 0, 2));
    file.notices().forEach(notice -> page.tell(Ink.YELLOW, notice, 0, 2));
    int lines = retelling.played();
    page.say("verified: " + lines + (lines == 1 ? " line" : " lines"));
  }
}
