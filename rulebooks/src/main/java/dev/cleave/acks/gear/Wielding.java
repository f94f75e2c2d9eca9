package dev.cleave.acks.gear;

import static dev.cleave.acks.book.State.SHIELDLESS;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Thing;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Weapons and shields in hand, and how they are held. A2.MOVE.12, A2.MOVE.15-16, A2.DMG.02 */
public final class Wielding implements Offers {

  private static final Forbidden ONCE =
      new Forbidden("WHO has already drawn a weapon for free this segment", "A2.GAP.138");
  private static final Forbidden SHIELD_UP =
      new Forbidden("WHO has the shield on his arm", "A2.MOVE.12");
  private static final Forbidden SHIELD_OFF =
      new Forbidden("WHO has no shield on his arm", "A2.MOVE.12");
  private static final Forbidden BROKEN =
      new Forbidden("WHO's shield is broken", "A2.MAN.SUNDER.09");
  private static final Forbidden BOTH_HANDS =
      new Forbidden("WHO needs both hands for his weapon", "A2.MOVE.12");

  public static String with(@Nullable Weapon weapon) {
    return weapon == null ? "" : " with " + weapon.name();
  }

  private final GearRoom fight;

  Wielding(GearRoom fight) {
    this.fight = fight;
  }

  /**
   * Another weapon in place of the one in hand.
   *
   * @param held what is in hand now
   * @param drops whether that falls to the ground, which costs nothing. A2.MOVE.16
   */
  record Change(GearRoom fight, Weapon held, Weapon drawn, boolean drops) implements Action {

    @Override
    public String verb() {
      return held.natural() || held.isUnarmed() ? "draw" : drops ? "drop" : "sheathe";
    }

    @Override
    public String text() {
      if (verb().equals("draw")) {
        return "draw " + drawn.name();
      }
      boolean empty = drawn.natural() || drawn.isUnarmed();
      return verb() + " " + held.name() + (empty ? "" : " and draw " + drawn.name());
    }

    @Override
    public Weapon draws() {
      return drawn;
    }

    @Override
    public Cost cost() {
      return drops ? Cost.FREE : Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      boolean draws = !drawn.natural() && !drawn.isUnarmed();
      return drops && draws && fight.fighter(who).drewFreely ? ONCE : null;
    }

    @Override
    public void take(Combatant who) {
      fight.wielding().change(who, drawn, drops);
    }
  }

  /** A2.MOVE.12 */
  record Shield(GearRoom fight, boolean takesUp) implements Action {

