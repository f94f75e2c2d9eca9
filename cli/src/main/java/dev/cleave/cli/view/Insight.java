package dev.cleave.cli.view;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.Rulebook.Engaged;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import java.util.List;

/** Things a map cannot show of people: the states they are in, and whom they hold at blows. */
public interface Insight {

  /** His state besides hurt: prone, disordered. */
  List<String> conditions(Combatant who);

  List<Engaged> engagements(Battle battle);

  /** By the rules. */
  static Insight of(Rulebook rulebook) {
    return new Insight() {
      @Override
      public List<String> conditions(Combatant who) {
        return Standing.conditions(rulebook, who);
      }

      @Override
      public List<Engaged> engagements(Battle battle) {
        return rulebook.engagements(battle);
      }
    };
  }
}
