package dev.cleave.rulebooks;

import dev.cleave.content.Library;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.figures.Figures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A battle nobody thought of, from a seed: whoever is in the library with whatever is in it, on any
 * ground or none, by any options that go together.
 */
final class AnyBattle {

  private static final String BOOK = "acks2";
  private static final Library LIBRARY = Library.core();
  private static final Figures FIGURES = LIBRARY.figures(BOOK, Map.of());
  private static final List<String> CREATURES = List.copyOf(LIBRARY.creatureIds());
  private static final List<String> CLASSES = List.copyOf(LIBRARY.classIds());
  private static final List<String> WEAPONS = List.copyOf(LIBRARY.weaponIds());
  private static final List<String> ARMOUR =
      LIBRARY.armourIds().stream()
          .filter(id -> !LIBRARY.armour(id, BOOK, FIGURES).shield())
          .filter(id -> !id.contains("helm"))
          .toList();
  private static final List<String> ITEMS = List.copyOf(LIBRARY.itemIds());
  private static final List<String> SPELLS = spells();
  private static final List<String> THAC0_SPELLS = List.copyOf(LIBRARY.spellIds("thac0"));
  private static final List<String> MOUNTS =
      CREATURES.stream().filter(id -> creature(id).has("mount")).toList();
  private static final List<String> PLACES = List.of("hand", "belt", "pouch", "pack");
  private static final List<String> STATES =
      List.of("prone", "surprised", "hidden", "faltering", "blinded", "invisible", "asleep");
  private static final List<String> THAC0_STATES =
      List.of(
          "prone",
          "kneeling",
          "sitting",
          "surprised",
          "unaware",
          "hidden",
          "blind",
          "invisible",
          "asleep",
          "stunned",
          "slowed",
          "hasted",
          "entangled");
  private static final List<String> TRAITS =
      List.of(
          "riding",
          "mounted combat",
          "military saddle",
          "precise shooting",
          "dual weapon specialist",
          "backstab",
          "ambush",
          "skirmishing",
          "combat trickery (knock down)",
          "acrobatics",
          "henchman",
          "flies",
          "infravision");
  private static final List<String> THAC0_TRAITS =
      List.of("infravision", "no facing", "no legs", "healer", "left-handed", "monster body");
  private static final List<String> TRAINING =
      List.of(
          "specialised in sword",
          "proficient in long bow",
          "poison A on dagger",
          "poison E on spear",
          "poison O on sword");

  private static final long ELSEWHERE = 1_000_000;

  private final Chance chance;
  private final boolean thac0;
  private final List<String> spells;
  private final StringBuilder people = new StringBuilder();
  private int number;
  private int chiefs; // sides with anybody on them

  private AnyBattle(String book, long seed) {
    this.chance = new Chance(seed);
    this.thac0 = book.equals("thac0");
    this.spells = thac0 ? THAC0_SPELLS : SPELLS;
  }

  static String yaml(long seed) {
    return yaml(BOOK, seed);
  }

  /** The same people by another edition and its options. */
  static String yaml(String book, long seed) {
    return new AnyBattle(book, seed).write(book, seed);
  }

  private static Creature creature(String id) {
    return LIBRARY.creature(id, BOOK, FIGURES);
  }

  private static List<String> spells() {
    var fit = new ArrayList<String>();
    for (String id : LIBRARY.spellIds(BOOK)) {
      Spell spell = LIBRARY.spell(id, BOOK, FIGURES);
      if (spell.traits().isEmpty()) {
        fit.add(id);
      }
    }
    return fit;
  }

  private String write(String book, long seed) {
    AnyGround ground = chance.below(5) < 3 ? new AnyGround(chance, !thac0) : null;
    int sides = chance.oneIn(7) ? 3 : 2;
    for (int side = 0; side < sides; side++) {
      int members = chance.between(1, 6);
      for (int i = 0; i < members; i++) {
        combatant(side, ground);
      }
    }
    if (chiefs < 2) {
      return new AnyBattle(book, seed + ELSEWHERE).write(book, seed); // no room for two sides
    }
    var yaml = new StringBuilder("scenario: Battle " + seed + "\nrulebook: " + book + "\n");
    options(book, yaml);
    if (chance.oneIn(5)) {
      yaml.append("light: dark\n");
    }
    yaml.append(ground == null ? "distance: " + chance.between(1, 30) * 5 + "\n" : ground.yaml());
    return yaml.append("combatants:\n").append(people).toString();
  }

