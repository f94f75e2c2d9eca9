package dev.cleave.acks.turn;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.book.State;
import dev.cleave.acks.book.WordTables;
import dev.cleave.engine.figures.Misprint;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Denials by conditions and lasting wounds, as the table of the book's content has them: one row a
 * condition, and in it every demand of an action that it denies, with words and rule. The first
 * that applies is cited. A2.COND.01
 */
final class Denials {

  static final String TABLE = "denials";

  private static final String NOTHING = "nothing";
  private static final Pattern CELL =
      Pattern.compile("([a-z ]+): (.+) \\[([A-Z0-9]+(?:\\.[A-Z0-9-]+)+)\\]");

  /**
   * One of them.
   *
   * @param state that denies it, null for an effect of wounds
   */
  private record Denial(@Nullable State state, String effect, Demand demand, Forbidden forbidden) {

    boolean holds(long conditions, Infirmity infirmity) {
      return state == null ? infirmity.has(effect) : (conditions >>> state.ordinal() & 1) != 0;
    }
  }

  private final Denial[] all;
  private final long[] byDemand = new long[Demand.values().length];
  private final long states;

  /**
   * @throws Misprint at the first row that cannot be played
   */
  Denials(SequencedMap<String, List<String>> rows) {
    var read = new ArrayList<Denial>();
    rows.forEach((row, cells) -> cells.forEach(cell -> read(row, cell, read)));
    extend(read);
    this.all = read.toArray(new Denial[0]);
    long mask = 0;
    for (Denial denial : all) {
      long state = denial.state == null ? 0 : 1L << denial.state.ordinal();
      byDemand[denial.demand.ordinal()] |= state;
      mask |= denial.demand.isOfTheRound() ? 0 : state;
    }
    this.states = mask;
  }

  private static void read(String row, String cell, List<Denial> all) {
    State state = State.named(row);
    if (state == null && !WordTables.isEffect(row)) {
      throw misprint(row, row, "a condition such as prone, or an effect of wounds such as deaf");
    }
    if (cell.equals(NOTHING)) {
      return;
    }
    Matcher parts = CELL.matcher(cell);
    Demand demand = parts.matches() ? Demand.named(parts.group(1)) : null;
    if (demand == null) {
      throw misprint(
          row, cell, "nothing, or a demand, words and a rule: running: WHO is prone [A2.COND.01]");
    }
    if (state == null && demand.isOfTheRound()) {
      throw misprint(
          row, cell, "what an action demands, such as running; the rest only conditions deny");
    }
    all.add(new Denial(state, row, demand, new Forbidden(parts.group(2), parts.group(3))));
  }

  /** Where no attack, there nothing in lieu of one, unless the row says more. A2.COND.09-10 */
  private static void extend(List<Denial> all) {
    for (Denial denial : List.copyOf(all)) {
      if (denial.demand == Demand.ATTACK
          && denial.state != null
          && all.stream()
              .noneMatch(other -> other.state == denial.state && isWhole(other.demand))) {
        all.add(new Denial(denial.state, denial.effect, Demand.LIMBS, denial.forbidden));
      }
    }
  }

  private static boolean isWhole(Demand demand) {
    return demand == Demand.LIMBS || demand == Demand.EXERTION || demand == Demand.COMBAT_ACTION;
  }

  private static Misprint misprint(String row, String what, String expected) {
    return new Misprint(TABLE, row, "\"" + what + "\" is not understood here", expected);
  }

  /** All conditions that deny it, for {@link dev.cleave.engine.actor.Combatant#isAny}. */
  long conditions(Demand demand) {
    return byDemand[demand.ordinal()];
  }

  @Nullable Forbidden bars(Fighter fighter, Demand demand) {
    long conditions = fighter.who.conditions();
    if ((conditions & byDemand[demand.ordinal()]) == 0 && fighter.infirmity == Infirmity.NONE) {
      return null; // nearly always
    }
    for (Denial denial : all) {
      if (denial.demand == demand && denial.holds(conditions, fighter.infirmity)) {
        return denial.forbidden;
      }
    }
    return null;
  }

  @Nullable Forbidden bars(Fighter fighter, Action action) {
    long conditions = fighter.who.conditions();
    if ((conditions & states) == 0 && fighter.infirmity == Infirmity.NONE) {
      return null;
    }
    for (Denial denial : all) {
      if (denial.holds(conditions, fighter.infirmity) && action.takes(denial.demand, fighter.who)) {
        return denial.forbidden;
      }
    }
    return null;
  }
}
