package dev.cleave.acks.attack;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.damage.DamageRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The door of the room. Attack throws, blows, shots, charges, saving throws, and what adds to them.
 */
public abstract class AttackRoom extends DamageRoom {

  private @Nullable Victims victims;
  private @Nullable Hits hits;
  private @Nullable Muscle muscle;
  private @Nullable Clambering clambering;
  private @Nullable Waking waking;
  private @Nullable Dragging dragging;
  private @Nullable Fists fists;
  private @Nullable Charge charge;
  private @Nullable Escaping escaping;
  private @Nullable ArmourClass armourClass;
  private @Nullable AttackThrow attackThrow;
  private @Nullable Exposure exposure;
  private @Nullable Ambush ambush;
  private @Nullable MeleeAttack meleeAttack;
  private @Nullable Routine routine;
  private @Nullable MissileAttack missileAttack;
  private @Nullable Formations formations;
  private @Nullable Defending defending;
  private @Nullable Maneuvers maneuvers;
  private @Nullable SavingThrow savingThrow;

  protected AttackRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract AttackNumbers attackNumbers();

  public abstract FormationNumbers formationNumbers();

  @Override
  public abstract AttackRoom on(Battle copy, Table other);

  /** Behind a friend, with both him and the target ahead. A2.MELEE.05-06 */
  public boolean isBehind(Combatant who, Combatant friend, Combatant target) {
    return arc(friend, who) == Arc.REAR
        && arc(who, friend) == Arc.FRONT
        && arc(who, target) == Arc.FRONT;
  }

  /**
   * Called when a weapon has struck somebody, for all it does besides. A2.SAVE.16, A2.OIL.35
   *
   * @param dealt what was left of the damage after the target's protections
   */
  public abstract void whenStruck(
      Combatant attacker, Combatant target, Weapon weapon, int dealt, Harm harm);

  /** Called when a blow has landed on a body that eats weapons. A2.R.203 */
  public abstract void whenTouched(Combatant attacker, Combatant target, Weapon weapon);

  /** A hit that does something in place of wounding has done it. A2.R.203 */
  public abstract boolean isSpent(Combatant attacker, Combatant target, Weapon weapon);

  /** Called after every attack throw that was made. An option of the book looks at its margin. */
  public void whenThrown(Combatant attacker, Combatant target, Tally toHit, int die) {}

  /** Called when the damage of a hit is dealt, before anybody cleaves. The same option goes on. */
  public void whenWounded(
      Combatant attacker,
      Combatant target,
      Weapon weapon,
      @Nullable Maneuver maneuver,
      boolean melee) {}

  /** Called when somebody has struck or shot, hit or not, before anything comes of it. */
  public abstract void whenAttacked(Combatant attacker);

  /** Whether a charger leaves the blow to those whom his mount carries. A2.MOUNT.17 */
  public boolean leavesBlow(Combatant charger) {
    return false;
  }

  /** Called when a charge is at its end and the charger has struck. A2.MOUNT.18 */
  public abstract void whenCharged(Combatant charger, Combatant foe, Bonus bonus);

  /** Called when somebody is felled. */
  public abstract FollowThrough followThrough();

  /** Who strikes first at the end of somebody's charge; null if nobody does. A2.VEHICLE.18-20 */
  public @Nullable Combatant striker(Combatant charger) {
    return charger;
  }

  /** Blows may be struck at those who lie there. A2.GAP.25E */
  public boolean strikesFallen() {
    return true;
  }

  /** Fists are hurt by mail and plate. A2.MAN.BRAWL.07-09 */
  public boolean fistsRebound() {
    return true;
  }

  /** In the order of the book. */
  public abstract List<Maneuver> specialManeuvers();

  /** The rule against a maneuver at somebody whom one could strike; null if there is none. */
  public @Nullable Forbidden bars(Maneuver maneuver, Combatant who, Combatant foe) {
    return maneuver.bars(who, foe);
  }

  /** A charge may end in it. A2.GAP.333 */
  public boolean endsCharge(Maneuver maneuver) {
    return maneuver.endsCharge();
  }

  /** Categories of size by which the one is larger, as far as it counts for saves. A2.SAVE.21 */
  public int sizeSteps(Size one, Size other) {
    return one.rank() - other.rank();
  }

