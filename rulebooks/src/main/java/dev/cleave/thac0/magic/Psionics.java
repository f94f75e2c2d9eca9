package dev.cleave.thac0.magic;

import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.fray.Fighter;
import org.jspecify.annotations.Nullable;

/** Powers of the mind, where they are played. TH.C.ITEM.03 */
public final class Psionics {

  private static final Reason POWER = new Reason("power", "TH.C.ITEM.03");
  private static final String SCORE = "power score ";
  private static final String COST = "power cost ";

  private final MagicRoom fight;

  Psionics(MagicRoom fight) {
    this.fight = fight;
  }

  /** Why he cannot use a power; null if he can. */
  public @Nullable Refusal whyNot(Fighter fighter, Spell power) {
    String what = "manifest " + power.name();
    if (!fight.numbers.psionics) {
      return new Refusal(what, "there are no such powers in this game", "TH.C.ITEM.03");
    }
    return number(power, COST) > fighter.plight.strength
        ? new Refusal(what, fighter + " has not the strength left", "TH.C.ITEM.03")
        : null;
  }

  /** On its count, if the die is no higher than the score; a failure costs half. */
  public void use(Fighter fighter, Spell power, @Nullable Fighter target) {
    int score = number(power, SCORE);
    int cost = number(power, COST);
    int die = fight.table.roll(Dice.D20, POWER, fighter.combatant);
    boolean works = die <= score;
    fighter.plight.strength -= works ? cost : cost / 2;
    fight.course.stirred = true;
    if (fight.listens()) {
      fight.tell(
          Event.of("power", "TH.C.ITEM.03")
              .by(fighter.combatant)
              .fact("power", power.name())
              .fact("score", score)
              .fact("roll", die)
              .fact("works", works)
              .fact("left", fighter.plight.strength)
              .heldAgainst(new Event.Bar(score, false, works))
              .says(
                  fighter + (works ? " manifests " : " fails to manifest ") + power.name() + "."));
    }
    if (works) {
      for (Fighter on : fight.effects.taken(fighter, power, target)) {
        fight.effects.work(fighter, power, on);
      }
    }
  }

  private static int number(Spell power, String name) {
    for (String trait : power.traits()) {
      if (trait.startsWith(name)) {
        return Integer.parseInt(trait.substring(name.length()));
      }
    }
    return 0;
  }
}
