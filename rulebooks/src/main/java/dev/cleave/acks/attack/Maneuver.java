package dev.cleave.acks.attack;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** A special maneuver: what is tried in place of one standard melee attack. A2.MELEE.25 */
public interface Maneuver {

  /** The word it goes by: "overrun". */
  String verb();

  /** Added to the attack throw, on top of all that adds to a blow. A2.MAN.GEN.04 */
  int price();

  /** The same for one foe, where it depends on what he holds. */
  default int price(Combatant who, Combatant foe) {
    return price();
  }

  Term why();

  /** As people write it: "overrun Orc 1". */
  default String at(Combatant foe) {
    return verb() + " " + foe.name();
  }

  /** Fist or foot in place of the weapon in hand; null for that. */
  default @Nullable Weapon limb(Combatant who) {
    return null;
  }

  /** Worn armour is no help against it. A2.MAN.WRESTLE.02 */
  default boolean slipsPastArmour() {
    return false;
  }

  /** The rule by which no attack throw is needed, null where one is. A2.COND.WREST.02 */
  default @Nullable String sure(Combatant who, Combatant foe) {
    return null;
  }

  /** A charge may end in it. A2.GAP.333 */
  default boolean endsCharge() {
    return true;
  }

  /** The same whomever he means. */
  default @Nullable Forbidden bars(Combatant who) {
    return null;
  }

  /** It may be tried on somebody who lies there. */
  default boolean strikesFallen() {
    return false;
  }

  /** It may be tried on a vehicle. A2.VEHICLE.22 */
  default boolean movesVehicles() {
    return false;
  }

  /** Asked of somebody whom he could strike. */
  default @Nullable Forbidden bars(Combatant who, Combatant foe) {
    return bars(who);
  }

  /**
   * One attempt, with its throw and all that comes of it. Who fells nobody by it does not cleave
   * from it, unless it says so itself. A2.MAN.GEN.01-02
   */
  void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus);

  /**
   * What a blow so made that has landed does besides its damage, before anybody cleaves. A2.GAP.336
   *
   * @param dealt what was left of the damage after the foe's protections
   */
  default void struck(Combatant who, Combatant foe, Weapon weapon, int dealt) {}

  /** The sort of damage a blow deals that is struck so. */
  default Harm harm(Harm harm) {
    return harm;
  }

  /** Can be tried by one in another's grip, on him. */
  default boolean worksHeld() {
    return false;
  }

  /** A bot that has tried it once would try it again with its next limb. */
  default boolean isWorthMore(Combatant who) {
    return false;
  }

  /** Anything else people should know who choose it. */
  default String note() {
    return "";
  }
}
