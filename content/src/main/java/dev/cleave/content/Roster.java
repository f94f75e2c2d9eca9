package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedSet;

/** Everybody in a scenario by name, and the sides they are on. */
final class Roster {

  private static final int MOST = 2500;

  /** More are allowed, but the books have other rules for battles. A2.GAP.162 */
  private static final int MANY = 200;

  private final List<Entrant> entrants = new ArrayList<>();
  private final Map<String, Entrant> byKey = new HashMap<>();
  private final SequencedSet<String> sides = new LinkedHashSet<>();

  private final List<String> warnings = new ArrayList<>();

  private Roster() {}

  static Roster of(Fields scenario) {
    var roster = new Roster();
    var people = scenario.named("combatants");
    roster.refuseCrowd(scenario, people);
    people.forEach(roster::add);
    roster.chooseSides(scenario);
    roster.compareNames();
    roster.refuseSeats();
    new Harness(roster).check();
    return roster;
  }

  /** The same with every mount as one of them, for books in which mounts fight. */
  Roster saddled() {
    var roster = new Roster();
    roster.sides.addAll(sides);
    Saddling.saddle(entrants).forEach(roster::add);
    return roster;
  }

  /** By index, everybody who is on his own feet, and for the others the one they sit on. */
  <T> List<T> seated(List<T> people) {
    var seated = new ArrayList<>(people);
    for (int i = 0; i < entrants.size(); i++) {
      Entrant under = entrants.get(i);
      while (under.seat() != null) {
        under = Objects.requireNonNull(byKey.get(Names.key(under.seat()))); // a howdah, a beast
        seated.set(i, people.get(entrants.indexOf(under)));
      }
    }
    return seated;
  }

  /** A vehicle is laid on the back that bears it. */
  void lay(Entrant vehicle, Entrant on) {
    Entrant laid = vehicle.on(on.name());
    entrants.set(entrants.indexOf(vehicle), laid);
    byKey.put(Names.key(vehicle.name()), laid);
  }

  List<Entrant> entrants() {
    return entrants;
  }

  SequencedSet<String> sides() {
    return sides;
  }

  List<String> warnings() {
    return warnings;
  }

  List<String> names() {
    return entrants.stream().map(Entrant::name).toList();
  }

  boolean has(String name) {
    return byKey.containsKey(Names.key(name));
  }

  /** The index of the one a value names. */
  int index(Node who) {
    var entrant = byKey.get(Names.key(Fields.text(who)));
    if (entrant == null) {
      throw Fields.unknown(who, "combatant", names());
    }
    return entrants.indexOf(entrant);
  }

  /** Counted before anybody is made. */
  private void refuseCrowd(Fields scenario, Map<String, Fields> people) {
    long all = people.values().stream().mapToLong(one -> one.number("count", 1)).sum();
    if (all > MOST) {
      throw scenario.problem(
          "combatants", "there are " + all + " combatants", "Expected: at most 2,500", "");
    }
    if (all > MANY) {
      warnings.add(
          "There are "
              + all
              + " combatants: the rules are made for skirmishes, and so many take their time.");
    }
  }

  private void add(String key, Fields said) {
    int count = said.number("count", 1);
    var side = said.text("side");
    Names.checked(side, said.node("side").place());
    if (!said.has("count")) {
      add(new Entrant(Names.person(key, said.place()), side, said, 0, 1));
    }
    for (int i = 0; said.has("count") && i < count; i++) {
      add(new Entrant(Names.person(key + " " + (i + 1), said.place()), side, said, i, count));
    }
  }

  private void add(Entrant entrant) {
    var other = byKey.putIfAbsent(Names.key(entrant.name()), entrant);
    if (other != null) {
      var what = "two combatants are called \"" + entrant.name() + "\"" + other(other.said());
      throw new BadInput(
          entrant.said().place().problem(what, "", "Give one of them another name."));
    }
    entrants.add(entrant);
  }

  private static String other(Fields first) {
    int line = first.place().line();
    return line == 0 ? "" : ", the other on line " + line;
  }

  private void chooseSides(Fields scenario) {
    scenario.optionalMapping("sides").ifPresent(stated -> sides.addAll(stated.names()));
    boolean open = sides.isEmpty();
    for (Entrant entrant : entrants) {
      if (open) {
        sides.add(entrant.side());
      } else if (!sides.contains(entrant.side())) {
        throw entrant.said().unknown("side", "side", sides);
      }
    }
    refuseEmptySides(scenario);
    if (sides.size() < 2) {
      var only = "everybody is on the side " + sides.getFirst();
      throw scenario.problem("combatants", "a fight needs at least two sides; " + only, "", "");
    }
  }

  private void refuseEmptySides(Fields scenario) {
    for (String side : sides) {
      var all = entrants.stream().filter(entrant -> entrant.side().equals(side)).toList();
      if (all.isEmpty()) {
        throw scenario.mapping("sides").problem(side, "nobody is on this side");
      }
      if (all.stream().allMatch(Entrant::waits)) {
        throw scenario.problem(
            "combatants", "all of the side " + side + " wait; somebody must be there", "", "");
      }
    }
  }

  /** Names that look alike are allowed, but not passed over. */
  private void compareNames() {
    var seen = new HashMap<String, Entrant>();
    for (Entrant entrant : entrants) {
      var first = seen.putIfAbsent(Names.skeleton(entrant.name()), entrant);
      if (first != null) {
        warnings.add(
            where(entrant)
                + "\""
                + entrant.name()
                + "\" looks like \""
                + first.name()
                + "\" but is spelt with other letters.");
      }
    }
  }

  /** One sits on somebody else of one's own side, who sits on nobody. */
  private void refuseSeats() {
    for (Entrant entrant : entrants) {
      Fields said = entrant.said();
      if (!said.has("rides")) {
        continue;
      }
      Entrant mount = entrants.get(index(said.node("rides")));
      if (mount.said().has("vehicle") || mount.said().has("bears")) {
        var what = mount.name() + (mount.said().has("bears") ? " bears" : " is") + " a vehicle";
        throw said.problem("rides", what, "Expected: drives or aboard", "");
      }
      if (mount.seat() != null) {
        var what = mount.name() + " does not stand on feet of his own";
        throw said.problem("rides", what, "Expected: a mount that sits on nobody", "");
      }
      if (!mount.side().equals(entrant.side())) {
        var what = mount.name() + " is on the side " + mount.side();
        throw said.problem("rides", what, "Expected: a mount of the same side", "");
      }
    }
  }

  private static String where(Entrant entrant) {
    var place = entrant.said().place();
    return place.line() == 0
        ? ""
        : place.source().name() + ":" + place.line() + ":" + place.column() + ": ";
  }
}
