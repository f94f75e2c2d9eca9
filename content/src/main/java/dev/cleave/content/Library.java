package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Nearest;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.creature.Build;
import dev.cleave.engine.creature.Craft;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.figures.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** All content packs, with house rules laid over them. Each pack is read when first asked for. */
public final class Library {

  private static final List<String> RULEBOOKS = CorePack.names(Edition.FOLDER);
  private static final Library CORE = new Library();

  private final Map<Kind, Sheets> sheets = new ConcurrentHashMap<>();
  private final Map<String, Book> books = new ConcurrentHashMap<>();
  private final List<HouseRules> houses;
  private final List<String> overrides;
  private final Behaviours behaviours;

  /** Every table that is opened asks for it, and the packs are long. */
  private volatile @Nullable String hash;

  private Library() {
    this.houses = List.of();
    this.overrides = List.of();
    this.behaviours = new Behaviours(sheets(Kind.BEHAVIOURS));
  }

  private Library(Library under, HouseRules house) {
    var rules = Fields.of(house.node());
    var changes = new Changes();
    for (String id : under.rulebooks()) {
      rules
          .optionalMapping(id)
          .ifPresent(book -> books.put(id, under.book(id).with(book, changes)));
      books.putIfAbsent(id, under.book(id));
    }
    for (Kind kind : Kind.values()) {
      var section = rules.optionalMapping(kind.section());
      sheets.put(
          kind,
          section
              .map(own -> under.sheets(kind).with(own, house.replaces(), changes))
              .orElse(under.sheets(kind)));
    }
    behaviours = new Behaviours(sheets(Kind.BEHAVIOURS));
    houses = with(under.houses, house);
    overrides = new ArrayList<>(under.overrides);
    overrides.addAll(changes.lines());
    Proofreading.of(this, rules);
  }

  private static <T> List<T> with(List<T> all, T one) {
    var more = new ArrayList<>(all);
    more.add(one);
    return List.copyOf(more);
  }

  /** The packs Cleave comes with. */
  public static Library core() {
    return CORE;
  }

  /** The same packs with house rules laid over them. */
  public Library with(HouseRules house) {
    return new Library(this, house);
  }

  /** Changes and additions by house rules, one line each: {@code creatures.orc.ac: 4 (was 3)}. */
  public List<String> overrides() {
    return List.copyOf(overrides);
  }

  /** The house rules laid over the core, in order. */
  public List<HouseRules> houses() {
    return houses;
  }

  /** Ids of the rulebooks there are figures for. */
  public List<String> rulebooks() {
    return RULEBOOKS;
  }

  /** Title and summary of a rulebook. */
  public About about(String rulebook) {
    return book(rulebook).about();
  }

  /** Title and summary of a rulebook. */
  public record About(String id, String title, String about) {}

  /** The options of a rulebook. */
  public List<Option> options(String rulebook) {
    return book(rulebook).options();
  }

  /**
   * An option of a rulebook.
   *
   * @param usual the word that holds if nobody says otherwise
   * @param words each word and what it means, in order
   */
  public record Option(
      String name, String about, String rule, String usual, Map<String, String> words) {}

  /**
   * Figures, charts and options of a rulebook; options not named have their default.
   *
   * @throws BadInput for an unknown rulebook, option or word, with the nearest known
   */
  public Figures figures(String rulebook, Map<String, String> options) {
    return book(rulebook).figures(options);
  }

  public Weapon weapon(String id, String rulebook, Figures figures) {
    return reading(rulebook, figures).weapon(sheets(Kind.WEAPONS).sheet(id));
  }

  public Armour armour(String id, String rulebook, Figures figures) {
    return reading(rulebook, figures).armour(sheets(Kind.ARMOUR).sheet(id));
  }

  public Spell spell(String id, String rulebook, Figures figures) {
    return Spellbook.spell(sheets(Kind.SPELLS).sheet(id), book(rulebook));
  }

  public Item item(String id, String rulebook, Figures figures) {
    return reading(rulebook, figures).item(sheets(Kind.ITEMS).sheet(id));
  }

  public Piece artillery(String id, String rulebook, Figures figures) {
    return Ordnance.piece(sheets(Kind.ARTILLERY).sheet(id));
  }

  public Build structure(String id, String rulebook, Figures figures) {
    return Ordnance.build(sheets(Kind.STRUCTURES).sheet(id));
  }

  public Creature vehicle(String id, String rulebook, Figures figures) {
    return reading(rulebook, figures).vehicle(sheets(Kind.VEHICLES).sheet(id)).creature();
  }

  public Creature creature(String id, String rulebook, Figures figures) {
    return reading(rulebook, figures).creature(sheets(Kind.CREATURES).sheet(id));
  }

  Reading reading(String rulebook, Figures figures) {
    return new Reading(this, book(rulebook), figures);
  }

  public SequencedSet<String> weaponIds() {
    return sheets(Kind.WEAPONS).ids();
  }

  public SequencedSet<String> armourIds() {
    return sheets(Kind.ARMOUR).ids();
  }

  public SequencedSet<String> spellIds() {
    return sheets(Kind.SPELLS).ids();
  }

  /** Those that a rulebook reads. */
  public List<String> spellIds(String rulebook) {
    return spellIds().stream()
        .filter(id -> Spellbook.isIn(sheets(Kind.SPELLS).sheet(id), book(rulebook)))
        .toList();
  }

  public SequencedSet<String> itemIds() {
    return sheets(Kind.ITEMS).ids();
  }

  public SequencedSet<String> artilleryIds() {
    return sheets(Kind.ARTILLERY).ids();
  }

  public SequencedSet<String> structureIds() {
    return sheets(Kind.STRUCTURES).ids();
  }

  public SequencedSet<String> vehicleIds() {
    return sheets(Kind.VEHICLES).ids();
  }

  public Craft vessel(String id, String rulebook, Figures figures) {
    return Ordnance.craft(sheets(Kind.VESSELS).sheet(id));
  }

  public SequencedSet<String> vesselIds() {
    return sheets(Kind.VESSELS).ids();
  }

  public SequencedSet<String> creatureIds() {
    return sheets(Kind.CREATURES).ids();
  }

  public SequencedSet<String> classIds() {
    return sheets(Kind.CLASSES).ids();
  }

  /** {@code sha256:…} over packs and house rules; the words of the ledger do not count. */
  public String hash() {
    String known = hash;
    if (known == null) {
      known = Fingerprint.of(this);
      hash = known;
    }
    return known;
  }

  /** How creatures may fight while nobody answers for them, the plain fighter first. */
  public List<Behaviour> behaviours() {
    return behaviours.all();
  }

  /** The behaviour of that name, or a refusal with the nearest. */
  public Behaviour behaviour(String name) {
    return behaviours.named(name);
  }

  Manners manners(Fields scenario, Roster roster) {
    return new Manners(behaviours, scenario, roster);
  }

  Sheets sheets(Kind kind) {
    return sheets.computeIfAbsent(kind, Sheets::core);
  }

  Book book(String id) {
    if (!RULEBOOKS.contains(id)) {
      throw new BadInput(unknownRulebook(id));
    }
    return books.computeIfAbsent(id, one -> Book.of(Edition.core(one, RULEBOOKS)));
  }

  private static Problem unknownRulebook(String id) {
    var what = "\"" + id + "\" is not a known rulebook";
    var known = "Known: " + Nearest.list(id, RULEBOOKS);
    var hint = Nearest.didYouMean(id, RULEBOOKS);
    return new Problem(new Source("rulebook", ""), 0, 0, "", what, known, hint);
  }
}
