package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Weapons, armour and natural attacks as one rulebook reads their sheets. */
final class Armoury {

  /** The Armour Class on creature sheets counts armour as this rulebook does. */
  private static final String PRINTED = "acks2";

  /** Figures of a weapon that some books have and the rest do not ask for. */
  private static final List<String> OWN =
      List.of(
          "large",
          "large two-handed",
          "speed",
          "two-handed speed",
          "reach",
          "two-handed reach",
          "rate");

  private final Book book;
  private final Figures figures;

  Armoury(Book book, Figures figures) {
    this.book = book;
    this.figures = figures;
  }

  Weapon weapon(Sheets.Sheet sheet) {
    Fields fields = sheet.fields();
    Fields own = sheet.figures(book);
    var words = words(fields);
    words.addAll(ownWords(own));
    var traits = ordered(words);
    Dice damage = damage(own, damageField(own));
    return new Weapon(
        sheet.id(),
        fields.text("name"),
        size(own.text("size", fields.text("size"))),
        own.number("hands", fields.number("hands")),
        damage,
        own.has("two-handed") ? damage(own, "two-handed") : damage,
        own.number("length", 0),
        range(own),
        own.number("reload", 0),
        !traits.contains("missile"),
        false,
        1,
        own.has("types") ? own.texts("types") : fields.texts("types"),
        traits,
        null,
        fields.text("ammunition", ""),
        fields.number("magic", 0));
  }

  /** What it is the bane of goes among its traits: {@code bane}, {@code bane of undead 2}. */
  private static List<String> words(Fields fields) {
    var words = new ArrayList<>(fields.texts("traits"));
    fields
        .optionalMapping("bane")
        .ifPresent(
            bane -> {
              words.add("bane");
              bane.texts("of")
                  .forEach(kind -> words.add("bane of " + kind + " " + bane.number("by")));
            });
    return words;
  }

  /**
   * What only one book knows of a weapon goes among its traits: {@code speed 5}, {@code large
   * 1d12}.
   */
  private static List<String> ownWords(Fields own) {
    var words = new ArrayList<>(own.texts("marks"));
    for (String name : OWN) {
      own.optional(name).ifPresent(value -> words.add(name + " " + ((Scalar) value).text()));
    }
    return words;
  }

  /** Nobody is the better for being hit; 0 is a net. */
  private static Dice damage(Fields own, String field) {
    Dice damage = Amount.of(own, field);
    if (damage.most() < 0) {
      throw own.problem(field, "a hit cannot do good", "Expected: dice such as 1d6, or 0", "");
    }
    return damage;
  }

  /** The other dice a book may have for its weapons, by the option that chooses them. */
  private String damageField(Fields own) {
    var word = figures.options().getOrDefault("dice", "");
    return own.has(word) ? word : "damage";
  }

  /** Weapons count four sizes; their medium is a man's size. */
  private static Size size(String word) {
    return switch (word) {
      case "tiny" -> Size.TINY;
      case "small" -> Size.SMALL;
      case "large" -> Size.LARGE;
      default -> Size.MAN_SIZED;
    };
  }

  /**
   * A natural attack.
   *
   * @param own the book's section of the sheet, which may state other damage by its name
   * @param length rank of its length; 0 where a book does not count lengths
   */
  Weapon attack(Fields attack, Fields own, Size size, int length) {
    var name = attack.text("name");
    Dice damage =
        own.optionalMapping("damage")
            .filter(other -> other.has(name))
            .map(other -> damage(other, name))
            .orElseGet(() -> damage(attack, "damage"));
    return new Weapon(
        attack.text("name"),
        attack.text("name"),
        size,
        0,
        damage,
        damage,
        length,
        range(attack),
        0,
        !attack.has("range"),
        true,
        attack.number("count", 1),
        Magic.types(attack),
        traits(attack),
        attack.optionalMapping("effect").map(Magic::effect).orElse(null),
        "",
        0);
  }

  /** Anything else to be said of an attack, in words for rules to ask about. */
  private static Set<String> traits(Fields attack) {
    var traits = new LinkedHashSet<String>();
    if (attack.has("impact")) {
      traits.addAll(impact(attack.node("impact").shown()));
    }
    for (String flag : List.of("instead", "nonlethal")) {
      if (attack.has(flag)) {
        traits.add(flag);
      }
    }
    if (attack.has("extraordinary")) {
      traits.add(attack.flag("extraordinary", false) ? "extraordinary" : "mundane");
    }
    return Collections.unmodifiableSet(traits);
  }

  /** True, or how many times its dice are added. */
  private static List<String> impact(String times) {
    return switch (times) {
      case "false" -> List.of();
      case "true", "1" -> List.of("impact");
      default -> List.of("impact", "impact " + times);
    };
  }

  private static @Nullable Range range(Fields own) {
    var feet = own.numbers("range");
    if (feet.isEmpty()) {
      return null;
    }
    if (feet.get(0) == 0 || feet.get(0) > feet.get(1) || feet.get(1) > feet.get(2)) {
      throw own.problem(
          "range",
          "the distances are out of order",
          "Expected: short, medium and long, from 1 foot up and none less than the one before",
          "");
    }
    return new Range(feet.get(0), feet.get(1), feet.get(2));
  }

  Armour armour(Sheets.Sheet sheet) {
    Fields fields = sheet.fields();
    Fields own = sheet.figures(book);
    boolean shield = fields.has("shield");
    return new Armour(
        sheet.id(),
        fields.text("name"),
        shield,
        own.has("base")
            ? figures.number("unarmoured ac") - own.number("base")
            : own.number("ac", own.number(shield ? "modifier" : "rating", 0)),
        own.number("stone", 0),
        own.number("speed", 0));
  }

  /** A piece's share in the Armour Class on a creature's sheet. */
  static int worth(Sheets.Sheet sheet) {
    return sheet.section(PRINTED).number("ac", 0);
  }

  private static Set<String> ordered(List<String> words) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(words));
  }
}
