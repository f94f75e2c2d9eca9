package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.CROUCHING;
import static dev.cleave.acks.book.State.FALTERING;
import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.SWALLOWED;

import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.book.Prowess;
import dev.cleave.acks.book.Slaying;
import dev.cleave.acks.book.Thrown;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/**
 * The number an attack needs, and why. The only place the number is made: fights, previews and odds
 * all ask here. A2.ATK.07-11
 */
public class AttackThrow {

  private static final Term NON_PROFICIENT = new Term("untrained", "A2.ATK.33", Tag.SKILL);
  private static final Term STRENGTH = new Term("strength", "A2.MELEE.12", Tag.ABILITY);
  private static final Term DEXTERITY = new Term("dexterity", "A2.MISSILE.26", Tag.ABILITY);
  private static final Term DUAL = new Term("second weapon", "A2.MELEE.18", Tag.WEAPON);
  private static final Term MAGIC = new Term("magic weapon", "A2.MELEE.15", Tag.WEAPON);
  private static final Term MAGIC_OFF_HAND =
      new Term("magic off-hand weapon", "A2.MELEE.21", Tag.WEAPON);
  private static final Term MAGIC_BOW = new Term("magic weapon", "A2.MISSILE.28", Tag.WEAPON);
  private static final Term MAGIC_MISSILE =
      new Term("magic ammunition", "A2.MISSILE.29", Tag.WEAPON);
  private static final Term FLANKED = new Term("flanked", "A2.ATK.22", Tag.POSITION);
  private static final Term EXPOSED = new Term("vulnerable", "A2.ATK.24", Tag.POSITION);
  private static final Term SUBJACENT = new Term("higher ground", "A2.ATK.20", Tag.POSITION);
  private static final Term SADDLE = new Term("from the saddle", "A2.MOUNT.28", Tag.POSITION);
  private static final Term BLIND = new Term("blind", "A2.MELEE.11", Tag.STATE);
  private static final Term FROM_GROUND = new Term("prone", "A2.COND.PRONE.03", Tag.STATE);
  private static final Term FALTER = new Term("faltering", "A2.COND.FALT.01", Tag.STATE);
  private static final Term MEDIUM = new Term("medium range", "A2.MISSILE.05", Tag.RANGE);
  private static final Term LONG = new Term("long range", "A2.MISSILE.06", Tag.RANGE);
  private static final Term PLATOON = new Term("platoon at long range", "A2.FORM.05", Tag.RANGE);
  private static final Term SIGNALLED = new Term("shown by a signal", "A2.GAP.210", Tag.SITUATION);
  private static final Term LYING = new Term("target prone", "A2.COND.PRONE.02", Tag.COVER);
  private static final Term THROUGH =
      new Term("through engaged allies", "A2.MISSILE.18", Tag.SITUATION);
  private static final Term MELEE = new Term("into a melee", "A2.OIL.30", Tag.SITUATION);
  private static final Term CLAMBERING = new Term("clambering", "A2.MAN.CLAMBER.08", Tag.POSITION);
  private static final Term ON_THE_BACK =
      new Term("on one's own back", "A2.MAN.CLAMBER.11", Tag.POSITION);
  private static final Term GRIP =
      new Term("worn armour does not count", "A2.MAN.WRESTLE.02", Tag.ARMOUR);
  private static final Term BUILT = new Term("armour class", "A2.ARTY.06", Tag.ARMOUR);
  private static final Term INTO =
      new Term("target fights an ally", "A2.MISSILE.21", Tag.SITUATION);

  private static final Term SPELLS = new Term("spells", "A2.MELEE.14", Tag.MAGIC);
  private static final Term BANE = new Term("bane of its kind", "A2.MELEE.15", Tag.MAGIC);

  private final AttackRoom fight;
  private final AttackNumbers numbers;
  private final Tally tally = new Tally();
  private final CoverTerms cover;

  protected AttackThrow(AttackRoom fight) {
    this.fight = fight;
    this.numbers = fight.attackNumbers();
    this.cover = new CoverTerms(numbers);
  }

