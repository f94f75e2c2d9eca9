package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Swing;
import dev.cleave.acks.turn.LooksHurt;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.ProspectQuestion;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import java.util.ArrayList;
import java.util.List;

/** A sweep is swung: at whom besides? Two at least are named. A2.MAN.SWEEP.01 */
final class SweepQuestion extends ProspectQuestion<Swing> {

  private final ManeuversRoom fight;
  private final Combatant asked;
  private final Weapon weapon;
  private final Bonus bonus;
  private final List<Combatant> named;
  private final List<Combatant> left;

  /**
   * @param named so far
   * @param left who may still be named
   */
  SweepQuestion(
      ManeuversRoom fight,
      Combatant asked,
      Weapon weapon,
      Bonus bonus,
      List<Combatant> named,
      List<Combatant> left) {
    super(fight.battle, "sweep", asked, "A2.MAN.SWEEP.01");
    this.fight = fight;
    this.asked = asked;
    this.weapon = weapon;
    this.bonus = bonus;
    this.named = named;
    this.left = left;
  }

  @Override
  public List<Option<Swing>> options() {
    var options = new ArrayList<Option<Swing>>();
    for (Combatant foe : left) {
      var at = new Swing.At(foe);
      options.add(LooksHurt.option(at, foe, prospect(at)));
    }
    options.add(new Option<>(Swing.How.ALL));
    if (named.size() > 1) {
      options.add(new Option<>(Swing.How.NO_MORE));
    }
    return options;
  }

  @Override
  public Swing usual() {
    return Swing.How.ALL;
  }

  /** Each throw is made from where he stands. */
  @Override
  protected Prospect prospect(Swing answer) {
    return answer instanceof Swing.At(Combatant foe)
        ? Prospect.at(foe, fight.attackThrow().melee(asked, foe, weapon, bonus))
        : Prospect.NONE;
  }

  @Override
  public Lead lead(Swing answer) {
    return answer instanceof Swing.At(Combatant foe) ? Lead.at(foe) : Lead.NONE;
  }

  @Override
  public String says() {
    return "At whom else does " + asked.name() + " sweep?";
  }
}
