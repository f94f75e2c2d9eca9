package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.FRIGHTENED;
import static dev.cleave.acks.book.State.GRABBED;
import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.RESTRAINED;
import static dev.cleave.acks.book.State.WRESTLED;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Being grabbed, restrained or wrestled, and getting out of it. A2.COMBAT.28, A2.GAP.303 */
public final class Escaping implements Offers {

  private static final Forbidden FREE =
      new Forbidden("nobody and nothing holds WHO", "A2.ESCAPE.01");

  private static final Forbidden NO_FORCE =
      new Forbidden("WHO slips out of a grip or not at all", "A2.ESCAPE.04");

  private static final Term SUPPLE = new Term("contortionism", "A2.ESCAPE.05", Tag.SKILL);
  private static final Term STRENGTH = new Term("strength", "A2.GAP.319", Tag.ABILITY);
  private static final Term GRIP = new Term("holder's strength", "A2.GAP.319", Tag.ABILITY);
  private static final Term SIZE = new Term("size", "A2.GAP.319", Tag.SITUATION);
  private static final Term TRAINED = new Term("dungeonbashing", "A2.GAP.319", Tag.SKILL);

  private final AttackRoom fight;

  Escaping(AttackRoom fight) {
    this.fight = fight;
  }

  /** The two ways out; one is chosen for each attempt. A2.ESCAPE.03-04 */
  public record Escape(AttackRoom fight, boolean slips) implements Action {

    @Override
    public String verb() {
      return slips ? "slip free" : "break free";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.COMBAT_ACTION; // A2.ESCAPE.02
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!fight.isHeld(who)) {
        return FREE;
      }
      return slips || fight.breaksGrips() || who.is(RESTRAINED) ? null : NO_FORCE;
    }

    @Override
    public void take(Combatant who) {
      if (slips ? fight.escaping().slips(who) : fight.escaping().breaks(who)) {
        fight.escaping().release(who);
      }
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    all.add(new Escape(fight, true));
    all.add(new Escape(fight, false));
    if (fight.memory.anybodyHeld) {
      for (Fighter fighter : fight.fighters) {
        if (fighter.who.is(RESTRAINED) && !who.isEnemyOf(fighter.who)) {
          all.add(new CutFree(fight, fighter.who));
        }
      }
    }
  }

  /** A weapon that seizes whom it strikes: who wields it is the holder. */
  public void seized(Combatant by, Combatant whom) {
    if (fight.isHeld(whom) && fight.fighter(whom).holder == null) {
      fight.fighter(whom).holder = by;
    }
  }

  /** A tangle of limbs leaves room for few weapons. A2.COND.WREST.01 */
  boolean isClose(Combatant who, @Nullable Weapon drawn) {
    Weapon weapon = drawn == null ? fight.wielding().melee(who) : drawn;
    return weapon != null && (weapon.natural() || weapon.size() == Size.TINY);
  }

  /** The nearest enemy at hand, unless it is known who; null for mere bonds. */
  @Nullable Combatant holder(Combatant who) {
    Combatant known = fight.fighter(who).holder;
    if (known == null && (who.is(GRABBED) || who.is(WRESTLED))) {
      Combatant nearest = fight.foes().nearest(who);
      if (nearest != null && fight.field.within(who, nearest, fight.prowess(nearest).reach)) {
        return nearest;
      }
    }
    return known;
  }

  /** Somebody is in another's grip from now on. */
  public void hold(Combatant by, Combatant whom, State how) {
    fight.fighter(whom).holder = by;
    fight.gain(whom, how);
    fight.disrupt(fight.fighter(whom), how.rule());
  }

  /** The one whom somebody wrestles, null if nobody. */
  public @Nullable Combatant wrestled(Combatant by) {
    if (fight.memory.anybodyHeld) {
      for (Fighter fighter : fight.fighters) {
        if (wrestles(by, fighter.who)) {
          return fighter.who;
        }
      }
    }
    return null;
  }

  public boolean wrestles(Combatant by, Combatant whom) {
    return whom.is(WRESTLED) && holder(whom) == by;
  }

  /** Whoever is in his grip is free. */
  public void letGo(Combatant holder) {
    if (fight.memory.anybodyHeld) {
      for (Fighter fighter : fight.fighters) {
        if (fighter.holder == holder) {
          free(fighter.who);
        }
      }
    }
  }

