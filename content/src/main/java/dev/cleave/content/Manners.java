package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.actor.Order;
import dev.cleave.engine.actor.Order.Word;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.creature.Creature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How those in a scenario fight while nobody answers for them: as it says, else as suits them. */
final class Manners {

  private final Behaviours behaviours;
  private final Roster roster;
  private final boolean map;
  private final Optional<Fields> sides;

  Manners(Behaviours behaviours, Fields scenario, Roster roster) {
    this.behaviours = behaviours;
    this.roster = roster;
    this.map = scenario.has("map");
    this.sides = scenario.optionalMapping("sides");
  }

  Conduct of(Entrant entrant, Creature sheet) {
    Fields said = entrant.said();
    Optional<Fields> side = sides.map(all -> all.mapping(entrant.side()));
    Behaviour behaviour =
        said.optional("behaviour")
            .or(() -> side.flatMap(all -> all.optional("behaviour")))
            .map(behaviours::named)
            .orElseGet(() -> behaviours.suiting(sheet));
    var orders = new ArrayList<Order>();
    side.ifPresent(all -> read(all, orders));
    read(said, orders);
    if (said.has("holds")) {
      List<Integer> at = said.numbers("holds");
      refusePlace(said, "holds");
      orders.add(new Order(Word.POST, at.getFirst() + "," + at.getLast()));
    }
    if (said.has("guards")) {
      orders.add(new Order(Word.GUARD, named(said.node("guards"))));
    }
    if (said.has("attacks")) {
      String whom = said.text("attacks");
      boolean kind = whom.equals("casters") || whom.equals("shooters");
      orders.add(new Order(Word.FIRST, kind ? whom : named(said.node("attacks"))));
    }
    return new Conduct(behaviour, orders);
  }

  private void read(Fields said, List<Order> orders) {
    if (!said.has("orders")) {
      return;
    }
    List<Node> all = said.node("orders") instanceof Scalar one ? List.of(one) : said.list("orders");
    for (Node word : all) {
      Order order = Order.read(Fields.text(word));
      if (order == null) {
        throw new BadInput(
            word.place()
                .problem(
                    word.shown() + " is no order",
                    "Expected: " + String.join("; ", Order.FORMS),
                    ""));
      }
      if (order.isPlace()) {
        refusePlace(said, "orders");
      }
      orders.add(order);
    }
  }

  private void refusePlace(Fields said, String field) {
    if (!map) {
      throw said.problem(field, "without a map there is no such place", "", "Leave this out.");
    }
  }

  /** The one a value names, as he is written in the scenario. */
  private String named(Node who) {
    return roster.names().get(roster.index(who));
  }
}
