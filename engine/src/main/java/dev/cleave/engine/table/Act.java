package dev.cleave.engine.table;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.battle.Fate;
import dev.cleave.engine.field.Spot;

/** Something the Judge does whatever the rules say. The journal records it as the Judge's. */
public sealed interface Act {

  String text();

  void apply(Battle battle);

  /** Hit points set to a number; above 0 the fallen stand again, the dead too. */
  record HitPoints(Combatant who, int points) implements Act {

    @Override
    public String text() {
      return "set " + who.name() + " to " + points + " hp";
    }

    @Override
    public void apply(Battle battle) {
      who.setHitPoints(points);
      if (points > 0) {
        who.health().revive();
      } else if (who.fate() != Fate.DOWN) {
        who.health().revive();
        who.health().fall(battle.round(), "");
      }
      who.setFate(points > 0 ? Fate.STANDING : Fate.DOWN);
      if (!battle.field().isOn(who)) {
        battle.field().place(who, battle.field().spot(who));
      }
    }
  }

  /** Somebody put somewhere, on another's feet if the Judge says so; he did not choose it. */
  record Placed(Combatant who, Spot spot) implements Act {

    @Override
    public String text() {
      return "move " + who.name() + " to " + spot.text();
    }

    @Override
    public void apply(Battle battle) {
      battle.field().place(who, spot);
      who.shove();
    }
  }

  /** Somebody taken out of the fight. */
  record Removed(Combatant who) implements Act {

    @Override
    public String text() {
      return "remove " + who.name();
    }

    @Override
    public void apply(Battle battle) {
      who.setFate(Fate.REMOVED);
      battle.field().remove(who);
    }
  }
}
