package dev.cleave.acks.monsters;

import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.SWALLOWED;

import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Clutch;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Swallowed whole, and out again. A2.R.162, A2.GAP.25K */
public final class Swallowing implements Offers {

  private static final Reason DIGESTED = new Reason("damage within", "A2.R.162");
  private static final List<String> ACID = List.of("acidic");

  /** In place of a die, against the helpless. */
  private static final int SURE = 0;

  private final MonstersRoom fight;

  Swallowing(MonstersRoom fight) {
    this.fight = fight;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    Combatant beast = fight.fighter(who).swallower;
    if (beast != null) {
      all.add(new CutOut(fight, beast));
    }
  }

  /** The bare die says whether it only bites. The helpless go down without one. */
  void struck(Combatant by, Combatant target, Weapon weapon, Clutch clutch) {
    int die = fight.fighter(by).bareDie;
    if (die != SURE && die < clutch.on()
        || fight.riding().bulk(target).rank() > clutch.most().rank()
        || target.is(SWALLOWED)) {
      return;
    }
    Fighter prey = fight.fighter(target);
    prey.swallower = by;
    prey.maw = weapon;
    fight.memory.anybodySwallowed = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("swallowed", "A2.R.162")
              .by(by)
              .on(target)
              .says(by.name() + " swallows " + target.name() + "."));
    }
    fight.gain(target, SWALLOWED);
    fight.grabbing().end(target);
    fight.escaping().letGo(target);
    fight.escaping().release(target);
    fight.field.remove(target);
  }

  /** Every round, on the prey's own number. */
  public void startSegment(Combatant who) {
    if (!fight.memory.anybodySwallowed) {
      return;
    }
    review();
    Fighter prey = fight.fighter(who);
    Combatant beast = prey.swallower;
    Weapon maw = prey.maw;
    Clutch clutch = maw == null ? null : maw.clutch();
    if (beast != null && maw != null && clutch != null && who.isStanding()) {
      int rolled = fight.table.roll(clutch.damage(), DIGESTED, who);
      fight.damage().deal(beast, who, rolled, fight.damageTypes().harm(beast, maw).besides(ACID));
    }
  }

  /** Out with whoever is in those that have fallen. */
  public void review() {
    if (!fight.memory.anybodySwallowed) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      Combatant beast = fighter.swallower;
      if (beast != null && !beast.isStanding()) {
        free(fighter, beast);
      }
    }
  }

  private void free(Fighter prey, Combatant beast) {
    Combatant who = prey.who;
    prey.swallower = null;
    prey.maw = null;
    List<Spot> beside = fight.field.beside(who, beast, fight.movement().knowing);
    if (!beside.isEmpty()) {
      fight.field.place(who, beside.getFirst());
    }
    fight.field.enter(who);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("freed", "A2.R.162")
              .on(who)
              .says(who.name() + " comes out of " + beast.name() + "."));
    }
    fight.lose(who, SWALLOWED);
    if (who.isStanding()) {
      fight.gain(who, PRONE);
    }
  }

  /** In hand, and small enough to be drawn back for a cut; or one's own teeth. */
  @Nullable Weapon blade(Combatant who) {
    Weapon weapon = fight.wielding().melee(who);
    boolean fits =
        weapon != null
            && (weapon.natural()
                || !weapon.isUnarmed() && weapon.size().rank() <= Size.SMALL.rank());
    return fits ? weapon : null;
  }
}
