package dev.cleave.server.table;

/** Cards of the table's own that tell of no event. */
public enum Remark {
  /** The Judge has set the rules aside. */
  JUDGE("judge"),
  /** A bot's answer, and why; only the Judge is told. */
  BOT("bot"),
  /** Everything after a card was taken back. */
  UNDO("undo"),
  /** A chapter begins. */
  CHAPTER("chapter");

  private final String text;

  Remark(String text) {
    this.text = text;
  }

  /** The card's kind on the wire. */
  public String text() {
    return text;
  }
}
