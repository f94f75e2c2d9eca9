package dev.cleave.weaponskill.harm;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;

/** A throw against what no armour stops. WS.GAP.11 */
public final class SavingThrow {

  public static final int PARALYZATION = 0;

  private static final Reason SAVE = new Reason("saving throw", "WS.GAP.11");

  private final Fray fight;

  public SavingThrow(Fray fight) {
    this.fight = fight;
  }

  /** The column a spell or poison names. */
  static int column(String against) {
    return switch (against) {
      case "poison" -> 1;
      case "breath" -> 2;
      case "device" -> 3;
      case "magic" -> 4;
      default -> PARALYZATION;
    };
  }

  /** Equal or higher succeeds; a natural 1 fails, a natural 20 succeeds. WS.T.SAVES */
  public boolean make(Fighter fighter, int column, String rule) {
    int level =
        fighter.combatant.sheet().isCharacter()
            ? fighter.combatant.sheet().level()
            : fighter.skills.hitDice();
    int needs = fighter.skills.saves().at(level, column);
    int die = fight.table.roll(Dice.D20, SAVE, fighter.combatant);
    boolean saved = die == 20 || die != 1 && die >= needs;
    if (fight.table.listens()) {
      String against = fighter.skills.saves().columns().get(column);
      fight.tell(
          Event.of("save", rule)
              .by(fighter.combatant)
              .fact("against", against)
              .fact("target", needs)
              .fact("roll", die)
              .fact("saved", saved)
              .says(
                  fighter
                      + " saves against "
                      + against
                      + ": needs "
                      + needs
                      + "+; rolled "
                      + die
                      + (saved ? ": saved." : ": failed.")));
    }
    return saved;
  }
}
