package dev.cleave.acks.gear;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Ammunition;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Arrows, bolts and stones. Who has none on his sheet has enough of them. A2.CLEAVE.42,
 * A2.MISSILE.29-31
 */
public final class Quiver implements Offers {

  public static final Forbidden EMPTY =
      new Forbidden("WHO has nothing left to shoot", "A2.CLEAVE.42");

  private static final Forbidden NO_SUCH =
      new Forbidden("WHO has no such missile left", "A2.CLEAVE.42");

  private final GearRoom fight;

  Quiver(GearRoom fight) {
    this.fight = fight;
  }

  /** Another missile for the next shots; what is first at hand is shot first. */
  record Nock(GearRoom fight, Ammunition missile) implements Action {

    @Override
    public String verb() {
      return "nock";
    }

    @Override
    public String text() {
      return "nock " + missile.name();
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return missile.count() > 0 ? null : NO_SUCH;
    }

    @Override
    public void take(Combatant who) {
      fight.quiver().nock(who, missile);
    }

    @Override
    public String detail(Combatant who) {
      return missile.count() + " left";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    Ammunition next = next(who, who.weapon());
    for (Ammunition missile : who.ammunition()) {
      if (next != null && !missile.equals(next) && missile.kind().equals(next.kind())) {
        all.add(new Nock(fight, missile));
      }
    }
  }

  /** To take this missile for the next shots. */
  public Action nocking(Ammunition missile) {
    return new Nock(fight, missile);
  }

  private void nock(Combatant who, Ammunition missile) {
    var all = new ArrayList<>(who.ammunition());
    all.remove(missile);
    all.addFirst(missile);
    who.setAmmunition(all);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("nock", "A2.MISSILE.29")
              .by(who)
              .fact("missile", missile.name())
              .says(who.name() + " takes the " + missile.name() + "."));
    }
  }

  /** The missile of the next shot, null where they are not counted or none is left. */
  private @Nullable Ammunition next(Combatant who, Weapon weapon) {
    List<Ammunition> all = who.ammunition();
    for (int i = 0; i < all.size(); i++) {
      Ammunition missile = all.get(i);
      if (missile.count() > 0 && missile.kind().equals(weapon.ammunition())) {
        return missile;
      }
    }
    return null;
  }

  public boolean isEmptyFor(Combatant who, Weapon weapon) {
    return !who.ammunition().isEmpty()
        && !weapon.ammunition().isEmpty()
        && next(who, weapon) == null;
  }

  /** Magic bonus of what lies on the string. */
  public int magic(Combatant who, Weapon weapon) {
    Ammunition missile = next(who, weapon);
    return missile == null ? 0 : missile.magic();
  }

  /** What it does with this missile on the string: its head is what wounds. A2.R.202 */
  public Harm tipped(Combatant who, Weapon weapon, Harm plain) {
    Ammunition missile = next(who, weapon);
    if (missile == null || missile.magic() == 0 && !missile.silver()) {
      return plain;
    }
    return plain.tipped(missile.magic() != 0, missile.silver());
  }

  /** Hit or miss, it is gone. */
  public void spend(Combatant who, Weapon weapon) {
    Ammunition missile = next(who, weapon);
    if (missile != null) {
      var all = new ArrayList<>(who.ammunition());
      all.set(all.indexOf(missile), missile.spent());
      who.setAmmunition(all);
      if (missile.count() == 1 && fight.table.listens()) {
        fight.table.tell(
            Event.of("spent", "A2.CLEAVE.42")
                .by(who)
                .fact("missile", missile.name())
                .says(who.name() + " has shot the last " + missile.name() + "."));
      }
    }
  }
}
