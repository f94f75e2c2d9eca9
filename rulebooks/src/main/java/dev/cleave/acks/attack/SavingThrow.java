package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.FALTERING;

import dev.cleave.acks.book.Prowess;
import dev.cleave.acks.damage.Resistance;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Protection;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Against paralysis, death, blast, implements or spells. A2.SAVE.* */
public class SavingThrow {

  private static final Reason SAVE = new Reason("saving throw", "A2.SAVE.11");
  private static final Term VALUE = new Term("save", "A2.SAVE.10", Tag.LEVEL);
  private static final Term WILL = new Term("will", "A2.SAVE.11", Tag.ABILITY);
  private static final Term FALTER = new Term("faltering", "A2.COND.FALT.01", Tag.STATE);
  private static final Term SHIELDED = new Term("defended", "A2.COMBAT.22", Tag.SITUATION);
  private static final Term COVER = new Term("cover", "A2.SAVE.17", Tag.COVER);
  private static final String BURST = "blast";
  private static final Term RESISTANT = new Term("resistant", "A2.TYPE.24", Tag.STATE);
  private static final Term SMALLER = new Term("smaller", "A2.SAVE.22", Tag.SITUATION);
  private static final Term LARGER = new Term("larger", "A2.SAVE.23", Tag.SITUATION);
  private static final Term SPELLS = new Term("spells", "A2.SAVE.11", Tag.MAGIC);
  private static final int BLAST = 2;
  private static final int VERY_NARROW = 3;
  private final AttackRoom fight;

  protected SavingThrow(AttackRoom fight) {
    this.fight = fight;
  }

  /** A failed save costs a spell in the making. A2.SAVE.12-14, A2.FULL.05 */
  public boolean made(Combatant who, String against, Combatant origin) {
    return made(who, against, origin, null, "");
  }

  /**
   * Against something that deals damage: the immune need no throw. A2.TYPE.20, A2.TYPE.24
   *
   * @param protection against that damage, null for none
   * @param what it is that old wounds may make worse: fear, cold
   */
  public boolean made(
      Combatant who,
      String against,
      Combatant origin,
      @Nullable Protection protection,
      String what) {
    return made(who, against, origin, protection, what, false);
  }

  /**
   * The same against what may come from the far side of cover, as breath does. A2.GAP.316
   *
   * @param covered whether cover helps, if it is a blast
   */
  public boolean made(
      Combatant who,
      String against,
      Combatant origin,
      @Nullable Protection protection,
      String what,
      boolean covered) {
    if (Resistance.isImmune(protection)) {
      tellImmune(who, category(against));
      return true;
    }
    Tally tally = needs(who, against, origin);
    tally.plusIf(protection != null, fight.attackNumbers().resistanceSave, RESISTANT);
    fight.fighter(who).infirmity.add(tally, what); // A2.T.TAMPERING
    if (covered && category(against) == BLAST) {
      addCover(tally, who, origin);
    }
    if (category(against) == BLAST && fight.defending().isAnybody()) {
      tally.plus(fight.defending().againstBlast(who, origin), SHIELDED);
    }
    return made(who, against, tally);
  }

  /** Against what splashes about; cover helps. A2.SAVE.17-19 */
  public boolean madeAgainstBurst(Combatant who, Combatant origin) {
    Tally tally = needs(who, BURST, origin);
    addCover(tally, who, origin);
    if (fight.defending().isAnybody()) {
      tally.plus(fight.defending().againstBlast(who, origin), SHIELDED);
    }
    return made(who, BURST, tally);
  }

  /** A2.SAVE.18-19 */
  private void addCover(Tally tally, Combatant who, Combatant origin) {
    int cover = fight.field.cover(origin, who);
    tally.plusIf(cover == 1, fight.attackNumbers().coverSaveWaist, COVER);
    tally.plusIf(cover > 1, fight.attackNumbers().coverSaveChest, COVER);
  }

