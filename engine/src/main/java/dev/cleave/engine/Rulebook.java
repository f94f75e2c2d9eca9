package dev.cleave.engine;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Infirmary;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;

/**
 * A game. A fight is a function of the battle, the dice and the answers people give; all chance and
 * choice come from the table, and nothing else does.
 */
public interface Rulebook {

  /** The name scenarios and options use: {@code acks2}. */
  String id();

  /** Under which id this book has a rule that code it shares with another edition cites. */
  default String cites(String rule) {
    return rule;
  }

  /** Raised whenever the same dice and answers may lead to another journal. */
  String version();

  /** Plays from the first contact to the last man. The battle is changed in place. */
  Outcome fight(Battle battle, Table table);

  /**
   * Plays on from a lull to the end: a copy that was taken there goes on as the original would.
   *
   * @see Table#lull
   */
  Outcome resume(Battle battle, Table table);

  /**
   * Play after a fight: the fallen are treated, time passes, people heal. The Judge is asked until
   * he is done; he may begin again another day. A book without such rules does nothing.
   */
  default void aftermath(Aftermath scene, Table table) {}

  /** True for a book with rules for {@link #aftermath}. */
  default boolean hasAftermath() {
    return false;
  }

  /**
   * The number a blow or shot would need now, and why; the very number a fight uses.
   *
   * @param way in this book's words; {@link #ways()} lists them
   */
  Tally needs(Battle battle, Combatant attacker, Combatant target, String way);

  /** The ways {@link #needs} understands: melee, missile and so on. */
  List<String> ways();

  /** Makes one attack outside the flow of a fight, for exact odds. */
  void attack(Battle battle, Table table, Combatant attacker, Combatant target, String way);

  /** One combatant's turn outside the flow of a fight: it is asked what it does, and does it. */
  void turn(Battle battle, Table table, Combatant who);

  /**
   * True if it may still matter in the same turn how far below the line the fallen are; odds go
   * faster where it does not.
   */
  default boolean strikesTheFallen() {
    return true;
  }

  /**
   * True if it may still matter in the same turn that this was told, beyond what the battle shows;
   * odds go faster where it does not.
   */
  default boolean remembers(Event told) {
    return true;
  }

  /** True for a book in which a mount is one of those who fight, with a body of its own. */
  default boolean mountsFight() {
    return false;
  }

  /** Ships and boats fight in it. */
  default boolean vesselsFight() {
    return false;
  }

  /** True for a book in which people fight from vehicles; others refuse them. */
  default boolean vehiclesFight() {
    return mountsFight();
  }

  /** States a scenario may put somebody in from the start. */
  List<? extends Condition> conditions();

  /**
   * True for states in which somebody still is when the next fight begins, unless they were timed.
   */
  default boolean lasts(Condition condition) {
    return false;
  }

  /** Names of the numbers a sheet or scenario may state outright: "weapon skill". */
  List<String> numbers();

  /**
   * What keeps a battle from being begun as it is laid out.
   *
   * @param name whose place or which feature is wrong
   * @param expected what would be right instead
   */
  record Objection(String name, String what, String expected, String rule) {

    /** Of a book in which nobody knows how to open a door or breach a wall. */
    public static List<Objection> toWhatBars(Battle battle, String rule) {
      var all = new ArrayList<Objection>();
      for (Feature feature : battle.field().features()) {
        if (feature.blocks()) {
          String what = " bars the way, and this book has no rules for opening it";
          String expected = "an open one, or another rulebook";
          all.add(new Objection(feature.name(), feature.name() + what, expected, rule));
        }
      }
      return all;
    }
  }

  /** Whatever this book cannot begin with; nothing if all is well. */
  default List<Objection> objections(Battle battle) {
    return List.of();
  }

  /** Pairs at blows as things stand; empty in a book without such a rule. */
  default List<Engaged> engagements(Battle battle) {
    return List.of();
  }

  /** Enemies do not know where he is, or that he is there at all. */
  default boolean isHidden(Combatant who) {
    return false;
  }

  /** How well people make each other out as things stand. */
  default Eyesight eyesight(Battle battle) {
    return Eyesight.plain(battle);
  }

  /** One engages the other; the other may or may not engage him. */
  record Engaged(Combatant one, Combatant other) {}

  /** Hands a weapon takes of somebody; in some books the large need fewer. */
  default int hands(Creature sheet, Weapon weapon) {
    return weapon.hands();
  }

  /** Hit points of a creature that states none. */
  int hitPoints(Creature sheet);

  /** The book's knowledge of wounds that outlast a fight. */
  default Infirmary infirmary() {
    return Infirmary.NONE;
  }
}
