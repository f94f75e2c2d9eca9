package dev.cleave.thac0.movement;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.attack.AttackRoom;
import dev.cleave.thac0.book.Numbers;

/** The room of movement. */
public class MovementRoom extends AttackRoom {

  public final Opportunity opportunity;
  public final Guards guards;
  public final Allowance allowance;
  public final Movement movement;
  public final Lookout lookout;
  public final Flight flight;
  final Jostle jostle;

  public MovementRoom(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.opportunity = new Opportunity(this);
    this.guards = new Guards(this);
    this.allowance = new Allowance(this);
    this.movement = new Movement(this);
    this.lookout = new Lookout(this);
    this.flight = new Flight(this);
    this.jostle = new Jostle(this);
  }
}
