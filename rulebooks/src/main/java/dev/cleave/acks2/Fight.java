package dev.cleave.acks2;

import static dev.cleave.acks2.State.COWERING;
import static dev.cleave.acks2.State.HELPLESS;
import static dev.cleave.acks2.State.SURPRISED;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One fight from first contact to the last man: the battle, the table and the parts of the book.
 */
final class Fight {

  final Numbers numbers;
  final Battle battle;
  final Table table;
  final Field field;
  final Stance[] stances;

  final Sight sight;
  final Engagement engagement;
  final Movement movement;
  final Marching marching;
  final Stealth stealth;
  final TakingCover cover;
  final Charge charge;
  final DefensiveMovement defensiveMovement;
  final Wielding wielding;
  final Quiver quiver;
  final Armouring armouring;
  final Lighting lighting;
  final Riding riding;
  final Grabbing grabbing;
  final FirstAid firstAid;
  final MortalWounds mortalWounds;
  final Infirmity infirmity;
  final Recovery recovery;
  final Escaping escaping;
  final Load load;
  final Proficiency proficiency;
  final Crews crews;
  final ArmourClass armourClass;
  final AttackThrow attackThrow;
  final Exposure exposure;
  final Ambush ambush;
  final MeleeAttack meleeAttack;
  final Routine routine;
  final MissileAttack missileAttack;
  final Formations formations;
  final Burning burning;
  final Pools pools;
  final Blazes blazes;
  final Cleaving cleaving;
  final Respite respite;
  final Defending defending;
  final Readying readying;
  final Readiness readiness;
  final Interrupts interrupts;
  final Damage damage;
  final DamageTypes damageTypes;
  final Resistance resistance;
  final Maneuvers maneuvers;
  final Incapacitating incapacitating;
  final Overrun overrun;
  final Sweep sweep;
  final Falling falling;
  final SavingThrow savingThrow;
  final Casting casting;
  final Effects effects;
  final Fright fright;
  final Morale morale;
  final Allowance allowance;
  final Instinct instinct;
  final Declarations declarations;
  final Initiative initiative;
  final Segment segment;

  private @Nullable Chores chores;
  private @Nullable List<Offers> lists;

  /** Whether anybody has done anything against an enemy this round. A2.GAP.148 */
  boolean offence;

  Fight(Numbers numbers, Battle battle, Table table) {
    this.numbers = numbers;
    this.battle = battle;
    this.table = table;
    this.field = battle.field();
    this.stances = new Stance[battle.size()];
    for (int i = 0; i < stances.length; i++) {
      stances[i] = new Stance(this, battle.combatant(i));
    }
    this.sight = new Sight(this);
    this.engagement = new Engagement(this);
    this.readiness = new Readiness(this);
    this.interrupts = new Interrupts(this);
    this.movement = new Movement(this);
    this.marching = new Marching(this);
    this.stealth = new Stealth(this);
    this.cover = new TakingCover(this);
    this.charge = new Charge(this);
    this.defensiveMovement = new DefensiveMovement(this);
    this.wielding = new Wielding(this);
    this.quiver = new Quiver(this);
    this.armouring = new Armouring(this);
    this.lighting = new Lighting(this);
    this.riding = new Riding(this);
    this.grabbing = new Grabbing(this);
    this.firstAid = new FirstAid(this);
    this.mortalWounds = new MortalWounds(this);
    this.infirmity = new Infirmity(this);
    this.recovery = new Recovery(this);
    this.escaping = new Escaping(this);
    this.load = new Load(this);
    this.proficiency = new Proficiency(this);
    this.crews = new Crews(this);
    this.armourClass = new ArmourClass(this);
    this.attackThrow = new AttackThrow(this);
    this.exposure = new Exposure(this);
    this.ambush = new Ambush(this);
    this.meleeAttack = new MeleeAttack(this);
    this.routine = new Routine(this);
    this.missileAttack = new MissileAttack(this);
    this.formations = new Formations(this);
    this.burning = new Burning(this);
    this.pools = new Pools(this);
    this.blazes = new Blazes(this);
    this.cleaving = new Cleaving(this);
    this.respite = new Respite(this);
    this.defending = new Defending(this);
    this.readying = new Readying(this);
    this.damage = new Damage(this);
    this.damageTypes = new DamageTypes(this);
    this.resistance = new Resistance(this);
    this.maneuvers = new Maneuvers(this);
    this.incapacitating = new Incapacitating(this);
    this.overrun = new Overrun(this);
    this.sweep = new Sweep(this);
    this.falling = new Falling(this);
    this.savingThrow = new SavingThrow(this);
    this.casting = new Casting(this);
    this.effects = new Effects(this);
    this.fright = new Fright(this);
    this.morale = new Morale(this);
    this.allowance = new Allowance(this);
    this.instinct = new Instinct(this);
    this.declarations = new Declarations(this);
    this.initiative = new Initiative(this);
    this.segment = new Segment(this);
  }

