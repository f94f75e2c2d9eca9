package dev.cleave.acks.play;

import dev.cleave.acks.artillery.ArtilleryNumbers;
import dev.cleave.acks.attack.AttackNumbers;
import dev.cleave.acks.attack.FormationNumbers;
import dev.cleave.acks.cleaving.CleavingNumbers;
import dev.cleave.acks.damage.DamageNumbers;
import dev.cleave.acks.dungeon.DungeonNumbers;
import dev.cleave.acks.dungeon.DungeonRoom;
import dev.cleave.acks.fire.FireNumbers;
import dev.cleave.acks.gear.GearNumbers;
import dev.cleave.acks.magic.MagicNumbers;
import dev.cleave.acks.maneuvers.ManeuverNumbers;
import dev.cleave.acks.monsters.MonsterNumbers;
import dev.cleave.acks.morale.MoraleNumbers;
import dev.cleave.acks.movement.MovementNumbers;
import dev.cleave.acks.ready.ReadyNumbers;
import dev.cleave.acks.round.RoundNumbers;
import dev.cleave.acks.saddle.SaddleNumbers;
import dev.cleave.acks.space.SpaceNumbers;
import dev.cleave.acks.turn.TurnNumbers;
import dev.cleave.acks.wounds.WoundNumbers;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;

/** All rooms of the house, each with its figures. */
abstract class AllRooms extends DungeonRoom {

  protected final Numbers numbers;

  AllRooms(Numbers numbers, Battle battle, Table table) {
    super(numbers.book(), battle, table);
    this.numbers = numbers;
  }

  @Override
  public final TurnNumbers turnNumbers() {
    return numbers.turn();
  }

  @Override
  public final SpaceNumbers spaceNumbers() {
    return numbers.space();
  }

  @Override
  public final RoundNumbers roundNumbers() {
    return numbers.round();
  }

  @Override
  public final MovementNumbers movementNumbers() {
    return numbers.movement();
  }

  @Override
  public final GearNumbers gearNumbers() {
    return numbers.gear();
  }

  @Override
  public final DamageNumbers damageNumbers() {
    return numbers.damage();
  }

  @Override
  public final AttackNumbers attackNumbers() {
    return numbers.attack();
  }

  @Override
  public final FormationNumbers formationNumbers() {
    return numbers.formation();
  }

  @Override
  public final ReadyNumbers readyNumbers() {
    return numbers.ready();
  }

  @Override
  public final ManeuverNumbers maneuverNumbers() {
    return numbers.maneuver();
  }

  @Override
  public final CleavingNumbers cleavingNumbers() {
    return numbers.cleaving();
  }

  @Override
  public final WoundNumbers woundNumbers() {
    return numbers.wound();
  }

  @Override
  public final MoraleNumbers moraleNumbers() {
    return numbers.morale();
  }

  @Override
  public final SaddleNumbers saddleNumbers() {
    return numbers.saddle();
  }

  @Override
  public final FireNumbers fireNumbers() {
    return numbers.fire();
  }

  @Override
  public final MonsterNumbers monsterNumbers() {
    return numbers.monster();
  }

  @Override
  public final MagicNumbers magicNumbers() {
    return numbers.magic();
  }

  @Override
  public final ArtilleryNumbers artilleryNumbers() {
    return numbers.artillery();
  }

  @Override
  public final DungeonNumbers dungeonNumbers() {
    return numbers.dungeon();
  }
}
