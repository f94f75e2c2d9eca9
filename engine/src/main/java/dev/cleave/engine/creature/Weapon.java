package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A weapon as one rulebook reads its sheet, or a natural attack.
 *
 * @param id its name in the content packs
 * @param name as the log prints it
 * @param size how big a weapon it is
 * @param hands the fewest hands that wield it
 * @param damage in one hand, or by nature
 * @param twoHanded damage in two hands
 * @param length rank of its length, 0 for bare hands
 * @param range short, medium and long range in feet; null if it cannot be thrown or shot
 * @param reload full rounds between shots
 * @param melee whether it strikes hand to hand
 * @param natural whether it is part of the creature
 * @param count how often a creature strikes with it in one sequence
 * @param types slashing, piercing, bludgeoning and the rest
 * @param traits what else rules ask about: long, impact, grappling, minor
 * @param effect what a hit does beyond its damage, null for most
 * @param ammunition the kind of missile it shoots, empty for most
 * @param magic bonus, 0 for the ordinary
 */
public record Weapon(
    String id,
    String name,
    Size size,
    int hands,
    Dice damage,
    Dice twoHanded,
    int length,
    @Nullable Range range,
    int reload,
    boolean melee,
    boolean natural,
    int count,
    List<String> types,
    Set<String> traits,
    @Nullable Effect effect,
    String ammunition,
    int magic) {

  /** The same with so much magic in it, and in its name: sword +1. */
  public Weapon enchanted(int bonus) {
    return bonus == 0
        ? this
        : new Weapon(
            id,
            name + (bonus > 0 ? " +" : " ") + bonus,
            size,
            hands,
            damage,
            twoHanded,
            length,
            range,
            reload,
            melee,
            natural,
            count,
            types,
            traits,
            effect,
            ammunition,
            magic + bonus);
  }

  /** Asked at every blow, and most weapons have none. */
  public boolean has(String trait) {
    return !traits.isEmpty() && traits.contains(trait);
  }

  /** What one does with it from afar, as people say it. */
  public String fromAfar() {
    return melee || has("thrown") ? "throws at" : "shoots at";
  }

  /** How it holds on to those it has hit, null if it does not. */
  public @Nullable Clutch clutch() {
    return effect == null ? null : effect.more().clutch();
  }

  public boolean isMissile() {
    return range != null;
  }

  public boolean isUnarmed() {
    return hands == 0 && !natural;
  }

  @Override
  public String toString() {
    return name;
  }
}
