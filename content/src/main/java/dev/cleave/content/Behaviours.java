package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.creature.Behaviour.Closing;
import dev.cleave.engine.creature.Behaviour.Taste;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Measures;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The behaviours of the library, and which one suits whom. */
final class Behaviours {

  private static final String MEASURES = "measures";

  private final Sheets sheets;
  private final Map<String, Behaviour> read = new ConcurrentHashMap<>();

  Behaviours(Sheets sheets) {
    this.sheets = sheets;
  }

  /** The one a value names. */
  Behaviour named(Node word) {
    return of(sheets.sheet(word));
  }

  /** The same for somebody who has no file to point to. */
  Behaviour named(String word) {
    return of(sheets.sheet(word));
  }

  /** All there are by name, the plain one first. */
  List<Behaviour> all() {
    var all = new ArrayList<Behaviour>();
    sheets.ids().forEach(id -> all.add(of(sheets.sheet(id))));
    return all;
  }

  /** The first that suits somebody by his sheet; plain if none does. */
  Behaviour suiting(Creature creature) {
    for (String id : sheets.ids()) {
      Sheets.Sheet sheet = sheets.sheet(id);
      for (String word : sheet.fields().texts("suits")) {
        if (suits(word, creature)) {
          return of(sheet);
        }
      }
    }
    return of(sheets.sheet(Behaviour.PLAIN.name()));
  }

  /** Who wears heavier armour than this may stand in the first rank, spells or none. */
  private static final int LIGHT = 2;

  private static boolean suits(String word, Creature creature) {
    var calling = creature.calling();
    return switch (word) {
      case "anybody" -> true;
      case "caster" ->
          !creature.spells().isEmpty() && (calling == null || creature.armour().rating() <= LIGHT);
      case "archer" ->
          !creature.weapons().isEmpty()
              && creature.weapons().getFirst().isMissile()
              && !creature.weapons().getFirst().melee();
      default ->
          creature.id().equals(word)
              || creature.kind().equals(word) && (calling == null || word.equals("man"))
              || calling != null && calling.id().equals(word)
              || creature.has(word);
    };
  }

  private Behaviour of(Sheets.Sheet sheet) {
    Behaviour known = read.get(sheet.id());
    if (known == null) {
      known = read(sheet);
      read.put(sheet.id(), known);
    }
    return known;
  }

  Behaviour read(Sheets.Sheet sheet) {
    Fields said = sheet.fields();
    return new Behaviour(
        sheet.id(),
        said.text("about"),
        said.texts("targets").stream()
            .map(word -> Taste.valueOf(word.toUpperCase(Locale.ROOT)))
            .toList(),
        Closing.valueOf(said.text("closes").toUpperCase(Locale.ROOT).replace(' ', '_')),
        said.flag("charges", false),
        said.flag("minds", false),
        said.flag("shoots", false),
        said.flag("hurls", false),
        said.flag("readies", false),
        said.flag("ranks", false),
        said.flag("lurks", false),
        said.flag("aloof", false),
        said.flag("tends", false),
        said.number("leaves", 0),
        said.texts("tricks"),
        weighed(said),
        measures(said));
  }

  /** Whoever looks ahead does not weigh what others would make of looking ahead. */
  private List<Behaviour> weighed(Fields said) {
    var all = new ArrayList<Behaviour>();
    for (Node word : said.list("weighs")) {
      Sheets.Sheet other = sheets.sheet(word);
      if (other.fields().has("weighs")) {
        throw new BadInput(
            word.place()
                .problem(
                    word.shown() + " looks ahead itself",
                    "a behaviour without weighs",
                    "Leave it out."));
      }
      all.add(of(other));
    }
    return all;
  }

  /** What a sheet does not state is as with the plain one. */
  private Measures measures(Fields said) {
    Fields usual = sheets.sheet(Behaviour.PLAIN.name()).fields().mapping(MEASURES);
    Fields own = said.optionalMapping(MEASURES).map(it -> Overlay.of(usual, it)).orElse(usual);
    return new Measures(
        own.number("patience"),
        own.number("bay"),
        own.number("safe"),
        own.number("beside"),
        own.number("near"),
        own.number("apart"),
        own.number("rank"),
        own.number("ward"),
        own.number("charge"),
        own.number("rebuke"),
        own.number("hurl"),
        own.number("trick"),
        own.number("spell"),
        own.number("nodes"),
        own.number("ahead"),
        own.number("choices"),
        own.number("tries"),
        own.number("sure"));
  }
}
