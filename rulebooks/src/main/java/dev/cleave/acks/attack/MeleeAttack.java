package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.INVISIBLE;
import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.SWALLOWED;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.gear.Wielding;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Steel, claw or fist at arm's length. A2.MELEE.* */
public final class MeleeAttack implements Offers {

  private static final Forbidden NO_FOE =
      new Forbidden("FOE is no enemy on his feet", "A2.COMBAT.13");
  private static final Forbidden NO_WEAPON =
      new Forbidden("WHO has no melee weapon in hand", "A2.MELEE.01");
  private static final Forbidden NO_AXE =
      new Forbidden("nothing WHO has in hand breaks FOE", "A2.GAP.341");
  private static final Forbidden TOO_FAR =
      new Forbidden("FOE is out of WHO's reach", "A2.MELEE.02");
  private static final Forbidden NOT_AHEAD = new Forbidden("WHO does not face FOE", "A2.MELEE.03");

  private final AttackRoom fight;
  private final @Nullable Attack[] attacks;

  MeleeAttack(AttackRoom fight) {
    this.fight = fight;
    this.attacks = new Attack[fight.fighters.length];
  }

  /**
   * With the weapon in hand, or another drawn for it. As a first action it means to remain
   * stationary and attack. A2.COMBAT.13
   */
  public record Attack(AttackRoom fight, Combatant target, @Nullable Weapon drawn)
      implements Action, Assault {

    @Override
    public String verb() {
      return "attack";
    }

    @Override
    public String text() {
      return "attack " + target.name() + Wielding.with(drawn);
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return switch (demand) {
        case ANOTHER_FOE -> fight.escaping().holder(who) != target;
        case ELBOW_ROOM -> !fight.escaping().isClose(who, drawn);
        default -> Action.super.takes(demand, who);
      };
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Forbidden bar = drawn == null ? null : fight.wielding().barsDraw(who, drawn);
      return bar != null ? bar : fight.meleeAttack().bars(who, target, drawn);
    }

    @Override
    public void take(Combatant who) {
      if (drawn != null) {
        fight.wielding().draw(who, drawn);
      }
      fight.meleeAttack().take(who, target, fight.charge().carried(who));
    }

    @Override
    public Combatant aim() {
      return target;
    }

    @Override
    public Lead lead(Combatant who) {
      return fight.meleeAttack().lead(who, target);
    }

    @Override
    public Tally needs(Combatant who) {
      return fight.meleeAttack().tally(who, target, drawn, fight.charge().carried(who));
    }

    @Override
    public String detail(Combatant who, Prospect prospect) {
      return prospect.words();
    }

    @Override
    public boolean isExpected() {
      return target.isStanding();
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    List<Weapon> others = fight.wielding().others(who);
    for (Fighter fighter : fight.fighters) {
      if (who.isEnemyOf(fighter.who) && fighter.who.isInTheWay()) {
        all.add(new Attack(fight, fighter.who, null));
        for (Weapon weapon : others) {
          all.add(new Attack(fight, fighter.who, weapon));
        }
      } else if (who.isEnemyOf(fighter.who) && isTarget(fighter.who)) {
        all.add(new Attack(fight, fighter.who, null));
      }
    }
  }

  /** To attack somebody with whatever is in hand; said so often that it is kept. */
  public Attack at(Combatant foe) {
    Attack known = attacks[foe.index()];
    if (known == null || known.target() != foe) {
      known = new Attack(fight, foe, null);
      attacks[foe.index()] = known;
    }
    return known;
  }

  public Tally tally(Combatant attacker, Combatant target, @Nullable Weapon drawn, Bonus bonus) {
    Weapon limb = limb(attacker, bonus.maneuver());
    Weapon taken = limb == null ? drawn : limb;
    Weapon weapon = taken == null ? fight.wielding().melee(attacker) : taken;
    return fight
        .attackThrow()
        .melee(attacker, target, weapon == null ? attacker.weapon() : weapon, bonus);
  }

  private static @Nullable Weapon limb(Combatant attacker, @Nullable Maneuver maneuver) {
    return maneuver == null ? null : maneuver.limb(attacker);
  }

  /**
   * @param drawn another weapon than the one in hand, or null
   */
  public @Nullable Forbidden bars(Combatant attacker, Combatant target, @Nullable Weapon drawn) {
    return bars(attacker, target, drawn, drawn == null, false);
  }

  /** The same for a maneuver, which fist or foot may make. */
  @Nullable Forbidden bars(Combatant attacker, Combatant target, Maneuver maneuver) {
    return bars(attacker, target, maneuver.limb(attacker), true, maneuver.movesVehicles());
  }

  private @Nullable Forbidden bars(
      Combatant attacker,
      Combatant target,
      @Nullable Weapon taken,
      boolean mayStep,
      boolean moves) {
    if (!isTarget(target)) {
      return NO_FOE;
    }
    Weapon weapon = taken == null ? fight.wielding().melee(attacker) : taken;
    if (weapon == null || !weapon.melee()) {
      return NO_WEAPON;
    }
    if (target.isThing() && !fight.hits().breaks(attacker, weapon) && !moves) {
      return NO_AXE;
    }
    Forbidden infirm = fight.deniesAttack(attacker, target, weapon);
    if (infirm == null) {
      infirm = fight.clambering().bars(attacker, target);
    }
    if (infirm != null) {
      return infirm;
    }
    if (!reaches(attacker, target, weapon) && !(mayStep && mayStep(attacker, target))) {
      return TOO_FAR;
    }
    return fight.fighter(attacker).mayTurn || fight.arc(attacker, target) == Arc.FRONT
        ? null
        : NOT_AHEAD;
  }

  /** The fallen lie within reach of a blow too; nobody strikes whom something has in its maw. */
  boolean isTarget(Combatant foe) {
    return (foe.isInTheWay() || foe.fate() == Fate.DOWN && fight.strikesFallen()) // A2.GAP.25E
        && !foe.is(HIDDEN)
        && !foe.is(SWALLOWED)
        && fight.field.isOn(foe);
  }

  /** At somebody, perhaps with the step that brings him into reach. A2.COMBAT.14 */
  public Lead lead(Combatant attacker, Combatant target) {
    return reaches(attacker, target)
        ? Lead.at(target)
        : Lead.along(fight.movement().closing(attacker, target), attacker, fight.field).on(target);
  }

  /** The closing step: only the stationary and unengaged take it. A2.COMBAT.14-15 */
  private boolean mayStep(Combatant attacker, Combatant target) {
    return fight.fighter(attacker).stationary
        && !attacker.is(PRONE)
        && !fight.field.within(attacker, target, fight.prowess(attacker).reach) // a wall is between
        && !fight.engagement().isEngaged(attacker)
        && fight.movement().closing(attacker, target) != null;
  }

  public boolean reaches(Combatant attacker, Combatant target) {
    return reaches(attacker, target, attacker.weapon());
  }

  private boolean reaches(Combatant attacker, Combatant target, Weapon weapon) {
    return fight.field.within(attacker, target, fight.prowess(attacker).reach)
            && fight.engagement().isLevel(attacker, target)
            && fight.field.sees(attacker, target)
        || weapon.has("long") && overWhom(attacker, target) != null;
  }

  /** The friend over whose shoulder a long weapon strikes, null if it needs none. A2.MELEE.04 */
  public @Nullable Combatant reachedOver(Combatant attacker, Combatant target) {
    return fight.field.within(attacker, target, fight.prowess(attacker).reach)
            || !attacker.weapon().has("long")
        ? null
        : overWhom(attacker, target);
  }

  /** Behind him, facing him, and he within reach of the target. A2.MELEE.05-06, A2.GAP.209 */
  private @Nullable Combatant overWhom(Combatant attacker, Combatant target) {
    int reach = fight.book.meleeReach;
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend.isStanding()
          && !friend.isEnemyOf(attacker)
          && !isTooBig(friend, attacker)
          && fight.field.within(friend, target, reach)
          && fight.field.within(attacker, friend, reach)
          && fight.engagement().isLevel(friend, target)
          && fight.isBehind(attacker, friend, target)
          && fight.field.sees(friend, target)
          && !isThirdRank(attacker, friend)) {
        return friend;
      }
    }
    return null;
  }

  /** One size larger than oneself is the most that can be reached over. A2.GAP.209 */
  private boolean isTooBig(Combatant friend, Combatant attacker) {
    return fight.riding().bulk(friend).rank() > fight.riding().bulk(attacker).rank() + 1;
  }

  /** Yet another friend stands between the two. A2.GAP.105 */
  private boolean isThirdRank(Combatant attacker, Combatant front) {
    for (Fighter fighter : fight.fighters) {
      Combatant between = fighter.who;
      if (between != attacker
          && between != front
          && between.isStanding()
          && !between.isEnemyOf(attacker)
          && fight.field.crosses(attacker, front, between)) {
        return true;
      }
    }
    return false;
  }

  /** The attack action: closing step, turn, and every attack of the sequence. A2.COMBAT.13 */
  public void take(Combatant attacker, Combatant target, Bonus bonus) {
    boolean[] before = fight.ambush().begin(attacker, true);
    boolean inReach = reaches(attacker, target);
    if (!inReach && mayStep(attacker, target)) {
      fight.movement().step(attacker, target);
      inReach = reaches(attacker, target);
    }
    if (inReach && fight.canAct(attacker) && isTarget(target)) {
      fight.engagement().face(attacker, target);
      fight.routine().make(attacker, target, bonus);
    }
    fight.ambush().end(attacker, before);
  }

  /** The most dangerous of a sequence, or the weapon in hand. */
  public Weapon best(Combatant attacker) {
    Weapon best = attacker.weapon();
    if (best.natural()) {
      for (Weapon attack : attacker.sheet().attacks()) {
        if (attack.melee() && attack.damage().average() > best.damage().average()) {
          best = attack;
        }
      }
    }
    return best;
  }

  /** One attack of a routine: a blow, or a maneuver in its place. A2.MELEE.25 */
  public void attempt(Combatant attacker, Combatant target, Weapon weapon, Bonus bonus) {
    fight.ambush().startChain(attacker);
    Maneuver maneuver = bonus.maneuver();
    if (maneuver == null) {
      strike(attacker, target, weapon, bonus);
    } else {
      Weapon limb = maneuver.limb(attacker);
      maneuver.make(attacker, target, limb == null ? weapon : limb, bonus);
    }
  }

  /** One throw, and the damage if it lands. */
  public void strike(Combatant attacker, Combatant target, Weapon weapon, Bonus bonus) {
    if (lands(attacker, target, weapon, bonus)) {
      wound(attacker, target, weapon, bonus);
    } else {
      fight.whenAttacked(attacker);
    }
  }

  /** Deals a hit and whatever goes with it, and then offers the cleave if it fells. A2.GAP.336 */
  public void wound(Combatant attacker, Combatant target, Weapon weapon, Bonus bonus) {
    boolean stood = target.isStanding();
    boolean out = fight.isHelpless(target);
    int dealt = fight.hits().ofBlow(attacker, target, weapon, bonus);
    Maneuver maneuver = bonus.maneuver();
    if (maneuver != null) {
      maneuver.struck(attacker, target, weapon, dealt);
    }
    fight.whenWounded(attacker, target, weapon, maneuver, true);
    fight.whenAttacked(attacker);
    if (fight.prowess(target).corrodes && !attacker.holds(weapon)) {
      return; // A2.R.203
    }
    if (fight.defers(target)) {
      fight.ifFelled(
          target, () -> fight.followThrough().afterBlow(attacker, target, weapon, bonus));
    } else if (stood && !target.isStanding() || !out && isOutOfAction(target)) {
      fight.followThrough().afterBlow(attacker, target, weapon, bonus);
    }
  }

  /** Felled, or helpless by what the blow brought with it. A2.GAP.25K, A2.GAP.321 */
  static boolean isOutOfAction(Combatant target) {
    return !target.isInTheWay() || target.is(HELPLESS) || target.is(SWALLOWED);
  }

  public boolean lands(Combatant attacker, Combatant target, Weapon weapon, Bonus bonus) {
    boolean hit = hits(attacker, target, weapon, bonus);
    reveal(attacker, target);
    return hit;
  }

  /** The throw alone. */
  public boolean hits(Combatant attacker, Combatant target, Weapon weapon, Bonus bonus) {
    fight.ambush().aim(attacker, target);
    Tally toHit = fight.attackThrow().melee(attacker, target, weapon, bonus);
    Maneuver maneuver = bonus.maneuver();
    int die =
        maneuver != null && maneuver.sure(attacker, target) != null
            ? Blow.SURE
            : Blow.thrown(fight, attacker, target, toHit);
    if (fight.table.listens()) {
      Boolean ambush = fight.ambush().told(attacker, target, true);
      var blow = new Blow(attacker, target, weapon, Blow.MELEE, maneuver, ambush);
      fight.table.tell(blow.told(toHit, die));
    }
    fight.fighter(attacker).bareDie = die;
    fight.whenThrown(attacker, target, toHit, die);
    return Blow.lands(toHit, die);
  }

  /**
   * A blow is seen and heard: nobody strikes and stays hidden. Who hacks at one who is down already
   * presses nobody.
   */
  public void reveal(Combatant attacker, Combatant target) {
    fight.memory.offence = true;
    fight.memory.pressed |= target.isStanding();
    fight.lose(attacker, HIDDEN); // A2.COND.HIDE.02
    fight.lose(attacker, INVISIBLE); // A2.GAP.301
    fight.stealth().end(attacker);
  }
}
