package dev.cleave.thac0.manoeuvres;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Volley;
import org.jspecify.annotations.Nullable;

/** A blow on the head that stuns rather than kills. TH.SAP.01 */
public final class Sap {

  private static final Reason CHANCE = new Reason("knockout", "TH.SAP.12");
  private static final Reason ROUNDS = new Reason("rounds unconscious", "TH.SAP.14");

  private final ManoeuvreRoom fight;

  Sap(ManoeuvreRoom fight) {
    this.fight = fight;
  }

  /** Why somebody cannot be sapped; null if he can. TH.SAP.02 */
  public @Nullable String whyNot(Fighter target) {
    return target.size().rank() > Size.MAN_SIZED.rank() ? target + " is too large" : null;
  }

  public Blow blow(Arms.Mode mode) {
    return Blow.melee(mode, Trick.SAP);
  }

  public Strike.Result strike(Fighter fighter, Fighter target, Arms.Mode mode) {
    boolean easy = isEasy(target);
    int before = target.combatant.hitPoints();
    int pending = fight.course.volley.pending.size();
    Strike.Result result = fight.strike.make(fighter, target, blow(mode));
    if (result.hits() && target.combatant.isPresent()) {
      int total = total(target, before, pending);
      knockOut(fighter, target, total, easy);
    }
    return result;
  }

  /** Asleep, surprised, tied or held by magic. TH.SAP.13 */
  private static boolean isEasy(Fighter target) {
    return target.is(State.ASLEEP)
        || target.is(State.SURPRISED)
        || target.is(State.PARALYSED)
        || target.is(State.BOUND)
        || target.is(State.PINNED)
        || target.isHeld();
  }

  /** All the damage of the blow, real and temporary, whether it has fallen or waits. */
  private int total(Fighter target, int before, int pending) {
    int sum = before - target.combatant.hitPoints();
    var waiting = fight.course.volley.pending;
    for (int i = pending; i < waiting.size(); i++) {
      if (waiting.get(i) instanceof Volley.Wound wound && wound.on() == target.index()) {
        sum += wound.real() + wound.temporary();
      }
    }
    return sum;
  }

  /** So much in a hundred for each point, up to a limit. TH.SAP.12, TH.SAP.13, TH.SAP.14 */
  private void knockOut(Fighter fighter, Fighter target, int total, boolean easy) {
    var figures = fight.numbers.manoeuvre;
    int chance =
        easy
            ? Math.min(figures.sapMostHelpless, total * figures.sapPercentHelpless)
            : Math.min(figures.sapMost, total * figures.sapPercent);
    int die = fight.table.roll(Dice.d(100), CHANCE, fighter.combatant);
    boolean out = die <= chance;
    if (fight.listens()) {
      fight.tell(
          Event.of("sap", "TH.SAP.12")
              .by(fighter.combatant)
              .on(target.combatant)
              .fact("chance", chance)
              .fact("roll", die)
              .fact("out", out)
              .heldAgainst(new Event.Bar(chance, false, out))
              .says(
                  "Knockout: "
                      + chance
                      + " in 100; rolled "
                      + die
                      + (out ? ": " + target + " goes down." : ": " + target + " stays up.")));
    }
    if (out) {
      int rounds =
          fight.table.roll(fight.numbers.unarmed.unconsciousRounds, ROUNDS, target.combatant);
      fight.damage.knockOut(fighter, target, rounds, "TH.SAP.14");
    }
  }
}
