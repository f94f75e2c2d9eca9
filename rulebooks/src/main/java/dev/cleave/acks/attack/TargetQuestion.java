package dev.cleave.acks.attack;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.LooksHurt;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.ProspectQuestion;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The first foe has fallen: at whom go the other attacks of the sequence? A2.ATK.03 */
final class TargetQuestion extends ProspectQuestion<TargetQuestion.Target> {

  /** One of those in reach. */
  record Target(Combatant target) implements Assault {
    @Override
    public String verb() {
      return "attack";
    }

    @Override
    public String text() {
      return target.name();
    }
  }

  private final AttackRoom fight;
  private final Combatant attacker;
  private final Bonus bonus;
  private final int nth;

  /**
   * @param bonus of the whole routine
   * @param nth which attack of the sequence comes next
   */
  TargetQuestion(AttackRoom fight, Combatant attacker, Bonus bonus, int nth) {
    super(fight.battle, "target", attacker, "A2.ATK.03");
    this.fight = fight;
    this.attacker = attacker;
    this.bonus = bonus;
    this.nth = nth;
  }

  @Override
  public List<Option<Target>> options() {
    var options = new ArrayList<Option<Target>>();
    for (Target target : targets()) {
      options.add(LooksHurt.option(target, target.target(), prospect(target)));
    }
    return options;
  }

  private List<Target> targets() {
    var targets = new ArrayList<Target>();
    for (Fighter fighter : fight.fighters) {
      if (fight.victims().isVictim(attacker, fighter.who)) {
        targets.add(new Target(fighter.who));
      }
    }
    if (targets.isEmpty()) {
      targets.add(usual()); // the Judge has taken them all away: at nobody
    }
    return targets;
  }

  /** Reads without rehearsing what is offered. */
  @Override
  public @Nullable Target read(String text) {
    return among(targets(), text);
  }

  @Override
  public Target usual() {
    return new Target(Objects.requireNonNullElse(fight.victims().victim(attacker), attacker));
  }

  @Override
  public Lead lead(Target answer) {
    return Lead.at(answer.target());
  }

  @Override
  protected Prospect prospect(Target answer) {
    return Objects.requireNonNullElse(Prospect.ofAttack(this, answer.text()), Prospect.NONE);
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    AttackRoom trial = fight.on(copy, table);
    Bonus same = bonus.on(trial);
    var question = new TargetQuestion(trial, copy.combatant(attacker.index()), same, nth);
    Target target = question.read(answer);
    if (target == null) {
      return false;
    }
    trial.routine().goOn(question.attacker, target.target(), same, nth);
    return true;
  }

  @Override
  public String says() {
    return "Whom does " + attacker.name() + " attack next?";
  }
}
