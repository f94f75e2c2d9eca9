package dev.cleave.acks.fire;

import dev.cleave.engine.creature.Range;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import org.jspecify.annotations.Nullable;

/** The figures of oil, torches, pitch and what burns. */
public final class FireNumbers extends RoomNumbers {

  // Flasks and torches
  public final Dice oilDirect = dice("oil direct hit");
  public final Dice oilAgain = dice("oil next round");
  public final Dice oilSplash = dice("oil splash");
  public final Dice torchDirect = dice("torch direct hit");
  public final int torchSplash = number("torch splash");
  public final Dice burningPatch = dice("burning patch");
  private final Dice[] scatter = {
    dice("scatter short"), dice("scatter medium"), dice("scatter long")
  };

  // Wood and stone
  public final int oilOnWood = number("oil on wood");
  public final Dice pitch = dice("burning pitch");
  public final int fireActions = number("fire actions");
  public final int fireReach = number("fire reach");
  public final int stoneDivisor = number("artillery on stone");
  public final int woodDivisor = number("artillery on wood");
  public final boolean repeatingLiteral = option("repeating ballista literal", "on");

  public FireNumbers(Figures figures) {
    super(figures);
  }

  /** How far a miss goes wide. A2.OIL.25-27 */
  public Dice scatter(@Nullable Range range, int feet) {
    return scatter[range == null ? 0 : Math.min(2, range.band(feet))];
  }
}