  /** Such cover that who saves behind it takes nothing. A2.SAVE.20 */
  public boolean isVeryNarrow(Combatant origin, Combatant who) {
    return fight.field.cover(origin, who) >= VERY_NARROW;
  }

  /**
   * The rest of a burst's damage after the save, which halves or avoids it; behind an arrow slit it
   * always avoids. A2.SAVE.20, A2.GAP.241
   */
  public int afterBurst(Combatant who, Combatant origin, int damage, boolean halved) {
    if (!madeAgainstBurst(who, origin)) {
      return damage;
    }
    boolean spared = !halved || isVeryNarrow(origin, who);
    return spared ? 0 : Math.max(fight.damageNumbers().leastDamage, damage / 2);
  }

  /** The throw as it stands; more may be added to the tally before it is thrown. */
  public Tally needs(Combatant who, String against) {
    Tally tally = against(who, against);
    tally.plusIf(who.is(FALTERING), fight.turnNumbers().faltering, FALTER);
    return tally;
  }

  /** Against the doing of an enemy, or of somebody else. */
  private Tally needs(Combatant who, String against, Combatant origin) {
    return origin.isEnemyOf(who) ? needs(who, against) : against(who, against);
  }

  /** The same against no enemy's doing: who falters is not hindered. A2.GAP.324 */
  public Tally against(Combatant who, String against) {
    Prowess prowess = fight.prowess(who);
    var tally = new Tally();
    int category = category(against);
    tally.against(prowess.saves.at(savesAs(who), category), VALUE);
    addAbility(tally, prowess, category);
    tally.plus(prowess.hardiness.against(category), prowess.hardiness.term);
    tally.plus(fight.fighter(who).magic.saves(), SPELLS);
    return tally;
  }

  /** The row of the chart for somebody. */
  protected int savesAs(Combatant who) {
    return fight.prowess(who).savesAs;
  }

  /** A2.SAVE.11 */
  protected void addAbility(Tally tally, Prowess prowess, int category) {
    tally.plus(prowess.will, WILL);
  }

  /** As the chart heads it. */
  private String name(Combatant who, int category) {
    return fight.prowess(who).saves.columns().get(category);
  }

  /**
   * For a save that size counts for. A2.SAVE.21-23
   *
   * @param larger categories of size by which who saves is larger, negative if smaller
   */
  protected void addSize(Tally tally, int larger) {
    tally.plus(larger * fight.attackNumbers().sizeSave, larger < 0 ? SMALLER : LARGER);
  }

  public boolean made(Combatant who, String against, Tally tally) {
    int category = category(against);
    int die = fight.d20().roll(who, SAVE, tally);
    boolean saved = fight.d20().isMade(die, tally);
    if (fight.table.listens()) {
      fight.table.tell(event(who, name(who, category), tally, die, saved));
    }
    if (!saved) {
      fight.disrupt(fight.fighter(who), "A2.FULL.05");
      fight.unready(fight.fighter(who), "A2.READY.09");
    }
    return saved;
  }

  private void tellImmune(Combatant who, int category) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("save", "A2.TYPE.20")
              .by(who)
              .fact("against", name(who, category))
              .fact("saved", true)
              .says(who.name() + " is immune and saves without a throw."));
    }
  }

  private static Event event(Combatant who, String against, Tally tally, int die, boolean saved) {
    return Event.of("save", "A2.SAVE.12")
        .by(who)
        .fact("against", against)
        .needs(tally)
        .fact("roll", die)
        .fact("saved", saved)
        .says(
            who.name() + " saves against " + against + ":",
            " needs " + Throws.needed(tally) + ";",
            " rolled " + Throws.shown(die) + (saved ? ": saved." : ": failed."));
  }

  /** Spells name their saves in the words of either book. */
  private static int category(String against) {
    return switch (against) {
      case "paralysis", "paralyzation" -> 0;
      case "death", "poison" -> 1;
      case "blast", "breath" -> 2;
      case "implements", "wands", "device" -> 3;
      default -> 4;
    };
  }
}
