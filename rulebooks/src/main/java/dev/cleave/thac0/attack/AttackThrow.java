package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.book.AttackNumbers;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.HarmRoom;
import org.jspecify.annotations.Nullable;

/**
 * The number an attacker needs, and why: THAC0 less the target's Armour Class, less whatever helps
 * him. The only place where it is made. TH.ATK.03, TH.ATK.04
 */
public final class AttackThrow {

  static final Term THAC0 = new Term("THAC0", "TH.ATK.05", Tag.LEVEL);
  static final Term FIXED = new Term("armour class", "TH.T.OPPOSED", Tag.BASE);
  static final Term CURSED = new Term("curse", "TH.ATK.07", Tag.MAGIC);
  private static final Term NATURAL = new Term("natural 1 and 20", "TH.ATK.10", Tag.BASE);
  private static final Term HELPLESS = new Term("helpless", "TH.C.THAC.11", Tag.STATE);
  private static final Term FLANK = new Term("flank", "TH.FLANK.01", Tag.POSITION);
  private static final Term REAR = new Term("rear", "TH.FLANK.02", Tag.POSITION);
  private static final Term BACKSTAB = new Term("backstab", "TH.C.ATKS.12", Tag.POSITION);
  private static final Term KNEELING = new Term("kneeling target", "TH.STANCE.03", Tag.STATE);
  private static final Term SITTING = new Term("sitting target", "TH.STANCE.05", Tag.STATE);
  private static final Term PRONE = new Term("prone target", "TH.STANCE.10", Tag.STATE);
  private static final Term STUNNED = new Term("stunned target", "TH.C.COND.01", Tag.STATE);
  private static final Term HELD = new Term("held target", "TH.C.WRES.04", Tag.STATE);
  private static final Term SURPRISED = new Term("surprised target", "TH.C.SURP.04", Tag.STATE);
  private static final Term LYING =
      new Term("helpless target", "TH.C.T.ATTACK-SITUATION", Tag.STATE);
  private static final Term UNSEEN = new Term("unseen target", "TH.C.COVR.04", Tag.SITUATION);
  private static final Term HIGHER =
      new Term("higher ground", "TH.C.T.ATTACK-SITUATION", Tag.POSITION);
  private static final Term RIDER = new Term("from the saddle", "TH.C.MOVE.24", Tag.POSITION);
  private static final Term FOOT = new Term("against a rider", "TH.C.MOVE.24", Tag.POSITION);
  private static final Term SHOULDER = new Term("past a friend", "TH.C.REACH.08", Tag.POSITION);
  private static final Term MEDIUM = new Term("medium range", "TH.MISSILE.04", Tag.RANGE);
  private static final Term LONG = new Term("long range", "TH.MISSILE.03", Tag.RANGE);
  private static final Term CALLED = new Term("called shot", "TH.CALL.09", Tag.SITUATION);
  private static final Term SPARING = new Term("sparing friends", "TH.CALL.12", Tag.SITUATION);

  private final HarmRoom fight;
  private final Numbers numbers;
  private final AttackNumbers figures;
  final ArmourClass armour;
  private final OwnThrow own;
  private final Tally sum = new Tally();

  AttackThrow(HarmRoom fight) {
    this.fight = fight;
    this.numbers = fight.numbers;
    this.figures = numbers.attack;
    this.armour = new ArmourClass(fight);
    this.own = new OwnThrow(fight);
  }

  /** An attack on somebody from where the two stand. */
  public Tally tally(Fighter attacker, Fighter target, Blow blow) {
    return add(attacker, target, blow, true, new Tally().against(attacker.prowess.thac0(), THAC0));
  }

  /** The same for a throw that is made now: where nobody listens one tally serves them all. */
  Tally thrown(Fighter attacker, Fighter target, Blow blow) {
    Tally tally = fight.listens() ? new Tally() : sum.clear();
    return add(attacker, target, blow, true, tally.against(attacker.prowess.thac0(), THAC0));
  }

  /** The same by what he rides: nothing of his own counts. TH.C.OVER.04 */
  public Tally mount(Fighter rider, Fighter target, Blow blow, int thac0) {
    return add(rider, target, blow, false, new Tally().against(thac0, THAC0));
  }

