package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.INVISIBLE;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.gear.Quiver;
import dev.cleave.acks.gear.Wielding;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shot or thrown. A2.MISSILE.* */
public class MissileAttack implements Offers {

  private static final Forbidden NO_FOE =
      new Forbidden("FOE is no enemy on his feet", "A2.MISSILE.01");
  private static final Forbidden NO_WEAPON =
      new Forbidden("WHO has nothing to shoot or throw", "A2.MISSILE.01");
  private static final Forbidden TOO_FAR = new Forbidden("FOE is out of range", "A2.MISSILE.07");
  private static final Forbidden UNSEEN = new Forbidden("WHO does not see FOE", "A2.MISSILE.09");
  private static final Forbidden ENGAGES = new Forbidden("FOE engages WHO", "A2.MISSILE.24");
  private static final Forbidden IN_MELEE =
      new Forbidden("FOE is fighting a friend of WHO", "A2.MISSILE.20");

  private final AttackRoom fight;
  private final @Nullable Shoot[] shots;

  protected MissileAttack(AttackRoom fight) {
    this.fight = fight;
    this.shots = new Shoot[fight.fighters.length];
  }

  /** Shot or thrown. A2.MISSILE.01 */
  public record Shoot(AttackRoom fight, Combatant target, @Nullable Weapon drawn)
      implements Action, Assault {

    @Override
    public String verb() {
      return "shoot";
    }

    @Override
    public boolean isShot() {
      return true;
    }

    @Override
    public String text() {
      return "shoot " + target.name() + Wielding.with(drawn);
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return switch (demand) {
        case ANOTHER_FOE -> fight.escaping().holder(who) != target;
        case ELBOW_ROOM -> true;
        default -> Action.super.takes(demand, who);
      };
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Forbidden bar = drawn == null ? null : fight.wielding().barsDraw(who, drawn);
      return bar != null ? bar : fight.missileAttack().bars(who, target, drawn);
    }

    @Override
    public void take(Combatant who) {
      if (drawn != null) {
        fight.wielding().draw(who, drawn);
      }
      fight.missileAttack().take(who, target);
    }

    @Override
    public Combatant aim() {
      return target;
    }

    @Override
    public Tally needs(Combatant who) {
      Weapon missile = drawn == null ? fight.wielding().missile(who) : drawn;
      return fight.attackThrow().missile(who, target, missile == null ? who.weapon() : missile);
    }

    @Override
    public String detail(Combatant who, Prospect prospect) {
      return fight.field.distance(who, target) + "', " + prospect.words();
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  }

  /** To shoot at somebody with whatever is in hand; said so often that it is kept. */
  public Shoot at(Combatant foe) {
    Shoot known = shots[foe.index()];
    if (known == null || known.target() != foe) {
      known = new Shoot(fight, foe, null);
      shots[foe.index()] = known;
    }
    return known;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    List<Weapon> others = fight.wielding().others(who);
    for (Fighter fighter : fight.fighters) {
      if (who.isEnemyOf(fighter.who) && fighter.who.isStanding()) {
        all.add(new Shoot(fight, fighter.who, null));
        for (Weapon weapon : others) {
          all.add(new Shoot(fight, fighter.who, weapon));
        }
      }
    }
  }

  /** People say "throw javelin at Orc", and name the weapon that is in their hand. */
  @Override
  public @Nullable Action read(Combatant who, String text) {
    Weapon held = fight.wielding().missile(who);
    List<Weapon> others = fight.wielding().others(who);
    for (Fighter fighter : fight.fighters) {
      Combatant foe = fighter.who;
      if (!who.isEnemyOf(foe) || !foe.isStanding()) {
        continue;
      }
      if (held != null && isSaid(text, held, foe)) {
        return at(foe);
      }
      for (Weapon weapon : others) {
        if (isSaid(text, weapon, foe)) {
          return new Shoot(fight, foe, weapon);
        }
      }
    }
    return null;
  }

  private static boolean isSaid(String text, Weapon weapon, Combatant foe) {
    return text.equalsIgnoreCase("shoot " + foe.name() + " with " + weapon.name())
        || weapon.has("thrown")
            && text.equalsIgnoreCase("throw " + weapon.name() + " at " + foe.name());
  }

  /**
   * @param drawn another weapon than the one in hand, or null
   */
  public @Nullable Forbidden bars(Combatant shooter, Combatant target, @Nullable Weapon drawn) {
    if (!target.isStanding() || target.is(HIDDEN) || !fight.field.isOn(target)) {
      return NO_FOE;
    }
    Forbidden bar = barsWeapon(shooter, drawn);
    if (bar != null) {
      return bar;
    }
    Weapon weapon = drawn == null ? fight.wielding().missile(shooter) : drawn;
    Forbidden infirm = weapon == null ? null : fight.deniesAttack(shooter, target, weapon);
    if (infirm == null) {
      infirm = fight.clambering().bars(shooter, target);
    }
    if (infirm != null) {
      return infirm;
    }
    Range range = weapon == null ? null : weapon.range();
    if (range != null && range.band(fight.field.distance(shooter, target)) > 2) {
      return TOO_FAR;
    }
    if (!mayAimAt(shooter, target)) {
      return UNSEEN;
    }
    if (isTooNear(shooter, target)) {
      return ENGAGES;
    }
    return !fight.prowess(shooter).preciseShooting
            && fight.engagement().isFightingFriendOf(target, shooter)
        ? IN_MELEE
        : null;
  }

  /**
   * An enemy at one's side keeps nobody from shooting at others, but by an option.
   *
   * @param target null for one who throws at a point
   */
  public @Nullable Forbidden barsEngaged(Combatant shooter, @Nullable Combatant target) {
    return null;
  }

  /** Sees him, or could by turning. A2.MISSILE.09 */
  protected boolean mayAimAt(Combatant shooter, Combatant target) {
    return fight.fighter(shooter).mayTurn
        ? fight.sight().couldSee(shooter, target)
        : fight.sight().sees(shooter, target);
  }

  /** A2.MISSILE.24 */
  public boolean isTooNear(Combatant shooter, Combatant target) {
    return fight.engagement().engages(target, shooter)
        && !fight.engagement().isFresh(target, shooter);
  }

  /** The same whomever he shoots or throws at. */
  @Nullable Forbidden barsWeapon(Combatant shooter, @Nullable Weapon drawn) {
    Weapon weapon = drawn == null ? fight.wielding().missile(shooter) : drawn;
    if (fight.quiver().isEmptyFor(shooter, drawn == null ? shooter.weapon() : drawn)) {
      return Quiver.EMPTY;
    }
    if (weapon == null || weapon.range() == null) {
      return NO_WEAPON;
    }
    return weapon.has("crossbow") ? null : fight.denies(shooter, Demand.UPRIGHT_SHOT);
  }

  /** The line of fire runs over friends at blows. A2.MISSILE.18, A2.GAP.214 */
  boolean passesMelee(Combatant shooter, Combatant target) {
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend != shooter
          && !friend.isEnemyOf(shooter)
          && fight.field.crosses(shooter, target, friend)
          && fight.engagement().isInMelee(friend)) {
        return true;
      }
    }
    return false;
  }

  /** The attack action with a missile: every missile of a sequence. A2.COMBAT.13 */
  void take(Combatant shooter, Combatant target) {
    boolean[] before = fight.ambush().begin(shooter, false);
    if (fight.fighter(shooter).mayTurn) {
      fight.engagement().face(shooter, target);
    }
    if (shooter.weapon().natural()) {
      follow(shooter, target);
    } else {
      loose(shooter, target, shooter.weapon());
    }
    fight.ambush().end(shooter, before);
  }

  private void follow(Combatant shooter, Combatant target) {
    List<Weapon> sequence = shooter.sheet().attacks();
    Fighter fighter = fight.fighter(shooter);
    fighter.routineOver = false;
    for (int i = 0; i < sequence.size(); i++) {
      Weapon attack = sequence.get(i);
      for (int n = 0; attack.isMissile() && n < attack.count(); n++) {
        if (!fighter.routineOver && bars(shooter, target, attack) == null) {
          loose(shooter, target, attack);
        }
      }
    }
  }

  public void loose(Combatant shooter, Combatant target, Weapon weapon) {
    fight.ambush().startChain(shooter);
    loose(shooter, target, weapon, false);
  }

  /**
   * One throw, and the damage if it lands.
   *
   * @param hurled whether it is part of a chain that began with a blow. A2.CLEAVE.28
   */
  public void loose(Combatant shooter, Combatant target, Weapon weapon, boolean hurled) {
    fight.ambush().aim(shooter, target);
    Tally toHit = fight.attackThrow().missile(shooter, target, weapon);
    Range range = weapon.range();
    int band = range == null ? 0 : range.band(fight.field.distance(shooter, target));
    boolean stood = target.isStanding();
    boolean out = fight.isHelpless(target);
    boolean hit = fly(shooter, target, weapon, toHit);
    fight.whenAttacked(shooter);
    if (!hit) {
      return;
    }
    if (fight.defers(target)) {
      fight.ifFelled(
          target,
          () -> fight.followThrough().afterShot(shooter, target, weapon, band, hurled, null));
    } else if (stood && !target.isStanding() || !out && MeleeAttack.isOutOfAction(target)) {
      fight.followThrough().afterShot(shooter, target, weapon, band, hurled, null);
    }
  }

  /**
   * The throw, the damage if it lands, and what becomes of the missile.
   *
   * @return whether it landed
   */
  boolean fly(Combatant shooter, Combatant target, Weapon weapon, Tally toHit) {
    int die = Blow.thrown(fight, shooter, target, toHit);
    if (fight.table.listens()) {
      Boolean ambush = fight.ambush().told(shooter, target, false);
      var shot = new Blow(shooter, target, weapon, Blow.MISSILE, null, ambush);
      fight.table.tell(shot.told(toHit, die));
    }
    fight.whenThrown(shooter, target, toHit, die);
    boolean hit = Blow.lands(toHit, die);
    fight.memory.offence = true;
    fight.lose(shooter, HIDDEN); // A2.COND.HIDE.02
    fight.lose(shooter, INVISIBLE); // A2.GAP.301
    fight.stealth().end(shooter);
    if (hit) {
      fight.hits().ofMissile(shooter, target, weapon);
      fight.whenWounded(shooter, target, weapon, null, false);
    }
    fight.quiver().spend(shooter, weapon);
    fight.wielding().thrown(shooter, weapon);
    return hit;
  }
}
