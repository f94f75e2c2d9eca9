package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import java.util.List;
import java.util.stream.Stream;

/** The script of a case: what people and dice do, and what it claims comes of it. */
record Script(
    List<Throw> dice,
    List<Order> orders,
    List<Order> aftermath,
    List<Expectation> expectations,
    List<Need> needs,
    List<Chances> odds) {

  static Script read(Fields fields) {
    return new Script(
        fields.list("dice").stream().map(Throw::read).toList(),
        fields.list("orders").stream().map(Order::read).toList(),
        fields.list("aftermath").stream().map(Order::judges).toList(),
        fields.list("expect").stream().map(Expectation::read).toList(),
        fields.list("needs").stream().map(Need::read).toList(),
        fields.list("odds").stream().map(Chances::read).toList());
  }

  /** Begins with a fight: an aftermath may be all there is. */
  boolean isFought() {
    return !orders.isEmpty() || aftermath.isEmpty();
  }

  /** Something to play, not only numbers to work out. */
  boolean isPlayed() {
    return !dice.isEmpty() || !orders.isEmpty() || !aftermath.isEmpty() || !expectations.isEmpty();
  }

  boolean assertsSomething() {
    return !expectations.isEmpty()
        || !needs.isEmpty()
        || !odds.isEmpty()
        || Stream.concat(orders.stream(), aftermath.stream())
            .anyMatch(
                order ->
                    order instanceof Order.Refused
                        || order instanceof Order.Offered
                        || order instanceof Order.Menu
                        || order instanceof Order.Unasked);
  }
}
