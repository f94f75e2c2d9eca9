package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Ward;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attacks kept back to meet another's: block, disarm in defence, trap. TH.BLOCK.01 */
public final class Wards {

  private final AttackRoom fight;

  /** The die of the attack that is being met, and by how much it hit. TH.BLOCK.09 */
  int attackDie;

  int attackMargin;
  private @Nullable Fighter warder;
  private Ward.@Nullable Kind kind;

  Wards(AttackRoom fight) {
    this.fight = fight;
  }

  /** The last attack throw that was made. */
  public int lastDie() {
    return attackDie;
  }

  /** By how much it hit, below 0 if it missed. */
  public int lastMargin() {
    return attackMargin;
  }

  /** What the target did about an attack before it was thrown. */
  enum Stand {
    NOTHING,
    BLOCKS,
    DISARMED;

    boolean isBlock() {
      return this == BLOCKS;
    }
  }

  /** Whoever has kept an attack back is asked whether this is the moment. TH.BLOCK.13 */
  Stand meet(Fighter attacker, Fighter target, Blow blow) {
    attackDie = 0;
    attackMargin = 0;
    warder = null;
    kind = null;
    for (Fighter other : fight.fighters) {
      if (!other.wards.isEmpty() && other.canAct()) {
        List<Ward.Kind> kinds = kinds(other, attacker, target, blow);
        if (!kinds.isEmpty()) {
          WardQuestion.Choice choice =
              fight.table.ask(new WardQuestion(fight, other, attacker, target, blow, kinds));
          if (choice.kind() != null && !kinds(other, attacker, target, blow).isEmpty()) {
            return use(other, attacker, blow, choice.kind());
          }
        }
      }
    }
    return Stand.NOTHING;
  }

  private Stand use(Fighter by, Fighter attacker, Blow blow, Ward.Kind with) {
    for (int i = 0; i < by.wards.size(); i++) {
      if (by.wards.get(i).kind() == with) {
        by.wards.remove(i);
        break;
      }
    }
    warder = by;
    kind = with;
    by.struckThisRound = true; // TH.C.FAT.01
    if (with != Ward.Kind.DISARM) {
      return Stand.BLOCKS;
    }
    return fight.disarming.contest(by, by.weapon(), attacker, blow.weapon(), false, "TH.DISARM.14")
        ? Stand.DISARMED
        : Stand.NOTHING;
  }

  /** The ways he could meet this attack with. */
  List<Ward.Kind> kinds(Fighter by, Fighter attacker, Fighter target, Blow blow) {
    var kinds = new ArrayList<Ward.Kind>(0);
    if (!by.isEnemyOf(attacker) || blow.isUnarmed() && !blow.is(Trick.PUMMEL)) {
      return kinds;
    }
    for (Ward ward : by.wards) {
      if (ward.since() < fight.course.count
          && !kinds.contains(ward.kind())
          && mayUse(by, attacker, target, blow, ward.kind())) {
        kinds.add(ward.kind());
      }
    }
    return kinds;
  }

  private boolean mayUse(Fighter by, Fighter attacker, Fighter target, Blow blow, Ward.Kind with) {
    boolean shot = blow.missile() && !blow.isThrown();
    return switch (with) {
      case BLOCK -> !shot && (by == target || mayShelter(by, attacker, target, blow));
      case DISARM ->
          by == target
              && !blow.missile()
              && !blow.weapon().natural()
              && !blow.weapon().isUnarmed()
              && fight.disarming.whyNot(by.weapon(), blow.weapon()) == null;
      case TRAP ->
          by == target
              && !blow.missile()
              && !blow.weapon().natural()
              && !blow.weapon().isUnarmed()
              && blow.weapon().size().rank() - by.weapon().size().rank() <= 1;
    };
  }

  /** A polearm wards off great weapons from others. TH.BLOCK.16 to TH.BLOCK.18 */
  private boolean mayShelter(Fighter by, Fighter attacker, Fighter target, Blow blow) {
    Weapon pole = by.weapon();
    int farthest = fight.reach.farthest(by, pole);
    return !blow.missile()
        && !by.isEnemyOf(target)
        && pole.hands() == 2
        && pole.size().rank() >= Size.LARGE.rank()
        && farthest >= 10
        && blow.weapon().size().rank() >= Size.LARGE.rank()
        && (fight.field().within(by.combatant, attacker.combatant, farthest)
            || fight.field().within(by.combatant, target.combatant, farthest));
  }

  /** The attack has hit: does the block hold? The lower of two good dice wins. TH.BLOCK.09 */
  boolean stops(Fighter attacker, Fighter target, Blow blow) {
    Fighter by = warder;
    if (by == null) {
      return false;
    }
    boolean trap = kind == Ward.Kind.TRAP;
    Weapon weapon = by.weapon();
    int ac = trap ? trapAc(by) : fight.numbers.manoeuvre.blockAc;
    Arms.Mode mode = fight.arms(weapon).modes().getFirst();
    Tally tally = fight.throwing.against(by, Blow.melee(mode), ac);
    int die = fight.table.roll(Dice.D20, Strike.ATTACK, by.combatant);
    int margin = die - tally.needs();
    boolean made = die >= tally.face();
    boolean stopped =
        made && (die < attackDie || die == attackDie && margin > attackMargin); // TH.C.ABIL.10
    if (fight.listens()) {
      fight.tell(
          Event.of(trap ? "traps" : "blocks", trap ? "TH.C.TRAP.02" : "TH.BLOCK.05")
              .by(by.combatant)
              .on(attacker.combatant)
              .needs(tally)
              .fact("roll", die)
              .fact("against", attackDie)
              .fact("stopped", stopped)
              .says(
                  by
                      + (trap ? " tries to trap the blade of " : " tries to block ")
                      + attacker
                      + ":",
                  " " + Words.needs(tally) + ";",
                  " rolled " + die + (stopped ? ": stopped." : ": no good.")));
    }
    if (stopped && trap) {
      by.traps = attacker.index();
      by.trapRound = fight.round();
      attacker.trappedBy = by.index();
    }
    return stopped;
  }

  /** A bow that was put in the way of a blow is past use, whether or not it helped. TH.BLOCK.04 */
  void wear() {
    Fighter by = warder;
    if (by != null) {
      Weapon weapon = by.weapon();
      if (weapon.isMissile() && !weapon.melee() && weapon.magic() <= 0) {
        fight.strike.ruin(by, weapon, "TH.BLOCK.04");
      }
    }
  }

  private int trapAc(Fighter by) {
    boolean better = by.weapon().has("trap+") || !by.combatant.offHand().isUnarmed();
    return better ? fight.numbers.manoeuvre.trapAcBetter : fight.numbers.manoeuvre.trapAc;
  }
}
