package dev.cleave.weaponskill;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Ability;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.table.Silence;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import dev.cleave.weaponskill.attack.Exchange;
import dev.cleave.weaponskill.book.Numbers;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Course;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.turn.Turns;
import java.util.List;

/** The Weapon Skill game, whole. */
public final class WeaponSkill implements Rulebook {

  public static final String ID = "weaponskill";

  private final Numbers numbers;

  public WeaponSkill(Figures figures) {
    this.numbers = new Numbers(figures);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String version() {
    return "11";
  }

  @Override
  public Outcome fight(Battle battle, Table table) {
    Course.anew(battle, numbers);
    return new Fight(battle, table, numbers).play();
  }

  @Override
  public Outcome resume(Battle battle, Table table) {
    return new Fight(battle, table, numbers).play();
  }

  @Override
  public List<String> ways() {
    return List.of("melee", "ranged");
  }

  @Override
  public Tally needs(Battle battle, Combatant attacker, Combatant target, String way) {
    var fight = new Exchange(battle, Silence.TABLE, numbers);
    Fighter by = fight.fighter(attacker);
    Fighter on = fight.fighter(target);
    return way.equals("ranged")
        ? fight.attackRoll.ranged(by, on, attacker.weapon(), 0)
        : fight.attackRoll.melee(by, on, attacker.weapon());
  }

  @Override
  public void attack(Battle battle, Table table, Combatant attacker, Combatant target, String way) {
    var fight = new Exchange(battle, table, numbers);
    Fighter by = fight.fighter(attacker);
    Fighter on = fight.fighter(target);
    fight.damage.apart(
        () -> {
          if (way.equals("ranged")) {
            fight.ranged.shoot(by, on, attacker.weapon(), false);
          } else {
            fight.melee.make(by, on, 1);
          }
        });
  }

  @Override
  public void turn(Battle battle, Table table, Combatant who) {
    var fight = new Turns(battle, table, numbers);
    Fighter fighter = fight.fighter(who);
    fighter.acted = false;
    fighter.holding = false;
    if (fighter.canAct()) {
      fight.damage.apart(() -> fight.turn.take(fighter));
    }
  }

  /** Nobody here knows how to open a door or breach a wall. WS.R.17 */
  @Override
  public List<Objection> objections(Battle battle) {
    return Objection.toWhatBars(battle, "WS.MOVE.01");
  }

  @Override
  public boolean isHidden(Combatant who) {
    return who.is(State.HIDDEN); // WS.COND.01
  }

  @Override
  public List<? extends Condition> conditions() {
    return List.of(State.values());
  }

  @Override
  public List<String> numbers() {
    return List.of(
        "agility bonus",
        "armour rating",
        "ballistic skill",
        "base ac melee",
        "base ac ranged",
        "morale",
        "reach",
        "strength bonus",
        "weapon skill");
  }

  /** Constitution counts for every die. WS.GAP.04 */
  @Override
  public int hitPoints(Creature sheet) {
    return sheet.hitPoints(
        sheet.isCharacter()
            ? numbers.ability.at(sheet.abilities().score(Ability.CONSTITUTION))
            : 0);
  }
}
