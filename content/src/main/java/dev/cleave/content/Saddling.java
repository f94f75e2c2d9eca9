package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Makes a combatant of every mount that is only named beside its rider. They come after everybody
 * else, so that nobody's place in the battle changes.
 */
final class Saddling {

  private static final String MOUNT = "mount";

  private final Map<Fields, Fields> riders = new IdentityHashMap<>();
  private final Map<Fields, Fields> mounts = new IdentityHashMap<>();

  private Saddling() {}

  static List<Entrant> saddle(List<Entrant> entrants) {
    var saddling = new Saddling();
    var all = new ArrayList<Entrant>();
    var added = new ArrayList<Entrant>();
    for (Entrant entrant : entrants) {
      if (entrant.said().has(MOUNT)) {
        Entrant mount = saddling.mount(entrant);
        added.add(mount);
        all.add(saddling.rider(entrant, mount.name()));
      } else {
        all.add(entrant);
      }
    }
    all.addAll(added);
    return all;
  }

  /** Refuses whoever sits on what was not bred for it and is no bigger than he. */
  static void refuseBurdens(
      List<Entrant> entrants, List<Combatant> combatants, List<Combatant> seated) {
    for (Combatant rider : combatants) {
      Combatant mount = seated.get(rider.index());
      boolean big = mount.sheet().size().rank() > rider.sheet().size().rank();
      if (mount != rider
          && Objects.equals(entrants.get(rider.index()).seat(), mount.name())
          && !mount.isThing()
          && !rider.isThing()
          && !mount.sheet().has(MOUNT)
          && !big) {
        Fields said = entrants.get(rider.index()).said();
        Fields beast = entrants.get(mount.index()).said();
        Node word = said.has("rides") ? said.node("rides") : beast.node("creature");
        var what = word.shown() + " cannot be ridden by somebody of its own size or more";
        throw new BadInput(word.place().problem(what));
      }
    }
  }

  private Entrant mount(Entrant rider) {
    Fields said = mounts.computeIfAbsent(rider.said(), Saddling::ofMount);
    String name = rider.name() + "'s " + rider.said().text(MOUNT);
    return new Entrant(
        Names.person(name, rider.said().node(MOUNT).place()),
        rider.side(),
        said,
        rider.nth(),
        rider.count(),
        rider.said(),
        null);
  }

  private Entrant rider(Entrant rider, String mount) {
    Fields said = riders.computeIfAbsent(rider.said(), Saddling::ofRider);
    return new Entrant(
        rider.name(), rider.side(), said, rider.nth(), rider.count(), rider.place(), mount);
  }

  private static Fields ofMount(Fields said) {
    var entries = new LinkedHashMap<String, Mapping.Entry>();
    Mapping all = said.node();
    Mapping.Entry mount = Objects.requireNonNull(all.entries().get(MOUNT));
    entries.put("side", Objects.requireNonNull(all.entries().get("side")));
    entries.put("creature", mount);
    return Fields.of(new Mapping(said.place(), entries));
  }

  private static Fields ofRider(Fields said) {
    var entries = new LinkedHashMap<>(said.node().entries());
    entries.keySet().removeAll(Set.of(MOUNT));
    return Fields.of(new Mapping(said.place(), entries));
  }
}
