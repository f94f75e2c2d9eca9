package dev.cleave.content.journal;

import dev.cleave.engine.table.Recorded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A chapter as a journal holds it.
 *
 * @param line the number of the line it begins with, from 1
 * @param opening null for the first chapter, which begins with the journal's header
 * @param lines what was played
 */
public record Written(int line, @Nullable Opening opening, List<Recorded> lines) {

  public Written {
    lines = List.copyOf(lines);
  }
}
