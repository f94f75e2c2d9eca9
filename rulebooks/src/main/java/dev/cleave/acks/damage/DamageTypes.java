package dev.cleave.acks.damage;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Point or edge: which of its types a weapon deals is its wielder's word. A2.GAP.258 */
public final class DamageTypes implements Offers {

  private static final Forbidden ALREADY = new Forbidden("WHO strikes so already", "A2.GAP.258");
  private static final Forbidden ONCE = new Forbidden("WHO has said how he strikes", "A2.GAP.258");

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
    return fight.fighter(attacker).harm(weapon);
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
