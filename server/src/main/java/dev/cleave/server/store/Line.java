package dev.cleave.server.store;

/**
 * A written line of a table's log.
 *
 * @param seq counts from 1 without gaps
 * @param chain the hash over this line and all before it
 */
public record Line(long seq, String kind, String body, Digest chain) {}
