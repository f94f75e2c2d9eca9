package dev.cleave.acks1;

import dev.cleave.acks.attack.SavingThrow;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.book.Prowess;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/** Five categories under their old names; Wisdom helps against magic. A1.SAVE.*, A1.GAP.239-240 */
final class FirstSaves extends SavingThrow {

  private static final Term WISDOM = new Term("wisdom", "A1.GAP.239", Tag.ABILITY);
  private static final Term SMALLER = new Term("smaller", "A1.GAP.241", Tag.SITUATION);
  private static final Term LARGER = new Term("larger", "A1.GAP.241", Tag.SITUATION);
  private static final int STAFFS_AND_WANDS = 3;

  private final FirstEdition fight;

  FirstSaves(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected void addAbility(Tally tally, Prowess prowess, int category) {
    boolean helps =
        switch (fight.own.wisdom) {
          case NONE -> false;
          case AGAINST_MAGIC -> category >= STAFFS_AND_WANDS;
          case ALL -> true;
        };
    tally.plusIf(helps, prowess.will, WISDOM);
  }

  /** Old wounds may make a save worse. A1.T.MORTAL-WOUNDS, A1.T.TAMPERING */
  @Override
  public Tally against(Combatant who, String against) {
    Tally tally = super.against(who, against);
    Infirmity infirmity = fight.fighter(who).infirmity;
    infirmity.add(tally, "saves");
    infirmity.add(
        tally,
        switch (against) {
          case "death", "poison" -> "save death";
          case "spells", "magic" -> "save spells";
          default -> "";
        });
    return tally;
  }

  /** A1.MAN.13, A1.MAN.28, A1.MAN.39, A1.GAP.241 */
  @Override
  protected void addSize(Tally tally, int larger) {
    tally.plus(fight.own.sizeSave(larger), larger < 0 ? SMALLER : LARGER);
  }

  /** Animals as fighters of half their Hit Dice. A1.GAP.240 */
  @Override
  protected int savesAs(Combatant who) {
    int level = super.savesAs(who);
    boolean stated = who.sheet().numbers().containsKey("save level");
    return !stated && who.sheet().kind().equals("animal") ? (level + 1) / 2 : level;
  }
}
