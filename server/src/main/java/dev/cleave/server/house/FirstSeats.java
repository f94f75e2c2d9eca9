package dev.cleave.server.house;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Berth;
import dev.cleave.engine.battle.Berth.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who plays whom when a table opens: everybody himself, and who holds the reins also the beast and
 * what it draws. What is asked of a mount so reaches its rider, and no link leads to a chariot.
 */
final class FirstSeats {

  private final Battle battle;

  FirstSeats(Battle battle) {
    this.battle = battle;
  }

  /** The names each seat of a side begins with; the first of them is the seat's own. */
  List<List<String>> of(Side side) {
    var seats = new LinkedHashMap<Combatant, List<String>>();
    for (Combatant who : battle.combatants()) {
      if (who.side() == side && !who.isThing() && keeper(who) == null) {
        seats.put(who, new ArrayList<>(List.of(who.name())));
      }
    }
    for (Combatant who : battle.combatants()) {
      Combatant keeper = who.side() == side ? keeper(who) : null;
      if (keeper != null) {
        seats.computeIfAbsent(keeper, _ -> new ArrayList<>()).add(who.name());
      }
    }
    return List.copyOf(seats.values());
  }

  /** Who has the reins of a beast, or of what it draws; null for whoever is his own. */
  private @Nullable Combatant keeper(Combatant who) {
    Combatant base = battle.field().seat(who);
    if (base != who && !isLed(who)) {
      return null;
    }
    Combatant first = null;
    for (Combatant other : battle.combatants()) {
      if (other != base
          && other.side() == who.side()
          && battle.field().seat(other) == base
          && !isLed(other)) {
        if (isIn(other, Part.DRIVES)) {
          return other;
        }
        first = first == null ? other : first;
      }
    }
    return first;
  }

  /** A vehicle, a mount, or a beast in harness. */
  private boolean isLed(Combatant who) {
    return who.isThing()
        || who.sheet().has("mount")
        || isIn(who, Part.DRAWS)
        || isIn(who, Part.BEARS);
  }

  private boolean isIn(Combatant who, Part part) {
    for (Berth berth : battle.berths()) {
      if (berth.who() == who.index() && berth.part() == part) {
        return true;
      }
    }
    return false;
  }
}
