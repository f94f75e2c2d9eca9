package dev.cleave.weaponskill.flight;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import java.util.ArrayList;
import java.util.List;

/** The things that fugitives throw down before their pursuers. WS.FLEE.06-08 */
final class DropQuestion extends Question<Drop> {

  private final List<Fighter> fugitives;
  private final List<Fighter> pursuers;

  DropQuestion(Fray fight, Side side, List<Fighter> fugitives, List<Fighter> pursuers) {
    super(fight.battle, "drop", side, null, "WS.FLEE.06");
    this.fugitives = fugitives;
    this.pursuers = pursuers;
  }

  boolean isOpen() {
    for (Fighter fugitive : fugitives) {
      for (Item item : fugitive.combatant.items()) {
        if (isOfUse(item)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isOfUse(Item item) {
    return item.obstacle() || !item.bait().isEmpty();
  }

  @Override
  public List<Option<Drop>> options() {
    var options = new ArrayList<Option<Drop>>();
    for (Fighter fugitive : fugitives) {
      for (Item item : fugitive.combatant.items()) {
        if (isOfUse(item)) {
          options.add(
              new Option<>(
                  new Drop(fugitive.combatant, item),
                  item.obstacle() ? "bars the way" : "bait: " + item.bait()));
        }
      }
    }
    options.add(new Option<>(Drop.NOTHING));
    return options;
  }

  /** A barrier first, then what suits somebody's appetite. */
  @Override
  public Drop usual() {
    Drop best = Drop.NOTHING;
    for (Fighter fugitive : fugitives) {
      for (Item item : fugitive.combatant.items()) {
        if (item.obstacle()) {
          return new Drop(fugitive.combatant, item);
        }
        if (best.equals(Drop.NOTHING) && suitsSomebody(item)) {
          best = new Drop(fugitive.combatant, item);
        }
      }
    }
    return best;
  }

  private boolean suitsSomebody(Item item) {
    for (Fighter pursuer : pursuers) {
      if (Bait.suits(item, pursuer)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Drop quiet() {
    return Drop.NOTHING;
  }

  @Override
  public Lead lead(Drop answer) {
    return Lead.at(answer.owner());
  }

  @Override
  public String says() {
    return "Does the side " + side().name() + " drop anything in the path of its pursuers?";
  }
}
