package dev.cleave.acks.book;

import dev.cleave.engine.actor.Affliction;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Abilities;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What all that somebody has lost comes to. A2.WOUND.43, A2.TAMPER.05 */
public final class Frailty {

  /** Of the whole and hale. */
  public static final Frailty NONE = new Frailty(List.of());

  private static final int LEAST_SCORE = 3;

  /** Of most parts there are two. */
  private static final Set<String> PAIRS = Set.of("leg", "arm", "hand", "foot", "eye", "ear");

  private static final Set<String> SINGLE = Set.of("tongue", "genitalia", "nose", "head");

  private final List<Afflictions.Entry> entries;

  private Frailty(List<Afflictions.Entry> entries) {
    this.entries = entries;
  }

  public static Frailty of(Afflictions book, Combatant who) {
    List<Affliction> suffered = who.health().afflictions();
    if (suffered.isEmpty()) {
      return NONE;
    }
    var entries = new ArrayList<Afflictions.Entry>();
    for (Affliction affliction : suffered) {
      Afflictions.Entry entry = book.named(affliction.name());
      if (entry != null) {
        entries.add(entry);
      }
    }
    return new Frailty(entries);
  }

  public boolean has(String flag) {
    if (this == NONE) {
      return false;
    }
    for (Afflictions.Entry entry : entries) {
      if (entry.flags().contains(flag)) {
        return true;
      }
    }
    return false;
  }

  public int sum(String key) {
    if (this == NONE) {
      return 0;
    }
    int sum = 0;
    for (Afflictions.Entry entry : entries) {
      sum += entry.number(key);
    }
    return sum;
  }

  /** Equal penalties from different wounds add up. A2.GAP.250 */
  public void add(Tally tally, String key) {
    if (this == NONE) {
      return;
    }
    for (Afflictions.Entry entry : entries) {
      tally.plus(entry.number(key), entry.why());
    }
  }

  public int sideEffects() {
    int count = 0;
    for (Afflictions.Entry entry : entries) {
      count += entry.sideEffect() ? 1 : 0;
    }
    return count;
  }

  public int hands() {
    return Math.max(0, 2 - sum("arm") - sum("hand"));
  }

  /** How many of a part are left; of fingers and teeth there are always some. A2.GAP.250 */
  private int left(String part) {
    return switch (part) {
      case "hand", "finger" -> hands();
      case "foot", "toe" -> Math.max(0, 2 - sum("leg") - sum("foot"));
      default -> PAIRS.contains(part) ? 2 - sum(part) : SINGLE.contains(part) ? 1 - sum(part) : 1;
    };
  }

  /** Whether there is anything left for a wound to take. A2.GAP.250 */
  public boolean canSuffer(Afflictions.Entry wound, Afflictions book, String kind) {
    boolean takes = false;
    for (String part : wound.numbers().keySet()) {
      if (isPart(part)) {
        if (book.has(kind, part) && left(part) > 0) {
          return true;
        }
        takes = true;
      }
    }
    return !takes;
  }

  private static boolean isPart(String key) {
    return PAIRS.contains(key)
        || SINGLE.contains(key)
        || key.equals("finger")
        || key.equals("toe")
        || key.equals("tooth");
  }

  /** Scores go down, but not below 3. A2.T.PERMANENT-WOUNDS */
  public Abilities abilities(Abilities hale) {
    return entries.isEmpty()
        ? hale
        : new Abilities(
            lowered(hale.strength(), "STR"),
            lowered(hale.intelligence(), "INT"),
            lowered(hale.will(), "WIL"),
            hale.dexterity(),
            lowered(hale.constitution(), "CON"),
            lowered(hale.charisma(), "CHA"));
  }

  private int lowered(int score, String key) {
    int loss = sum(key);
    return loss == 0 ? score : Math.min(score, Math.max(LEAST_SCORE, score + loss));
  }
}
