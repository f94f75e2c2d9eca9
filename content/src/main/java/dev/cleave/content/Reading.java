package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Build;
import dev.cleave.engine.creature.Craft;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Template;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.figures.Figures;
import java.util.LinkedHashSet;
import java.util.SequencedSet;

/** The library as one rulebook reads it. */
final class Reading {

  private final Library library;
  private final Book book;
  private final Figures figures;
  private final Armoury armoury;
  private final Bestiary bestiary;
  private final Callings callings;

  Reading(Library library, Book book, Figures figures) {
    this.library = library;
    this.book = book;
    this.figures = figures;
    this.armoury = new Armoury(book, figures);
    this.bestiary = new Bestiary(this);
    this.callings = new Callings(book, figures);
  }

  Book book() {
    return book;
  }

  Figures figures() {
    return figures;
  }

  Armoury armoury() {
    return armoury;
  }

  Bestiary bestiary() {
    return bestiary;
  }

  Callings callings() {
    return callings;
  }

  /** A weapon by name, with its magic: sword +1. */
  Weapon weapon(Node word) {
    var named = Enchanted.of(word);
    return weapon(library.sheets(Kind.WEAPONS).sheet(named.word())).enchanted(named.magic());
  }

  /** With or without magic. */
  boolean isWeapon(Node word) {
    return library.sheets(Kind.WEAPONS).id(Fields.text(Enchanted.of(word).word())) != null;
  }

  /** One of the packs', and not made up on the spot. */
  boolean isKnown(Weapon weapon) {
    return library.sheets(Kind.WEAPONS).id(weapon.id()) != null;
  }

  /** The magic that every weapon of this sort has. */
  int magic(Weapon weapon) {
    return isKnown(weapon)
        ? weapon(library.sheets(Kind.WEAPONS).sheet(weapon.id())).magic()
        : weapon.magic();
  }

  /** Every kind of missile that some weapon shoots. */
  SequencedSet<String> missiles() {
    var sheets = library.sheets(Kind.WEAPONS);
    var missiles = new LinkedHashSet<String>();
    for (String id : sheets.ids()) {
      sheets.sheet(id).fields().optionalText("ammunition").ifPresent(missiles::add);
    }
    return missiles;
  }

  Weapon weapon(Sheets.Sheet sheet) {
    return armoury.weapon(sheet);
  }

  Weapon bareHands() {
    return weapon(library.sheets(Kind.WEAPONS).sheet("unarmed"));
  }

  Armour armour(Sheets.Sheet sheet) {
    return armoury.armour(sheet);
  }

  /** A piece's share in the Armour Class on a creature's sheet. */
  int worth(Armour piece) {
    var armour = library.sheets(Kind.ARMOUR);
    if (armour.id(piece.id()) == null) {
      return 0;
    }
    var sheet = armour.sheet(piece.id());
    return Armoury.worth(sheet) + piece.rating() - armour(sheet).rating();
  }

  /** Body armour by name. */
  Armour bodyArmour(Node word) {
    var named = Enchanted.of(word);
    var sheet = library.sheets(Kind.ARMOUR).sheet(named.word());
    if (sheet.fields().has("shield") || sheet.fields().has("helm")) {
      throw new BadInput(word.place().problem(word.shown() + " is not body armour"));
    }
    return armour(sheet).enchanted(named.magic());
  }

  /** A shield by name. */
  Armour shield(Node word) {
    var named = Enchanted.of(word);
    var sheet = library.sheets(Kind.ARMOUR).sheet(named.word());
    if (!sheet.fields().has("shield")) {
      throw new BadInput(word.place().problem(word.shown() + " is not a shield"));
    }
    return armour(sheet).enchanted(named.magic());
  }

  /** A thing by name; a weapon among things is packed away like them. */
  Item item(Node word) {
    var name = Fields.text(Enchanted.of(word).word());
    if (library.sheets(Kind.ITEMS).id(name) == null
        && library.sheets(Kind.WEAPONS).id(name) != null) {
      return Item.of(weapon(word));
    }
    return item(library.sheets(Kind.ITEMS).sheet(word));
  }

  Item item(Sheets.Sheet sheet) {
    return Magic.item(sheet, this::spell);
  }

  /** Whether the book reads the spell in a thing, if there is one. */
  boolean isUsed(Sheets.Sheet item) {
    return item.fields().optional("spell").map(this::hasSpell).orElse(true);
  }

  Piece piece(Node word) {
    return Ordnance.piece(library.sheets(Kind.ARTILLERY).sheet(word));
  }

  Build build(Node word) {
    return Ordnance.build(library.sheets(Kind.STRUCTURES).sheet(word));
  }

  Build build(String id) {
    return Ordnance.build(library.sheets(Kind.STRUCTURES).sheet(id));
  }

  Craft craft(Node word) {
    return Ordnance.craft(library.sheets(Kind.VESSELS).sheet(word));
  }

  Draft vehicle(Node word) {
    return vehicle(library.sheets(Kind.VEHICLES).sheet(word));
  }

  Draft vehicle(Sheets.Sheet sheet) {
    return bestiary.vehicle(sheet);
  }

  /** The book reads that spell; what it does not know of, its creatures do without. */
  boolean hasSpell(Node word) {
    return Spellbook.isIn(library.sheets(Kind.SPELLS).sheet(word), book);
  }

  Spell spell(Node word) {
    return Spellbook.spell(library.sheets(Kind.SPELLS).sheet(word), book);
  }

  /** A spell that is always about its creature. */
  Spell aura(Node word) {
    Spell spell = spell(word);
    Template area = spell.scope().template();
    if (area == null || !area.is(Template.Shape.BURST) || spell.range() != 0) {
      throw new BadInput(
          word.place()
              .problem(
                  word.shown() + " is no spell about its creature",
                  "Expected: a spell with range: 0 and an area such as burst 20",
                  ""));
    }
    return spell;
  }

  Sheets.Sheet creatureSheet(Node word) {
    return library.sheets(Kind.CREATURES).sheet(word);
  }

  /** A creature as it usually comes. */
  Creature creature(Sheets.Sheet sheet) {
    return finished(bestiary.draft(sheet, bestiary.gear(sheet)));
  }

  /** Works out what follows from the whole sheet. */
  Creature finished(Draft draft) {
    if (book.hasFigure("morale from rating")) {
      int score = draft.morale + figures.number("morale from rating");
      int least = figures.number("morale least");
      int most = Math.max(least, figures.number("morale most"));
      draft.numbers.putIfAbsent("morale", Math.clamp(score, least, most));
    }
    wear(draft);
    return draft.creature();
  }

  /** Rings and the like protect whoever comes with them. */
  private void wear(Draft draft) {
    for (Item item : draft.gear.items()) {
      if (item.is("ring")) {
        draft.protect(library.sheets(Kind.ITEMS).sheet(item.id()).fields());
      }
    }
  }
}
