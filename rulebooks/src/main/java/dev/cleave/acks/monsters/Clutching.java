package dev.cleave.acks.monsters;

import static dev.cleave.acks.book.State.CLINGING;
import static dev.cleave.acks.book.State.GRABBED;
import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.SWALLOWED;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Clutch;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bites that do not let go, and coils that crush. A2.R.163 */
public final class Clutching implements Offers {

  private static final Reason DAMAGE = new Reason("damage", "A2.R.163");
  private static final Forbidden NOBODY = new Forbidden("WHO hangs on nobody", "A2.R.163");

  private final MonstersRoom fight;

  Clutching(MonstersRoom fight) {
    this.fight = fight;
  }

  /** Of its own will. */
  record Unclench(MonstersRoom fight, Combatant prey) implements Action {

    @Override
    public String verb() {
      return "release";
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return false;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.fighter(who).clutches == prey ? null : NOBODY;
    }

    @Override
    public void take(Combatant who) {
      fight.clutching().end(fight.fighter(who));
    }

    @Override
    public Combatant aim() {
      return prey;
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    Combatant prey = fight.fighter(who).clutches;
    if (prey != null) {
      all.add(new Unclench(fight, prey));
    }
  }

  /** A hit that has drawn blood takes hold, of one at a time. */
  public void struck(Combatant by, Combatant target, Weapon weapon, Clutch clutch) {
    if (!by.isStanding()) {
      return;
    }
    if (clutch.way() == Clutch.Way.HUG || clutch.way() == Clutch.Way.REND) {
      fight.hugging().struck(by, target, weapon, clutch);
      return;
    }
    if (clutch.way() == Clutch.Way.SWALLOW) {
      fight.swallowing().struck(by, target, weapon, clutch);
      return;
    }
    Fighter fighter = fight.fighter(by);
    if (fighter.clutches != null) {
      return;
    }
    boolean coils = clutch.way() == Clutch.Way.CONSTRICT;
    fighter.clutches = target;
    fighter.clutch = weapon;
    fighter.routineOver = true;
    fight.memory.anybodyClutches = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("clutches", "A2.R.163")
              .by(by)
              .on(target)
              .fact("how", coils ? "constricts" : "hangs on")
              .says(
                  by.name()
                      + (coils ? " winds itself about " : " does not let go of ")
                      + target.name()
                      + "."));
    }
    fight.gain(by, CLINGING);
    if (coils) {
      fight.escaping().hold(by, target, GRABBED);
    }
  }

  /** On its number, in place of its attacks. */
  public void startSegment(Combatant who) {
    if (!fight.memory.anybodyClutches) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.clutches != null && !isFirm(fighter, fighter.clutches)) {
        end(fighter);
      }
    }
    Fighter holder = fight.fighter(who);
    Combatant prey = holder.clutches;
    Weapon weapon = holder.clutch;
    Clutch clutch = weapon == null ? null : weapon.clutch();
    if (prey == null || weapon == null || clutch == null) {
      return;
    }
    int rolled = fight.table.roll(clutch.damage(), DAMAGE, who);
    fight
        .damage()
        .deal(who, prey, rolled, fight.damageTypes().harm(who, weapon).besides(weapon.types()));
    if (holder.clutches != null && !isFirm(holder, prey)) {
      end(holder);
    }
  }

  /** Both on their feet and together; coils hold as long as nobody slips out of them. */
  private boolean isFirm(Fighter holder, Combatant prey) {
    Weapon weapon = holder.clutch;
    Clutch clutch = weapon == null ? null : weapon.clutch();
    boolean coils = clutch != null && clutch.way() == Clutch.Way.CONSTRICT;
    return holder.who.isStanding()
        && !holder.who.is(HELPLESS)
        && !holder.who.is(SWALLOWED)
        && prey.isStanding()
        && !prey.is(SWALLOWED)
        && (!coils || prey.is(GRABBED) && fight.fighter(prey).holder == holder.who)
        && fight.field.within(holder.who, prey, fight.prowess(holder.who).reach);
  }

  private void end(Fighter holder) {
    Combatant prey = holder.clutches;
    holder.clutches = null;
    holder.clutch = null;
    fight.lose(holder.who, CLINGING);
    if (prey != null && prey.is(GRABBED) && fight.fighter(prey).holder == holder.who) {
      fight.escaping().release(prey);
    }
  }

  /** Whatever hangs on somebody goes where he goes. */
  public void bring(Combatant mover) {
    if (fight.memory.anybodyClutches) {
      for (Fighter fighter : fight.fighters) {
        if (fighter.clutches == mover
            && !fight.field.within(fighter.who, mover, fight.prowess(fighter.who).reach)) {
          fight.field.bringTogether(fighter.who, mover);
        }
      }
    }
  }
}
