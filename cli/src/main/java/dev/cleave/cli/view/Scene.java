package dev.cleave.cli.view;

import dev.cleave.cli.page.Page;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Battlemap;

/** Where everybody stands, drawn: a map, or a table of distances where there is none. */
@FunctionalInterface
public interface Scene {

  void draw(Battle battle, Page page);

  /** The way to draw this battle and every copy of it. */
  static Scene of(Battle battle) {
    return battle.field() instanceof Battlemap ? new Picture(Labels.of(battle)) : new Distances();
  }
}
