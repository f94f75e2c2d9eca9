package dev.cleave.acks.movement;

import static dev.cleave.acks.book.State.CROUCHING;
import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Behind something, or flat on the ground. A2.MOVE.28, A2.COMBAT.37, A2.FULL.29 */
public final class TakingCover implements Offers {

  private static final Forbidden LYING = new Forbidden("WHO is prone", "A2.MOVE.28");
  private static final Forbidden MOUNTED = new Forbidden("WHO is in the saddle", "A2.MOVE.28");
  private static final Forbidden IN_COVER = new Forbidden("WHO is in cover", "A2.MOVE.28");

  private final MovementRoom fight;

  TakingCover(MovementRoom fight) {
    this.fight = fight;
  }

  /** The engaged duck only with a combat action. A2.ENGAGE.14 */
  public record TakeCover(MovementRoom fight) implements Action {

    @Override
    public String verb() {
      return "take cover";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (who.is(PRONE) || who.is(CROUCHING)) {
        return who.is(PRONE) ? LYING : IN_COVER;
      }
      return fight.riding().isInSaddle(who) ? MOUNTED : fight.marching().barsEngaged(who, slot);
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.cover().take(who);
    }

    @Override
    public String detail(Combatant who) {
      return fight.field.coverNear(who) > 0 ? "behind what is there" : "prone";
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  }

  /** Does he duck at the end of his run? */
  private static final class DuckQuestion extends Question<YesNo> {

    private final MovementRoom fight;
    private final Combatant asked;

    DuckQuestion(MovementRoom fight, Combatant asked) {
      super(fight.battle, "cover", asked.side(), asked, "A2.FULL.29");
      this.fight = fight;
      this.asked = asked;
    }

    @Override
    public List<Option<YesNo>> options() {
      return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
    }

    @Override
    public YesNo usual() {
      return YesNo.of(fight.field.coverNear(asked) > 0);
    }

    @Override
    public YesNo quiet() {
      return YesNo.NO;
    }

    @Override
    public String says() {
      return "Does " + asked.name() + " take cover?";
    }
  }

  /** Where there is nothing to crouch behind one lies down. A2.GAP.157 */
  void take(Combatant who) {
    fight.gain(who, fight.field.coverNear(who) > 0 ? CROUCHING : PRONE);
  }

  /** A2.FULL.29 */
  void afterRun(Combatant who) {
    if (fight.canAct(who)
        && !fight.riding().isInSaddle(who)
        && !fight.engagement().isEngaged(who)
        && fight.table.ask(new DuckQuestion(fight, who)).yes()
        && fight.canAct(who)) {
      take(who);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    all.add(new TakeCover(fight));
  }
}
