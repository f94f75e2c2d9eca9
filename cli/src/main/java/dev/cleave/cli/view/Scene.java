package dev.cleave.cli.view;

import dev.cleave.cli.page.Page;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Battle;

/** Where everybody stands, drawn: a map, or a table of distances where there is none. */
@FunctionalInterface
public interface Scene {

  /**
   * Draws it.
   *
   * @param ways marked on the map, and whose they are is in sight
   */
  void draw(Battle battle, Page page, Ways ways);

  default void draw(Battle battle, Page page) {
    draw(battle, page, Ways.NONE);
  }

  /** The way to draw this battle and every copy of it. */
  static Scene of(Battle battle, Rulebook rulebook) {
    return of(battle, Insight.of(rulebook));
  }

  /** The same for who knows of people what others tell him. */
  static Scene of(Battle battle, Insight insight) {
    return battle.field().map() != null
        ? new Picture(Labels.of(battle), insight)
        : new Distances(insight);
  }
}
