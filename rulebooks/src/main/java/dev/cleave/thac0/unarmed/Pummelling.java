package dev.cleave.thac0.unarmed;

import dev.cleave.engine.creature.Ability;
import dev.cleave.engine.creature.Protection;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.UnarmedNumbers;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.Body;
import dev.cleave.thac0.harm.Checks;
import dev.cleave.thac0.harm.SavingThrow;
import dev.cleave.thac0.movement.Opportunity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fists, feet, pommels and furniture. TH.PUMMEL.01, TH.C.PUMM.03 */
public final class Pummelling {

  /** What one may pummel with, but for fists. TH.PUMMEL.18 */
  public static final List<String> OBJECTS =
      List.of("small hard object", "large soft object", "large hard object");

  private static final Reason DAMAGE = new Reason("damage", "TH.PUMMEL.18");
  private static final Reason OUT = new Reason("rounds unconscious", "TH.PUMMEL.21");
  private static final Term STRONG = new Term("strength of the blow", "TH.PUMMEL.22", Tag.ABILITY);

  private final UnarmedRoom fight;
  private final UnarmedNumbers figures;

  Pummelling(UnarmedRoom fight) {
    this.fight = fight;
    this.figures = fight.numbers.unarmed;
  }

  /** Why he does not pummel at all; null if he may. TH.PUMMEL.02 */
  public @Nullable String whyNever(Fighter fighter) {
    if (!fighter.sheet().attacks().isEmpty()) {
      return fighter + " has teeth and claws for it";
    }
    int mind =
        fighter
            .sheet()
            .number("intelligence", fighter.sheet().abilities().score(Ability.INTELLIGENCE));
    return mind < figures.pummelIntelligence ? fighter + " has not the wit for it" : null;
  }

  /** What lies about that he can swing: not too heavy and not too long. TH.PUMMEL.19, .20 */
  public List<String> objects(Fighter fighter) {
    var objects = new ArrayList<>(OBJECTS);
    for (var row : fight.numbers.table("improvised").entrySet()) {
      if (whyNoObject(fighter, row.getKey()) == null) {
        objects.add(row.getKey());
      }
    }
    return objects;
  }

  /** Why he cannot swing a thing; null if he can. */
  public @Nullable Refusal whyNoObject(Fighter fighter, String what) {
    List<String> row = fight.numbers.row("improvised", what);
    int weight = Numbers.number(row, "weight", 0);
    int inches = Numbers.number(row, "inches", 0);
    String plan = "pummel with " + what;
    if (weight * figures.pummelWeightDivisor > fighter.prowess.maxPress()) {
      return new Refusal(plan, what + " is too heavy", "TH.PUMMEL.19");
    }
    int height = fighter.sheet().number("height", fight.numbers.height.at(fighter.size().rank()));
    return inches * figures.pummelLengthDivisor > height
        ? new Refusal(plan, what + " is too long", "TH.PUMMEL.20")
        : null;
  }

  /** A sort of object: itself, or what the table says of a thing. */
  private String sort(String what) {
    List<String> row = fight.numbers.row("improvised", what);
    return row.isEmpty() ? what : row.getFirst() + " object";
  }

  /** Small and hard, so that a head can be struck with it. TH.C.PUMM.02 */
  public boolean isSap(String what) {
    return sort(what).equals("small hard object");
  }

  /** Why somebody cannot be pummelled; null if he can. TH.PUMMEL.05 to TH.PUMMEL.09 */
  public @Nullable Refusal whyNot(Fighter fighter, Fighter target, String what) {
    String kind = target.sheet().kind();
    if (kind.equals("undead")
        || kind.equals("construct")
        || kind.equals("plant")
        || kind.equals("ooze")) {
      return new Refusal(what, target + " does not feel such blows", "TH.PUMMEL.05");
    }
    for (Protection protection : target.sheet().protections()) {
      if (protection.degree() == Protection.Degree.IMMUNE) {
        if (protection.against().equals("bludgeoning")) {
          return new Refusal(what, target + " is immune to bludgeoning", "TH.PUMMEL.07");
        }
        if (protection.against().equals("physical") && protection.heeds(false)) {
          return new Refusal(what, "only special weapons harm " + target, "TH.PUMMEL.06");
        }
      }
    }
    int above =
        fight.field().elevation(fighter.combatant) - fight.field().elevation(target.combatant);
    boolean low =
        target.stance() == Stance.PRONE
            || target.stance() == Stance.SITTING
            || above >= fight.numbers.attack.higherGroundFeet; // TH.PUMMEL.09
    if (target.size().rank() - fighter.size().rank() > figures.pummelSizes && !low) {
      return new Refusal(what, target + " is too large", "TH.PUMMEL.08");
    }
    return null;
  }

  /** Who may safely be attacked without a weapon, and by whom. TH.OPP.14 */
  public boolean isSafe(Fighter fighter, Fighter target) {
    return isTrained(fighter) || isHumanoid(target) && isUnarmed(target) && isHumanoid(fighter);
  }

  /** Trained to fight without a weapon, where that is played. TH.C.PUMM.08 */
  public boolean isTrained(Fighter fighter) {
    return fight.numbers.martialArts
        && (fighter.sheet().has("martial artist") || isArtist(fighter));
  }

