package dev.cleave.acks.book;

import dev.cleave.engine.creature.Abilities;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Protection;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** A sheet's figures as this book reckons them. Only a lasting wound changes it. */
public final class Prowess {

  private static final Set<String> DESTROYED =
      Set.of("construct", "incarnation", "undead", "plant", "ooze");

  private static final Term STATED = new Term("attack throw", "A2.ATK.09", Tag.LEVEL);
  private static final Term HALF_DIE = new Term("1/2 HD", "A2.ATK.35", Tag.LEVEL);
  private static final Term ONE_LESS = new Term("1-1 HD", "A2.ATK.36", Tag.LEVEL);
  private static final String BACKSTAB = "backstab";
  private static final String AMBUSH = "ambush";
  private static final Term STABBED = new Term(BACKSTAB, "A2.ATK.25", Tag.POSITION);
  private static final Term AMBUSHED = new Term(AMBUSH, "A2.ATK.25", Tag.POSITION);
  private static final Term[] LEVELS = new Term[41];
  private static final Term[] HIT_DICE = new Term[41];

  static {
    Arrays.setAll(LEVELS, i -> new Term("level " + i, "A2.ATK.09", Tag.LEVEL));
    Arrays.setAll(HIT_DICE, i -> new Term(i + " HD", "A2.ATK.34", Tag.LEVEL));
  }

  public final int attackThrow;
  public final Term attackTerm;
  public final boolean proficient;
  public final int strength;
  public final int dexterity;
  public final int constitution;
  public final int will;
  public final int initiative;
  public final int cleaves;

  /** Of a progression that may cleave at all, be it with the help of a weapon. A2.GAP.25S */
  public final boolean mayCleave;

  public final int reach;
  public final Chart saves;
  public final int level;
  public final int savesAs;
  public final boolean preciseShooting;
  public final boolean skirmishing;
  public final boolean dualSpecialist;
  public final boolean ambushes;
  public final boolean ambushesFromAfar;
  public final int ambushDice;
  public final int ambushDiceFromAfar;
  public final Term ambushTerm;
  public final List<Slaying> slaying;
  public final boolean darkSight;

  /** His dark sight is infravision and nothing better. */
  public final boolean infravision;

  public final boolean flies;

  /** A beast bred to bear somebody and not to fight. */
  public final boolean led;

  /** Stones of its gear as the sheet states them, below zero if they are to be counted. */
  public final int load;

  public final boolean destroyed;
  public final boolean fearless;
  final boolean extraordinary;
  public final boolean neverFights;
  public final int onFoot;
  public final int onTheWing;

  /** Feet of a movement in deep water, 0 for who has to struggle. A2.R.190 */
  public final int swims;

  public final Hardiness hardiness;
  public final Might might;

  /** Weapons that strike it are eaten: those of metal, or all. A2.R.203 */
  public final boolean corrodes;

  public final boolean dissolves;
  public final HarmCache harms = new HarmCache(this);

  /**
   * @param abilities as wounds have left them
   * @param drained levels or Hit Dice lost. A2.R.160
   */
  public Prowess(BookNumbers numbers, Creature sheet, Abilities abilities, int drained) {
    strength = numbers.modifier(abilities.strength());
    dexterity = numbers.modifier(abilities.dexterity());
    constitution = numbers.modifier(abilities.constitution());
    will = numbers.modifier(abilities.will());
    initiative = dexterity + sheet.number("initiative", 0);
    reach = Math.max(numbers.meleeReach, sheet.number("reach", 0));
    Calling calling = sheet.calling();
    saves = numbers.saves(calling == null ? "saves fighter" : calling.saves());
    HitDice dice = less(sheet.hitDice(), drained);
    level = sheet.isCharacter() ? Math.max(0, sheet.level() - drained) : saveLevel(dice);
    savesAs = Math.max(0, sheet.number("save level", level + drained) - drained);
    cleaves =
        sheet.number("cleaves", calling == null ? numbers.cleaves(dice) : cleaves(calling, level));
    mayCleave = calling == null || calling.cleaves().startsWith("one per");
    proficient = calling == null || calling.proficient();
    preciseShooting = sheet.has("precise shooting");
    skirmishing = sheet.has("skirmishing");
    dualSpecialist = sheet.has("dual weapon specialist");
    boolean backstabs = sheet.has(BACKSTAB);
    ambushesFromAfar = sheet.has(AMBUSH);
    ambushes = backstabs || ambushesFromAfar;
    ambushDiceFromAfar = ambushesFromAfar ? numbers.ambushDice(level, AMBUSH) : 0;
    ambushDice = Math.max(ambushDiceFromAfar, backstabs ? numbers.ambushDice(level, BACKSTAB) : 0);
    ambushTerm = backstabs ? STABBED : AMBUSHED;
    slaying = Slaying.of(numbers, sheet, level);
    darkSight = sheet.has("dark sight") || sheet.has("infravision");
    infravision = darkSight && !sheet.has("dark sight");
    flies = sheet.has("flies");
    led = sheet.has("mount") && !sheet.has("war-trained");
    load = sheet.number("load", -1);
    destroyed = DESTROYED.contains(sheet.kind());
    fearless = sheet.morale() >= numbers.neverFlees || sheet.has("fearless");
    extraordinary = isExtraordinary(numbers, sheet);
    neverFights = sheet.morale() <= numbers.neverFights;
    onFoot = sheet.number("speed on foot", sheet.number("speed", sheet.speed()));
    onTheWing = sheet.number("fly", onFoot);
    swims = sheet.number("swim", 0);
    hardiness = Hardiness.of(sheet);
    might = Might.of(numbers, sheet, level);
    dissolves = sheet.has("dissolves weapons");
    corrodes = dissolves || sheet.has("rusts weapons");

    int derived =
        calling != null
            ? numbers.attackThrow(calling.column(), level)
            : monstersThrow(numbers, dice);
    attackThrow = sheet.number("attack throw", derived - drained) + drained;
    attackTerm =
        sheet.numbers().containsKey("attack throw")
            ? STATED
            : sheet.isCharacter() ? LEVELS[clamp(level)] : hitDiceTerm(dice);
  }

