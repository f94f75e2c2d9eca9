package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Event;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A ship moves on its captain's number, as he orders. A1.SHIP.01, A1.R.61 */
final class Helm {

  private final Sea sea;
  private final Command command;

  Helm(Sea sea) {
    this.sea = sea;
    this.command = new Command(sea);
  }

  /** Somebody's number is called; every ship he commands is his to order, once a round. */
  void call(Combatant who) {
    for (Vessel vessel : sea.vessels()) {
      if (vessel.ordered() < sea.fight.battle.round() && command.of(vessel) == who) {
        vessel.setOrdered(sea.fight.battle.round());
        sea.grappling.finishCutting(who, vessel);
        HelmOrder order = sea.fight.table.ask(new HelmQuestion(sea, who, vessel));
        Vessel known = sea.named(vessel.name()); // the Judge may have done anything meanwhile
        if (known != null) {
          carryOut(who, known, order);
        }
      }
    }
  }

  private void carryOut(Combatant captain, Vessel vessel, HelmOrder order) {
    var orders = new Orders(sea, vessel);
    String text = order.text();
    if (orders.read(text) == null || order.equals(HelmOrder.HOLD)) {
      return;
    }
    if (order.equals(HelmOrder.CUT_LOOSE)) {
      sea.grappling.beginCutting(captain, vessel);
    } else if (order.equals(HelmOrder.STATIONS)) {
      sea.hands.recall(captain, vessel);
    } else if (text.startsWith(HelmOrder.REPAIR) || text.startsWith(HelmOrder.FIRE)) {
      work(captain, vessel, text);
    } else if (order.equals(HelmOrder.BEAR_AWAY)) {
      sail(captain, vessel, orders.course().most(lie -> 1 + nearest(orders, lie)));
    } else if (Steering.isMeant(text)) {
      sail(captain, vessel, new Steering(sea).follow(vessel, text));
    } else {
      meet(captain, vessel, orders, order);
    }
  }

  private static int nearest(Orders orders, Course.Lie lie) {
    return orders.enemies().stream()
        .mapToInt(other -> orders.course().gap(lie, other))
        .min()
        .orElse(0);
  }

  private void work(Combatant captain, Vessel vessel, String text) {
    boolean fire = text.startsWith(HelmOrder.FIRE);
    String[] words = text.substring((fire ? HelmOrder.FIRE : HelmOrder.REPAIR).length()).split(" ");
    sea.hands.tellOff(
        captain,
        vessel,
        fire ? Vessel.Task.FIRE : Vessel.Task.REPAIR,
        Vessel.Hands.valueOf(words[1].toUpperCase(Locale.ROOT)),
        Integer.parseInt(words[0]));
  }

  private void meet(Combatant captain, Vessel vessel, Orders orders, HelmOrder order) {
    Course course = orders.course();
    Vessel close = orders.target(order, HelmOrder.CLOSE);
    if (close != null) {
      int far = 10_000;
      sail(captain, vessel, course.most(lie -> far - course.gap(lie, close)));
      return;
    }
    Vessel grappled = orders.target(order, HelmOrder.GRAPPLE);
    if (grappled != null) {
      sail(captain, vessel, sea.grappling.alongside(course, grappled));
      sea.grappling.grapple(captain, vessel, grappled);
      return;
    }
    Vessel rammed = orders.target(order, HelmOrder.RAM);
    if (rammed != null) {
      sail(captain, vessel, sea.ramming.against(course, rammed));
      sea.ramming.ram(captain, vessel, rammed);
      return;
    }
    Combatant monster = sea.fight.battle.named(order.text().substring(HelmOrder.RAM.length()));
    if (monster != null) {
      sail(captain, vessel, sea.ramming.against(course, monster));
      sea.ramming.ram(captain, vessel, monster);
    }
  }

  /** With everybody and everything aboard. */
  private void sail(Combatant captain, Vessel vessel, Course.@Nullable Lie to) {
    Square at = sea.at(vessel);
    if (to == null
        || at.column() == to.column() && at.row() == to.row() && vessel.heading() == to.bow()) {
      return;
    }
    sea.map.lay(vessel, to.column(), to.row(), to.bow());
    sea.fight.memory.stirred = true;
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("sails", "A1.SHIP.01")
              .by(captain)
              .fact("what", vessel.name())
              .fact("feet", to.feet())
              .fact("to", Square.of(to.column(), to.row()).text())
              .fact("bow", to.bow().name())
              .says(
                  vessel.name()
                      + " moves "
                      + to.feet()
                      + "' to "
                      + Square.of(to.column(), to.row()).text()
                      + ", its bow to "
                      + to.bow()
                      + "."));
    }
  }
}