  /** Round after round until a side has nobody left standing. A2.ROUND.01, A2.ROUND.13-14 */
  Outcome play() {
    var round = new Round(this);
    infirmity.open();
    fright.open();
    while (!battle.isOver() && battle.round() < battle.lastRound()) {
      battle.nextRound();
      round.play();
    }
    Outcome outcome = battle.outcome();
    if (table.listens()) {
      table.tell(ended(outcome, numbers.roundSeconds * outcome.rounds()));
    }
    return outcome;
  }

  /** What is done besides fighting; most fights never come to it. */
  Chores chores() {
    if (chores == null) {
      chores = new Chores(this);
    }
    return chores;
  }

  /** The lists of actions in the order of the book; only people open them. */
  List<Offers> lists() {
    if (lists == null) {
      lists =
          List.of(
              charge,
              meleeAttack,
              maneuvers,
              missileAttack,
              formations,
              chores().throwing,
              pools,
              casting,
              defensiveMovement,
              marching,
              stealth,
              cover,
              chores().locks,
              chores().searching,
              chores().traps,
              chores().gunnery,
              chores().barrage,
              blazes,
              chores().spiking,
              chores().doors,
              chores().bashing,
              armouring,
              grabbing,
              chores().orders,
              lighting,
              riding,
              wielding,
              damageTypes,
              quiver,
              chores().belongings,
              chores().remedies,
              chores().powers,
              chores().improvising,
              defending,
              chores().listening,
              escaping,
              chores().rebuke,
              firstAid,
              readying,
              initiative,
              Fight::pass);
    }
    return lists;
  }

  private static void pass(Combatant who, List<Action> all) {
    all.add(Plain.DONE);
  }

  /** How long it took is the Judge's to say; the option says how he reckons. A2.ROUND.02 */
  private static Event ended(Outcome outcome, int seconds) {
    Side winner = outcome.winner();
    String how = outcome.end().label();
    return Event.of(Event.Kind.ENDED, "A2.ROUND.13")
        .fact("winner", winner == null ? "" : winner.name())
        .fact("how", how)
        .fact("rounds", outcome.rounds())
        .fact("seconds", seconds)
        .says(
            (winner == null ? "The fight ends" : "The fight ends, won by " + winner.name())
                + " in round "
                + outcome.rounds()
                + ": "
                + how
                + ".");
  }

  Stance stance(Combatant who) {
    return stances[who.index()];
  }

  Prowess prowess(Combatant who) {
    return stances[who.index()].prowess;
  }

  /** On its feet and its own master. */
  boolean canAct(Combatant who) {
    return who.isStanding() && !who.is(HELPLESS) && !who.is(SURPRISED) && !who.is(COWERING);
  }

  /** Out cold, or alive and unable to lift a finger. A2.COND.HELPLESS.02, A2.WOUND.01 */
  boolean isHelpless(Combatant who) {
    return who.fate() == Fate.DOWN || who.isStanding() && who.is(HELPLESS);
  }

  /** Whether somebody gets a segment at all; the frightened do, to run. A2.ROUND.03 */
  boolean initiativeIsDue(Combatant who) {
    return who.isStanding() && !who.is(HELPLESS) && !who.is(SURPRISED);
  }

  /** Puts somebody in a state and tells it. */
  void gain(Combatant who, State state) {
    if (who.is(state)) {
      return;
    }
    who.gain(state);
    if (table.listens()) {
      table.tell(
          Event.of("condition", state.rule())
              .on(who)
              .fact("gains", state.label())
              .says(who.name() + " is " + state.label() + "."));
    }
  }

  /** Ends a state and tells it. */
  void lose(Combatant who, State state) {
    if (!who.is(state)) {
      return;
    }
    who.lose(state);
    if (table.listens()) {
      table.tell(
          Event.of("condition", state.rule())
              .on(who)
              .fact("loses", state.label())
              .says(who.name() + " is no longer " + state.label() + "."));
    }
  }
}
