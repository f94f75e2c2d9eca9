package dev.cleave.acks.round;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Initiative: the order in which all act. A2.INIT.* */
public class Initiative implements Offers {

  private static final Forbidden NO_DELAY =
      new Forbidden("WHO cannot wait that long", "A2.INIT.07");
  private static final Forbidden TOO_LOW = new Forbidden("WHO cannot wait that long", "A2.GAP.112");
  private static final Forbidden NOT_LOWER =
      new Forbidden("the count is there or past it", "A2.INIT.06");
  private static final Forbidden HAS_ACTED =
      new Forbidden("FOE does not act after WHO", "A2.INIT.10");

  /** A2.INIT.09 */
  public record DelayTo(RoundRoom fight, int count) implements Action {

    @Override
    public String verb() {
      return "delay to";
    }

    @Override
    public String text() {
      return "delay to " + count;
    }

    @Override
    public Cost cost() {
      return Cost.DELAY;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Initiative now = fight.initiative();
      return count >= now.count() ? NOT_LOWER : count < now.floor(who) ? now.barsDelay(who) : null;
    }

    @Override
    public void take(Combatant who) {
      fight.initiative().delayTo(who, count);
    }
  }

  /** A2.INIT.10 */
  public record DelayAfter(RoundRoom fight, Combatant awaited) implements Action {

    @Override
    public String verb() {
      return "delay until after";
    }

    @Override
    public String text() {
      return "delay " + fight.initiative().until(awaited);
    }

    @Override
    public Cost cost() {
      return Cost.DELAY;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (fight.initiative().floor(who) >= fight.memory.count) {
        return fight.initiative().barsDelay(who);
      }
      return who != awaited && fight.initiative().isToCome(awaited) ? null : HAS_ACTED;
    }

    @Override
    public void take(Combatant who) {
      fight.initiative().delayAfter(who, awaited);
    }

    @Override
    public Combatant aim() {
      return awaited;
    }
  }

  private static final Pattern DELAY = Pattern.compile("delay to (0|-?[1-9][0-9]{0,3})");
  private static final Reason ROLL = new Reason("initiative", "A2.INIT.01");

  private final RoundRoom fight;
  private final RoundNumbers numbers;
  private final Ties ties;
  private final CallOrder order;
  private final Combatant[] tied;
  private int called;

