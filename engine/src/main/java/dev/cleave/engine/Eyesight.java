package dev.cleave.engine;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Square;

/** What people can make out as things stand, by a book's own rules of sight and light. */
public interface Eyesight {

  /** Turning to him would be enough. */
  boolean couldSee(Combatant viewer, Combatant target);

  /** Has eyes that serve him now. */
  boolean isSighted(Combatant viewer);

  /** Needs no light. */
  boolean seesInTheDark(Combatant viewer);

  /** Light falls on a square. */
  boolean isLit(Square square);

  /** Of a book without lamps: where it is dark, only who sees in the dark sees anything. */
  static Eyesight plain(Battle battle) {
    return new Eyesight() {

      @Override
      public boolean couldSee(Combatant viewer, Combatant target) {
        return (!battle.isDark() || seesInTheDark(viewer)) && battle.field().sees(viewer, target);
      }

      @Override
      public boolean isSighted(Combatant viewer) {
        return true;
      }

      @Override
      public boolean seesInTheDark(Combatant viewer) {
        return viewer.sheet().has("dark sight") || viewer.sheet().has("infravision");
      }

      @Override
      public boolean isLit(Square square) {
        return !battle.isDark();
      }
    };
  }
}
