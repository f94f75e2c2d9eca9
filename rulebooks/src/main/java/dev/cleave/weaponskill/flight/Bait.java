package dev.cleave.weaponskill.flight;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import java.util.List;

/** Bait that fugitives leave in the path of those who follow. WS.FLEE.06-08, WS.FLEE.16 */
final class Bait {

  private final Fray fight;
  private final Morale morale;
  private final Pursuit pursuit;

  Bait(Fray fight, Morale morale, Pursuit pursuit) {
    this.fight = fight;
    this.morale = morale;
    this.pursuit = pursuit;
  }

  /** Treasure, food or a barrier in the way. WS.FLEE.06-08, WS.FLEE.16 */
  boolean ends(Side side, List<Fighter> fugitives, List<Fighter> pursuers) {
    var question = new DropQuestion(fight, side, fugitives, pursuers);
    if (!question.isOpen()) {
      return false;
    }
    Drop drop = fight.table.ask(question);
    Combatant owner = drop.owner();
    Item item = drop.item();
    if (owner == null || item == null) {
      return false;
    }
    owner.drop(item);
    if (fight.table.listens()) {
      fight.tell(
          Event.of("drops", rule(item))
              .by(owner)
              .fact("item", item.name())
              .says(owner + " drops the " + item.name() + " in their path."));
    }
    if (item.obstacle()) {
      pursuit.escape(fugitives, "WS.FLEE.08", "the way behind is barred");
      return true;
    }
    return tempted(item, fugitives, pursuers);
  }

  private static String rule(Item item) {
    return item.obstacle()
        ? "WS.FLEE.08"
        : item.bait().equals("food") ? "WS.FLEE.07" : "WS.FLEE.06";
  }

  /** Those whom the bait suits check morale and stop if they fail; the rest run on. WS.GAP.13 */
  private boolean tempted(Item item, List<Fighter> fugitives, List<Fighter> pursuers) {
    for (Fighter pursuer : List.copyOf(pursuers)) {
      if (suits(item, pursuer) && !morale.passes(pursuer)) {
        pursuers.remove(pursuer);
        if (fight.table.listens()) {
          fight.tell(
              Event.of("stops", rule(item))
                  .by(pursuer.combatant)
                  .fact("item", item.name())
                  .says(pursuer + " stops for the " + item.name() + "."));
        }
      }
    }
    if (pursuers.isEmpty()) {
      pursuit.escape(fugitives, rule(item), "the pursuers stay behind");
      return true;
    }
    return false;
  }

  static boolean suits(Item item, Fighter pursuer) {
    return switch (item.bait()) {
      case "food" -> pursuer.combatant.sheet().has("unintelligent");
      case "treasure" -> pursuer.combatant.sheet().has("treasure-seeking");
      default -> false;
    };
  }
}