  protected Initiative(RoundRoom fight) {
    this.fight = fight;
    this.numbers = fight.roundNumbers();
    this.ties = new Ties(fight);
    this.order = new CallOrder(fight.fighters.length);
    this.tied = new Combatant[fight.fighters.length];
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Fighter fighter : fight.fighters) {
      all.add(new DelayAfter(fight, fighter.who));
    }
    for (int lower = fight.memory.count - 1; lower >= floor(who); lower--) {
      all.add(new DelayTo(fight, lower));
    }
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    return DELAY.matcher(text).matches()
        ? new DelayTo(fight, Integer.parseInt(text.substring(9)))
        : null;
  }

  /** The rule by which somebody may not wait so long. */
  protected Forbidden barsDelay(Combatant who) {
    int number = fight.fighter(who).number;
    return number > 0 && -number == floor(who) ? NO_DELAY : TOO_LOW;
  }

  /** The count that is being called. */
  public int count() {
    return fight.memory.count;
  }

  public void roll() {
    fight.memory.count = numbers.firstCount;
    fight.memory.chooser = null;
    fight.memory.anybodyAwaits = false;
    for (Fighter fighter : fight.fighters) {
      if (!fighter.waiting && fight.initiativeIsDue(fighter.who)) {
        number(fighter);
      }
    }
  }

  /** Finds the number of somebody, and of all who share it. */
  protected void number(Fighter fighter) {
    Artillery post = fight.crewing().post(fighter.who);
    if (post != null) {
      share(post, die(fighter.who));
    } else if (!numbers.groupInitiative || fighter.who.sheet().isCharacter()) {
      take(fighter, die(fighter.who), modifier(fighter));
    } else if (!goesAlong(fighter.who)) {
      share(fighter, die(fighter.who));
    }
  }

  protected final int die(Combatant who) {
    return fight.table.roll(numbers.initiative, ROLL, who);
  }

  /** Added to his die. A2.INIT.02-03 */
  protected int modifier(Fighter fighter) {
    return fighter.prowess.initiative;
  }

  /** Monsters of a kind share a die. */
  protected boolean isAlike(Combatant one, Combatant other) {
    return one.sheet().id().equals(other.sheet().id());
  }

  /**
   * One die for a handful of like monsters; whoever is unknown goes along. A2.INIT.04, A2.GAP.114
   */
  private void share(Fighter first, int die) {
    int sharing = 0;
    for (Fighter fighter : fight.fighters) {
      boolean unknown = fight.sight().isUnknown(fighter.who);
      boolean room = fighter.who.index() >= first.who.index() && sharing < numbers.groupSize;
      if ((unknown || room) && !fighter.waiting && sharesWith(first.who, fighter.who)) {
        take(fighter, die, modifier(fighter));
        sharing += unknown ? 0 : 1;
      }
    }
  }

  private boolean sharesWith(Combatant one, Combatant other) {
    return one.side() == other.side()
        && isAlike(one, other)
        && fight.crewing().post(other) == null
        && fight.initiativeIsDue(other);
  }

  /** He throws for nobody whom players know: that they act together would tell of him. A2.R.209 */
  private boolean goesAlong(Combatant who) {
    if (fight.sight().isUnknown(who)) {
      for (Fighter fighter : fight.fighters) {
        if (sharesWith(who, fighter.who) && !fight.sight().isUnknown(fighter.who)) {
          return true;
        }
      }
    }
    return false;
  }

  /** One die for the crew of a piece, with the worst modifier of any. A2.ARTY.34-35 */
  private void share(Artillery piece, int die) {
    int worst = fight.crewing().initiative(piece);
    for (int member : piece.crew()) {
      Fighter fighter = fight.fighters[member];
      if (fight.initiativeIsDue(fighter.who)) {
        take(fighter, die, worst);
      }
    }
  }

  /** A number below the last count is taken as the last. A2.INIT.02-03, A2.GAP.112 */
  protected void take(Fighter fighter, int die, int modifier) {
    int number = die + modifier;
    if (fighter.infirmity != Infirmity.NONE && fight.battle.round() == 1) {
      number += fighter.infirmity.sum("first initiative"); // A2.T.PERMANENT-WOUNDS
    }
    actOn(fighter, Math.max(numbers.lastCount, number), "A2.INIT.01");
  }

  protected final void actOn(Fighter fighter, int number, String rule) {
    fighter.number = number;
    fighter.waiting = true;
    callOn(fighter, number);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.INITIATIVE, rule)
              .fact("who", fighter.who)
              .fact("number", fighter.number)
              .says(fighter.who.name() + " acts on " + fighter.number + "."));
    }
  }

  /** On that count his name is called, or called again. */
  protected final void callOn(Fighter fighter, int count) {
    fighter.due = count;
    order.discard();
  }

  /** The next to act, null when all have. Those who waited for somebody come right after him. */
  public @Nullable Combatant next() {
    int released = fight.memory.anybodyAwaits ? released() : 0;
    if (released > 0) {
      return choose(released);
    }
    return call() ? choose(called) : null;
  }

  /**
   * Calls the highest number that anybody has left, after all that happens on it.
   *
   * @return false if nobody has
   */
  protected final boolean call() {
    int highest = highest();
    if (fight.atCount(highest)) {
      highest = highest();
    }
    if (highest == Integer.MIN_VALUE || fight.breaksOff()) {
      return false;
    }
    if (highest != fight.memory.count) {
      fight.memory.count = highest;
      fight.memory.chooser = null;
    }
    return true;
  }

  /** The highest number, and who is tied on it. */
  private int highest() {
    called = order.highest(fight.fighters, tied);
    return called == 0 ? Integer.MIN_VALUE : fight.fighter(tied[0]).due;
  }

  protected static boolean isWaiting(Fighter fighter) {
    return fighter.waiting && fighter.who.isStanding();
  }

  /** Those whose man has acted or never will, the quickest of them. A2.INIT.10, A2.GAP.126 */
  private int released() {
    int size = 0;
    int best = Integer.MIN_VALUE;
    for (Fighter fighter : fight.fighters) {
      Combatant awaited = fighter.after;
      if (awaited != null
          && isWaiting(fighter)
          && !isWaiting(fight.fighter(awaited))
          && fighter.number >= best) {
        size = fighter.number > best ? 0 : size;
        best = fighter.number;
        tied[size++] = fighter.who;
      }
    }
    return size;
  }

  private Combatant choose(int size) {
    return size > 1 && tiesAreBroken() ? ties.choose(tied, size) : tied[0];
  }

  /** Of those on one number one acts after another. */
  protected boolean tiesAreBroken() {
    return true;
  }

  /** The highest number's readied action comes first; of equals as in a tie. A2.READY.18 */
  public @Nullable Combatant foremost(List<Combatant> waiting) {
    int highest = Integer.MIN_VALUE;
    for (Combatant who : waiting) {
      highest = Math.max(highest, fight.fighter(who).due);
    }
    int size = 0;
    for (Combatant who : waiting) {
      if (fight.fighter(who).due == highest) {
        tied[size++] = who;
      }
    }
    return size == 0 ? null : choose(size);
  }

  /** The lowest count to which somebody may wait; its own number if it may not. A2.INIT.07 */
  protected int floor(Combatant who) {
    int number = fight.fighter(who).number;
    return number > 0 ? Math.max(numbers.lastCount, -number) : number;
  }

  /** His segment of this round is still before him. */
  public final boolean isToCome(Combatant who) {
    return isWaiting(fight.fighter(who));
  }

  final void delayTo(Combatant who, int lower) {
    delay(who, lower, null);
    Artillery post = fight.crewing().post(who);
    if (post != null) {
      delay(who, post, lower, null);
    }
  }

  private void delay(Combatant who, int lower, @Nullable Combatant awaited) {
    Fighter fighter = fight.fighter(who);
    callOn(fighter, lower);
    fighter.after = awaited;
    fight.memory.anybodyAwaits |= awaited != null;
    tellDelay(who, awaited == null ? "to " + lower : until(awaited));
  }

  /** How one says that one waits for somebody. */
  protected String until(Combatant awaited) {
    return "until after " + awaited.name();
  }

  /** A crew delays together. A2.GAP.247 */
  private void delay(Combatant who, Artillery post, int lower, @Nullable Combatant awaited) {
    for (int member : post.crew()) {
      Fighter fighter = fight.fighters[member];
      if (fighter.who != who && fighter.who != awaited && isWaiting(fighter)) {
        fight.segmentStart().begin(fighter.who, fighter);
        if (fighter.who.isStanding()) {
          delay(fighter.who, lower, awaited);
        }
      }
    }
  }

  /** The wait is a request, not a lock: it ends at the floor in any case. A2.GAP.126 */
  void delayAfter(Combatant who, Combatant awaited) {
    delay(who, floor(who), awaited);
    Artillery post = fight.crewing().post(who);
    if (post != null) {
      delay(who, post, floor(who), awaited);
    }
  }

  private void tellDelay(Combatant who, String until) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("delayed", "A2.INIT.06")
              .by(who)
              .fact("until", until)
              .says(who.name() + " delays " + until + "."));
    }
  }
}
