package dev.cleave.thac0.book;

import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;

/** The four groups of classes, and those who have none. TH.C.THAC.02 */
public enum Group {
  WARRIOR("warrior"),
  PRIEST("priest"),
  ROGUE("rogue"),
  WIZARD("wizard"),
  MONSTER("warrior"),
  COMMONER("warrior");

  private final String column;

  Group(String column) {
    this.column = column;
  }

  /** The column of the charts it is found in. */
  public String column() {
    return column;
  }

  /** Fights and reacts like one who does nothing else. TH.OPP.07, TH.GAP.43 */
  public boolean isWarlike() {
    return this == WARRIOR || this == MONSTER;
  }

  static Group of(Creature sheet) {
    Calling calling = sheet.calling();
    if (calling == null) {
      return MONSTER;
    }
    if (sheet.level() < 1) {
      return COMMONER; // TH.C.THAC.03
    }
    return switch (calling.column()) {
      case "priest" -> PRIEST;
      case "rogue" -> ROGUE;
      case "wizard" -> WIZARD;
      default -> WARRIOR;
    };
  }
}
