package dev.cleave.engine.battle;

import dev.cleave.engine.Eyesight;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Side;

/** Those of a battle of whom players may know nothing. */
public final class Strangers {

  private final Battle battle;
  private final Condition hidden;
  private final boolean counted;
  private final Eyesight eyes;

  /**
   * @param hidden in what state somebody hides
   * @param counted the table counts whoever is there, known or not
   * @param eyes what people see by this book
   */
  public Strangers(Battle battle, Condition hidden, boolean counted, Eyesight eyes) {
    this.battle = battle;
    this.hidden = hidden;
    this.counted = counted;
    this.eyes = eyes;
  }

  /** Players may know nothing of him; whatever is counted and shows is counted without. */
  public boolean has(Combatant who) {
    boolean hides = who.is(hidden);
    return (hides || battle.hasFog()) && !counted && Unknown.is(who, hides, battle, eyes::couldSee);
  }

  /** The side of the one knows nothing of the other: he neither turns to him nor runs from him. */
  public boolean has(Combatant other, Side to) {
    boolean hides = other.is(hidden);
    return (hides || battle.hasFog())
        && !counted
        && Unknown.isTo(to, other, hides, battle, eyes::couldSee);
  }

  /** Of those of a kind the first throws for all, and no stranger for those who are known. */
  public boolean comesBefore(Combatant one, Combatant other) {
    return Unknown.comesBefore(one, has(one), other, has(other));
  }

  /** How many of a side stand and are strangers. */
  public int standing(Side side) {
    if (counted) {
      return 0;
    }
    int standing = 0;
    for (Combatant who : battle.combatants()) {
      standing += who.side() == side && who.isStanding() && has(who) ? 1 : 0;
    }
    return standing;
  }

  /**
   * How many have gone otherwise than by falling: whom nobody knew of nobody misses, where losses
   * are counted.
   */
  public int gone(Side side) {
    int gone = 0;
    for (Combatant who : battle.combatants()) {
      boolean left =
          switch (who.fate()) {
            case STANDING, WAITING, DOWN, DEAD -> false;
            default -> true;
          };
      gone += left && who.side() == side && has(who) ? 1 : 0;
    }
    return gone;
  }
}
