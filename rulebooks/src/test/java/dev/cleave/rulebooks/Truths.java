package dev.cleave.rulebooks;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What holds of every sheet, whatever it is a sheet of. */
final class Truths {

  /** What grows where it stands. */
  private static final Set<String> ROOTED = Set.of("plant", "ooze");

  private static final int LEAST_AC = -2;
  private static final int MOST_AC = 20;
  private static final int LEAST_MORALE = -6;
  private static final int MOST_MORALE = 4;
  private static final int MOST_DAMAGE = 120;

  private Truths() {}

  /** What is wrong with a sheet, in words; nothing if all is well. */
  static List<String> slips(Creature sheet) {
    var slips = new ArrayList<String>();
    Integer ac = sheet.armourClass();
    if (ac != null && (ac < LEAST_AC || ac > MOST_AC)) {
      slips.add(sheet.id() + " has AC " + ac);
    }
    if (sheet.morale() < LEAST_MORALE || sheet.morale() > MOST_MORALE) {
      slips.add(sheet.id() + " has morale " + sheet.morale());
    }
    if (sheet.morale() == MOST_MORALE && !sheet.has("fearless")) {
      slips.add(sheet.id() + " never checks morale and is not fearless");
    }
    if (sheet.speed() <= 0 && !ROOTED.contains(sheet.kind())) {
      slips.add(sheet.id() + " cannot move");
    }
    if (sheet.numbers().containsKey("fly") && !sheet.has("flies")) {
      slips.add(sheet.id() + " has a speed in the air and does not fly");
    }
    if (sheet.frontage() < 1 || sheet.depth() < 1) {
      slips.add(sheet.id() + " stands nowhere");
    }
    arms(sheet, slips);
    return slips;
  }

  private static void arms(Creature sheet, List<String> slips) {
    var all = new ArrayList<Weapon>(sheet.attacks());
    all.addAll(sheet.weapons());
    if (all.isEmpty()) {
      slips.add(sheet.id() + " has nothing to fight with");
    }
    for (Weapon weapon : all) {
      if (weapon.natural() && weapon.damage().most() < 1 || weapon.damage().most() > MOST_DAMAGE) {
        slips.add(sheet.id() + " deals " + weapon.damage() + " with " + weapon.name());
      }
      if (weapon.types().isEmpty()) {
        slips.add(sheet.id() + " has " + weapon.name() + " of no type");
      }
      Effect effect = weapon.effect();
      if (effect != null && !effect.save().equals("none") && effect.against().isEmpty()) {
        slips.add(sheet.id() + " has " + weapon.name() + " with a save against nothing");
      }
    }
  }
}
