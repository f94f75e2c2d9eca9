package dev.cleave.cli;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A record played to its end, or to the line where somebody wants to look. */
final class Replay {

  /** How far it went. */
  enum End {
    /** To the end of the fight, and of what came after it. */
    OVER,
    /** To the end of the record. */
    EARLY,
    /** To the line wanted. */
    REACHED
  }

  private final List<Recorded> lines;
  private final int until;
  private int played;

  /**
   * @param until how many lines, null for all
   */
  Replay(List<Recorded> lines, @Nullable Integer until) {
    this.lines = lines;
    this.until = until == null ? Integer.MAX_VALUE : until;
  }

  /** How many lines were found right. */
  int played() {
    return played;
  }

  /**
   * Plays it.
   *
   * @throws Divergence where the record and the rules part ways
   */
  End play(Rulebook rulebook, Battle battle, Journal heard) {
    if (until == 0) {
      return End.REACHED;
    }
    Journal journal =
        entry -> {
          heard.write(entry);
          if (++played == until) {
            throw new Reached();
          }
        };
    var table = new RecordedTable(lines, battle, journal, null);
    try {
      table.setUp();
      rulebook.fight(battle, table);
      int before = -1;
      while (!table.isAtEnd() && table.played() > before) {
        before = table.played();
        rulebook.aftermath(new Aftermath(battle), table);
      }
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
