package dev.cleave.server.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The open question, of whom, and since when. */
final class Docket {

  private final LiveTable.Clock clock;
  private final Settings settings;
  private final Ribbon ribbon;

  /** Those who work out odds beside the table look whether it is still asked. */
  private volatile List<Prompt> open = List.of();

  /** What was asked before seeds were gathered in the middle of it. */
  private List<Prompt> suspended = List.of();

  /** When each was first asked, by its id: what becomes of one tells nothing of the others. */
  private final Map<String, Long> since = new HashMap<>();

  private @Nullable String taken;

  Docket(LiveTable.Clock clock, Settings settings, Ribbon ribbon) {
    this.clock = clock;
    this.settings = settings;
    this.ribbon = ribbon;
  }

  void open(List<Prompt> prompts) {
    suspended = List.of();
    since.keySet().retainAll(prompts.stream().map(Prompt::q).toList());
    prompts.forEach(prompt -> since.computeIfAbsent(prompt.q(), _ -> clock.millis()));
    if (prompts.stream().noneMatch(prompt -> prompt.q().equals(taken))) {
      taken = null;
    }
    open = List.copyOf(prompts);
    var acting = new ArrayList<String>();
    for (Prompt prompt : prompts) {
      Actor who = prompt.who();
      if (who != null && prompt.kind().equals(Question.Kind.ACTION.text())) {
        acting.add(who.name());
      }
    }
    ribbon.areAsked(acting);
  }

  /** Nobody is asked anything until this is asked again; it is still awaited. */
  void suspend() {
    List<Prompt> now = open;
    open(List.of());
    suspended = now;
  }

  /** What the table waits for, or will when seeds have been gathered. */
  List<Prompt> awaited() {
    return open.isEmpty() ? suspended : open;
  }

  /** Nobody is asked anything. */
  void clear() {
    suspended = List.of();
    open = List.of();
    since.clear();
  }

  List<Prompt> open() {
    return open;
  }

  /** When it was asked, for people who wait. */
  long since(Prompt prompt) {
    return since.getOrDefault(prompt.q(), 0L);
  }

  /** The Judge answers this question himself, if nobody is quicker; this one only. */
  void take(String q) {
    taken = q;
  }

  boolean isTaken(Prompt prompt) {
    return prompt.q().equals(taken);
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
  long until(Prompt prompt) {
    return settings.seconds() == 0 ? 0 : since(prompt) + settings.seconds() * 1000L;
  }
}
