package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.BLINDED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.gear.Wielding;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shots at troops in formation: easily aimed, and nobody knows whom they strike. A2.FORM.* */
public final class Formations implements Offers {

  private static final Forbidden TOO_FEW =
      new Forbidden(
          "too few stand together there, and only individuals can be shot at", "A2.GAP.220");
  private static final Forbidden[] TOO_FAR = new Forbidden[Troop.Kind.ALL.length];
  private static final Forbidden UNSEEN = new Forbidden("WHO sees none of them", "A2.MISSILE.09");
  private static final Forbidden ENGAGES =
      new Forbidden("one of them engages WHO", "A2.MISSILE.24");

  private static final Reason DRAW = new Reason("who is struck", "A2.FORM.11");

  static {
    for (Troop.Kind kind : Troop.Kind.ALL) {
      TOO_FAR[kind.ordinal()] =
          new Forbidden("the " + kind.label() + " is out of range", kind.limit);
    }
  }

  private final AttackRoom fight;
  private @Nullable Battle battle;
  private List<Troop> troops = List.of();

  Formations(AttackRoom fight) {
    this.fight = fight;
  }

  /** In place of an individual. A2.FORM.03 */
  public record ShootAt(AttackRoom fight, Troop troop, @Nullable Weapon drawn)
      implements Action, Assault {

    @Override
    public String verb() {
      return "shoot at";
    }

    @Override
    public String text() {
      return "shoot at " + troop.name() + Wielding.with(drawn);
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Forbidden bar = drawn == null ? null : fight.wielding().barsDraw(who, drawn);
      return bar != null ? bar : fight.formations().bars(who, troop, drawn);
    }

    @Override
    public void take(Combatant who) {
      if (drawn != null) {
        fight.wielding().draw(who, drawn);
      }
      fight.formations().take(who, troop);
    }

    @Override
    public String detail(Combatant who) {
      Weapon missile = drawn == null ? fight.wielding().missile(who) : drawn;
      return missile == null ? "" : fight.formations().detail(who, troop, missile);
    }

    @Override
    public boolean isExpected() {
      return true;
    }

    /** Chance has the last word. A2.FORM.12 */
    @Override
    public @Nullable Combatant target() {
      return null;
    }

    /** Odds are for a platoon at most: each victim of more leads to states of its own. */
    @Override
    public boolean mayStrike(Combatant who) {
      return troop.mayPick(who);
    }
  }

  /** All there are in the battle; known until it is another. */
  public List<Troop> all() {
    if (battle != fight.battle) {
      battle = fight.battle;
      troops = fight.battle.formations().stream().map(each -> new Troop(fight, each)).toList();
    }
    return troops;
  }

  /** The same formation in this fight, which may be on a copy of its battle. */
  public Troop like(Troop original) {
    return new Troop(fight, original.formation);
  }

  /** So it is in most fights. */
  public boolean isEmpty() {
    return fight.battle.formations().isEmpty();
  }

