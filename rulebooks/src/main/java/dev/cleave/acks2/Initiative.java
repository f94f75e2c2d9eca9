package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.journal.Event;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Who acts when. A2.INIT.* */
final class Initiative implements Offers {

  private static final Bar NO_DELAY = new Bar("WHO cannot wait that long", "A2.INIT.07");
  private static final Bar TOO_LOW = new Bar("WHO cannot wait that long", "A2.GAP.112");
  private static final Bar NOT_LOWER = new Bar("the count is there or past it", "A2.INIT.06");
  private static final Bar HAS_ACTED = new Bar("FOE does not act after WHO", "A2.INIT.10");

  /** A2.INIT.09 */
  record DelayTo(int count) implements Action {

    @Override
    public String verb() {
      return "delay";
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
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      Initiative now = fight.initiative;
      return count >= now.count ? NOT_LOWER : count < now.floor(who) ? now.barsDelay(who) : null;
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.initiative.delayTo(who, count);
    }
  }

  /** A2.INIT.10 */
  record DelayAfter(Combatant awaited) implements Action {

    @Override
    public String verb() {
      return "delay";
    }

    @Override
    public String text() {
      return "delay until after " + awaited.name();
    }

    @Override
    public Cost cost() {
      return Cost.DELAY;
    }

    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      if (fight.initiative.floor(who) >= fight.initiative.count) {
        return fight.initiative.barsDelay(who);
      }
      return who != awaited && fight.initiative.isToCome(awaited) ? null : HAS_ACTED;
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.initiative.delayAfter(who, awaited);
    }

