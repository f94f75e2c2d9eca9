package dev.cleave.acks.fire;

import static dev.cleave.acks.book.State.BLINDED;
import static dev.cleave.acks.book.State.HIDDEN;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Thrown;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.table.Area;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Flasks of oil, vials of holy water and torches, thrown at an impact point. A2.OIL.01-10 */
public final class Throwing implements Offers {

  private static final Forbidden NOT_HELD =
      new Forbidden("WHO does not have it in hand", "A2.OIL.01");
  private static final Forbidden NOBODY = new Forbidden("FOE is nobody on his feet", "A2.OIL.03");
  private static final Forbidden OFF_MAP = new Forbidden("that is not on the map", "A2.OIL.03");
  private static final Forbidden UNSEEN = new Forbidden("WHO does not see that", "A2.OIL.04");
  private static final Forbidden TOO_FAR = new Forbidden("that is out of range", "A2.OIL.10");
  private static final Forbidden OUT = new Forbidden("it does not burn", "A2.OIL.50");
  private static final Forbidden ENGAGES = new Forbidden("FOE engages WHO", "A2.MISSILE.24");
  private static final Forbidden IN_MELEE =
      new Forbidden("FOE is fighting a friend of WHO", "A2.GAP.236");

  private final FireRoom fight;

  Throwing(FireRoom fight) {
    this.fight = fight;
  }

  /** "throw oil flask at Orc 1", "throw torch at 5,6". */
  record Throw(FireRoom fight, Item item, Thrown thrown, Impact wanted) implements Action, Assault {

    @Override
    public String verb() {
      return "throw";
    }

    @Override
    public String text() {
      return "throw " + item.name() + " at " + wanted.text();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.HANDS || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.throwing().bars(who, this);
    }

    @Override
    public void take(Combatant who) {
      fight.throwing().take(who, this);
    }

    @Override
    public @Nullable Combatant aim() {
      return wanted.creature();
    }

    @Override
    public @Nullable Combatant target() {
      return wanted.creature();
    }

    @Override
    public Lead lead(Combatant who) {
      Impact impact = fight.aiming().settled(who, wanted);
      Spot spot = impact.spot();
      Area area =
          spot == null || !thrown.bursts()
              ? null
              : new Area(
                  spot,
                  fight.attackNumbers().splashFeet, // A2.OIL.17
                  List.of(),
                  Impact.known(splashed(impact), who));
      return Lead.at(wanted.creature(), spot, area);
    }

    private List<Combatant> splashed(Impact impact) {
      var all = new ArrayList<Combatant>();
      for (Fighter fighter : fight.fighters) {
        Combatant other = fighter.who;
        if (other.isStanding()
            && fight.field.isOn(other)
            && fight.harms(thrown, other)
            && impact.splashes(other, fight.attackNumbers().splashFeet, fight.field)) {
          all.add(other);
        }
      }
      return all;
    }

    @Override
    public Tally needs(Combatant who) {
      Impact impact = fight.aiming().settled(who, wanted);
      return fight.attackThrow().thrown(who, impact, thrown);
    }

    @Override
    public String detail(Combatant who, Prospect prospect) {
      Impact impact = fight.aiming().settled(who, wanted);
      return impact.feetFrom(who, fight.field) + "', " + prospect.words();
    }
  }

