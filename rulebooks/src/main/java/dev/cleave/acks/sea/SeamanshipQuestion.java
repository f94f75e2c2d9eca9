package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;

/** Is one captain better than the other? A1.SHIP.37 */
final class SeamanshipQuestion extends Question<Seamanship> {

  private final Vessel vessel;
  private final Vessel target;
  private final int most;

  SeamanshipQuestion(Sea sea, Side side, Vessel vessel, Vessel target) {
    super(sea.fight.battle, "seamanship", side, null, "A1.SHIP.37");
    this.vessel = vessel;
    this.target = target;
    this.most = sea.numbers.captains;
  }

  @Override
  public List<Option<Seamanship>> options() {
    var options = new ArrayList<Option<Seamanship>>();
    for (int value = -most; value <= most; value++) {
      options.add(new Option<>(new Seamanship(value)));
    }
    return options;
  }

  @Override
  public Seamanship usual() {
    return Seamanship.NONE;
  }

  @Override
  public Refusal refusal(String text) {
    return new Refusal(text, "captains count for at most " + most + " either way", "A1.SHIP.37");
  }

  @Override
  public String says() {
    return "What do their captains add to the throw of "
        + vessel.name()
        + " to grapple "
        + target.name()
        + "?";
  }
}
