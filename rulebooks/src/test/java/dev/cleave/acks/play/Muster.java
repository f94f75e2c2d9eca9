package dev.cleave.acks.play;

import dev.cleave.acks2.Acks2;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Abilities;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Theatre;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** People, monsters and the ground they meet on, for tests. */
final class Muster {

  static final Weapon FIST = weapon("bare hands", 0, "1d3", "0", null, Set.of());
  static final Weapon SWORD = weapon("sword", 1, "1d6", "1d8", null, Set.of());
  static final Weapon DAGGER =
      weapon("dagger", 1, "1d4", "0", new Range(15, 30, 45), Set.of("thrown"));
  static final Weapon SPEAR =
      weapon("spear", 1, "1d6", "1d8", new Range(30, 60, 120), Set.of("long", "impact", "thrown"));
  static final Weapon GREAT_AXE = weapon("great axe", 2, "1d10", "0", null, Set.of());
  static final Weapon BOW =
      weapon("long bow", 2, "1d6", "0", new Range(120, 240, 360), Set.of("missile"));
  static final Weapon CLAW = natural("claw", 2, "1d4");
  static final Weapon BITE = natural("bite", 1, "1d8");

  static final Spell FIRE = spell("fireball", 8, false, "3d6", "0", "", "half", "breath");
  static final Spell SLEEP = spell("sleep", 6, false, "0", "0", "helpless", "none", "");
  static final Spell FEAR =
      spell("cause fear", 1, false, "0", "0", "frightened", "negates", "magic");
  static final Spell CURE = spell("cure light wounds", 1, true, "0", "1d6+1", "", "none", "");

  static final Spell SWIFT_SWORD = spell("swift sword", 1, true, "0", "0", "swift", "none", "");

  private final Side heroes = new Side(0, "heroes", false);
  private final Side monsters;
  private final List<Combatant> all = new ArrayList<>();
  private final Map<Combatant, Square> squares = new HashMap<>();
  private final Map<Combatant, Facing> facings = new HashMap<>();
  private final Acks2 book;

  Muster(Acks2 book, boolean judged) {
    this.book = book;
    this.monsters = new Side(1, "monsters", judged);
  }

  static Muster of(Acks2 book) {
    return new Muster(book, true);
  }

  Combatant hero(String name, Creature sheet) {
    return add(name, heroes, sheet);
  }

  Combatant monster(String name, Creature sheet) {
    return add(name, monsters, sheet);
  }

  Muster at(Combatant who, int column, int row, Facing facing) {
    squares.put(who, Square.of(column, row));
    facings.put(who, facing);
    return this;
  }

  List<Combatant> everybody() {
    return all;
  }

  private Combatant add(String name, Side side, Creature sheet) {
    var combatant = new Combatant(all.size(), name, side, sheet, book.hitPoints(sheet), FIST);
    all.add(combatant);
    return combatant;
  }

  Battle apart(int feet) {
    return new Battle(List.of(heroes, monsters), all, new Theatre(all, feet), false, 200);
  }

  Battle on(Ground ground) {
    var map = new Battlemap(ground, all);
    squares.forEach(map::place);
    facings.forEach(map::turn);
    return new Battle(List.of(heroes, monsters), all, map, false, 200);
  }

  static Sheet fighter(int level) {
    return new Sheet("fighter", "fighter", level, HitDice.of(level)).hp(8 * level).weapons(SWORD);
  }

  static Sheet orc() {
    return new Sheet("orc", null, 0, HitDice.of(1)).hp(5).ac(3).weapons(SWORD);
  }

  static Sheet ogre() {
    return new Sheet("ogre", null, 0, HitDice.parse("4+1"))
        .hp(20)
        .ac(3)
        .size(Size.LARGE)
        .weapons(GREAT_AXE);
  }

  static Sheet bear() {
    return new Sheet("bear", null, 0, HitDice.of(3)).hp(14).ac(2).attacks(CLAW, BITE);
  }

  static Sheet mage() {
    return new Sheet("mage", "mage", 5, HitDice.of(5)).hp(10).weapons(DAGGER);
  }

