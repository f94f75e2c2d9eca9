package dev.cleave.acks.play;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.FollowThrough;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.round.Crewing;
import dev.cleave.acks.round.Segments;
import dev.cleave.acks.round.Vows;
import dev.cleave.acks.space.Burdens;
import dev.cleave.acks.space.Hazards;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.space.Watchers;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Habits;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Restraint;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field.Pitfall;
import dev.cleave.engine.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One fight from first contact to the last man: all rooms of the book together. What happens when
 * somebody is hurt, when a number is called, when somebody falls, stands here in lists.
 */
public class Fight extends AllRooms {

  private final Round round = new Round(this);
  private final Afoot afoot = new Afoot(this);
  private final Deadlock deadlock = new Deadlock(this);
  private final Burdens burdens = this::bring;
  private @Nullable Instinct instinct;
  private @Nullable Segment segment;
  private @Nullable List<Offers> lists;
  private @Nullable List<Restraint> restraints;
  private @Nullable List<Maneuver> specialManeuvers;

  public Fight(Numbers numbers, Battle battle, Table table) {
    super(numbers, battle, table);
  }

  /**
   * The next fight in the rooms of this one, which is over. Another in another edition.
   *
   * @return null if they do not suit the battle
   */
  public @Nullable Fight next(Battle battle, Table table) {
    if (battle.size() != fighters.length) {
      return null;
    }
    giveTo(battle, table);
    return this;
  }

  /** Round after round until a side has nobody left standing. A2.ROUND.01, A2.ROUND.13-14 */
  public Outcome play() {
    maiming().open();
    fright().open();
    return playRounds();
  }

  /** From a lull in the middle of a round to the end. */
  public Outcome resume() {
    round.playOn();
    return playRounds();
  }

  private Outcome playRounds() {
    while (!battle.isOver() && battle.round() < battle.lastRound() && !deadlock.isGivenUp()) {
      battle.nextRound();
      round.play();
    }
    Outcome outcome = battle.outcome();
    if (table.listens()) {
      table.tell(Round.ended(outcome, book.roundSeconds * outcome.rounds()));
    }
    return outcome;
  }

  /**
   * Lets whoever is next act. Another in another edition.
   *
   * @return false when all have acted
   */
  protected boolean callNext() {
    Combatant next = initiative().next();
    if (next != null) {
      segment().play(next);
    }
    return next != null;
  }

  /** A blow kept for whoever comes, null where there is none. Another in another edition. */
  protected @Nullable Action bide(Combatant who) {
    return readying().blow();
  }

  /** Out of whatever only another edition knows, null for nothing. */
  protected @Nullable Action away(Combatant who) {
    return null;
  }

  /** Notes how things stand as a round begins. Another in another edition. */
  protected void openRound(int round) {
    if (round == 1) {
      readiness().openFight();
    }
  }

  @Override
  public Fight on(Battle copy, Table other) {
    return new Fight(numbers, copy, other);
  }

