package dev.cleave.cli.view;

import dev.cleave.cli.page.Page;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells a fight while it happens, round by round, each event in its own sentence; of many who do
 * the same in one.
 */
public final class Telling implements Journal {
  private final Battle battle;
  private final Page page;
  private final @Nullable Scene scene;
  private final Counts counts = new Counts();
  private final Ranks ranks = new Ranks();
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
          tellCounts();
          if (!ranks.takes(event, this::tell, this::say)) {
            pause();
            tell(event);
          }
        }
      }
      case Entry.Judged(String act) -> {
        pause();
        Sentence.judge("The Judge: " + act + ".", page);
      }
      case Entry.Asked _ -> tellCounts();
      case Entry.Rolled _ -> {}
    }
    page.flush();
  }

  /** Tells what has been held back; people may be asked now. */
  public void pause() {
    tellCounts();
    ranks.tell(this::tell, this::say);
  }

  private void tellCounts() {
    List<String> taken = counts.take();
    if (!taken.isEmpty()) {
      Sentence.initiative(taken, page);
    }
  }

  private void say(String sentence) {
    page.tell(Sentence.of(sentence, 0, 0), 2, 6);
  }

  private void tell(Event event) {
    if (event.is(Event.Kind.ROUND)) {
      round(event);
    } else if (event.is(Event.Kind.ENDED)) {
      draw();
      Sentence.end(event.sentence(), page);
    } else if (!event.sentence().isEmpty()) {
      page.tell(Sentence.of(event.sentence(), event.numbersFrom(), event.numbersTo()), 2, 6);
    }
  }

  private void round(Event event) {
    if (battle.round() > 1) {
      draw();
    }
    Sentence.round(String.valueOf(event.fact("round")), page);
  }

  private void draw() {
    if (scene != null) {
      page.gap();
      scene.draw(battle, page);
    }
  }
}