  /** A blow. The tally is good until the next is asked for. */
  public Tally melee(Combatant attacker, Combatant target, Weapon weapon, Bonus bonus) {
    Prowess prowess = fight.prowess(attacker);
    Combatant over = fight.meleeAttack().reachedOver(attacker, target);
    Combatant from = over == null ? attacker : over;
    Maneuver maneuver = bonus.maneuver();
    start(prowess, target, from, null);
    if (maneuver != null && maneuver.slipsPastArmour()) {
      tally.against(-fight.armourClass().worn(target), GRIP);
    }
    addSize(tally, attacker);
    tally.plus(prowess.strength, STRENGTH);
    tally.plus(weapon.magic(), MAGIC);
    tally.plus(Bane.of(weapon, target), BANE);
    if (fight.wielding().isDual(attacker) && !weapon.isUnarmed()) {
      tally.plus(attacker.offHand().magic(), MAGIC_OFF_HAND);
      tally.plus(prowess.dualSpecialist ? numbers.dualSpecialist : numbers.dualWeapon, DUAL);
    }
    if (!fight.sight().sees(attacker, target)) {
      tally.plus(numbers.blind, BLIND);
    }
    if (attacker.is(PRONE)) {
      tally.plus(numbers.proneAttacker, FROM_GROUND);
    }
    addGrip(tally, attacker, target);
    addFoe(prowess, target);
    if (fight.memory.anybodyClambers) {
      tally.plusIf(fight.clambering().isOn(attacker, target), numbers.clambering, CLAMBERING);
      tally.plusIf(fight.clambering().isOn(target, attacker), numbers.clambered, ON_THE_BACK);
    }
    addPosition(attacker, target, from, true, fight.ambush().applies(attacker, target, true));
    tally.plus(bonus.value(), bonus.why());
    tally.plus(fight.muscle().aim(attacker, false), Muscle.SKILL);
    addWear(tally, attacker, weapon);
    if (maneuver != null) {
      tally.plus(maneuver.price(attacker, target), maneuver.why());
    }
    return finish(attacker);
  }

  /** A shot or a throw. */
  public Tally missile(Combatant attacker, Combatant target, Weapon weapon) {
    Prowess prowess = fight.prowess(attacker);
    start(prowess, target, attacker, weapon);
    addSize(tally, attacker);
    tally.plus(prowess.dexterity, DEXTERITY);
    addMagic(tally, weapon, fight.quiver().magic(attacker, weapon));
    tally.plus(Bane.of(weapon, target), BANE);
    addSight(tally, attacker, target);
    addRange(weapon.range(), fight.field.distance(attacker, target));
    addCover(attacker, target, prowess.preciseShooting);
    addMelee(attacker, target, prowess.preciseShooting);
    addFoe(prowess, target);
    addPosition(attacker, target, attacker, false, fight.ambush().applies(attacker, target, false));
    addWear(tally, attacker, weapon);
    addWounds(attacker);
    return finish(attacker);
  }

  /**
   * A shot at a formation that chance has sent at this one: no arcs, no melee, no precision; the
   * distance counts as it does for the whole. A2.FORM.03-10, A2.GAP.206, A2.GAP.221
   */
  Tally formation(Combatant attacker, Combatant victim, Weapon weapon, Formations.Shot shot) {
    Prowess prowess = fight.prowess(attacker);
    start(prowess, victim, attacker, weapon);
    addSize(tally, attacker);
    tally.plus(prowess.dexterity, DEXTERITY);
    addMagic(tally, weapon, fight.quiver().magic(attacker, weapon));
    if (shot.counts() == 1) {
      tally.plus(numbers.mediumRange, shot.band() == 1 ? MEDIUM : PLATOON);
    } else if (shot.counts() >= 2) {
      tally.plus(numbers.longRange, LONG);
    }
    tally.plusIf(shot.signalled(), fight.formationNumbers().signalledShot, SIGNALLED);
    addCover(attacker, victim, false);
    addHeight(attacker, victim);
    addWear(tally, attacker, weapon);
    addWounds(attacker);
    return finish(attacker);
  }

  /** One-eyed and dazzled shooters miss by it. A2.T.PERMANENT-WOUNDS, A2.T.TAMPERING */
  private void addWounds(Combatant attacker) {
    tally.plus(fight.muscle().aim(attacker, true), Muscle.SKILL);
    tally.plusIf(attacker.is(PRONE), numbers.proneShooter, FROM_GROUND);
    Infirmity infirmity = fight.fighter(attacker).infirmity;
    if (infirmity != Infirmity.NONE) {
      infirmity.add(tally, "missile");
      if (!fight.battle.isDark()) {
        infirmity.add(tally, "missile in daylight");
      }
    }
  }

  /** A bare point has none. A2.OIL.09, A2.ARTY.06 */
  public void addArmour(Combatant from, Impact impact, Weapon missile) {
    Combatant target = impact.creature();
    Fabric fabric = impact.fabric();
    if (target != null) {
      fight.armourClass().add(tally, target, from, missile);
    } else if (fabric != null) {
      tally.against(fabric.armourClass(), BUILT);
    }
  }

