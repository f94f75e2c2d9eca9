package dev.cleave.weaponskill.harm;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Course;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.fray.Volley;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Harm, and what it leads to. Blows struck at the same time are gathered and fall together, so that
 * nobody is spared a blow by one that lands in the same moment. WS.ATK.14, WS.HOLD.02
 */
public final class Damage {

  private static final Reason DAMAGE = new Reason("damage", "WS.ATK.14");
  private static final Reason DYING = new Reason("minutes to live", "WS.GAP.04");

  private final Fray fight;
  private final Concentration concentration;
  private final Sequel sequel;

  /** What a blow does besides wounding. */
  public interface Sequel {
    void work(Fighter by, Effect effect, Fighter on);
  }

  public Damage(Fray fight, Concentration concentration, Sequel sequel) {
    this.fight = fight;
    this.concentration = concentration;
    this.sequel = sequel;
  }

  /** The weapon's die, multiplied after a mounted run. WS.GAP.05 */
  public int roll(Fighter by, Weapon weapon, int multiplier) {
    int rolled = fight.table.roll(dice(by, weapon), DAMAGE, by.combatant);
    return Math.max(fight.numbers.leastDamage, rolled) * multiplier;
  }

  /** Against the helpless: all the weapon can do. WS.COND.05 */
  public int most(Fighter by, Weapon weapon, int multiplier) {
    return Math.max(fight.numbers.leastDamage, dice(by, weapon).most()) * multiplier;
  }

  private Dice dice(Fighter by, Weapon weapon) {
    return fight.numbers.strengthHurts
        ? weapon.damage().plus(by.skills.strength())
        : weapon.damage();
  }

  /** From here on blows are gathered. */
  public void together() {
    fight.course.volley.depth++;
  }

  /** The gathered blows fall. */
  public void fall() {
    if (--fight.course.volley.depth == 0) {
      fall(0);
    }
  }

  /** Those of the gathered blows that were struck after so many others. */
  private void fall(int others) {
    List<Volley.Blow> blows = fight.course.volley.blows;
    for (int i = others; i < blows.size(); i++) {
      Volley.Blow blow = blows.get(i);
      land(blow);
    }
    blows.subList(others, blows.size()).clear();
  }

  /**
   * One man's deed, with its blows at the end of it: they do not wait for others who strike in the
   * same moment. For who wants to know what comes of it.
   */
  public void alone(Runnable deed) {
    int others = fight.course.volley.blows.size();
    deed.run();
    fall(others);
  }

  /** The same outside the flow of the fight, as if nobody else were doing anything. */
  public void apart(Runnable deed) {
    Course course = fight.course;
    int depth = course.volley.depth;
    boolean releasing = course.releasing;
    var waiting = List.copyOf(course.volley.blows);
    course.volley.blows.clear();
    course.volley.depth = 0;
    course.releasing = false;
    deed.run();
    course.volley.blows.addAll(waiting);
    course.volley.depth = depth;
    course.releasing = releasing;
  }

  /** A blow that lands in its turn: at once, or with those struck at the same time. */
  public void deal(Volley.Blow blow) {
    Volley volley = fight.course.volley;
    if (volley.depth > 0) {
      volley.blows.add(blow);
    } else {
      land(blow);
    }
  }

  /** A blow struck before another can land never waits. WS.COUNTER.05 */
  public void dealFirst(Volley.Blow blow) {
    land(blow);
  }

  private void land(Volley.Blow blow) {
    take(blow.by(), blow.on(), blow.amount(), blow.nonlethal());
    Effect effect = blow.effect();
    Fighter by = blow.by();
    if (effect != null && by != null && blow.on().isStanding()) {
      sequel.work(by, effect, blow.on());
    }
  }

