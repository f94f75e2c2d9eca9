package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells a fight while it happens, round by round, each event in its own sentence. */
public final class Telling implements Journal {
  private final Battle battle;
  private final Page page;
  private final @Nullable Scene scene;
  private final Counts counts = new Counts();
  private int silent;

  /**
   * @param scene drawn when a round is over, null for none
   * @param silent how many entries people have heard already
   */
  public Telling(Battle battle, Page page, @Nullable Scene scene, int silent) {
    this.battle = battle;
    this.page = page;
    this.scene = scene;
    this.silent = silent;
  }

  @Override
  public void write(Entry entry) {
    if (silent > 0) {
      silent--;
      return;
    }
    switch (entry) {
      case Entry.Told(Event event) -> {
        if (!counts.takes(event)) {
          pause();
          tell(event);
        }
      }
      case Entry.Judged(String act) -> {
        pause();
        page.tell(Ink.YELLOW, "The Judge: " + act + ".", 2, 4);
      }
      case Entry.Asked _ -> pause();
      case Entry.Rolled _ -> {}
    }
    page.flush();
  }

  /** Tells what has been held back; people may be asked now. */
  public void pause() {
    List<String> taken = new ArrayList<>(counts.take());
    if (!taken.isEmpty()) {
      taken.add(taken.removeLast() + ".");
      page.list(Ink.PLAIN, "  Initiative: ", taken, 6);
    }
  }

  private void tell(Event event) {
    switch (event.name()) {
      case "round" -> round(event);
      case "ended" -> {
        draw();
        page.gap();
        page.tell(Ink.BOLD, event.sentence(), 0, 0);
      }
      default -> {
        if (!event.sentence().isEmpty()) {
          page.tell(line(event), 2, 6);
        }
      }
    }
  }

  /** The numbers of a throw stand back behind what came of it. */
  private static Line line(Event event) {
    String sentence = event.sentence();
    int needs = sentence.indexOf(": needs ");
    int rolled = sentence.lastIndexOf("; rolled ");
    if (event.tally() == null || needs < 0 || rolled < needs) {
      return Line.of(sentence);
    }
    return Line.of(sentence.substring(0, needs + 1))
        .add(Ink.DIM, sentence.substring(needs + 1, rolled + 1))
        .add(sentence.substring(rolled + 1));
  }

  private void round(Event event) {
    if (battle.round() > 1) {
      draw();
    }
    page.gap();
    page.say(Ink.BOLD, "Round " + event.fact("round"));
  }

  private void draw() {
    if (scene != null) {
      page.gap();
      scene.draw(battle, page);
    }
  }
}
