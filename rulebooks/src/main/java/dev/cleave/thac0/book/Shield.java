package dev.cleave.thac0.book;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.dice.Dice;
import java.util.List;
import java.util.Locale;

/**
 * A shield as the table of shields has it. TH.C.T.SHIELDS
 *
 * @param rating points of Armour Class, magic included
 * @param missile the same against missiles
 * @param attacks it wards off in a round
 * @param punch to hit with it
 */
public record Shield(
    String name,
    int rating,
    int missile,
    int attacks,
    Size size,
    int speed,
    Dice damage,
    int punch) {

  static Shield of(Creature sheet, Numbers numbers) {
    int rating = sheet.shield().rating();
    List<String> row = numbers.row("shields", sheet.shield().id());
    int extra = Numbers.number(row, "missile", 1) - 1;
    String attacks = Numbers.word(row, "attacks", "all");
    return new Shield(
        sheet.shield().name(),
        rating,
        rating + Math.max(0, extra),
        attacks.equals("all") ? Integer.MAX_VALUE : Integer.parseInt(attacks),
        size(Numbers.word(row, "size", "medium")),
        Numbers.number(row, "speed", 4),
        Dice.parse(Numbers.word(row, "damage", "1d4")),
        Numbers.number(row, "punch", 0));
  }

  /** A size as tables write it. */
  public static Size size(String word) {
    return word.equals("medium") ? Size.MAN_SIZED : Size.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** Too small to be in the way of anything. TH.C.ARM.04 */
  public boolean isBuckler() {
    return size == Size.TINY;
  }
}
