package dev.cleave.acks.dungeon;

import static dev.cleave.acks.book.State.DROWNING;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Keeping afloat in water too deep to stand in. A2.R.190-191, A2.R.194 */
public final class Swimming {

  private static final Reason THROW = new Reason("swimming throw", "A2.R.191");
  private static final Term LOAD = new Term("encumbrance", "A2.R.191", Tag.BASE);
  private static final int LEAST = 1;

  private final DungeonRoom fight;

  Swimming(DungeonRoom fight) {
    this.fight = fight;
  }

  /** Has to struggle where he is now. A2.R.190 */
  public boolean mustSwim(Combatant who) {
    return fight.waters().isAfloat(who)
        && fight.mount(who) == null
        && !who.isThing()
        && !fight.waters().isSafe(who);
  }

  /** He has got out of his depth; water puts out fire. A2.R.190, A2.GAP.230 */
  void enter(Combatant who) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("afloat", "A2.R.190")
              .by(who)
              .fact("feet", fight.field.depth(who))
              .says(who.name() + " is in water too deep to stand in."));
    }
    fight.burning().wash(who);
  }

  /** Once a round, when his number is called. A2.R.191 */
  public void startSegment(Combatant who) {
    if (!who.isStanding() || who.is(DROWNING) || !mustSwim(who) || isLimp(who)) {
      return;
    }
    if (!made(who, needs(who, load(who)))) {
      fight.drowning().begin(who);
    }
  }

  /** Cannot move a limb to keep himself up. A2.R.192 */
  boolean isLimp(Combatant who) {
    return fight.isHelpless(who) || fight.denies(who, Demand.LIMBS) != null;
  }

  /** Stones on him, on those he bears, and of whom he tows. A2.R.191, A2.R.194 */
  private int load(Combatant who) {
    int stones = fight.load().gear(who);
    Combatant towed = fight.fighter(who).carries;
    stones += towed == null ? 0 : fight.load().gear(towed);
    if (fight.rider(who) != null) {
      for (Combatant rider : fight.riding().aboard(who)) {
        stones += fight.load().gear(rider);
      }
    }
    return stones;
  }

  /** The throw as it stands for somebody with so many stones on him. A2.R.191 */
  Tally needs(Combatant who, int stones) {
    var tally = new Tally();
    tally.against(Math.max(LEAST, stones), LOAD);
    for (String hardship : fight.field.water().hardships()) {
      boolean severe = hardship.startsWith("very ");
      DungeonNumbers numbers = fight.dungeonNumbers();
      tally.plus(
          severe ? numbers.severeWater : numbers.badWater,
          new Term(hardship, "A2.R.191", Tag.SITUATION));
    }
    fight.fighter(who).infirmity.add(tally, "swimming");
    return tally;
  }

  /** Neither a natural 1 nor a natural 20 is anything special. A2.R.191 */
  boolean made(Combatant who, Tally needs) {
    int die = fight.d20().roll(who, THROW, needs);
    boolean made = needs.meets(die);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.THROW, "A2.R.191")
              .by(who)
              .fact("skill", "swimming")
              .needs(needs)
              .fact("roll", die)
              .fact("made", made)
              .says(
                  who.name() + " swims:",
                  " needs " + needs.least() + "+;",
                  " rolled " + Throws.shown(die) + (made ? ": success." : ": failure.")));
    }
    return made;
  }

  /** Who holds a body up in the water, null if nobody does. A2.R.193 */
  @Nullable Combatant tower(Combatant body) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.carries == body && fighter.who.isStanding() && !fighter.who.is(DROWNING)) {
        return fighter.who;
      }
    }
    return null;
  }
}
