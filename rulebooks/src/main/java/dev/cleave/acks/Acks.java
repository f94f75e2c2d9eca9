package dev.cleave.acks;

import dev.cleave.acks.aftermath.AftermathNumbers;
import dev.cleave.acks.attack.Blow;
import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.book.State;
import dev.cleave.acks.book.WordTables;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.play.Numbers;
import dev.cleave.acks.space.Lookout;
import dev.cleave.acks.turn.FightMemory;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.wounds.Ward;
import dev.cleave.engine.Eyesight;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Infirmary;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.CitingTable;
import dev.cleave.engine.table.Silence;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Concordance;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The family of ACKS: what all its editions share. Everybody acts on a count from the highest
 * number down; an attack throw meets a target value raised by Armour Class. An edition is a page:
 * it names its fight, in which the parts that are other there stand in for these.
 */
public abstract class Acks implements Rulebook {

  /** Read once, for all its fights. */
  protected final Numbers numbers;

  private final AftermathNumbers afterwards;
  private final Ward ward;

  private final @Nullable Concordance concordance;

  /** The rooms of the last fight on a thread to which nobody listened: the next may have them. */
  private final ThreadLocal<@Nullable Fight> rooms = new ThreadLocal<>();

  /** The edition whose ids the code cites. */
  protected Acks(Figures figures) {
    this(figures, null);
  }

  /**
   * @param concordance by which ids this edition has the rules it shares; null for the code's own
   */
  protected Acks(Figures figures, @Nullable Concordance concordance) {
    this.concordance = concordance;
    WordTables.check(figures);
    this.numbers = Numbers.of(figures);
    this.ward = new Ward(numbers.book().afflictions, numbers.wound().convalescence);
    this.afterwards = new AftermathNumbers(figures, numbers.wound().convalescence);
  }

  /** The fight of this edition. */
  protected abstract Fight open(Battle battle, Table table);

  private Fight at(Battle battle, Table table) {
    return open(battle, concordance == null ? table : new CitingTable(table, concordance));
  }

  @Override
  public final String cites(String rule) {
    return concordance == null ? rule : concordance.own(rule);
  }

  private Fight begin(Battle battle, Table table) {
    battle.remember(new FightMemory(numbers.book(), battle));
    return at(battle, table);
  }

  @Override
  public Outcome fight(Battle battle, Table table) {
    if (table.listens()) {
      return begin(battle, table).play();
    }
    Fight fight = unheard(battle, table);
    Outcome outcome = fight.play();
    rooms.set(fight);
    return outcome;
  }

  /** One of ten thousand. A fight within a fight finds no rooms here and has its own. */
  private Fight unheard(Battle battle, Table table) {
    Fight last = rooms.get();
    rooms.set(null);
    battle.remember(new FightMemory(numbers.book(), battle));
    Fight next = last == null ? null : last.next(battle, table);
    return next == null ? at(battle, table) : next;
  }

  @Override
  public Outcome resume(Battle battle, Table table) {
    return at(battle, table).resume();
  }

  @Override
  public void aftermath(Aftermath scene, Table table) {
    new dev.cleave.acks.aftermath.Aftermath(begin(scene.battle(), table), afterwards, scene).play();
  }

  @Override
  public boolean lasts(Condition condition) {
    return dev.cleave.acks.aftermath.Aftermath.lasts(condition);
  }

  @Override
  public boolean hasAftermath() {
    return true;
  }

  @Override
  public Infirmary infirmary() {
    return ward;
  }

  @Override
  public Tally needs(Battle battle, Combatant attacker, Combatant target, String way) {
    Battle copy = battle.copy();
    Combatant by = copy.combatant(attacker.index());
    Combatant on = copy.combatant(target.index());
    Fight fight = open(copy, Silence.TABLE);
    Weapon weapon = weapon(fight, by, way);
    boolean melee = way.equals(Blow.MELEE);
    if (melee || fight.fighter(by).mayTurn) {
      fight.engagement().face(by, on);
    }
    Tally needs =
        melee
            ? fight.attackThrow().melee(by, on, weapon, Bonus.NONE)
            : fight.attackThrow().missile(by, on, weapon);
    return concordance == null ? needs : concordance.own(needs);
  }

  @Override
  public List<String> ways() {
    return List.of(Blow.MELEE, Blow.MISSILE);
  }

