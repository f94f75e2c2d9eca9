package dev.cleave.engine.actor;

import dev.cleave.engine.creature.Behaviour;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How somebody fights while nobody answers for him: as is his way, and as he was told.
 *
 * @param orders the later one counts where two cannot both be kept
 */
public record Conduct(Behaviour behaviour, List<Order> orders) {

  public static final Conduct PLAIN = new Conduct(Behaviour.PLAIN, List.of());

  public Conduct {
    orders = List.copyOf(orders);
  }

  /** As the book's plain fighter, under nobody's orders. */
  public boolean isPlain() {
    return behaviour.isPlain() && orders.isEmpty();
  }

  /** The last order of these sorts, null if he is under none. */
  public @Nullable Order order(Order.Word one, Order.Word other) {
    for (int i = orders.size() - 1; i >= 0; i--) {
      Order order = orders.get(i);
      if (order.word() == one || order.word() == other) {
        return order;
      }
    }
    return null;
  }

  public @Nullable Order order(Order.Word word) {
    return orders.isEmpty() ? null : order(word, word);
  }

  /** The same under these orders and no others. */
  public Conduct under(List<Order> others) {
    return new Conduct(behaviour, others);
  }

  /** The same of who does not look ahead, in another's thought. */
  public Conduct unplanned() {
    return behaviour.plans() ? by(behaviour.unplanned()) : this;
  }

  public Conduct by(Behaviour other) {
    return new Conduct(other, orders);
  }
}
