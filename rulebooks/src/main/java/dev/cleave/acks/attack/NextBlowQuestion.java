package dev.cleave.acks.attack;

import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Another attack of the same combat action: a plain blow or a maneuver, and at whom? A2.ATK.02,
 * A2.MAN.GEN.03
 */
final class NextBlowQuestion extends Question<Action> {

  private final AttackRoom fight;
  private final Combatant attacker;
  private final Combatant foe;
  private final @Nullable Maneuver last;

  /**
   * @param foe at whom the last one went
   * @param last the maneuver it was, null for a plain blow
   */
  NextBlowQuestion(AttackRoom fight, Combatant attacker, Combatant foe, @Nullable Maneuver last) {
    super(fight.battle, "next blow", attacker.side(), attacker, "A2.MAN.GEN.03");
    this.fight = fight;
    this.attacker = attacker;
    this.foe = foe;
    this.last = last;
  }

  @Override
  public List<Option<Action>> options() {
    var options = new ArrayList<Option<Action>>();
    for (Fighter fighter : fight.fighters) {
      if (fight.victims().isVictim(attacker, fighter.who)) {
        add(options, new MeleeAttack.Attack(fight, fighter.who, null));
        for (Maneuver maneuver : fight.maneuvers().all()) {
          if (maneuver.bars(attacker, fighter.who) == null) {
            add(options, new Maneuvers.Attempt(fight, maneuver, fighter.who));
          }
        }
      }
    }
    options.add(new Option<>(BasicAction.DONE));
    return options;
  }

  /** Who is held strikes at nobody but his holder. A2.COND.GRAB.01 */
  private void add(List<Option<Action>> options, Action action) {
    if (fight.escaping().bars(attacker, action) == null) {
      options.add(new Option<>(action, action.detail(attacker)));
    }
  }

  /** The same again, else a blow at whoever is left. */
  @Override
  public Action usual() {
    Combatant victim =
        fight.victims().isVictim(attacker, foe) ? foe : fight.victims().victim(attacker);
    if (victim == null) {
      return BasicAction.DONE;
    }
    Action blow =
        last != null && last.isWorthMore(attacker) && last.bars(attacker, victim) == null
            ? new Maneuvers.Attempt(fight, last, victim)
            : new MeleeAttack.Attack(fight, victim, null);
    return fight.escaping().bars(attacker, blow) == null ? blow : BasicAction.DONE;
  }

  @Override
  public Lead lead(Action answer) {
    return answer.lead(attacker);
  }

  @Override
  public @Nullable Tally needs(Action answer) {
    return answer.needs(attacker);
  }

  @Override
  public String says() {
    return "What does " + attacker.name() + " do with the next attack?";
  }
}
