package dev.cleave.thac0.turn;

import dev.cleave.engine.bots.Tactics;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.magic.Turning;
import dev.cleave.thac0.turn.Action.Act;
import dev.cleave.thac0.turn.Action.Assail;
import dev.cleave.thac0.turn.Action.Verb;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choices of a plain fighter: sensible, and always legal. TH.SEQ.05 */
final class Instinct {

  private final Turns fight;
  private final Fighter fighter;
  private final Sorcery sorcery;
  private String because = "";

  Instinct(Turns fight, Fighter fighter) {
    this.fight = fight;
    this.fighter = fighter;
    this.sorcery = new Sorcery(fight, fighter);
  }

  /** What he would declare. */
  Plan plan() {
    if (isOneOfHisOwnMind()) {
      List<Plan> legal = new Plans(fight, fighter).all();
      if (legal.size() > 2) {
        return deliberate(legal);
      }
    }
    boolean pressed = fight.threat.isPressed(fighter);
    Plan wish = urgent(pressed);
    wish = wish == null ? onFoes(pressed) : wish;
    return wish == null ? new Plans(fight, fighter).all().getFirst() : wish;
  }

  private @Nullable Plan may(@Nullable Plan wish) {
    return wish != null && new Plans(fight, fighter).may(wish) ? wish : null;
  }

  /** Why that is what he declares or does, once he has thought of it. */
  String because() {
    return because;
  }

  /** On his feet, free, and not the plain fighter. */
  private boolean isOneOfHisOwnMind() {
    return !fighter.combatant.isPlain()
        && !fighter.isHeld()
        && fighter.holds < 0
        && fighter.trappedBy < 0
        && !fighter.is(State.ENTANGLED);
  }

  /** As is his way, and as he was told; who lies gets up, and who can bind a wound does. */
  private Plan deliberate(List<Plan> legal) {
    boolean pressed = fight.threat.isPressed(fighter);
    Plan rescue = isAmongFoes() ? null : rescue(pressed);
    for (Plan wish : new @Nullable Plan[] {rescue, rise(pressed)}) {
      if (wish != null && legal.contains(wish)) {
        return wish;
      }
    }
    var tactics = new Tactics<>(new DeclaringWits(fight, fighter, legal));
    boolean leaves = pressed && tactics.wouldLeave(fighter.combatant);
    if (leaves && legal.contains(Plan.of(Deed.WITHDRAW))) {
      because = "gets out of reach: this is no place to stay";
      return Plan.of(Deed.WITHDRAW);
    }
    Plan plan = tactics.choose(fighter.combatant, true);
    because = tactics.why(fighter.combatant);
    return plan;
  }

