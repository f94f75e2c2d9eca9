package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Ground;
import java.util.List;

/**
 * Whether something has come to light since: then it cannot be taken back by whoever saw it, or
 * taking back would be a way to look into the dark.
 */
final class Hindsight {

  private final LiveTable live;
  private final Viewpoint eyes;

  Hindsight(LiveTable live, Viewpoint eyes) {
    this.live = live;
    this.eyes = eyes;
  }

  /**
   * These eyes know something by now that they did not know after so many entries. When it is over
   * everybody may read what was secret.
   */
  boolean hasLearnt(int entries) {
    Course past = live.archive().until(entries);
    return live.course().isOver() || hasMet(past) || hasSeen(past) || hasFound(past);
  }

  private boolean hasMet(Course past) {
    Fog now = live.sight();
    Fog then = past.sight();
    for (Combatant who : live.battle().combatants()) {
      Combatant before = past.battle().named(who.name());
      if (now.sees(eyes, who) && (before == null || !then.sees(eyes, before))) {
        return true;
      }
    }
    return false;
  }

  private boolean hasSeen(Course past) {
    Battle battle = live.battle();
    if (battle.field().map() == null) {
      return false;
    }
    Ground ground = battle.field().map().ground();
    Fog now = live.sight();
    Fog then = past.sight();
    for (int y = 0; y < ground.height(); y++) {
      for (int x = 0; x < ground.width(); x++) {
        if (now.knows(eyes, x, y) && !then.knows(eyes, x, y)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean hasFound(Course past) {
    List<Feature> now = live.battle().field().features();
    List<Feature> then = past.battle().field().features();
    for (int i = 0; i < now.size(); i++) {
      if (!now.get(i).isHidden() && (i >= then.size() || then.get(i).isHidden())) {
        return true;
      }
    }
    return false;
  }
}
