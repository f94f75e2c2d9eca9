package dev.cleave.thac0.harm;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.space.SpaceRoom;

/** The room of damage and of the dice thrown against it. */
public class HarmRoom extends SpaceRoom {

  public final Checks checks;
  public final SavingThrow saves;
  public final ItemSave things;
  public final Body body;
  public final Burden burden;
  public final States states;
  public final Injuries injuries;
  public final Falling falling;
  public final Damage damage;
  public final Poisons poisons;
  public final Regenerating regenerating;
  public final Saddle saddle;
  public final Wings wings;

  public HarmRoom(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.body = new Body(this);
    this.burden = new Burden(this);
    this.checks = new Checks(this, body);
    this.saves = new SavingThrow(this);
    this.things = new ItemSave(this);
    this.states = new States(this);
    this.falling = new Falling(this, states);
    this.injuries = new Injuries(this);
    this.damage = new Damage(this);
    this.poisons = new Poisons(this);
    this.regenerating = new Regenerating(this);
    this.saddle = new Saddle(this);
    this.wings = new Wings(this);
  }
}
