package dev.cleave.acks.damage;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Point or edge: which of its types a weapon deals is its wielder's word. A2.GAP.258 */
public final class DamageTypes implements Offers {

  private static final Forbidden ALREADY = new Forbidden("WHO strikes so already", "A2.GAP.258");
  private static final Forbidden ONCE = new Forbidden("WHO has said how he strikes", "A2.GAP.258");

  private static final Forbidden NO_ROOM =
      new Forbidden("WHO has no room to swing in a tight line", "A2.GAP.106");
  private static final String PIERCING = "piercing";

  private final DamageRoom fight;

  DamageTypes(DamageRoom fight) {
    this.fight = fight;
  }

  /** "deal piercing", with the weapon in hand and until he says otherwise. */
  record Deal(DamageRoom fight, String type) implements Action {

    @Override
    public String verb() {
      return "deal";
    }

    @Override
    public String text() {
      return "deal " + type;
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (fight.fighter(who).choseType) {
        return ONCE;
      }
      if (!type.equals(PIERCING) && fight.damageTypes().onlyThrusts(who, who.weapon())) {
        return NO_ROOM;
      }
      return Harm.types(fight.fighter(who).type, who.weapon()).contains(type) ? ALREADY : null;
    }

    @Override
    public void take(Combatant who) {
      fight.damageTypes().choose(who, type);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    Weapon weapon = who.weapon();
    if (Harm.isChoice(weapon)) {
      for (String type : weapon.types()) {
        all.add(new Deal(fight, type));
      }
    }
  }

  public Harm harm(Combatant attacker, Weapon weapon) {
    Fighter fighter = fight.fighter(attacker);
    return onlyThrusts(attacker, weapon)
        ? fighter.prowess.harms.of(weapon, PIERCING)
        : fighter.harm(weapon);
  }

  /** In a tight line there is no room to swing a large weapon, only to thrust. A2.GAP.106 */
  private boolean onlyThrusts(Combatant who, Weapon weapon) {
    return Harm.isChoice(weapon)
        && weapon.melee()
        && weapon.size().rank() >= Size.LARGE.rank()
        && weapon.types().contains(PIERCING)
        && fight.field.isAbreast(who);
  }

  private void choose(Combatant who, String type) {
    Fighter fighter = fight.fighter(who);
    fighter.type = type;
    fighter.choseType = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("strikes", "A2.GAP.258")
              .by(who)
              .fact("type", type)
              .says(who.name() + " means to deal " + type + " damage."));
    }
  }
}
