package dev.cleave.acks.artillery;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of crews and their shots. */
public final class ArtilleryNumbers extends RoomNumbers {

  public final int counterweight = number("counterweight trebuchet");
  public final int artilleryManSized = number("artillery man-sized");
  public final int artilleryLarge = number("artillery large");
  public final int artilleryMovement = number("artillery movement");
  public final int artilleryMovementFeet = number("artillery movement feet");
  public final int crude = number("crude ammunition");
  public final Dice artilleryScatter = dice("artillery scatter");
  public final Dice artilleryFumble = dice("artillery fumble");
  public final int scatterRange = number("artillery scatter range");
  public final boolean structureHitSplashes = option("structure hit splashes", "on");
  public final int noArtillerist = number("no artillerist");
  public final int noArtilleristRounds = number("no artillerist rounds");

  public ArtilleryNumbers(Figures figures) {
    super(figures);
  }
}