  private Tally add(Fighter attacker, Fighter target, Blow blow, boolean himself, Tally tally) {
    Arc arc =
        blow.is(Trick.FLEEING) ? Arc.REAR : fight.awareness.arc(target, attacker); // TH.C.MOVE.17
    armour.add(target, attacker, blow, arc, tally);
    if (himself) {
      own.add(attacker, blow, tally);
    }
    position(attacker, target, blow, arc, tally);
    state(attacker, target, blow, tally);
    if (blow.missile() && !blow.is(Trick.GRENADE)) {
      range(attacker, target, blow.weapon(), tally);
    }
    tricks(attacker, target, blow, tally);
    return bounded(tally, !blow.missile() && target.isHelpless() && !blow.is(Trick.SAP));
  }

  /** At what somebody rides: its hide, and nothing of the rider's. TH.C.GAP.03 */
  public Tally atMount(Fighter attacker, Fighter rider, Blow blow, int hide) {
    Tally tally = against(attacker, blow, figures.unarmouredAc - hide);
    if (blow.missile()) {
      range(attacker, rider, blow.weapon(), tally);
    }
    return bounded(tally, false);
  }

  /** An attack throw against a fixed Armour Class: block, disarm, grab, a point on the ground. */
  public Tally against(Fighter attacker, Blow blow, int ac) {
    var tally = new Tally().against(attacker.prowess.thac0(), THAC0).against(-ac, FIXED);
    own.add(attacker, blow, tally);
    return bounded(tally, false);
  }

  /** Something thrown that is no weapon; its ranges go by its weight. TH.GREN.03 */
  Tally grenade(Fighter attacker, Fighter target, Blow blow, int band) {
    Tally tally = tally(attacker, target, blow);
    band(band, tally);
    return bounded(tally, false);
  }

  /** The same at a place on the ground. TH.C.GREN.01 */
  Tally point(Fighter attacker, Blow blow, int band) {
    Tally tally = against(attacker, blow, numbers.missile.grenadeSquareAc);
    band(band, tally);
    return bounded(tally, false);
  }

  /** A natural 20 hits and a natural 1 misses, whatever the sum. TH.ATK.10, TH.ATK.11 */
  private Tally bounded(Tally tally, boolean helpless) {
    if (helpless) {
      return tally.bound(Math.min(2, Math.max(2, tally.needs())), HELPLESS);
    }
    return numbers.naturalsDecide ? tally.bound(Math.clamp(tally.needs(), 2, 20), NATURAL) : tally;
  }

  private void position(Fighter attacker, Fighter target, Blow blow, Arc arc, Tally tally) {
    if (blow.is(Trick.BACKSTAB)) {
      tally.plus(figures.backstab, BACKSTAB);
    } else {
      tally
          .plusIf(arc == Arc.FLANK, numbers.stance.flank, FLANK)
          .plusIf(arc == Arc.REAR, numbers.stance.rear, REAR);
    }
    boolean higher =
        !fight.field().isFlat()
            && fight.field().elevation(attacker.combatant)
                >= fight.field().elevation(target.combatant) + figures.higherGroundFeet;
    tally.plusIf(higher, figures.higherGround, HIGHER);
    if (!blow.missile()) {
      mounted(attacker, target, blow, tally);
      tally.plusIf(isCramped(attacker, target, blow), figures.overAShoulder, SHOULDER);
    }
  }

  private void mounted(Fighter attacker, Fighter target, Blow blow, Tally tally) {
    var mount = attacker.mount();
    if (mount != null) {
      boolean smaller = !target.isMounted() && target.size().rank() < mount.size().rank();
      tally.plusIf(smaller, figures.riderAgainstFoot, RIDER);
    } else if (target.isMounted()) {
      boolean shortened = blow.mode().reach() < figures.footAgainstRiderReach;
      tally.plusIf(shortened, figures.footAgainstRider, FOOT);
    }
  }

  /** Thrusts go past the shoulder of a friend who is no larger, swings do not. TH.C.REACH.08 */
  private boolean isCramped(Fighter attacker, Fighter target, Blow blow) {
    if (blow.mode().reach() <= 5) {
      return false;
    }
    boolean thrust = blow.mode().type().equals("piercing");
    for (Fighter friend : fight.fighters) {
      if (friend != attacker
          && friend != target
          && friend.isStanding()
          && !friend.isEnemyOf(attacker)
          && fight.field().crosses(attacker.combatant, target.combatant, friend.combatant)) {
        boolean past = thrust && friend.size().rank() <= attacker.size().rank();
        return !past && !fight.elbow.hasRoom(attacker, friend);
      }
    }
    return false;
  }

