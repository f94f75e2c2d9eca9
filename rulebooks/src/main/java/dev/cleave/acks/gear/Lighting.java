package dev.cleave.acks.gear;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.journal.Event;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Torches, lanterns and flasks, and whom their light falls on. A2.MOVE.08 */
public final class Lighting implements Offers {

  private static final String FLASK = "flask";
  private static final Forbidden NOT_HELD =
      new Forbidden("WHO does not have it in hand", "A2.MOVE.08");
  private static final Forbidden BURNS = new Forbidden("it burns already", "A2.MOVE.08");

  private final GearRoom fight;

  Lighting(GearRoom fight) {
    this.fight = fight;
  }

  /** A2.MOVE.08 */
  record Light(GearRoom fight, Item item) implements Action {

    @Override
    public String verb() {
      return "light";
    }

    @Override
    public String text() {
      return "light " + item.name();
    }

    @Override
    public Cost cost() {
      return fight.lightingTakes(item);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!item.isInHand()) {
        return NOT_HELD;
      }
      return item.lit() ? BURNS : null;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.lighting().light(who, item);
    }

    @Override
    public String detail(Combatant who) {
      return item.light() + "'";
    }
  }

  /** In hand and unlit comes before elsewhere or burning. */
  @Override
  public void offer(Combatant who, List<Action> all) {
    Map<String, Light> lights = new LinkedHashMap<>();
    for (Item item : who.items()) {
      if (item.light() > 0) {
        var light = new Light(fight, item);
        if (light.bars(who, Slot.MOVEMENT) == null) {
          lights.put(item.name(), light);
        } else {
          lights.putIfAbsent(item.name(), light);
        }
      }
    }
    all.addAll(lights.values());
  }

  /**
   * What makes a light soonest: lights it, or takes it in hand; null for who has none. Oil is for
   * throwing, and who carries a light already has nothing to gain by another.
   */
  public @Nullable Action usual(Combatant who) {
    Action take = null;
    for (Item item : who.items()) {
      if (item.light() > 0 && item.lit()) {
        return null;
      }
      if (item.light() > 0 && !item.is(FLASK)) {
        if (item.isInHand()) {
          return new Light(fight, item);
        }
        take = take == null ? fight.belongings().fetch(item) : take;
      }
    }
    return take;
  }

  private void light(Combatant who, Item item) {
    fight.belongings().replace(who, item, item.lit(true));
    fight.memory.anythingShines = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("lit", "A2.MOVE.08")
              .by(who)
              .fact("what", item.name())
              .fact("feet", item.light())
              .says(who.name() + " lights " + item.name() + "."));
    }
  }
}
