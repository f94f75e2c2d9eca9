package dev.cleave.thac0.harm;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Injury;
import dev.cleave.thac0.fray.Volley;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a critical hit may leave behind: place, gravity, and the table of injuries. TH.C.CRIT.01 */
public final class Injuries {

  static final Reason BLEEDS = new Reason("bleeding", "TH.C.CRIT.11");
  private static final Reason LOCATION = new Reason("location", "TH.CRIT.11");
  private static final Reason SEVERITY = new Reason("severity", "TH.CRIT.18");
  private static final Reason STUN = new Reason("rounds stunned", "TH.C.T.INJ-EFFECTS");
  private static final Reason KO = new Reason("rounds unconscious", "TH.C.T.INJ-EFFECTS");
  private static final Reason SHOCK = new Reason("system shock", "TH.C.ABIL.07");

  private static final List<String> HUMANOID = List.of("leg", "arm", "abdomen", "torso", "head");
  private static final List<String> BEAST =
      List.of("foreleg", "hind leg", "tail", "abdomen", "torso", "head");

  /** Pain and blood, which the lifeless do not know. TH.C.CRIT.06 */
  private static final Set<String> OF_THE_LIVING =
      Set.of(
          "daze", "stun", "stunD", "ko", "weak1", "weak2", "weak4", "bleed1", "bleed2", "bleed3",
          "shock", "dying", "slain");

  private final HarmRoom fight;

  Injuries(HarmRoom fight) {
    this.fight = fight;
  }

  /** The target of a critical hit that survived it saves, or is injured. TH.CRIT.08, TH.CRIT.10 */
  void threaten(Fighter by, Fighter on, Volley.Wound wound) {
    if (Body.hasNoVitals(on) || fight.saves.make(on, SavingThrow.DEATH, "TH.CRIT.08")) {
      return;
    }
    String aim = wound.critical().aim();
    String place = aim.isEmpty() ? locate(by, on) : aim.equals("eye") ? "head" : aim;
    int quotient = wound.real() / divisor(on);
    int grade = fight.numbers.severity.at(quotient);
    int total = fight.table.roll(dice(grade), SEVERITY, by.combatant) + softened(on, place);
    List<String> row = row(on, wound.type(), total);
    int column = column(on, place);
    String cell = row.isEmpty() ? "-" : row.get(column);
    if (fight.listens()) {
      fight.tell(
          Event.of("injury", "TH.CRIT.10")
              .by(by.combatant)
              .on(on.combatant)
              .fact("place", place)
              .fact("severity", NAMES.get(grade - 1))
              .fact("total", total)
              .fact("injury", cell)
              .says(
                  on
                      + "'s "
                      + place
                      + " is struck ("
                      + NAMES.get(grade - 1)
                      + ", "
                      + total
                      + "): "
                      + (cell.equals("-") ? "no injury" : cell)
                      + "."));
    }
    for (String code : cell.split(" ")) {
      if (!code.equals("-") && on.combatant.isPresent()) {
        suffer(by, on, code, place);
      }
    }
  }

  private static final List<String> NAMES = List.of("minor", "major", "severe", "mortal");

  /** A quarter of the Hit Dice, rounded up. TH.CRIT.17, TH.GAP.18 */
  private int divisor(Fighter on) {
    int quarter = fight.numbers.critical.severityHitDice;
    return Math.max(1, (on.prowess.hitDice() + quarter - 1) / quarter);
  }

  private Dice dice(int grade) {
    return switch (grade) {
      case 1 -> fight.numbers.critical.severityMinor;
      case 2 -> fight.numbers.critical.severityMajor;
      case 3 -> fight.numbers.critical.severitySevere;
      default -> fight.numbers.critical.severityMortal;
    };
  }

  /** Where the blow landed; small men strike low, giants strike high. TH.CRIT.13, TH.CRIT.14 */
  private String locate(Fighter by, Fighter on) {
    int taller = on.size().rank() - by.size().rank();
    int far = fight.numbers.critical.locationCategories;
    Dice dice =
        taller >= far
            ? fight.numbers.critical.locationUpward
            : taller <= -far
                ? fight.numbers.critical.locationDownward
                : fight.numbers.critical.location;
    String place;
    int tries = 0;
    do {
      place = place(on, fight.table.roll(dice, LOCATION, by.combatant));
    } while (!has(on, place) && ++tries < 20); // TH.C.CRIT.05
    return place.endsWith("foreleg") && isWing(on) ? place.replace("foreleg", "wing") : place;
  }

