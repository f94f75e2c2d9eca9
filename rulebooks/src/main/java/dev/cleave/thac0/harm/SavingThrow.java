package dev.cleave.thac0.harm;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.book.Group;
import dev.cleave.thac0.fray.Fighter;

/** A throw against what no armour stops, in five categories. TH.C.SAVE.01 */
public final class SavingThrow {

  public static final int DEATH = 0;
  public static final int DEVICE = 1;
  public static final int PETRIFICATION = 2;
  public static final int BREATH = 3;
  public static final int SPELL = 4;

  private static final Reason SAVE = new Reason("saving throw", "TH.C.SAVE.02");
  private static final Term BASE = new Term("saving throw", "TH.C.SAVE.01", Tag.BASE);
  private static final Term NATURAL = new Term("natural 1 and 20", "TH.C.SAVE.02", Tag.BASE);
  private static final Term POISON = new Term("constitution", "TH.C.SAVE.07", Tag.ABILITY);
  private static final Term MIND = new Term("wisdom", "TH.C.SAVE.07", Tag.ABILITY);
  private static final Term DODGE = new Term("dexterity", "TH.C.SAVE.07", Tag.ABILITY);

  private final HarmRoom fight;

  SavingThrow(HarmRoom fight) {
    this.fight = fight;
  }

  /** The leftmost category that fits what a spell or poison names. TH.C.SAVE.03 */
  public static int column(String against) {
    return switch (against) {
      case "device" -> DEVICE;
      case "petrification" -> PETRIFICATION;
      case "breath" -> BREATH;
      case "magic", "spell" -> SPELL;
      default -> DEATH;
    };
  }

  /** What the throw needs, before anything the occasion adds. */
  public Tally tally(Fighter fighter, int column) {
    return new Tally().against(base(fighter, column), BASE);
  }

  /** The mindless save as half of what they are, but against death and poison. TH.C.SAVE.05 */
  private static int base(Fighter fighter, int column) {
    boolean mindless =
        fighter.isGroup(Group.MONSTER)
            && (fighter.sheet().has("mindless") || fighter.sheet().has("unintelligent"));
    return fighter.prowess.save(column, mindless && column != DEATH);
  }

  /** With Constitution, which counts against poison only. */
  public Tally poison(Fighter fighter) {
    return tally(fighter, DEATH).plus(fighter.prowess.poisonSave(), POISON);
  }

  /** With Wisdom, which counts against what attacks the mind. */
  public Tally mind(Fighter fighter) {
    return tally(fighter, SPELL).plus(fighter.prowess.mindSave(), MIND);
  }

  /** With Dexterity, which counts against what one can dodge. */
  public Tally dodge(Fighter fighter, int column) {
    return tally(fighter, column).plus(fighter.prowess.defence(), DODGE);
  }

  /** Equal or higher saves; a natural 20 always does, a natural 1 never. TH.C.SAVE.02 */
  public boolean make(Fighter fighter, int column, Tally tally, String rule) {
    tally.bound(Math.clamp(tally.needs(), 2, 20), NATURAL);
    int die = fight.table.roll(Dice.D20, SAVE, fighter.combatant, tally.face());
    boolean saved = die >= tally.face();
    if (fight.listens()) {
      String against = fighter.prowess.categories().get(column);
      fight.tell(
          Event.of("save", rule)
              .by(fighter.combatant)
              .fact("against", against)
              .needs(tally)
              .fact("roll", die)
              .fact("saved", saved)
              .says(
                  fighter + " saves against " + against + ":",
                  " needs " + tally.least() + "+;",
                  " rolled " + die + (saved ? ": saved." : ": failed.")));
    }
    if (!saved) {
      fight.states.interrupt(fighter, "fails to save"); // TH.C.CAST.02
    }
    return saved;
  }

  public boolean make(Fighter fighter, int column, String rule) {
    return make(fighter, column, tally(fighter, column), rule);
  }
}
