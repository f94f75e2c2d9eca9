package dev.cleave.server.house;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who plays whom when a table opens: everybody himself, and who holds the reins also the beast.
 * What is asked of a mount so reaches its rider.
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
      if (who.side() == side && keeper(who) == null) {
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
  private @Nullable Combatant keeper(Combatant beast) {
    Combatant base = battle.field().seat(beast);
    if (base != beast && !beast.sheet().has("mount")) {
      return null;
    }
    for (Combatant who : battle.combatants()) {
      if (who != beast
          && who.side() == beast.side()
          && battle.field().seat(who) == base
          && who != base
          && !who.sheet().has("mount")) {
        return who;
      }
    }
    return null;
  }
}
