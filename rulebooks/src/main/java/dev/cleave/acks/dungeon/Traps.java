package dev.cleave.acks.dungeon;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Trap;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Disarming traps, and springing them. A2.FULL.23, A2.GAP.134 */
final class Traps implements Offers {

  private static final String TRAPBREAKING = "trapbreaking";

  private static final Forbidden FAR = new Forbidden("it is out of WHO's reach", "A2.FULL.23");
  private static final Forbidden HARMLESS =
      new Forbidden("it can do no harm any more", "A2.FULL.23");
  private static final Forbidden UNTRAINED =
      new Forbidden("WHO is not proficient in trapbreaking", "A2.GAP.134");

  private final DungeonRoom fight;

  Traps(DungeonRoom fight) {
    this.fight = fight;
  }

  /** A failure may be tried again, unless it springs the trap. A2.GAP.134 */
  record Trapbreak(DungeonRoom fight, Trap trap) implements Action {

    @Override
    public String verb() {
      return "trapbreak";
    }

    @Override
    public String text() {
      return "trapbreak " + trap.name();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!fight.proficiency().has(who, TRAPBREAKING)) {
        return UNTRAINED;
      }
      if (!fight.tools().reaches(who, trap)) {
        return FAR;
      }
      return trap.isDisarmed() || trap.isSprung() || trap.depth() > 0 ? HARMLESS : null;
    }

    @Override
    public void take(Combatant who) {
      var needs = fight.proficiency().needs(who, TRAPBREAKING);
      var attempt = fight.proficiency().attempt(who, TRAPBREAKING, needs, "A2.FULL.23");
      if (attempt.made()) {
        trap.disarm();
        fight.tools().tell(who, "disarmed", "A2.FULL.23", trap, "disarms");
      } else if (attempt.isBotched()) {
        fight.traps().spring(trap, who);
      }
    }

    @Override
    public Tally needs(Combatant who) {
      return fight.proficiency().needs(who, TRAPBREAKING);
    }

    @Override
    public String detail(Combatant who) {
      return "needs " + fight.proficiency().needs(who, TRAPBREAKING).least() + "+";
    }
  }

  /** One throw of its dice for all it catches. A2.GAP.134 */
  void spring(Trap trap, Combatant who) {
    trap.spring();
    trap.setHidden(false);
    fight.tools().tell(who, "sprung", "A2.GAP.134", trap, "springs");
    Effect effect = trap.effect();
    int damage = fight.effects().power(effect.damage(), who);
    for (Fighter fighter : fight.fighters) {
      Combatant near = fighter.who;
      boolean caught = near == who || trap.isWide() && fight.tools().reaches(near, trap);
      if (caught && near.isStanding()) {
        fight.effects().work(who, effect, near, damage, Harm.mundane(effect.types()));
      }
    }
  }

  /**
   * The snare somebody has stepped on. Who knows of one steps over it, and the Judge's creatures
   * know of all; fliers are above it. A2.R.165
   */
  @Nullable Trap under(Combatant who, boolean willing) {
    if (willing && who.side().isJudges() || fight.altitude(who) > 0) {
      return null;
    }
    for (Feature feature : fight.field.features()) {
      if (feature instanceof Trap trap
          && trap.isUnderfoot()
          && (trap.isHidden() || !willing)
          && !trap.isSprung()
          && !trap.isDisarmed()
          && fight.field.distance(who, trap) == 0) {
        return trap;
      }
    }
    return null;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Trap trap : fight.tools().found(Trap.class)) {
      all.add(new Trapbreak(fight, trap));
    }
  }
}
