package dev.cleave.acks.cleaving;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.FollowThrough;
import dev.cleave.acks.attack.Troop;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Prowess;
import dev.cleave.acks.book.State;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Copies;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Cleaving: one foe felled, the next struck at. A2.CLEAVE.01-06, A2.CLEAVE.12-34 */
public class Cleaving implements FollowThrough {

  private static final long UNKNOWN = State.anyOf(State.HIDDEN, State.SWALLOWED);
  private static final String STEP = "step and cleave ";
  private static final String NEAR = "a foe is within five feet of WHO";
  private static final Forbidden NO_HURL = new Forbidden(NEAR, "A2.CLEAVE.28");
  private static final Forbidden NO_GUARD = new Forbidden(NEAR, "A2.CLEAVE.30");
  private static final Forbidden NO_READY = new Forbidden(NEAR, "A2.CLEAVE.31");
  private static final Forbidden NO_HAND =
      new Forbidden("WHO has no hand free for it", "A2.GAP.25R");
  private static final Forbidden COMBAT_ONLY =
      new Forbidden("WHO may only ready a combat action now", "A2.CLEAVE.31");
  private static final Forbidden UNSEEN =
      new Forbidden("WHO has no line of sight there", "A2.CLEAVE.17");
  private static final Forbidden HELD = new Forbidden("WHO has to stay engaged", "A2.CLEAVE.19");
  private static final Forbidden BEYOND =
      new Forbidden("WHO does not reach so far without a step", "A2.CLEAVE.03");
  private static final Forbidden TOO_FAR =
      new Forbidden("no step of WHO's leads there", "A2.CLEAVE.16");

  private final CleavingRoom fight;

  protected Cleaving(CleavingRoom fight) {
    this.fight = fight;
  }

  /** A2.CLEAVE.12-15 */
  boolean hasLeft(Combatant who, int most) {
    Fighter fighter = fight.fighter(who);
    return fighter.cleaves < Math.min(most, fighter.prowess.cleaves);
  }

  private boolean hasLeftWith(Combatant who, Weapon weapon) {
    Prowess prowess = fight.prowess(who);
    return fight.fighter(who).cleaves < prowess.cleaves + (prowess.mayCleave ? more(weapon) : 0);
  }

  /** More with a great magic weapon that cuts or crushes. A2.CLEAVE.34, A2.GAP.25S */
  protected int more(Weapon weapon) {
    boolean great =
        weapon.melee()
            && !weapon.natural()
            && weapon.size() == Size.LARGE
            && (weapon.types().contains("slashing") || weapon.types().contains("bludgeoning"));
    return great ? Math.max(0, weapon.magic()) : 0;
  }

  /** The rule against striking at one after another has fallen; null if there is none. */
  protected @Nullable Forbidden barsNext(Combatant fallen, Combatant foe) {
    return null;
  }

  /** The band of range in which the shots of a chain fly. A2.CLEAVE.43 */
  protected int band(int first) {
    return first;
  }

  /** After a blow that felled somebody. A2.CLEAVE.01 */
  @Override
  public void afterBlow(Combatant attacker, Combatant fallen, Weapon weapon, Bonus bonus) {
    if (!fight.canAct(attacker)
        || fight.battle.isOver()
        || !hasLeftWith(attacker, weapon)
        || !hasTarget(attacker, fallen) && !fight.cleaveSpending().isClear(attacker)) {
      return;
    }
    var question = new AfterBlow(fight, attacker, fallen, weapon, bonus);
    question.follow(fight.table.ask(question));
  }

  /** Plays the answer on. */
  private void follow(Combatant attacker, Cleave cleave, Weapon weapon, Bonus bonus) {
    if (!fight.canAct(attacker)) {
      return;
    }
    switch (cleave) {
      case Cleave.Strike strike -> strike(attacker, strike, weapon, bonus);
      case Cleave.Sweep(Combatant first) -> sweep(attacker, first, weapon, bonus);
      case Cleave.Hurl(Combatant mark, Weapon thrown) -> {
        fight.ambush().stray(attacker);
        Volley.shoot(fight, attacker, mark, thrown, true);
      }
      case Cleave.Spend spend -> fight.cleaveSpending().spend(attacker, spend);
      case Cleave.Again _, Cleave.StepBack _, Cleave.Leave _ -> {}
    }
  }

