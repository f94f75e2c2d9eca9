package dev.cleave.rulebooks;

import dev.cleave.content.journal.Difference;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.Opening;
import dev.cleave.content.journal.Snapshot;
import dev.cleave.content.journal.Written;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A journal told again, chapter after chapter. Every line is held against the rules, and what is
 * carried into a chapter against the end of the one before.
 */
public final class Retelling {

  /** How far it went. */
  public enum End {
    /** To the end of the last chapter. */
    OVER,
    /** To the end of the record, where the last chapter is not over. */
    EARLY,
    /** To the line wanted. */
    REACHED
  }

  /** The one who hears it. */
  @FunctionalInterface
  public interface Reader {

    /**
     * A chapter begins.
     *
     * @return takes down what is told in it
     */
    Journal begin(Chapter chapter, Scene scene);
  }

  private final List<Written> chapters;
  private final Story story;
  private final int until;
  private int played;
  private int entries;
  private Chapter chapter;
  private Scene scene;

  /**
   * @param until how many lines, those that begin a chapter too; null for all
   */
  public Retelling(JournalFile file, Story story, @Nullable Integer until) {
    this.chapters = file.chapters();
    this.story = story;
    this.until = until == null ? Integer.MAX_VALUE : until;
    this.chapter = story.open(null);
    this.scene = chapter.newScene(chapters.getFirst().lines());
  }

  /** How many lines were found right. */
  public int played() {
    return played;
  }

  /** The same without those that begin a chapter. */
  public int entries() {
    return entries;
  }

  /** The chapter it has come to. */
  public Chapter chapter() {
    return chapter;
  }

  /** The scene it has come to, as things stand there. */
  public Scene scene() {
    return scene;
  }

  /**
   * Plays it.
   *
   * @throws Divergence where the record and the rules part ways
   */
  public End play(Reader reader) {
    End end = End.OVER;
    for (int i = 0; i < chapters.size() && end == End.OVER; i++) {
      Written written = chapters.get(i);
      if (i > 0) {
        if (played == until) {
          return End.REACHED;
        }
        begin(written, chapters.get(i - 1).lines());
      }
      end = play(written.lines(), reader.begin(chapter, scene));
      if (end == End.EARLY && i + 1 < chapters.size()) {
        throw new Divergence(
            chapters.get(i + 1).line(), "a chapter begins", "the one before is not over");
      }
    }
    return end;
  }

  private void begin(Written written, List<Recorded> before) {
    Opening opening = written.opening();
    Snapshot carried = opening == null ? null : opening.carried();
    if (opening == null || carried == null) {
      throw new Divergence(written.line(), "a chapter begins", "nothing is carried into it");
    }
    var due = chapter.snapshot(scene, before);
    Difference other = Difference.of(carried.json(), due.json());
    if (other != null) {
      throw new Divergence(
          written.line(),
          "into chapter " + opening.number() + " is carried " + other.where() + ": " + other.one(),
          other.other());
    }
    chapter = story.open(opening);
    scene = chapter.newScene(written.lines());
    played++;
  }

  private End play(List<Recorded> lines, Journal heard) {
    if (played == until) {
      return End.REACHED;
    }
    Journal journal =
        entry -> {
          heard.write(entry);
          entries++;
          if (++played == until) {
            throw new Reached();
          }
        };
    var table = new RecordedTable(lines, scene, journal, null);
    try {
      table.setUp();
      chapter.play(scene, table, now -> scene = now);
    } catch (Reached there) {
      return End.REACHED;
    } catch (RecordedTable.RecordEnds early) {
      return End.EARLY;
    }
    if (!table.isAtEnd()) {
      Recorded more = lines.get(table.played());
      throw new Divergence(more.line(), more.json(), "nothing: the fight is over");
    }
    return End.OVER;
  }

  /** The line wanted has been played. */
  private static final class Reached extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Reached() {
      super("reached", null, false, false);
    }
  }
}
