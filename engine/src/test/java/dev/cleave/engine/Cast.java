package dev.cleave.engine;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Abilities;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Plain people to test with: 8 hit points, bare hands, a base of any size. */
public final class Cast {

  public static final Side MEN = new Side(0, "Men", false);
  public static final Side ORCS = new Side(1, "Orcs", true);

  private static final Weapon FISTS =
      new Weapon(
          "fists",
          "fists",
          Size.SMALL,
          0,
          Dice.of(1, 2),
          Dice.of(1, 2),
          0,
          null,
          0,
          true,
          false,
          1,
          List.of(),
          Set.of(),
          null,
          "",
          0);

  private final List<Combatant> all = new ArrayList<>();

  public Combatant man(String name) {
    return add(name, MEN, 1, 1);
  }

  public Combatant orc(String name) {
    return add(name, ORCS, 1, 1);
  }

  /** Somebody with a base so many squares abreast and deep. */
  public Combatant add(String name, Side side, int frontage, int depth) {
    var combatant = new Combatant(all.size(), name, side, sheet(name, frontage, depth), 8, FISTS);
    all.add(combatant);
    return combatant;
  }

  public List<Combatant> all() {
    return all;
  }

  public Battlemap on(Ground ground) {
    return new Battlemap(ground, all);
  }

  public Battle battle(Field field, int lastRound) {
    return new Battle(List.of(MEN, ORCS), all, field, false, lastRound);
  }

  public static Creature sheet(String name, int frontage, int depth) {
    return new Creature(
        name,
        name,
        "man",
        null,
        0,
        HitDice.of(1),
        8,
        8,
        Size.MAN_SIZED,
        Abilities.AVERAGE,
        null,
        0,
        40,
        frontage,
        depth,
        List.of(),
        List.of(),
        Armour.NONE,
        Armour.NONE,
        null,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Set.of(),
        Map.of(),
        null);
  }
}
