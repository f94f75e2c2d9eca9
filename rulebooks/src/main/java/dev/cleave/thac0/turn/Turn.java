package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.fray.Ward;
import dev.cleave.thac0.turn.Action.Verb;
import org.jspecify.annotations.Nullable;

/** One combatant's action when his count is called. TH.RESOLVE.01 */
public final class Turn {

  /** Free acts in a row after which it is enough. */
  private static final int PATIENCE = 12;

  private final Turns fight;
  private final Deeds deeds;
  private final Posture posture;
  private final Dressing dressing;

  Turn(Turns fight) {
    this.fight = fight;
    this.deeds = fight.deeds;
    this.posture = new Posture(fight);
    this.dressing = new Dressing(fight);
  }

  /** His count has come, or what is left of his round. */
  public void take(Fighter fighter, Left left) {
    fighter.onCount = true;
    if (left == Left.ALL) {
      fight.lookout.onCount(fighter);
      rise(fighter);
    }
    boolean again = true;
    for (int i = 0; again && i < PATIENCE && mayGoOn(fighter); i++) {
      Action action = fight.table.ask(new ActionQuestion(fight, fighter, left));
      again = act(fighter, left, action);
    }
    fight.lookout.look(fighter);
    fighter.onCount = false;
  }

  /** Slain on his own count he still does what he had begun. TH.C.INIT.20 */
  private static boolean mayGoOn(Fighter fighter) {
    return fighter.canAct();
  }

  private void rise(Fighter fighter) {
    if (fighter.plan != null && fighter.plan.rising() && fighter.stance() != Stance.STANDING) {
      posture.riseOneStep(fighter);
    }
  }

  /**
   * Does it.
   *
   * @return true if it took no time and he may do something else
   */
  boolean act(Fighter fighter, Left left, Action action) {
    if (!fighter.canAct()) {
      return false; // the Judge has acted meanwhile
    }
    Verb verb = action.kind();
    if (verb.isFree()) {
      free(fighter, (Action.Act) action);
      return true;
    }
    if (verb == Verb.HOLD) {
      fighter.holding = true;
      tell(Event.Kind.HOLDS, "TH.C.HOLD.04", fighter, fighter + " holds back.");
      return false;
    }
    if (verb == Verb.KEEP_COVER) {
      fighter.holding = false;
      fighter.number = Fighter.NEVER;
      fighter.poised = true;
      return false; // TH.COVER.14
    }
    fighter.acted = true;
    fighter.holding = false;
    if (fighter.holds >= 0 && !isHoldingOn(verb)) {
      fight.wrestling.letGo(fighter, "TH.C.WRES.06");
    }
    if (action instanceof Action.Assail assail) {
      deeds.assail(fighter, fight.fighter(assail.target()), verb, left);
      return false;
    }
    return carryOut(fighter, (Action.Act) action, left);
  }

  private static boolean isHoldingOn(Verb verb) {
    return switch (verb) {
      case SQUEEZE, FLING, PIN, MAINTAIN, DRAG -> true;
      default -> false;
    };
  }

  private boolean carryOut(Fighter fighter, Action.Act act, Left left) {
    Verb verb = act.kind();
    switch (verb) {
      case MOVE, WITHDRAW, RUN, SPRINT -> {
        return move(fighter, act, left);
      }
      case ADVANCE -> advance(fighter, act);
      case FLY_UP, FLY_DOWN -> {
        if (fight.flight.go(fighter, verb == Verb.FLY_UP) && fighter.canAct()) {
          then(fighter);
        }
      }
      case FLEE -> flee(fighter);
      case CHANGE -> change(fighter, act.plan());
      case RISE -> riseOneStep(fighter);
      case STAND -> posture.standUp(fighter);
      case SQUEEZE,
          FLING,
          PIN,
          MAINTAIN,
          BREAK_FREE,
          SLIP_FREE,
          FREE_WEAPON,
          BREAK_WEAPON,
          WRENCH,
          PULL,
          LOCK,
          CUT,
          UNTANGLE ->
          deeds.struggle(fighter, verb);
      case DRAG -> {
        if (act.spot() != null) {
          deeds.drag(fighter, act.spot());
        }
      }
      case HURL -> hurl(fighter, act);
      case DON, DOFF -> dressing.begin(fighter);
      case MOUNT, ALIGHT -> {
        fight.saddle.change(fighter, fight.allowance.half(fighter));
        then(fighter);
      }
      case BIND, TEND, TREAT, TIE -> deeds.care(fighter, fight.fighter(target(act, fighter)), verb);
      case PICK_UP -> pickUp(fighter, act.weapon());
      case TURN_UNDEAD -> fight.turning.turn(fighter);
      case CAST ->
          fight.casting.complete(
              fighter, act.target() == null ? null : fight.fighter(act.target()));
      case USE -> use(fighter, act);
      case SMOTHER -> fight.states.lose(fighter, State.BURNING);
      case OTHER -> tell("improvises", "TH.ROUND.08", fighter, fighter + " does something else.");
      default -> {
        if (fighter.casting != null && left == Left.ALL) {
          fight.casting.abandon(fighter); // TH.C.CAST.06
        }
        tell(Event.Kind.IDLE, "TH.C.CHANGE.02", fighter, fighter + " waits.");
      }
    }
    return false;
  }