  @Override
  public void afterShot(
      Combatant shooter,
      Combatant fallen,
      Weapon weapon,
      int band,
      boolean hurled,
      @Nullable Troop troop) {
    new Volley(fight, shooter, fallen, weapon, band, hurled, troop).goOn();
  }

  private void strike(Combatant attacker, Cleave.Strike cleave, Weapon weapon, Bonus bonus) {
    Combatant foe = cleave.target();
    if (!foe.isStanding()) {
      return;
    }
    fight.fighter(attacker).cleaves++;
    if (cleave.step()) {
      step(attacker, foe);
    }
    if (fight.canAct(attacker) && foe.isStanding() && fight.meleeAttack().reaches(attacker, foe)) {
      fight.engagement().face(attacker, foe);
      Bonus left = bonus.next(cleave.step(), fight.fighter(foe).charged);
      fight.meleeAttack().strike(attacker, foe, weapon, left);
    }
  }

  /** However many it takes in, it is one cleave; and no step goes with it. A2.MAN.SWEEP.08-09 */
  private void sweep(Combatant attacker, Combatant first, Weapon weapon, Bonus bonus) {
    fight.fighter(attacker).cleaves++;
    if (fight.sweep().bars(attacker, first) == null) {
      Bonus left = bonus.next(false, fight.fighter(first).charged);
      fight.sweep().make(attacker, first, weapon, left.in(fight.sweep()));
    }
  }

  private boolean hasTarget(Combatant attacker, Combatant fallen) {
    for (Fighter fighter : fight.fighters) {
      if (isNear(attacker, fallen, fighter.who)) {
        return true;
      }
    }
    return false;
  }

  /** Worth looking at more closely. */
  private boolean isNear(Combatant attacker, Combatant fallen, Combatant foe) {
    return attacker.isEnemyOf(foe)
        && foe.isStanding()
        && !foe.isAny(UNKNOWN)
        && fight.field.within(
            attacker, foe, fight.prowess(attacker).reach + 2 * fight.spaceNumbers().closingStep)
        && barsNext(fallen, foe) == null;
  }

  /** Every cleave that could be made with this weapon now. */
  private List<Cleave.Strike> cleaves(Combatant attacker, Combatant fallen) {
    var cleaves = new ArrayList<Cleave.Strike>();
    var steps = new CleaveSteps(fight, attacker);
    for (Fighter fighter : fight.fighters) {
      Combatant foe = fighter.who;
      if (isNear(attacker, fallen, foe)) {
        if (fight.meleeAttack().reaches(attacker, foe)) {
          cleaves.add(new Cleave.Strike(foe, false));
        }
        if (steps.to(foe) != null) {
          cleaves.add(new Cleave.Strike(foe, true));
        }
      }
    }
    return cleaves;
  }

