package dev.cleave.acks.magic;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The holy word before which the dead flee. A2.COMBAT.35 */
public final class Rebuke implements Offers {

  private static final String TRAIT = "rebuke undead";
  private static final int HIGHEST = 20;

  private static final Forbidden UNABLE = new Forbidden("WHO cannot rebuke undead", "A2.COMBAT.35");
  private static final Forbidden NONE = new Forbidden("WHO sees no undead foe", "A2.COMBAT.35");

  private static final Reason THROW = new Reason("rebuke", "A2.COMBAT.35");
  private static final Reason HIT_DICE = new Reason("hit dice rebuked", "A2.COMBAT.35");
  private static final Reason ROUNDS = new Reason("rounds of fright", "A2.COMBAT.35");
  private static final Term VALUE = new Term("rebuke", "A2.COMBAT.35", Tag.LEVEL);

  private final MagicRoom fight;

  Rebuke(MagicRoom fight) {
    this.fight = fight;
  }

  /** A2.COMBAT.35 */
  record Order(MagicRoom fight) implements Action {

    @Override
    public String verb() {
      return "rebuke";
    }

    @Override
    public String text() {
      return "rebuke undead";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!who.sheet().has(TRAIT)) {
        return UNABLE;
      }
      return fight.rebuke().seen(who).isEmpty() ? NONE : null;
    }

    @Override
    public void take(Combatant who) {
      fight.rebuke().make(who);
    }

    @Override
    public String detail(Combatant who) {
      return "needs "
          + Math.max(1, fight.rebuke().needs(who, fight.rebuke().seen(who).getFirst()))
          + "+";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (who.sheet().has(TRAIT)) {
      all.add(new Order(fight));
    }
  }

  /** Whoever cannot is told by which rule. */
  @Override
  public @Nullable Action read(Combatant who, String text) {
    var order = new Order(fight);
    return text.equals(order.text()) ? order : null;
  }

  /** The undead foes in sight, weakest first, of equals the nearest. */
  private List<Combatant> seen(Combatant who) {
    var seen = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      Combatant foe = fighter.who;
      if (foe.isEnemyOf(who)
          && foe.isStanding()
          && (foe.sheet().kind().equals("undead") || fighter.infirmity.has("rebuked as undead"))
          && fight.sight().couldSee(who, foe)) {
        seen.add(foe);
      }
    }
    seen.sort(
        Comparator.<Combatant>comparingInt(Rebuke::hitDice)
            .thenComparingInt(foe -> fight.field.distance(who, foe)));
    return seen;
  }

  private static int hitDice(Combatant foe) {
    return Math.max(1, foe.sheet().hitDice().whole());
  }

  /** The word, if it is likely enough to drive off somebody who is not running yet; else null. */
  public @Nullable Action usual(Combatant who, int worst) {
    if (!who.sheet().has(TRAIT)) {
      return null;
    }
    for (Combatant foe : seen(who)) {
      if (fight.mayChoose(foe)) {
        return needs(who, foe) <= worst ? new Order(fight) : null;
      }
    }
    return null;
  }

  private int needs(Combatant who, Combatant foe) {
    return fight.magicNumbers().rebuke(hitDice(foe) - fight.prowess(who).level);
  }

  /** One throw against all; then so many Hit Dice of those it was good enough for. */
  private void make(Combatant who) {
    List<Combatant> seen = seen(who);
    if (seen.isEmpty()) {
      return;
    }
    fight.memory.offence = true;
    int die = fight.table.roll(Dice.D20, THROW, who);
    var cowed = new ArrayList<Combatant>();
    for (Combatant foe : seen) {
      int needs = needs(who, foe);
      if (needs <= HIGHEST && die >= needs) {
        cowed.add(foe);
      }
    }
    tell(who, needs(who, seen.getFirst()), die, !cowed.isEmpty());
    if (!cowed.isEmpty()) {
      driveOff(who, cowed);
    }
  }

  /** The first goes whatever the dice say. */
  private void driveOff(Combatant who, List<Combatant> cowed) {
    int left = fight.table.roll(fight.magicNumbers().rebukeHitDice, HIT_DICE, who);
    int rounds = fight.table.roll(fight.magicNumbers().rebukeRounds, ROUNDS, who);
    boolean first = true;
    for (Combatant foe : cowed) {
      left -= hitDice(foe);
      if (left < 0 && !first) {
        return;
      }
      first = false;
      fight.fright().begin(foe, rounds);
    }
  }

  private void tell(Combatant who, int needs, int die, boolean made) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("rebuke", "A2.COMBAT.35")
              .by(who)
              .needs(new Tally().against(needs, VALUE))
              .fact("roll", die)
              .fact("made", made)
              .says(
                  who.name() + " rebukes the undead:",
                  " needs " + Math.max(1, needs) + "+;",
                  " rolled " + die + (made ? ": they shrink back." : ": they do not heed it.")));
    }
  }
}
