package dev.cleave.acks.attack;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.LooksHurt;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The first foe has fallen: at whom go the other attacks of the sequence? A2.ATK.03 */
final class TargetQuestion extends Question<TargetQuestion.Target> {

  /** One of those in reach. */
  record Target(Combatant who) implements Answer {
    @Override
    public String verb() {
      return "attack";
    }

    @Override
    public String text() {
      return who.name();
    }
  }

  private final AttackRoom fight;
  private final Combatant attacker;

  TargetQuestion(AttackRoom fight, Combatant attacker) {
    super(fight.battle, "target", attacker.side(), attacker, "A2.ATK.03");
    this.fight = fight;
    this.attacker = attacker;
  }

  @Override
  public List<Option<Target>> options() {
    var options = new ArrayList<Option<Target>>();
    for (Fighter fighter : fight.fighters) {
      if (fight.victims().isVictim(attacker, fighter.who)) {
        options.add(LooksHurt.option(new Target(fighter.who), fighter.who));
      }
    }
    return options;
  }

  @Override
  public Target usual() {
    return new Target(Objects.requireNonNullElse(fight.victims().victim(attacker), attacker));
  }

  @Override
  public Lead lead(Target answer) {
    return Lead.at(answer.who());
  }

  @Override
  public String says() {
    return "Whom does " + attacker.name() + " attack next?";
  }
}
