package dev.cleave.thac0.book;

import dev.cleave.engine.creature.Ability;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.figures.Chart;
import java.util.ArrayList;
import java.util.List;

/**
 * A sheet as this book reckons it, whatever happens in the fight.
 *
 * @param warriorLevels levels, or Hit Dice, in which it fights like a warrior. TH.PARRY.06
 * @param otherLevels all its other levels
 * @param level or Hit Dice, as THAC0 and saves count them. TH.C.THAC.07
 * @param hitDice whole ones, for opportunity attacks and the gravity of wounds
 * @param thac0 base THAC0
 * @param hitBonus of Strength, in melee and with thrown weapons
 * @param reaction of Dexterity
 * @param defence of Dexterity: points by which it betters the Armour Class, below 0 for the slow
 * @param poisonSave of Constitution
 * @param mindSave of Wisdom
 * @param strength score for checks, likewise dexterity and constitution. TH.C.ABIL.11
 * @param hide points of natural armour
 * @param speed feet a round
 * @param reach of its own limbs in feet
 * @param opportunities opportunity attacks a round
 * @param attacks in two rounds with a weapon, 0 if class and level say it
 * @param morale as the sheet states it, 0 if it does not
 * @param schooled whether the sheet says what it has learned to use. TH.C.THAC.08
 * @param specialised whether it has learned any weapon better than others. TH.C.ATKS.03
 * @param helmet whether the armour includes one
 * @param faceless whether it has no front and no back. TH.FACING.06
 * @param leader whether others follow it. TH.C.MOR.03
 * @param steadfast whether its nerve is never tried. TH.END.10
 * @param holy whether it is of those who may come to turn undead. TH.C.TURN.01
 * @param poison the class of what is on its weapon, empty if nothing is. TH.C.POIS.03
 */
