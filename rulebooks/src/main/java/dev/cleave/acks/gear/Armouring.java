package dev.cleave.acks.gear;

import static dev.cleave.acks.book.State.UNARMOURED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A suit goes on and comes off stone by stone. A2.FULL.18-19, A2.GAP.159 */
public final class Armouring implements Offers {

  private static final Forbidden ALL_ON = new Forbidden("WHO has the whole suit on", "A2.FULL.19");
  private static final Forbidden ALL_OFF =
      new Forbidden("WHO has the whole suit off", "A2.FULL.19");

  private static final Forbidden RUINED = new Forbidden("WHO's suit is ruined", "A2.R.203");

  private final GearRoom fight;

  Armouring(GearRoom fight) {
    this.fight = fight;
  }

  /** A2.FULL.18 */
  record Don(GearRoom fight, Armour suit) implements Action {

    @Override
    public String verb() {
      return "don";
    }

    @Override
    public String text() {
      return "don " + suit.name();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      int on = fight.fighter(who).stonesOn;
      return on == Fighter.RUINED ? RUINED : on < suit.stone() ? null : ALL_ON;
    }

    @Override
    public void take(Combatant who) {
      fight.armouring().change(who, suit, fight.gearNumbers().armourStones);
    }

    @Override
    public String detail(Combatant who) {
      return Math.max(0, fight.fighter(who).stonesOn) + " of " + suit.stone() + " stone on";
    }
  }

  /** A2.FULL.18 */
  record Remove(GearRoom fight, Armour suit) implements Action {

    @Override
    public String verb() {
      return "remove";
    }

    @Override
    public String text() {
      return "remove " + suit.name();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.fighter(who).stonesOn > 0 ? null : ALL_OFF;
    }

    @Override
    public void take(Combatant who) {
      fight.armouring().change(who, suit, -fight.gearNumbers().armourStones);
    }

    @Override
    public String detail(Combatant who) {
      return Math.max(0, fight.fighter(who).stonesOn) + " of " + suit.stone() + " stone on";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    Armour suit = who.sheet().armour();
    if (suit.stone() > 0) {
      all.add(new Don(fight, suit));
      all.add(new Remove(fight, suit));
    }
  }

  /** A part of a suit is worth its stones in Armour Class. A2.GAP.159 */
  public int missing(Combatant who) {
    Armour suit = who.sheet().armour();
    int on = fight.fighter(who).stonesOn;
    return on >= suit.stone() ? 0 : Math.max(0, suit.rating() - Math.max(0, on));
  }

  /** Neither blows nor other actions undo what is done. A2.FULL.19 */
  private void change(Combatant who, Armour suit, int stones) {
    Fighter fighter = fight.fighter(who);
    fighter.stonesOn = Math.clamp((long) fighter.stonesOn + stones, 0, suit.stone());
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(stones > 0 ? "donned" : "removed", "A2.FULL.18")
              .by(who)
              .fact("armour", suit.name())
              .fact("on", fighter.stonesOn)
              .fact("of", suit.stone())
              .says(
                  who.name()
                      + (stones > 0 ? " dons " : " takes off ")
                      + suit.name()
                      + ": "
                      + fighter.stonesOn
                      + " of "
                      + suit.stone()
                      + " stone on."));
    }
    if (fighter.stonesOn > 0) {
      fight.lose(who, UNARMOURED);
    } else {
      fight.gain(who, UNARMOURED);
    }
  }
}
