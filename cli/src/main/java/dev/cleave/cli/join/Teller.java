package dev.cleave.cli.join;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Tells the log as it happens, in the words and colours of {@code cleave fight}. */
final class Teller {

  private static final Pattern COUNT = Pattern.compile("(.+) acts on (-?\\d+)\\.");

  private record Count(String who, int number) {}

  private final Page page;
  private final List<Count> counts = new ArrayList<>();
  private int round;

  Teller(Page page) {
    this.page = page;
  }

  void tell(List<JsonNode> cards) {
    cards.forEach(this::tell);
    pause();
  }

  private void tell(JsonNode card) {
    String text = card.path("text").asString("");
    String kind = card.path("kind").asString("");
    Matcher count = COUNT.matcher(text);
    if (kind.equals("initiative") && count.matches()) {
      heading(card);
      counts.add(new Count(count.group(1), Integer.parseInt(count.group(2))));
      return;
    }
    pause();
    heading(card);
    switch (kind) {
      case "round" -> {}
      case "ended" -> Sentence.end(text, page);
      case "judge", "undo" -> Sentence.judge(text, page);
      case "bot" -> page.tell(Ink.DIM, text, 2, 6);
      default -> {
        if (card.path("undone").asBoolean(false)) {
          page.tell(Ink.DIM, "(taken back) " + text, 2, 6);
        } else {
          page.tell(Sentence.of(text, card.has("throw")), 2, 6);
        }
      }
    }
  }

  /** Also when it was taken back to an earlier round. */
  private void heading(JsonNode card) {
    int now = card.path("round").asInt();
    if (now != round && now > 0) {
      round = now;
      Sentence.round(Integer.toString(now), page);
    }
  }

  private void pause() {
    if (!counts.isEmpty()) {
      counts.sort(Comparator.comparingInt(Count::number).reversed());
      Sentence.initiative(
          counts.stream().map(count -> count.who + " " + count.number).toList(), page);
      counts.clear();
    }
  }
}
