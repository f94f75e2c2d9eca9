package dev.cleave.thac0.attack;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.harm.HarmRoom;

/** The room of the attack throw. */
public class AttackRoom extends HarmRoom {

  public final AttackThrow throwing;
  public final Rate rate;
  public final Disarming disarming;
  public final Wards wards;
  public final Strike strike;
  public final Missiles missiles;
  public final Grenades grenades;
  public final Steeds steeds;

  public AttackRoom(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.throwing = new AttackThrow(this);
    this.rate = new Rate(this);
    this.disarming = new Disarming(this);
    this.wards = new Wards(this);
    this.strike = new Strike(this);
    this.missiles = new Missiles(this);
    this.grenades = new Grenades(this);
    this.steeds = new Steeds(this);
  }
}