  /** From the hand before from elsewhere; points are written, not listed. */
  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Item item : items(who)) {
      Thrown thrown = Thrown.of(item);
      for (Fighter fighter : fight.fighters) {
        if (thrown != null && who.isEnemyOf(fighter.who) && isTarget(fighter.who, thrown)) {
          all.add(new Throw(fight, item, thrown, Impact.on(fighter.who, fight.field)));
        }
      }
      for (Feature feature : fight.aiming().targets()) {
        if (thrown == Thrown.OIL) {
          all.add(
              new Throw(fight, item, thrown, Impact.on(feature, who, fight.field))); // A2.OIL.12
        }
      }
    }
  }

  /** Burning oil harms vehicles too, and nothing else of the sort does. A2.GAP.341 */
  private static boolean isTarget(Combatant target, Thrown thrown) {
    return target.isStanding() || thrown == Thrown.OIL && target.isWhole();
  }

  /** One of each name that can be thrown; what burns and is in hand comes first. */
  private static Iterable<Item> items(Combatant who) {
    Map<String, Item> items = new LinkedHashMap<>();
    for (Item item : who.items()) {
      if (Thrown.of(item) != null) {
        items.merge(item.name(), item, (one, other) -> rank(other) > rank(one) ? other : one);
      }
    }
    return items.values();
  }

  private static int rank(Item item) {
    return (item.isInHand() ? 2 : 0) + (item.lit() ? 1 : 0);
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    for (Item item : items(who)) {
      String opening = "throw " + item.name().toLowerCase(Locale.ROOT) + " at ";
      Thrown thrown = Thrown.of(item);
      Impact wanted =
          text.startsWith(opening)
              ? fight.aiming().wanted(who, text.substring(opening.length()).strip())
              : null;
      if (thrown != null && wanted != null) {
        return new Throw(fight, item, thrown, wanted);
      }
    }
    return null;
  }

  /** A flask or vial at a foe whom it harms, and no friend; first it comes to hand. */
  public @Nullable Action usual(Combatant who, Combatant foe) {
    for (Item item : items(who)) {
      Thrown thrown = Thrown.of(item);
      if (thrown != null && thrown.bursts() && thrown.harms(foe)) {
        var flight = new Throw(fight, item, thrown, Impact.on(foe, fight.field));
        if (!item.isInHand()) {
          return fight.belongings().fetch(item);
        }
        if (bars(who, flight) == null && sparesFriends(who, flight)) {
          return flight;
        }
      }
    }
    return null;
  }

  private boolean sparesFriends(Combatant who, Throw flight) {
    for (Combatant caught : flight.splashed(flight.wanted())) {
      if (!caught.isEnemyOf(who)) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Forbidden bars(Combatant who, Throw action) {
    Item item = action.item();
    if (!item.isInHand()) {
      return NOT_HELD;
    }
    if (action.thrown() == Thrown.TORCH && !item.lit()) {
      return OUT;
    }
    Forbidden denied = fight.denies(who, Demand.UPRIGHT_THROW);
    if (denied != null) {
      return denied;
    }
    Combatant target = action.wanted().creature();
    Forbidden bar =
        target == null ? barsPoint(who, action.wanted()) : barsTarget(who, target, action.thrown());
    if (bar == null) {
      bar = fight.missileAttack().barsEngaged(who, target);
    }
    if (bar != null) {
      return bar;
    }
    Range range = fight.attackNumbers().missile(action.thrown()).range();
    return range == null
            || range.band(fight.aiming().settled(who, action.wanted()).feetFrom(who, fight.field))
                > 2
        ? TOO_FAR
        : null;
  }

  private @Nullable Forbidden barsPoint(Combatant who, Impact wanted) {
    Spot spot = wanted.spot();
    if (wanted.built() == null && (spot == null || !fight.field.has(spot, who))) {
      return OFF_MAP;
    }
    return who.is(BLINDED) && !fight.throwsAtTheUnseen() ? UNSEEN : null;
  }

  /** Oil may be thrown into a melee, a torch only by the precise. A2.OIL.29, A2.GAP.236 */
  private @Nullable Forbidden barsTarget(Combatant who, Combatant target, Thrown thrown) {
    if (target == who
        || !isTarget(target, thrown)
        || target.is(HIDDEN)
        || !fight.field.isOn(target)) {
      return NOBODY;
    }
    if (!fight.throwsAtTheUnseen()
        && fight.field.sees(who, target)
        && !fight.sight().couldSee(who, target)) {
      return UNSEEN;
    }
    if (fight.missileAttack().isTooNear(who, target)) {
      return ENGAGES;
    }
    return !(thrown.bursts() && fight.burstsIntoMelee())
            && !fight.prowess(who).preciseShooting
            && fight.engagement().isFightingFriendOf(target, who)
        ? IN_MELEE
        : null;
  }

  private void take(Combatant who, Throw action) {
    fight.aiming().turn(who, action.wanted());
    Impact impact = fight.aiming().settled(who, action.wanted());
    who.drop(action.item());
    fight.memory.offence = true;
    fight.lose(who, HIDDEN); // A2.COND.HIDE.02
    fight.stealth().end(who);
    new Burst(fight, who, action.item(), action.thrown()).fly(impact);
  }
}
