package dev.cleave.acks.maneuvers;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Thing;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** What he holds is struck from his hand. A2.MAN.DISARM.01-06, A2.GAP.310 */
public final class Disarm extends Hampering {

  private static final Forbidden EMPTY =
      new Forbidden("FOE holds nothing that could be struck from the hand", "A2.GAP.310");
  private static final Term BOTH_HANDS =
      new Term("held in both hands", "A2.MAN.DISARM.04", Tag.SITUATION);
  private static final Reason WHITHER = new Reason("where it flies", "A2.GAP.310");
  private static final Dice D8 = Dice.of(1, 8);

  Disarm(ManeuversRoom fight) {
    super(fight, "disarm", "A2.MAN.DISARM.01");
  }

  @Override
  public int price() {
    return fight.maneuverNumbers().disarm;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    return held(foe) == null ? EMPTY : null;
  }

  /** The weapon in hand, else the one in the other, else what is held besides. */
  public static @Nullable Thing held(Combatant foe) {
    if (isHeld(foe.weapon())) {
      return Thing.of(foe.weapon());
    }
    if (isHeld(foe.offHand())) {
      return Thing.of(foe.offHand());
    }
    for (Item item : foe.items()) {
      if (item.isInHand()) {
        return Thing.of(item);
      }
    }
    return null;
  }

  private static boolean isHeld(Weapon weapon) {
    return !weapon.natural() && !weapon.isUnarmed();
  }

  /** Who falls drops it where he lies. A2.GAP.336 */
  @Override
  public void struck(Combatant who, Combatant foe, Weapon weapon, int dealt) {
    super.struck(who, foe, weapon, dealt);
    Thing thing = foe.isPresent() && !foe.isStanding() ? held(foe) : null;
    if (thing != null) {
      lose(foe, thing);
      fight.field.drop(foe, thing);
      tell(who, foe, thing, "A2.GAP.336", " drops ", ".");
    }
  }

  /** A2.MAN.DISARM.03-05 */
  @Override
  public void attempt(Combatant who, Combatant foe, Weapon weapon, int dealt) {
    if (held(foe) == null) {
      return;
    }
    Tally save = fight.maneuvers().save(foe, 0);
    boolean both = isHeld(foe.weapon()) && fight.wielding().isInBothHands(foe, foe.weapon());
    save.plusIf(both, fight.maneuverNumbers().disarmTwoHands, BOTH_HANDS);
    if (!fight.maneuvers().isSaved(foe, save)) {
      disarm(who, foe);
    }
  }

  /** It flies five feet, without another throw. A2.MAN.DISARM.06 */
  public void disarm(Combatant by, Combatant foe) {
    if (held(foe) != null) {
      disarm(by, foe, beside(foe));
    }
  }

  /**
   * The same where somebody else than chance says whither.
   *
   * @param there null for where he stands
   */
  public void disarm(Combatant by, Combatant foe, @Nullable Spot there) {
    Thing thing = held(foe);
    if (thing == null) {
      return;
    }
    lose(foe, thing);
    if (there == null) {
      fight.field.drop(foe, thing);
    } else {
      fight.field.put(thing, there);
    }
    tell(by, foe, thing, "A2.MAN.DISARM.06", " loses ", ", which lands 5' away.");
  }

  private static void lose(Combatant foe, Thing thing) {
    Weapon weapon = thing.weapon();
    Item item = thing.item();
    if (item != null) {
      foe.drop(item);
    } else if (weapon != null && weapon.equals(foe.weapon())) {
      foe.drop(weapon);
      foe.wield(foe.emptyHanded());
    } else if (weapon != null) {
      foe.drop(weapon);
      foe.wieldOffHand(foe.bareHands());
    }
  }

  /** One of the eight squares, the one before him first; null where it could not lie. */
  private @Nullable Spot beside(Combatant foe) {
    if (!(fight.field.middle(foe) instanceof Square middle)) {
      return null;
    }
    int eighth = fight.table.roll(D8, WHITHER, foe) - 1;
    Facing[] ways = Facing.values();
    Facing way = ways[(fight.field.facing(foe).ordinal() + eighth) % ways.length];
    return fight.field.ahead(foe, way).solid()
        ? null
        : new Square(middle.halvesAcross() + 2 * way.dx(), middle.halvesDown() + 2 * way.dy());
  }

  private void tell(
      Combatant by, Combatant foe, Thing thing, String rule, String verb, String where) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("struck away", rule)
              .by(by)
              .on(foe)
              .fact("what", thing.name())
              .says(foe.name() + verb + thing.name() + where));
    }
  }

  @Override
  public String note() {
    return ", a save or disarmed";
  }
}
