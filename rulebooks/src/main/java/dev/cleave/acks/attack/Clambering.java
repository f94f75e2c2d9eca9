package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.CLAMBERING;
import static dev.cleave.acks.book.State.HELPLESS;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** On the back of something larger, and off it again. A2.MAN.CLAMBER.08-15, A2.COND.CLAMB.01 */
public final class Clambering implements Offers {

  private static final Forbidden NO_LIMBS =
      new Forbidden("FOE is on WHO's back, where no limb of WHO's reaches", "A2.MAN.CLAMBER.10");
  private static final Forbidden NOBODY =
      new Forbidden("nobody clambers on WHO", "A2.MAN.CLAMBER.12");
  private static final Forbidden ON_NOTHING =
      new Forbidden("WHO clambers on nothing", "A2.COND.CLAMB.01");

  private final AttackRoom fight;

  Clambering(AttackRoom fight) {
    this.fight = fight;
  }

  /** In lieu of attacking. A2.MAN.CLAMBER.12 */
  public record ThrowOff(AttackRoom fight) implements Action {

    @Override
    public String verb() {
      return "throw off";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.clambering().count(who) == 0 ? NOBODY : null;
    }

    @Override
    public void take(Combatant who) {
      fight.clambering().buck(who);
    }
  }

  /** Down by oneself, in lieu of moving. A2.COND.CLAMB.01 */
  record ClimbDown(AttackRoom fight) implements Action {

    @Override
    public String verb() {
      return "climb down";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand != Demand.LEGS && Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.fighter(who).clambers == null ? ON_NOTHING : null;
    }

    @Override
    public void take(Combatant who) {
      Combatant creature = fight.fighter(who).clambers;
      if (creature != null) {
        fight.fighter(who).stationary = false;
        fight.clambering().comeOff(who, fight.altitude(creature));
      }
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (fight.memory.anybodyClambers) {
      if (count(who) > 0) {
        all.add(new ThrowOff(fight));
      }
      if (fight.fighter(who).clambers != null) {
        all.add(new ClimbDown(fight));
      }
    }
  }

  /** So many are on it. */
  public int count(Combatant creature) {
    int count = 0;
    if (fight.memory.anybodyClambers) {
      for (Fighter fighter : fight.fighters) {
        count += fighter.clambers == creature ? 1 : 0;
      }
    }
    return count;
  }

  public boolean isOn(Combatant who, Combatant creature) {
    return fight.memory.anybodyClambers && fight.fighter(who).clambers == creature;
  }

  /** A creature may have no limb that reaches its own back. A2.MAN.CLAMBER.10 */
  @Nullable Forbidden bars(Combatant attacker, Combatant target) {
    return isOn(target, attacker) && !reachesBack(attacker) ? NO_LIMBS : null;
  }

  /** Arms, a tail, tentacles. A2.MAN.CLAMBER.11 */
  private boolean reachesBack(Combatant creature) {
    if (fight.attackNumbers().limbedKinds.contains(creature.sheet().kind())) {
      return true;
    }
    for (String trait : fight.attackNumbers().limbedTraits) {
      if (creature.sheet().has(trait)) {
        return true;
      }
    }
    return false;
  }

  /** Gets on it, without another throw. A2.MAN.CLAMBER.06 */
  public void climb(Combatant who, Combatant creature) {
    fight.fighter(who).clambers = creature;
    fight.memory.anybodyClambers = true;
    fight.field.lift(who, true);
    settle(who, creature);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("clambered", "A2.MAN.CLAMBER.06")
              .by(who)
              .on(creature)
              .says(who.name() + " gets on " + creature.name() + "'s back."));
    }
    fight.gain(who, CLAMBERING);
  }

  /** Where it is, he is. A2.COND.CLAMB.01 */
  private void settle(Combatant who, Combatant creature) {
    if (fight.field.middle(creature) instanceof Square(int across, int down)) {
      fight.field.place(who, new Square(across & ~1, down & ~1));
    } else {
      fight.field.place(who, new Bearing(creature, true));
    }
    fight.field.stateElevation(
        who, fight.altitude(creature) == 0 ? 0 : fight.field.elevation(creature));
  }

  /** At the end of any movement of a creature. */
  public void bring(Combatant creature) {
    if (fight.memory.anybodyClambers) {
      for (Fighter fighter : fight.fighters) {
        if (fighter.clambers == creature) {
          settle(fighter.who, creature);
        }
      }
    }
  }

  /** Each holds on by a save, and size does not count. A2.MAN.CLAMBER.12-15 */
  private void buck(Combatant creature) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.clambers == creature
          && !fight.maneuvers().isSaved(fighter.who, fight.maneuvers().save(fighter.who, 0))) {
        comeOff(fighter.who, height(creature));
      }
    }
  }

  /** Feet from its back to the ground; 0 where nobody is hurt. A2.MAN.CLAMBER.15, A2.GAP.308 */
  private int height(Combatant creature) {
    int flown = fight.altitude(creature);
    int shoulder =
        creature
            .sheet()
            .number("shoulder", fight.attackNumbers().shoulder(creature.sheet().size()));
    int feet = flown > 0 ? flown : shoulder;
    return feet > fight.damageNumbers().fallingFeet ? feet : 0;
  }

  /** Down, in the nearest free space beside it. A2.MAN.CLAMBER.14-15 */
  public void comeOff(Combatant who, int feet) {
    Combatant creature = fight.fighter(who).clambers;
    fight.fighter(who).clambers = null;
    fight.field.lift(who, false);
    fight.field.stateElevation(who, 0);
    if (creature != null) {
      land(who, creature);
    }
    fight.lose(who, CLAMBERING);
    if (feet > 0) {
      fight.fall().down(creature == null ? who : creature, who, feet);
    }
  }

  private void land(Combatant who, Combatant creature) {
    if (!(fight.field.spot(who) instanceof Square(int across, int down))) {
      return;
    }
    int farthest = 2 + Math.max(creature.sheet().frontage(), creature.sheet().depth());
    for (int squares = 1; squares <= farthest; squares++) {
      for (Facing way : Facing.values()) {
        var there = new Square(across + 2 * squares * way.dx(), down + 2 * squares * way.dy());
        if (fight.field.has(there, who)) {
          fight.field.place(who, there);
          if (fight.field.distance(who, creature) > 0
              && fight.field.hasRoom(who, fight.movement().knowing)) {
            return;
          }
        }
      }
    }
    fight.field.place(who, new Square(across, down)); // nowhere to go but under its feet
  }

  /** It ends with either of them. */
  public void review() {
    if (!fight.memory.anybodyClambers) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      Combatant creature = fighter.clambers;
      if (creature != null
          && (!creature.isStanding() || !fighter.who.isStanding() || fighter.who.is(HELPLESS))) {
        comeOff(fighter.who, fight.altitude(creature));
      }
    }
  }
}
