package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.bots.Surmise;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Measures;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Square;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What may be declared, for those who decide for themselves. TH.SEQ.11 */
final class DeclaringWits extends Sense<Plan> {

  private static final int FACES = 20;
  private static final String HEAD = "head";

  private final Fighter fighter;
  private final List<Plan> legal;
  private final Sorcery sorcery;

  DeclaringWits(Turns fight, Fighter fighter, List<Plan> legal) {
    super(fight);
    this.fighter = fighter;
    this.legal = legal;
    this.sorcery = new Sorcery(fight, fighter);
  }

  private @Nullable Plan may(Plan plan) {
    return legal.contains(plan) ? plan : null;
  }

  private @Nullable Plan with(Deed deed, @Nullable Weapon weapon) {
    return weapon == null ? null : may(Plan.with(deed, weapon));
  }

  /** Ready for whatever comes: what he does with it he says on his count. */
  @Override
  public Plan idle() {
    Plan blow = with(Deed.ATTACK, blade(fighter.combatant));
    return blow == null ? legal.getFirst() : blow;
  }

  @Override
  public @Nullable Plan strike(Combatant who, Combatant foe, boolean first) {
    Weapon blade = blade(who);
    Plan stab =
        blade != null && isPrey(who, foe) ? may(Plan.at(Deed.BACKSTAB, foe, blade, "")) : null;
    if (stab != null) {
      return stab;
    }
    boolean guards = who.conduct().behaviour().readies() && isNextToBeStruck(who);
    Plan guard = guards ? ready(who, first) : null;
    return guard == null ? with(Deed.ATTACK, blade) : guard;
  }

  /**
   * Somebody with a weapon no longer than his is at his throat, or will be with a step that nobody
   * before him bars: who stands on guard strikes first. TH.GUARD.05, TH.GUARD.07
   */
  private boolean isNextToBeStruck(Combatant who) {
    for (Fighter foe : fight.fighters) {
      int feet = fight.field().distance(who, foe.combatant);
      if (isFoe(who, foe.combatant)
          && feet <= reach(foe.combatant) + Field.BESIDE
          && reach(foe.combatant) <= reach(who)
          && !isDisabled(foe.combatant)
          && !isShooter(foe.combatant)
          && isForemost(who, foe.combatant, feet)) {
        return true;
      }
    }
    return false;
  }

  /** No friend is nearer to this foe. */
  private boolean isForemost(Combatant who, Combatant foe, int feet) {
    for (Fighter other : fight.fighters) {
      Combatant friend = other.combatant;
      if (friend != who
          && friend.side() == who.side()
          && friend.isStanding()
          && fight.field().distance(friend, foe) < feet) {
        return false;
      }
    }
    return true;
  }

  /** Pulled down by several at once, parted from his weapon, or hit where it hurts. TH.MAN.02 */
  @Override
  public @Nullable Plan trick(Combatant who, Combatant foe, Behaviour behaviour, boolean first) {
    if (isDisabled(foe)) {
      return null;
    }
    boolean busy = isExposed(who, foe);
    for (String name : behaviour.tricks()) {
      Plan plan =
          switch (name) {
            case "knock down" -> busy ? may(Plan.of(Deed.OVERBEAR)) : null;
            case "disarm" -> busy ? may(Plan.at(Deed.DISARM, foe, who.weapon(), "")) : null;
            case "called shot" -> call(who, foe);
            default -> null;
          };
      if (plan != null) {
        return plan;
      }
    }
    return null;
  }

  /** At the head of who would stand an ordinary blow, where it is likely to land. TH.CALL.01 */
  private @Nullable Plan call(Combatant who, Combatant foe) {
    Weapon blade = blade(who);
    if (blade == null || blade.damage().most() >= Surmise.left(foe)) {
      return null;
    }
    Plan call = may(Plan.at(Deed.CALL, foe, blade, HEAD));
    int feet = Math.min(fight.field().distance(who, foe), reach(who));
    Blow blow = call == null ? null : fight.blows.blow(of(who), blade, feet);
    if (blow == null) {
      return null;
    }
    int lands = FACES + 1 - fight.throwing.tally(of(who), of(foe), blow.at(HEAD)).least();
    return 100 * lands >= FACES * who.conduct().behaviour().measures().trick() ? call : null;
  }

  @Override
  public @Nullable Plan shoot(Combatant who, Combatant foe, boolean first) {
    boolean pressed = isEngaged(who) && blade(who) != null;
    if (pressed || fight.missiles.whyNot(of(who), of(foe), who.weapon()) != null) {
      return null;
    }
    if (!isTangled(who, foe)) {
      return with(Deed.SHOOT, who.weapon());
    }
    return blade(who) != null && needs(who, foe, false) >= FACES
        ? null // that one shot in twenty may as well be a blow
        : may(Plan.what(Deed.SHOOT, who.weapon(), Plan.PAST_FRIENDS)); // TH.CALL.04
  }

  /** What flies and leaves him something to fence with, a bow at his belt, or a flask. */
  @Override
  public @Nullable Plan hurl(Combatant who, Combatant foe, boolean first) {
    boolean shoots = who.conduct().behaviour().shoots();
    if (isTangled(who, foe)) {
      return null;
    }
    for (Weapon weapon : who.weapons()) {
      if ((weapon.melee() || shoots)
          && weapon.range() != null
          && who.weapons().size() > 1
          && !isKeptToBeSet(who, weapon)
          && isLikely(who, foe, weapon)) {
        return with(Deed.SHOOT, weapon);
      }
    }
    for (Weapon attack : who.sheet().attacks()) {
      if (attack.range() != null && isLikely(who, foe, attack)) {
        return with(Deed.SHOOT, attack);
      }
    }
    for (Item item : who.items()) {
      if (fight.grenades.kind(item) != null
          && fight.grenades.whyNot(of(who), item, of(foe)) == null) {
        return may(Plan.item(Deed.THROW, item));
      }
    }
    return null;
  }

