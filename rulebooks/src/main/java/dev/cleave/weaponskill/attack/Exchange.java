package dev.cleave.weaponskill.attack;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.table.Table;
import dev.cleave.weaponskill.book.Numbers;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.harm.Concentration;
import dev.cleave.weaponskill.harm.Damage;
import dev.cleave.weaponskill.harm.Effects;
import dev.cleave.weaponskill.harm.SavingThrow;
import dev.cleave.weaponskill.space.Awareness;
import dev.cleave.weaponskill.space.Crowds;
import dev.cleave.weaponskill.space.Reach;

/** The exchange of blows and shots: who reaches whom, what it needs, what it does. */
public class Exchange extends Fray {

  public final Reach reach;
  public final Awareness awareness;
  public final Crowds crowds;
  public final AttackRoll attackRoll;
  public final Concentration concentration;
  public final Damage damage;
  public final SavingThrow saves;
  public final Effects effects;
  public final MeleeAttack melee;
  public final RangedAttack ranged;
  public final Responses responses;

  public Exchange(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.reach = new Reach(this);
    this.awareness = new Awareness(this);
    this.crowds = new Crowds(this, reach);
    this.attackRoll = new AttackRoll(this, reach, awareness, crowds);
    this.concentration = new Concentration(this);
    this.damage = new Damage(this, concentration, this::work);
    this.saves = new SavingThrow(this);
    this.effects = new Effects(this, damage, saves, concentration);
    this.melee = new MeleeAttack(this);
    this.ranged = new RangedAttack(this);
    this.responses = new Responses(this);
  }

  /** What a blow does besides wounding. */
  private void work(Fighter by, Effect effect, Fighter on) {
    effects.work(by, effect, on);
  }
}
