package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.book.InitiativeNumbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.magic.Casting;
import org.jspecify.annotations.Nullable;

/** What is added to the initiative die. TH.C.T.INIT-SITUATION, TH.C.T.INIT-ACTION */
public final class Numbering {

  private static final Term SPEED = new Term("weapon speed", "TH.C.INIT.10", Tag.WEAPON);
  private static final Term TWO = new Term("the slower weapon", "TH.C.INIT.12", Tag.WEAPON);
  private static final Term NATURAL = new Term("size", "TH.C.INIT.13", Tag.BASE);
  private static final Term OBJECT = new Term("large object", "TH.C.INIT.14", Tag.WEAPON);
  private static final Term SPELL = new Term("casting time", "TH.C.INIT.15", Tag.MAGIC);
  private static final Term ITEM = new Term("item", "TH.C.INIT.16", Tag.MAGIC);
  private static final Term RISING = new Term("rising", "TH.STANCE.16", Tag.STATE);
  private static final Term CALLED = new Term("called shot", "TH.CALL.05", Tag.SITUATION);
  private static final Term DISARM = new Term("disarm", "TH.DISARM.11", Tag.SITUATION);
  private static final Term SAP = new Term("sap", "TH.SAP.04", Tag.SITUATION);
  private static final Term GRAB = new Term("grab", "TH.C.GRAB.01", Tag.SITUATION);
  private static final Term SET = new Term("set for a charge", "TH.GUARD.02", Tag.SITUATION);
  private static final Term CHARGED = new Term("charged", "TH.C.INIT.18", Tag.SITUATION);
  private static final Term HASTED = new Term("hasted", "TH.C.COND.02", Tag.STATE);
  private static final Term NO_FASTER = new Term("spells are no faster", "TH.C.COND.02", Tag.MAGIC);
  private static final Term SLOWED = new Term("slowed", "TH.C.COND.02", Tag.STATE);
  private static final Term HIGHER =
      new Term("higher ground", "TH.C.T.INIT-SITUATION", Tag.POSITION);
  private static final Term WADING = new Term("wading", "TH.C.T.INIT-SITUATION", Tag.SITUATION);
  private static final Term DEEP = new Term("deep water", "TH.C.T.INIT-SITUATION", Tag.SITUATION);
  private static final Term FOREIGN = new Term("submerged", "TH.C.T.INIT-SITUATION", Tag.SITUATION);
  private static final Term HINDERED = new Term("hindered", "TH.C.T.INIT-SITUATION", Tag.STATE);
  private static final Term DEXTERITY = new Term("dexterity", "TH.C.INIT.24", Tag.ABILITY);
  private static final Term SHIELD = new Term("shield", "TH.C.SPUN.01", Tag.SHIELD);

  private final Fray fight;
  private final InitiativeNumbers figures;
  private final Tally sum = new Tally();

  Numbering(Fray fight) {
    this.fight = fight;
    this.figures = fight.numbers.initiative;
  }

  /** All that is added to his die. TH.C.INIT.02 */
  public int all(Fighter fighter, Plan plan) {
    situation(fighter, sum.clear());
    action(fighter, plan, sum);
    return sum.target();
  }

  /** What an action adds, whatever the situation, which others' secret plans may change. */
  int action(Fighter fighter, Plan plan) {
    action(fighter, plan, sum.clear());
    return sum.target();
  }

  /** What his situation adds. TH.C.INIT.09 */
  public Tally situation(Fighter fighter) {
    return situation(fighter, new Tally());
  }

  private Tally situation(Fighter fighter, Tally tally) {
    boolean hindered =
        fighter.is(State.ENTANGLED)
            || fighter.is(State.CLIMBING)
            || fighter.isHeld()
            || fighter.isCaught();
    boolean guards = fighter.declared(Deed.GUARD);
    return tally
        .against(fighter.is(State.HASTED) ? figures.initiativeHasted : 0, HASTED)
        .against(fighter.is(State.SLOWED) ? figures.initiativeSlowed : 0, SLOWED)
        .against(isHigher(fighter) ? figures.initiativeHigherGround : 0, HIGHER)
        .against(guards ? figures.initiativeSet : 0, SET)
        .against(!guards && isCharged(fighter) ? figures.initiativeSet : 0, CHARGED)
        .against(fighter.is(State.WADING) ? figures.initiativeWading : 0, WADING)
        .against(fighter.is(State.IN_DEEP_WATER) ? figures.initiativeDeepWater : 0, DEEP)
        .against(fighter.is(State.SUBMERGED) ? figures.initiativeForeign : 0, FOREIGN)
        .against(hindered ? figures.initiativeHindered : 0, HINDERED);
  }

