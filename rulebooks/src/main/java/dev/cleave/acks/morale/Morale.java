package dev.cleave.acks.morale;

import static dev.cleave.acks.book.State.FALTERING;
import static dev.cleave.acks.book.State.FRIGHTENED;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.MoraleGroup;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The will to fight of the Judge's creatures, and of the party's henchmen. The creatures of a side
 * are one group, leaders and followers together; a side of one is a solitary creature. Players
 * decide for their own. A2.MORALE.*
 */
public class Morale {

  private static final Reason ROLL = new Reason("morale", "A2.MORALE.12");
  protected static final int FRIGHTENED_RETREAT = 1;
  protected static final int FALTERS = 2;
  protected static final int FIGHT_ON = 3;
  protected static final int VICTORY_OR_DEATH = 5;
  static final String[] RESULTS = {
    "", "frightened retreat", "faltering", "fight on", "advance and pursue", "victory or death"
  };

  private final MoraleRoom fight;
  private final Strength strength;

  protected Morale(MoraleRoom fight) {
    this.fight = fight;
    this.strength = new Strength(fight);
  }

  /** At the end of the round. A2.MORALE.01, A2.MORALE.30 */
  public void check() {
    for (MoraleGroup group : fight.memory.groups) {
      if (group.isTried()) {
        strength.look();
        boolean rolls =
            hasStanding(group) && isCalledFor(group) && !group.toTheDeath && canWaver(group);
        strength.lookAway();
        if (rolls) {
          roll(group);
        }
      }
    }
  }

  /** The occasions of this round on which a group rolls. A2.MORALE.06-11 */
  protected boolean isCalledFor(MoraleGroup group) {
    boolean called = isSolitary(group) ? callsForWounds(group) : callsForLosses(group);
    boolean left = callsForFlight(group);
    return called || left;
  }

  protected final boolean isSolitary(MoraleGroup group) {
    return strength.members(group) == 1;
  }

  /** Those of a group who are there and are not counted. A2.R.209 */
  protected final int uncounted(MoraleGroup group) {
    return strength.unknown(group);
  }

  protected final int losses(MoraleGroup group) {
    return strength.losses(group);
  }

  private boolean hasStanding(MoraleGroup group) {
    return strength.standing(group) != null;
  }

  /** A third of its hit points, then every wound. A2.MORALE.09-10 */
  private boolean callsForWounds(MoraleGroup group) {
    Combatant who = first(group);
    boolean shaken = group.shaken;
    int lost = who.mostHitPoints() - who.hitPoints();
    group.shaken |= lost * fight.moraleNumbers().lossDivisor >= who.mostHitPoints();
    return group.shaken && (!shaken || fight.fighter(who).hurt);
  }

  /** A third of its number, then every loss. A2.MORALE.06-07, A2.GAP.322 */
  private boolean callsForLosses(MoraleGroup group) {
    int losses = losses(group);
    boolean more = losses > group.losses;
    boolean shaken = group.shaken;
    group.losses = losses;
    group.shaken |= losses * fight.moraleNumbers().lossDivisor >= strength.members(group);
    return group.shaken && (more || !shaken);
  }