  /** One step, and he is called again on a later number. TH.C.INIT.04 */
  private void riseOneStep(Fighter fighter) {
    posture.riseOneStep(fighter);
    if (!fight.numbers.groupInitiative) {
      fighter.number += fight.numbers.initiative.initiativeRising;
    }
    fighter.acted = false;
  }

  private static Combatant target(Action.Act act, Fighter fighter) {
    return act.target() == null ? fighter.combatant : act.target();
  }

  private void use(Fighter fighter, Action.Act act) {
    Item item = fighter.plan == null ? null : fighter.plan.item();
    if (item != null) {
      fight.items.use(fighter, item, act.target() == null ? null : fight.fighter(act.target()));
    }
  }

  /** A move by the declared gait; half of one leaves time for an attack. TH.C.MOVE.06 */
  private boolean move(Fighter fighter, Action.Act act, Left left) {
    Deed gait = gait(act.kind());
    if (gait == Deed.SPRINT
        && !fight.checks.make(fighter, "strength", fighter.prowess.strength(), "TH.C.MOVE.20")) {
      gait = Deed.RUN;
    }
    Spot spot = act.spot();
    if (gait == Deed.RUN || gait == Deed.SPRINT) {
      gait = run(fighter, gait);
    }
    int feet =
        left == Left.ALL
            ? fight.allowance.onCount(fighter, gait) - fighter.feet
            : fight.allowance.half(fighter) - fighter.feet;
    if (spot != null && gait != gait(act.kind())) {
      spot = shortOf(fighter, spot, act.kind(), feet);
    }
    Route way =
        spot == null
            ? fight.movement.flight(fighter, feet)
            : fight.movement.route(fighter, spot, feet);
    boolean arrived = way != null && fight.movement.walk(fighter, way, gait);
    boolean time = fighter.feet <= fight.allowance.half(fighter);
    if (arrived && gait == Deed.MOVE && time && fighter.canAct() && left != Left.THEN) {
      then(fighter);
    }
    return false;
  }

  /** What is left of the round after half a move. TH.C.MOVE.06 */
  private void then(Fighter fighter) {
    fighter.acted = false;
    Action action = fight.table.ask(new ActionQuestion(fight, fighter, Left.THEN));
    act(fighter, Left.THEN, action);
    fighter.acted = true;
  }

  /** As many rounds as one's Constitution, then only with a check. TH.C.MOVE.19, .20 */
  private Deed run(Fighter fighter, Deed gait) {
    fighter.ran += gait == Deed.SPRINT ? 2 : 1;
    int most = fighter.prowess.constitution();
    if (fighter.ran > most && !fight.checks.make(fighter, "constitution", most, "TH.C.MOVE.19")) {
      fighter.plight.winded = true;
      return Deed.MOVE;
    }
    fighter.exposed = true;
    return gait;
  }

  /** Who does not get as far as he meant stops on the way. */
  private @Nullable Spot shortOf(Fighter fighter, Spot spot, Verb meant, int feet) {
    int full = fight.allowance.of(fighter, gait(meant));
    Route way = fight.movement.route(fighter, spot, full);
    return way == null || way.length() <= feet ? spot : fight.movement.upTo(fighter, way, feet);
  }

  /** TH.GREN.05 */
  private void hurl(Fighter fighter, Action.Act act) {
    if (act.spot() != null) {
      deeds.hurl(fighter, act.spot());
    }
  }

  static Deed gait(Verb verb) {
    return switch (verb) {
      case WITHDRAW -> Deed.WITHDRAW;
      case RUN -> Deed.RUN;
      case SPRINT -> Deed.SPRINT;
      case FLEE -> Deed.FLEE;
      default -> Deed.MOVE;
    };
  }

