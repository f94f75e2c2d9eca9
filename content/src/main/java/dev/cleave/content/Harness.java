package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Berth;
import dev.cleave.engine.battle.Berth.Part;
import dev.cleave.engine.creature.Size;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who drives, who is aboard, and what pulls, carries or bears it. */
final class Harness {

  private static final Map<String, Part> BY =
      Map.of("pulling", Part.DRAWS, "hands", Part.CARRIES, "back", Part.BEARS);

  private final Roster roster;

  Harness(Roster roster) {
    this.roster = roster;
  }

  /** The one on whom somebody is said to sit or stand, null for none. */
  static @Nullable String seat(Fields said) {
    for (Part part : EnumSet.complementOf(EnumSet.of(Part.BEARS))) {
      if (said.has(word(part))) {
        return said.text(word(part));
      }
    }
    return said.optionalText("rides").orElse(null);
  }

  private static String word(Part part) {
    return part.name().toLowerCase(Locale.ROOT);
  }

  /** Refuses what cannot be, whatever the vehicles are; lays each on the back that bears it. */
  void check() {
    var drivers = new ArrayList<String>();
    var laid = new ArrayList<String>();
    for (Entrant entrant : List.copyOf(roster.entrants())) {
      Fields said = entrant.said();
      for (Part part : Part.values()) {
        if (said.has(word(part))) {
          Entrant vehicle = vehicle(entrant, part);
          refuseTwo(said, part);
          if (part == Part.DRIVES) {
            refuseSecond(entrant, vehicle, part, drivers);
          } else if (part == Part.BEARS) {
            refuseSecond(entrant, vehicle, part, laid);
            roster.lay(vehicle, entrant);
          }
        }
      }
    }
  }

  private Entrant vehicle(Entrant entrant, Part part) {
    Fields said = entrant.said();
    Entrant vehicle = roster.entrants().get(roster.index(said.node(word(part))));
    if (!vehicle.said().has("vehicle")) {
      throw said.problem(
          word(part),
          vehicle.name() + " is no vehicle",
          "Expected: somebody of whom is said what vehicle it is, such as vehicle: cart",
          "");
    }
    if (!vehicle.side().equals(entrant.side())) {
      var what = vehicle.name() + " is on the side " + vehicle.side();
      throw said.problem(word(part), what, "Expected: a vehicle of the same side", "");
    }
    return vehicle;
  }

  /** One place for each, but a bearer may drive. A2.VEHICLE.03 */
  private static void refuseTwo(Fields said, Part part) {
    for (String saddle : List.of("rides", "mount")) {
      if (said.has(saddle)) {
        var what = saddle + " and " + word(part) + " do not go together";
        throw said.problem(word(part), what, "Expected: one of them", "");
      }
    }
    for (Part other : Part.values()) {
      boolean bearer = part == Part.CARRIES && other == Part.DRIVES;
      if (other.compareTo(part) < 0 && said.has(word(other))) {
        boolean same = said.text(word(other)).equals(said.text(word(part)));
        if (!bearer || !same) {
          var what = word(other) + " and " + word(part) + " do not go together";
          throw said.problem(
              word(part), what, "Expected: one of them, or drives and carries of one vehicle", "");
        }
      }
    }
  }

  private static void refuseSecond(
      Entrant entrant, Entrant vehicle, Part part, List<String> taken) {
    if (taken.contains(vehicle.name())) {
      var what = vehicle.name() + " has one already who " + word(part) + " it";
      throw entrant.said().problem(word(part), what, "Expected: one", "");
    }
    taken.add(vehicle.name());
  }

  /** The same as places in a battle; refuses what these vehicles do not bear. */
  List<Berth> berths(List<Combatant> combatants) {
    var berths = new ArrayList<Berth>();
    var aboard = new int[combatants.size()];
    for (Combatant who : combatants) {
      Entrant entrant = roster.entrants().get(who.index());
      for (Part part : Part.values()) {
        if (entrant.said().has(word(part))) {
          int vehicle = roster.index(entrant.said().node(word(part)));
          refuse(entrant, who, combatants.get(vehicle), part);
          boolean on = part == Part.ABOARD || part == Part.DRIVES && !entrant.said().has("carries");
          aboard[vehicle] += on ? 1 : 0;
          refuseCrowd(entrant, combatants.get(vehicle), part, aboard[vehicle]);
          berths.add(new Berth(who.index(), vehicle, part));
        }
      }
      refuseUnborne(entrant, who);
    }
    return berths;
  }

  private static void refuse(Entrant entrant, Combatant who, Combatant vehicle, Part part) {
    Part meant = Part.BEARS;
    for (Map.Entry<String, Part> way : BY.entrySet()) {
      meant = vehicle.sheet().has(way.getKey()) ? way.getValue() : meant;
    }
    if (part.compareTo(Part.ABOARD) > 0 && part != meant) {
      var what = "nobody " + word(part) + " a " + vehicle.sheet().name();
      throw entrant.said().problem(word(part), what, "Expected: " + word(meant), "");
    }
    if (part == Part.BEARS && who.sheet().size().rank() < Size.HUGE.rank()) {
      var what = entrant.name() + " is too small for a " + vehicle.sheet().name();
      throw entrant.said().problem("bears", what, "Expected: a huge beast or a larger one", "");
    }
  }

  private static void refuseCrowd(Entrant entrant, Combatant vehicle, Part part, int aboard) {
    int places = vehicle.sheet().number("places", 0);
    if (aboard > places) {
      var what = "there is no room for " + entrant.name() + " on " + vehicle.name();
      throw entrant.said().problem(word(part), what, "Expected: at most " + places + " on it", "");
    }
  }

  private static void refuseUnborne(Entrant entrant, Combatant vehicle) {
    if (vehicle.isThing() && vehicle.sheet().has("back") && entrant.seat() == null) {
      throw entrant
          .said()
          .problem(
              "vehicle",
              "nobody bears " + entrant.name(),
              "Expected: a beast with bears: " + entrant.name(),
              "");
    }
  }
}
