package dev.cleave.server.store;

import java.time.Instant;
import java.util.List;

/**
 * A table to be opened.
 *
 * @param header line 0 of the journal, JSON text
 * @param changes its first seats, and the secret of its first epoch
 */
public record NewTable(
    String id, String title, String header, String dice, Instant created, List<Change> changes) {
  public NewTable {
    Door.some("The id of a table", id, Door.ID);
    Door.text("The title of a table", title, Door.NAME);
    Door.text("The header of a table", header, Door.HEADER);
    Door.some("The dice of a table", dice, Door.WORD);
    changes = List.copyOf(changes);
  }
}
