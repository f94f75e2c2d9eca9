package dev.cleave.acks1;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Restraint;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A spear or pole arm braced against the ground: who does so holds his action, and strikes a
 * charger on the charger's number with double damage. A1.CHARGE.11-15, A1.GAP.218-219
 */
final class SetWeapon implements Offers, Restraint {

  private static final Forbidden NO_POLE =
      new Forbidden("WHO has nothing in hand that could be set against a charge", "A1.CHARGE.11");
  private static final Forbidden ALREADY =
      new Forbidden("WHO's weapon is set already", "A1.CHARGE.13");
  private static final Forbidden DECLARED =
      new Forbidden("WHO has declared something else for this round", "A1.DEFMOVE.03");
  private static final Forbidden STANDS =
      new Forbidden("WHO has set his weapon and stays where he is", "A1.CHARGE.15");

  /** The charger's own weight, and no more. A1.CHARGE.11 */
  static final Bonus BRACED =
      new Bonus(0, new Term("set", "A1.CHARGE.11", Tag.SITUATION), true, Bonus.Carry.NEVER, null);

  private final FirstEdition fight;

  SetWeapon(FirstEdition fight) {
    this.fight = fight;
  }

  /** "set spear". A1.CHARGE.13 */
  record Brace(FirstEdition fight, Weapon weapon) implements Action {

    @Override
    public String verb() {
      return "set";
    }

    @Override
    public String text() {
      return "set " + weapon.name();
    }

    @Override
    public Cost cost() {
      return Cost.DELAY;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!fight.setWeapon().canBrace(who)) {
        return NO_POLE;
      }
      if (fight.fighter(who).declared != Declaration.Plan.NOTHING) {
        return DECLARED;
      }
      return fight.ours.braced[who.index()] ? ALREADY : null;
    }

    @Override
    public void take(Combatant who) {
      fight.ours.braced[who.index()] = true;
      ((Simultaneous) fight.initiative()).hold(who);
      if (fight.table.listens()) {
        fight.table.tell(
            Event.of("braced", "A1.CHARGE.13")
                .by(who)
                .fact("weapon", weapon.name())
                .says(who.name() + " sets the " + weapon.name() + " against a charge."));
      }
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    all.add(new Brace(fight, who.weapon()));
  }

  /** On foot, with such a weapon in hand. A1.GAP.218 */
  boolean canBrace(Combatant who) {
    Weapon weapon = who.weapon();
    boolean both = !who.bearsShield() && who.offHand().isUnarmed();
    return fight.mount(who) == null && weapon.melee() && fight.own.isSet(weapon, both);
  }

  /** Setting is the round's movement. A1.CHARGE.15 */
  @Override
  public @Nullable Forbidden bars(Combatant who, Action action) {
    boolean moves = action.isTravel() || action.cost() == Cost.MOVEMENT;
    return moves && fight.ours.braced[who.index()] ? STANDS : null;
  }

  /** He is the one who is charged, and his number is no lower. A1.CHARGE.12, A1.GAP.219 */
  boolean meets(Combatant who, @Nullable Move move) {
    if (move == null
        || move.gait != Gait.CHARGE
        || !(move.goal instanceof Bearing(Combatant aim, boolean _))) {
      return false;
    }
    Fighter fighter = fight.fighter(who);
    return aim == who && canBrace(who) && fighter.number >= fight.initiative().count();
  }
}