  /** In the air it is struck at the wing, and so is what has no forelegs. TH.R.72 */
  private boolean isWing(Fighter on) {
    boolean bird = on.sheet().has("winged") && Body.legs(on) == 2;
    return bird || fight.isAloft(on);
  }

  private String place(Fighter on, int die) {
    if (Body.plan(on) == Body.Plan.HUMANOID) {
      return fight.numbers.row("location humanoid", Integer.toString(die)).getFirst();
    }
    return Body.isLegless(on) && die <= 5 // TH.CRIT.16
        ? "body tail"
        : fight.numbers.row("location beast", Integer.toString(die)).getFirst();
  }

  /** The creature has such a place. TH.C.CRIT.05 */
  public boolean has(Fighter on, String place) {
    return switch (place) {
      case "tail" -> !on.sheet().has("no tail");
      case "right wing", "left wing" -> on.sheet().has("winged");
      case "right foreleg", "left foreleg", "right hind leg", "left hind leg" ->
          !Body.isLegless(on);
      default -> true;
    };
  }

  private static int column(Fighter on, String place) {
    String kind =
        place.startsWith("right ") || place.startsWith("left ")
            ? place.substring(place.indexOf(' ') + 1)
            : place.equals("body tail") ? "tail" : place;
    int column = (Body.plan(on) == Body.Plan.HUMANOID ? HUMANOID : BEAST).indexOf(kind);
    return Math.max(0, column);
  }

  /** Three and less does nothing; above 16 reads 16. TH.C.CRIT.03 */
  private List<String> row(Fighter on, String type, int total) {
    if (total <= 3) {
      return List.of();
    }
    return fight.numbers.row(Body.plan(on).injuries(type), Integer.toString(Math.min(16, total)));
  }

  /** Helmets, shields and good armour take the edge off. TH.C.CRIT.04 */
  private int softened(Fighter on, String place) {
    if (place.equals("head")) {
      return on.prowess.helmet() ? fight.numbers.critical.injuryHelmet : 0;
    }
    boolean shieldArm = place.equals(on.sheet().has("left-handed") ? "right arm" : "left arm");
    if (shieldArm && on.combatant.bearsShield()) {
      return fight.numbers.critical.injuryShieldArm;
    }
    int base =
        fight.numbers.attack.unarmouredAc
            - on.sheet().armour().rating()
            + on.sheet().armour().magic();
    int natural = fight.numbers.attack.unarmouredAc - on.prowess.hide();
    return Math.min(base, natural) <= fight.numbers.critical.injuryArmourAc
        ? fight.numbers.critical.injuryArmour
        : 0;
  }

  private void suffer(Fighter by, Fighter on, String code, String place) {
    if (OF_THE_LIVING.contains(code) && Body.isLifeless(on)) {
      return;
    }
    int round = fight.round();
    switch (code) {
      case "fall" -> knockDown(on);
      case "drop" -> drop(on, place);
      case "daze" -> fight.states.gain(on, State.DAZED, round + 1);
      case "stun" -> fight.states.gain(on, State.STUNNED, round + 1);
      case "stunD" ->
          fight.states.gain(
              on,
              State.STUNNED,
              round
                  + fight.table.roll(fight.numbers.critical.injuryStunRounds, STUN, on.combatant));
      case "ko" -> faint(by, on);
      case "shock" -> {
        if (fight.table.roll(Dice.d(100), SHOCK, on.combatant) > on.prowess.shock()) {
          faint(by, on);
        }
      }
      case "dying" -> {
        fight.damage.deal(
            new Volley.Wound(
                by.index(), on.index(), on.realHitPoints(), 0, "injury", Volley.Gravity.NONE, ""));
      }
      case "slain" -> fight.falling.die(by, on, "TH.C.T.INJ-EFFECTS");
      default -> last(on, code, place);
    }
  }

  private void faint(Fighter by, Fighter on) {
    int rounds = fight.table.roll(fight.numbers.critical.injuryUnconsciousRounds, KO, on.combatant);
    fight.falling.knockOut(by, on, rounds, "TH.C.T.INJ-EFFECTS");
  }

