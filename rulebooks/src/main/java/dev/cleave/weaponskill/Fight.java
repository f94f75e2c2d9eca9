package dev.cleave.weaponskill;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;

/** One fight: the battle, the table, and the rules that act on them. */
final class Fight {

  final Battle battle;
  final Table table;
  final Numbers numbers;
  final Course course;
  final Fighter[] fighters;

  final Awareness awareness;
  final Reach reach;
  final AttackRoll attackRoll;
  final Damage damage;
  final Responses responses;
  final MeleeAttack melee;
  final RangedAttack ranged;
  final Wrestling wrestling;
  final Movement movement;
  final HeldActions held;
  final Spellcasting spells;
  final ItemSearch search;
  final SavingThrow saves;
  final Effects effects;
  final Morale morale;
  final Pursuit pursuit;
  final Turn turn;
  private final Initiative initiative;
  private final Surprise surprise;

  Fight(Battle battle, Table table, Numbers numbers) {
    this.battle = battle;
    this.table = table;
    this.numbers = numbers;
    this.course = Course.of(battle, numbers);
    this.fighters = course.fighters;
    this.awareness = new Awareness(this);
    this.reach = new Reach(this);
    this.attackRoll = new AttackRoll(this);
    this.damage = new Damage(this);
    this.responses = new Responses(this);
    this.melee = new MeleeAttack(this);
    this.ranged = new RangedAttack(this);
    this.wrestling = new Wrestling(this);
    this.movement = new Movement(this);
    this.held = new HeldActions(this);
    this.spells = new Spellcasting(this);
    this.search = new ItemSearch(this);
    this.saves = new SavingThrow(this);
    this.effects = new Effects(this);
    this.morale = new Morale(this);
    this.pursuit = new Pursuit(this);
    this.turn = new Turn(this);
    this.initiative = new Initiative(this);
    this.surprise = new Surprise(this);
  }

  /** From the first contact, or from where a lull was told. */
  Outcome play() {
    if (!course.begun) {
      course.begun = true;
      surprise.roll();
    }
    while (course.count.underWay || !battle.isOver() && battle.round() < battle.lastRound()) {
      round();
    }
    Outcome outcome = battle.outcome();
    if (table.listens()) {
      Side winner = outcome.winner();
      table.tell(
          Event.of(Event.Kind.ENDED, "WS.ACT.01")
              .fact("winner", winner == null ? "nobody" : winner.name())
              .fact("how", outcome.end().label())
              .fact("rounds", outcome.rounds())
              .says(
                  (winner == null ? "The fight ends" : "The fight ends, won by " + winner.name())
                      + " in round "
                      + outcome.rounds()
                      + ": "
                      + outcome.end().label()
                      + "."));
    }
    return outcome;
  }

  /** One round, or what is left of it. */
  private void round() {
    if (!course.count.underWay) {
      table.lull(battle);
      begin();
      course.count.underWay = true;
    }
    initiative.count();
    if (!battle.isOver()) {
      held.lastChance();
    }
    course.count.underWay = false;
    surprise.end();
    damage.dying();
    if (!battle.isOver()) {
      morale.check();
      pursuit.resolve();
    }
  }

  /** Spells of the last round come first, before any initiative. WS.SPELL.04 */
  private void begin() {
    battle.nextRound();
    for (Fighter fighter : fighters) {
      fighter.newRound();
    }
    if (table.listens()) {
      table.tell(
          Event.of(Event.Kind.ROUND, "WS.ACT.01")
              .fact("round", battle.round())
              .says("Round " + battle.round()));
    }
    effects.wearOff();
    spells.takeEffect();
    search.choose();
    initiative.roll();
  }

  Fighter fighter(Combatant combatant) {
    return fighters[combatant.index()];
  }

  Field field() {
    return battle.field();
  }

  void tell(Event event) {
    table.tell(event);
  }
}
