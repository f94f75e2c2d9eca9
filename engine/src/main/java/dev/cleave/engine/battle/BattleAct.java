package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.scene.Act;
import org.jspecify.annotations.Nullable;

/** Something the Judge does to a battle whatever the rules say. */
public sealed interface BattleAct extends Act {

  /** Hit points set to a number; above 0 the fallen stand again, the dead too. */
  record HitPoints(Battle battle, Combatant who, int points) implements BattleAct {

    @Override
    public String text() {
      return "set " + who.name() + " to " + points + " hp";
    }

    @Override
    public void apply() {
      who.setHitPoints(points);
      Memory memory = battle.memory();
      if (memory != null) {
        memory.overruled(who);
      }
      if (points > 0) {
        who.raise();
      } else {
        who.setFate(who.isThing() ? Fate.WRECKED : Fate.DOWN);
      }
      if (who.fate() == Fate.WRECKED) {
        battle.field().remove(who);
      } else if (!battle.field().isOn(who)) {
        battle.field().place(who, battle.field().spot(who));
      }
    }
  }

  /** Somebody put somewhere, on another's feet if the Judge says so; he did not choose it. */
  record Placed(Battle battle, Combatant who, Spot spot) implements BattleAct {

    @Override
    public String text() {
      return "move " + who.name() + " to " + spot.text();
    }

    @Override
    public void apply() {
      battle.field().place(who, spot);
      who.shove();
    }
  }

  /** Somebody taken out of the fight. */
  record Removed(Battle battle, Combatant who) implements BattleAct {

    @Override
    public String text() {
      return "remove " + who.name();
    }

    @Override
    public void apply() {
      who.setFate(Fate.REMOVED);
      battle.field().remove(who);
    }
  }

  /** Somebody put in a state or taken out of it. */
  record Stated(Battle battle, Combatant who, Condition condition, boolean on)
      implements BattleAct {

    @Override
    public String text() {
      return on
          ? "give " + who.name() + " " + condition.label()
          : "lift " + condition.label() + " from " + who.name();
    }

    @Override
    public void apply() {
      if (on) {
        who.gain(condition);
      } else {
        who.lose(condition);
      }
    }
  }

  /** Somebody on a map turned another way. */
  record Turned(Battle battle, Combatant who, Facing facing) implements BattleAct {

    @Override
    public String text() {
      return "turn " + who.name() + " to " + facing;
    }

    @Override
    public void apply() {
      if (battle.field().map() != null) {
        battle.field().turn(who, facing);
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
  record Entered(Battle battle, Combatant who, @Nullable Spot spot, String text)
      implements BattleAct {

    @Override
    public void apply() {
      who.raise();
      battle.field().seat(who).raise();
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

  /** People see what they see, or everything. */
  record Fogged(Battle battle, boolean on) implements BattleAct {

    @Override
    public String text() {
      return on ? "fog on" : "fog off";
    }

    @Override
    public void apply() {
      battle.setFog(on);
    }
  }
}