  public void addCover(Combatant from, Impact impact, boolean precise) {
    Combatant target = impact.creature();
    Spot spot = impact.spot();
    if (target != null) {
      addCover(from, target, precise);
    } else if (spot != null) {
      cover.add(tally, fight.field.cover(from, spot), precise);
    }
  }

  public void addHeight(Combatant from, Impact impact) {
    Combatant target = impact.creature();
    Spot spot = impact.spot();
    int height =
        target != null
            ? fight.field.elevation(target)
            : spot == null ? 0 : fight.field.elevation(spot);
    if (fight.field.elevation(from) - height >= numbers.subjacentHeight) {
      tally.plus(numbers.subjacent, SUBJACENT);
    }
  }

  /**
   * At an impact point: cover, height, and Armour Class where it has one; from which side does not
   * matter. A2.OIL.06-10, A2.GAP.206
   */
  public Tally thrown(Combatant thrower, Impact impact, Thrown thrown) {
    Prowess prowess = fight.prowess(thrower);
    Weapon missile = numbers.missile(thrown);
    tally.clear().against(prowess.attackThrow, prowess.attackTerm);
    addArmour(thrower, impact, missile);
    addSize(tally, thrower);
    addCover(thrower, impact, prowess.preciseShooting);
    tally.plusIf(!prowess.proficient, numbers.nonProficient, NON_PROFICIENT);
    tally.plus(prowess.dexterity, DEXTERITY);
    addRange(missile.range(), impact.feetFrom(thrower, fight.field));
    addMelee(thrower, impact, thrown, prowess.preciseShooting);
    addFlight(tally, thrower, impact.creature());
    addHeight(thrower, impact);
    addWounds(thrower);
    return finish(thrower);
  }

  /** Nothing else counts for what is thrown at a point, but in another edition. */
  protected void addFlight(Tally toHit, Combatant thrower, @Nullable Combatant target) {}

  /** Into a melee at a price, or beside one; the precise pay nothing. A2.OIL.30-31, A2.GAP.227 */
  private void addMelee(Combatant thrower, Impact impact, Thrown thrown, boolean precise) {
    Combatant target = impact.creature();
    if (!thrown.bursts() || !fight.burstsIntoMelee()) {
      if (target != null) {
        addMelee(thrower, target, precise);
      }
    } else if (!precise) {
      if (target == null
          ? isMeleeAt(impact)
          : fight.engagement().isFightingFriendOf(target, thrower)) {
        tally.plus(numbers.oilEngaged, MELEE);
      } else if (target != null && fight.missileAttack().passesMelee(thrower, target)) {
        tally.plus(numbers.throughAllies, THROUGH);
      }
    }
  }

