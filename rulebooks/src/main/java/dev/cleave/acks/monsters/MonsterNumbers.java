package dev.cleave.acks.monsters;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import java.util.List;
import java.util.Set;

/** The figures of monsters' powers. */
public final class MonsterNumbers extends RoomNumbers {

  final int fromWithin = number("attack from within");
  final Set<String> notOfMetal = materials("not of metal");
  final Set<String> softArmour = materials("soft armour");

  public MonsterNumbers(Figures figures) {
    super(figures);
  }

  private Set<String> materials(String row) {
    return Set.copyOf(words("materials").getOrDefault(row, List.of()));
  }
}