  /** Prone at once, keeping what it holds. TH.C.COND.04 */
  public void knockDown(Fighter on) {
    if (!Body.isLegless(on)) {
      fight.states.lay(on, State.PRONE, 0);
    }
  }

  /** What that limb held falls to the ground. */
  public void drop(Fighter on, String place) {
    boolean off = place.startsWith(on.sheet().has("left-handed") ? "right" : "left");
    Weapon held = off && on.weapon().hands() < 2 ? on.combatant.offHand() : on.weapon();
    if (off && on.combatant.bearsShield()) {
      return; // strapped to the arm
    }
    letFall(on, held);
  }

  /** A weapon out of the hand and on the ground at his feet. */
  public void letFall(Fighter on, Weapon held) {
    if (held.natural() || held.isUnarmed() || !on.combatant.drop(held)) {
      return;
    }
    on.dropped.add(held);
    if (held.equals(on.weapon())) {
      on.combatant.wield(on.combatant.emptyHanded());
    } else {
      on.combatant.wieldOffHand(on.combatant.bareHands());
    }
    if (fight.listens()) {
      fight.tell(
          Event.of("drops", "TH.C.T.INJ-EFFECTS")
              .by(on.combatant)
              .fact("item", held.name())
              .says(on + " drops the " + held.name() + "."));
    }
  }

  /** A second hurt in one place is the worse of the two; a limb past use twice is lost. .08 */
  private void last(Fighter on, String code, String place) {
    String kept = code;
    if (code.equals("eye") && has(on, code, place)) {
      fight.states.gain(on, State.BLIND, 0); // the other one, too
    }
    for (int i = 0; i < on.injuries.size(); i++) {
      Injury before = on.injuries.get(i);
      if (before.place().equals(place) && sort(before.code()).equals(sort(code))) {
        if (before.code().equals("limb3") && code.equals("limb3")) {
          kept = "limb4";
        } else if (before.code().compareTo(code) > 0) {
          kept = before.code();
        }
        on.injuries.remove(i--);
      }
    }
    int grade =
        Numbers.number(
            fight.numbers.row("injury effects", kept.toLowerCase(Locale.ROOT)), "grade", 0);
    on.injuries.add(new Injury(kept, place, grade));
    on.keep();
    if (fight.listens()) {
      fight.tell(
          Event.of("lasts", "TH.C.CRIT.08")
              .on(on.combatant)
              .fact("injury", kept)
              .fact("place", place)
              .says(on + "'s " + place + " will hurt for a while (" + kept + ")."));
    }
    if (kept.startsWith("limb")) {
      lame(on, kept, place);
    }
  }

  /** It has healed. TH.C.CRIT.12 */
  public void mend(Fighter on, Injury injury) {
    on.injuries.remove(injury);
    on.keep();
    if (fight.listens()) {
      fight.tell(
          Event.of("mended", "TH.C.CRIT.12")
              .on(on.combatant)
              .fact("injury", injury.stated())
              .says(on + " is rid of an injury: " + injury.stated() + "."));
    }
  }

  private static boolean has(Fighter on, String code, String place) {
    return on.injuries.stream()
        .anyMatch(injury -> injury.code().equals(code) && injury.place().equals(place));
  }

  /** weak1 and weak2 are of one sort. */
  private static String sort(String code) {
    int last = code.length() - 1;
    return Character.isDigit(code.charAt(last)) ? code.substring(0, last) : code;
  }

  private void lame(Fighter on, String code, String place) {
    int degree = code.charAt(4) - '0';
    int falls = Body.plan(on) == Body.Plan.HUMANOID ? 3 : 4; // a beast when the leg is lost
    if (place.endsWith("leg") && (fight.body.isLame(on) || degree >= falls)) {
      knockDown(on);
    }
    if (place.endsWith("wing") && degree >= 3) {
      fight.wings.fall(on); // TH.C.CRIT.09
    }
    if (place.endsWith("arm") && degree >= 3) {
      drop(on, place);
    }
    if (on.combatant.fate() == Fate.STANDING
        && fight.body.denies(on, "shield")
        && place.endsWith("arm")) {
      on.shieldAside = true;
    }
  }
}
