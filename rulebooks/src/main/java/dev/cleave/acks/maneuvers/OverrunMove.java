package dev.cleave.acks.maneuvers;

import dev.cleave.acks.space.Lines;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.space.Places;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The movement that an overrun has won: straight on, through whom it was won from.
 * A2.MAN.OVERRUN.05-07
 *
 * @param past whom the mover has overrun, by index
 */
record OverrunMove(ManeuversRoom fight, Combatant mover, Combatant foe, boolean[] past) {

  /** How far: to a spot, or not at all. */
  record Onward(@Nullable Spot to) implements Answer {

    static final Onward STAY = new Onward(null);

    @Override
    public String verb() {
      return to == null ? "stay" : "go on";
    }

    @Override
    public String gait() {
      return to == null ? "" : verb();
    }

    @Override
    public boolean declines() {
      return to == null;
    }

    @Override
    public String text() {
      return to == null ? "stay" : "go on " + Places.text(to, null);
    }
  }

  /** Nobody goes on whom another still engages: he too has to be overrun. A2.MAN.OVERRUN.09 */
  void goOn() {
    if (fight.engagement().isEngagedBut(mover, past)) {
      return;
    }
    List<Spot> ends = ends();
    if (ends.isEmpty()) {
      return;
    }
    Spot to = fight.table.ask(new HowFar(this)).to();
    Route way = to == null || !fight.canAct(mover) ? null : way(to);
    if (to != null && way != null) {
      fight.fighter(mover).stationary = false;
      fight.movement().go(new Move(fight, mover, Gait.OVERRUN, to), way, past);
    }
  }

  /** The rest of his combat speed in this segment. A2.MAN.OVERRUN.07 */
  private int feet() {
    return Math.max(0, fight.movement().speed(mover) - fight.fighter(mover).walked) / 5 * 5;
  }

  private Lines lines() {
    return Lines.marching(fight).past(past).over(past);
  }

  /** Where he may stop, nearest first. */
  private List<Spot> ends() {
    var ends = new ArrayList<Spot>();
    if (!(fight.field.spot(mover) instanceof Square)) {
      addBearings(ends);
      return ends;
    }
    Field field = fight.field;
    Route way = ray(feet());
    Stand here = field.stand(mover);
    while (way != null && way.step()) {
      if (field.hasRoom(mover, fight.movement().marching)) {
        ends.add(field.spot(mover));
      }
    }
    here.restore();
    ends.removeIf(end -> !leadsTo(end));
    return ends;
  }

  /** From half a square a shorter way may run along another line. */
  private boolean leadsTo(Spot end) {
    Route way = way(end);
    return way != null && way.end().equals(end);
  }

  /** The Judge's word knows no straight lines: on toward anybody else, or just on. A2.R.79 */
  private void addBearings(List<Spot> ends) {
    if (feet() == 0) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      if (other.isStanding()
          && fight.field.isOn(other)
          && !fight.movement().marching.overlooks(mover, other)
          && !fight.field.within(mover, other, fight.book.meleeReach)) {
        ends.add(new Bearing(other, true));
      }
    }
    ends.add(new Bearing(foe, false));
  }

  private @Nullable Route way(Spot to) {
    if (!(to instanceof Square)) {
      return fight.field.route(mover, to, feet(), lines());
    }
    Field field = fight.field;
    Route whole = ray(feet());
    Stand here = field.stand(mover);
    int feet = 0;
    while (feet == 0 && whole != null && whole.step()) {
      feet = field.spot(mover).equals(to) ? whole.walked() : 0;
    }
    here.restore();
    return feet == 0 ? null : ray(feet);
  }

  /** Along the line through both their middles. A2.MAN.OVERRUN.06 */
  private @Nullable Route ray(int feet) {
    Field field = fight.field;
    return feet > 0
            && field.middle(mover) instanceof Square(int fromX, int fromY)
            && field.middle(foe) instanceof Square(int toX, int toY)
        ? field.ray(mover, Facing.toward(toX - fromX, toY - fromY), feet, lines())
        : null;
  }

  /** How far does he go? */
  private static final class HowFar extends Question<Onward> {

    private final OverrunMove onrush;

    HowFar(OverrunMove onrush) {
      super(onrush.fight.battle, "onrush", onrush.mover.side(), onrush.mover, "A2.MAN.OVERRUN.06");
      this.onrush = onrush;
    }

    @Override
    public List<Option<Onward>> options() {
      var options = new ArrayList<Option<Onward>>();
      for (Spot end : onrush.ends()) {
        options.add(new Option<>(new Onward(end)));
      }
      options.add(new Option<>(Onward.STAY));
      return options;
    }

    @Override
    public Lead lead(Onward answer) {
      Spot to = answer.to();
      return to == null
          ? Lead.NONE
          : Lead.along(onrush.way(to), onrush.mover, onrush.fight.field)
              .on(to instanceof Bearing(Combatant other, boolean _) ? other : null);
    }

    /** As far as he can. */
    @Override
    public Onward usual() {
      List<Spot> ends = onrush.ends();
      return ends.isEmpty() ? Onward.STAY : new Onward(ends.getLast());
    }

    @Override
    public Onward quiet() {
      return Onward.STAY;
    }

    @Override
    public String says() {
      return "How far does " + onrush.mover.name() + " go on?";
    }
  }
}