  public final Instinct instinct() {
    Instinct known = instinct;
    if (known == null) {
      known = new Instinct(this);
      instinct = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Segment newSegment() {
    return new Segment(this);
  }

  public final Segment segment() {
    Segment known = segment;
    if (known == null) {
      known = newSegment();
      segment = known;
    }
    return known;
  }

  @Override
  public Segments segments() {
    return segment();
  }

  @Override
  public Habits habits() {
    return instinct();
  }

  @Override
  public Watchers watchers() {
    return interrupts();
  }

  @Override
  public Hazards hazards() {
    return underfoot();
  }

  @Override
  public Burdens burdens() {
    return burdens;
  }

  private void bring(Move move) {
    grabbing().bring(move);
    clambering().bring(move.mover);
    dragging().bring(move.mover);
    clutching().bring(move.mover);
  }

  @Override
  public Crewing crewing() {
    return crews();
  }

  @Override
  public Vows vows() {
    return defensiveMovement();
  }

  @Override
  public FollowThrough followThrough() {
    return cleaving();
  }

  @Override
  public boolean atCount(int count) {
    boolean burns = memory.isAnythingBurning();
    if (burns) {
      burning().reach(count);
    }
    return burns;
  }

  @Override
  public void atSegmentStart(Combatant who) {
    afoot.startSegment(who);
  }

  @Override
  public void whenMoved(Combatant mover) {
    memory.pressed = true;
    fighter(mover).wentIn = battle.round();
    fright().meet(mover);
  }

  @Override
  public boolean isInPanic(Move move) {
    return cowardice().isInPanic(move);
  }

  @Override
  public String peril(Move move, @Nullable Pitfall before) {
    return cowardice().peril(move, before);
  }

  @Override
  public boolean stumbles(Combatant who, String what) {
    return cowardice().falls(who, what);
  }

  @Override
  public void whenDropped(Combatant who, Item item) {
    bait().dropped(who, item);
  }

  @Override
  public void atSegmentEnd(Combatant who) {
    pursuit().endSegment(who);
  }

  @Override
  public List<Restraint> restraints() {
    if (restraints == null) {
      restraints = List.of(this::denies, reins(), pursuit());
    }
    return restraints;
  }

  @Override
  public void whenHurt(Combatant target, Combatant by, Harm harm) {
    falling().hurt(target, by, harm);
    regenerating().hurt(target, by, harm);
    swallowing().review();
    underfoot().review(target);
    if (target.isThing() || isPaired(target)) {
      seat().hurt(target);
    }
  }

  /** Sits on somebody, or is sat upon. */
  private boolean isPaired(Combatant who) {
    return mount(who) != null || rider(who) != null || memory.anyVehicles && haul(who) != null;
  }

  @Override
  public void whenKnockedDown(Combatant who) {
    underfoot().knockedDown(who);
    if (isPaired(who)) {
      seat().knockedDown(who);
    }
  }

  @Override
  public void whenAttacked(Combatant attacker) {
    if (isPaired(attacker)) {
      seat().attacked(attacker);
    }
  }

  @Override
  public void whenDismounted(Combatant who, Combatant mount) {
    seat().stepOff(who, mount);
  }

  @Override
  public boolean leavesBlow(Combatant charger) {
    return mount(charger) != null && reins().leavesBlow(charger);
  }

  @Override
  public void whenCharged(Combatant charger, Combatant foe, Bonus bonus) {
    reins().endCharge(charger, foe, bonus);
  }

  @Override
  public @Nullable Combatant striker(Combatant charger) {
    Combatant vehicle = vehicle(charger);
    return vehicle == null ? charger : driving().striker(vehicle);
  }

  @Override
  public void slay(Combatant target, Combatant by) {
    falling().slay(target, by);
    swallowing().review();
  }

  @Override
  public void whenStruck(
      Combatant attacker, Combatant target, Weapon weapon, int dealt, Harm harm) {
    burning().struck(attacker, target, weapon, dealt, harm);
    effects().struck(attacker, target, weapon, dealt, harm);
    escaping().seized(attacker, target);
  }

  @Override
  public List<Maneuver> specialManeuvers() {
    if (specialManeuvers == null) {
      specialManeuvers =
          List.of(
              punch(),
              kick(),
              clamber(),
              coupDeGrace(),
              disarm(),
              forceBack(),
              hurl(),
              incapacitating(),
              knockDown(),
              overrun(),
              sunderWeapon(),
              sunderShield(),
              sweep(),
              wrestle());
    }
    return specialManeuvers;
  }

  /** The lists of actions in the order of the book; only people open them. */
  @Override
  public List<Offers> lists() {
    if (lists == null) {
      lists =
          List.of(
              charge(),
              meleeAttack(),
              maneuvers(),
              missileAttack(),
              formations(),
              throwing(),
              pools(),
              casting(),
              concentrating(),
              defensiveMovement(),
              marching(),
              flying(),
              stealth(),
              cover(),
              locks(),
              searching(),
              traps(),
              underfoot(),
              gunnery(),
              barrage(),
              blazes(),
              spiking(),
              doors(),
              bashing(),
              armouring(),
              grabbing(),
              orders(),
              lighting(),
              riding(),
              reins(),
              wielding(),
              damageTypes(),
              quiver(),
              belongings(),
              remedies(),
              powers(),
              improvising(),
              defending(),
              listening(),
              escaping(),
              dragging(),
              clambering(),
              clutching(),
              swallowing(),
              waking(),
              rebuke(),
              surrender(),
              bait(),
              firstAid(),
              readying(),
              initiative(),
              Fight::pass);
    }
    return lists;
  }

  private static void pass(Combatant who, List<Action> all) {
    all.add(BasicAction.DONE);
  }
}
