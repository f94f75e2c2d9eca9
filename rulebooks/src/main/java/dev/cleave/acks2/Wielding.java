package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is in the hands, and how it is held. A2.MOVE.15-16, A2.DMG.02 */
final class Wielding {

  static final Bar NOT_CARRIED = new Bar("WHO carries no such weapon", "A2.MOVE.15");

  static String with(@Nullable Weapon weapon) {
    return weapon == null ? "" : " with " + weapon.name();
  }

  private final Fight fight;

  Wielding(Fight fight) {
    this.fight = fight;
  }

  /** What somebody could draw: the other weapons he carries, or his bare hands. */
  List<Weapon> others(Combatant who) {
    var others = new ArrayList<Weapon>();
    for (Weapon weapon : who.weapons()) {
      if (!weapon.equals(who.weapon()) && !others.contains(weapon)) {
        others.add(weapon);
      }
    }
    if (who.weapon().has("instead")) {
      others.add(who.sheet().attacks().getFirst()); // back to the sequence
    }
    if (!who.weapon().natural() && !who.weapon().equals(who.emptyHanded())) {
      others.add(who.emptyHanded());
    }
    return others;
  }

  /** What strikes without being drawn, null if nothing does. */
  @Nullable Weapon melee(Combatant who) {
    Weapon hand = who.weapon();
    if (hand.melee() || !hand.natural()) {
      return hand.melee() ? hand : null;
    }
    for (Weapon attack : who.sheet().attacks()) {
      if (attack.melee()) {
        return attack;
      }
    }
    return null;
  }

  /** What shoots or can be thrown without being drawn, null if nothing does. */
  @Nullable Weapon missile(Combatant who) {
    Weapon hand = who.weapon();
    if (hand.isMissile() || !hand.natural()) {
      return hand.isMissile() ? hand : null;
    }
    List<Weapon> attacks = who.sheet().attacks();
    for (int i = 0; i < attacks.size(); i++) {
      if (attacks.get(i).isMissile()) {
        return attacks.get(i);
      }
    }
    return null;
  }

  /** What somebody would draw for a blow, null if there is nothing. */
  @Nullable Weapon sidearm(Combatant who) {
    for (Weapon weapon : others(who)) {
      if (weapon.melee()) {
        return weapon;
      }
    }
    return null;
  }

  /** A weapon drawn takes the place of movement; after movement the old one is dropped. */
  void draw(Combatant who, Weapon drawn) {
    Weapon before = who.weapon();
    boolean drops =
        !fight.stance(who).stationary && !before.natural() && who.weapons().remove(before);
    who.wield(drawn);
    fight.stance(who).stationary = false;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("wield", drops ? "A2.MOVE.16" : "A2.MOVE.15")
              .by(who)
              .fact("weapon", drawn.name())
              .fact(drops ? "drops" : "sheathes", before.name())
              .says(
                  who.name()
                      + (drops ? " drops " : " puts away ")
                      + before.name()
                      + " and takes "
                      + drawn.name()
                      + "."));
    }
  }

  /** A weapon that is thrown is gone; the next one comes to hand. Darts come in handfuls. */
  void thrown(Combatant who, Weapon weapon) {
    if (!weapon.melee() || weapon.natural() || !who.weapons().remove(weapon)) {
      return;
    }
    who.wield(who.weapons().isEmpty() ? who.emptyHanded() : who.weapons().getFirst());
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("wield", "A2.MOVE.16")
              .by(who)
              .fact("weapon", who.weapon().name())
              .says(who.name() + " takes " + who.weapon().name() + "."));
    }
  }

  /** A shield is on the arm unless the weapon needs both hands. */
  boolean hasShieldUp(Combatant who) {
    return who.bearsShield() && who.weapon().hands() < 2;
  }

  /** A weapon in each hand. A2.MELEE.18 */
  boolean isDual(Combatant who) {
    return !who.offHand().isUnarmed() && !who.weapon().natural() && !who.weapon().isUnarmed();
  }

  /** The die of a weapon as it is held for a blow. A2.DMG.02-09, A2.DMG.13 */
  Dice grip(Combatant who, Weapon weapon) {
    boolean both = weapon.hands() == 2 || !who.bearsShield() && who.offHand().isUnarmed();
    return both && !weapon.natural() && !weapon.twoHanded().isFlat()
        ? weapon.twoHanded()
        : weapon.damage();
  }
}