  @Override
  public void attack(Battle battle, Table table, Combatant attacker, Combatant target, String way) {
    Fight fight = at(battle, table);
    Weapon weapon = weapon(fight, attacker, way);
    if (way.equals(Blow.MELEE) || fight.fighter(attacker).mayTurn) {
      fight.engagement().face(attacker, target); // as needs does
    }
    if (way.equals(Blow.MELEE)) {
      boolean[] before = fight.ambush().begin(attacker, true);
      fight.meleeAttack().attempt(attacker, target, weapon, Bonus.NONE);
      fight.ambush().end(attacker, before);
    } else {
      boolean[] before = fight.ambush().begin(attacker, false);
      fight.missileAttack().loose(attacker, target, weapon);
      fight.ambush().end(attacker, before);
    }
  }

  @Override
  public void turn(Battle battle, Table table, Combatant who) {
    Fight fight = at(battle, table);
    Fighter fighter = fight.fighter(who);
    if (!fighter.waiting) {
      fighter.startRound(fight.engagement().isEngaged(who)); // as if it were his turn
    }
    fight.segment().play(who);
  }

  /** A2.MOUNT.01 */
  @Override
  public boolean mountsFight() {
    return true;
  }

  /** Blows go to those on their feet. A2.COMBAT.13 */
  @Override
  public boolean strikesTheFallen() {
    return false;
  }

  /**
   * A throw is over when it is told, and a wound is in the hit points; cleaves are counted by the
   * answers. What knocks out is noted apart. A2.NONLETHAL.03
   */
  @Override
  public boolean remembers(Event told) {
    boolean wound =
        told.is(Event.Kind.DAMAGE)
            && !Integer.valueOf(0).equals(told.fact("amount"))
            && Integer.valueOf(0).equals(told.fact("nonlethal"));
    boolean plain =
        told.is(Event.Kind.ATTACK) && told.fact("maneuver") == null && told.fact("ambush") == null;
    return !wound && !plain;
  }

  /** The weapon ready for such an attack, else whatever is in hand. */
  private Weapon weapon(Fight fight, Combatant attacker, String way) {
    Weapon ready =
        switch (way) {
          case Blow.MELEE -> fight.wielding().melee(attacker);
          case Blow.MISSILE -> fight.wielding().missile(attacker);
          default ->
              throw new IllegalArgumentException(
                  id() + " knows no attack \"" + way + "\"; it knows melee and missile");
        };
    return ready == null ? attacker.weapon() : ready;
  }

  /** Nobody begins where nobody could come to stand. A2.MAP.09-15 */
  @Override
  public List<Objection> objections(Battle battle) {
    var fight = open(battle, Silence.TABLE);
    var all = new ArrayList<Objection>();
    for (Combatant who : battle.combatants()) {
      if (battle.field().isOn(who)
          && who.isStanding()
          && !battle.field().hasRoom(who, fight.movement().knowing)) {
        all.add(
            new Objection(
                who.name(),
                "the others leave " + who.name() + " no room there",
                "a square for each; only those whose weapons need little room close up, three to"
                    + " two squares, and three ranks to ten feet",
                cites("A2.MAP.14")));
      }
    }
    return all;
  }

  @Override
  public List<Engaged> engagements(Battle battle) {
    return open(battle, Silence.TABLE).engagement().all();
  }

  @Override
  public Eyesight eyesight(Battle battle) {
    return new Lookout(open(battle, Silence.TABLE));
  }

  @Override
  public boolean isHidden(Combatant who) {
    return who.is(State.HIDDEN); // A2.COND.HIDE.01
  }

  @Override
  public List<? extends Condition> conditions() {
    return State.OF_THE_SECOND_EDITION;
  }

  @Override
  public List<String> numbers() {
    return List.of(
        "attack throw",
        "initiative",
        "reach",
        "speed",
        "weight",
        "load",
        "gold",
        "xp",
        "healing",
        "save level",
        "climbing",
        "shoulder",
        "cleaves",
        "cut free",
        "sneaking",
        "hiding",
        "lockpicking",
        "searching",
        "trapbreaking",
        "listening");
  }

  @Override
  public int hitPoints(Creature sheet) {
    return sheet.hitPoints(numbers.book().modifier(sheet.abilities().constitution()));
  }
}
