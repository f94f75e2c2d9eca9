package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.attack.Swing;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One swing at several foes, who share its damage. A2.MAN.SWEEP.01-09 */
public final class Sweep implements Maneuver {

  private static final Forbidden NOT_ENGAGED =
      new Forbidden("WHO does not engage FOE", "A2.MAN.SWEEP.01");
  private static final Forbidden ALONE =
      new Forbidden("WHO engages nobody besides FOE", "A2.MAN.SWEEP.01");
  private static final Term SWEEP = new Term("sweep", "A2.MAN.SWEEP.02", Tag.SITUATION);

  /** Fewer are better struck one by one. */
  private static final int WORTH_A_SWEEP = 3;

  private final ManeuversRoom fight;

  Sweep(ManeuversRoom fight) {
    this.fight = fight;
  }

  @Override
  public String verb() {
    return "sweep";
  }

  /** A2.MAN.SWEEP.02 */
  @Override
  public int price() {
    return 0;
  }

  @Override
  public Term why() {
    return SWEEP;
  }

  /** A2.MAN.SWEEP.01 */
  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    if (!isInSwing(who, foe)) {
      return NOT_ENGAGED;
    }
    return inSwing(who).size() < 2 ? ALONE : null;
  }

  private boolean isInSwing(Combatant who, Combatant foe) {
    return fight.engagement().engages(who, foe)
        && fight.field.within(who, foe, fight.prowess(who).reach);
  }

  /** All whom he engages, in the order of the battle. */
  public List<Combatant> inSwing(Combatant who) {
    var all = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      if (isInSwing(who, fighter.who)) {
        all.add(fighter.who);
      }
    }
    return all;
  }

  /** Names them, throws for each, and shares the damage of one roll. */
  @Override
  public void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus) {
    List<Combatant> targets = name(who, foe, weapon, bonus);
    if (!fight.canAct(who) || targets.isEmpty()) {
      return;
    }
    tell(who, targets);
    var hit = new ArrayList<Combatant>();
    for (Combatant target : targets) {
      if (fight.meleeAttack().hits(who, target, weapon, bonus)) {
        hit.add(target);
      }
    }
    fight.meleeAttack().reveal(who, targets.getFirst());
    int fallen = hit.isEmpty() ? 0 : fight.hits().ofSweep(who, weapon, hit, targets.size());
    if (2 * fallen > targets.size()) {
      fight.followThrough().afterBlow(who, hit.getLast(), weapon, bonus); // A2.MAN.SWEEP.07-08
    }
  }

  /** One by one, before any die is thrown. */
  private List<Combatant> name(Combatant who, Combatant first, Weapon weapon, Bonus bonus) {
    var named = new ArrayList<Combatant>();
    named.add(first);
    List<Combatant> left = inSwing(who);
    left.remove(first);
    while (!left.isEmpty()) {
      Swing answer = fight.table.ask(new SweepQuestion(fight, who, weapon, bonus, named, left));
      switch (answer) {
        case Swing.At(Combatant next) -> {
          named.add(next);
          left.remove(next);
        }
        case Swing.How how -> {
          if (how == Swing.How.ALL) {
            named.addAll(left);
          }
          left.clear();
        }
      }
    }
    named.removeIf(target -> !target.isStanding());
    return named;
  }

  private void tell(Combatant who, List<Combatant> targets) {
    if (fight.table.listens()) {
      List<String> names = targets.stream().map(Combatant::name).toList();
      fight.table.tell(
          Event.of("sweep", "A2.MAN.SWEEP.01")
              .by(who)
              .fact("targets", names)
              .says(who.name() + " sweeps at " + String.join(", ", names) + "."));
    }
  }

  /** Where more than half of three or more would fall to a share of the usual damage. */
  @Override
  public boolean isWorthMore(Combatant who) {
    List<Combatant> all = inSwing(who);
    if (all.size() < WORTH_A_SWEEP) {
      return false;
    }
    Weapon weapon = who.weapon();
    int share = fight.hits().usual(who, weapon) / all.size();
    int weak = 0;
    for (Combatant foe : all) {
      weak += foe.hitPoints() <= share ? 1 : 0;
    }
    return 2 * weak > all.size();
  }

  @Override
  public String note() {
    return ", damage shared";
  }
}