  /** A spear in hand is worth more set against who may come than thrown. TH.GUARD.08 */
  private static boolean isKeptToBeSet(Combatant who, Weapon weapon) {
    return weapon.equals(who.weapon()) && weapon.has("set") && who.conduct().behaviour().readies();
  }

  private boolean isLikely(Combatant who, Combatant foe, Weapon weapon) {
    return fight.missiles.whyNot(of(who), of(foe), weapon) == null
        && fight.throwing.tally(of(who), of(foe), Blow.missile(fight.arms(weapon).flying())).least()
            <= who.conduct().behaviour().measures().hurl();
  }

  @Override
  public @Nullable Plan charge(Combatant who, Combatant foe) {
    Weapon weapon = who.weapon();
    int reach = Math.max(5, fight.reach.farthest(of(who), weapon));
    return weapon.melee()
            && !weapon.isUnarmed()
            && !fight.movement.canReach(of(who), of(foe), reach, stride(who))
        ? may(Plan.at(Deed.CHARGE, foe, weapon, ""))
        : null;
  }

  /**
   * With a blow at the end of it, or for whoever comes; where neither is to be expected he walks as
   * far as a whole move goes. TH.C.MOVE.06
   */
  @Override
  public @Nullable Plan approach(Combatant who, Combatant other, boolean first) {
    Plan move = may(Plan.of(Deed.MOVE));
    if (!other.isEnemyOf(who)) {
      return move;
    }
    Plan blow = with(Deed.ATTACK, blade(who));
    return move == null || isBlowLikely(who, other) ? blow : move;
  }

  private boolean isBlowLikely(Combatant who, Combatant other) {
    if (fight.movement.canReach(of(who), of(other), reach(who), stride(who))) {
      return true;
    }
    for (Fighter fighter : fight.fighters) {
      Combatant foe = fighter.combatant;
      if (isFoe(who, foe)
          && !isDisabled(foe)
          && !isShooter(foe)
          && fight.field().distance(who, foe) <= dash(foe) + reach(foe)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public @Nullable Plan go(Combatant who, Square place, boolean first) {
    return may(Plan.of(Deed.MOVE));
  }

  /**
   * Nobody is in range of what he could cast: there first, the spell in the next round. For who may
   * come into it by himself no whole round is given: half a move and a blow are left. TH.C.MOVE.06
   */
  @Override
  public @Nullable Plan findCast(Combatant who, boolean first) {
    int range = castingRange(who);
    if (range > 0 && quietRounds() == 0 && isAnybodyComing(who, range)) {
      return idle();
    }
    return range > 0 && fromFoes(who) > range ? may(Plan.of(Deed.MOVE)) : null;
  }

  private boolean isAnybodyComing(Combatant who, int range) {
    for (Fighter other : fight.fighters) {
      Combatant foe = other.combatant;
      if (isFoe(who, foe)
          && !isDisabled(foe)
          && !isShooter(foe)
          && fight.field().distance(who, foe) <= range + dash(foe)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public @Nullable Plan giveWay(Combatant who, boolean first) {
    return may(Plan.of(Deed.WITHDRAW));
  }

  /** TH.GUARD.01 */
  @Override
  public @Nullable Plan ready(Combatant who, boolean first) {
    return with(Deed.GUARD, blade(who));
  }

  /** TH.PARRY.01 */
  @Override
  public @Nullable Plan parry(Combatant who, boolean first) {
    return wonder(who, first) == null && isWorthParrying(who) ? may(Plan.of(Deed.PARRY)) : null;
  }

  /** Faces of their dice that it spares him, against those of the blow he gives up for it. */
  private boolean isWorthParrying(Combatant who) {
    int spared = 0;
    int given = 0;
    for (Fighter foe : fight.fighters) {
      if (isFoe(who, foe.combatant) && fight.threat.threatens(foe, of(who))) {
        spared += fight.throwing.parry(of(who));
        given = Math.max(given, FACES + 1 - needs(who, foe.combatant, true));
      }
    }
    return spared >= given;
  }

  /** The undead turned, else the spell that does most, if it is likely to be cast at all. */
  @Override
  public @Nullable Plan wonder(Combatant who, boolean first) {
    Plan turning = may(Plan.of(Deed.TURN));
    if (turning != null && isUndeadNear(who)) {
      return turning;
    }
    Plan best = null;
    Measures measures = who.conduct().behaviour().measures();
    int most = quietRounds() >= measures.patience() ? 0 : measures.spell();
    for (Spell spell : who.spells()) {
      Plan plan = may(Plan.cast(spell));
      Fighter mark = plan == null ? null : sorcery.mark(spell);
      int comes = mark == null ? 0 : sorcery.worth(spell, mark) * sorcery.undisturbed(spell) / 100;
      if (comes > most) {
        most = comes;
        best = plan;
      }
    }
    return best;
  }

  private boolean isUndeadNear(Combatant who) {
    for (Fighter other : fight.fighters) {
      if (isFoe(who, other.combatant)
          && other.sheet().kind().equals("undead")
          && !other.is(State.TURNED)
          && fight.field().within(who, other.combatant, fight.numbers.magic.turningFeet)) {
        return true;
      }
    }
    return false;
  }
}
