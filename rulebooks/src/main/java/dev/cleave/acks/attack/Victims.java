package dev.cleave.acks.attack;

import dev.cleave.acks.space.Foes;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Arc;
import org.jspecify.annotations.Nullable;

/** The foe one would strike or shoot at if nobody said otherwise. */
public final class Victims {

  /** Whoever can be ambushed comes before all others. */
  private static final int PREY = 100_000;

  private final AttackRoom fight;

  Victims(AttackRoom fight) {
    this.fight = fight;
  }

  /** Within reach of a blow at once. */
  public boolean isVictim(Combatant who, Combatant foe) {
    return Foes.isFoe(who, foe)
        && fight.clambering().bars(who, foe) == null
        && fight.meleeAttack().reaches(who, foe)
        && (fight.fighter(who).mayTurn || fight.arc(who, foe) == Arc.FRONT);
  }

  /** The enemy in reach with the fewest hit points; whom he can ambush comes first. */
  public @Nullable Combatant victim(Combatant who) {
    Combatant victim = null;
    long least = Long.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      if (isVictim(who, fighter.who)) {
        long worth = worth(who, fighter.who);
        if (victim == null || worth < least) {
          least = worth;
          victim = fighter.who;
        }
      }
    }
    return victim;
  }

  /** The less, the better a victim. */
  public long worth(Combatant who, Combatant foe) {
    return who.isPlain() ? foe.hitPoints() - prize(who, foe, true) : fight.habits().rank(who, foe);
  }

  /** An ambush makes a foe worth more than his hit points say. */
  public int prize(Combatant who, Combatant foe, boolean melee) {
    return fight.ambush().applies(who, foe, melee) ? PREY : 0;
  }
}
