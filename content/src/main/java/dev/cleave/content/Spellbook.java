package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.creature.Clutch;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Growth;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Modifiers;
import dev.cleave.engine.creature.Protection;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Template;
import dev.cleave.engine.dice.Dice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Spells as a rulebook reads them: what a sheet says of all books, with the section of that book
 * laid over it. A sheet that says nothing of all books serves those alone that have a section.
 */
final class Spellbook {

  private static final String LIVING = "living";
  private static final String HIT_POINTS = "its hit points";
  private static final Set<String> LIFELESS = Set.of("undead", "construct");

  private Spellbook() {}

  static boolean isIn(Sheets.Sheet sheet, Book book) {
    return sheet.fields().has("targets")
        || book.line().stream().anyMatch(edition -> sheet.fields().has(edition));
  }

  /** What the sheet says to a book. */
  static Fields fields(Sheets.Sheet sheet, Book book) {
    if (!isIn(sheet, book)) {
      var what = "the spell \"" + sheet.id() + "\" has no figures for " + book.id();
      throw new BadInput(
          sheet.fields().place().problem(what, "", "Add " + book.id() + " to it, or use another."));
    }
    return Overlay.of(sheet.fields(), sheet.section(book));
  }

  static Spell spell(Sheets.Sheet sheet, Book book) {
    Fields fields = fields(sheet, book);
    var targets = fields.text("targets");
    return new Spell(
        sheet.id(),
        fields.text("name"),
        fields.number("level"),
        fields.number("range"),
        targets.endsWith("ally") || targets.endsWith("allies") || targets.equals("self"),
        count(targets),
        fields.optionalMapping("effect").map(Magic::effect).orElse(Effect.NONE),
        Set.copyOf(fields.texts("traits")),
        scope(fields, targets));
  }

  /** {@code one enemy} or {@code up to 6 enemies}; as many as there are of all others. */
  private static int count(String targets) {
    return targets.startsWith("up to ") ? Integer.parseInt(targets.split(" ")[2]) : 1;
  }

  private static Scope scope(Fields fields, String targets) {
    var spares = new HashSet<>(fields.texts("spares"));
    var only = new HashSet<>(fields.texts("only"));
    if (only.remove(LIVING)) {
      spares.addAll(LIFELESS);
    }
    var needs = new HashSet<Scope.Beholding>();
    fields.texts("needs").forEach(one -> needs.add(Scope.Beholding.valueOf(constant(one))));
    return new Scope(
        whom(targets),
        fields.optionalText("area").map(Template::parse).orElse(null),
        Amount.of(fields, "hit dice"),
        fields.optionalText("at most").map(HitDice::parse).orElse(null),
        Set.copyOf(only),
        Set.copyOf(spares),
        Set.copyOf(needs),
        Scope.Upkeep.valueOf(constant(fields.text("upkeep", "none"))),
        fields.number("uses", 0),
        stays(fields),
        hides(fields));
  }

  /** Only what spreads about a point, or is drawn through it, can stay there. */
  private static Dice stays(Fields fields) {
    String area = fields.text("area", "");
    if (fields.has("stays") && !area.startsWith("burst") && !area.startsWith("wall")) {
      throw fields.problem(
          "stays",
          "only a burst or a wall stays where it is laid",
          "Expected: an area such as burst 20 or wall 60",
          "");
    }
    return Amount.of(fields, "stays");
  }

  private static boolean hides(Fields fields) {
    if (fields.has("hides") && !fields.has("stays")) {
      throw fields.problem(
          "hides",
          "only what stays hides anybody",
          "Expected: stays, the rounds it lasts",
          "Add stays: 60 for ten minutes.");
    }
    return fields.flag("hides", false);
  }

  private static Scope.Whom whom(String targets) {
    return switch (targets) {
      case "self" -> Scope.Whom.SELF;
      case "all allies" -> Scope.Whom.ALLIES;
      case "all enemies" -> Scope.Whom.ENEMIES;
      case "everybody" -> Scope.Whom.EVERYBODY;
      default -> Scope.Whom.PICKED;
    };
  }

  private static String constant(String words) {
    return words.toUpperCase(Locale.ROOT).replace(' ', '_');
  }

  /** What an effect says beyond damage, healing and a condition for some rounds. */
  static Effect.More more(Fields effect) {
    boolean turns = effect.has("turns") || effect.has("turns a level");
    Growth growth =
        effect
            .optionalMapping("grows")
            .map(
                grows ->
                    new Growth(
                        grows.number("every"), grows.number("by", 1), grows.number("most", 20)))
            .orElse(Growth.NONE);
    Modifiers modifiers = modifiers(effect);
    int perLevel = effect.number(turns ? "turns a level" : "rounds a level", 0);
    List<String> ends = effect.texts("ends");
    boolean ofHitPoints = goesByHitPoints(effect);
    String does = effect.text("does", "");
    int drains = effect.number("drain", 0);
    Clutch clutch = Magic.clutch(effect);
    boolean plain =
        growth.equals(Growth.NONE)
            && modifiers.equals(Modifiers.NONE)
            && perLevel == 0
            && !turns
            && ends.isEmpty()
            && !ofHitPoints
            && does.isEmpty()
            && drains == 0
            && clutch == null;
    return plain
        ? Effect.More.NONE
        : new Effect.More(
            growth, perLevel, turns, modifiers, ends, ofHitPoints, does, drains, clutch);
  }

  private static Modifiers modifiers(Fields effect) {
    List<Protection> wards = wards(effect);
    return effect
        .optionalMapping("modifiers")
        .map(
            adds ->
                new Modifiers(
                    adds.number("attack", 0),
                    adds.number("damage", 0),
                    adds.number("ac", 0),
                    adds.number("saves", 0),
                    adds.number("morale", 0),
                    wards))
        .orElse(wards.isEmpty() ? Modifiers.NONE : new Modifiers(0, 0, 0, 0, 0, wards));
  }

  /** Whatever a spell protects from, it does by magic. */
  private static List<Protection> wards(Fields effect) {
    var wards = new ArrayList<Protection>();
    effect.texts("resist").forEach(words -> wards.add(ward(Protection.Degree.RESISTANT, words)));
    effect.texts("immune").forEach(words -> wards.add(ward(Protection.Degree.IMMUNE, words)));
    return List.copyOf(wards);
  }

  private static Protection ward(Protection.Degree degree, String words) {
    Protection ward = Protection.parse(degree, words);
    return new Protection(degree, ward.scope(), ward.against(), true, ward.except());
  }

  /** The dice of the damage; nothing if it goes by hit points. */
  static Dice damage(Fields effect) {
    return goesByHitPoints(effect) ? Dice.NOTHING : Amount.of(effect, "damage");
  }

  private static boolean goesByHitPoints(Fields effect) {
    return effect
        .optional("damage")
        .filter(damage -> damage instanceof Scalar said && said.text().equals(HIT_POINTS))
        .isPresent();
  }

  static Dice rounds(Fields effect) {
    return Amount.of(effect, effect.has("turns") ? "turns" : "rounds");
  }
}
