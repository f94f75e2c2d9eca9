package dev.cleave.acks.gear;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Item.Place;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Thing;
import dev.cleave.engine.journal.Event;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Things in hand, at the belt, in the pack and on the ground. A2.MOVE.11, A2.MOVE.13-14 */
public final class Belongings implements Offers {

  private static final Forbidden PACKED = new Forbidden("WHO has it in the pack", "A2.MOVE.14");
  private static final Forbidden ONCE =
      new Forbidden("WHO has already taken something out this segment", "A2.GAP.138");
  private static final Forbidden TOO_FAR =
      new Forbidden("it lies out of WHO's reach", "A2.MOVE.11");
  private static final Forbidden NO_HANDS = new Forbidden("WHO has no hands for it", "A2.MOVE.11");

  private final GearRoom fight;

  Belongings(GearRoom fight) {
    this.fight = fight;
  }

  /** Out of the pack and into the hand. A2.MOVE.13 */
  record Retrieve(GearRoom fight, Item item) implements Action {

    @Override
    public String verb() {
      return "retrieve";
    }

    @Override
    public String text() {
      return "retrieve " + item.name();
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.belongings().equip(who, item);
      fight
          .belongings()
          .tell("retrieved", "A2.MOVE.13", who, item.name(), " takes ", " out of the pack.");
    }
  }

  /** From where it is quick to reach, for nothing. A2.MOVE.14 */
  public record Take(GearRoom fight, Item item) implements Action {

    @Override
    public String verb() {
      return "take";
    }

    @Override
    public String text() {
      return "take " + item.name();
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.HANDS || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (item.kept() == Place.PACK) {
        return PACKED;
      }
      return fight.fighter(who).tookFreely ? ONCE : null;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).tookFreely = true;
      fight.belongings().equip(who, item);
      fight.belongings().tell("taken", "A2.MOVE.14", who, item.name(), " takes ", " in hand.");
    }
  }

  /** A light is put out. */
  record PutAway(GearRoom fight, Item item) implements Action {

    @Override
    public String verb() {
      return "put away";
    }

    @Override
    public String text() {
      return "put away " + item.name();
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.belongings().replace(who, item, item.in(Place.POUCH).lit(false));
      fight.belongings().tell("stowed", "A2.MOVE.15", who, item.name(), " puts ", " away.");
    }
  }

  /** Always free; it lies where he stands. A2.GAP.138 */
  record Drop(GearRoom fight, Item item) implements Action {

    @Override
    public String verb() {
      return "drop";
    }

    @Override
    public String text() {
      return "drop " + item.name();
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Combatant who) {
      who.drop(item);
      fight.field.drop(who, Thing.of(item));
      fight.belongings().tell("dropped", "A2.GAP.138", who, item.name(), " drops ", ".");
      fight.whenDropped(who, item);
    }
  }

  /** Off the ground and ready for use. A2.MOVE.11 */
  record PickUp(GearRoom fight, Thing thing) implements Action {

    @Override
    public String verb() {
      return "pick up";
    }

    @Override
    public String text() {
      return "pick up " + thing.name();
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (who.sheet().has("unintelligent")) {
        return NO_HANDS;
      }
      return fight.field.distance(who, thing) <= fight.spaceNumbers().handReach ? null : TOO_FAR;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.belongings().pickUp(who, thing);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    Map<String, Item> held = new LinkedHashMap<>();
    Map<String, Item> kept = new LinkedHashMap<>();
    for (Item item : who.items()) {
      (item.isInHand() ? held : kept).putIfAbsent(item.name(), item);
    }
    for (Item item : kept.values()) {
      all.add(new Take(fight, item));
      if (item.kept() == Place.PACK) {
        all.add(new Retrieve(fight, item));
      }
    }
    for (Item item : held.values()) {
      all.add(new PutAway(fight, item));
      if (!item.name().equals(who.weapon().name())) {
        all.add(new Drop(fight, item));
      }
    }
    for (Thing thing : things(who)) {
      all.add(new PickUp(fight, thing));
    }
  }

  /** Things that lie about; of those that go by one name the nearest. */
  private Iterable<Thing> things(Combatant who) {
    Map<String, Thing> things = new LinkedHashMap<>();
    for (Thing thing : fight.tools().found(Thing.class)) {
      things.merge(
          thing.name(),
          thing,
          (one, other) ->
              fight.field.distance(who, other) < fight.field.distance(who, one) ? other : one);
    }
    return things.values();
  }

  /** Into the hand from wherever it is kept. */
  public Action fetch(Item item) {
    return item.kept() == Place.PACK ? new Retrieve(fight, item) : new Take(fight, item);
  }

  /** The first weapon that lies within reach of somebody without one, null if there is none. */
  public @Nullable Action rearm(Combatant who) {
    if (!who.weapons().isEmpty()) {
      return null;
    }
    for (Thing thing : things(who)) {
      Weapon weapon = thing.weapon();
      var pick = new PickUp(fight, thing);
      if (weapon != null && weapon.melee() && pick.bars(who, Slot.MOVEMENT) == null) {
        return pick;
      }
    }
    return null;
  }

  /** A weapon among the things takes the place of the one in hand, which is put away. */
  private void equip(Combatant who, Item item) {
    Weapon weapon = item.weapon();
    if (weapon == null) {
      replace(who, item, item.in(Place.HAND));
    } else {
      who.drop(item);
      who.take(weapon);
      who.wield(weapon);
    }
  }

  public void replace(Combatant who, Item item, Item by) {
    who.exchange(item, by);
  }

  private void pickUp(Combatant who, Thing thing) {
    Item item = thing.item();
    Weapon weapon = thing.weapon();
    fight.field.take(thing);
    if (item != null) {
      who.take(item);
      equip(who, item);
    }
    if (weapon != null) {
      who.take(weapon);
      who.wield(weapon);
    }
    tell("pickup", "A2.MOVE.11", who, thing.name(), " picks up ", ".");
  }

  private void tell(
      String event, String rule, Combatant who, String what, String verb, String rest) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(event, rule).by(who).fact("what", what).says(who.name() + verb + what + rest));
    }
  }
}
