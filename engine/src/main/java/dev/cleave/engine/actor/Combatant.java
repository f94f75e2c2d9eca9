package dev.cleave.engine.actor;

import dev.cleave.engine.creature.Ammunition;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A creature in this battle: hit points, gear in hand, conditions, fate. Where it stands the field
 * knows; what it has done this round its rulebook knows.
 */
public final class Combatant implements Actor {

  private final int index;
  private final String name;
  private final Side side;
  private final Creature sheet;
  private int most;
  private final Weapon bareHands;
  private final boolean thing;
  private List<Weapon> weapons;
  private List<Item> items;
  private List<Ammunition> ammunition;
  private List<Spell> spells;
  private @Nullable Lasting lasting;
  private int hitPoints;
  private long conditions;
  private Fate fate;
  private Weapon weapon;
  private Weapon offHand;
  private boolean shield;
  private int shoves;
  private int @Nullable [] until;
  private Conduct conduct = Conduct.PLAIN;
  private boolean plain = true;

  public Combatant(int index, String name, Side side, Creature sheet, int most, Weapon bareHands) {
    this.index = index;
    this.name = name;
    this.side = side;
    this.sheet = sheet;
    this.most = most;
    this.hitPoints = most;
    this.bareHands = bareHands;
    this.thing = sheet.isThing();
    this.fate = thing ? Fate.WHOLE : Fate.STANDING;
    this.weapons = List.copyOf(sheet.weapons());
    this.items = List.copyOf(sheet.items());
    this.ammunition = List.copyOf(sheet.ammunition());
    this.spells = List.copyOf(sheet.spells());
    this.weapon =
        !weapons.isEmpty()
            ? weapons.getFirst()
            : sheet.attacks().isEmpty() ? bareHands : sheet.attacks().getFirst();
    this.offHand = bareHands;
    this.shield = sheet.shield().rating() > 0;
  }

  private Combatant(Combatant other) {
    this.index = other.index;
    this.name = other.name;
    this.side = other.side;
    this.sheet = other.sheet;
    this.most = other.most;
    this.bareHands = other.bareHands;
    this.thing = other.thing;
    this.weapons = other.weapons;
    this.items = other.items;
    this.ammunition = other.ammunition;
    this.spells = other.spells;
    this.lasting = other.lasting == null ? null : other.lasting.copy();
    this.hitPoints = other.hitPoints;
    this.conditions = other.conditions;
    this.fate = other.fate;
    this.weapon = other.weapon;
    this.offHand = other.offHand;
    this.shield = other.shield;
    this.shoves = other.shoves;
    this.until = other.until == null ? null : other.until.clone();
    this.conduct = other.conduct;
    this.plain = other.plain;
  }

  /** The same one, to be changed apart from this. */
  public Combatant copy() {
    return new Combatant(this);
  }

