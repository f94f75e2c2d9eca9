package dev.cleave.acks.dungeon;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of doors, locks, traps and listening. */
public final class DungeonNumbers extends RoomNumbers {

  public final int searchReach = number("search reach");
  public final int searchReachPole = number("search reach pole");
  public final int listening = number("listening");
  public final int listeningTrained = number("listening proficient");
  public final int bashHelp = number("dungeonbashing help");
  public final int bashCrowbar = number("dungeonbashing crowbar");
  public final int bashSpike = number("dungeonbashing spike");
  public final int spikes = number("spikes");

  // Water and ladders
  final int badWater = number("bad water");
  final int severeWater = number("severe water");
  final int sinking = number("sinking");
  final int drowningRounds = number("drowning rounds");
  final int rescueReach = number("rescue reach");
  final int climbingDrag = number("climbing drag");
  final int rescuedTurns = number("rescued turns");

  public DungeonNumbers(Figures figures) {
    super(figures);
  }
}
