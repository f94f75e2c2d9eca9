package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import java.util.List;

/** Spells, powers, things and the turning of undead: what may be declared of it. */
final class MagicPlans extends PlanPage {

  MagicPlans(Turns fight, Fighter fighter, List<Plan> plans, List<Refusal> refusals) {
    super(fight, fighter, plans, refusals);
  }

  void magic() {
    for (Spell spell : fighter.combatant.spells()) {
      boolean power = spell.has("psionic");
      Refusal why =
          power ? fight.psionics.whyNot(fighter, spell) : fight.casting.whyNot(fighter, spell);
      Plan plan = power ? Plan.manifest(spell) : Plan.cast(spell);
      if (why != null) {
        refusals.add(why);
      } else if (!plans.contains(plan)) {
        plans.add(plan);
      }
    }
    if (fighter.charge != null) {
      plans.add(Plan.of(Deed.TOUCH)); // TH.C.CAST.07
    }
    for (Item item : fighter.combatant.items()) {
      hurl(item);
      if (item.spell() != null || !item.heals().equals(Dice.NOTHING)) {
        Plan plan = Plan.item(Deed.USE, item);
        if (!plans.contains(plan)) {
          plans.add(plan);
          plans.add(Plan.item(Deed.HOLD, item)); // TH.C.HOLD.01
        }
      }
    }
    Refusal turning = fight.turning.whyNot(fighter);
    if (turning == null) {
      plans.add(Plan.of(Deed.TURN));
    } else {
      refusals.add(turning);
    }
  }

  /** Flasks and stones, as far as he can lift them; a cask is rolled. TH.GREN.07, TH.MAN.03 */
  private void hurl(Item item) {
    Plan plan = Plan.item(Deed.THROW, item);
    if (plans.contains(plan)) {
      return;
    }
    if (item.is("cask")) {
      plans.add(plan);
    } else if (fight.grenades.kind(item) != null) {
      Refusal why = fight.grenades.whyNot(fighter, item);
      if (why == null) {
        plans.add(plan);
      } else {
        refusals.add(why);
      }
    }
  }
}
