package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.harm.Body;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is aimed at somebody: saps, called shots, disarms, backstabs, charges, covering. */
final class AimedPlans extends PlanPage {

  AimedPlans(Turns fight, Fighter fighter, List<Plan> plans, List<Refusal> refusals) {
    super(fight, fighter, plans, refusals);
  }

  void aimed(Weapon weapon, Fighter foe) {
    String sap = fight.sap.whyNot(foe);
    if (sap == null && !weapon.natural()) {
      plans.add(Plan.at(Deed.SAP, foe.combatant, weapon, ""));
    } else if (sap != null) {
      refusals.add(new Refusal("sap " + foe, sap, "TH.SAP.02"));
    }
    calls(weapon, foe);
    if (foe.weapon().natural() || foe.weapon().isUnarmed() || weapon.natural()) {
      refusals.add(
          new Refusal("disarm " + foe, "there is nothing to be struck from a hand", "TH.GAP.59"));
    } else {
      String disarm = fight.disarming.whyNot(weapon, foe.weapon());
      if (disarm == null) {
        plans.add(Plan.at(Deed.DISARM, foe.combatant, weapon, ""));
      } else {
        refusals.add(
            new Refusal("disarm " + foe + " with " + weapon.name(), disarm, "TH.DISARM.16"));
      }
    }
    if (foe.combatant.bearsShield() && !weapon.natural()) {
      plans.add(Plan.at(Deed.DISARM, foe.combatant, weapon, "shield"));
    }
    if (!weapon.natural()) {
      things(weapon, foe);
    }
    String thief = whyNoBackstab(weapon, foe);
    if (thief == null) {
      plans.add(Plan.at(Deed.BACKSTAB, foe.combatant, weapon, ""));
    } else {
      refusals.add(new Refusal("backstab " + foe, thief, "TH.C.ATKS.12"));
    }
  }

  /** What he holds that is no weapon. TH.DISARM.01, TH.DISARM.18 */
  private void things(Weapon weapon, Fighter foe) {
    for (Item item : foe.combatant.items()) {
      if (item.isInHand()) {
        String why = fight.disarming.whyNot(weapon, item);
        String what = "disarm " + item.name() + " of " + foe;
        if (why == null) {
          plans.add(Plan.at(Deed.DISARM, foe.combatant, weapon, item.name()));
        } else {
          refusals.add(new Refusal(what, why, "TH.DISARM.18"));
        }
        plans.add(Plan.at(Deed.CALL, foe.combatant, weapon, item.name())); // TH.GAP.44
      }
    }
  }

  /** From afar, at short range, by the size of what flies. TH.DISARM.09, TH.DISARM.17 */
  void shotFromHand(Weapon weapon, Fighter foe) {
    things(weapon, foe);
    if (foe.combatant.bearsShield()) {
      plans.add(Plan.at(Deed.DISARM, foe.combatant, weapon, "shield"));
    }
    if (foe.weapon().natural() || foe.weapon().isUnarmed()) {
      return;
    }
    String why = fight.disarming.whyNot(weapon, foe.weapon());
    if (why == null) {
      plans.add(Plan.at(Deed.DISARM, foe.combatant, weapon, ""));
    } else {
      refusals.add(new Refusal("disarm " + foe + " with " + weapon.name(), why, "TH.DISARM.17"));
    }
  }

  /** TH.C.ATKS.12 */
  private @Nullable String whyNoBackstab(Weapon weapon, Fighter foe) {
    if (!fighter.sheet().has("thief") && !fighter.sheet().has("backstab")) {
      return fighter + " is no thief";
    }
    boolean fit =
        weapon.size().rank() <= Size.SMALL.rank()
            || weapon.id().equals("club")
            || weapon.has("sap")
            || weapon.has("blade");
    return fit ? null : weapon.name() + " is no weapon for it";
  }

  void calls(Weapon weapon, Fighter foe) {
    if (Body.hasNoVitals(foe)) {
      refusals.add(new Refusal("call a shot at", foe + " has no vital places", "TH.CALL.03"));
      return;
    }
    if (fight.awareness.isUnseen(fighter, foe)) {
      refusals.add(new Refusal("call a shot at", fighter + " cannot see " + foe, "TH.C.COVR.04"));
      return;
    }
    boolean humanoid = Body.plan(foe) == Body.Plan.HUMANOID;
    for (String place : fight.numbers.row("locations", humanoid ? "humanoid" : "beast")) {
      if (fight.injuries.has(foe, place)) {
        plans.add(Plan.at(Deed.CALL, foe.combatant, weapon, place));
      }
    }
  }

  void charge(Weapon weapon, Fighter foe) {
    String what = "charge " + foe;
    if (!foe.isStanding()) {
      return;
    }
    if (fight.body.denies(fighter, "charge")
        || fighter.fatigue > 1
        || fighter.stance() != Stance.STANDING) {
      refusals.add(new Refusal(what, fighter + " is in no state to", "TH.C.MOVE.11"));
    } else if (fight.movement.charge(fighter, foe) == null) {
      refusals.add(
          new Refusal(what, "there is no straight way of ten feet or more", "TH.C.MOVE.11"));
    } else {
      plans.add(Plan.at(Deed.CHARGE, foe.combatant, weapon, ""));
    }
  }

  void cover(Weapon weapon, Fighter foe) {
    Refusal why = fight.cover.whyNot(fighter, foe, weapon);
    if (why == null) {
      plans.add(Plan.at(Deed.COVER, foe.combatant, weapon, ""));
    } else {
      refusals.add(why);
    }
  }
}
