package dev.cleave.acks.monsters;

import dev.cleave.acks.book.Harm;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Regeneration;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import org.jspecify.annotations.Nullable;

/** Wounds that close by themselves, and what gets up again. A2.R.161 */
public final class Regenerating {

  private static final Reason RISES = new Reason("rounds until it rises", "A2.R.161");

  private final MonstersRoom fight;

  Regenerating(MonstersRoom fight) {
    this.fight = fight;
  }

  /** At the start of a round. */
  public void passRound() {
    if (!fight.memory.anybodyRegenerates) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      Regeneration power = fighter.who.sheet().regeneration();
      if (power != null && closes(fighter.who, power)) {
        close(fighter, power);
        rise(fighter);
      }
    }
  }

  private static boolean closes(Combatant who, Regeneration power) {
    return who.isStanding() || who.fate() == Fate.DOWN && power.rises() != null;
  }

  private void close(Fighter fighter, Regeneration power) {
    Combatant who = fighter.who;
    int most = who.mostHitPoints() - fighter.unclosed;
    if (who.hitPoints() >= most) {
      fighter.woundedIn = 0;
      return;
    }
    if (fighter.woundedIn == 0) {
      fighter.woundedIn = fight.battle.round(); // he came wounded
    }
    if (fight.battle.round() < fighter.woundedIn + power.after()) {
      return;
    }
    int amount = Math.min(power.points(), most - who.hitPoints());
    who.setHitPoints(who.hitPoints() + amount);
    if (!Health.isHale(who)) {
      Health health = Health.of(who);
      health.setNonlethal(Math.min(health.nonlethal(), who.mostHitPoints() - who.hitPoints()));
    }
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("regenerates", "A2.R.161")
              .on(who)
              .fact("amount", amount)
              .fact("hp", who.hitPoints())
              .says(who.name() + "'s wounds close: " + who.hitPoints() + " hp.")
              .openly(who.name() + "'s wounds close."));
    }
  }

  private void rise(Fighter fighter) {
    Combatant who = fighter.who;
    if (who.isStanding()
        || fight.battle.round() < fighter.risesIn
        || who.hitPoints() <= fight.attackNumbers().fallsAt) {
      return;
    }
    fighter.risesIn = 0;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("rises", "A2.R.161")
              .by(who)
              .fact("hp", who.hitPoints())
              .says(who.name() + " rises again with " + who.hitPoints() + " hp.")
              .openly(who.name() + " rises again."));
    }
    fight.mortalWounds().rise(who);
  }

  /**
   * Hurt, and perhaps felled: what does not close finishes those who lie there. Others rise again.
   */
  public void hurt(Combatant target, Combatant by, Harm harm) {
    Regeneration power = fight.memory.anybodyRegenerates ? target.sheet().regeneration() : null;
    if (power == null || target.fate() != Fate.DOWN) {
      return;
    }
    @Nullable Dice rises = power.rises();
    if (rises == null) {
      return;
    }
    if (!harm.closes(power.not())) {
      fight.slay(target, by);
      return;
    }
    Fighter fighter = fight.fighter(target);
    if (fighter.risesIn == 0) {
      int rounds = rises.most() == 0 ? 0 : fight.table.roll(rises, RISES, target);
      fighter.risesIn = fight.battle.round() + rounds;
    }
  }
}