  /**
   * The weakest he could cleave, for bots: a step is looked for only where it counts.
   *
   * @param stepping whether a step is worth more than none
   */
  private Cleave.@Nullable Strike weakest(Combatant attacker, Combatant fallen, boolean stepping) {
    var way = new CleaveSteps(fight, attacker);
    Cleave.Strike best = null;
    boolean stays = fight.habits().keepsPlace(attacker);
    long least = Long.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      Combatant foe = fighter.who;
      long worth = fight.victims().worth(attacker, foe);
      if (worth < least && isNear(attacker, fallen, foe)) {
        boolean reaches = fight.meleeAttack().reaches(attacker, foe);
        boolean steps = (stepping || !reaches) && !stays && way.to(foe) != null;
        if (reaches || steps) {
          best = new Cleave.Strike(foe, steps);
          least = worth;
        }
      }
    }
    return best;
  }

  /** Why a foe he knows of is out of reach; null if these words name none. A2.CLEAVE.16-19 */
  private @Nullable Forbidden barsStep(Combatant attacker, Combatant fallen, String words) {
    for (Fighter fighter : fight.fighters) {
      Combatant foe = fighter.who;
      if (words.endsWith("cleave " + foe.name().toLowerCase(Locale.ROOT))
          && attacker.isEnemyOf(foe)
          && foe.isStanding()
          && !foe.isAny(UNKNOWN)) {
        Forbidden next = barsNext(fallen, foe);
        if (next != null || !words.startsWith(STEP)) {
          return next != null ? next : BEYOND;
        }
        return !fight.sight().couldSee(attacker, foe)
            ? UNSEEN
            : fight.engagement().isEngaged(attacker) ? HELD : TOO_FAR;
      }
    }
    return null;
  }

  private void step(Combatant attacker, Combatant foe) {
    var steps = new CleaveSteps(fight, attacker);
    Route way = steps.to(foe);
    if (way != null) {
      var move = new Move(fight, attacker, Gait.STEP_ON, new Bearing(foe, true));
      fight.movement().go(move, way, steps.engagers());
    }
  }

  /** At whom does the next blow go? */
  private static final class AfterBlow extends CleaveQuestion {

    private final CleavingRoom fight;
    private final Combatant attacker;
    private final Combatant fallen;
    private final Weapon weapon;
    private final Bonus bonus;

    AfterBlow(
        CleavingRoom fight, Combatant attacker, Combatant fallen, Weapon weapon, Bonus bonus) {
      super(fight, attacker);
      this.fight = fight;
      this.attacker = attacker;
      this.fallen = fallen;
      this.weapon = weapon;
      this.bonus = bonus;
    }

    @Override
    CleaveQuestion in(CleavingRoom trial, Copies copies) {
      return new AfterBlow(trial, copies.of(attacker), copies.of(fallen), weapon, bonus.on(trial));
    }

    @Override
    void follow(Cleave answer) {
      fight.cleaving().follow(attacker, answer, weapon, bonus);
    }

    @Override
    List<Cleave.Strike> strikes() {
      return fight.cleaving().cleaves(attacker, fallen);
    }

    @Override
    @Nullable Route stepTo(Combatant foe) {
      return new CleaveSteps(fight, attacker).to(foe);
    }

    @Override
    Cleave.@Nullable Strike weakest() {
      return fight.cleaving().weakest(attacker, fallen, bonus.carry() == Bonus.Carry.STEPPING);
    }

    private List<Cleave.Sweep> sweeps() {
      var sweeps = new ArrayList<Cleave.Sweep>();
      if (bonus.maneuver() == fight.sweep()) {
        for (Combatant foe : fight.sweep().inSwing(attacker)) {
          if (fight.sweep().bars(attacker, foe) == null) {
            sweeps.add(new Cleave.Sweep(foe));
          }
        }
      }
      return sweeps;
    }

    @Override
    public Cleave usual() {
      return bonus.maneuver() == fight.sweep() && fight.sweep().isWorthMore(attacker)
          ? sweeps().getFirst()
          : super.usual();
    }

    /** The bonus of a great weapon is for blows with it, not for what is hurled. A2.GAP.25S */
    private List<Cleave.Hurl> hurls() {
      return fight.cleaving().hasLeft(attacker, Integer.MAX_VALUE)
          ? Volley.hurls(fight, attacker, Volley.ANY)
          : List.of();
    }

    @Override
    List<Cleave> others() {
      var others = new ArrayList<Cleave>(sweeps());
      if (!fight.cleaveSpending().isClear(attacker)) {
        return others;
      }
      others.addAll(hurls());
      others.addAll(fight.cleaveSpending().afterBlow(attacker));
      return others;
    }

    @Override
    @Nullable Forbidden bars(String words) {
      boolean near = !fight.cleaveSpending().isClear(attacker);
      if (words.startsWith("hurl ")) {
        return near ? NO_HURL : isAtTheBelt(words) ? NO_HAND : null;
      }
      if (words.startsWith("ready ")) {
        return near ? NO_READY : COMBAT_ONLY;
      }
      if (words.startsWith("defend")) {
        return near ? NO_GUARD : null;
      }
      return fight.cleaving().barsStep(attacker, fallen, words);
    }

    /** Such a weapon is there to throw, but cannot be drawn. */
    private boolean isAtTheBelt(String words) {
      for (Weapon weapon : attacker.weapons()) {
        if (weapon.has("thrown")
            && words.startsWith("hurl " + weapon.name().toLowerCase(Locale.ROOT) + " at ")
            && !Volley.throwable(attacker).contains(weapon)) {
          return true;
        }
      }
      return false;
    }

    /** A bot keeps what it holds. */
    @Override
    Cleave spare() {
      if (!fight.cleaveSpending().isClear(attacker)) {
        return Cleave.Leave.NONE;
      }
      for (Cleave.Hurl hurl : hurls()) {
        if (!hurl.weapon().equals(attacker.weapon())) {
          return hurl;
        }
      }
      return fight.cleaveSpending().guard(attacker);
    }
  }
}