  private boolean isHigher(Fighter fighter) {
    if (fight.field().isFlat() && fight.field().isLevel()) {
      return false;
    }
    for (Fighter foe : fight.fighters) {
      if (foe.isStanding()
          && foe.isEnemyOf(fighter)
          && fight.field().elevation(fighter.combatant)
              < fight.field().elevation(foe.combatant) + fight.numbers.attack.higherGroundFeet) {
        return false;
      }
    }
    return true;
  }

  /** The declared target of a charge who knows of it. TH.C.INIT.18 */
  private boolean isCharged(Fighter fighter) {
    for (Fighter foe : fight.fighters) {
      if (foe.plan != null
          && (foe.plan.is(Deed.CHARGE) || foe.plan.is(Deed.RUSH))
          && foe.plan.target() == fighter.combatant
          && fighter.canAct()
          && !fighter.is(State.UNAWARE)
          && !foe.is(State.HIDDEN)) {
        return true;
      }
    }
    return false;
  }

  /** What his declared action adds. TH.C.T.INIT-ACTION */
  private void action(Fighter fighter, Plan plan, Tally tally) {
    speed(fighter, plan, tally);
    tally.against(plan.rising() ? figures.initiativeRising : 0, RISING);
    switch (plan.deed()) {
      case CAST ->
          tally.against(fighter.is(State.HASTED) ? -figures.initiativeHasted : 0, NO_FASTER);
      case CALL -> tally.against(figures.initiativeCalledShot, CALLED);
      case SHOOT ->
          tally.against(
              plan.what().equals(Plan.PAST_FRIENDS) ? figures.initiativeCalledShot : 0, CALLED);
      case DISARM -> tally.against(figures.initiativeDisarm, DISARM);
      case SAP -> tally.against(figures.initiativeSap, SAP);
      case GRAB -> tally.against(figures.initiativeGrab, GRAB);
      default -> {}
    }
    tally.against(fight.numbers.dexterityInitiative ? -fighter.prowess.reaction() : 0, DEXTERITY);
  }

  private void speed(Fighter fighter, Plan plan, Tally tally) {
    switch (plan.deed()) {
      case CAST, MANIFEST -> {
        if (plan.spell() != null) {
          tally.against(Casting.time(plan.spell(), fight.numbers), SPELL);
        }
      }
      case USE -> tally.against(item(plan.item()), ITEM);
      case PUMMEL, KICK, WRESTLE, OVERBEAR, TRAMPLE, TOUCH -> {
        tally.against(natural(fighter), NATURAL);
        tally.against(isLarge(plan) ? figures.initiativeLargeObject : 0, OBJECT);
      }
      case PUNCH, RUSH -> {
        int shield = fighter.prowess.shield().speed();
        Weapon weapon = plan.weapon();
        tally.against(weapon == null ? shield : Math.max(shield, factor(fighter, weapon)), SHIELD);
      }
      default -> {
        Weapon weapon = plan.weapon();
        Weapon second = plan.second();
        if (plan.item() != null && plan.is(Deed.HOLD)) {
          tally.against(item(plan.item()), ITEM); // TH.C.HOLD.01
        } else if (weapon != null && second != null) {
          tally.against(Math.max(factor(fighter, weapon), factor(fighter, second)), TWO);
        } else if (weapon != null) {
          tally.against(
              factor(fighter, weapon), weapon.natural() || weapon.isUnarmed() ? NATURAL : SPEED);
        }
      }
    }
  }

  private boolean isLarge(Plan plan) {
    var row = fight.numbers.row("improvised", plan.what());
    return (row.isEmpty() ? plan.what() : row.getFirst()).startsWith("large");
  }

  private int natural(Fighter fighter) {
    return fight.numbers.naturalSpeed.at(fighter.size().rank());
  }

  /** Each plus makes it faster, to no less than 0. TH.C.INIT.11 */
  private int factor(Fighter fighter, Weapon weapon) {
    return weapon.natural() || weapon.isUnarmed()
        ? natural(fighter)
        : Math.max(0, fight.arms(weapon).speed() + weapon.magic() * figures.speedAPlus);
  }

  private int item(@Nullable Item item) {
    return switch (item == null ? "" : item.kind()) {
      case "potion" -> figures.initiativePotion;
      case "wand" -> figures.initiativeWand;
      case "rod" -> figures.initiativeRod;
      case "staff" -> figures.initiativeStaff;
      case "ring" -> figures.initiativeRing;
      case "scroll" ->
          item == null || item.spell() == null ? 0 : Casting.time(item.spell(), fight.numbers);
      default -> figures.initiativeItem;
    };
  }
}
