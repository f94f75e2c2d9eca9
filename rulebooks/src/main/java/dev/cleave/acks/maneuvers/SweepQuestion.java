package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Swing;
import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.LooksHurt;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A sweep is swung: at whom besides? Two at least are named. A2.MAN.SWEEP.01 */
final class SweepQuestion extends Question<Swing> {

  private static final Term HELPLESS =
      new Term("hit without a throw", "A2.COND.HELPLESS.03", Tag.STATE);

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
    super(fight.battle, "sweep", asked.side(), asked, "A2.MAN.SWEEP.01");
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
      options.add(LooksHurt.option(new Swing.At(foe), foe, prospect(foe)));
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
  private Prospect prospect(Combatant foe) {
    return foe.is(State.HELPLESS)
        ? new Prospect(null, HELPLESS)
        : new Prospect(fight.attackThrow().melee(asked, foe, weapon, bonus), null);
  }

  @Override
  public @Nullable Tally needs(Swing answer) {
    return answer instanceof Swing.At(Combatant foe) ? prospect(foe).needs() : null;
  }

  @Override
  public @Nullable Term decides(Swing answer) {
    return answer instanceof Swing.At(Combatant foe) ? prospect(foe).decides() : null;
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