  private boolean isMeleeAt(Impact impact) {
    Spot spot = impact.spot();
    if (spot == null) {
      return false;
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isStanding()
          && fight.field.isOn(fighter.who)
          && fight.field.distance(fighter.who, spot) <= numbers.splashFeet
          && fight.engagement().isInMelee(fighter.who)) {
        return true;
      }
    }
    return false;
  }

  /** A throw at an impact point begins: the attack throw alone. */
  public Tally begin(Prowess prowess) {
    return tally.clear().against(prowess.attackThrow, prowess.attackTerm);
  }

  /** Of those who never learned to. A2.ATK.33 */
  public void addUntrained(Prowess prowess) {
    tally.plusIf(!prowess.proficient, numbers.nonProficient, NON_PROFICIENT);
  }

  /** An attacker's own size does not count, but for an option of the book. */
  protected void addSize(Tally toHit, Combatant attacker) {}

  /** A grip does not hinder the blows of who is in it, but in another edition. */
  protected void addGrip(Tally toHit, Combatant attacker, Combatant target) {}

  /** Nobody tires, but by an option of the book. */
  protected void addWear(Tally toHit, Combatant attacker, Weapon weapon) {}

  private void start(Prowess prowess, Combatant target, Combatant from, @Nullable Weapon missile) {
    tally.clear().against(prowess.attackThrow, prowess.attackTerm);
    fight.armourClass().add(tally, target, from, missile);
    addUntrained(prowess);
  }

  /** Terms of every attack come last, and the bare die has its say. A2.ATK.16-18 */
  public Tally finish(Combatant attacker) {
    if (attacker.is(FALTERING)) {
      tally.plus(fight.turnNumbers().faltering, FALTER);
    }
    tally.plus(fight.fighter(attacker).magic.attack(), SPELLS);
    Infirmity infirmity = fight.fighter(attacker).infirmity;
    if (infirmity != Infirmity.NONE) {
      infirmity.add(tally, "attack");
      infirmity.add(tally, fight.battle.isDark() ? "" : "attack in daylight"); // A2.T.TAMPERING
    }
    return fight.d20().bind(tally);
  }

  /**
   * Flank, rear and ambush do not add up, height does. A2.ATK.19-28, A2.GAP.339
   *
   * @param from whose place counts: a spear over a friend's shoulder strikes from his. A2.GAP.209
   */
  private void addPosition(
      Combatant attacker, Combatant target, Combatant from, boolean melee, boolean ambush) {
    boolean within = attacker.is(SWALLOWED) || fight.clambering().isOn(target, attacker);
    Arc arc = within ? Arc.FRONT : fight.arc(target, from); // neither stands beside the other
    if (ambush) {
      tally.plus(numbers.ambush, fight.prowess(attacker).ambushTerm);
    }
    if (!target.isThing() && (!ambush || ambushAddsUp())) {
      addExposure(tally, attacker, target, arc, melee);
    }
    addHeight(from, target);
  }

  /** Whether an ambush counts besides the bad position it makes use of. A2.CLEAVE.07 */
  protected boolean ambushAddsUp() {
    return false;
  }

  /** A target in a bad position is easier to hit; the arc is the target's. */
  protected void addExposure(
      Tally toHit, Combatant attacker, Combatant target, Arc arc, boolean melee) {
    if (fight.exposure().isVulnerable(attacker, target, arc, melee)) {
      toHit.plus(numbers.vulnerable, EXPOSED);
    } else if (arc == Arc.FLANK) {
      toHit.plus(numbers.flanked, FLANKED);
    }
  }

  /** A skilled rider looks down on whatever is smaller than his mount. A2.MOUNT.28-29 */
  private void addHeight(Combatant from, Combatant target) {
    if (fight.field.elevation(from) - fight.field.elevation(target) >= numbers.subjacentHeight) {
      tally.plus(numbers.subjacent, SUBJACENT);
    } else if (fight.mount(from) != null && fight.riding().looksDownOn(from, target)) {
      tally.plus(numbers.subjacent, SADDLE);
    }
  }

  /** Against the kind of foe somebody has learned to fight. A2.MELEE.16 */
  private void addFoe(Prowess prowess, Combatant target) {
    for (int i = 0; i < prowess.slaying.size(); i++) {
      Slaying slaying = prowess.slaying.get(i);
      tally.plusIf(slaying.isFor(target.sheet()), slaying.bonus(), slaying.why());
    }
  }

  /** Of a magic weapon and magic ammunition only the better helps the aim. A2.MISSILE.30 */
  protected void addMagic(Tally toHit, Weapon weapon, int missile) {
    int bow = weapon.magic();
    if (missile == 0 || bow != 0 && bow >= missile) {
      toHit.plus(bow, MAGIC_BOW);
    } else {
      toHit.plus(missile, MAGIC_MISSILE);
    }
  }

  /** Nobody shoots at what he does not see, but in another edition. A2.MISSILE.09 */
  protected void addSight(Tally toHit, Combatant attacker, Combatant target) {}

  private void addRange(@Nullable Range range, int feet) {
    int band = range == null ? 0 : range.band(feet);
    if (band == 1) {
      tally.plus(numbers.mediumRange, MEDIUM);
    } else if (band >= 2) {
      tally.plus(numbers.longRange, LONG);
    }
  }

  /** Only the worst cover counts, and lying flat is cover. A2.MISSILE.14-16, A2.GAP.211-212 */
  private void addCover(Combatant attacker, Combatant target, boolean precise) {
    int grade = fight.field.coverFromShot(attacker, target);
    if (target.is(CROUCHING)) {
      grade = Math.max(grade, fight.field.coverNear(target)); // A2.GAP.157
    }
    if (target.is(PRONE)
        && !fight.field.within(attacker, target, fight.book.meleeReach)
        && numbers.proneTarget < cover.penalty(grade)) {
      tally.plus(cover.ignored(numbers.proneTarget, precise), LYING);
    } else {
      cover.add(tally, grade, precise);
    }
  }

  /** Past friends at blows, or, for the precise, into the melee itself. A2.MISSILE.18-22 */
  public void addMelee(Combatant attacker, Combatant target, boolean precise) {
    if (fight.engagement().isFightingFriendOf(target, attacker)) {
      tally.plus(numbers.preciseEngaged, INTO);
    } else if (!precise && fight.missileAttack().passesMelee(attacker, target)) {
      tally.plus(numbers.throughAllies, THROUGH);
    }
  }
}
