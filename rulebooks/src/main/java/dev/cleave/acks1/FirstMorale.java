package dev.cleave.acks1;

import static dev.cleave.acks.book.State.RETREATING;
import static dev.cleave.acks.book.State.WITHDRAWING;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.morale.Morale;
import dev.cleave.acks.morale.MoraleWord;
import dev.cleave.acks.morale.Pursuit;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.MoraleGroup;
import dev.cleave.acks.turn.Restraint;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import org.jspecify.annotations.Nullable;

/**
 * A side rolls at its first death and when half of it is out of action, each once; who is alone,
 * when half its hit points are gone. A1.MORALE.05-18, A1.GAP.246
 */
final class FirstMorale extends Morale implements Restraint {

  private static final Forbidden STAYS = new Forbidden("WHO does not follow FOE", "A1.MORALE.16");
  private static final String[] RESULTS = {
    "", "retreat", "fighting withdrawal", "fight on", "advance and pursue", "victory or death"
  };

  private final FirstEdition fight;
  private boolean both;

  FirstMorale(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected boolean isCalledFor(MoraleGroup group) {
    int side = group.side.index();
    boolean death = !fight.ours.mourned[side] && !isSolitary(group) && hasDead(group);
    boolean half = !fight.ours.halved[side] && isHalved(group);
    fight.ours.mourned[side] |= death;
    fight.ours.halved[side] |= half;
    both = death && half;
    return death || half;
  }

  /** Ordinary creatures are dead when they fall. A1.MORALE.05, A1.GAP.234 */
  private boolean hasDead(MoraleGroup group) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.side() == group.side
          && (fighter.who.fate() == Fate.DOWN || fighter.who.fate() == Fate.DEAD)) {
        return true;
      }
    }
    return false;
  }

  /** A1.MORALE.06, A1.MORALE.08 */
  private boolean isHalved(MoraleGroup group) {
    int divisor = fight.moraleNumbers().lossDivisor;
    if (isSolitary(group)) {
      Combatant who = first(group);
      return (who.mostHitPoints() - who.hitPoints()) * divisor >= who.mostHitPoints();
    }
    return losses(group) * divisor >= fight.battle.members(group.side) - uncounted(group);
  }

  @Override
  protected boolean wavers(Fighter fighter, MoraleGroup group) {
    return super.wavers(fighter, group)
        && !fighter.who.is(RETREATING)
        && !fighter.who.is(WITHDRAWING);
  }

  /** A1.MORALE.07, A1.MORALE.10 */
  @Override
  protected int modifier(MoraleGroup group) {
    int judged = fight.table.ask(new AdjustmentQuestion(fight, group.side)).value();
    return judged + (both ? fight.own.moraleBoth : 0);
  }

  @Override
  protected MoraleWord word(MoraleGroup group) {
    return MoraleWord.ROLL; // what is added is asked for with the modifiers
  }

  @Override
  protected String name(int result) {
    return RESULTS[result];
  }

  /** A1.MORALE.12-18 */
  @Override
  protected void take(MoraleGroup group, int result) {
    group.toTheDeath = result == VICTORY_OR_DEATH;
    fight.ours.result[group.side.index()] = result;
    if (result > FALTERS) {
      return;
    }
    int rounds = fight.fallingBack().rounds();
    each(group, who -> fight.fallingBack().begin(who, result == FRIGHTENED_RETREAT, rounds));
  }

  /** Wounds count for nothing but the roll itself. A1.MORALE.09 */
  @Override
  protected int woundModifier(Combatant who) {
    return 0;
  }

  /** A mount that fails runs from the nearest enemy. A1.MOUNT.17, A1.GAP.248 */
  @Override
  public boolean befall(Combatant who, int result) {
    if (result <= FALTERS) {
      fight.fallingBack().rout(who, fight.fallingBack().rounds());
    }
    return result <= FALTERS;
  }

  /** Those who merely fight on do not go after who flees. A1.MORALE.16 */
  @Override
  public @Nullable Forbidden bars(Combatant who, Action action) {
    if (fight.ours.result[who.side().index()] != FIGHT_ON) {
      return null;
    }
    Combatant followed = Pursuit.followed(action);
    return followed != null && who.isEnemyOf(followed) && hasFled(followed) ? STAYS : null;
  }

  /** In this round or the last. */
  private boolean hasFled(Combatant who) {
    int round = fight.ours.fled[who.index()];
    return round > 0 && round >= fight.battle.round() - 1;
  }
}
