package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Craft;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sheets in a line each, with the figures somebody who chooses wants to see. */
final class SheetLines {

  private final Reading reading;
  private final Book book;

  SheetLines(Reading reading) {
    this.reading = reading;
    this.book = reading.book();
  }

  /** Creatures and things serve every rulebook; the others need its figures. */
  boolean isUsed(Sheets.Sheet sheet) {
    return switch (sheet.kind()) {
      case WEAPONS, ARMOUR, CLASSES -> sheet.isIn(book);
      case SPELLS -> Spellbook.isIn(sheet, book);
      case ITEMS -> reading.isUsed(sheet);
      case CREATURES, ARTILLERY, STRUCTURES, VEHICLES, VESSELS, BEHAVIOURS -> true;
    };
  }

  String of(Sheets.Sheet sheet) {
    return switch (sheet.kind()) {
      case CREATURES -> creature(reading.creature(sheet));
      case CLASSES -> calling(sheet);
      case WEAPONS -> weapon(sheet);
      case ARMOUR -> armour(sheet);
      case ITEMS -> item(sheet);
      case SPELLS -> spell(Spellbook.fields(sheet, book));
      case VEHICLES -> vehicle(reading.vehicle(sheet).creature());
      case BEHAVIOURS -> sheet.fields().text("about");
      case VESSELS -> craft(Ordnance.craft(sheet));
      case ARTILLERY, STRUCTURES -> "";
    };
  }

  /** {@code AC 2, 10 shp, huge, 60', 3 places}. */
  private static String craft(Craft craft) {
    return "AC %d, %d shp, %d by %d squares, sails %d', rows %d'"
        .formatted(
            craft.armourClass(),
            craft.points(),
            craft.length(),
            craft.beam(),
            craft.sailing(),
            craft.rowing());
  }

  private static String vehicle(Creature vehicle) {
    int places = vehicle.number("places", 0);
    return "AC %s, %d shp, %s, %d', %d %s"
        .formatted(
            vehicle.armourClass(),
            vehicle.hitPoints(),
            vehicle.size().label(),
            vehicle.speed(),
            places,
            places == 1 ? "place" : "places");
  }

  /** {@code 1 HD, AC 3, 40', sword 1d6, short bow 1d6}. */
  private String creature(Creature creature) {
    var parts = new ArrayList<String>();
    parts.add(creature.hitDice() + " HD");
    Integer rating = creature.numbers().get("armour rating");
    if (rating != null) {
      parts.add("AR " + rating);
    } else if (creature.armourClass() != null) {
      parts.add("AC " + creature.armourClass());
    }
    parts.add(creature.size().label());
    parts.add(creature.speed() + "'");
    Stream.concat(creature.attacks().stream(), creature.weapons().stream())
        .map(SheetLines::attack)
        .forEach(parts::add);
    return String.join(", ", parts);
  }

  private static String attack(Weapon attack) {
    String name = attack.count() > 1 ? attack.count() + " " + attack.name() : attack.name();
    return attack.damage().equals(Dice.NOTHING) ? name : name + " " + attack.damage();
  }

  private String calling(Sheets.Sheet sheet) {
    Fields own = sheet.figures(book);
    var parts = new ArrayList<String>();
    parts.add("hit die " + own.text("hit die"));
    parts.add("fights as " + (own.has("skill") ? own.text("skill") : own.text("progression")));
    own.optionalText("cleaves").ifPresent(cleaves -> parts.add("cleaves " + cleaves));
    return String.join(", ", parts);
  }

  /** {@code 1d6, 1d8 in two hands, medium, slashing, 15/30/45'}. */
  private String weapon(Sheets.Sheet sheet) {
    Weapon weapon = reading.weapon(sheet);
    var parts = new ArrayList<String>();
    parts.add(weapon.damage().equals(Dice.NOTHING) ? "no damage" : weapon.damage().toString());
    if (!weapon.twoHanded().equals(weapon.damage())) {
      parts.add(weapon.twoHanded() + " in two hands");
    } else if (weapon.hands() > 1) {
      parts.add("two hands");
    }
    parts.add(sheet.fields().text("size"));
    parts.addAll(weapon.types());
    if (weapon.range() != null) {
      parts.add(
          weapon.range().shortest()
              + "/"
              + weapon.range().medium()
              + "/"
              + weapon.range().longest()
              + "'");
    }
    return String.join(", ", parts);
  }

  /** {@code AC 4, 4 stone}; {@code armour rating 4, 30'}. */
  private String armour(Sheets.Sheet sheet) {
    Armour armour = reading.armour(sheet);
    var parts = new ArrayList<String>();
    if (sheet.figures(book).has("ac")) {
      parts.add("AC " + (armour.shield() ? "+" : "") + armour.rating());
    } else if (armour.rating() > 0) {
      parts.add(armour.shield() ? "AC +" + armour.rating() : "AR " + armour.rating());
    }
    if (armour.stone() > 0) {
      parts.add(armour.stone() + " stone");
    }
    if (armour.speed() > 0) {
      parts.add(armour.speed() + "'");
    }
    return String.join(", ", parts);
  }

  private String item(Sheets.Sheet sheet) {
    var item = reading.item(sheet);
    var parts = new ArrayList<String>();
    parts.add(item.kind());
    if (!item.heals().equals(Dice.NOTHING)) {
      parts.add("heals " + item.heals());
    }
    if (item.spell() != null) {
      parts.add(
          item.spell().name() + (item.charges() > 1 ? ", " + item.charges() + " charges" : ""));
    }
    if (item.light() > 0) {
      parts.add("lights " + item.light() + "'");
    }
    if (item.aid() > 0) {
      parts.add("+" + item.aid() + " to treat wounds");
    }
    return joined(parts);
  }

  /** {@code mage 1, 150', one enemy, 1d6+1 arcane}. */
  private static String spell(Fields spell) {
    var parts = new ArrayList<String>();
    parts.add(spell.text("who", "") + " " + spell.number("level"));
    boolean hasArea = spell.has("area") || spell.text("targets").equals("self");
    int range = spell.number("range");
    parts.add(range > 0 ? range + "'" : hasArea ? "" : "touch");
    parts.add(spell.text("targets"));
    spell.optionalText("area").ifPresent(parts::add);
    spell
        .optionalMapping("effect")
        .ifPresent(
            does -> {
              does.optional("damage")
                  .ifPresent(
                      dice -> parts.add((words(dice) + " " + does.text("type", "")).strip()));
              does.optionalText("heal").ifPresent(dice -> parts.add("heals " + dice));
              does.optionalText("condition").ifPresent(parts::add);
              String save = does.text("save", "none");
              if (!save.equals("none")) {
                parts.add("save " + save);
              }
            });
    return joined(parts);
  }

  /** Dice as they are written, or a number. */
  private static String words(Node amount) {
    return amount instanceof Scalar said ? said.text() : "";
  }

  private static String joined(List<String> parts) {
    return parts.stream()
        .map(String::strip)
        .filter(p -> !p.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
