package dev.cleave.acks.play;

import dev.cleave.acks.attack.MissileAttack;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.damage.Resistance;
import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Ammunition;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which arrow a plain archer takes for whom. A2.R.202 */
final class Archery {

  private final Fight fight;

  Archery(Fight fight) {
    this.fight = fight;
  }

  /** Before a shot that cannot harm its mark the first arrow that can, if there is one. */
  Action before(Combatant who, Action attack) {
    if (who.ammunition().size() < 2
        || !(attack instanceof MissileAttack.Shoot shot)
        || shot.drawn() != null) {
      return attack;
    }
    Weapon bow = who.weapon();
    Harm plain = fight.damageTypes().harm(who, bow);
    if (!isProof(shot.target(), fight.quiver().tipped(who, bow, plain))) {
      return attack;
    }
    for (Ammunition missile : who.ammunition()) {
      if (missile.count() > 0
          && missile.kind().equals(bow.ammunition())
          && !isProof(shot.target(), plain.tipped(missile.magic() != 0, missile.silver()))) {
        Action nock = fight.quiver().nocking(missile);
        return fight.allowance().bars(who, nock, true) == null ? nock : attack;
      }
    }
    return attack;
  }

  private boolean isProof(Combatant mark, Harm harm) {
    return Resistance.isImmune(fight.resistance().against(mark, harm));
  }

  /**
   * What he can throw and has something to fence with beside it, a bow at his belt too.
   *
   * @param most that the throw may need
   */
  @Nullable Action flies(Combatant who, Combatant foe, boolean first, int most) {
    Weapon hand = who.weapon();
    if (hand.melee() && hand.isMissile() && fight.wielding().sidearm(who) != null) {
      Action shot = likely(who, fight.missileAttack().at(foe), first, most);
      if (shot != null) {
        return shot;
      }
    }
    for (Weapon other : first ? who.weapons() : List.<Weapon>of()) {
      boolean flies =
          other.melee() ? other.ammunition().isEmpty() : who.conduct().behaviour().shoots();
      if (!other.equals(hand) && other.isMissile() && flies) {
        Action shot = likely(who, new MissileAttack.Shoot(fight, foe, other), true, most);
        if (shot != null) {
          return shot;
        }
      }
    }
    return null;
  }

  private @Nullable Action likely(Combatant who, Action shot, boolean first, int most) {
    Tally needs = fight.allowance().bars(who, shot, first) == null ? shot.needs(who) : null;
    return needs != null && needs.least() <= most ? shot : null;
  }
}
