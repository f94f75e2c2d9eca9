package dev.cleave.server.house;

/** The one who plays a side when a table is laid. */
public enum Player {
  /** Whoever has a link to one of its combatants. */
  PEOPLE,
  /** The Judge, who opens the table. */
  ME,
  BOTS
}
