package dev.cleave.server.table;

/**
 * The one who answered in a player's place, as the journal has it: "bot", "bot: needs 9+",
 * "standing answer".
 *
 * @param why empty if there is nothing to say
 */
record Deputy(String who, String why) {

  static final Deputy STANDING = new Deputy("standing answer", "");

  /** A side has said once in which order its people act on a count. */
  static final Deputy SEQUENCE = new Deputy("in order", "");

  private static final String BOT = "bot";
  private static final String BECAUSE = ": ";

  static Deputy bot(String why) {
    return new Deputy(BOT, why);
  }

  /** By a standing order. */
  static Deputy order(String words) {
    return new Deputy("order", words);
  }

  static Deputy read(String text) {
    int because = text.indexOf(BECAUSE);
    return because < 0
        ? new Deputy(text, "")
        : new Deputy(text.substring(0, because), text.substring(because + BECAUSE.length()));
  }

  boolean isBot() {
    return who.equals(BOT);
  }

  String text() {
    return why.isEmpty() ? who : who + BECAUSE + why;
  }
}