  /** The first round in which every enemy left runs. A2.MORALE.08, A2.MORALE.11 */
  private boolean callsForFlight(MoraleGroup group) {
    if (group.sawFlight) {
      return false;
    }
    boolean runs = false;
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.side() != group.side && strength.isCounted(fighter)) {
        if (fighter.who.isStanding() && !fighter.ranAway) {
          return false;
        }
        runs |= fighter.ranAway;
      }
    }
    group.sawFlight = runs;
    return runs;
  }

  protected final Combatant first(MoraleGroup group) {
    Combatant first = strength.standing(group);
    if (first == null) {
      throw new IllegalStateException("Nobody of " + group.side + " stands");
    }
    return first;
  }

  /** The fearless stay whatever the others do, and nobody is frightened twice. */
  protected boolean wavers(Fighter fighter, MoraleGroup group) {
    return Strength.isOf(group, fighter)
        && Strength.isInAction(fighter.who)
        && !fighter.prowess.fearless
        && !fighter.who.is(FRIGHTENED);
  }

  private boolean isTried(Fighter fighter, MoraleGroup group) {
    return wavers(fighter, group) && strength.isCounted(fighter);
  }

  private boolean canWaver(MoraleGroup group) {
    for (Fighter fighter : fight.fighters) {
      if (isTried(fighter, group)) {
        return true;
      }
    }
    return false;
  }

  /** A2.MORALE.12-19 */
  private void roll(MoraleGroup group) {
    MoraleWord word = word(group);
    if (strength.standing(group) == null) {
      return; // the Judge has felled the last of them meanwhile
    }
    if (word.result() > 0) {
      tellRuling(group, name(word.result()));
      take(group, word.result());
      return;
    }
    int rating = rating(group);
    int modifier = modifier(group) + magic(group) + word.added();
    int die = fight.table.roll(fight.moraleNumbers().morale, ROLL, null);
    int total = die + rating + modifier;
    int result = fight.moraleNumbers().moraleResult(total);
    if (fight.table.listens()) {
      tell(group.side.name(), die, rating, modifier, total, name(result));
    }
    take(group, result);
  }

  /** For one creature alone, whatever becomes of the others. A2.GAP.340 */
  public int roll(Combatant who) {
    int rating = who.sheet().morale();
    int modifier = woundModifier(who);
    int die = fight.table.roll(fight.moraleNumbers().morale, ROLL, who);
    int total = die + rating + modifier;
    int result = fight.moraleNumbers().moraleResult(total);
    if (fight.table.listens()) {
      tell(who.name(), die, rating, modifier, total, name(result));
    }
    return result;
  }

  /**
   * The result falls on one creature alone.
   *
   * @return whether its nerve has failed
   */
  public boolean befall(Combatant who, int result) {
    if (result == FRIGHTENED_RETREAT) {
      fight.fright().rout(who, fight.fright().rounds(who));
    } else if (result == FALTERS) {
      fight.gain(who, FALTERING);
    }
    return result <= FALTERS;
  }

  /** The Judge may add to the roll or do without it. A2.MORALE.02, A2.MORALE.13 */
  protected MoraleWord word(MoraleGroup group) {
    return fight.table.ask(new MoraleQuestion(fight, group, judge(group)));
  }

  private Side judge(MoraleGroup group) {
    List<Side> sides = fight.battle.sides();
    for (int i = 0; i < sides.size(); i++) {
      if (sides.get(i).isJudges()) {
        return sides.get(i);
      }
    }
    return group.side;
  }

  /** The book's word for it. */
  protected String name(int result) {
    return RESULTS[result];
  }

  /** Added besides the rating. A2.MORALE.14-19 */
  protected int modifier(MoraleGroup group) {
    int usual = isSolitary(group) ? woundModifier(first(group)) : groupModifier(group);
    return isCornered(group) ? usual + fight.moraleNumbers().cornered : usual;
  }

  /** No way out, and no quarter given. A2.MORALE.20 */
  private boolean isCornered(MoraleGroup group) {
    if (!(fight.field.spot(first(group)) instanceof Square)) {
      return false;
    }
    for (Fighter fighter : fight.fighters) {
      if (isTried(fighter, group) && fight.fright().canFlee(fighter.who)) {
        return false;
      }
    }
    return !fight.surrender().isQuarterGiven(first(group));
  }

  /** Of spells, as far as all who roll are under them. A2.SPELL.10 */
  private int magic(MoraleGroup group) {
    int least = Integer.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      if (isTried(fighter, group)) {
        least = Math.min(least, fighter.magic.morale());
      }
    }
    return least == Integer.MAX_VALUE ? 0 : least;
  }

  /** The rating most of them share; of two as common, the higher. */
  private int rating(MoraleGroup group) {
    int best = 0;
    int most = 0;
    for (Fighter fighter : fight.fighters) {
      if (isTried(fighter, group)) {
        int rating = fighter.who.sheet().morale();
        int count = count(group, rating);
        if (count > most || count == most && rating > best) {
          most = count;
          best = rating;
        }
      }
    }
    return best;
  }

  private int count(MoraleGroup group, int rating) {
    int count = 0;
    for (Fighter fighter : fight.fighters) {
      if (isTried(fighter, group) && fighter.who.sheet().morale() == rating) {
        count++;
      }
    }
    return count;
  }

  /** A2.MORALE.14-15 */
  protected int woundModifier(Combatant who) {
    int lost = who.mostHitPoints() - who.hitPoints();
    if (lost * 3 >= who.mostHitPoints() * 2) {
      return fight.moraleNumbers().hurtTwoThirds;
    }
    return lost * 2 >= who.mostHitPoints() ? fight.moraleNumbers().hurtHalf : 0;
  }

  /** A2.MORALE.16-19; of each pair only the stronger. A2.GAP.322 */
  private int groupModifier(MoraleGroup group) {
    int members = strength.members(group);
    int losses =
        group.losses * 3 >= members * 2
            ? fight.moraleNumbers().downToThird
            : group.losses * 2 >= members ? fight.moraleNumbers().halved : 0;
    return strength.odds(group) + losses;
  }

  /** A2.MORALE.21-27 */
  protected void take(MoraleGroup group, int result) {
    group.toTheDeath = result == VICTORY_OR_DEATH;
    group.result = result;
    group.stays = result <= FIGHT_ON;
    fight.memory.anybodyStays = true;
    int rounds = result == FRIGHTENED_RETREAT ? fight.fright().rounds(null) : 0;
    each(
        group,
        who -> {
          if (result == FRIGHTENED_RETREAT) {
            fight.fright().rout(who, rounds);
          } else if (result == FALTERS) {
            fight.gain(who, FALTERING);
          }
        });
  }

  /** All who waver; first those of whom players know, for dice are told with the first. */
  protected final void each(MoraleGroup group, Consumer<Combatant> wavering) {
    for (Fighter fighter : fight.fighters) {
      if (isTried(fighter, group)) {
        wavering.accept(fighter.who);
      }
    }
    for (Fighter fighter : fight.fighters) {
      if (!strength.isCounted(fighter) && wavers(fighter, group)) {
        wavering.accept(fighter.who);
      }
    }
  }

  private void tellRuling(MoraleGroup group, String result) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("morale", "A2.MORALE.02")
              .fact("side", group.side.name())
              .fact("result", result)
              .says("Morale of " + group.side.name() + ", as the Judge says: " + result + "."));
    }
  }

  private void tell(String whose, int die, int rating, int modifier, int total, String result) {
    fight.table.tell(
        Event.of("morale", "A2.MORALE.12")
            .fact("side", whose)
            .fact("roll", die)
            .fact("rating", rating)
            .fact("modifier", modifier)
            .fact("total", total)
            .fact("result", result)
            .heldAgainst(bar(rating + modifier, total))
            .says(
                String.format(
                    Locale.ROOT,
                    "Morale of %s: rolled %d, rating %d, modifiers %d: %d, %s.",
                    whose,
                    die,
                    rating,
                    modifier,
                    total,
                    result)));
  }

  /** The least the dice must show for those who roll to fight on. */
  private Event.Bar bar(int added, int total) {
    MoraleNumbers numbers = fight.moraleNumbers();
    int least = numbers.morale.least();
    while (least <= numbers.morale.most() && numbers.moraleResult(least + added) < FIGHT_ON) {
      least++;
    }
    return new Event.Bar(least, true, numbers.moraleResult(total) >= FIGHT_ON);
  }
}