  /** Somebody can be struck, which comes before a bandage that can wait. TH.C.DMG.03 */
  private boolean isAmongFoes() {
    Behaviour behaviour = fighter.combatant.conduct().behaviour();
    Fighter friend = dying();
    int rounds = behaviour.measures().patience();
    boolean waits = friend != null && friend.realHitPoints() - rounds > fight.numbers.harm.deadAt;
    int feet = fight.allowance.half(fighter) + fight.reach.farthest(fighter, fighter.weapon());
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe)
          && !foe.isUnable()
          && (fight.reach.has(fighter, foe)
              || waits && fight.field().within(fighter.combatant, foe.combatant, feet))) {
        return true;
      }
    }
    return !behaviour.tends();
  }

  private @Nullable Plan rise(boolean pressed) {
    if (fighter.stance() == Stance.STANDING || fight.movement.nearest(fighter) == null) {
      return null;
    }
    return pressed ? Plan.with(Deed.ATTACK, fighter.weapon()).rising(true) : Plan.of(Deed.STAND);
  }

  /** What comes before any blow; null if there is nothing of the kind. */
  private @Nullable Plan urgent(boolean pressed) {
    Plan wish = may(rescue(pressed));
    if (wish == null && fighter.holds >= 0) {
      wish = may(Plan.of(Deed.WRESTLE));
    }
    wish = wish == null ? may(turning()) : wish;
    return wish == null && !pressed ? may(spell()) : wish;
  }

  /** What he would do about the nearest, or without any. */
  private @Nullable Plan onFoes(boolean pressed) {
    Fighter foe = fight.movement.nearest(fighter);
    if (foe == null) {
      return may(Plan.of(Deed.OTHER));
    }
    Plan wish = null;
    if (fighter.stance() != Stance.STANDING) {
      wish = may(rise(pressed));
      wish = wish == null ? may(rise(!pressed)) : wish;
    }
    if (wish == null && pressed && isDesperate()) {
      wish = may(Plan.of(Deed.PARRY));
    }
    if (wish == null && !pressed) {
      wish = may(shot(foe));
      wish = wish == null ? may(guard(foe)) : wish;
      wish = wish == null ? may(charge(foe)) : wish;
    }
    return wish == null ? may(blow()) : wish;
  }

  /** Somebody beside him bleeds to death. */
  private @Nullable Plan rescue(boolean pressed) {
    return !pressed && dying() != null ? Plan.of(Deed.OTHER) : null;
  }

  private @Nullable Fighter dying() {
    for (Fighter other : fight.fighters) {
      if (other != fighter
          && !other.isEnemyOf(fighter)
          && other.combatant.isPresent()
          && other.realHitPoints() <= 0
          && !other.bound
          && fight.field().within(fighter.combatant, other.combatant, 5)) {
        return other;
      }
    }
    return null;
  }

  private @Nullable Plan turning() {
    if (!Turning.hasPower(fighter) || fight.turning.whyNot(fighter) != null) {
      return null;
    }
    for (Fighter other : fight.fighters) {
      if (fight.awareness.isFoe(fighter, other)
          && other.sheet().kind().equals("undead")
          && !other.is(State.TURNED)
          && fight
              .field()
              .within(fighter.combatant, other.combatant, fight.numbers.magic.turningFeet)) {
        return Plan.of(Deed.TURN);
      }
    }
    return null;
  }

  private @Nullable Plan spell() {
    for (Spell spell : fighter.combatant.spells()) {
      if (fight.casting.whyNot(fighter, spell) == null && sorcery.mark(spell) != null) {
        return Plan.cast(spell);
      }
    }
    return null;
  }

  private boolean isDesperate() {
    return fighter.sheet().isCharacter()
        && fighter.combatant.hitPoints() * 4 <= fighter.combatant.mostHitPoints()
        && fight.round() % 2 == 0;
  }

  private @Nullable Plan shot(Fighter foe) {
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (weapon.range() != null
          && !weapon.melee()
          && fight.missiles.whyNot(fighter, foe, weapon) == null) {
        boolean tangled = fight.missiles.press(fighter, foe).size() > 1;
        return tangled
            ? Plan.what(Deed.SHOOT, weapon, Plan.PAST_FRIENDS)
            : Plan.with(Deed.SHOOT, weapon);
      }
    }
    for (Weapon attack : fighter.sheet().attacks()) {
      if (attack.range() != null && fight.missiles.whyNot(fighter, foe, attack) == null) {
        return Plan.with(Deed.SHOOT, attack);
      }
    }
    return null;
  }

  /** Who has a weapon made for it awaits a charge. */
  private @Nullable Plan guard(Fighter foe) {
    return fighter.weapon().has("set")
            && fight.round() % 2 == 1
            && fight.field().within(fighter.combatant, foe.combatant, fight.allowance.charge(foe))
        ? Plan.with(Deed.GUARD, fighter.weapon())
        : null;
  }

  private @Nullable Plan charge(Fighter foe) {
    Weapon weapon = fighter.weapon();
    if (weapon.isUnarmed() || !weapon.melee()) {
      return null;
    }
    int reach = Math.max(5, fight.reach.farthest(fighter, weapon));
    return !fight.movement.canReach(fighter, foe, reach, fight.allowance.half(fighter))
        ? Plan.at(Deed.CHARGE, foe.combatant, weapon, "")
        : null;
  }

  private Plan blow() {
    Weapon weapon = fighter.weapon();
    if (!weapon.melee() || weapon.isUnarmed()) {
      for (Weapon other : fighter.combatant.weapons()) {
        if (other.melee() && Strike.forbids(fighter, other, false) == null) {
          return Plan.with(Deed.ATTACK, other);
        }
      }
    }
    return Plan.with(weapon.melee() ? Deed.ATTACK : Deed.SHOOT, weapon);
  }

  /** What he would do now. */
  Action action(Left left) {
    List<Action> legal = new Menu(fight, fighter, left).asDeclared();
    Action choice = isOneOfHisOwnMind() ? deliberate(legal, left) : null;
    if (choice != null) {
      return choice;
    }
    for (Action wish : deeds(left)) {
      if (legal.contains(wish)) {
        return wish;
      }
    }
    return Act.of(Verb.WAIT);
  }

  /** With what he declared; null for what leaves nothing to choose. */
  private @Nullable Action deliberate(List<Action> legal, Left left) {
    Plan plan = fighter.plan == null ? blow() : fighter.plan;
    switch (plan.deed()) {
      case ATTACK, SHOOT, THROW, CHARGE, MOVE, OVERBEAR, DISARM, BACKSTAB, HOLD, GUARD -> {
        var tactics = new Tactics<>(new ActingWits(fight, plan, legal));
        Action choice = tactics.choose(fighter.combatant, left == Left.ALL);
        because = tactics.why(fighter.combatant);
        boolean place = choice instanceof Act act && act.spot() != null;
        return legal.contains(choice)
                || place && new Menu(fight, fighter, left).actions(true).contains(choice)
            ? choice
            : null;
      }
      default -> {
        return null;
      }
    }
  }

  private List<Action> deeds(Left left) {
    var wishes = new ArrayList<Action>();
    if (fighter.isHeld()) {
      wishes.add(
          Act.of(
              fighter.prowess.strength() >= fighter.prowess.dexterity()
                  ? Verb.BREAK_FREE
                  : Verb.SLIP_FREE));
      return wishes;
    }
    if (fighter.holds >= 0) {
      wishes.add(Act.on(Verb.PIN, fight.fighters[fighter.holds].combatant));
    }
    if (fighter.trappedBy >= 0) {
      wishes.add(Act.of(Verb.FREE_WEAPON));
    }
    if (fighter.is(State.ENTANGLED)) {
      wishes.add(Act.of(Verb.UNTANGLE));
    }
    Plan plan = fighter.plan == null ? blow() : fighter.plan;
    switch (plan.deed()) {
      case FLEE -> wishes.add(Act.of(Verb.FLEE));
      case WITHDRAW -> wishes.add(Act.of(Verb.WITHDRAW));
      case STAND -> wishes.add(Act.of(Verb.STAND));
      case TURN -> wishes.add(Act.of(Verb.TURN_UNDEAD));
      case OTHER -> {
        Fighter friend = dying();
        if (friend != null) {
          wishes.add(Act.on(Verb.BIND, friend.combatant));
        }
      }
      case CAST -> cast(wishes);
      case TOUCH -> atNearest(wishes, Verb.TOUCH);
      case USE -> wishes.add(Act.on(Verb.USE, fighter.combatant));
      case THROW -> atNearest(wishes, Verb.THROW);
      case SHOOT -> shoot(wishes);
      case COVER -> {
        if (fighter.covering >= 0) {
          wishes.add(new Assail(Verb.COVERED, fight.fighters[fighter.covering].combatant));
        }
      }
      default -> strike(wishes, AttackPage.verb(plan.deed()), plan, left);
    }
    return wishes;
  }

  private void atNearest(List<Action> wishes, Verb verb) {
    Fighter foe = fight.movement.nearest(fighter);
    if (foe != null) {
      wishes.add(new Assail(verb, foe.combatant));
    }
  }

  private void cast(List<Action> wishes) {
    Spell spell = fighter.casting;
    Fighter mark = spell == null ? null : sorcery.mark(spell);
    if (mark != null) {
      wishes.add(
          mark.isEnemyOf(fighter)
              ? new Assail(Verb.CAST, mark.combatant)
              : Act.on(Verb.CAST, mark.combatant));
    }
  }

  /** The easiest mark: not in a melee, then the nearest. */
  private void shoot(List<Action> wishes) {
    Fighter best = null;
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe)
          && fight.missiles.whyNot(fighter, foe, fight.blows.weapon(fighter)) == null
          && (best == null || isEasier(foe, best))) {
        best = foe;
      }
    }
    if (best == null) {
      advance(wishes);
      return;
    }
    boolean tangled = fight.missiles.press(fighter, best).size() > 1;
    if (tangled) {
      wishes.add(new Assail(Verb.SPARE, best.combatant));
    }
    wishes.add(new Assail(Verb.SHOOT, best.combatant));
  }

  private boolean isEasier(Fighter foe, Fighter than) {
    boolean tangled = fight.missiles.press(fighter, foe).size() > 1;
    boolean other = fight.missiles.press(fighter, than).size() > 1;
    return tangled == other
        ? fight.field().distance(fighter.combatant, foe.combatant)
            < fight.field().distance(fighter.combatant, than.combatant)
        : other;
  }

  private void strike(List<Action> wishes, Verb verb, Plan plan, Left left) {
    if (plan.target() != null) {
      wishes.add(new Assail(verb, plan.target()));
    }
    Fighter nearest = fight.movement.nearest(fighter);
    if (nearest != null) {
      wishes.add(new Assail(verb, nearest.combatant));
      wishes.add(new Assail(Verb.ATTACK, nearest.combatant));
    }
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe)) {
        wishes.add(new Assail(verb, foe.combatant));
      }
    }
    if (left == Left.ALL) {
      advance(wishes);
    }
  }

  private void advance(List<Action> wishes) {
    Fighter nearest = fight.movement.nearest(fighter);
    if (nearest != null) {
      wishes.add(Act.on(Verb.ADVANCE, nearest.combatant));
    }
  }
}