  /** Holds end with whoever holds, and when the two are parted. */
  public void review() {
    if (fight.memory.anybodyHeld) {
      for (Fighter fighter : fight.fighters) {
        startSegment(fighter.who);
      }
    }
  }

  /** A hold ends with whoever holds. A2.COND.GRAB.03, A2.COND.WREST.03 */
  public void startSegment(Combatant who) {
    if (who.is(GRABBED) || who.is(WRESTLED)) {
      Combatant holder = holder(who);
      if (isGripFirm(who, holder)) {
        fight.fighter(who).holder = holder; // noted here, since nothing may change by being asked
      } else {
        free(who);
      }
    } else if (who.is(RESTRAINED)) {
      Combatant holder = fight.fighter(who).holder;
      if (holder != null && !holder.isStanding()) {
        release(who); // A2.COND.RESTR.01
      }
    }
  }

  private boolean isGripFirm(Combatant who, @Nullable Combatant holder) {
    return holder != null
        && who.isStanding()
        && holder.isStanding()
        && !holder.is(HELPLESS)
        && !(who.is(WRESTLED) && holder.is(FRIGHTENED))
        && fight.field.within(who, holder, fight.prowess(holder).reach);
  }

  private void free(Combatant who) {
    Combatant holder = fight.fighter(who).holder;
    fight.lose(who, GRABBED);
    fight.lose(who, WRESTLED);
    fight.fighter(who).holder = null;
    drop(holder, who);
  }

  /** Who is let go in the air falls. A2.COND.GRAB.03 */
  private void drop(@Nullable Combatant holder, Combatant who) {
    if (holder == null || !fight.prowess(holder).flies || fight.prowess(who).flies) {
      return;
    }
    int height = fight.field.elevation(who);
    fight.field.stateElevation(who, 0);
    int feet = height - fight.field.elevation(who);
    if (feet > 0) {
      fight.fall().down(holder, who, feet);
    }
  }

  /** Some grips lay one open to the holder, others to all. A2.COND.GRAB.02, A2.COND.WREST.01 */
  boolean exposes(Combatant target, Combatant attacker) {
    return target.is(WRESTLED)
        || target.is(RESTRAINED)
        || target.is(GRABBED) && holder(target) == attacker;
  }

  /** Steps of size by which somebody is larger than what holds him; bonds have no size. */
  private int larger(Combatant who) {
    Combatant holder = holder(who);
    return holder == null ? 0 : fight.sizeSteps(who.sheet().size(), holder.sheet().size());
  }

  /** A2.ESCAPE.03, A2.SAVE.21-23 */
  private boolean slips(Combatant who) {
    Tally needs = fight.savingThrow().needs(who, "paralysis");
    fight.savingThrow().addSize(needs, larger(who));
    addSuppleness(needs, who);
    return fight.savingThrow().made(who, "paralysis", needs);
  }

  /** A2.ESCAPE.04, A2.GAP.319 */
  private boolean breaks(Combatant who) {
    AttackNumbers numbers = fight.attackNumbers();
    Tally needs = fight.proficiency().opposed(who, fight.proficiency().needs(who, numbers.bash));
    needs.plus(fight.prowess(who).strength * numbers.bashStrength, STRENGTH);
    Combatant holder = holder(who);
    int grip = holder == null ? 0 : fight.prowess(holder).strength;
    needs.plus(-grip * numbers.bashStrength, GRIP);
    needs.plus(larger(who) * numbers.bashSize, SIZE);
    needs.plusIf(fight.proficiency().has(who, "dungeonbashing"), numbers.bashTrained, TRAINED);
    addSuppleness(needs, who);
    return fight.proficiency().made(who, "dungeonbashing", needs, "A2.ESCAPE.04");
  }

  private void addSuppleness(Tally needs, Combatant who) {
    needs.plusIf(
        fight.proficiency().has(who, "contortionism"), fight.attackNumbers().contortionism, SUPPLE);
  }

  /** Out of whatever holds him. A2.ESCAPE.01 */
  public void release(Combatant who) {
    fight.lose(who, RESTRAINED);
    free(who);
  }
}
