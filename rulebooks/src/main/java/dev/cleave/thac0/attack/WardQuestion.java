package dev.cleave.thac0.attack;

import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Ward;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asked of somebody who has kept an attack back, before an attack is thrown. TH.BLOCK.13 */
final class WardQuestion extends Question<WardQuestion.Choice> {

  /** A way to meet the attack, or none. */
  record Choice(Ward.@Nullable Kind kind) implements Answer {
    static final Choice NONE = new Choice(null);

    @Override
    public String text() {
      return kind == null ? "let it come" : kind.verb();
    }

    @Override
    public boolean declines() {
      return kind == null;
    }
  }

  private final AttackRoom fight;
  private final Fighter fighter;
  private final Fighter attacker;
  private final Fighter target;
  private final Blow blow;
  private final List<Ward.Kind> kinds;

  WardQuestion(
      AttackRoom fight,
      Fighter fighter,
      Fighter attacker,
      Fighter target,
      Blow blow,
      List<Ward.Kind> kinds) {
    super(fight.battle, Kind.RESPONSE, fighter.combatant.side(), fighter.combatant, "TH.BLOCK.13");
    this.fight = fight;
    this.fighter = fighter;
    this.attacker = attacker;
    this.target = target;
    this.blow = blow;
    this.kinds = kinds;
  }

  @Override
  public List<Option<Choice>> options() {
    var options = new ArrayList<Option<Choice>>();
    for (Ward.Kind kind : fight.wards.kinds(fighter, attacker, target, blow)) {
      options.add(new Option<>(new Choice(kind)));
    }
    options.add(new Option<>(Choice.NONE));
    return options;
  }

  @Override
  public Choice usual() {
    return kinds.isEmpty() ? Choice.NONE : new Choice(kinds.getFirst());
  }

  @Override
  public Choice quiet() {
    return Choice.NONE;
  }

  @Override
  public Lead lead(Choice answer) {
    return Lead.at(attacker.combatant);
  }

  @Override
  public String says() {
    return attacker
        + " is about to strike at "
        + target
        + ": does "
        + fighter
        + " meet the attack?";
  }
}
