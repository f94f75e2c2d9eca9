package dev.cleave.acks2;

import static dev.cleave.acks2.State.COWERING;
import static dev.cleave.acks2.State.GRABBED;
import static dev.cleave.acks2.State.HELPLESS;
import static dev.cleave.acks2.State.RESTRAINED;
import static dev.cleave.acks2.State.SURPRISED;
import static dev.cleave.acks2.State.WRESTLED;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Spell;
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
  final FightMemory memory;
  final Fighter[] fighters;

  final ArtilleryThrow artilleryThrow;
  final Foes foes;
  final Light light;
  final SegmentStart segmentStart;
  final Victims victims;
  final Hits hits;
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
  final CleaveSpending cleaveSpending;
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

  private @Nullable Besides besides;
  private @Nullable List<Offers> lists;

  private final List<AtCount> atCounts;
  private final List<AtSegmentStart> atSegmentStart;
  private final List<Restraint> restraints;
  private final List<WhenHurt> whenHurt;
  private final List<WhenStruck> whenStruck;
  private final List<Maneuver> maneuverList;
  private final ActionQuestion[] first;
  private final ActionQuestion[] second;

  Fight(Numbers numbers, Battle battle, Table table) {
    this.numbers = numbers;
    this.battle = battle;
    this.table = table;
    this.field = battle.field();
    this.memory =
        battle.memory() instanceof FightMemory known ? known : new FightMemory(numbers, battle);
    this.fighters = memory.fighters;
    this.first = new ActionQuestion[fighters.length];
    this.second = new ActionQuestion[fighters.length];
    this.artilleryThrow = new ArtilleryThrow(this);
    this.foes = new Foes(this);
    this.light = new Light(this);
    this.segmentStart = new SegmentStart(this);
    this.victims = new Victims(this);
    this.hits = new Hits(this);
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
    this.cleaveSpending = new CleaveSpending(this);
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
    this.atCounts = List.of(burning);
    this.atSegmentStart = List.of(effects, pools, escaping, grabbing);
    this.restraints = List.of(escaping, infirmity);
    this.whenHurt = List.of(falling);
    this.whenStruck = List.of(burning, effects);
    this.maneuverList = List.of(incapacitating, overrun, sweep);
  }

  /** A fight that begins: nothing is remembered of any before it. */
  static Fight begin(Numbers numbers, Battle battle, Table table) {
    battle.remember(new FightMemory(numbers, battle));
    return new Fight(numbers, battle, table);
  }

  /** Round after round until a side has nobody left standing. A2.ROUND.01, A2.ROUND.13-14 */
  Outcome play() {
    infirmity.open();
    fright.open();
    return playRounds(new Round(this));
  }

  /** From a lull in the middle of a round to the end. */
  Outcome resume() {
    var round = new Round(this);
    round.playOn();
    return playRounds(round);
  }

  private Outcome playRounds(Round round) {
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

  /** The same fight in a copy of its battle, at another table. */
  Fight on(Battle copy, Table other) {
    return new Fight(numbers, copy, other);
  }

  /** What somebody is asked on his segment, or after he has moved. */
  ActionQuestion question(Combatant who, boolean atFirst) {
    ActionQuestion[] questions = atFirst ? first : second;
    ActionQuestion question = questions[who.index()];
    if (question == null) {
      question = new ActionQuestion(this, who, atFirst);
      questions[who.index()] = question;
    }
    return question;
  }

  Segments segments() {
    return segment;
  }

  Habits habits() {
    return instinct;
  }

  Watchers watchers() {
    return interrupts;
  }

  Hazards hazards() {
    return pools;
  }

  Burdens burdens() {
    return grabbing;
  }

  Crewing crewing() {
    return crews;
  }

  Vows vows() {
    return defensiveMovement;
  }

  FollowThrough followThrough() {
    return cleaving;
  }

  /** What happens on a count. */
  List<AtCount> atCounts() {
    return atCounts;
  }

  /** What happens when somebody's number is called. */
  List<AtSegmentStart> atSegmentStart() {
    return atSegmentStart;
  }

  /** What keeps people from things. */
  List<Restraint> restraints() {
    return restraints;
  }

  /** What happens when somebody is hurt. */
  List<WhenHurt> whenHurt() {
    return whenHurt;
  }

  /** What happens when a weapon has struck somebody. */
  List<WhenStruck> whenStruck() {
    return whenStruck;
  }

  /** In the order of the book. */
  List<Maneuver> specialManeuvers() {
    return maneuverList;
  }

  /** What is done besides fighting; most fights never come to it. */
  Besides besides() {
    if (besides == null) {
      besides = new Besides(this);
    }
    return besides;
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
              besides().throwing,
              pools,
              casting,
              defensiveMovement,
              marching,
              stealth,
              cover,
              besides().locks,
              besides().searching,
              besides().traps,
              besides().gunnery,
              besides().barrage,
              blazes,
              besides().spiking,
              besides().doors,
              besides().bashing,
              armouring,
              grabbing,
              besides().orders,
              lighting,
              riding,
              wielding,
              damageTypes,
              quiver,
              besides().belongings,
              besides().remedies,
              besides().powers,
              besides().improvising,
              defending,
              besides().listening,
              escaping,
              besides().rebuke,
              firstAid,
              readying,
              initiative,
              Fight::pass);
    }
    return lists;
  }

  private static void pass(Combatant who, List<Action> all) {
    all.add(BasicAction.DONE);
  }

  /** How long it took is the Judge's to say; the option says how he reckons. A2.ROUND.02 */
  private static Event ended(Outcome outcome, int seconds) {
    Side winner = outcome.winner();
    String how = outcome.end().label();
    return Event.of("ended", "A2.ROUND.13")
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

  Fighter fighter(Combatant who) {
    return fighters[who.index()];
  }

  Prowess prowess(Combatant who) {
    return fighters[who.index()].prowess;
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

  /** In somebody's grip, or in bonds. */
  boolean isHeld(Combatant who) {
    return who.is(GRABBED) || who.is(WRESTLED) || who.is(RESTRAINED);
  }

  /**
   * Blood, a failed save or a shove and the moment is gone; the segment is not. A2.READY.08-10,
   * A2.READY.35, A2.GAP.119
   */
  void unready(Fighter fighter, String rule) {
    fighter.opening = false;
    if (fighter.readied == null) {
      return;
    }
    fighter.readied = null;
    if (table.listens()) {
      table.tell(
          Event.of("unready", rule)
              .on(fighter.who)
              .says(fighter.who.name() + " loses the readied action."));
    }
  }

  /** A spell that was announced and not yet cast is lost, and the action with it. A2.FULL.06 */
  void disrupt(Fighter fighter, String rule) {
    Spell spell = fighter.spell();
    if (spell == null || fighter.disrupted || !fighter.waiting) {
      return;
    }
    fighter.disrupted = true;
    fighter.spend(spell);
    if (table.listens()) {
      table.tell(
          Event.of("disrupted", rule)
              .on(fighter.who)
              .fact("spell", spell.name())
              .says(fighter.who.name() + "'s " + spell.name() + " is disrupted and lost."));
    }
  }

  /** A state that has begun ends by itself after so many rounds. */
  void last(Combatant who, State state, int rounds) {
    memory.anythingLasts = true;
    who.setUntil(state, battle.round() + rounds);
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
