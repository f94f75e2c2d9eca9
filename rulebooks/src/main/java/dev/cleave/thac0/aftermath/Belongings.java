package dev.cleave.thac0.aftermath;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What people carry may have gone through fire and worse with them. Which of it must save is the
 * Judge's to say when the fight is over. TH.C.SAVE.09, TH.R.71
 */
final class Belongings {

  private static final String RULE = "TH.C.SAVE.09";
  private static final String TEST = "test ";
  private static final String AGAINST = " against ";
  private static final List<String> DANGERS =
      List.of("acid", "crushing", "fall", "magical fire", "normal fire", "cold", "lightning");
  private static final Set<Fate> GONE = EnumSet.of(Fate.FLED, Fate.REMOVED, Fate.WAITING);

  private final Turns fight;

  Belongings(Turns fight) {
    this.fight = fight;
  }

  /** "test healing potion of Anna against magical fire". */
  Deed.@Nullable Test read(String text) {
    String said = text.strip().toLowerCase(Locale.ROOT);
    int against = said.lastIndexOf(AGAINST);
    if (!said.startsWith(TEST) || against < 0) {
      return null;
    }
    String whose = said.substring(TEST.length() - 1, against);
    for (Fighter fighter : fight.fighters) {
      String of = " of " + fighter.name().toLowerCase(Locale.ROOT);
      if (whose.endsWith(of)) {
        String thing = whose.substring(0, whose.length() - of.length()).strip();
        return new Deed.Test(fighter.combatant, thing, said.substring(against + AGAINST.length()));
      }
    }
    return null;
  }

  @Nullable Refusal whyNot(Deed.Test test) {
    Fighter owner = fight.fighter(test.on());
    String why = null;
    if (GONE.contains(owner.combatant.fate())) {
      why = owner + " is not here";
    } else if (!DANGERS.contains(test.against())) {
      why = "things save against " + String.join(", ", DANGERS);
    } else if (item(owner, test.thing()) == null && weapon(owner, test.thing()) == null) {
      why = owner + " has no " + test.thing();
    }
    return why == null ? null : new Refusal(test.text(), why, RULE).of(test.verb(), test.on());
  }

  void take(Deed.Test test) {
    Fighter owner = fight.fighter(test.on());
    Item item = item(owner, test.thing());
    if (item != null) {
      if (!fight.things.keeps(owner, item, test.against(), RULE)) {
        owner.combatant.drop(item);
        tellLost(owner, item.name());
      }
      return;
    }
    Weapon weapon = weapon(owner, test.thing());
    if (weapon != null && !fight.things.keeps(owner, weapon, test.against(), RULE)) {
      lose(owner, weapon);
      tellLost(owner, weapon.name());
    }
  }

  private static void lose(Fighter owner, Weapon weapon) {
    owner.combatant.drop(weapon);
    if (weapon.equals(owner.weapon()) && !owner.combatant.weapons().contains(weapon)) {
      owner.combatant.wield(owner.combatant.emptyHanded());
    }
  }

  private void tellLost(Fighter owner, String name) {
    if (fight.listens()) {
      fight.tell(
          Event.of("ruined", RULE)
              .by(owner.combatant)
              .fact("item", name)
              .says("The " + name + " of " + owner + " is ruined."));
    }
  }

  private static @Nullable Item item(Fighter owner, String name) {
    for (Item item : owner.combatant.items()) {
      if (item.name().equalsIgnoreCase(name)) {
        return item;
      }
    }
    return null;
  }

  private static @Nullable Weapon weapon(Fighter owner, String name) {
    for (Weapon weapon : owner.combatant.weapons()) {
      if (weapon.name().equalsIgnoreCase(name)) {
        return weapon;
      }
    }
    return null;
  }
}
