package dev.cleave.thac0;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Infirmary;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Ability;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.table.Silence;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.aftermath.Sickroom;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Course;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.space.Reach;
import dev.cleave.thac0.turn.DeclarationQuestion;
import dev.cleave.thac0.turn.Left;
import dev.cleave.thac0.turn.Turns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The THAC0 game. */
public final class Thac0 implements Rulebook {

  public static final String ID = "thac0";

  private final Numbers numbers;
  private final Sickroom sickroom;

  /** The rooms of the last fight on a thread to which nobody listened: the next may have them. */
  private final ThreadLocal<@Nullable Fight> rooms = new ThreadLocal<>();

  public Thac0(Figures figures) {
    this.numbers = new Numbers(figures);
    this.sickroom = new Sickroom(numbers);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String version() {
    return "6";
  }

  @Override
  public Outcome fight(Battle battle, Table table) {
    Course.anew(battle, numbers);
    if (table.listens()) {
      return new Fight(battle, table, numbers).play();
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
    return last == null ? new Fight(battle, table, numbers) : last.next(battle, table);
  }

  @Override
  public Outcome resume(Battle battle, Table table) {
    return new Fight(battle, table, numbers).play();
  }

  @Override
  public boolean hasAftermath() {
    return true;
  }

  @Override
  public void aftermath(Aftermath scene, Table table) {
    Course.anew(scene.battle(), numbers);
    var fight = new Turns(scene.battle(), table, numbers);
    new dev.cleave.thac0.aftermath.Aftermath(fight, scene).play();
  }

  @Override
  public boolean lasts(Condition condition) {
    return dev.cleave.thac0.aftermath.Aftermath.lasts(condition);
  }

  @Override
  public Infirmary infirmary() {
    return sickroom;
  }

  @Override
  public List<String> ways() {
    return List.of("melee", "missile");
  }

  @Override
  public Tally needs(Battle battle, Combatant attacker, Combatant target, String way) {
    var fight = new Turns(battle.copy(), Silence.TABLE, numbers);
    Fighter by = fight.fighter(attacker);
    Fighter on = fight.fighter(target);
    // who is larger one way than the other comes from another side so; nobody minds a turn in
    // thought
    fight.field().face(by.combatant, on.combatant);
    letGo(fight, by);
    return fight.throwing.tally(by, on, blow(fight, by, on, way));
  }

  /** Who strikes has let go of whom he held. TH.C.WRES.06 */
  private static void letGo(Turns fight, Fighter by) {
    if (by.holds >= 0) {
      fight.wrestling.letGo(by, "TH.C.WRES.06");
    }
  }

  private static Blow blow(Turns fight, Fighter by, Fighter on, String way) {
    var weapon = by.weapon();
    if (way.equals("missile")) {
      return Blow.missile(fight.arms(weapon).flying());
    }
    return fight.blows.first(by, fight.feet(by, on));
  }

  @Override
  public void attack(Battle battle, Table table, Combatant attacker, Combatant target, String way) {
    var fight = new Turns(battle, table, numbers);
    Fighter by = fight.fighter(attacker);
    Fighter on = fight.fighter(target);
    fight.blows.face(by, on); // as needs does
    letGo(fight, by);
    Blow blow = blow(fight, by, on, way);
    fight.damage.apart(
        () -> {
          if (blow.missile()) {
            fight.missiles.shoot(by, on, blow);
          } else {
            fight.strike.make(by, on, blow);
          }
        });
  }

  @Override
  public void turn(Battle battle, Table table, Combatant who) {
    if (battle.round() == 0) {
      battle.nextRound(); // his attacks are those of a round
    }
    var fight = new Turns(battle, table, numbers);
    Fighter fighter = fight.fighter(who);
    if (fighter.plan == null && fighter.canAct()) {
      Plan plan = table.ask(new DeclarationQuestion(fight, fighter)); // TH.SEQ.06
      fighter.plan = plan;
      fight.turn.ready(fighter, plan);
    }
    fighter.acted = false;
    fighter.holding = false;
    fighter.feet = 0;
    if (fighter.canAct()) {
      fight.damage.apart(() -> fight.turn.take(fighter, Left.ALL));
    }
  }

  /** Nobody here knows how to open a door or breach a wall. TH.R.02 */
  @Override
  public List<Objection> objections(Battle battle) {
    return Objection.toWhatBars(battle, "TH.C.MOVE.03");
  }

  @Override
  public List<Engaged> engagements(Battle battle) {
    var fight = new Turns(battle, Silence.TABLE, numbers);
    var all = new ArrayList<Engaged>();
    for (Fighter one : fight.fighters) {
      for (Fighter other : fight.fighters) {
        if (one.isEnemyOf(other)
            && fight.threat.threatens(one, other)
            && fight.fought(one, other)) {
          all.add(new Engaged(one.combatant, other.combatant));
        }
      }
    }
    return all;
  }

  @Override
  public boolean isHidden(Combatant who) {
    return who.is(State.HIDDEN);
  }

  @Override
  public List<? extends Condition> conditions() {
    return List.of(State.values());
  }

  @Override
  public List<String> numbers() {
    return List.of(
        "ac",
        "attacks",
        "concealment",
        "constitution",
        "dexterity",
        "exceptional strength",
        "height",
        "hide",
        "intelligence",
        "load",
        "magic resistance",
        "morale",
        "opportunity attacks",
        "priest level",
        "protection",
        "psionic strength",
        "reach",
        "riding",
        "rogue level",
        "strength",
        "thac0",
        "warrior level",
        "weight",
        "wizard level");
  }

  @Override
  public int hands(Creature sheet, Weapon weapon) {
    return Reach.hands(sheet.size(), weapon);
  }

  /** Constitution counts for every die, and more for warriors. TH.C.ABIL.06 */
  @Override
  public int hitPoints(Creature sheet) {
    return sheet.hitPoints(
        sheet.isCharacter()
            ? numbers.hitPointsADie(sheet.abilities().score(Ability.CONSTITUTION), sheet)
            : 0);
  }
}