  /** Its place in the battle's list; never changes. */
  @Override
  public int index() {
    return index;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Side side() {
    return side;
  }

  public Creature sheet() {
    return sheet;
  }

  public int hitPoints() {
    return hitPoints;
  }

  public int mostHitPoints() {
    return most;
  }

  /** Hit points as they are after harm or healing; healing stops at the most. */
  public void setHitPoints(int points) {
    this.hitPoints = Math.min(points, most);
  }

  /** So many hit points are gone for good. */
  public void weaken(int points) {
    this.most -= points;
    this.hitPoints -= points;
  }

  /** Others than he has, for who can only guess; his own are put back, or it is a copy. */
  public void assume(int points, int ofMost) {
    this.most = ofMost;
    this.hitPoints = points;
  }

  /** How hurt somebody looks, for those who cannot count his hit points. */
  public String looks() {
    if (fate == Fate.DEAD || fate == Fate.DOWN) {
      return fate == Fate.DEAD ? "dead" : "down";
    }
    if (hitPoints >= most) {
      return "unhurt";
    }
    return hitPoints * 2 > most ? "hurt" : "badly hurt";
  }

  /** The rulebook's own notes on him beyond the fight, null for none. */
  public @Nullable Lasting lasting() {
    return lasting;
  }

  public void keep(Lasting what) {
    this.lasting = what;
  }

  /** How he fights while nobody answers for him. */
  public Conduct conduct() {
    return conduct;
  }

  public void setConduct(Conduct other) {
    this.conduct = other;
    this.plain = other.isPlain();
  }

  /** The same as asking his conduct, which bots do at every turn. */
  public boolean isPlain() {
    return plain;
  }

  public Fate fate() {
    return fate;
  }

  public void setFate(Fate fate) {
    this.fate = fate;
  }

  public boolean isStanding() {
    return fate == Fate.STANDING;
  }

  /** Built and not born: it stands on no side, takes no turn and cannot be killed. */
  public boolean isThing() {
    return thing;
  }

  /** A thing that nobody has wrecked. */
  public boolean isWhole() {
    return fate == Fate.WHOLE;
  }

  /** On its feet, or a thing that is whole. */
  public boolean isInTheWay() {
    return fate == Fate.STANDING || fate == Fate.WHOLE;
  }

  /** There and as well as it can be: on its feet, or whole if it is a thing. */
  public void raise() {
    fate = thing ? Fate.WHOLE : Fate.STANDING;
  }

  /** On the field, on its feet or not. */
  public boolean isPresent() {
    return fate == Fate.STANDING || fate == Fate.DOWN || fate == Fate.WHOLE;
  }

  public boolean is(Condition condition) {
    return (conditions >>> condition.ordinal() & 1) != 0;
  }

  /**
   * One bit test for several conditions.
   *
   * @param several a bit for each by its place in the book's list
   */
  public boolean isAny(long several) {
    return (conditions & several) != 0;
  }

  /** All its conditions, a bit for each by its place in the book's list. */
  public long conditions() {
    return conditions;
  }

  public void gain(Condition condition) {
    conditions |= 1L << condition.ordinal();
  }

  public void lose(Condition condition) {
    conditions &= ~(1L << condition.ordinal());
  }

  /** The round in which a condition ends by itself, 0 if it does not. */
  public int until(Condition condition) {
    return until == null ? 0 : until[condition.ordinal()];
  }

  public void setUntil(Condition condition, int round) {
    if (until == null) {
      until = new int[Long.SIZE];
    }
    until[condition.ordinal()] = round;
  }

  /** One of its conditions was once given a time to end. */
  public boolean isOnTheClock() {
    return until != null;
  }

  /** The weapon in use now; bare hands are a weapon too. */
  public Weapon weapon() {
    return weapon;
  }

  public void wield(Weapon taken) {
    this.weapon = taken;
  }

  public Weapon offHand() {
    return offHand;
  }

  public void wieldOffHand(Weapon taken) {
    this.offHand = taken;
  }

  /** In one hand or the other, or part of its body. */
  public boolean holds(Weapon what) {
    return what.natural() || what.equals(weapon) || what.equals(offHand);
  }

  public boolean bearsShield() {
    return shield;
  }

  public void setShield(boolean borne) {
    this.shield = borne;
  }

  /** How often it has been moved against its will. */
  public int shoves() {
    return shoves;
  }

  /** Counts one more time that it was moved against its will. */
  public void shove() {
    shoves++;
  }

  /** Its weapon when it holds nothing: its claws, or its fists. */
  public Weapon emptyHanded() {
    return sheet.attacks().isEmpty() ? bareHands : sheet.attacks().getFirst();
  }

  /** Fists, whoever they belong to; also what an empty off hand holds. */
  public Weapon bareHands() {
    return bareHands;
  }

  /** Weapons it has at hand or in hand. The list never changes: another takes its place. */
  public List<Weapon> weapons() {
    return weapons;
  }

  public void setWeapons(List<Weapon> carried) {
    this.weapons = List.copyOf(carried);
  }

  public void take(Weapon weapon) {
    this.weapons = with(weapons, weapon);
  }

  /** False if it does not have such a weapon. */
  public boolean drop(Weapon weapon) {
    List<Weapon> had = weapons;
    this.weapons = without(weapons, weapon);
    return weapons.size() < had.size();
  }

  public List<Item> items() {
    return items;
  }

  public void setItems(List<Item> carried) {
    this.items = List.copyOf(carried);
  }

  public void take(Item item) {
    this.items = with(items, item);
  }

  public void drop(Item item) {
    this.items = without(items, item);
  }

  /** Has one thing in place of another, if it has that. */
  public void exchange(Item item, Item by) {
    int at = items.indexOf(item);
    if (at >= 0) {
      var others = new ArrayList<>(items);
      others.set(at, by);
      this.items = List.copyOf(others);
    }
  }

  /** Missiles at hand, the next first; empty where nobody counts. */
  public List<Ammunition> ammunition() {
    return ammunition;
  }

  public void setAmmunition(List<Ammunition> carried) {
    this.ammunition = List.copyOf(carried);
  }

  public List<Spell> spells() {
    return spells;
  }

  public void setSpells(List<Spell> known) {
    this.spells = List.copyOf(known);
  }

  public void forget(Spell spell) {
    this.spells = without(spells, spell);
  }

  private static <T> List<T> with(List<T> things, T one) {
    var more = new ArrayList<>(things);
    more.add(one);
    return List.copyOf(more);
  }

  private static <T> List<T> without(List<T> things, T one) {
    var fewer = new ArrayList<>(things);
    return fewer.remove(one) ? List.copyOf(fewer) : things;
  }

  public boolean isEnemyOf(Combatant other) {
    return side != other.side;
  }

  @Override
  public String toString() {
    return name;
  }
}
