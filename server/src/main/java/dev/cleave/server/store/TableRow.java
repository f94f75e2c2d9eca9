package dev.cleave.server.store;

import java.time.Instant;

/**
 * A table as it is listed.
 *
 * @param lines how many lines its log has
 * @param archived its Judge has put it away
 */
public record TableRow(
    String id, String title, String dice, Instant created, long lines, boolean archived) {}
