package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.book.Shield;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.space.Reach;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Knocking things out of hands. TH.DISARM.01 */
public final class Disarming {

  private static final Reason FLIES = new Reason("where it lands", "TH.DISARM.06");
  private static final Term SHAPE = new Term("made to disarm", "TH.C.SPWM.09", Tag.WEAPON);
  private static final Term HOOK = new Term("hooks the shield", "TH.C.SPWM.03", Tag.WEAPON);

  private final AttackRoom fight;

  Disarming(AttackRoom fight) {
    this.fight = fight;
  }

  /** Why a weapon cannot be struck from the hand with another; null if it can. TH.DISARM.16 */
  public @Nullable String whyNot(Weapon with, Weapon what) {
    int larger = what.size().rank() - size(with);
    return larger >= fight.numbers.manoeuvre.disarmSizes
        ? what.name() + " is too large to be struck from the hand with " + with.name()
        : null;
  }

  /** The same of a thing that is no weapon; the table says how large it is. TH.DISARM.18 */
  public @Nullable String whyNot(Weapon with, Item what) {
    List<String> row = fight.numbers.row("disarm sizes", what.kind());
    int rank = row.isEmpty() ? Size.SMALL.rank() : Shield.size(row.getFirst()).rank();
    return rank - size(with) >= fight.numbers.manoeuvre.disarmSizes
        ? what.name() + " is too large to be struck from the hand with " + with.name()
        : null;
  }

  /** A thing struck from the hand is lost before it is used. TH.DISARM.01, TH.C.ITEM.02 */
  public boolean item(Fighter by, Weapon with, Fighter victim, Item held, boolean far) {
    if (!against(by, with, victim, victim.combatant.bareHands(), false, far, "TH.DISARM.02")) {
      return false;
    }
    if (victim.combatant.items().contains(held)) {
      victim.combatant.drop(held);
      tellLost(victim, held.name(), flies(victim));
    }
    return true;
  }

  /** Of what is shot the missile counts, which is small. TH.DISARM.17 */
  private static int size(Weapon with) {
    return with.isMissile() && !with.melee() ? Size.SMALL.rank() : with.size().rank();
  }

  /** The two throws; the lower of two good dice wins. TH.DISARM.02 to TH.DISARM.05 */
  public boolean contest(
      Fighter by, Weapon with, Fighter victim, Weapon held, boolean far, String rule) {
    if (!against(by, with, victim, held, false, far, rule)) {
      return false;
    }
    lose(victim, held);
    return true;
  }

  /** A shield is only knocked aside for the round. TH.DISARM.19 */
  public boolean shield(Fighter by, Weapon with, Fighter victim, boolean far) {
    if (!against(by, with, victim, victim.weapon(), true, far, "TH.DISARM.19")) {
      return false;
    }
    victim.shieldAside = true;
    if (fight.listens()) {
      fight.tell(
          Event.of("shield aside", "TH.DISARM.19")
              .by(by.combatant)
              .on(victim.combatant)
              .says(by + " knocks the shield of " + victim + " aside."));
    }
    return true;
  }

  private boolean against(
      Fighter by,
      Weapon with,
      Fighter victim,
      Weapon held,
      boolean shield,
      boolean far,
      String rule) {
    int both = fight.numbers.manoeuvre.disarmTwoHands;
    Tally own =
        fight.throwing.against(
            by,
            blow(with, far),
            fight.numbers.manoeuvre.disarmAc + (!far && isTwoHanded(by, with) ? both : 0));
    own.plusIf(with.has("disarm"), fight.numbers.manoeuvre.disarmMark, SHAPE);
    own.plusIf(with.has("hook") && shield, fight.numbers.manoeuvre.hookShield, HOOK);
    Tally other =
        fight.throwing.against(
            victim,
            blow(held, false),
            fight.numbers.manoeuvre.disarmVictimAc + (isTwoHanded(victim, held) ? both : 0));
    return throwing(by, own, victim, other, rule, "disarm");
  }

  /** Two attack throws against fixed numbers, told as one. TH.T.OPPOSED */
  public boolean throwing(
      Fighter by, Tally own, Fighter victim, Tally other, String rule, String what) {
    int die = fight.table.roll(Dice.D20, Strike.ATTACK, by.combatant);
    int answer = fight.table.roll(Dice.D20, Strike.ATTACK, victim.combatant);
    by.struckThisRound = true; // TH.C.FAT.01
    boolean made = made(own, die);
    boolean resisted = made(other, answer);
    boolean won = made && (!resisted || isBetter(die, own, answer, other));
    if (fight.listens()) {
      fight.tell(
          Event.of(what, rule)
              .by(by.combatant)
              .on(victim.combatant)
              .needs(own)
              .fact("roll", die)
              .fact("against", other.least())
              .fact("resists", answer)
              .fact("won", won)
              .says(
                  by + " tries to " + what + " " + victim + ":",
                  " " + Words.needs(own) + ", " + victim + " " + Words.needs(other) + ";",
                  " rolled " + die + " and " + answer + (won ? ": done." : ": in vain.")));
    }
    return won;
  }

  private static boolean made(Tally tally, int die) {
    return die == 20 || die != 1 && die >= tally.needs();
  }

  /** The lower die; of equal dice the wider margin. TH.C.ABIL.10 */
  private static boolean isBetter(int die, Tally own, int answer, Tally other) {
    return die < answer || die == answer && die - own.needs() > answer - other.needs();
  }

  private Blow blow(Weapon weapon, boolean far) {
    return weapon.melee() && !far
        ? Blow.melee(fight.arms(weapon).modes().getFirst())
        : Blow.missile(fight.arms(weapon).flying()); // TH.DISARM.09
  }

  /** Both his hands are on it. TH.DISARM.04 */
  public boolean isTwoHanded(Fighter fighter, Weapon weapon) {
    return Reach.hands(fighter, weapon) == 2
        || !weapon.twoHanded().equals(weapon.damage()) && fight.reach.hasBothHands(fighter);
  }

  /** It flies from the hand, on a map by squares. TH.DISARM.06 */
  private void lose(Fighter victim, Weapon held) {
    if (!victim.combatant.drop(held)) {
      return;
    }
    if (held.equals(victim.weapon())) {
      victim.combatant.wield(victim.combatant.emptyHanded());
    } else {
      victim.combatant.wieldOffHand(victim.combatant.bareHands());
    }
    victim.dropped.add(held); // TH.ROUND.08, TH.R.61
    tellLost(victim, held.name(), flies(victim));
  }

  private int flies(Fighter victim) {
    boolean map = fight.field().spot(victim.combatant) instanceof Square;
    int far =
        map
            ? fight.table.roll(fight.numbers.manoeuvre.disarmSquares, FLIES, victim.combatant)
            : fight.table.roll(fight.numbers.manoeuvre.disarmFeet, FLIES, victim.combatant);
    return map ? far * Field.BESIDE : far;
  }

  private void tellLost(Fighter victim, String what, int feet) {
    if (fight.listens()) {
      fight.tell(
          Event.of("disarmed", "TH.DISARM.06")
              .on(victim.combatant)
              .fact("item", what)
              .fact("feet", feet)
              .says("The " + what + " of " + victim + " flies " + feet + " feet."));
    }
  }
}