  private void state(Fighter attacker, Fighter target, Blow blow, Tally tally) {
    boolean stunned = target.is(State.STUNNED);
    if (!blow.missile()) {
      boolean lies = armour.isExposedBy(target, attacker, Stance.PRONE) && !stunned;
      tally
          .plusIf(
              armour.isExposedBy(target, attacker, Stance.KNEELING),
              numbers.stance.kneelingMelee,
              KNEELING)
          .plusIf(
              armour.isExposedBy(target, attacker, Stance.SITTING),
              numbers.stance.sittingMelee,
              SITTING)
          .plusIf(lies, numbers.stance.proneMelee, PRONE);
    } else {
      tally.plusIf(target.isHelpless(), figures.helplessMissile, LYING);
    }
    boolean held = target.isHeld() && attacker.holds != target.index();
    tally
        .plusIf(stunned, figures.stunned, STUNNED)
        .plusIf(held, numbers.unarmed.heldTarget, HELD)
        .plusIf(target.is(State.SURPRISED), numbers.initiative.surprised, SURPRISED)
        .plusIf(
            !attacker.is(State.BLIND) && fight.awareness.isUnseen(attacker, target),
            figures.unseen,
            UNSEEN);
  }

  /** TH.MISSILE.02 to TH.MISSILE.06 */
  private void range(Fighter attacker, Fighter target, Weapon weapon, Tally tally) {
    band(band(weapon, fight.feet(attacker, target)), tally);
  }

  private void band(int band, Tally tally) {
    tally
        .plusIf(band == 1, numbers.missile.missileMedium, MEDIUM)
        .plusIf(band == 2, numbers.missile.missileLong, LONG);
  }

  /** 0 short, 1 medium, 2 long, 3 out of range; indoors yards are feet. TH.C.WEAP.05 */
  public int band(Weapon weapon, int feet) {
    Range range = weapon.range();
    return range == null ? 3 : range.band(numbers.indoors && !weapon.natural() ? feet * 3 : feet);
  }

  private void tricks(Fighter attacker, Fighter target, Blow blow, Tally tally) {
    if (blow.is(Trick.CALLED)) {
      int penalty = calledShot(blow.aim(), target);
      boolean sparing = blow.missile() && isInMelee(attacker, target); // TH.CALL.12
      tally.plus(sparing ? Math.min(penalty, numbers.manoeuvre.spareAllies) : penalty, CALLED);
    }
    tally.plusIf(blow.is(Trick.SPARING), numbers.manoeuvre.spareAllies, SPARING);
    own.tricks(attacker, target, blow, tally);
  }

  /** Somebody else is at blows with him, or could be. TH.MISSILE.10 */
  private boolean isInMelee(Fighter attacker, Fighter target) {
    for (Fighter other : fight.fighters) {
      if (other != attacker
          && (fight.threat.threatens(other, target) || fight.threat.threatens(target, other))) {
        return true;
      }
    }
    return false;
  }

  /** Milder for a large mark on the unwary, harder for an eye slit. TH.CALL.10 */
  private int calledShot(String aim, Fighter target) {
    if (aim.equals("eye")) {
      return 2 * numbers.manoeuvre.calledShot;
    }
    boolean easy = target.is(State.SURPRISED) && (aim.equals("torso") || aim.equals("abdomen"));
    return easy ? 0 : numbers.manoeuvre.calledShot;
  }

  /** Whether a weapon would do anything to somebody who is proof against it. TH.ATK.12 */
  public @Nullable String immune(Fighter target, Blow blow) {
    boolean magic = blow.weapon().magic() > 0 || blow.weapon().has("magic");
    if ((target.sheet().has("incorporeal") || target.sheet().has("ethereal")) && !magic) {
      return "no ordinary weapon touches " + target;
    }
    return Proof.against(target, blow, magic);
  }

  /** What a parry would add to somebody's Armour Class. TH.PARRY.06 */
  public int parry(Fighter fighter) {
    return armour.parry(fighter);
  }
}
