package dev.cleave.cli.view;

import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Many alike who do the same on one count are told together: a company that marches, its volleys.
 * Fewer than a handful are told one by one, and so is everybody who does anything else.
 */
final class Ranks {

  /** So many are a handful. */
  private static final int HANDFUL = 5;

  /** So many are named, the others counted. */
  private static final int NAMED = 3;

  private static final Pattern NUMBERED = Pattern.compile("(.+) (\\d+)");
  private static final Set<String> STEPS = Set.of("moved", "turned", "idle");
  private static final Set<String> SHOTS = Set.of("drawn", "attack", "damage", "fallen");

  /** One man's segment so far. */
  private record Turn(String kin, String number, List<Event> events) {

    boolean isAllOf(Set<String> names) {
      return events.stream().skip(1).allMatch(event -> names.contains(event.name()));
    }

    boolean isVolley() {
      return events.size() > 1 && isAllOf(SHOTS);
    }

    /** Whether both can be told in one sentence. */
    boolean isLike(Turn other) {
      return kin.equals(other.kin)
          && isVolley() == other.isVolley()
          && count().equals(other.count());
    }

    private String count() {
      return String.valueOf(events.getFirst().fact("count"));
    }
  }

  private final List<Turn> alike = new ArrayList<>();
  private @Nullable Turn open;

  /** Keeps an event back that may be told with others; false if it must be told at once. */
  boolean takes(Event event, Consumer<Event> one, Consumer<String> all) {
    if (event.is(Event.Kind.ROUND) || event.is(Event.Kind.ENDED)) {
      close(one, all);
      return false;
    }
    if (event.is(Event.Kind.SEGMENT) && event.fact("by") instanceof String by) {
      close(one, all);
      Matcher name = NUMBERED.matcher(by);
      if (!name.matches()) {
        return false;
      }
      open = new Turn(name.group(1), name.group(2), new ArrayList<>(List.of(event)));
      return true;
    }
    if (open == null || !isPlain(event, open)) {
      return false;
    }
    open.events.add(event);
    return true;
  }

  /** A step, or a shot and what comes of it. */
  private static boolean isPlain(Event event, Turn turn) {
    if (event.is("attack") && !"missile".equals(event.fact("way"))) {
      return false;
    }
    return STEPS.contains(event.name()) && turn.isAllOf(STEPS)
        || SHOTS.contains(event.name()) && turn.isAllOf(SHOTS);
  }

  /** The segment is over: it joins those like it, or they are told first. */
  private void close(Consumer<Event> one, Consumer<String> all) {
    Turn turn = open;
    open = null;
    if (turn != null) {
      if (!alike.isEmpty() && !alike.getFirst().isLike(turn)) {
        tellAlike(one, all);
      }
      alike.add(turn);
    }
  }

  /**
   * Tells all that was kept back.
   *
   * @param one tells an event as it is
   * @param all tells a sentence about many
   */
  void tell(Consumer<Event> one, Consumer<String> all) {
    Turn turn = open;
    open = null;
    tellAlike(one, all);
    if (turn != null) {
      turn.events.forEach(one);
    }
  }

  private void tellAlike(Consumer<Event> one, Consumer<String> all) {
    if (alike.size() < HANDFUL) {
      alike.forEach(turn -> turn.events.forEach(one));
    } else if (alike.getFirst().isVolley()) {
      tellVolley(all);
    } else {
      tellMarch(all);
    }
    alike.clear();
  }

  private void tellMarch(Consumer<String> all) {
    var feet = new TreeSet<Integer>();
    for (Turn turn : alike) {
      int far = 0;
      for (Event event : turn.events) {
        far += event.fact("feet") instanceof Integer step ? step : 0;
      }
      feet.add(far);
    }
    String far = (feet.size() == 1 ? "" : "up to ") + feet.last() + "'";
    all.accept(who() + (feet.last() == 0 ? " stay where they are." : " march " + far + "."));
  }

  private void tellVolley(Consumer<String> all) {
    var needs = new TreeSet<Integer>();
    var hurt = new LinkedHashMap<String, String>();
    int shots = 0;
    int hits = 0;
    for (Turn turn : alike) {
      for (Event event : turn.events) {
        String on = String.valueOf(event.fact("on"));
        if (event.is("attack")) {
          shots++;
          hits += Boolean.TRUE.equals(event.fact("hit")) ? 1 : 0;
          if (event.tally() != null) {
            needs.add(event.tally().face());
          }
        } else if (event.is("damage")) {
          hurt.put(on, on + " has " + event.fact("hp") + " hp");
        } else if (event.is("fallen")) {
          hurt.put(on, on + " falls");
        }
      }
    }
    String number = needs.isEmpty() ? "" : ", each needs " + span(needs) + "+";
    all.accept(
        who() + " shoot" + number + "; of " + shots + " shots " + hits + " hit" + after(hurt));
  }

  private static String span(TreeSet<Integer> needs) {
    return needs.size() == 1 ? "" + needs.first() : needs.first() + "+ to " + needs.last();
  }

  private static String after(Map<String, String> hurt) {
    return hurt.isEmpty() ? "." : ". " + String.join(", ", hurt.values()) + ".";
  }

  /** "Initiative 5: Legionary 1, 5, 14 and 19 more" */
  private String who() {
    Turn first = alike.getFirst();
    var numbers = alike.stream().limit(NAMED).map(Turn::number).toList();
    return "Initiative %s: %s %s and %d more"
        .formatted(first.count(), first.kin, String.join(", ", numbers), alike.size() - NAMED);
  }
}