  /** Some of those there are, as far as they go together. */
  private void options(String book, StringBuilder yaml) {
    var said = new LinkedHashMap<String, String>();
    if (chance.oneIn(2)) {
      for (Library.Option option : LIBRARY.options(book)) {
        if (chance.oneIn(3)) {
          said.put(option.name(), chance.of(List.copyOf(option.words().keySet())));
          try {
            LIBRARY.figures(book, said);
          } catch (BadInput _) {
            said.remove(option.name());
          }
        }
      }
    }
    if (!said.isEmpty()) {
      yaml.append("options:\n");
      said.forEach((name, word) -> yaml.append("  %s: \"%s\"\n".formatted(name, word)));
    }
  }

  private void combatant(int side, AnyGround ground) {
    var parts = new ArrayList<String>();
    parts.add("side: s" + side);
    int squares = 1;
    if (chance.below(5) < (side == 0 ? 4 : 2)) {
      squares = character(parts);
    } else {
      String id = chance.of(CREATURES);
      parts.add("creature: " + id);
      squares = squares(creature(id));
      if (chance.oneIn(3)) {
        parts.add("hp: " + chance.between(1, 30));
      }
    }
    if (chance.oneIn(8)) {
      parts.add("conditions: [" + chance.of(thac0 ? THAC0_STATES : STATES) + "]");
    }
    if (chance.oneIn(8)) {
      parts.add("traits: [" + chance.of(thac0 ? THAC0_TRAITS : TRAITS) + "]");
    }
    if (chance.oneIn(10)) {
      parts.add("formation: F" + side);
    }
    if (ground != null) {
      String at = ground.place(side, squares);
      if (at == null) {
        return;
      }
      parts.add(at);
    }
    chiefs += people.indexOf("side: s" + side) < 0 ? 1 : 0;
    people.append("  C%d: {%s}\n".formatted(number++, String.join(", ", parts)));
  }

  /** More than enough of the map for its base, however it turns. */
  private static int squares(Creature creature) {
    return switch (creature.size()) {
      case LARGE -> 2;
      case HUGE -> 4;
      case GIGANTIC -> 6;
      case COLOSSAL -> 10;
      default -> 1;
    };
  }

  private int character(List<String> parts) {
    String calling = chance.of(CLASSES);
    parts.add(
        calling + ": " + chance.between(calling.equals("normal man") ? 0 : 1, level(calling)));
    parts.add("weapon: " + weapon());
    if (chance.oneIn(2)) {
      parts.add("weapons: [" + weapon() + ", " + weapon() + "]");
    }
    if (chance.oneIn(2)) {
      parts.add("armour: " + chance.of(ARMOUR));
    }
    if (chance.oneIn(3)) {
      parts.add("shield: true");
    }
    if (chance.oneIn(3)) {
      parts.add("spells: [" + chance.of(spells) + ", " + chance.of(spells) + "]");
    }
    if (chance.oneIn(3)) {
      var items = new LinkedHashMap<String, String>();
      for (int i = 0; i < 3; i++) {
        items.put(chance.of(ITEMS), chance.of(PLACES));
      }
      items.put("torch", "lit");
      parts.add("items: " + items.toString().replace("=", ": "));
    }
    for (String score : List.of("str", "dex", "con", "wil")) {
      parts.add(score + ": " + chance.between(3, 18));
    }
    if (thac0) {
      parts.add("training: [" + chance.of(TRAINING) + "]");
    }
    if (chance.oneIn(5)) {
      String mount = chance.of(MOUNTS);
      parts.add("mount: " + mount);
      return Math.max(2, squares(creature(mount)));
    }
    return 1;
  }

  private static int level(String calling) {
    return switch (calling) {
      case "normal man" -> 0;
      case "man-at-arms" -> 2;
      default -> 9;
    };
  }

  private String weapon() {
    String weapon = chance.of(WEAPONS);
    return chance.oneIn(10) ? weapon + " +" + chance.between(1, 3) : weapon;
  }
}
