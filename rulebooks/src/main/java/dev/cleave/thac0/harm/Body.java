package dev.cleave.thac0.harm;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;
import dev.cleave.thac0.fray.Injury;
import java.util.List;

/** What somebody's injuries come to, all together. TH.C.CRIT.08 */
public final class Body {

  private static final int WHOLE = 24;

  private final Fray fight;

  Body(Fray fight) {
    this.fight = fight;
  }

  /** The kinds of body the injury tables know. TH.C.CRIT.02, TH.C.GAP.05 */
  public enum Plan {
    HUMANOID("humanoid"),
    ANIMAL("animal"),
    MONSTER("monster");

    private final String label;
    private final String slashing;
    private final String piercing;
    private final String bludgeoning;

    Plan(String label) {
      this.label = label;
      this.slashing = "injuries " + label + " slashing";
      this.piercing = "injuries " + label + " piercing";
      this.bludgeoning = "injuries " + label + " bludgeoning";
    }

    public String label() {
      return label;
    }

    /** The table of what a blow of some type may leave behind. */
    String injuries(String type) {
      return switch (type) {
        case "slashing" -> slashing;
        case "piercing" -> piercing;
        default -> bludgeoning;
      };
    }
  }

  public static Plan plan(Fighter fighter) {
    if (fighter.sheet().has("humanoid body")) {
      return Plan.HUMANOID;
    }
    if (fighter.sheet().has("animal body")) {
      return Plan.ANIMAL;
    }
    if (fighter.sheet().has("monster body")) {
      return Plan.MONSTER;
    }
    return switch (fighter.sheet().kind()) {
      case "man", "humanoid", "beastman", "giant", "undead" -> Plan.HUMANOID;
      case "animal" -> Plan.ANIMAL;
      default -> Plan.MONSTER;
    };
  }

  /** Nothing about it could be lamed or pierced. TH.C.CRIT.06, TH.CALL.03 */
  public static boolean hasNoVitals(Fighter fighter) {
    return fighter.sheet().kind().equals("ooze")
        || fighter.sheet().has("swarm")
        || fighter.sheet().has("gaseous")
        || fighter.sheet().has("incorporeal");
  }

  /** Feels no pain and sheds no blood. TH.C.CRIT.06 */
  public static boolean isLifeless(Fighter fighter) {
    return switch (fighter.sheet().kind()) {
      case "undead", "construct", "plant" -> true;
      default -> false;
    };
  }

  public static boolean isLegless(Fighter fighter) {
    return fighter.sheet().has("no legs");
  }

  /** How many legs it stands on. TH.TRIP.10, TH.C.OVER.02 */
  public static int legs(Fighter fighter) {
    if (isLegless(fighter)) {
      return 0;
    }
    for (Legs legs : LEGS) {
      if (fighter.sheet().has(legs.trait)) {
        return legs.count;
      }
    }
    return plan(fighter) == Plan.HUMANOID ? 2 : 4;
  }

  private record Legs(String trait, int count) {}

  private static final List<Legs> LEGS =
      List.of(
          new Legs("two legs", 2),
          new Legs("four legs", 4),
          new Legs("six legs", 6),
          new Legs("eight legs", 8),
          new Legs("many legs", 10));

  /** What weakness takes from ability checks. TH.C.T.INJ-EFFECTS */
  int checks(Fighter fighter) {
    int sum = 0;
    for (Injury injury : fighter.injuries) {
      sum += effect(injury, "checks");
    }
    return sum;
  }

  private int effect(Injury injury, String name) {
    int sum = 0;
    for (String word : words(injury)) {
      if (word.startsWith(name + " ")) {
        sum += Integer.parseInt(word.substring(name.length() + 1));
      }
    }
    return sum;
  }

  private List<String> words(Injury injury) {
    return injury.isLimb()
        ? fight.numbers.limb(kind(injury.place()), injury.degree())
        : fight.numbers.row("injury effects", injury.code());
  }

  /** right leg is a leg, left foreleg a foreleg. */
  private static String kind(String place) {
    return place.startsWith("right ") || place.startsWith("left ")
        ? place.substring(place.indexOf(' ') + 1)
        : place;
  }