  /** The formation of that name, null if there is none. */
  public @Nullable Troop named(String name) {
    for (Troop troop : all()) {
      if (troop.name().equals(name)) {
        return troop;
      }
    }
    return null;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Troop troop : all()) {
      if (troop.isEnemyOf(who)) {
        all.add(new ShootAt(fight, troop, null));
        for (Weapon weapon : fight.wielding().others(who)) {
          all.add(new ShootAt(fight, troop, weapon));
        }
      }
    }
  }

  /**
   * The ban on shots into a melee does not hold here, but who is engaged himself has his hands
   * full. A2.GAP.221, A2.R.72
   *
   * @param drawn another weapon than the one in hand, or null
   */
  @Nullable Forbidden bars(Combatant shooter, Troop troop, @Nullable Weapon drawn) {
    Forbidden bar = fight.missileAttack().barsWeapon(shooter, drawn);
    Weapon weapon = drawn == null ? fight.wielding().missile(shooter) : drawn;
    Range range = weapon == null ? null : weapon.range();
    if (bar != null || weapon == null || range == null) {
      return bar;
    }
    List<Combatant> standing = troop.standing();
    int strength = troop.strength(standing);
    Troop.Kind kind = Troop.Kind.of(strength, fight.formationNumbers());
    Combatant nearest = Troop.nearest(fight.field, shooter, standing);
    if (kind == Troop.Kind.BAND || nearest == null) {
      return TOO_FEW;
    }
    if (fight.field.distance(shooter, nearest) > troop.limit(strength, weapon, range)) {
      return TOO_FAR[kind.ordinal()];
    }
    if (!seesAny(shooter, standing) && !isSignalled(shooter, standing)) {
      return UNSEEN;
    }
    return isEngagedBy(shooter, standing) ? ENGAGES : null;
  }

  private boolean isEngagedBy(Combatant shooter, List<Combatant> standing) {
    for (Combatant member : standing) {
      if (fight.engagement().engages(member, shooter)) {
        return true;
      }
    }
    return false;
  }

  public boolean seesAny(Combatant who, List<Combatant> standing) {
    boolean mayTurn = fight.fighter(who).mayTurn;
    for (Combatant member : standing) {
      if (mayTurn ? fight.sight().couldSee(who, member) : fight.sight().sees(who, member)) {
        return true;
      }
    }
    return false;
  }

  /**
   * By the Judge's leave, over a hill: a friend who sees them and whom the shooter sees or hears
   * tells him where they are. A2.GAP.210, A2.R.73
   */
  private boolean isSignalled(Combatant shooter, List<Combatant> standing) {
    if (!fight.formationNumbers().signalledShots || shooter.is(BLINDED)) {
      return false;
    }
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend != shooter
          && !friend.isEnemyOf(shooter)
          && fight.canAct(friend)
          && (fight.sight().couldSee(shooter, friend)
              || fight.field.within(shooter, friend, fight.formationNumbers().earshot))
          && seesAny(friend, standing)) {
        return true;
      }
    }
    return false;
  }

  /** "company, 300', no penalty, needs 13+; 2 friends of 122" */
  private String detail(Combatant shooter, Troop troop, Weapon weapon) {
    List<Combatant> standing = troop.standing();
    int friends = troop.engaged(shooter, standing).size();
    var shot = shot(shooter, weapon, standing, troop.strength(standing));
    int penalty = shot.penalty(fight.attackNumbers(), fight.formationNumbers());
    return Troop.Kind.of(troop.strength(standing), fight.formationNumbers()).label()
        + ", "
        + shot.feet()
        + "', "
        + (penalty == 0 ? "no penalty" : penalty)
        + ", needs "
        + usual(shooter, weapon, shot, standing)
        + "+"
        + (friends == 0
            ? ""
            : "; " + friends + " of your own among " + (standing.size() + friends));
  }

  /** The throw to hit most of them; of equal parts that for the harder. */
  private int usual(Combatant shooter, Weapon weapon, Shot shot, List<Combatant> standing) {
    int[] counts = new int[Dice.D20.most() + 1];
    int usual = 0;
    for (Combatant member : standing) {
      int face = fight.attackThrow().formation(shooter, member, weapon, shot).face();
      counts = face < counts.length ? counts : Arrays.copyOf(counts, face + 1); // A2O.EXPLODE.02
      counts[face]++;
      usual = counts[face] >= counts[usual] ? face : usual;
    }
    return usual;
  }

  /**
   * How a shot at a formation flies.
   *
   * @param feet to the nearest member. A2.GAP.221
   * @param band in which that is. A2.GAP.222
   * @param counts as which band that counts. A2.FORM.05-10
   * @param signalled whether the shooter sees nobody he aims at. A2.GAP.210
   */
  record Shot(int feet, int band, int counts, boolean signalled) {

    int penalty(AttackNumbers numbers, FormationNumbers formations) {
      int range = counts == 0 ? 0 : counts == 1 ? numbers.mediumRange : numbers.longRange;
      return range + (signalled ? formations.signalledShot : 0);
    }
  }

  private Shot shot(Combatant shooter, Weapon weapon, List<Combatant> standing, int strength) {
    Combatant nearest = Troop.nearest(fight.field, shooter, standing);
    Range range = weapon.range();
    int feet = nearest == null ? 0 : fight.field.distance(shooter, nearest);
    int band = range == null ? 0 : range.band(feet);
    int counts = fight.formationNumbers().formationBand(strength, band);
    return new Shot(feet, band, counts, !seesAny(shooter, standing));
  }

  /** The attack action: every missile of a sequence finds its own man. A2.COMBAT.13 */
  private void take(Combatant shooter, Troop troop) {
    boolean[] before = fight.ambush().beginAtCrowd(shooter);
    shootAt(shooter, troop);
    fight.ambush().end(shooter, before);
  }

  private void shootAt(Combatant shooter, Troop troop) {
    Combatant nearest = Troop.nearest(fight.field, shooter, troop.standing());
    if (nearest != null && fight.fighter(shooter).mayTurn) {
      fight.engagement().face(shooter, nearest);
    }
    if (!shooter.weapon().natural()) {
      loose(shooter, troop, shooter.weapon());
      return;
    }
    Fighter fighter = fight.fighter(shooter);
    fighter.routineOver = false;
    for (Weapon attack : shooter.sheet().attacks()) {
      for (int n = 0; attack.isMissile() && n < attack.count(); n++) {
        if (!fighter.routineOver && bars(shooter, troop, attack) == null) {
          loose(shooter, troop, attack);
        }
      }
    }
  }

  /** Chance picks the victim before the throw: members in order, then friends. A2.GAP.221 */
  private void loose(Combatant shooter, Troop troop, Weapon weapon) {
    List<Combatant> standing = troop.standing();
    Shot shot = shot(shooter, weapon, standing, troop.strength(standing));
    var victims = new ArrayList<>(standing);
    victims.addAll(troop.engaged(shooter, standing));
    Combatant victim = draw(shooter, troop, victims);
    Tally toHit = fight.attackThrow().formation(shooter, victim, weapon, shot);
    boolean hit = fight.missileAttack().fly(shooter, victim, weapon, toHit);
    if (hit && !victim.isStanding() && victim.isEnemyOf(shooter)) { // A2.GAP.222
      fight.followThrough().afterShot(shooter, victim, weapon, shot.band(), false, troop);
    }
  }

  /** The Judge's die says who of them it is. A2.FORM.11-12 */
  public Combatant draw(Combatant by, Troop troop, List<Combatant> victims) {
    int face = fight.table.roll(Dice.d(victims.size()), DRAW, null);
    Combatant victim = victims.get(face - 1);
    if (fight.table.listens()) {
      fight.table.tell(drawn(by, troop, victim, face, victims.size()));
    }
    return victim;
  }

  private static Event drawn(Combatant by, Troop troop, Combatant victim, int face, int of) {
    return Event.of(Event.Kind.DRAWN, "A2.FORM.11")
        .by(by)
        .on(victim)
        .fact("formation", troop.name())
        .fact("face", face)
        .fact("among", of)
        .says(
            by.name()
                + " shoots at "
                + troop.name()
                + ": it flies at "
                + victim.name()
                + ", "
                + face
                + " of "
                + of
                + ".");
  }

  /** A chain of shots goes on at the same formation, as far away. A2.GAP.222 */
  public boolean mayCleave(Combatant shooter, Troop troop, Weapon weapon, int band) {
    if (!weapon.equals(fight.wielding().missile(shooter)) || bars(shooter, troop, weapon) != null) {
      return false;
    }
    List<Combatant> standing = troop.standing();
    return shot(shooter, weapon, standing, troop.strength(standing)).band() == band;
  }

  public void cleave(Combatant shooter, Troop troop, Weapon weapon) {
    fight.fighter(shooter).cleaves++;
    loose(shooter, troop, weapon);
  }

  /**
   * The formation before one man if it is easier to hit, and only if no friend is among them.
   *
   * @param mark whom he would shoot at otherwise, null if there is nobody
   */
  public @Nullable Action usual(Combatant who, @Nullable Combatant mark) {
    Weapon weapon = fight.wielding().missile(who);
    Range range = weapon == null ? null : weapon.range();
    int band = range == null || mark == null ? 3 : range.band(fight.field.distance(who, mark));
    for (Troop troop : all()) {
      if (weapon != null && band > 0 && troop.isEnemyOf(who) && bars(who, troop, null) == null) {
        List<Combatant> standing = troop.standing();
        Shot shot = shot(who, weapon, standing, troop.strength(standing));
        if (shot.counts() < band && troop.engaged(who, standing).isEmpty()) {
          return new ShootAt(fight, troop, null);
        }
      }
    }
    return null;
  }
}