  private void advance(Fighter fighter, Action.Act act) {
    if (act.target() != null) {
      Fighter enemy = fight.fighter(act.target());
      int reach = Math.max(5, fight.reach.farthest(fighter, fighter.weapon()));
      int feet = fight.allowance.onCount(fighter, Deed.MOVE) - fighter.feet;
      Route way = fight.movement.approach(fighter, enemy, reach, feet);
      if (way != null) {
        fight.movement.walk(fighter, way, Deed.MOVE);
      }
      fight.flight.level(fighter, enemy, feet);
      if (fighter.canAct()) {
        fight.field().face(fighter.combatant, enemy.combatant);
      }
    }
  }

  /** Everybody who threatens strikes at the back of who runs. TH.C.MOVE.17 */
  private void flee(Fighter fighter) {
    fighter.exposed = true;
    fighter.fled = true;
    int feet = fight.allowance.of(fighter, Deed.FLEE);
    Route way = fight.movement.flight(fighter, feet);
    if (way != null) {
      fight.movement.walk(fighter, way, Deed.FLEE);
    }
    if (fighter.isStanding()
        && (fight.field().isAtEdge(fighter.combatant) || posture.isAway(fighter))) {
      posture.leave(fighter);
    }
  }

  /** Another action, later. TH.C.CHANGE.03 */
  private void change(Fighter fighter, @Nullable Plan plan) {
    if (plan == null) {
      return;
    }
    int now = fighter.number;
    if (fighter.casting != null) {
      fight.casting.abandon(fighter); // TH.C.CAST.06
    }
    fighter.plan = plan;
    posture.ready(fighter, plan);
    int later = fight.numbers.initiative.changedAction;
    int number =
        fight.numbers.groupInitiative
            ? now + later // TH.C.INIT.04
            : fighter.die + fight.numbering.all(fighter, plan) + later;
    fighter.number = Math.max(number, now + 1);
    fighter.acted = false;
    if (fight.listens()) {
      fight.tell(
          Event.of("changes", "TH.C.CHANGE.03")
              .by(fighter.combatant)
              .fact("what", plan.text())
              .fact("number", fighter.number)
              .says(fighter + " will " + plan.said() + " instead, on " + fighter.number + "."));
    }
  }

  private void free(Fighter fighter, Action.Act act) {
    switch (act.kind()) {
      case KNEEL -> posture.lower(fighter, Stance.KNEELING);
      case SIT -> posture.lower(fighter, Stance.SITTING);
      case LIE -> posture.lower(fighter, Stance.PRONE);
      case FACE -> fight.lookout.turn(fighter, Facing.valueOf(act.word()));
      case BLOCK -> fighter.wards.add(new Ward(Ward.Kind.BLOCK, fight.course.count));
      case KEEP_DISARM -> fighter.wards.add(new Ward(Ward.Kind.DISARM, fight.course.count));
      case KEEP_TRAP -> fighter.wards.add(new Ward(Ward.Kind.TRAP, fight.course.count));
      case SHOUT -> tell("shouts", "TH.ROUND.12", fighter, fighter + " shouts a few words.");
      default -> {
        if (fighter.holds >= 0 || fighter.catches >= 0) {
          fight.states.release(fighter);
        }
      }
    }
  }

  private void pickUp(Fighter fighter, @Nullable Weapon weapon) {
    if (weapon != null && fighter.dropped.remove(weapon)) {
      fighter.combatant.take(weapon);
      if (fighter.weapon().isUnarmed() || fighter.weapon().natural()) {
        fighter.combatant.wield(weapon);
      }
      if (fight.listens()) {
        fight.tell(
            Event.of("picks up", "TH.ROUND.08")
                .by(fighter.combatant)
                .fact("item", weapon.name())
                .says(fighter + " picks up the " + weapon.name() + "."));
      }
    }
  }

  /** What was declared is taken in hand, and lasts from now on. */
  public void ready(Fighter fighter, Plan plan) {
    posture.ready(fighter, plan);
  }

  private void tell(Event.Kind kind, String rule, Fighter fighter, String words) {
    if (fight.listens()) {
      fight.tell(Event.of(kind, rule).by(fighter.combatant).says(words));
    }
  }

  private void tell(String kind, String rule, Fighter fighter, String words) {
    fight.course.stirred = true;
    if (fight.listens()) {
      fight.tell(Event.of(kind, rule).by(fighter.combatant).says(words));
    }
  }
}