  /** A specialist in it. TH.C.PUMM.08 */
  private boolean isArtist(Fighter fighter) {
    return fight.numbers.martialArts && fighter.sheet().has("specialised in martial arts");
  }

  /** Blows of fist or foot in this round: three in two rounds of a specialist. TH.C.PUMM.08 */
  public int blows(Fighter fighter) {
    return isArtist(fighter) && fight.round() % 2 == 0 ? 2 : 1;
  }

  /** One, two or three more for the specialist, the master and the grand master. TH.PUMMEL.16 */
  private int skill(Fighter fighter) {
    if (fight.numbers.mastery && fighter.sheet().has("grand master of pummelling")) {
      return figures.pummelSpecialist + 2;
    }
    if (fight.numbers.mastery && fighter.sheet().has("master of pummelling")) {
      return figures.pummelSpecialist + 1;
    }
    return fighter.sheet().has("specialised in pummelling") ? figures.pummelSpecialist : 0;
  }

  private static boolean isHumanoid(Fighter fighter) {
    return Body.plan(fighter) == Body.Plan.HUMANOID;
  }

  private static boolean isUnarmed(Fighter fighter) {
    return fighter.weapon().isUnarmed();
  }

  /** The others may strike at who comes with bare hands. TH.OPP.14 */
  public void provoke(Fighter fighter, Fighter target) {
    if (!isSafe(fighter, target)) {
      fight.opportunity.all(fighter, Opportunity.Cause.UNARMED, null);
    }
  }

  /**
   * One blow, the knockdown, and what a critical hit does. TH.PUMMEL.12 to TH.PUMMEL.22
   *
   * @param what what he strikes with: empty for fists
   */
  public void strike(Fighter fighter, Fighter target, String with, @Nullable Trick hand) {
    String what = sort(with);
    boolean kick = what.equals("kick");
    Blow blow = blow(fighter, kick ? Trick.KICK : Trick.PUMMEL);
    blow = hand == null ? blow : blow.and(hand);
    fight.field().face(fighter.combatant, target.combatant);
    Strike.Result result = fight.strike.attempt(fighter, target, blow);
    if (!result.hits()) {
      if (kick) {
        stumble(fighter);
      }
      return;
    }
    int amount =
        Math.max(
            fight.numbers.attack.minimumDamage,
            fight.table.roll(dice(fighter, what), DAMAGE, fighter.combatant)
                + fighter.prowess.damageBonus());
    fight.damage.bruise(fighter, target, amount);
    if (result == Strike.Result.CRITICAL) {
      stun(fighter, target);
    }
    if (target.isStanding() && target.stance() != Stance.PRONE) {
      knock(fighter, target, what);
    }
  }

  public Blow blow(Fighter fighter, Trick trick) {
    Weapon hands = fighter.combatant.bareHands();
    return Blow.melee(fight.arms(hands).modes().getFirst(), trick);
  }

  private Dice dice(Fighter fighter, String what) {
    if (isTrained(fighter) && (what.isEmpty() || what.equals("kick"))) {
      return isArtist(fighter) ? figures.martialSpecialistDamage : figures.martialArtistDamage;
    }
    return switch (what) {
      case "small hard object" -> figures.smallHardObject;
      case "large soft object" -> figures.largeSoftObject;
      case "large hard object" -> figures.largeHardObject;
      case "kick" -> fighter.sheet().has("heavy boots") ? figures.kickBoots : figures.kickDamage;
      default -> fighter.sheet().has("gauntlets") ? figures.smallHardObject : figures.fist;
    };
  }

  /** Strength against Strength; the larger man has the better of it. TH.PUMMEL.14, .15, .17 */
  private void knock(Fighter fighter, Fighter target, String what) {
    int score = fighter.prowess.strength();
    score += (fighter.size().rank() - target.size().rank()) * figures.pummelSize;
    score += what.startsWith("large") ? figures.pummelLargeObject : 0;
    score += what.equals("kick") ? figures.kickKnockdown : 0;
    score += isTrained(fighter) ? figures.martialKnockdown : 0;
    score += skill(fighter); // TH.PUMMEL.16
    if (fight.checks.strength(fighter, score, target, target.prowess.strength(), "TH.PUMMEL.13")
        == Checks.Contest.WON) {
      fight.injuries.knockDown(target);
    }
  }

  /** A critical hit with the fist may lay him out. TH.PUMMEL.21, TH.PUMMEL.22 */
  private void stun(Fighter fighter, Fighter target) {
    Tally tally =
        fight.saves.tally(target, SavingThrow.DEATH).plus(-fighter.prowess.hitBonus(), STRONG);
    if (!fight.saves.make(target, SavingThrow.DEATH, tally, "TH.PUMMEL.21")) {
      int rounds = fight.table.roll(figures.unconsciousRounds, OUT, target.combatant);
      fight.damage.knockOut(fighter, target, rounds, "TH.PUMMEL.21");
    }
  }

  /** A kick that goes far wide. TH.C.PUMM.05 */
  private void stumble(Fighter fighter) {
    int margin = fight.wards.lastMargin();
    if ((margin <= -figures.kickStumble || fight.wards.lastDie() == 1)
        && !fight.checks.make(fighter, "dexterity", fighter.prowess.dexterity(), "TH.C.PUMM.05")) {
      fight.injuries.knockDown(fighter);
    }
  }
}
