package dev.cleave.acks.fire;

import static dev.cleave.acks.book.State.BURNING;
import static dev.cleave.acks.book.State.COATED;

import dev.cleave.acks.book.Harm;
import dev.cleave.acks.book.Thrown;
import dev.cleave.acks.turn.Blaze;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Fire;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import org.jspecify.annotations.Nullable;

/** Burning on into the next round, and being wet with oil that a torch would light. */
public final class Burning {

  private static final Reason AGAIN = new Reason("burning", "A2.OIL.14");
  private static final Reason LIT = new Reason("burning oil", "A2.OIL.37");
  private static final Reason LIT_SPLASH = new Reason("burning splash", "A2.OIL.36");

  private final FireRoom fight;

  Burning(FireRoom fight) {
    this.fight = fight;
  }

  /** Told of a hurt: "direct hit", "splash", "again". */
  record Burn(Thrown what, String how, String rule) {

    static final String DIRECT = "direct hit";

    /** A throw that lands is a hit, and a hit leaves a point to whom fire hurts less. A2.GAP.25B */
    Harm harm() {
      return how.equals(DIRECT) ? what.harm().landed() : what.harm();
    }
  }

  /** The count that is called now is the one in the next round. A2.OIL.14, A2.GAP.231 */
  void kindle(Combatant by, Combatant victim, Thrown what) {
    fight.memory.fires.add(
        new Fire(by, victim, what, fight.battle.round() + 1, fight.initiative().count()));
    fight.gain(victim, BURNING);
  }

  /** Everything that hurts again before anybody acts on this count. A2.GAP.230, A2.ARTY.53 */
  public void reach(int count) {
    Fire next = next(count);
    Blaze blaze = fight.blazes().next(count);
    while ((next != null || blaze != null) && !fight.breaksOff()) {
      if (next != null && (blaze == null || next.count() >= blaze.count)) {
        fight.memory.fires.remove(next);
        burn(next);
      } else if (blaze != null) {
        fight.blazes().burnOn(blaze);
      }
      next = next(count);
      blaze = fight.blazes().next(count);
    }
  }

  private @Nullable Fire next(int count) {
    Fire next = null;
    for (Fire fire : fight.memory.fires) {
      if (fire.round() <= fight.battle.round()
          && fire.count() >= count
          && (next == null || fire.count() > next.count())) {
        next = fire;
      }
    }
    return next;
  }

  private void burn(Fire fire) {
    Combatant victim = fire.victim();
    if (!isOnFire(victim)) {
      fight.lose(victim, BURNING);
    }
    if (victim.isStanding() || victim.fate() == Fate.DOWN) {
      int damage = fight.table.roll(fight.fireNumbers().oilAgain, AGAIN, fire.by());
      harm(fire.by(), victim, damage, new Burn(fire.what(), "again", "A2.OIL.14"));
    }
  }

  private boolean isOnFire(Combatant who) {
    for (Fire fire : fight.memory.fires) {
      if (fire.victim() == who) {
        return true;
      }
    }
    return false;
  }

  /** Water puts it out and washes it off. A2.COMBAT.05, A2.GAP.230 */
  public void wash(Combatant who) {
    fight.memory.fires.removeIf(fire -> fire.victim() == who);
    fight.lose(who, BURNING);
    fight.lose(who, COATED);
  }

  /** Wet with oil, for a turn; the worse counts. A2.OIL.32, A2.GAP.232 */
  void douse(Combatant who, boolean drenched) {
    Fighter fighter = fight.fighter(who);
    boolean worse = fighter.oiled && fighter.drenched && who.is(COATED);
    fighter.oiled = true;
    fighter.drenched = drenched || worse;
    fight.gain(who, COATED);
    fight.last(who, COATED, fight.book.turnRounds);
  }

  /** A burning weapon. A2.OIL.35 */
  public void struck(Combatant attacker, Combatant target, Weapon weapon, int dealt, Harm harm) {
    if (weapon.types().contains("fire")) {
      ignite(attacker, target);
    }
  }

  /** Whatever burns lights the oil on somebody. A2.OIL.35-38, A2.GAP.232 */
  void ignite(Combatant by, Combatant who) {
    Fighter fighter = fight.fighter(who);
    if (!fighter.oiled || !who.is(COATED)) {
      return;
    }
    fighter.oiled = false;
    fight.lose(who, COATED);
    if (fighter.drenched) {
      int damage = fight.table.roll(fight.fireNumbers().oilDirect, LIT, by);
      kindle(by, who, Thrown.OIL);
      harm(by, who, damage, new Burn(Thrown.OIL, "lit", "A2.OIL.37"));
    } else {
      int damage = fight.table.roll(fight.fireNumbers().oilSplash, LIT_SPLASH, by);
      harm(by, who, damage, new Burn(Thrown.OIL, "lit", "A2.OIL.36"));
    }
  }

  void harm(Combatant by, Combatant target, int damage, Burn burn) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("burned", burn.rule)
              .by(by)
              .on(target)
              .fact("amount", damage)
              .fact("type", burn.what.type())
              .fact("how", burn.how)
              .says(target.name() + " burns: " + burn.how + ", " + burn.what.type() + "."));
    }
    fight.damage().deal(by, target, damage, burn.harm());
    if (burn.what.isFire()) {
      ignite(by, target);
    }
  }
}
