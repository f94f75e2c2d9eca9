package dev.cleave.cli.join;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Sentence;
import dev.cleave.engine.journal.Event;
import dev.cleave.server.table.Remark;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Tells the log as it happens, in the words and colours of {@code cleave fight}. */
final class Teller {

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
    JsonNode count = card.path("count");
    if (count.isObject()) {
      heading(card);
      counts.add(new Count(count.path("name").asString(""), count.path("number").asInt()));
      return;
    }
    pause();
    if (kind.equals(Remark.CHAPTER.text())) {
      round = 0;
      page.gap();
      page.tell(Ink.BOLD, text, 0, 2);
      return;
    }
    heading(card);
    if (kind.equals(Event.Kind.ENDED.text())) {
      Sentence.end(text, page);
    } else if (kind.equals(Remark.JUDGE.text()) || kind.equals(Remark.UNDO.text())) {
      Sentence.judge(text, page);
    } else if (kind.equals(Remark.BOT.text())) {
      page.tell(Ink.DIM, text, 2, 6);
    } else if (!kind.equals(Event.Kind.ROUND.text())) {
      happened(text, card);
    }
  }

  private void happened(String text, JsonNode card) {
    if (card.path("undone").asBoolean(false)) {
      page.tell(Ink.DIM, "(taken back) " + text, 2, 6);
    } else {
      JsonNode numbers = card.path("numbers");
      page.tell(Sentence.of(text, numbers.path(0).asInt(), numbers.path(1).asInt()), 2, 6);
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
