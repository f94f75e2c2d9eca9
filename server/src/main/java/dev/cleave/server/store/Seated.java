package dev.cleave.server.store;

/** A seat and the table that it stands at. */
public record Seated(String table, Seat seat) {}
