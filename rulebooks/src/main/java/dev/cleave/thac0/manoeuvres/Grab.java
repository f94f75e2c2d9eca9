package dev.cleave.thac0.manoeuvres;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.ManoeuvreNumbers;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.Burden;
import dev.cleave.thac0.harm.Checks;
import dev.cleave.thac0.movement.Opportunity;
import org.jspecify.annotations.Nullable;

/** Wresting a weapon from somebody's hand. TH.GRAB.01 */
public final class Grab {

  private static final Reason CUT = new Reason("damage", "TH.C.GRAB.06");
  private static final Term DIFFICULT = new Term("hard to get at", "TH.GRAB.05", Tag.SITUATION);
  private static final Term LATE = new Term("not declared", "TH.C.GRAB.01", Tag.SITUATION);

  private final ManoeuvreRoom fight;
  private final ManoeuvreNumbers figures;

  Grab(ManoeuvreRoom fight) {
    this.fight = fight;
    this.figures = fight.numbers.manoeuvre;
  }

  /** Why he cannot grab at it; null if he can. TH.GRAB.02, TH.C.GRAB.07 */
  public @Nullable Refusal whyNot(Fighter fighter, Fighter target) {
    String what = "grab " + target;
    Weapon held = target.weapon();
    if (held.natural() || held.isUnarmed()) {
      return new Refusal(what, target + " holds nothing", "TH.GRAB.01");
    }
    if (fight.wrestling.freeHands(fighter) == 0) {
      return new Refusal(what, fighter + " has no hand free", "TH.GRAB.02");
    }
    if (held.size().rank() - fighter.size().rank() >= figures.grabSizes) {
      return new Refusal(what, held.name() + " is too large", "TH.C.GRAB.07");
    }
    return Burden.weight(fight.numbers, held) > fighter.prowess.maxPress()
        ? new Refusal(what, held.name() + " is too heavy", "TH.C.GRAB.07")
        : null;
  }

  /** The same of a thing in the hand or at the belt. TH.GRAB.01 */
  public @Nullable String whyNot(Fighter fighter, Item item) {
    if (fight.wrestling.freeHands(fighter) == 0) {
      return fighter + " has no hand free";
    }
    return item.kept() == Item.Place.HAND || item.kept() == Item.Place.BELT
        ? null
        : item.name() + " is out of sight";
  }

  /** At a ring on a finger, or at what hangs from a belt. TH.GRAB.05, TH.C.GRAB.05 */
  public void take(Fighter fighter, Fighter target, Item item) {
    if (!isThere(fighter, target)) {
      return;
    }
    boolean both = fight.wrestling.freeHands(fighter) == 2;
    Tally own = own(fighter, both).plus(penalty(item), DIFFICULT);
    Tally other =
        fight.throwing.against(
            target, fight.pummelling.blow(target, Trick.PUMMEL), figures.grabVictimAc);
    if (!fight.disarming.throwing(fighter, own, target, other, "TH.GRAB.04", "grab")
        || !target.combatant.items().contains(item)) {
      return;
    }
    if (!item.isInHand()) {
      pass(fighter, target, item, "TH.C.GRAB.05");
      return;
    }
    Checks.Contest contest = pull(fighter, target, both, false);
    if (contest == Checks.Contest.WON) {
      pass(fighter, target, item, "TH.C.GRAB.04");
    } else if (contest == Checks.Contest.BOTH_FAILED) {
      target.combatant.drop(item);
      tell("drops", "TH.C.GRAB.04", target, null, item.name());
    }
  }

  private int penalty(Item item) {
    return item.is("ring") ? figures.grabRing : item.isInHand() ? 0 : figures.grabSmallWorn;
  }

  private void pass(Fighter fighter, Fighter target, Item item, String rule) {
    target.combatant.drop(item);
    fighter.combatant.take(item.in(Item.Place.HAND));
    tell("grabbed", rule, fighter, target, item.name());
  }

  /** The grip, then the tug. TH.GRAB.03, TH.GRAB.04, TH.C.GRAB.02 to TH.C.GRAB.06 */
  public void make(Fighter fighter, Fighter target, boolean declared) {
    if (!isThere(fighter, target)) {
      return;
    }
    Weapon held = target.weapon();
    boolean both = fight.wrestling.freeHands(fighter) == 2;
    boolean held2 = fight.disarming.isTwoHanded(target, held);
    Tally own = own(fighter, both);
    own.plusIf(!declared, figures.grabLate, LATE);
    Tally other =
        fight.throwing.against(
            target,
            Blow.melee(fight.arms(held).modes().getFirst()),
            figures.grabVictimAc + (held2 ? figures.grabTwoHandsAc : 0));
    if (!fight.disarming.throwing(fighter, own, target, other, "TH.GRAB.04", "grab")) {
      return;
    }
    tug(fighter, target, held, both, held2);
  }

  /** Who threatens the grabber strikes first. TH.GRAB.03 */
  private boolean isThere(Fighter fighter, Fighter target) {
    if (fight.threat.mayStrikeAt(target, fighter)) {
      fight.opportunity.one(target, fighter, Opportunity.Cause.GRAB);
    }
    return fighter.canAct();
  }

  private Tally own(Fighter fighter, boolean both) {
    Blow hands = fight.pummelling.blow(fighter, Trick.PUMMEL);
    return fight.throwing.against(
        fighter, hands, figures.grabAc + (both ? figures.grabTwoHandsAc : 0));
  }

  private Checks.Contest pull(Fighter fighter, Fighter target, boolean both, boolean held2) {
    int more = figures.grabTugTwoHands;
    return fight.checks.strength(
        fighter,
        fighter.prowess.strength() + (both ? more : 0),
        target,
        target.prowess.strength() + (held2 ? more : 0),
        "TH.C.GRAB.04");
  }

  private void tug(Fighter fighter, Fighter target, Weapon held, boolean both, boolean held2) {
    switch (pull(fighter, target, both, held2)) {
      case WON -> {
        target.combatant.drop(held);
        target.combatant.wield(target.combatant.emptyHanded());
        fighter.combatant.take(held);
        if (fighter.weapon().isUnarmed()) {
          fighter.combatant.wield(held);
        }
        tell("grabbed", "TH.C.GRAB.04", fighter, target, held.name());
      }
      case BOTH_FAILED -> fight.injuries.letFall(target, held);
      case LOST -> {
        if (held.has("blade") && !fighter.sheet().has("gauntlets")) {
          int cut = fight.table.roll(figures.grabBlade, CUT, fighter.combatant);
          fight.damage.deal(fighter, cut, "slashing"); // TH.C.GRAB.06
        }
      }
    }
  }

  private void tell(String what, String rule, Fighter by, @Nullable Fighter from, String item) {
    if (fight.listens()) {
      var event = Event.of(what, rule).by(by.combatant).fact("item", item);
      fight.tell(
          from == null
              ? event.says(by + " drops the " + item + ".")
              : event.on(from.combatant).says(by + " takes the " + item + " from " + from + "."));
    }
  }
}