    @Override
    public Combatant aim() {
      return awaited;
    }
  }

  private static final Pattern DELAY = Pattern.compile("delay to (0|-?[1-9][0-9]{0,3})");
  private static final Reason ROLL = new Reason("initiative", "A2.INIT.01");
  private static final Reason TIE = new Reason("tie", "A2.GAP.113");

  private final Fight fight;
  private final Numbers numbers;
  private final Combatant[] tied;
  private int count;
  private @Nullable Side chooser;

  Initiative(Fight fight) {
    this.fight = fight;
    this.numbers = fight.numbers;
    this.tied = new Combatant[fight.stances.length];
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Stance stance : fight.stances) {
      all.add(new DelayAfter(stance.who));
    }
    for (int lower = count - 1; lower >= floor(who); lower--) {
      all.add(new DelayTo(lower));
    }
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    return DELAY.matcher(text).matches() ? new DelayTo(Integer.parseInt(text.substring(9))) : null;
  }

  private Bar barsDelay(Combatant who) {
    int number = fight.stance(who).number;
    return number > 0 && -number == floor(who) ? NO_DELAY : TOO_LOW;
  }

  /** The count that is being called. */
  int count() {
    return count;
  }

  void roll() {
    count = numbers.firstCount;
    chooser = null;
    for (Stance stance : fight.stances) {
      if (!stance.waiting && fight.initiativeIsDue(stance.who)) {
        int die = fight.table.roll(numbers.initiative, ROLL, stance.who);
        Artillery post = fight.crews.post(stance.who);
        if (post != null) {
          share(post, die);
        } else if (numbers.groupInitiative && !stance.who.sheet().isCharacter()) {
          share(stance, die);
        } else {
          take(stance, die, stance.prowess.initiative);
        }
      }
    }
  }

  /** One die for a handful of like monsters. A2.INIT.04, A2.GAP.114 */
  private void share(Stance first, int die) {
    int sharing = 0;
    for (int i = first.who.index(); i < fight.stances.length; i++) {
      Stance stance = fight.stances[i];
      if (sharing < numbers.groupSize
          && !stance.waiting
          && stance.who.side() == first.who.side()
          && stance.who.sheet().id().equals(first.who.sheet().id())
          && fight.crews.post(stance.who) == null
          && fight.initiativeIsDue(stance.who)) {
        take(stance, die, stance.prowess.initiative);
        sharing++;
      }
    }
  }

  /** One die for the crew of a piece, with the worst modifier of any. A2.ARTY.34-35 */
  private void share(Artillery piece, int die) {
    int worst = fight.crews.initiative(piece);
    for (int member : piece.crew()) {
      Stance stance = fight.stances[member];
      if (!stance.waiting && fight.initiativeIsDue(stance.who)) {
        take(stance, die, worst);
      }
    }
  }

  /** A number below the last count is taken as the last. A2.INIT.02-03, A2.GAP.112 */
  private void take(Stance stance, int die, int modifier) {
    int number = die + modifier;
    if (stance.frailty != Frailty.NONE && fight.battle.round() == 1) {
      number += stance.frailty.sum("first initiative"); // A2.T.PERMANENT-WOUNDS
    }
    stance.number = Math.max(numbers.lastCount, number);
    stance.due = stance.number;
    stance.waiting = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("initiative", "A2.INIT.01")
              .fact("who", stance.who)
              .fact("number", stance.number)
              .says(stance.who.name() + " acts on " + stance.number + "."));
    }
  }

  /** Who acts next, null when all have. Those who waited for somebody come right after him. */
  @Nullable Combatant next() {
    int released = released();
    if (released > 0) {
      return choose(released);
    }
    int highest = highest();
    if (fight.burning.reach(highest)) {
      highest = highest();
    }
    if (highest == Integer.MIN_VALUE || fight.battle.isOver()) {
      return null;
    }
    if (highest != count) {
      count = highest;
      chooser = null;
    }
    int size = 0;
    for (Stance stance : fight.stances) {
      if (isWaiting(stance) && stance.due == count) {
        tied[size++] = stance.who;
      }
    }
    return choose(size);
  }

  private int highest() {
    int highest = Integer.MIN_VALUE;
    for (Stance stance : fight.stances) {
      if (isWaiting(stance)) {
        highest = Math.max(highest, stance.due);
      }
    }
    return highest;
  }

  private static boolean isWaiting(Stance stance) {
    return stance.waiting && stance.who.isStanding();
  }

  /** Those whose man has acted or never will, the quickest of them. A2.INIT.10, A2.GAP.126 */
  private int released() {
    int size = 0;
    int best = Integer.MIN_VALUE;
    for (Stance stance : fight.stances) {
      Combatant awaited = stance.after;
      if (awaited != null
          && isWaiting(stance)
          && !isWaiting(fight.stance(awaited))
          && stance.number >= best) {
        size = stance.number > best ? 0 : size;
        best = stance.number;
        tied[size++] = stance.who;
      }
    }
    return size;
  }

  /** One after another; the choice is made anew before each. A2.INIT.14-18 */
  private Combatant choose(int size) {
    int left = size;
    while (left > 1) {
      Side side = isOneSide(left) ? tied[0].side() : chooser(left);
      Turn turn = fight.table.ask(new TieQuestion(fight, side, Arrays.copyOf(tied, left)));
      if (turn.who() != null) {
        return turn.who();
      }
      left = drop(side, left);
    }
    return tied[0];
  }

  private boolean isOneSide(int size) {
    for (int i = 1; i < size; i++) {
      if (tied[i].side() != tied[0].side()) {
        return false;
      }
    }
    return true;
  }

  private int drop(Side side, int size) {
    int left = 0;
    for (int i = 0; i < size; i++) {
      if (tied[i].side() != side) {
        tied[left++] = tied[i];
      }
    }
    return left;
  }

  /** The smaller side; of equals the Judge's; else the dice say, once for each count. A2.GAP.113 */
  private Side chooser(int size) {
    if (chooser != null && isTied(chooser, size)) {
      return chooser;
    }
    Side chosen = tied[0].side();
    for (int i = 1; i < size; i++) {
      if (tied[i].side() != chosen) {
        chosen = before(chosen, tied[i].side());
      }
    }
    if (chooser == null) {
      chooser = chosen;
    }
    return chosen;
  }

  private boolean isTied(Side side, int size) {
    for (int i = 0; i < size; i++) {
      if (tied[i].side() == side) {
        return true;
      }
    }
    return false;
  }

  private Side before(Side one, Side other) {
    int difference = fight.battle.standing(one) - fight.battle.standing(other);
    if (difference != 0) {
      return difference < 0 ? one : other;
    }
    if (one.isJudges() != other.isJudges()) {
      return one.isJudges() ? one : other;
    }
    int ours;
    int theirs;
    do {
      ours = fight.table.roll(Dice.D6, TIE, null);
      theirs = fight.table.roll(Dice.D6, TIE, null);
    } while (ours == theirs);
    return ours > theirs ? one : other;
  }

  /** Whose readied action comes first: the highest number; of equals as in a tie. A2.READY.18 */
  @Nullable Combatant foremost(List<Combatant> waiting) {
    int highest = Integer.MIN_VALUE;
    for (Combatant who : waiting) {
      highest = Math.max(highest, fight.stance(who).due);
    }
    int size = 0;
    for (Combatant who : waiting) {
      if (fight.stance(who).due == highest) {
        tied[size++] = who;
      }
    }
    return size == 0 ? null : choose(size);
  }

  /** The lowest count to which somebody may wait; its own number if it may not. A2.INIT.07 */
  int floor(Combatant who) {
    int number = fight.stance(who).number;
    return number > 0 ? Math.max(numbers.lastCount, -number) : number;
  }

  /** Whether somebody has not had its segment this round. */
  boolean isToCome(Combatant who) {
    return isWaiting(fight.stance(who));
  }

  void delayTo(Combatant who, int lower) {
    delay(who, lower, null);
    Artillery post = fight.crews.post(who);
    if (post != null) {
      delay(who, post, lower, null);
    }
  }

  private void delay(Combatant who, int lower, @Nullable Combatant awaited) {
    Stance stance = fight.stance(who);
    stance.due = lower;
    stance.after = awaited;
    tellDelay(who, awaited == null ? "to " + lower : "until after " + awaited.name());
  }

  /** A crew delays together. A2.GAP.247 */
  private void delay(Combatant who, Artillery post, int lower, @Nullable Combatant awaited) {
    for (int member : post.crew()) {
      Stance stance = fight.stances[member];
      if (stance.who != who && stance.who != awaited && isWaiting(stance)) {
        fight.segment.begin(stance.who, stance);
        if (stance.who.isStanding()) {
          delay(stance.who, lower, awaited);
        }
      }
    }
  }

  /** The wait is a request, not a lock: it ends at the floor in any case. A2.GAP.126 */
  void delayAfter(Combatant who, Combatant awaited) {
    delay(who, floor(who), awaited);
    Artillery post = fight.crews.post(who);
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
