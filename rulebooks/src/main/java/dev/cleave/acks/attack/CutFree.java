package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.RESTRAINED;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import org.jspecify.annotations.Nullable;

/**
 * Blow after blow at whatever restrains somebody, until it is severed. A2.ESCAPE.07-08
 *
 * @param whom oneself, or a friend within reach
 */
public record CutFree(AttackRoom fight, Combatant whom) implements Action {

  private static final String TOUGHNESS = "cut free";
  private static final Forbidden FREE = new Forbidden("nothing restrains FOE", "A2.ESCAPE.07");
  private static final Forbidden UNCUT =
      new Forbidden("what restrains FOE cannot be cut", "A2.ESCAPE.07");
  private static final Forbidden NO_EDGE =
      new Forbidden("WHO has nothing in hand to cut with", "A2.ESCAPE.08");
  private static final Forbidden TOO_FAR =
      new Forbidden("FOE is out of WHO's reach", "A2.ESCAPE.08");
  private static final Reason DAMAGE = new Reason("damage", "A2.ESCAPE.08");

  @Override
  public String verb() {
    return "cut free";
  }

  @Override
  public Cost cost() {
    return Cost.COMBAT;
  }

  /** One's own bonds do not keep one from it. A2.ESCAPE.02 */
  @Override
  public boolean takes(Demand demand, Combatant who) {
    return who != whom && Action.super.takes(demand, who);
  }

  @Override
  public Combatant aim() {
    return whom;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Slot slot) {
    if (!whom.is(RESTRAINED)) {
      return FREE;
    }
    if (toughness() == 0) {
      return UNCUT;
    }
    if (edge(who) == null) {
      return NO_EDGE;
    }
    return fight.field.within(who, whom, fight.spaceNumbers().handReach) ? null : TOO_FAR;
  }

  private @Nullable Weapon edge(Combatant who) {
    Weapon weapon = fight.wielding().melee(who);
    return weapon == null || weapon.isUnarmed() ? null : weapon;
  }

  /** As the creature's description says, or the scenario for mere bonds. */
  private int toughness() {
    Combatant holder = fight.fighter(whom).holder;
    int bonds = whom.sheet().number(TOUGHNESS, 0);
    return holder == null ? bonds : holder.sheet().number(TOUGHNESS, bonds);
  }

  /** It adds up from one time to the next. */
  @Override
  public void take(Combatant who) {
    Weapon weapon = edge(who);
    if (weapon == null) {
      return;
    }
    int rolled = fight.table.roll(fight.wielding().grip(who, weapon), DAMAGE, who);
    int dealt = fight.damage().enchanted(rolled + fight.prowess(who).strength, weapon.magic());
    Fighter fighter = fight.fighter(whom);
    fighter.cut += dealt;
    int left = Math.max(0, toughness() - fighter.cut);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("cut", "A2.ESCAPE.08")
              .by(who)
              .on(whom)
              .fact("amount", dealt)
              .fact("left", left)
              .says(who.name() + " cuts at what restrains " + whom.name() + " for " + dealt + "."));
    }
    if (left == 0) {
      fighter.cut = 0;
      fight.escaping().release(whom);
    }
  }

  @Override
  public String detail(Combatant who) {
    return toughness() - fight.fighter(whom).cut + " damage needed";
  }
}
