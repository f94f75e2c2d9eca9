package dev.cleave.acks.book;

import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import dev.cleave.engine.time.Reckoning;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The figures by which sheets are read and time is counted. */
public final class BookNumbers extends RoomNumbers implements Reckoning {

  private static final int TURN_SECONDS = 600;

  /** Shared by all fights by these numbers: a sheet is reckoned once. */
  public final ProwessCache prowessCache = new ProwessCache(this);

  // Time
  public final int roundSeconds = option("round length", "60 seconds") ? 60 : 10; // A2.GAP.111
  public final int turnRounds = TURN_SECONDS / roundSeconds;
  public final int hourRounds = 6 * turnRounds;

  // Sheets
  public final int meleeReach = number("melee reach");
  final int halfDieOrLess = number("attack throw half or less");
  final int oneLess = number("attack throw 1-1");
  private final int cleavesOneLess = number("cleaves 1-1");
  final int extraordinaryHitDice = number("extraordinary hit dice");
  final int extraordinaryPlus = number("extraordinary hit dice plus");
  final int neverFights = number("morale never fights");
  final int neverFlees = number("morale never flees");
  public final Afflictions afflictions = new Afflictions(figures);

  private final Chart ability = chart("ability");
  private final Chart attackThrow = chart("attack throw");
  private final Chart attackThrowByHitDice = chart("attack throw by hit dice");
  private final Chart ambushDice = chart("ambush dice");
  private final @Nullable Chart damageByLevel =
      option("class damage", "on") ? chart("damage by level") : null;
  private final Chart slaying = chart("foe-slaying");
  private final Map<String, List<String>> slain = words("foe-slaying");
  private final Map<String, List<String>> ferocity = words("ferocity");

  public BookNumbers(Figures figures) {
    super(figures);
  }

  @Override
  public int turnRounds() {
    return turnRounds;
  }

  /** Modifier of an ability score. A2.GAP.315 */
  public int modifier(int score) {
    return ability.at(score);
  }

  /** A monster's, by its Hit Dice without pluses and minuses. A2.GAP.25L */
  int cleaves(HitDice dice) {
    return dice.whole() == 1 && dice.plus() < 0 ? cleavesOneLess : dice.whole();
  }

  int attackThrow(String column, int level) {
    return attackThrow.at(level, column);
  }

  int attackThrow(int hitDice) {
    return attackThrowByHitDice.at(hitDice);
  }

  /** How often the dice of the weapon are thrown again for a backstab or ambush. A2.R.75 */
  int ambushDice(int level, String trait) {
    return ambushDice.at(level, trait);
  }

  /** A2.MELEE.16 */
  int slaying(int level) {
    return slaying.at(level);
  }

  /** The limbs of such creatures are always, never or only if huge as good as magic. A2.TYPE.28 */
  boolean isFerocious(String kind, String when) {
    return ferocity.getOrDefault(when, List.of()).contains(kind);
  }

  /** Proficiencies against kinds of foes, and the creatures each is good against. A2.MELEE.16 */
  Map<String, List<String>> slain() {
    return slain;
  }

  /** What a warrior's training adds to damage; nothing unless the option is on. A2.R.201 */
  int damageByLevel(int level) {
    return damageByLevel == null ? 0 : damageByLevel.at(level);
  }

  /** A chart of saving throws by its name. */
  Chart saves(String name) {
    return figures.chart(name);
  }
}
