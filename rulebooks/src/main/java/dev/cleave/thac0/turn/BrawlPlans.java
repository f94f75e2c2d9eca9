package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import java.util.List;

/** Shields as weapons, fists, feet and hands: what may be declared of it. */
final class BrawlPlans extends PlanPage {

  BrawlPlans(Turns fight, Fighter fighter, List<Plan> plans, List<Refusal> refusals) {
    super(fight, fighter, plans, refusals);
  }

  void shield() {
    if (!fighter.combatant.bearsShield()) {
      return;
    }
    plans.add(Plan.what(Deed.PUNCH, null, "with shield"));
    if (!fighter.weapon().isUnarmed() && !fighter.weapon().natural()) {
      plans.add(Plan.what(Deed.PUNCH, fighter.weapon(), "with shield beside attack"));
    }
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe)) {
        String why = fight.rush.whyNot(fighter, foe);
        if (why == null && fight.movement.charge(fighter, foe) != null) {
          plans.add(Plan.at(Deed.RUSH, foe.combatant, null, ""));
        } else {
          String words = why == null ? "there is no straight way" : why;
          refusals.add(new Refusal("rush " + foe, words, "TH.C.RUSH.01"));
        }
      }
    }
  }

  void unarmed() {
    if (fighter.is(State.DAZED)) {
      return;
    }
    int hands = fight.wrestling.freeHands(fighter);
    boolean pommel = !fighter.weapon().isUnarmed() && !fighter.weapon().natural();
    String never = fight.pummelling.whyNever(fighter);
    if (never != null) {
      refusals.add(new Refusal("pummel", never, "TH.PUMMEL.02"));
    } else {
      if (hands > 0) {
        plans.add(Plan.of(Deed.PUMMEL));
        objects();
      } else if (pommel) {
        plans.add(Plan.what(Deed.PUMMEL, null, "small hard object")); // TH.PUMMEL.04
        refusals.add(new Refusal("pummel", fighter + " has no hand free", "TH.PUMMEL.03"));
      }
      if (hands == 2) {
        plans.add(Plan.what(Deed.PUMMEL, null, "both fists"));
      }
      if (fighter.stance() == Stance.STANDING) {
        plans.add(Plan.of(Deed.KICK));
      } else {
        refusals.add(new Refusal("kick", "one must stand to kick", "TH.C.PUMM.06"));
      }
    }
    if (hands > 0 || fighter.holds >= 0) {
      plans.add(Plan.of(Deed.WRESTLE));
    } else {
      refusals.add(new Refusal("wrestle", fighter + " has no hand free", "TH.C.WRES.01"));
    }
    plans.add(Plan.of(Deed.OVERBEAR));
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe)) {
        trample(foe);
        things(foe);
        Refusal why = fight.grab.whyNot(fighter, foe);
        if (why == null) {
          plans.add(Plan.at(Deed.GRAB, foe.combatant, null, ""));
        } else {
          refusals.add(why);
        }
      }
    }
  }

  /** Whatever lies about, and the heads that small hard things are good for. TH.C.PUMM.02 */
  private void objects() {
    for (String object : fight.pummelling.objects(fighter)) {
      plans.add(Plan.what(Deed.PUMMEL, null, object));
      if (fight.pummelling.isSap(object) && !isWeapon(object)) {
        for (Fighter foe : fight.fighters) {
          if (fight.awareness.isFoe(fighter, foe) && fight.sap.whyNot(foe) == null) {
            plans.add(Plan.at(Deed.SAP, foe.combatant, null, object));
          }
        }
      }
    }
    for (String object : fight.numbers.table("improvised").keySet()) {
      Refusal why = fight.pummelling.whyNoObject(fighter, object);
      if (why != null) {
        refusals.add(why);
      }
    }
  }

  /** In hand as a weapon of that name, with which he saps as with any weapon. */
  private boolean isWeapon(String object) {
    return fighter.combatant.weapons().stream().anyMatch(weapon -> weapon.name().equals(object));
  }

  /** Things in the hand or at the belt. TH.GRAB.01, TH.C.GRAB.05 */
  private void things(Fighter foe) {
    for (Item item : foe.combatant.items()) {
      String why = fight.grab.whyNot(fighter, item);
      if (why == null) {
        plans.add(Plan.at(Deed.GRAB, foe.combatant, null, item.name()));
      } else {
        refusals.add(new Refusal("grab " + item.name() + " of " + foe, why, "TH.GRAB.02"));
      }
    }
  }

  /** TH.C.OVER.04 */
  private void trample(Fighter foe) {
    String why = fight.trampling.whyNot(fighter, foe);
    if (why == null) {
      plans.add(Plan.at(Deed.TRAMPLE, foe.combatant, null, ""));
    } else if (fighter.isMounted()) {
      refusals.add(new Refusal("trample " + foe, why, "TH.C.OVER.04"));
    }
  }
}
