package dev.cleave.acks.attack;

import dev.cleave.acks.book.Thrown;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import java.util.List;
import java.util.Set;

/** The figures of attack throws, Armour Class, blows, shots, charges and saving throws. */
public final class AttackNumbers extends RoomNumbers {

  // Attack throws
  public final int nonProficient = number("non-proficient");
  public final int flanked = number("flanked");
  public final int vulnerable = number("vulnerable");
  public final int ambush = number("ambush");
  public final int subjacent = number("subjacent");
  public final int subjacentHeight = number("subjacent height");
  public final int blind = number("blind");
  public final int proneAttacker = number("prone melee attacker");
  public final int proneShooter = number("prone missile attacker");
  public final int proneTarget = number("prone missile target");
  public final int dualWeapon = number("dual weapon");
  public final int dualSpecialist = number("dual weapon specialist");

  // Vehicles
  public final int structuralBlow = number("structural blow");

  // Missiles
  public final int mediumRange = number("missile medium");
  public final int longRange = number("missile long");
  public final int waistHigh = number("cover waist-high");
  public final int chestHigh = number("cover chest-high");
  public final int veryNarrow = number("cover very narrow");
  public final int throughAllies = number("through engaged allies");
  public final int preciseEngaged = number("precise shooting engaged");
  public final int preciseCover = number("precise shooting cover");

  // Charges and defence
  public final int chargeMinimum = number("charge minimum");
  public final int charge = number("charge");
  public final boolean chargeSequence = option("charge sequence", "whole sequence");
  public final int disordered = number("disordered");
  public final int offBalance = number("countercharge ac");
  public final int defend = number("defend melee");
  public final int defendShield = number("defend shield");
  public final int defendShieldMissile = number("defend shield missile");
  public final int defendShieldBlast = number("defend shield blast");

  // Blows that land
  public final int fallsAt = number("unconscious at");
  public final boolean sweepMinimum = option("sweep share", "at least 1");

  // On somebody's back
  final int clambering = number("clambering");
  final int clambered = number("clambered");
  final List<String> limbedKinds = words("reaching limbs").getOrDefault("kinds", List.of());
  final List<String> limbedTraits = words("reaching limbs").getOrDefault("traits", List.of());
  private final Chart shoulder = chart("shoulder height");

  // Bare hands
  final int mediumArmour = number("medium armour");
  final Set<String> insensible = Set.copyOf(words("brawling").getOrDefault("immune", List.of()));

  // Saving throws
  public final int sizeSave = number("size save");
  public final int resistanceSave = number("resistance save");
  public final int coverSaveWaist = number("cover save waist-high");
  public final int coverSaveChest = number("cover save chest-high");

  // Escapes
  public final int contortionism = number("contortionism");
  public final int bash = number("dungeonbashing");
  public final int bashStrength = number("dungeonbashing strength");
  public final int bashSize = number("dungeonbashing size");
  public final int bashTrained = number("dungeonbashing proficient");

  // Fire and flasks
  public final int oilEngaged = number("oil engaged");
  public final int splashFeet = number("splash feet");
  private final Weapon flask = missile("flask");
  private final Weapon torch = missile("torch");

  public AttackNumbers(Figures figures) {
    super(figures);
  }

  /**
   * The flask or torch as a missile, for its range and for whoever catches it on a shield.
   * A2.OIL.10
   */
  private Weapon missile(String name) {
    var range =
        new Range(
            figures.number(name + " short"),
            figures.number(name + " medium"),
            figures.number(name + " long"));
    return new Weapon(
        name,
        name,
        Size.TINY,
        1,
        Dice.NOTHING,
        Dice.NOTHING,
        0,
        range,
        0,
        false,
        false,
        1,
        List.of(),
        Set.of("thrown"),
        null,
        "",
        0);
  }

  /** Feet from the ground to the shoulder. A2.GAP.308 */
  int shoulder(Size size) {
    return shoulder.at(size.rank());
  }

  public Weapon missile(Thrown thrown) {
    return thrown.bursts() ? flask : torch;
  }
}
