package dev.cleave.thac0.magic;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.MagicNumbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Turning undead. TH.C.TURN.01 */
public final class Turning {

  private static final Reason TURN = new Reason("turning undead", "TH.C.TURN.01");
  private static final Reason MANY = new Reason("how many are turned", "TH.C.TURN.02");
  private static final Reason MORE = new Reason("how many more", "TH.C.TURN.02");
  private static final Reason ROUNDS = new Reason("rounds they flee", "TH.C.TURN.03");

  private final MagicRoom fight;
  private final MagicNumbers figures;
  private int swayed;

  Turning(MagicRoom fight) {
    this.fight = fight;
    this.figures = fight.numbers.magic;
  }

  /** Why he cannot; null if he can. TH.C.TURN.04, TH.C.TURN.05 */
  public @Nullable Refusal whyNot(Fighter fighter) {
    if (!hasPower(fighter)) {
      return new Refusal("turn undead", fighter + " has not that power", "TH.C.TURN.01");
    }
    if (level(fighter) < 1) {
      return new Refusal("turn undead", fighter + " has not that power yet", "TH.C.TURN.05");
    }
    return fighter.plight.turnedInVain
        ? new Refusal("turn undead", fighter + " has failed already", "TH.C.TURN.04")
        : null;
  }

  /** Is of those who may come to it. TH.C.TURN.01 */
  public static boolean hasPower(Fighter fighter) {
    return fighter.prowess.holy();
  }

  /** A paladin turns as a lower priest. TH.C.TURN.05 */
  private int level(Fighter fighter) {
    int level = fighter.prowess.level();
    return fighter.sheet().has("paladin") ? level - figures.turningPaladinLevels : level;
  }

  /** One die against every kind there is; the weakest go first. TH.C.TURN.01, TH.C.TURN.02 */
  public void turn(Fighter priest) {
    int die = fight.table.roll(figures.turning, TURN, priest.combatant);
    var touched = new ArrayList<Fighter>();
    for (Fighter other : fight.fighters) {
      if (isThere(priest, other) && isTurned(result(priest, other), die)) {
        touched.add(other);
      }
    }
    touched.sort(Comparator.comparingInt(undead -> undead.prowess.hitDice()));
    priest.plight.turnedInVain = touched.isEmpty();
    if (fight.listens()) {
      fight.tell(
          Event.of("turning", "TH.C.TURN.01")
              .by(priest.combatant)
              .fact("roll", die)
              .fact("level", level(priest))
              .fact("turned", !touched.isEmpty())
              .says(
                  priest
                      + " holds up the holy symbol: "
                      + die
                      + (touched.isEmpty() ? ", in vain." : ".")));
    }
    if (touched.isEmpty()) {
      return;
    }
    int many = fight.table.roll(figures.turnedUndead, MANY, priest.combatant);
    var more = new TreeMap<String, Integer>(); // of each kind that is destroyed so
    swayed = 0;
    for (Fighter undead : touched) {
      String result = result(priest, undead);
      if (many > 0) {
        many--;
        affect(priest, undead, result);
      } else if (result.equals("D*")) {
        Integer known = more.get(undead.sheet().id());
        int left =
            known == null
                ? fight.table.roll(figures.turnedMore, MORE, priest.combatant)
                : known.intValue();
        more.put(undead.sheet().id(), left - 1);
        if (left > 0) {
          affect(priest, undead, result);
        }
      }
    }
  }

  private boolean isThere(Fighter priest, Fighter other) {
    return other.isStanding()
        && other.isEnemyOf(priest)
        && (other.sheet().kind().equals("undead") || isEvil(priest) && other.sheet().has("paladin"))
        && !other.is(State.TURNED)
        && fight.field().within(priest.combatant, other.combatant, figures.turningFeet)
        && fight.field().sees(priest.combatant, other.combatant);
  }

  /** The cell of the table for this kind of undead. TH.C.T.TURNING */
  private String result(Fighter priest, Fighter undead) {
    boolean special = undead.sheet().has("unique") || undead.sheet().has("lower planes");
    List<String> row = fight.numbers.row("turning", special ? "special" : undead.sheet().id());
    if (row.isEmpty()) {
      int dice = undead.prowess.hitDice();
      dice -= undead.sheet().has("paladin") ? figures.turningPaladinLevels : 0; // TH.C.TURN.06
      int at = fight.numbers.turningByHitDice.at(Math.max(0, dice));
      row = List.copyOf(fight.numbers.table("turning").sequencedValues()).get(at - 1);
    }
    return row.get(fight.numbers.turningLevel.at(level(priest)) - 1);
  }

  private static boolean isTurned(String result, int die) {
    return switch (result) {
      case "-" -> false;
      case "T", "D", "D*" -> true;
      default -> die >= Integer.parseInt(result);
    };
  }

  /** Who serves evil makes allies of them, or at least no enemies. TH.C.TURN.06 */
  private static boolean isEvil(Fighter priest) {
    return priest.sheet().has("evil");
  }

  /** Out of the fight: they stand aside, or do his bidding. TH.C.TURN.06 */
  private void sway(Fighter priest, Fighter undead, boolean commanded) {
    undead.combatant.setFate(Fate.YIELDED);
    fight.states.free(undead);
    if (fight.listens()) {
      fight.tell(
          Event.of("swayed", "TH.C.TURN.06")
              .by(priest.combatant)
              .on(undead.combatant)
              .fact("commanded", commanded)
              .says(undead + (commanded ? " obeys " + priest + "." : " stands aside.")));
    }
  }

  private void affect(Fighter priest, Fighter undead, String result) {
    if (isEvil(priest) && !undead.sheet().has("paladin")) {
      boolean commanded = result.startsWith("D") && swayed < figures.turningCommanded;
      swayed += commanded ? 1 : 0;
      sway(priest, undead, commanded);
      return;
    }
    if (result.startsWith("D") && !undead.sheet().has("paladin")) {
      fight.falling.die(priest, undead, "TH.C.TURN.01");
      return;
    }
    int rounds = fight.table.roll(figures.turnedRounds, ROUNDS, undead.combatant);
    fight.states.lay(undead, State.TURNED, fight.round() + rounds);
  }
}
