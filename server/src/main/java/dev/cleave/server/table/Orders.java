package dev.cleave.server.table;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.fair.Origin;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.scene.Overruled;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The Judge's wishes for the next dice, read off the journal: so a restart forgets none. */
final class Orders {

  private final List<Overruled> waiting = new ArrayList<>();

  void clear() {
    waiting.clear();
  }

  void write(Entry entry, Battle battle) {
    switch (entry) {
      case Entry.Judged(String text) -> {
        if (battle.act(text) instanceof Overruled order) {
          waiting.add(order);
        }
      }
      case Entry.Rolled rolled when rolled.from().equals(Origin.JUDGE) ->
          waiting.remove(first(rolled.dice()));
      default -> {}
    }
  }

  /** The faces ordered for such dice, null if there are none. */
  @Nullable List<Integer> of(Dice dice) {
    Overruled order = first(dice);
    return order == null ? null : order.faces();
  }

  private @Nullable Overruled first(Dice dice) {
    for (Overruled order : waiting) {
      if (order.isFor(dice)) {
        return order;
      }
    }
    return null;
  }
}
