package dev.cleave.acks.play;

import dev.cleave.acks.magic.Powers;
import dev.cleave.acks.movement.Flying;
import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Template;
import org.jspecify.annotations.Nullable;

/** When a plain flier takes off or comes down. A2.R.170 */
final class Wings {

  private static final int BESIDE = 5;

  private final Fight fight;
  private final Sorcery sorcery;

  Wings(Fight fight, Sorcery sorcery) {
    this.fight = fight;
    this.sorcery = sorcery;
  }

  /** Up out of reach before it breathes, if its breath finds somebody from there; else null. */
  @Nullable Action takesOff(Combatant who, Action power) {
    Flying flying = fight.flying();
    if (!isFree(who)
        || flying.height(who) > 0
        || !(power instanceof Powers.Work work)
        || !isBreath(work)) {
      return null;
    }
    Action up = flying.order(true);
    return fight.allowance().bars(who, up, true) == null
            && flying.wouldFrom(
                who, flying.after(who, true), () -> sorcery.power(who, true) != null)
        ? up
        : null;
  }

  /** Down, or up, to where somebody is in reach when nobody is; else null. */
  @Nullable Action toTheFoe(Combatant who) {
    if (!isFree(who)) {
      return null;
    }
    Flying flying = fight.flying();
    if (flying.height(who) > 0) {
      return isOverFoe(who) ? may(who, flying.order(false)) : null;
    }
    return flying.wouldFrom(who, flying.after(who, true), () -> fight.victims().victim(who) != null)
        ? may(who, flying.order(true))
        : null;
  }

  private @Nullable Action may(Combatant who, Action fly) {
    return fight.allowance().bars(who, fly, true) == null ? fly : null;
  }

  /** Who is in the saddle, or under it, goes where the reins say. */
  private boolean isFree(Combatant who) {
    return fight.prowess(who).flies && fight.mount(who) == null && fight.rider(who) == null;
  }

  private boolean isOverFoe(Combatant who) {
    Combatant nearest = fight.foes().nearest(who);
    return nearest != null && fight.field.within(who, nearest, BESIDE)
        || fight.flying().wouldFrom(who, 0, () -> fight.victims().victim(who) != null);
  }

  /** It comes out of the mouth. */
  private static boolean isBreath(Powers.Work work) {
    Template area = work.spell().scope().template();
    return area != null && area.isFromHand();
  }
}
