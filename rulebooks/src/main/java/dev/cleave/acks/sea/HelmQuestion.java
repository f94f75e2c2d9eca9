package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What does the captain order on his number? A1.SHIP.01 */
final class HelmQuestion extends Question<HelmOrder> {

  private final Sea sea;
  private final Vessel vessel;
  private final Orders orders;

  HelmQuestion(Sea sea, Combatant captain, Vessel vessel) {
    super(sea.fight.battle, "helm", captain.side(), captain, "A1.SHIP.01");
    this.sea = sea;
    this.vessel = vessel;
    this.orders = new Orders(sea, vessel);
  }

  @Override
  public List<Option<HelmOrder>> options() {
    var options = new ArrayList<Option<HelmOrder>>();
    for (HelmOrder order : orders.offered()) {
      options.add(new Option<>(order));
    }
    return options;
  }

  @Override
  public HelmOrder usual() {
    return new Mate(sea, vessel, orders).advises();
  }

  @Override
  public HelmOrder quiet() {
    return HelmOrder.HOLD;
  }

  @Override
  public @Nullable HelmOrder read(String text) {
    return orders.read(text);
  }

  @Override
  public @Nullable Refusal refuses(HelmOrder order) {
    return orders.read(order.text()) == null ? refusal(order.text()) : null;
  }

  @Override
  public @Nullable Tally needs(HelmOrder order) {
    Vessel target = orders.target(order, HelmOrder.RAM);
    return target == null ? null : sea.ramming.needs(target);
  }

  @Override
  public Refusal refusal(String text) {
    return orders.refusal(text);
  }

  @Override
  public String says() {
    return vessel.name()
        + " makes "
        + sea.sailing.speed(vessel)
        + "' this round and has "
        + vessel.fabric().points()
        + " shp. What does its captain order?";
  }
}
