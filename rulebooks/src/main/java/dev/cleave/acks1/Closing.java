package dev.cleave.acks1;

import dev.cleave.acks.attack.MeleeAttack;
import dev.cleave.acks.attack.MissileAttack;
import dev.cleave.acks.ready.Readiness;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Blows and shots at one who closes, on his number: with a long weapon, a bow that was ready when
 * the round began, or a blow kept after a withdrawal. A1.INIT.12-15, A1.DEFMOVE.06
 */
final class Closing extends Readiness {

  private final FirstEdition fight;

  Closing(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  /** Notes the weapon each has in hand as a round begins. A1.INIT.14 */
  void openRound() {
    Arrays.fill(fight.ours.reserved, false);
    Arrays.fill(fight.ours.pursued, false);
    Arrays.fill(fight.ours.braced, false);
    for (Fighter fighter : fight.fighters) {
      fighter.openingBow = fight.wielding().missile(fighter.who);
      fighter.shoves = fighter.who.shoves();
    }
  }

  /** From more than five feet to within reach. A1.GAP.210 */
  private boolean closes(Move move, Combatant who) {
    return !move.reached[who.index()]
        && !move.inMelee[who.index()]
        && fight.meleeAttack().reaches(who, move.mover);
  }

  @Override
  protected boolean isOpening(Move move, Fighter fighter) {
    Combatant who = fighter.who;
    return (!fight.moment.isMember(who) || fight.ours.braced[who.index()])
        && (mayStillAct(fighter) || fight.ours.reserved[who.index()])
        && closes(move, who);
  }

  /** Neither acted nor bound to anything else in this round. A1.GAP.210 */
  private static boolean mayStillAct(Fighter fighter) {
    return fighter.waiting && fighter.declared == Declaration.Plan.NOTHING;
  }

  @Override
  protected void addOpening(List<Action> choices, Fighter fighter, Combatant closer) {
    Combatant who = fighter.who;
    if (fight.ours.reserved[who.index()]) {
      fight.interrupts().addIfLegal(choices, who, new MeleeAttack.Attack(fight, closer, null));
      return;
    }
    Weapon missile = missile(fighter, closer);
    if (missile != null && !missile.melee()) {
      addShot(choices, who, closer);
    }
    if (pole(who) != null
        || fight.ours.braced[who.index()]
        || fight.prowess(who).reach > fight.book.meleeReach) {
      fight.interrupts().addIfLegal(choices, who, new MeleeAttack.Attack(fight, closer, null));
      addMount(choices, who, closer);
    }
    if (missile != null && missile.melee()) {
      addShot(choices, who, closer); // A1.R.35
    }
  }

  /** What was in hand as the round began and can be shot or thrown at him. A1.INIT.13-15 */
  private @Nullable Weapon missile(Fighter fighter, Combatant closer) {
    Weapon ready = fighter.openingBow;
    return ready != null
            && ready.equals(fight.wielding().missile(fighter.who))
            && !isEngagedByOthers(fighter.who, closer)
        ? ready
        : null;
  }

  private void addShot(List<Action> choices, Combatant who, Combatant closer) {
    fight.interrupts().addIfLegal(choices, who, new MissileAttack.Shoot(fight, closer, null));
  }

  /** With a rider his mount closes, and charges. A1.INIT.12, A1.CHARGE.11 */
  private void addMount(List<Action> choices, Combatant who, Combatant closer) {
    Combatant mount = fight.mount(closer);
    if (mount != null && mount.isStanding()) {
      fight.interrupts().addIfLegal(choices, who, new MeleeAttack.Attack(fight, mount, null));
    }
  }

  /** A1.INIT.15 */
  private boolean isEngagedByOthers(Combatant who, Combatant closer) {
    var ignored = new boolean[fight.fighters.length];
    ignored[closer.index()] = true;
    return fight.engagement().isEngagedBut(who, ignored);
  }
}
