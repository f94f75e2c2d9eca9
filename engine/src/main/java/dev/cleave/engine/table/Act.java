package dev.cleave.engine.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  /**
   * The next such dice show what the Judge says. Whoever rolls looks it up; the battle does not.
   */
  record Overruled(Dice dice, List<Integer> faces) implements Act {

    public Overruled {
      faces = List.copyOf(faces);
    }

    /** Whether these are the dice meant, whatever is added to them. */
    public boolean isFor(Dice thrown) {
      return thrown.count() == dice.count() && thrown.sides() == dice.sides();
    }

    @Override
    public String text() {
      var shows = new StringBuilder("next ").append(dice).append(" shows ");
      for (int i = 0; i < faces.size(); i++) {
        shows.append(i == 0 ? "" : ",").append(faces.get(i).intValue());
      }
      return shows.toString();
    }

    @Override
    public void apply(Battle battle) {}
  }

  /** Somebody put in a state or taken out of it. */
  record Stated(Combatant who, Condition condition, boolean on) implements Act {

    @Override
    public String text() {
      return on
          ? "give " + who.name() + " " + condition.label()
          : "lift " + condition.label() + " from " + who.name();
    }

    @Override
    public void apply(Battle battle) {
      if (on) {
        who.gain(condition);
      } else {
        who.lose(condition);
      }
    }
  }

  /** Somebody on a map turned another way. */
  record Turned(Combatant who, Facing facing) implements Act {

    @Override
    public String text() {
      return "turn " + who.name() + " to " + facing;
    }

    @Override
    public void apply(Battle battle) {
      if (battle.field() instanceof Battlemap map) {
        map.turn(who, facing);
      }
    }
  }

  /**
   * Somebody who waited comes in, facing the nearest enemy. He acts when the next round is rolled
   * for.
   *
   * @param spot null without a map: then he is as far off as the scenario says
   * @param text in the Judge's words, which may say what he is
   */
  record Entered(Combatant who, @Nullable Spot spot, String text) implements Act {

    @Override
    public void apply(Battle battle) {
      who.setFate(Fate.STANDING);
      battle.field().enter(who);
      if (spot != null) {
        battle.field().place(who, spot);
      }
      Combatant nearest = null;
      for (Combatant other : battle.combatants()) {
        if (other.isEnemyOf(who)
            && other.isStanding()
            && (nearest == null
                || battle.field().distance(who, other) < battle.field().distance(who, nearest))) {
          nearest = other;
        }
      }
      if (nearest != null) {
        battle.field().face(who, nearest);
      }
    }
  }
}