  /** What injuries take from an attack throw with what is in one hand. TH.C.T.INJ-LIMBS */
  public int attack(Fighter fighter, Weapon weapon, boolean missile, boolean offHand) {
    int sum = 0;
    int eyes = 0;
    for (Injury injury : fighter.injuries) {
      if (injury.isWeakness()) {
        sum += effect(injury, "attack");
      } else if (injury.isLimb() && isUsed(fighter, weapon, injury.place(), offHand)) {
        sum += effect(injury, "attack");
      } else if (injury.code().equals("eye")) {
        eyes++;
      }
    }
    if (eyes > 0) {
      sum += missile ? fight.numbers.critical.eyeMissile : fight.numbers.critical.eyeMelee;
    }
    return sum;
  }

  /** The right arm has the weapon, the left the shield or the second one. TH.C.CRIT.13 */
  private static boolean isUsed(Fighter fighter, Weapon weapon, String place, boolean offHand) {
    if (!place.endsWith("arm")) {
      return isBy(weapon, place);
    }
    boolean left = fighter.sheet().has("left-handed") != offHand;
    return fighter.weapon().hands() == 2 && !offHand || place.startsWith(left ? "left" : "right");
  }

  /** Blows of a limb that are lost with it: a claw for each foreleg, the tail's. .INJ-LIMBS */
  public int lost(Fighter fighter, Weapon attack) {
    int lost = 0;
    for (Injury injury : fighter.injuries) {
      if (injury.isLimb() && isBy(attack, injury.place()) && words(injury).contains("useless")) {
        lost++;
      }
    }
    return lost;
  }

  /** A claw or hoof strikes with the foreleg, a tail or sting with the tail. */
  private static boolean isBy(Weapon attack, String place) {
    String name = attack.name();
    return place.endsWith("foreleg")
        ? name.contains("claw") || name.contains("hoof") || name.contains("paw")
        : place.equals("tail") && (name.contains("tail") || name.contains("sting"));
  }

  /** Some injury denies it: "charge", "run", "sprint", "shield". */
  public boolean denies(Fighter fighter, String what) {
    for (Injury injury : fighter.injuries) {
      for (String word : words(injury)) {
        if (word.length() == what.length() + 3 && word.startsWith("no ") && word.endsWith(what)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Cannot stand: two legs of two, or three of four, are past use. TH.C.CRIT.09 */
  public boolean isLame(Fighter fighter) {
    int legs = 0;
    for (Injury injury : fighter.injuries) {
      if (injury.place().endsWith("leg") && injury.isLimb()) {
        if (injury.degree() == 4 && plan(fighter) == Plan.HUMANOID) {
          return true;
        }
        legs += injury.degree() >= 3 ? 1 : 0;
      }
    }
    return legs >= (plan(fighter) == Plan.HUMANOID ? 2 : 3);
  }

  /** Feet left of so many, every injury taking its part. TH.C.CRIT.08 */
  public int move(Fighter fighter, int feet) {
    return move(fighter, feet, "move");
  }

  /**
   * @param how on its feet or on the wing: move, fly
   */
  int move(Fighter fighter, int feet, String how) {
    if (fighter.injuries.isEmpty()) {
      return feet;
    }
    int left = feet * WHOLE;
    for (Injury injury : fighter.injuries) {
      for (String word : words(injury)) {
        if (word.startsWith(how) && word.indexOf('/') > 0) {
          int slash = word.indexOf('/');
          left =
              left
                  * Integer.parseInt(word.substring(how.length() + 1, slash))
                  / Integer.parseInt(word.substring(slash + 1));
        }
      }
    }
    return Math.max(fight.numbers.move.feetPerMovementRate, left / WHOLE);
  }

  /** The worst of his bleedings, 0 if he does not bleed. TH.C.CRIT.08 */
  public int bleeding(Fighter fighter) {
    int worst = 0;
    for (Injury injury : fighter.injuries) {
      if (injury.isBleeding()) {
        worst = Math.max(worst, injury.degree());
      }
    }
    return worst;
  }
}
