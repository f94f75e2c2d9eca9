package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.Bout;
import dev.cleave.cli.view.Standing;
import dev.cleave.rulebooks.Game;
import org.jspecify.annotations.Nullable;

/** The lines below a fight: how everybody stands, and how to have it again. */
final class Closing {
  private final Game game;
  private final Bout.Result result;
  private final Page page;

  Closing(Game game, Bout.Result result, Page page) {
    this.game = game;
    this.result = result;
    this.page = page;
  }

  void print() {
    page.gap();
    if (result.outcome() == null) {
      page.say(Ink.BOLD, "The fight is left in round " + result.battle().round() + ".");
      page.gap();
    }
    Standing.print(result.battle(), game.rulebook(), page);
    page.gap();
  }

  /**
   * @param seed what to say of the seed, empty if nothing
   * @param again the command that gives the same fight, empty if none is needed
   * @param file the journal as it was named, null if none was written
   */
  void advise(String seed, String again, @Nullable String file) {
    if (!again.isEmpty()) {
      page.say(seed + " The same fight again:");
      page.say("  " + again);
    } else if (!seed.isEmpty()) {
      page.say(seed);
    }
    if (file == null) {
      page.say(Ink.DIM, "To keep a fight, add --journal FILE; cleave replay FILE plays it again.");
    } else {
      page.say("To play it again: cleave replay " + Shell.quoted(file));
    }
  }
}
