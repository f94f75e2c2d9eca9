package dev.cleave.weaponskill;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;

/** The exchange of blows and shots: who reaches whom, what it needs, what it does. */
class Exchange extends Fray {

  final Reach reach;
  final Awareness awareness;
  final Crowds crowds;
  final AttackRoll attackRoll;
  final Concentration concentration;
  final Damage damage;
  final SavingThrow saves;
  final Effects effects;
  final MeleeAttack melee;
  final RangedAttack ranged;
  final Responses responses;

  Exchange(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.reach = new Reach(this);
    this.awareness = new Awareness(this);
    this.crowds = new Crowds(this, reach);
    this.attackRoll = new AttackRoll(this, reach, awareness, crowds);
    this.concentration = new Concentration(this);
    this.damage = new Damage(this, concentration);
    this.saves = new SavingThrow(this);
    this.effects = new Effects(this, damage, saves, concentration);
    this.melee = new MeleeAttack(this);
    this.ranged = new RangedAttack(this);
    this.responses = new Responses(this);
  }
}
