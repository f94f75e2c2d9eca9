package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.figures.Figures;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Creatures as one rulebook reads their sheets; docs/conversions.md says how. */
final class Bestiary {

  /** Figures of a section that have a place of their own on the sheet. */
  private static final Set<String> PLACED =
      Set.of("ac", "hd", "speed", "mv", "length", "shield modifier", "damage", "traits");

  private final Reading reading;
  private final Book book;
  private final Figures figures;

  Bestiary(Reading reading) {
    this.reading = reading;
    this.book = reading.book();
    this.figures = reading.figures();
  }

  /** The usual gear of a creature. */
  Gear gear(Sheets.Sheet sheet) {
    var gear = sheet.fields().optionalMapping("gear");
    if (gear.isEmpty()) {
      return Gear.NONE;
    }
    Fields carried = gear.get();
    Armour armour = carried.optional("armour").map(reading::bodyArmour).orElse(Armour.NONE);
    Armour shield = carried.optional("shield").map(reading::shield).orElse(Armour.NONE);
    return new Gear(
        armour,
        own(sheet, shield),
        carried.list("weapons").stream().map(reading::weapon).toList(),
        carried.list("items").stream().map(reading::item).toList(),
        reading.worth(armour) + reading.worth(shield));
  }

  /** A shield as this creature uses it. */
  private Armour own(Sheets.Sheet sheet, Armour shield) {
    int rating = sheet.section(book).number("shield modifier", shield.rating());
    return new Armour(
        shield.id(),
        shield.name(),
        shield.shield(),
        rating,
        shield.stone(),
        shield.speed(),
        shield.magic());
  }

  /** A creature with this gear, its own or what a scenario gives it. */
  Draft draft(Sheets.Sheet sheet, Gear gear) {
    Fields fields = sheet.fields();
    Fields own = sheet.section(book);
    Size size = size(fields.text("size"));
    var attacks = attacks(fields, size, own);
    var draft = new Draft(sheet.id(), fields.text("name"), gear.and(alternatives(attacks)));
    draft.kind = fields.text("kind");
    draft.hitDice = HitDice.parse(own.text("hd", fields.text("hd")));
    draft.size = size;
    draft.attacks = sequence(attacks);
    draft.morale = fields.number("morale");
    draft.speed = speed(fields, own);
    draft.traits.addAll(fields.texts("traits"));
    draft.traits.addAll(own.texts("traits"));
    draft.protect(fields);
    draft.saveBetter(fields);
    draft.powers =
        fields.list("spell-like").stream().filter(reading::hasSpell).map(reading::spell).toList();
    draft.spells =
        fields.list("spells").stream().filter(reading::hasSpell).map(reading::spell).toList();
    draft.auras =
        fields.list("aura").stream().filter(reading::hasSpell).map(reading::aura).toList();
    for (String way : List.of("fly", "swim")) {
      fields.optional(way).ifPresent(_ -> draft.numbers.put(way, fields.number(way) * times()));
    }
    draft.regeneration =
        fields.optionalMapping("regenerates").map(Magic::regeneration).orElse(null);
    footprint(draft, fields);
    armour(draft, sheet, gear);
    reach(draft, fields);
    state(draft, own);
    return draft;
  }

  /** What is built and not born; its structural hit points are all it has. */
  Draft vehicle(Sheets.Sheet sheet) {
    Fields fields = sheet.fields();
    var draft = new Draft(sheet.id(), fields.text("name"), Gear.NONE);
    draft.kind = "vehicle";
    draft.size = size(fields.text("size"));
    draft.hitPoints = fields.number("shp");
    draft.armourClass = fields.number("ac");
    draft.speed = fields.number("speed", 0);
    draft.numbers.put("places", fields.number("places"));
    draft.traits.add(fields.text("by"));
    if (fields.flag("aerial", false)) {
      draft.traits.add("flies");
    }
    footprint(draft, fields);
    return draft;
  }

  /** Feet a round; a book with longer rounds or movement rates reckons them from the sheet. */
  private int speed(Fields fields, Fields own) {
    if (own.has("mv")) {
      return own.number("mv") * figures.number("feet per movement rate");
    }
    return own.number("speed", fields.number("speed") * times());
  }

