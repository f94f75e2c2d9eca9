package dev.cleave.acks.turn;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/**
 * An action: it takes a segment or half of one. Each action knows its rules: the parts of the book
 * define their own. A2.ACT.01
 */
public interface Action extends Answer {

  /** The words it goes by and its text begins with: "march", "stand up". */
  @Override
  String verb();

  /** As people write it: the words it goes by, and whom it is aimed at. */
  @Override
  default String text() {
    Combatant aim = aim();
    return aim == null ? verb() : verb() + " " + aim.name();
  }

  Cost cost();

  /** The common cases; an action that demands more says so itself. */
  default boolean takes(Demand demand, Combatant who) {
    return switch (demand) {
      case ATTACK -> this instanceof Assault;
      case ANOTHER_FOE, ELBOW_ROOM -> takes(Demand.ATTACK, who);
      case EXERTION, COMBAT_ACTION -> cost() == Cost.FULL_ROUND || cost() == Cost.COMBAT;
      case LEGS -> cost() == Cost.FULL_ROUND || cost() == Cost.MOVEMENT;
      case LIMBS -> cost() == Cost.COMBAT && !takes(Demand.MAGIC, who);
      case HANDS, BOTH_HANDS -> {
        Weapon drawn = draws();
        yield drawn != null && demand == Demand.grip(drawn);
      }
      default -> false;
    };
  }

  /** The weapon in hand afterwards, null if it draws none. */
  default @Nullable Weapon draws() {
    return null;
  }

  /** Takes somebody from one place to another. */
  default boolean isTravel() {
    return !gait().isEmpty();
  }

  /** Lets fly with a missile, whatever it is aimed at. */
  default boolean isShot() {
    return false;
  }

  /** Gets somebody away from those who engage him. A2.GAP.131 */
  default boolean isDefensiveMovement() {
    return false;
  }

  /**
   * The rule against it, null if there is none; whether the segment has room for it is asked apart.
   */
  @Nullable Forbidden bars(Combatant who, Slot slot);

  void take(Combatant who);

  /** The one it is aimed at, null if nobody. */
  default @Nullable Combatant aim() {
    return null;
  }

  /** The meaning of it here, for people who choose: "35'". */
  default String detail(Combatant who) {
    return "";
  }

  /** The same with what it will come down to: "35', needs 12+". */
  default String detail(Combatant who, Prospect prospect) {
    return detail(who);
  }

  /** Where it leads, for whoever draws it. */
  default Lead lead(Combatant who) {
    return Lead.at(aim());
  }

  /** The number the die must show as things stand, and why; null if it needs none to succeed. */
  default @Nullable Tally needs(Combatant who) {
    return null;
  }

  /**
   * The rule that settles it where no die of his does; null if a die does, or nothing has to be
   * settled.
   */
  default @Nullable Term decides(Combatant who) {
    return null;
  }

  /** People would expect to be able to do it, so they are told why they cannot. */
  default boolean isExpected() {
    return false;
  }
}