public record Prowess(
    Group group,
    int warriorLevels,
    int otherLevels,
    int level,
    int hitDice,
    int thac0,
    int hitBonus,
    int damageBonus,
    int maxPress,
    int allowance,
    int bendBars,
    int reaction,
    int missile,
    int defence,
    int poisonSave,
    int mindSave,
    int shock,
    int strength,
    int dexterity,
    int constitution,
    int wisdom,
    int hide,
    int speed,
    int reach,
    int opportunities,
    int attacks,
    int morale,
    boolean schooled,
    boolean specialised,
    boolean helmet,
    boolean faceless,
    boolean leader,
    boolean steadfast,
    boolean holy,
    String poison,
    int wrestling,
    List<Save> saves,
    Shield shield) {

  /** A class's saving throws. */
  public record Save(Chart chart, int level) {}

  /** The best of all its classes in a category. TH.C.SAVE.06 */
  public int save(int column, boolean halved) {
    int best = Integer.MAX_VALUE;
    for (Save save : saves) {
      best = Math.min(best, save.chart.at(halved ? (save.level + 1) / 2 : save.level, column));
    }
    return best;
  }

  /** The names of the categories. */
  public List<String> categories() {
    return saves.getFirst().chart.columns();
  }

  private static final int SIDES_FOR_ONE_MORE = 3;

  static Prowess of(Creature sheet, Numbers numbers) {
    Group group = Group.of(sheet);
    boolean human = sheet.isCharacter();
    int dice = human ? sheet.level() : sheet.hitDice().whole();
    int level = human ? sheet.level() : level(sheet);
    int strength = score(sheet, Ability.STRENGTH, numbers);
    int dexterity = score(sheet, Ability.DEXTERITY, numbers);
    int constitution = score(sheet, Ability.CONSTITUTION, numbers);
    int wisdom = score(sheet, Ability.WILL, numbers);
    int row = human ? row(sheet, group, strength, numbers) : 0;
    List<String> armour = numbers.row("armour", sheet.armour().id());
    boolean bareheaded = sheet.has("bareheaded");
    return new Prowess(
        group,
        levels(sheet, group, true, dice),
        levels(sheet, group, false, dice),
        level,
        dice,
        sheet.number("thac0", thac0(sheet, group, level, numbers)),
        human ? numbers.strength.at(row, "hit") : 0,
        human ? numbers.strength.at(row, "damage") : 0,
        numbers.strength.at(human ? row : strength, "press"),
        numbers.strength.at(human ? row : strength, "allowance"),
        numbers.strength.at(human ? row : strength, "bend bars"),
        human ? numbers.dexterity.at(dexterity, "reaction") : 0,
        human ? numbers.dexterity.at(dexterity, "missile") : 0,
        human ? -numbers.dexterity.at(dexterity, "defence") : 0,
        human ? numbers.constitution.at(constitution, "poison") : 0,
        human ? numbers.wisdom.at(wisdom) : 0,
        human ? numbers.constitution.at(constitution, "system shock") : shock(dice, numbers),
        Math.min(strength, 25),
        dexterity,
        constitution,
        wisdom,
        sheet.number("hide", 0),
        sheet.speed(),
        reach(sheet, numbers),
        sheet.number("opportunity attacks", opportunities(group, dice, numbers)),
        2 * sheet.number("attacks", 0),
        sheet.number("morale", 0),
        isSchooled(sheet),
        isSpecialised(sheet),
        !bareheaded && (armour.contains("helmet") || sheet.has("helmet")),
        sheet.has("no facing"),
        sheet.has("leader"),
        human || sheet.has("fearless") || sheet.has("mindless"),
        sheet.has("turns undead") || sheet.has("paladin"),
        poison(sheet),
        Numbers.number(armour, "wrestling", 0),
        saves(sheet, level, numbers),
        Shield.of(sheet, numbers));
  }

  private static String poison(Creature sheet) {
    String poison = "";
    for (String trait : sheet.traits()) {
      if (trait.startsWith("poison ")) {
        poison = trait.substring(7, 8);
      }
    }
    return poison;
  }

  private static boolean isSchooled(Creature sheet) {
    for (String trait : sheet.traits()) {
      if (trait.startsWith("proficient in ") || trait.startsWith("specialised in ")) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSpecialised(Creature sheet) {
    for (String trait : sheet.traits()) {
      if (trait.startsWith("specialised in ")
          || trait.startsWith("master of ")
          || trait.startsWith("grand master of ")) {
        return true;
      }
    }
    return false;
  }

  /** +1 and +2 are nothing, +3 is a die more; less than one die is less than one. TH.C.THAC.07 */
  private static int level(Creature sheet) {
    int plus = sheet.hitDice().plus();
    int whole = sheet.hitDice().whole();
    return plus < 0 ? Math.max(0, whole - 1) : plus >= SIDES_FOR_ONE_MORE ? whole + 1 : whole;
  }

  /** The best of all classes, or that of the present one alone. TH.C.THAC.04, TH.C.THAC.05 */
  private static int thac0(Creature sheet, Group group, int level, Numbers numbers) {
    if (!sheet.isCharacter()) {
      return numbers.thac0ByHitDice.at(level);
    }
    int best = numbers.thac0.at(level, group.column());
    if (!isBeginner(sheet)) {
      for (Group other : CLASSES) {
        int levels = sheet.number(other.column() + " level", 0);
        if (levels > 0) {
          best = Math.min(best, numbers.thac0.at(levels, other.column()));
        }
      }
    }
    return best;
  }

  private static final List<Group> CLASSES =
      List.of(Group.WARRIOR, Group.PRIEST, Group.ROGUE, Group.WIZARD);

  /** Has another class behind him in which he was as good or better. TH.C.THAC.05 */
  private static boolean isBeginner(Creature sheet) {
    if (!sheet.has("dual-class")) {
      return false;
    }
    for (Group other : CLASSES) {
      if (sheet.number(other.column() + " level", 0) >= sheet.level()) {
        return true;
      }
    }
    return false;
  }

  private static int levels(Creature sheet, Group group, boolean martial, int dice) {
    int sum = group.isWarlike() == martial ? dice : 0;
    for (Group other : CLASSES) {
      sum += other.isWarlike() == martial ? sheet.number(other.column() + " level", 0) : 0;
    }
    return sum;
  }

  /** Percentile Strength is for warriors. TH.C.ABIL.03 */
  private static int row(Creature sheet, Group group, int strength, Numbers numbers) {
    int percent = sheet.number("exceptional strength", 0);
    if (strength != 18 || percent == 0 || group != Group.WARRIOR) {
      return strength;
    }
    return numbers.exceptional.at(percent);
  }

  /** Creatures have no scores: they go by size and Hit Dice. TH.C.ABIL.11 */
  private static int score(Creature sheet, Ability ability, Numbers numbers) {
    int written = sheet.abilities().score(ability);
    if (sheet.isCharacter()) {
      return written;
    }
    return switch (ability) {
      case STRENGTH -> sheet.number("strength", numbers.strengthBySize.at(sheet.size().rank()));
      case DEXTERITY -> sheet.number("dexterity", sheet.speed() / numbers.move.feetPerMovementRate);
      case CONSTITUTION ->
          sheet.number(
              "constitution",
              Math.min(
                  numbers.move.constitutionMost,
                  numbers.move.constitutionOfCreatures + sheet.hitDice().whole()));
      default -> written;
    };
  }

  /** TH.C.REACH.05 */
  private static int reach(Creature sheet, Numbers numbers) {
    int natural = numbers.naturalReach.at(sheet.size().rank());
    boolean tall = sheet.size() == Size.LARGE && sheet.has("tall");
    return sheet.number("reach", tall ? numbers.move.tallReach : natural);
  }

  /** TH.OPP.07, TH.OPP.08, TH.OPP.09 */
  private static int opportunities(Group group, int level, Numbers numbers) {
    return (group.isWarlike()
            ? numbers.stance.opportunityAttacksWarrior
            : numbers.stance.opportunityAttacksOther)
        + level / numbers.stance.opportunityAttackLevels;
  }

  /** TH.C.ABIL.07 */
  private static int shock(int dice, Numbers numbers) {
    int percent =
        numbers.move.systemShockWithoutConstitution + numbers.move.systemShockAHitDie * dice;
    return Math.min(numbers.move.systemShockMost, percent);
  }

  private static List<Save> saves(Creature sheet, int level, Numbers numbers) {
    Calling calling = sheet.calling();
    if (calling == null || sheet.level() < 1) {
      return List.of(new Save(numbers.saves("saves warrior"), level));
    }
    var saves = new ArrayList<Save>();
    saves.add(new Save(numbers.saves(calling.saves()), level));
    for (Group other : CLASSES) {
      int levels = sheet.number(other.column() + " level", 0);
      if (levels > 0 && !isBeginner(sheet)) {
        saves.add(new Save(numbers.saves("saves " + other.column()), levels));
      }
    }
    return List.copyOf(saves);
  }
}
