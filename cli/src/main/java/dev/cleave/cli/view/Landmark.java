package dev.cleave.cli.view;

import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Chest;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Flame;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Structure;
import dev.cleave.engine.field.Trap;
import dev.cleave.engine.field.Vessel;

/** The look of a feature on the map. */
enum Landmark {
  DOOR('+', "door", true),
  OPEN('\'', "open", false),
  PORTCULLIS('=', "portcullis", true),
  WINDOW(':', "window", true),
  CURTAIN('~', "curtain", true),
  CHEST('c', "chest", false),
  TRAP('^', "trap", false),
  LADDER('H', "ladder", false),
  ARTILLERY('a', "artillery", false),
  STRUCTURE('%', "structure", true),
  DECK('_', "deck", true),
  FIRE('&', "burning", false),
  THING('*', "thing", false);

  private final char sign;
  private final String word;
  private final boolean filling;

  Landmark(char sign, String word, boolean filling) {
    this.sign = sign;
    this.word = word;
    this.filling = filling;
  }

  static Landmark of(Feature feature) {
    Fabric fabric = feature.fabric();
    if (fabric != null && fabric.isBurning()) {
      return FIRE;
    }
    return switch (feature) {
      case Door door when door.isOpen() -> OPEN;
      case Door door ->
          switch (door.kind()) {
            case DOOR -> DOOR;
            case PORTCULLIS -> PORTCULLIS;
            case WINDOW -> WINDOW;
            case CURTAIN -> CURTAIN;
          };
      case Chest _ -> CHEST;
      case Trap _ -> TRAP;
      case Ladder _ -> LADDER;
      case Artillery _ -> ARTILLERY;
      case Vessel _ -> DECK;
      case Flame _ -> FIRE;
      case Structure structure -> structure.blocks() ? STRUCTURE : DECK;
      default -> THING;
    };
  }

  char sign() {
    return sign;
  }

  /** For the legend. */
  String meaning() {
    return sign + " " + word;
  }

  /** Fills its square as walls do, so that no gap seems to be left beside it. */
  boolean isFilling() {
    return filling;
  }
}