  private int times() {
    return book.hasFigure("speed times") ? figures.number("speed times") : 1;
  }

  /** A book in which armour counts downward: the hide is what the gear does not account for. */
  private void descending(Draft draft, Sheets.Sheet sheet, Gear gear) {
    Fields own = sheet.section(book);
    Gear usual = gear(sheet);
    int hide =
        own.has("ac")
            ? figures.number("unarmoured ac")
                - own.number("ac")
                - usual.armour().rating()
                - usual.shield().rating()
            : sheet.fields().number("ac") - usual.worth();
    draft.numbers.put("hide", Math.max(0, hide));
    draft.armourClass = Math.max(0, hide) + gear.armour().rating() + gear.shield().rating();
  }

  /** Hide and gear together; other gear changes it by the difference. */
  private void armour(Draft draft, Sheets.Sheet sheet, Gear gear) {
    if (book.hasFigure("unarmoured ac")) {
      descending(draft, sheet, gear);
      return;
    }
    int printed = sheet.section(book).number("ac", sheet.fields().number("ac"));
    int hide = printed - gear(sheet).worth();
    draft.armourClass = hide + gear.worth();
    if (book.hasFigure("hide less")) {
      int rating = Math.clamp(hide - figures.number("hide less"), 0, figures.number("hide most"));
      draft.numbers.put("armour rating", Math.max(rating, gear.armour().rating()));
    }
  }

  /** The farthest it strikes with its own limbs, where the sheet says so. */
  private static void reach(Draft draft, Fields fields) {
    int farthest = 0;
    for (Fields attack : fields.mappings("attacks")) {
      farthest = Math.max(farthest, attack.number("reach", 0));
    }
    if (farthest > 0) {
      draft.numbers.put("reach", farthest);
    }
  }

  /** Figures the section states outright. */
  private void state(Draft draft, Fields own) {
    for (String name : own.names()) {
      if (name.equals("morale") && isOnTheSheetsScale()) {
        draft.morale = own.number(name);
      } else if (!PLACED.contains(name)) {
        draft.numbers.put(number(name), own.number(name));
      }
    }
  }

  /** Morale from -6 to 4; other books state it on a scale of their own. */
  private boolean isOnTheSheetsScale() {
    return !book.hasFigure("morale from rating") && !book.hasFigure("morale never");
  }

  private static String number(String name) {
    return name.equals("strength") || name.equals("agility") ? name + " bonus" : name;
  }

  private void footprint(Draft draft, Fields fields) {
    var stated = fields.numbers("frontage");
    if (!stated.isEmpty()) {
      draft.frontage = stated.get(0);
      draft.depth = stated.get(1);
    } else if (book.hasChart("footprint")) {
      var chart = figures.chart("footprint");
      draft.frontage = chart.at(draft.size.rank(), "frontage");
      draft.depth = chart.at(draft.size.rank(), "depth");
    } else {
      draft.frontage = draft.size.frontage();
      draft.depth = draft.size.depth();
    }
  }

  private List<Weapon> attacks(Fields fields, Size size, Fields own) {
    int length =
        book.hasChart("natural length") ? figures.chart("natural length").at(size.rank()) : 0;
    int stated = own.number("length", length);
    var attacks = new ArrayList<Weapon>();
    for (Fields attack : fields.mappings("attacks")) {
      attacks.add(reading.armoury().attack(attack, own, size, stated));
    }
    return attacks;
  }

  /** Blows first, so that nobody starts with a rock in hand; books tell blows from shots. */
  private static List<Weapon> sequence(List<Weapon> attacks) {
    return attacks.stream()
        .filter(Bestiary::isInSequence)
        .sorted(Comparator.comparing(Weapon::melee).reversed())
        .toList();
  }

  /** Attacks in place of the sequence are carried beside it. */
  private static List<Weapon> alternatives(List<Weapon> attacks) {
    return attacks.stream().filter(attack -> !isInSequence(attack)).toList();
  }

  private static boolean isInSequence(Weapon attack) {
    return !attack.has("instead");
  }

  static Size size(String word) {
    return Size.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
