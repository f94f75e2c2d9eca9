package dev.cleave.server.table;

/** The part somebody has at a table. */
public enum Role {
  JUDGE("judge"),
  PLAYER("player"),
  SPECTATOR("spectator");

  private final String word;

  Role(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }
}
