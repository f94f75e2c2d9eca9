package dev.cleave.acks.sea;

import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Giant sea monsters at a hull. A1.SHIP.03, A1.SHIP.13 */
public final class HullBlows implements Offers {

  private static final Reason THROW = new Reason("attack throw", "A1.SHIP.03");
  private static final Reason DAMAGE = new Reason("damage", "A1.SHIP.13");
  private static final Forbidden SMALL =
      new Forbidden("only giant sea monsters harm a hull", "A1.SHIP.13");
  private static final Forbidden FAR = new Forbidden("it is out of WHO's reach", "A1.SHIP.03");
  private static final Forbidden DISABLED = new Forbidden("it is disabled already", "A1.SHIP.07");
  private static final int REACH = 5;

  private final Sea sea;

  HullBlows(Sea sea) {
    this.sea = sea;
  }

  /** "maul Sea Hind" */
  private record Maul(HullBlows blows, Vessel vessel) implements Action {

    @Override
    public String verb() {
      return "maul";
    }

    @Override
    public String text() {
      return "maul " + vessel.name();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.ATTACK || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return blows.bars(who, vessel);
    }

    @Override
    public void take(Combatant who) {
      blows.maul(who, vessel);
    }

    @Override
    public Tally needs(Combatant who) {
      return blows.needs(who, vessel, who.weapon());
    }
  }

  private @Nullable Forbidden bars(Combatant who, Vessel vessel) {
    if (who.sheet().size().rank() < Size.HUGE.rank() || sea.deck(who) != null) {
      return SMALL;
    }
    if (sea.hulls.isDisabled(vessel)) {
      return DISABLED;
    }
    return sea.fight.field.distance(who, vessel) > REACH ? FAR : null;
  }

  private Tally needs(Combatant who, Vessel vessel, Weapon weapon) {
    AttackThrow attack = sea.fight.attackThrow();
    attack.begin(sea.fight.prowess(who));
    attack.addArmour(who, Impact.on(vessel, who, sea.fight.field), weapon);
    return attack.finish(who);
  }

  /** With all it has, one after the other. */
  private void maul(Combatant who, Vessel vessel) {
    sea.fight.memory.offence = true;
    List<Weapon> routine =
        who.sheet().attacks().isEmpty() ? List.of(who.weapon()) : who.sheet().attacks();
    for (Weapon weapon : routine) {
      for (int i = 0; i < weapon.count() && !sea.hulls.isDisabled(vessel); i++) {
        blow(who, vessel, weapon);
      }
    }
  }

  private void blow(Combatant who, Vessel vessel, Weapon weapon) {
    Tally needs = needs(who, vessel, weapon);
    int die = sea.fight.d20().attack(who, THROW, needs);
    boolean hit = die >= needs.face();
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("mauls", "A1.SHIP.03")
              .by(who)
              .fact("what", vessel.name())
              .fact("weapon", weapon.name())
              .needs(needs)
              .fact("roll", die)
              .fact("hit", hit)
              .says(
                  who.name() + " mauls " + vessel.name() + " with the " + weapon.name() + ":",
                  " needs " + needs.least() + "+;",
                  " rolled " + Throws.shown(die) + (hit ? ": hit." : ": miss.")));
    }
    if (hit) {
      int damage = sea.fight.table.roll(weapon.damage(), DAMAGE, who);
      sea.hulls.hurt(who, vessel, sea.hulls.share(damage), "A1.SHIP.13");
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (who.sheet().size().rank() >= Size.HUGE.rank() && sea.deck(who) == null) {
      for (Vessel vessel : sea.vessels()) {
        if (vessel.side() != who.side().index()) {
          all.add(new Maul(this, vessel));
        }
      }
    }
  }
}
