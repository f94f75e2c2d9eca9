package dev.cleave.engine.odds;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.table.Odds.Chance;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A throw about to be made, and the chance to come to it by all the ways that lead there.
 *
 * @param sums the throws of one of those ways
 * @param next null when the last of the sums has only just fallen
 */
record Knot(int[] sums, Chance chance, Story story, Fall.@Nullable Throw next) {

  static final Knot START = new Knot(new int[0], Chance.CERTAIN, Story.NONE, null);

  Knot and(Knot other) {
    return new Knot(sums, chance.plus(other.chance), story, next);
  }

  /** One for every way the throw can fall that makes a difference. */
  List<Knot> falls() {
    var falls = new ArrayList<Knot>();
    if (next == null) {
      return falls;
    }
    Dice dice = next.dice();
    BigInteger[] ways = dice.ways();
    BigInteger all = BigInteger.valueOf(dice.sides()).pow(dice.count());
    if (next.line() == Fall.NO_LINE) {
      for (int i = 0; i < ways.length; i++) {
        falls.add(fallen(dice.least() + i, Chance.of(ways[i], all)));
      }
      return falls;
    }
    int below = Math.clamp((long) next.line() - dice.least(), 0, ways.length);
    var less = BigInteger.ZERO;
    for (int i = 0; i < below; i++) {
      less = less.add(ways[i]);
    }
    if (below > 0) {
      falls.add(fallen(dice.least(), Chance.of(less, all)));
    }
    if (below < ways.length) {
      falls.add(fallen(dice.most(), Chance.of(all.subtract(less), all)));
    }
    return falls;
  }

  private Knot fallen(int sum, Chance share) {
    int[] longer = Arrays.copyOf(sums, sums.length + 1);
    longer[sums.length] = sum;
    return new Knot(longer, chance.times(share), story, null);
  }

  /**
   * All that may count for what comes next: the throw, the battle as everybody can see it, and what
   * has been done in this turn. A rule that remembers more than that would have to have told it.
   */
  record State(Fall.Throw next, Story story, List<Object> battle) {

    static State of(Battle battle, Fall.Throw next, Story story, boolean fallenCount) {
      var all = new ArrayList<Object>(battle.size() * 8);
      for (Combatant who : battle.combatants()) {
        all.add(who.fate());
        all.add(who.isStanding() || fallenCount ? who.hitPoints() : 0);
        all.add(who.conditions());
        all.add(who.weapon().name());
        all.add(who.offHand().name());
        all.add(who.bearsShield());
        all.add(who.weapons().size() + 100 * who.items().size() + 10_000 * who.spells().size());
        all.add(battle.field().spot(who));
        all.add(battle.field().facing(who));
      }
      return new State(next, story, all);
    }
  }
}
