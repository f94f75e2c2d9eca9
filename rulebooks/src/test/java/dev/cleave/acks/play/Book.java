package dev.cleave.acks.play;

import dev.cleave.acks2.Acks2;
import dev.cleave.content.Library;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.table.Table;
import java.util.Map;

/** The book with its printed figures. */
final class Book {

  private Book() {}

  static Acks2 acks2() {
    return acks2(Map.of());
  }

  static Acks2 acks2(Map<String, String> options) {
    return new Acks2(figures(options));
  }

  /** A fight about to begin, to ask its parts. */
  static Fight fight(Battle battle, Table table) {
    return new Fight(Numbers.of(figures(Map.of())), battle, table);
  }

  static Figures figures(Map<String, String> options) {
    return Library.core().figures("acks2", options);
  }
}