  private void take(@Nullable Fighter by, Fighter on, int amount, boolean nonlethal) {
    if (!on.combatant.isPresent()) {
      return;
    }
    int left = on.combatant.hitPoints() - amount;
    if (nonlethal) {
      left = Math.max(left, Math.min(on.combatant.hitPoints(), fight.numbers.unconsciousAt));
    }
    on.combatant.setHitPoints(left);
    on.hurtThisRound = true;
    if (fight.table.listens()) {
      var event = Event.of(Event.Kind.DAMAGE, "WS.ATK.14");
      if (by != null) {
        event.by(by.combatant);
      }
      fight.tell(
          event
              .on(on.combatant)
              .fact("amount", amount)
              .fact("hp", left)
              .says(on + " takes " + amount + " damage and is at " + left + ".")
              .openly(on + " takes " + amount + " damage."));
    }
    concentration.spoil(on, "is hurt"); // WS.GAP.35
    if (left <= fight.numbers.unconsciousAt) {
      fell(by, on, left);
    }
  }

  /** Unconscious, mortally wounded or dead. WS.GAP.04 */
  private void fell(@Nullable Fighter by, Fighter on, int left) {
    boolean lifeless =
        switch (on.combatant.sheet().kind()) {
          case "undead", "construct" -> true;
          default -> false;
        };
    Fate fate = lifeless || left <= fight.numbers.deadAt ? Fate.DEAD : Fate.DOWN;
    boolean dying =
        fate == Fate.DOWN && left <= fight.numbers.mortallyWoundedAt && on.diesInRound == 0;
    if (on.combatant.fate() == fate && !dying) {
      return;
    }
    on.combatant.setFate(fate);
    on.letGo();
    concentration.spoil(on, "falls");
    on.searchingFor = null;
    on.searchesExposed = false;
    String how = fate == Fate.DEAD ? (lifeless ? "is destroyed" : "is dead") : "falls unconscious";
    if (dying) {
      int minutes = fight.table.roll(fight.numbers.dyingMinutes, DYING, on.combatant);
      on.diesInRound = fight.battle.round() + minutes * 60 / fight.numbers.roundSeconds;
      how =
          "is mortally wounded and dies in "
              + minutes
              + (minutes == 1 ? " minute" : " minutes")
              + " unless healed";
    }
    if (fight.table.listens()) {
      var event =
          Event.of(Event.Kind.FALLEN, "WS.GAP.04").on(on.combatant).fact("fate", fate.label());
      if (by != null) {
        event.by(by.combatant);
      }
      fight.tell(event.says(on + " " + how + "."));
    }
  }

  /** The mortally wounded whose time has come. WS.GAP.04 */
  public void dying() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.diesInRound > 0
          && fighter.combatant.fate() == Fate.DOWN
          && fight.battle.round() >= fighter.diesInRound) {
        fighter.combatant.setFate(Fate.DEAD);
        if (fight.table.listens()) {
          fight.tell(
              Event.of(Event.Kind.FALLEN, "WS.GAP.04")
                  .on(fighter.combatant)
                  .fact("fate", Fate.DEAD.label())
                  .says(fighter + " dies of the wound."));
        }
      }
    }
  }

  /** Healing lifts the fallen to their knees: above 0 they wake, lying down. WS.GAP.04 */
  public void heal(Fighter on, int amount) {
    if (!on.combatant.isPresent()) {
      return;
    }
    on.combatant.setHitPoints(on.combatant.hitPoints() + amount);
    on.diesInRound = 0;
    boolean wakes =
        on.combatant.fate() == Fate.DOWN && on.combatant.hitPoints() > fight.numbers.unconsciousAt;
    if (wakes) {
      on.combatant.setFate(Fate.STANDING);
      on.combatant.gain(State.PRONE);
      on.acted = true;
    }
    if (fight.table.listens()) {
      fight.tell(
          Event.of("heal", "WS.GAP.04")
              .on(on.combatant)
              .fact("amount", amount)
              .fact("hp", on.combatant.hitPoints())
              .fact("wakes", wakes)
              .says(
                  on
                      + " regains "
                      + amount
                      + " and is at "
                      + on.combatant.hitPoints()
                      + (wakes ? "; " + on + " comes to." : "."))
              .openly(on + (wakes ? " comes to." : " is better.")));
    }
  }
}