  private static Weapon weapon(
      String name,
      int hands,
      String damage,
      String both,
      @Nullable Range range,
      Set<String> traits) {
    boolean melee = !traits.contains("missile");
    return new Weapon(
        name,
        name,
        Size.MAN_SIZED,
        hands,
        Dice.parse(damage),
        Dice.parse(both),
        1,
        range,
        0,
        melee,
        false,
        1,
        List.of("slashing"),
        traits,
        null,
        "",
        0);
  }

  private static Weapon natural(String name, int count, String damage) {
    return new Weapon(
        name,
        name,
        Size.MAN_SIZED,
        0,
        Dice.parse(damage),
        Dice.NOTHING,
        1,
        null,
        0,
        true,
        true,
        count,
        List.of("slashing"),
        Set.of(),
        null,
        "",
        0);
  }

  private static Spell spell(
      String name,
      int targets,
      boolean allies,
      String damage,
      String heals,
      String condition,
      String save,
      String against) {
    return new Spell(
        name,
        name,
        1,
        allies ? 5 : 120,
        allies,
        targets,
        new Effect(
            Dice.parse(damage),
            Dice.parse(heals),
            condition,
            Dice.NOTHING,
            save,
            against,
            List.of()),
        Set.of());
  }

  /** A sheet in the making. */
  static final class Sheet {

    private final String id;
    private final @Nullable String calling;
    private final int level;
    private final HitDice dice;
    private int hp;
    private int morale;
    private int speed = 40;
    private @Nullable Integer ac;
    private Size size = Size.MAN_SIZED;
    private String kind = "man";
    private Abilities abilities = Abilities.AVERAGE;
    private Armour armour = Armour.NONE;
    private Armour shield = Armour.NONE;
    private List<Weapon> attacks = List.of();
    private List<Weapon> weapons = List.of();
    private List<Spell> spells = List.of();
    private List<Spell> powers = List.of();
    private Set<String> traits = Set.of();

    Sheet(String id, @Nullable String calling, int level, HitDice dice) {
      this.id = id;
      this.calling = calling;
      this.level = level;
      this.dice = dice;
    }

    Sheet hp(int points) {
      this.hp = points;
      return this;
    }

    Sheet ac(int rating) {
      this.ac = rating;
      return this;
    }

    Sheet armour(int rating) {
      this.armour = new Armour("armour", "armour", false, rating, rating, 0);
      return this;
    }

    Sheet shield(int rating) {
      this.shield = new Armour("shield", "shield", true, rating, 1, 0);
      return this;
    }

    Sheet morale(int rating) {
      this.morale = rating;
      return this;
    }

    Sheet speed(int feet) {
      this.speed = feet;
      return this;
    }

    Sheet size(Size rank) {
      this.size = rank;
      return this;
    }

    Sheet kind(String word) {
      this.kind = word;
      return this;
    }

    Sheet strength(int score) {
      this.abilities = new Abilities(score, 10, 10, abilities.dexterity(), 10, 10);
      return this;
    }

    Sheet dexterity(int score) {
      this.abilities = new Abilities(abilities.strength(), 10, 10, score, 10, 10);
      return this;
    }

    Sheet attacks(Weapon... sequence) {
      this.attacks = List.of(sequence);
      return this;
    }

    Sheet weapons(Weapon... carried) {
      this.weapons = List.of(carried);
      return this;
    }

    Sheet spells(Spell... known) {
      this.spells = List.of(known);
      return this;
    }

    Sheet powers(Spell... worked) {
      this.powers = List.of(worked);
      return this;
    }

    Sheet traits(String... words) {
      this.traits = Set.of(words);
      return this;
    }

    /** The classes of the book as content states them. */
    private static Calling calling(String id) {
      String column =
          switch (id) {
            case "cleric", "crusader" -> "crusader";
            case "thief", "mage" -> id;
            default -> "fighter";
          };
      return new Calling(
          id, id, column, "saves " + column, "", id.equals("cleric"), !id.equals("normal man"));
    }

    Creature make() {
      return new Creature(
          id,
          id,
          kind,
          calling == null ? null : calling(calling),
          level,
          dice,
          8,
          hp,
          size,
          abilities,
          ac,
          morale,
          speed,
          size.frontage(),
          size.depth(),
          attacks,
          weapons,
          armour,
          shield,
          null,
          List.of(),
          List.of(),
          spells,
          powers,
          List.of(),
          traits,
          Map.of(),
          null);
    }
  }
}
