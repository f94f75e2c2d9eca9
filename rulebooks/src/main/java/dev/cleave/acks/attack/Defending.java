package dev.cleave.acks.attack;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Quarter;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Guarding oneself or a friend. A2.COMBAT.18-27, A2.GAP.142 */
public final class Defending implements Offers {

  static final Term GUARD = new Term("defended", "A2.COMBAT.18", Tag.SITUATION);

  private static final Forbidden NOT_COVERED =
      new Forbidden("FOE is neither behind WHO nor at his off-hand flank", "A2.COMBAT.18");
  private static final Forbidden CHARGED = new Forbidden("WHO has charged", "A2.COMBAT.23");

  private final AttackRoom fight;

  Defending(AttackRoom fight) {
    this.fight = fight;
  }

  /**
   * Oneself, or an adjacent friend to the rear or to the off-hand flank. Who has charged, run or
   * retreated on his own feet has no action left for it, but a passenger may have. A2.COMBAT.18,
   * A2.COMBAT.23, A2.GAP.163
   */
  record Defend(AttackRoom fight, @Nullable Combatant friend) implements Action {

    @Override
    public String verb() {
      return "defend";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (fight.fighter(who).charged) {
        return CHARGED;
      }
      return friend == null || fight.defending().covers(who, friend) ? null : NOT_COVERED;
    }

    @Override
    public void take(Combatant who) {
      fight.defending().begin(who, friend == null ? who : friend);
    }

    @Override
    public @Nullable Combatant aim() {
      return friend;
    }

    /** What it is worth against a blow. A2.COMBAT.19, A2.COMBAT.21 */
    @Override
    public String detail(Combatant who) {
      return "+" + fight.defending().worth(who, null) + " armour";
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    all.add(new Defend(fight, null));
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend != who && !friend.isEnemyOf(who)) {
        all.add(new Defend(fight, friend));
      }
    }
  }

  /** The off hand is the left, unless the sheet says otherwise. */
  private boolean covers(Combatant who, Combatant friend) {
    if (!isBeside(who, friend)) {
      return false;
    }
    Quarter quarter = fight.field.quarter(who, friend);
    Quarter offHand = who.sheet().has("left-handed") ? Quarter.RIGHT : Quarter.LEFT;
    return quarter == Quarter.REAR || quarter == offHand;
  }

  private boolean isBeside(Combatant who, Combatant friend) {
    return friend.isStanding() && fight.field.within(who, friend, fight.book.meleeReach);
  }

  private void begin(Combatant who, Combatant guarded) {
    fight.fighter(who).defends = guarded;
    fight.memory.anybodyDefends = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("defends", "A2.COMBAT.18")
              .by(who)
              .on(guarded)
              .says(
                  who.name()
                      + (guarded == who
                          ? " stands on the defence."
                          : " defends " + guarded.name() + ".")));
    }
  }

  /** Saves asking. */
  boolean isAnybody() {
    return fight.memory.anybodyDefends;
  }

  /** The best guard's share in the Armour Class against a blow or missile. A2.COMBAT.24-25 */
  int against(Combatant target, Combatant attacker, @Nullable Weapon missile) {
    int best = 0;
    for (Fighter fighter : fight.fighters) {
      if (fighter.defends == target && guards(fighter.who, target, attacker)) {
        best = Math.max(best, worth(fighter.who, missile));
      }
    }
    return best;
  }

  /** A2.COMBAT.19-21 */
  private int worth(Combatant guard, @Nullable Weapon missile) {
    boolean shield = fight.wielding().hasShieldUp(guard);
    if (missile == null) {
      return shield ? fight.attackNumbers().defendShield : fight.attackNumbers().defend;
    }
    if (!shield) {
      return 0;
    }
    return missile.has("thrown")
        ? fight.attackNumbers().defendShield
        : fight.attackNumbers().defendShieldMissile;
  }

  /** A2.COMBAT.22 */
  int againstBlast(Combatant target, Combatant origin) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.defends == target
          && fight.wielding().hasShieldUp(fighter.who)
          && guards(fighter.who, target, origin)) {
        return fight.attackNumbers().defendShieldBlast;
      }
    }
    return 0;
  }

  /** Oneself all round but in the back; another on the side where one stands. A2.GAP.142 */
  private boolean guards(Combatant guard, Combatant target, Combatant attacker) {
    if (!fight.canAct(guard)) {
      return false;
    }
    if (guard == target) {
      return fight.field.quarter(target, attacker) != Quarter.REAR;
    }
    return isBeside(guard, target)
        && fight.field.quarter(target, guard) == fight.field.quarter(target, attacker);
  }
}
