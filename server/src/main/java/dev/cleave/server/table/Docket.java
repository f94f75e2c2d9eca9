package dev.cleave.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The open question, of whom, and since when. */
final class Docket {

  private final LiveTable.Clock clock;
  private final Settings settings;
  private final Ribbon ribbon;
  private List<Prompt> open = List.of();
  private long since;

  Docket(LiveTable.Clock clock, Settings settings, Ribbon ribbon) {
    this.clock = clock;
    this.settings = settings;
    this.ribbon = ribbon;
  }

  void open(List<Prompt> prompts) {
    if (!prompts.equals(open)) {
      since = clock.millis();
    }
    open = prompts;
    prompts.forEach(
        prompt -> ribbon.isAsked(prompt.kind(), prompt.who() == null ? "" : prompt.who().name()));
  }

  /** Nobody is asked anything. */
  void clear() {
    open = List.of();
  }

  List<Prompt> open() {
    return open;
  }

  @Nullable Prompt find(String q) {
    for (Prompt prompt : open) {
      if (prompt.q().equals(q)) {
        return prompt;
      }
    }
    return null;
  }

  /** When people should have answered, 0 if they may take their time. */
  long until() {
    return settings.seconds() == 0 || open.isEmpty() ? 0 : since + settings.seconds() * 1000L;
  }
}
