package dev.cleave.acks.dungeon;

import static dev.cleave.acks.book.State.DROWNING;
import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Going down in the water, and being pulled out of it. A2.R.192-193 */
public final class Drowning implements Offers {

  private static final Forbidden DRY = new Forbidden("FOE is not drowning", "A2.R.193");
  private static final Forbidden FAR = new Forbidden("FOE is out of WHO's reach", "A2.R.193");
  private static final Forbidden SUNK =
      new Forbidden("FOE has sunk too deep to be reached from firm ground", "A2.R.193");
  private static final Forbidden BURDENED =
      new Forbidden("WHO carries somebody already", "A2.R.193");
  private static final Forbidden NO_HANDS = new Forbidden("WHO has no hands for it", "A2.R.193");

  private final DungeonRoom fight;

  Drowning(DungeonRoom fight) {
    this.fight = fight;
  }

  /** From firm ground at once, in deep water with a swimming throw for both. A2.R.193 */
  public record Rescue(DungeonRoom fight, Combatant body) implements Action {

    @Override
    public String verb() {
      return "rescue";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.drowning().bars(who, body);
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.drowning().rescue(who, body);
    }

    @Override
    public Combatant aim() {
      return body;
    }

    @Override
    public @Nullable Tally needs(Combatant who) {
      return fight.swimming().mustSwim(who) ? fight.drowning().needs(who, body) : null;
    }

    @Override
    public String detail(Combatant who) {
      Tally needs = needs(who);
      return needs == null ? "" : "needs " + needs.least() + "+";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (!fight.hasWater()) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.who != who && fighter.who.is(DROWNING)) {
        all.add(new Rescue(fight, fighter.who));
      }
    }
  }

  /** Whom nobody has to rescue is refused by the rule that says so. */
  @Override
  public @Nullable Action read(Combatant who, String text) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who != who
          && text.equals("rescue " + fighter.who.name().toLowerCase(Locale.ROOT))) {
        return new Rescue(fight, fighter.who);
      }
    }
    return null;
  }

  private @Nullable Forbidden bars(Combatant who, Combatant body) {
    if (!body.is(DROWNING) || body.fate() == Fate.DEAD) {
      return DRY;
    }
    if (who.sheet().has("unintelligent")) {
      return NO_HANDS;
    }
    if (fight.fighter(who).carries != null) {
      return BURDENED;
    }
    if (!fight.field.within(who, body, fight.spaceNumbers().handReach)) {
      return FAR;
    }
    boolean swims = fight.waters().isAfloat(who);
    return !swims
            && fight.field.elevation(who) - fight.field.elevation(body)
                > fight.dungeonNumbers().rescueReach
        ? SUNK
        : null;
  }

  /** Both loads. A2.R.193 */
  private Tally needs(Combatant who, Combatant body) {
    return fight.swimming().needs(who, fight.load().gear(who) + fight.load().gear(body));
  }

  private void rescue(Combatant who, Combatant body) {
    if (fight.swimming().mustSwim(who) && !fight.swimming().made(who, needs(who, body))) {
      return;
    }
    fight.field.stateElevation(body, 0);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("rescued", "A2.R.193")
              .by(who)
              .on(body)
              .says(who.name() + " pulls " + body.name() + " out of the water."));
    }
    fight.lose(body, DROWNING);
    if (body.isStanding()) {
      fight.gain(body, HELPLESS);
      fight.last(
          body, HELPLESS, fight.dungeonNumbers().rescuedTurns * fight.book.turnRounds); // GAP.149
    }
    if (fight.waters().isAfloat(who)) {
      fight.grabbing().tow(who, body);
    } else {
      land(who, body);
    }
  }

  /** On firm ground beside his rescuer, if there is room; else he is held by the arms. */
  private void land(Combatant who, Combatant body) {
    if (!fight.waters().isAfloat(body)) {
      return;
    }
    Stand here = fight.field.stand(body);
    for (Spot spot : fight.field.beside(body, who, fight.movement().knowing)) {
      fight.field.place(body, spot);
      if (!fight.waters().isAfloat(body)) {
        if (body.isStanding()) {
          fight.gain(body, PRONE);
        }
        return;
      }
    }
    here.restore();
    fight.grabbing().tow(who, body);
  }

  /** No more throws, no more deeds; a spell in the making is lost. A2.R.192 */
  void begin(Combatant who) {
    fight.fighter(who).drowning = 0;
    fight.gain(who, DROWNING);
    fight.disrupt(fight.fighter(who), "A2.R.192");
    fight.unready(fight.fighter(who), "A2.R.192");
    if (who.isStanding()) {
      fight.gain(who, HELPLESS);
    }
    fight.grabbing().end(who);
    fight.escaping().letGo(who);
    fight.whenKnockedDown(who); // nobody stays on what goes down
  }

  /** Down, and down; and after so many rounds dead. A2.R.192 */
  public void passRound() {
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (who.fate() == Fate.DEAD || !fight.field.isOn(who)) {
        continue;
      }
      if (who.is(DROWNING)) {
        sink(fighter);
      } else if (fight.swimming().mustSwim(who)
          && fight.swimming().isLimp(who)
          && fight.swimming().tower(who) == null) {
        begin(who);
      }
    }
  }

  private void sink(Fighter fighter) {
    Combatant who = fighter.who;
    DungeonNumbers numbers = fight.dungeonNumbers();
    fighter.drowning++;
    if (fighter.drowning > numbers.drowningRounds) {
      fight.lose(who, DROWNING);
      fight.slay(who, who);
      return;
    }
    int depth = fight.field.depth(who);
    int feet = numbers.sinking * Math.max(1, fight.load().gear(who));
    int before = Math.min(depth, (fighter.drowning - 1) * feet);
    int sunk = Math.min(depth, fighter.drowning * feet);
    if (sunk == before) {
      return;
    }
    int level = fight.field.groundUnder(who) - sunk;
    fight.field.stateElevation(who, level == 0 ? 1 : level); // 0 would be where the ground is
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("sinks", "A2.R.192")
              .on(who)
              .fact("feet", sunk)
              .says(who.name() + " sinks to " + sunk + "'."));
    }
  }
}