    @Override
    public String verb() {
      return takesUp ? "take up shield" : "loosen shield";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return switch (demand) {
        case SHIELD_ARM -> takesUp;
        case SHIELD_AND_WEAPON -> takesUp && Demand.grip(who.weapon()) != null;
        default -> Action.super.takes(demand, who);
      };
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!takesUp) {
        return who.bearsShield() ? null : SHIELD_OFF;
      }
      if (who.bearsShield()) {
        return SHIELD_UP;
      }
      if (who.is(SHIELDLESS)) {
        return BROKEN;
      }
      return who.weapon().hands() < 2 && who.offHand().isUnarmed() ? null : BOTH_HANDS;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.wielding().strap(who, takesUp);
    }
  }

  /** Bare hands draw for nothing, as from every quick place. A2.MOVE.14-16 */
  @Override
  public void offer(Combatant who, List<Action> all) {
    Weapon held = who.weapon();
    boolean empty = held.natural() || held.isUnarmed();
    for (Weapon drawn : others(who)) {
      if (!(drawn.natural() || drawn.isUnarmed())) {
        all.add(new Change(fight, held, drawn, true));
        if (!empty) {
          all.add(new Change(fight, held, drawn, false));
        }
      }
    }
    if (!empty) {
      all.add(new Change(fight, held, who.emptyHanded(), true));
      all.add(new Change(fight, held, who.emptyHanded(), false));
    }
    if (who.sheet().shield().rating() > 0) {
      all.add(new Shield(fight, true));
      all.add(new Shield(fight, false));
    }
  }

  private void strap(Combatant who, boolean up) {
    who.setShield(up);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("shield", "A2.MOVE.12")
              .by(who)
              .fact("up", up)
              .says(who.name() + (up ? " readies" : " loosens") + " the shield."));
    }
  }

  /** One may draw in the course of an attack, with limits. A2.GAP.138 */
  public @Nullable Forbidden barsDraw(Combatant who, Weapon drawn) {
    Fighter fighter = fight.fighter(who);
    return !fighter.stationary && fighter.drewFreely && !drawn.natural() && !drawn.isUnarmed()
        ? ONCE
        : null;
  }

  /** The other weapons he carries, or his bare hands. */
  public List<Weapon> others(Combatant who) {
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

  /** A weapon that strikes without being drawn, null if there is none. */
  public @Nullable Weapon melee(Combatant who) {
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

  /** A weapon that shoots or can be thrown without being drawn, null if there is none. */
  public @Nullable Weapon missile(Combatant who) {
    Weapon hand = who.weapon();
    if (hand.isMissile() || !hand.natural()) {
      return hand.isMissile() && !fight.quiver().isEmptyFor(who, hand) ? hand : null;
    }
    List<Weapon> attacks = who.sheet().attacks();
    for (int i = 0; i < attacks.size(); i++) {
      if (attacks.get(i).isMissile()) {
        return attacks.get(i);
      }
    }
    return null;
  }

  /** The weapon he would draw for a blow that hurts, null if there is none. */
  public @Nullable Weapon sidearm(Combatant who) {
    for (Weapon weapon : others(who)) {
      if (weapon.melee() && weapon.damage().most() > 0) {
        return weapon;
      }
    }
    return null;
  }

  /** A weapon drawn takes the place of movement; after movement the old one is dropped. */
  public void draw(Combatant who, Weapon drawn) {
    change(who, drawn, !fight.fighter(who).stationary);
  }

  /** A dropped weapon lies where he stands. A2.GAP.138 */
  private void change(Combatant who, Weapon drawn, boolean free) {
    Fighter fighter = fight.fighter(who);
    Weapon before = who.weapon();
    boolean drops = free && !before.natural() && who.drop(before);
    if (drops) {
      fight.field.drop(who, Thing.of(before));
    }
    who.wield(drawn);
    fighter.stationary &= free;
    fighter.drewFreely |= free && !drawn.natural() && !drawn.isUnarmed();
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
  public void thrown(Combatant who, Weapon weapon) {
    if (!weapon.melee() || weapon.natural() || !who.drop(weapon)) {
      return;
    }
    if (!weapon.equals(who.weapon())) {
      return; // hurled from the belt. A2.GAP.25R
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
  public boolean hasShieldUp(Combatant who) {
    return who.bearsShield() && who.weapon().hands() < 2;
  }

  /** A weapon in each hand. A2.MELEE.18 */
  public boolean isDual(Combatant who) {
    return !who.offHand().isUnarmed()
        && !who.weapon().natural()
        && !who.weapon().isUnarmed()
        && fight.mayFightWithTwo(who);
  }

  /** The die of a weapon as it is held for a blow. A2.DMG.02-09, A2.DMG.13 */
  public Dice grip(Combatant who, Weapon weapon) {
    return isInBothHands(who, weapon) ? weapon.twoHanded() : weapon.damage();
  }

  /** One that is made for it is held so whenever both hands are free. */
  public boolean isInBothHands(Combatant who, Weapon weapon) {
    boolean both =
        weapon.hands() == 2
            || isMadeForBoth(weapon)
                && !who.bearsShield()
                && who.offHand().isUnarmed()
                && fight.fighter(who).infirmity.hands() == 2;
    return both && !weapon.natural() && !weapon.twoHanded().isFlat();
  }

  /** A dagger or a short sword is not: two hands do no more with it than one. A2.DMG.02-09 */
  private static boolean isMadeForBoth(Weapon weapon) {
    return !weapon.twoHanded().equals(weapon.damage());
  }
}
