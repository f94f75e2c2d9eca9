package dev.cleave.thac0.movement;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.attack.AttackRoom;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Words;
import dev.cleave.thac0.fray.Fighter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asked of one before whom an enemy lays himself open. TH.OPP.01 */
final class OpportunityQuestion extends Question<OpportunityQuestion.Choice> {

  /** A blow with one weapon, or none. */
  record Choice(@Nullable Weapon weapon, @Nullable Combatant target) implements Assault {

    @Override
    public String text() {
      return weapon == null ? "let it pass" : "strike with " + weapon.name();
    }

    @Override
    public String verb() {
      return weapon == null ? text() : "strike";
    }

    @Override
    public boolean declines() {
      return weapon == null;
    }
  }

  private static final Choice NONE = new Choice(null, null);

  private final AttackRoom fight;
  private final Opportunity opportunity;
  private final Fighter fighter;
  private final Fighter mover;
  private final Opportunity.Cause cause;

  OpportunityQuestion(
      AttackRoom fight,
      Opportunity opportunity,
      Fighter fighter,
      Fighter mover,
      Opportunity.Cause cause) {
    super(fight.battle, Kind.RESPONSE, fighter.combatant.side(), fighter.combatant, cause.rule());
    this.fight = fight;
    this.opportunity = opportunity;
    this.fighter = fighter;
    this.mover = mover;
    this.cause = cause;
  }

  @Override
  public List<Option<Choice>> options() {
    var options = new ArrayList<Option<Choice>>();
    for (Weapon weapon : weapons()) {
      Choice choice = new Choice(weapon, mover.combatant);
      Tally needs = needs(choice);
      options.add(new Option<>(choice, needs == null ? "" : Words.needs(needs)).openly(""));
    }
    options.add(new Option<>(NONE));
    return options;
  }

  private List<Weapon> weapons() {
    return fight.threat.mayStrikeAt(fighter, mover)
        ? opportunity.weapons(fighter, mover)
        : List.of();
  }

  @Override
  public @Nullable Tally needs(Choice answer) {
    Weapon weapon = answer.weapon();
    Blow blow = weapon == null ? null : opportunity.blow(fighter, mover, weapon, cause);
    return blow == null ? null : fight.throwing.tally(fighter, mover, blow);
  }

  @Override
  public Choice usual() {
    List<Weapon> weapons = weapons();
    return weapons.isEmpty() ? NONE : new Choice(weapons.getFirst(), mover.combatant);
  }

  @Override
  public Choice quiet() {
    return NONE;
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    var there = new MovementRoom(copy, table, fight.numbers);
    Fighter same = there.fighter(fighter.combatant);
    Fighter other = there.fighter(mover.combatant);
    Choice choice =
        new OpportunityQuestion(there, there.opportunity, same, other, cause).read(answer);
    if (choice == null) {
      return false;
    }
    there.opportunity.take(same, other, cause, choice.weapon());
    return true;
  }

  @Override
  public Lead lead(Choice answer) {
    return Lead.at(mover.combatant);
  }

  @Override
  public String says() {
    return mover + " " + cause.words() + ": does " + fighter + " strike?";
  }
}
