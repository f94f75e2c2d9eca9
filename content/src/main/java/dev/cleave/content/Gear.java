package dev.cleave.content;

import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import java.util.ArrayList;
import java.util.List;

/**
 * Arms, armour and things, as one rulebook reads them.
 *
 * @param worth what armour and shield give to the Armour Class on a creature's sheet
 */
record Gear(Armour armour, Armour shield, List<Weapon> weapons, List<Item> items, int worth) {

  static final Gear NONE = new Gear(Armour.NONE, Armour.NONE, List.of(), List.of(), 0);

  /** The same with more weapons, after those at hand. */
  Gear and(List<Weapon> more) {
    var all = new ArrayList<>(weapons);
    all.addAll(more);
    return new Gear(armour, shield, List.copyOf(all), items, worth);
  }
}