  /**
   * Limbs of the mighty, and of every incarnation, deal extraordinary damage unless the entry says
   * otherwise. A2.TYPE.28-33, A2.GAP.259
   */
  private static boolean isExtraordinary(BookNumbers numbers, Creature sheet) {
    HitDice dice = sheet.hitDice();
    int least = numbers.extraordinaryHitDice;
    boolean mighty =
        dice.whole() > least || dice.whole() == least && dice.plus() > numbers.extraordinaryPlus;
    String kind = sheet.kind();
    if (numbers.isFerocious(kind, "always")
        || numbers.isFerocious("invulnerable", "always") && isInvulnerable(sheet)) {
      return true;
    }
    boolean huge = sheet.size().rank() >= Size.HUGE.rank();
    return mighty
        && !numbers.isFerocious(kind, "never")
        && (huge || !numbers.isFerocious(kind, "if huge"));
  }

  /** Common arms do nothing to it. */
  private static boolean isInvulnerable(Creature sheet) {
    for (Protection protection : sheet.protections()) {
      if (protection.degree() == Protection.Degree.IMMUNE
          && !protection.heeds(true)
          && Set.of("physical", "damage").contains(protection.against())) {
        return true;
      }
    }
    return false;
  }

  private static HitDice less(HitDice dice, int drained) {
    return drained == 0
        ? dice
        : new HitDice(Math.max(0, dice.eighths() - 8 * drained), dice.plus());
  }

  /** Unless the sheet has a limit of its own. A2.CLEAVE.12-14, A2.GAP.25L */
  private static int cleaves(Calling calling, int level) {
    return switch (calling.cleaves()) {
      case "one per level" -> level;
      case "one per two levels" -> level / 2;
      default -> 0;
    };
  }

  /** Pluses and minuses do not count; less than a die is level 0. A2.GAP.314 */
  private static int saveLevel(HitDice dice) {
    return dice.whole() == 1 && dice.plus() < 0 ? 0 : dice.whole();
  }

  /** A2.ATK.34-39, A2.GAP.201 */
  private static int monstersThrow(BookNumbers numbers, HitDice dice) {
    return dice.eighths() <= 4 && dice.plus() <= 0
        ? numbers.halfDieOrLess
        : isLessThanOne(dice) ? numbers.oneLess : numbers.attackThrow(row(dice));
  }

  private static Term hitDiceTerm(HitDice dice) {
    return dice.eighths() <= 4 && dice.plus() <= 0
        ? HALF_DIE
        : isLessThanOne(dice) ? ONE_LESS : HIT_DICE[clamp(row(dice))];
  }

  private static boolean isLessThanOne(HitDice dice) {
    return dice.isFraction() || dice.whole() == 1 && dice.plus() < 0;
  }

  private static int row(HitDice dice) {
    return dice.whole() + (dice.plus() > 0 ? 1 : 0);
  }

  private static int clamp(int number) {
    return Math.clamp(number, 0, LEVELS.length - 1);
  }
}