  /** Main force breaks a grip as well as skill slips out of it. A2.ESCAPE.04 */
  public boolean breaksGrips() {
    return true;
  }

  /** What bursts may be thrown into a melee, at a price. A2.OIL.29-30 */
  public boolean burstsIntoMelee() {
    return true;
  }

  /** A flask may be thrown by the blind, and at whoever cannot be seen. A2.OIL.04 */
  public boolean throwsAtTheUnseen() {
    return false;
  }

  /** Why a skin of water does not put somebody out; null if it does. A2.GAP.230 */
  public @Nullable Forbidden barsDousing(Combatant burning) {
    return null;
  }

  public final Victims victims() {
    Victims known = victims;
    if (known == null) {
      known = new Victims(this);
      victims = known;
    }
    return known;
  }

  /** Another by an option of the book. */
  protected Hits newHits() {
    return new Hits(this);
  }

  public final Hits hits() {
    Hits known = hits;
    if (known == null) {
      known = newHits();
      hits = known;
    }
    return known;
  }

  final Muscle muscle() {
    Muscle known = muscle;
    if (known == null) {
      known = new Muscle(this);
      muscle = known;
    }
    return known;
  }

  public final Clambering clambering() {
    Clambering known = clambering;
    if (known == null) {
      known = new Clambering(this);
      clambering = known;
    }
    return known;
  }

  public final Dragging dragging() {
    Dragging known = dragging;
    if (known == null) {
      known = new Dragging(this);
      dragging = known;
    }
    return known;
  }

  public final Waking waking() {
    Waking known = waking;
    if (known == null) {
      known = new Waking(this);
      waking = known;
    }
    return known;
  }

  public final Fists fists() {
    Fists known = fists;
    if (known == null) {
      known = new Fists(this);
      fists = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Charge newCharge() {
    return new Charge(this);
  }

  public final Charge charge() {
    Charge known = charge;
    if (known == null) {
      known = newCharge();
      charge = known;
    }
    return known;
  }

  public final Escaping escaping() {
    Escaping known = escaping;
    if (known == null) {
      known = new Escaping(this);
      escaping = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected ArmourClass newArmourClass() {
    return new ArmourClass(this);
  }

  public final ArmourClass armourClass() {
    ArmourClass known = armourClass;
    if (known == null) {
      known = newArmourClass();
      armourClass = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected AttackThrow newAttackThrow() {
    return new AttackThrow(this);
  }

  public final AttackThrow attackThrow() {
    AttackThrow known = attackThrow;
    if (known == null) {
      known = newAttackThrow();
      attackThrow = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Exposure newExposure() {
    return new Exposure(this);
  }

  public final Exposure exposure() {
    Exposure known = exposure;
    if (known == null) {
      known = newExposure();
      exposure = known;
    }
    return known;
  }

  public final Ambush ambush() {
    Ambush known = ambush;
    if (known == null) {
      known = new Ambush(this);
      ambush = known;
    }
    return known;
  }

  public final MeleeAttack meleeAttack() {
    MeleeAttack known = meleeAttack;
    if (known == null) {
      known = new MeleeAttack(this);
      meleeAttack = known;
    }
    return known;
  }

  public final Routine routine() {
    Routine known = routine;
    if (known == null) {
      known = new Routine(this);
      routine = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected MissileAttack newMissileAttack() {
    return new MissileAttack(this);
  }

  public final MissileAttack missileAttack() {
    MissileAttack known = missileAttack;
    if (known == null) {
      known = newMissileAttack();
      missileAttack = known;
    }
    return known;
  }

  public final Formations formations() {
    Formations known = formations;
    if (known == null) {
      known = new Formations(this);
      formations = known;
    }
    return known;
  }

  public final Defending defending() {
    Defending known = defending;
    if (known == null) {
      known = new Defending(this);
      defending = known;
    }
    return known;
  }

  public final Maneuvers maneuvers() {
    Maneuvers known = maneuvers;
    if (known == null) {
      known = new Maneuvers(this);
      maneuvers = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected SavingThrow newSavingThrow() {
    return new SavingThrow(this);
  }

  public final SavingThrow savingThrow() {
    SavingThrow known = savingThrow;
    if (known == null) {
      known = newSavingThrow();
      savingThrow = known;
    }
    return known;
  }
}
