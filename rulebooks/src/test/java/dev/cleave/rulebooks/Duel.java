package dev.cleave.rulebooks;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import java.nio.file.Path;
import java.util.Map;

class Duel {

  static Outcome fight(Path file, long seed) {
    Game game = Game.of(Scenario.read(file), Library.core(), "weaponskill", Map.of());
    Journal.Kept journal = Journal.kept();
    Outcome outcome = game.rulebook().fight(game.newBattle(), GameTable.seeded(seed, journal));
    for (Event event : journal.events()) {
      System.out.println(event.sentence() + " [" + event.rule() + "]");
    }
    return outcome;
  }
}
