package dev.cleave.acks.book;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Abilities;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The sum of all that somebody has lost, and what it means for him. A2.WOUND.43, A2.TAMPER.05 */
public final class Infirmity {

  /** Of the whole and hale. */
  public static final Infirmity NONE = new Infirmity(List.of());

  static final String ONE_HAND = "one hand";
  static final String NO_HANDS = "no hands";

  private static final int LEAST_SCORE = 3;

  /** So many lost fingers make a hand useless. */
  private static final int FINGERS = 3;

  /** Of most parts there are two. */
  private static final Set<String> PAIRS = Set.of("leg", "arm", "hand", "foot", "eye", "ear");

  private static final Set<String> SINGLE = Set.of("tongue", "genitalia", "nose", "head");

  private final List<Afflictions.Entry> entries;

  private Infirmity(List<Afflictions.Entry> entries) {
    this.entries = entries;
  }

  public static Infirmity of(Afflictions book, Combatant who) {
    List<Affliction> suffered = Health.isHale(who) ? List.of() : Health.of(who).afflictions();
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
    return new Infirmity(entries);
  }

  /** An effect of any of them; a lost arm or two count as one hand or none. */
  public boolean has(String effect) {
    if (this == NONE) {
      return false;
    }
    for (Afflictions.Entry entry : entries) {
      if (entry.flags().contains(effect)) {
        return true;
      }
    }
    return effect.equals(ONE_HAND) && hands() == 1 || effect.equals(NO_HANDS) && hands() == 0;
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
    if (this == NONE) {
      return 2;
    }
    int useless = sum("useless hand") + sum("lost finger") / FINGERS;
    return Math.max(0, 2 - sum("arm") - sum("hand") - useless);
  }

  private boolean lacksHandsFor(Weapon weapon) {
    return !isFree(weapon) && weapon.hands() > hands();
  }

  private static boolean isFree(Weapon weapon) {
    return weapon.natural() || weapon.isUnarmed();
  }

  /** The states and the grip that wounds leave somebody. */
  public void settle(Combatant who) {
    if (!Health.isHale(who) && Health.of(who).rest() != null && who.isStanding()) {
      who.gain(State.INCAPACITATED);
    }
    if (this == NONE) {
      return;
    }
    gain(who, "blinded", State.BLINDED);
    gain(who, "paralysed", State.HELPLESS);
    gain(who, "crawls", State.PRONE);
    if (hands() < 2) {
      who.wieldOffHand(who.bareHands());
    }
    if (lacksHandsFor(who.weapon())) {
      who.wield(who.emptyHanded());
    }
    if (has("no shield") || has("no weapon with shield") && !isFree(who.weapon())) {
      who.setShield(false);
    }
  }

  private void gain(Combatant who, String effect, State state) {
    if (has(effect)) {
      who.gain(state);
    }
  }

  /** Feet of a movement action on such legs. */
  public int speed(int hale) {
    if (this == NONE) {
      return hale;
    }
    int feet = Math.max(0, has("half speed") ? hale / 2 : hale - sum("slower"));
    return has("three quarters speed") ? feet * 3 / 4 : feet;
  }

  /** Feet of a run, which is a walk for those who cannot. */
  public int running(int walk, int hale) {
    if (this == NONE) {
      return hale;
    }
    if (has("no running")) {
      return walk;
    }
    int feet = Math.max(walk, hale + sum("running"));
    return has("half running") ? feet / 2 : feet;
  }

  /** Flesh that has been dead takes less of healing magic. A2.T.TAMPERING */
  public int healed(int amount, Dice dice) {
    if (this == NONE || amount <= 0) {
      return amount;
    }
    int left = has("half healing") ? amount / 2 : amount;
    return Math.max(1, left - sum("thin blood") * dice.count());
  }

  /** How many of a part are left; of fingers and teeth there are always some. A2.GAP.250 */
  private int left(String part) {
    return switch (part) {
      case "hand", "finger" -> hands();
      case "foot", "toe" -> Math.max(0, 2 - sum("leg") - sum("foot"));
      default -> PAIRS.contains(part) ? 2 - sum(part) : SINGLE.contains(part) ? 1 - sum(part) : 1;
    };
  }

  /** A wound takes only what is still there. A2.GAP.250 */
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
            sum("DEX") == 0 ? hale.dexterity() : Math.min(hale.dexterity(), sum("DEX")),
            lowered(hale.constitution(), "CON"),
            lowered(hale.charisma(), "CHA"));
  }

  private int lowered(int score, String key) {
    int loss = sum(key);
    return loss == 0 ? score : Math.min(score, Math.max(LEAST_SCORE, score + loss));
  }
}
