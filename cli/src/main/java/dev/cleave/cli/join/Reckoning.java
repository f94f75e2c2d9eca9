package dev.cleave.cli.join;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Numbers the table has worked out: odds, tallies, sight. */
final class Reckoning {

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  private final Page page;

  Reckoning(Page page) {
    this.page = page;
  }

  void odds(JsonNode odds, Seen seen) {
    var parts = new ArrayList<String>();
    parts.add(chances(odds));
    List<String> cleaves = new ArrayList<>();
    odds.path("cleaves").forEach(chance -> cleaves.add(percent(chance)));
    if (cleaves.size() > 1) {
      parts.add("fells " + String.join(", ", cleaves));
    }
    JsonNode back = odds.path("back");
    if (back.isObject()) {
      String who = seen.name(back.path("who").asString(""));
      parts.add((who.isEmpty() ? "in return" : who + " in return") + " " + chances(back));
    }
    if (odds.has("exact") && !odds.path("exact").asBoolean(true)) {
      parts.add("an estimate");
    }
    tell(odds.path("text").asString(""), String.join("; ", parts));
  }

  private static String chances(JsonNode odds) {
    return "hits "
        + percent(odds.path("hit"))
        + ", drops "
        + percent(odds.path("drop"))
        + ", "
        + BigDecimal.valueOf(odds.path("damage").asDouble())
            .setScale(2, RoundingMode.HALF_UP)
            .stripTrailingZeros()
            .toPlainString()
        + " damage";
  }

  private static String percent(JsonNode chance) {
    return BigDecimal.valueOf(chance.asDouble())
            .multiply(HUNDRED)
            .setScale(1, RoundingMode.HALF_UP)
            .stripTrailingZeros()
            .toPlainString()
        + "%";
  }

  /** What a behaviour would do, and why. */
  void would(JsonNode would) {
    page.tell(
        Line.of(would.path("text").asString(""))
            .add(Ink.DIM, "  " + would.path("because").asString("")),
        2,
        4);
  }

  void why(JsonNode why) {
    String text = why.path("text").asString("");
    if (why.path("refused").isObject()) {
      page.tell(Ink.YELLOW, Posed.words(text + ": ", why.path("refused")), 2, 4);
      return;
    }
    JsonNode decides = why.path("decides");
    if (decides.isObject()) {
      page.tell(
          Line.of(text + ": ")
              .add(Ink.DIM, decides.path("why").asString(""))
              .add(Ink.DIM, "  " + decides.path("rule").asString("")),
          2,
          4);
      return;
    }
    if (why.path("terms").isEmpty()) {
      tell(text, "no throw is needed, or none that can be told before");
      return;
    }
    tell(text, "needs " + why.path("needs").asInt() + "+");
    for (JsonNode term : why.path("terms")) {
      int value = term.path("value").asInt();
      page.tell(
          Line.of((value >= 0 ? "+" : "") + value + " ")
              .to(4)
              .add(term.path("why").asString(""))
              .add(Ink.DIM, "  " + term.path("rule").asString("")),
          4,
          8);
    }
  }

  void sight(JsonNode sight, Seen seen) {
    String to = seen.name(sight.path("to").asString(""));
    String how = sight.path("seen").asBoolean(false) ? "in sight" : "out of sight";
    int cover = sight.path("cover").asInt();
    tell(
        to,
        how
            + ", "
            + sight.path("feet").asInt()
            + "'"
            + (cover > 0 ? ", cover of grade " + cover : ""));
  }

  private void tell(String what, String words) {
    page.tell(Line.of(what + ": ").add(Ink.DIM, words), 2, 4);
  }
}
