package dev.cleave.thac0.harm;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Dose;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;
import java.util.Locale;

/** Poisons by class: how they get in, when they work and what they do. TH.C.POIS.01 */
public final class Poisons {

  private static final Reason ONSET = new Reason("onset of poison", "TH.C.POIS.02");
  private static final Reason DAMAGE = new Reason("poison damage", "TH.C.POIS.01");
  private static final Reason LASTS = new Reason("hours of paralysis", "TH.C.POIS.04");
  private static final Term TENDED = new Term("tended", "TH.C.POIS.06", Tag.SITUATION);
  private static final Reason DAYS = new Reason("days of debility", "TH.C.POIS.05");
  private static final int ROUNDS_AN_HOUR = 60;
  private static final int HOURS_A_DAY = 24;

  private final HarmRoom fight;

  Poisons(HarmRoom fight) {
    this.fight = fight;
  }

  private List<String> row(String kind) {
    return fight.numbers.row("poisons", kind.toLowerCase(Locale.ROOT));
  }

  /** It works through the skin. TH.GREN.19 */
  public boolean isContact(String kind) {
    return row(kind).contains("contact");
  }

  public void enter(Fighter on, String kind) {
    enter(on, kind, 0);
  }

  /** Its work begins; what works at once is decided at once. TH.C.POIS.02, TH.C.POIS.07 */
  public void enter(Fighter on, String kind, int bonus) {
    if (Body.isLifeless(on)) {
      return;
    }
    String onset = Numbers.word(row(kind), "onset", "0 rounds");
    Dice dice = Dice.parse(onset.substring(0, onset.indexOf(' ')));
    int length = dice.isFlat() ? dice.plus() : fight.table.roll(dice, ONSET, on.combatant);
    int rounds = onset.endsWith("hours") ? length * ROUNDS_AN_HOUR : length;
    if (fight.listens()) {
      fight.tell(
          Event.of("poisoned", "TH.C.POIS.02")
              .on(on.combatant)
              .fact("kind", kind)
              .fact("rounds", rounds)
              .says(on + " is poisoned."));
    }
    if (rounds == 0) {
      work(on, kind, bonus);
    } else {
      on.doses.add(new Dose(kind, fight.round() + rounds, bonus));
      on.keep();
    }
  }

  /** A healer tends him before it works. TH.C.POIS.06 */
  public void tend(Fighter on) {
    int care = fight.numbers.magic.poisonTreatment;
    on.doses.replaceAll(dose -> new Dose(dose.kind(), dose.due(), Math.max(care, dose.bonus())));
  }

  /** In the end-of-round step: those whose time has come, each with a save of its own. .07 */
  public void work() {
    for (Fighter fighter : fight.fighters) {
      for (int i = 0; i < fighter.doses.size(); i++) {
        Dose dose = fighter.doses.get(i);
        if (fight.round() >= dose.due() && fighter.combatant.isPresent()) {
          fighter.doses.remove(i--);
          fighter.keep();
          work(fighter, dose.kind(), dose.bonus());
        }
      }
    }
  }

  private void work(Fighter on, String kind, int bonus) {
    Tally tally = fight.saves.poison(on).plus(bonus, TENDED);
    boolean saved = fight.saves.make(on, SavingThrow.DEATH, tally, "TH.C.POIS.02");
    String result = Numbers.word(row(kind), saved ? "made" : "failed", "0");
    switch (result) {
      case "death" -> fight.falling.die(null, on, "TH.C.POIS.01");
      case "paralysed" -> {
        int hours = fight.table.roll(fight.numbers.magic.poisonParalysisHours, LASTS, on.combatant);
        fight.states.gain(on, State.PARALYSED, fight.round() + hours * ROUNDS_AN_HOUR);
      }
      case "debilitated" -> debilitate(on);
      default -> {
        Dice dice = Dice.parse(result);
        int amount = dice.isFlat() ? dice.plus() : fight.table.roll(dice, DAMAGE, on.combatant);
        if (amount > 0 && on.combatant.fate() != Fate.DEAD) {
          fight.damage.deal(on, amount, "poison");
        }
      }
    }
  }

  /** Half of every score and of the way, for days. TH.C.POIS.05 */
  private void debilitate(Fighter on) {
    int days = fight.table.roll(fight.numbers.magic.poisonDebilityDays, DAYS, on.combatant);
    fight.states.gain(on, State.DEBILITATED, fight.round() + days * HOURS_A_DAY * ROUNDS_AN_HOUR);
    on.prowess = fight.numbers.halved(on.sheet());
  }
}
