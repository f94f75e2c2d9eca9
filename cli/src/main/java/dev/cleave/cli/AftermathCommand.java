package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.Asides;
import dev.cleave.cli.play.Bout;
import dev.cleave.cli.play.Lines;
import dev.cleave.cli.play.Person;
import dev.cleave.cli.play.StandIns;
import dev.cleave.cli.play.TypedDice;
import dev.cleave.cli.view.RuleText;
import dev.cleave.cli.view.Scene;
import dev.cleave.cli.view.Standing;
import dev.cleave.content.Library;
import dev.cleave.content.journal.AlteredJournal;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.JournalWriter;
import dev.cleave.content.journal.Written;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.table.DiceSource;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.rulebooks.Chapter;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Retelling;
import dev.cleave.rulebooks.Story;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave aftermath}: who lives, who dies and who limps. */
@Command(
    name = "aftermath",
    description = "Walks the Judge through the fallen of a fight, and adds it to the journal.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave fight scenarios/bridge.yaml --seed 7 --journal bridge.jsonl",
      "  cleave aftermath bridge.jsonl",
      "      who treats whom, when and with what; done ends, and it can go on another day",
      "  cleave aftermath bridge.jsonl --auto",
      "      everybody sees to his own as well as he can; --yaml prints the survivors",
      "",
      "Exit codes: 0 kept; 1 the journal is not what the rules give; 2 bad input; 70 our fault.",
    })
final class AftermathCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(paramLabel = "JOURNAL", description = "The journal of a fight that is over.")
  private String journal = "";

  @Option(names = "--auto", description = "Nobody is asked: a sensible Judge decides.")
  private boolean auto;

  @Option(names = "--yaml", description = "Also print who has come through, for the next scenario.")
  private boolean yaml;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of the dice. Without it one is drawn.")
  private @Nullable Long seed;

  @Option(
      names = "--dice",
      paramLabel = "ask",
      description = "ask: type what real dice show. Otherwise Cleave rolls.")
  private @Nullable String dice;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  AftermathCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    if (dice != null && !dice.equals("ask")) {
      throw new Refused("--dice can only be ask, not \"" + dice + "\"");
    }
    Path path = surroundings.path(journal);
    JournalFile file;
    try {
      file = JournalFile.read(path);
    } catch (AlteredJournal altered) {
      surroundings.errors().say(String.valueOf(altered.getMessage()));
      return Exit.FALSE;
    }
    Game game = Game.of(file.header(), Library.core());
    if (!game.rulebook().hasAftermath()) {
      throw new Refused(game.rulebook().id() + " says nothing of what comes after a fight");
    }
    try {
      play(sitting(game, file), game, file, path);
      return Exit.FINE;
    } catch (Divergence divergence) {
      departs(divergence, game);
      return Exit.FALSE;
    }
  }

  /**
   * The part that is played: a new chapter, or one that was left in the middle.
   *
   * @param begins the line that begins it, null if it has begun another day
   * @param lines what was played in it then
   */
  private record Sitting(
      Chapter chapter, dev.cleave.content.journal.@Nullable Opening begins, List<Recorded> lines) {}

  private Sitting sitting(Game game, JournalFile file) {
    var story = new Story(game);
    var retelling = new Retelling(file, story, null);
    Retelling.End end = retelling.play((_, _) -> _ -> {});
    List<Recorded> last = file.chapters().getLast().lines();
    boolean left = end == Retelling.End.EARLY;
    if (left && !(retelling.scene() instanceof Aftermath)) {
      throw new Refused(journal + " stops before the fight does: there is no aftermath yet");
    }
    if (left) {
      return new Sitting(retelling.chapter(), null, last);
    }
    var opening = retelling.chapter().aftermath(retelling.scene(), last);
    return new Sitting(story.open(opening), opening, List.of());
  }

  private void play(Sitting sitting, Game game, JournalFile file, Path path) {
    Page page = surroundings.page();
    String title = sitting.chapter.game().scenario().title();
    page.tell(Ink.BOLD, title + ": the aftermath", 0, 0);
    game.notices().forEach(notice -> page.tell(Ink.YELLOW, notice, 0, 2));
    file.notices().forEach(notice -> page.tell(Ink.YELLOW, notice, 0, 2));
    Bout bout = bout(sitting, page);
    Bout.Result result;
    try {
      result = bout.fight(page, null);
    } finally {
      keep(path, file, sitting, bout.entries());
    }
    page.gap();
    Standing.print(result.battle(), game.rulebook(), page);
    page.gap();
    if (yaml) {
      var said = sitting.chapter.game().scenario().node();
      new Survivors(game.rulebook(), said).print(result.battle(), page);
      page.gap();
    }
    page.say("Kept in " + journal + "; cleave aftermath " + Shell.quoted(journal) + " goes on.");
  }

  private Bout bout(Sitting sitting, Page page) {
    DiceSource cup =
        new SeededDice(seed != null ? seed : ThreadLocalRandom.current().nextLong(1_000_000_000L));
    Chapter chapter = sitting.chapter;
    Bout.Course course =
        (scene, table) -> {
          chapter.play(scene, table, _ -> {});
          return null;
        };
    if (auto && dice == null) {
      return new Bout(
          course,
          sitting.lines,
          () -> chapter.newScene(sitting.lines),
          cup,
          Players.USUAL,
          _ -> false);
    }
    Lines lines = surroundings.lines(page);
    var asides =
        new Asides(
            chapter.game().rulebook(),
            Scene.of(Battle.in(chapter.newScene(sitting.lines)), chapter.game().rulebook()),
            new RuleText(),
            page);
    return new Bout(
        course,
        sitting.lines,
        () -> chapter.newScene(sitting.lines),
        dice == null ? cup : new TypedDice(cup, lines, page),
        new Person(
            auto ? Set.of() : Set.of(Side.JUDGE.name()),
            lines,
            page,
            asides,
            Bots.of(chapter.game().rulebook()),
            new StandIns(chapter.game().rulebook(), List.of(), page)),
        entry -> isTyped(entry));
  }

  private boolean isTyped(Entry entry) {
    return switch (entry) {
      case Entry.Asked _ -> !auto;
      case Entry.Rolled _ -> dice != null;
      case Entry.Judged _ -> true;
      case Entry.Told _ -> false;
    };
  }

  /** Nothing is written unless something was added. */
  private static void keep(Path path, JournalFile file, Sitting sitting, List<Entry> entries) {
    if (entries.size() <= sitting.lines.size()) {
      return;
    }
    try (var writer = JournalWriter.to(path, file.header())) {
      for (Written chapter : file.chapters()) {
        if (chapter.opening() != null) {
          writer.begin(chapter.opening());
        }
        chapter.lines().forEach(writer::copy);
      }
      if (sitting.begins != null) {
        writer.begin(sitting.begins);
      }
      entries.subList(sitting.lines.size(), entries.size()).forEach(writer::write);
    }
  }

  private void departs(Divergence divergence, Game game) {
    Page errors = surroundings.errors();
    errors.say(journal + ":" + divergence.line() + ": the journal departs from the rules");
    errors.say("  it says         " + divergence.recorded());
    errors.say("  the rules give  " + divergence.played());
    game.notices().forEach(errors::say);
  }
}
