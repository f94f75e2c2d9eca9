package dev.cleave.weaponskill;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody does with his turn, or with what is left of it after a normal move. */
final class ActionQuestion extends Question<Action> {

  /** How much of the turn is left. */
  enum Left {
    ALL,
    HELD,
    ATTACK
  }

  private final Fight fight;
  private final Fighter fighter;
  private final Left left;

  ActionQuestion(Fight fight, Fighter fighter, Left left) {
    super(
        fight.battle,
        left == Left.ATTACK ? "then" : "action",
        fighter.combatant.side(),
        fighter.combatant,
        "WS.ACT.01");
    this.fight = fight;
    this.fighter = fighter;
    this.left = left;
  }

  @Override
  public List<Option<Action>> options() {
    var options = new ArrayList<Option<Action>>();
    if (fighter.isImmobilized()) {
      whileHeld(options);
    } else if (fighter.is(State.FLEEING)) {
      options.add(new Option<>(Action.Plain.FLEE));
      return options;
    } else {
      attacks(options);
      if (left != Left.ATTACK) {
        moves(options);
        others(options);
      }
    }
    options.add(new Option<>(Action.Plain.WAIT));
    return options;
  }

  /** Little more than struggling, or a knife in the ribs. WS.WRESTLE.07, WS.WRESTLE.08 */
  private void whileHeld(List<Option<Action>> options) {
    options.add(new Option<>(Action.Plain.ESCAPE, "a wrestling contest"));
    Fighter grappler = fighter.heldBy;
    if (grappler == null) {
      return;
    }
    if (isMinor(fighter.weapon())) {
      options.add(attack(grappler, null));
    }
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (!weapon.equals(fighter.weapon()) && weapon.melee() && isMinor(weapon)) {
        options.add(attack(grappler, weapon));
      }
    }
  }

  static boolean isMinor(Weapon weapon) {
    return weapon.melee()
        && (weapon.natural() || weapon.has("minor") || weapon.length() <= Length.MINOR);
  }

  private int feet() {
    return left == Left.ATTACK ? 0 : fight.movement.speed(fighter);
  }

  private void attacks(List<Option<Action>> options) {
    for (Fighter enemy : fight.fighters) {
      if (!isTarget(enemy)) {
        continue;
      }
      if (canStrike(enemy, fighter.weapon())) {
        options.add(attack(enemy, null));
      }
      for (Weapon weapon : fighter.combatant.weapons()) {
        if (!weapon.equals(fighter.weapon()) && canStrike(enemy, weapon)) {
          options.add(attack(enemy, weapon));
        }
      }
      shots(options, enemy);
      wrestles(options, enemy);
    }
  }

  private boolean isTarget(Fighter enemy) {
    return enemy.combatant.isPresent() && enemy.combatant.isEnemyOf(fighter.combatant);
  }

  private boolean canStrike(Fighter enemy, Weapon weapon) {
    return weapon.melee()
        && fight.movement.canReach(fighter, enemy, fight.reach.of(fighter, weapon), feet());
  }

  private Option<Action> attack(Fighter enemy, @Nullable Weapon drawn) {
    Weapon weapon = drawn == null ? fighter.weapon() : drawn;
    int needs = fight.attackRoll.melee(fighter, enemy, weapon).needs();
    int penalty = drawn == null ? 0 : fight.numbers.changeWeapon;
    return new Option<>(
        new Action.Attack(enemy.combatant, drawn),
        fight.awareness.isHelpless(enemy) ? "helpless" : "needs " + (needs - penalty) + "+");
  }

  private void shots(List<Option<Action>> options, Fighter enemy) {
    if (fight.ranged.whyNot(fighter, enemy, fighter.weapon()) == null) {
      shot(options, enemy, null);
    }
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (!weapon.equals(fighter.weapon()) && fight.ranged.whyNot(fighter, enemy, weapon) == null) {
        shot(options, enemy, weapon);
      }
    }
    for (Weapon weapon : fighter.combatant.sheet().attacks()) {
      if (!weapon.equals(fighter.weapon()) && fight.ranged.whyNot(fighter, enemy, weapon) == null) {
        shot(options, enemy, weapon);
      }
    }
  }

  private void shot(List<Option<Action>> options, Fighter enemy, @Nullable Weapon drawn) {
    Weapon weapon = drawn == null ? fighter.weapon() : drawn;
    int needs = fight.attackRoll.ranged(fighter, enemy, weapon, 0).needs();
    options.add(
        new Option<>(new Action.Shoot(enemy.combatant, drawn, false), "needs " + needs + "+"));
    if (whyNoCrowd(enemy) == null) {
      options.add(
          new Option<>(
              new Action.Shoot(enemy.combatant, drawn, true),
              fight.ranged.crowd(enemy).size() + " stand together"));
    }
  }

  /** Crowd and melee rules do not mix. WS.GAP.33 */
  private @Nullable Refusal whyNoCrowd(Fighter enemy) {
    String what = "shoot into the crowd at " + enemy;
    List<Fighter> crowd = fight.ranged.crowd(enemy);
    if (crowd.size() < 2) {
      return new Refusal(what, enemy + " stands alone", "WS.RANGED.14");
    }
    for (Fighter member : crowd) {
      if (fight.ranged.isIntoMelee(fighter, member)) {
        return new Refusal(what, member + " is fighting hand to hand", "WS.GAP.33");
      }
    }
    return null;
  }

  private void wrestles(List<Option<Action>> options, Fighter enemy) {
    if (enemy.isStanding()
        && fight.movement.canReach(fighter, enemy, fight.numbers.reach, feet())) {
      boolean free = fight.wrestling.hasHands(fighter);
      options.add(
          new Option<>(
              new Action.Wrestle(enemy.combatant, !free), free ? "" : "drops what is in hand"));
    }
  }

  private void moves(List<Option<Action>> options) {
    if (fighter.is(State.PRONE)) {
      options.add(new Option<>(Action.Plain.STAND_UP, "then an attack"));
    }
    int walk = fight.movement.speed(fighter);
    int run = fight.movement.running(fighter);
    for (Fighter enemy : fight.fighters) {
      if (isTarget(enemy) && enemy.isStanding()) {
        if (walk > 0 && !fight.reach.has(fighter, enemy)) {
          options.add(new Option<>(new Action.Advance(enemy.combatant), walk + "'"));
        }
        if (canCharge(enemy)) {
          options.add(
              new Option<>(new Action.Charge(enemy.combatant), "x" + multiplier() + " damage"));
        }
      }
    }
    for (Spot spot : spots(walk)) {
      options.add(new Option<>(new Action.Move(spot), "then an attack"));
    }
    for (Spot spot : spots(run)) {
      options.add(new Option<>(new Action.Run(spot), "no attack"));
    }
    options.add(new Option<>(Action.Plain.FLEE, run + "'"));
  }

  private List<Spot> spots(int feet) {
    return feet <= 0 ? List.of() : fight.field().spots(fighter.combatant, feet, Movement.FRIENDS);
  }

  boolean canCharge(Fighter enemy) {
    return fighter.isMounted()
        && fighter.weapon().melee()
        && !fight.reach.has(fighter, enemy)
        && fight.movement.canReach(
            fighter, enemy, fight.reach.of(fighter), fight.movement.running(fighter));
  }

  int multiplier() {
    return fighter.weapon().has("polearm") ? fight.numbers.polearmCharge : fight.numbers.charge;
  }

  private void others(List<Option<Action>> options) {
    if (fight.responses.whyNoDefence(fighter) == null) {
      options.add(new Option<>(Action.Plain.FULL_DEFENCE));
    }
    if (fighter.holds != null) {
      options.add(new Option<>(Action.Plain.LET_GO));
    }
    if (fighter.weapon().isMissile() && !fighter.weapon().melee() && fighter.reload == 0) {
      options.add(new Option<>(Action.Plain.AIM, "+" + fight.numbers.aim + " next round"));
    } else if (fighter.reload > 0) {
      options.add(new Option<>(Action.Plain.RELOAD, fighter.reload + " rounds to go"));
    }
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (!weapon.equals(fighter.weapon())) {
        options.add(new Option<>(new Action.Draw(weapon)));
      }
    }
    for (Weapon weapon : fighter.dropped) {
      options.add(new Option<>(new Action.PickUp(weapon)));
    }
    items(options);
    casts(options);
    if (left == Left.ALL) {
      options.add(new Option<>(Action.Plain.HOLD));
    }
    options.add(new Option<>(Action.Plain.SOMETHING_ELSE, "if the Referee allows it"));
  }

  private void items(List<Option<Action>> options) {
    for (Item item : fighter.combatant.items()) {
      boolean handy = item.kept() == Item.Place.HAND || item.kept() == Item.Place.BELT;
      options.add(
          handy
              ? new Option<>(new Action.Use(item))
              : new Option<>(new Action.Search(item), "in the " + place(item)));
    }
  }

  private static String place(Item item) {
    return item.kept() == Item.Place.POUCH ? "pouch" : "pack";
  }

  private void casts(List<Option<Action>> options) {
    if (fight.spells.whyNot(fighter) != null) {
      return;
    }
    for (Spell spell : fighter.combatant.spells()) {
      for (Fighter other : fight.fighters) {
        if (canCastAt(spell, other)) {
          options.add(
              new Option<>(new Action.Cast(spell, other.combatant), "takes effect next round"));
        }
      }
    }
  }

  private boolean canCastAt(Spell spell, Fighter other) {
    return other.combatant.isPresent()
        && spell.allies() != other.combatant.isEnemyOf(fighter.combatant)
        && (other == fighter
            || fight.field().within(fighter.combatant, other.combatant, spell.range())
                && fight.field().sees(fighter.combatant, other.combatant));
  }

  @Override
  public List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    if (left == Left.ATTACK) {
      refusals.add(new Refusal("move", fighter + " has moved already", "WS.ACT.03"));
      refusals.add(new Refusal("run", fighter + " has moved already", "WS.ACT.03"));
    }
    if (fighter.isImmobilized()) {
      refusals.add(new Refusal("move", fighter + " is held fast", "WS.WRESTLE.07"));
      refusals.add(new Refusal("attack", fighter + " is held fast", "WS.WRESTLE.08"));
      return refusals;
    }
    Refusal casting = fight.spells.whyNot(fighter);
    if (casting != null) {
      refusals.add(casting);
    }
    if (!fighter.isMounted()) {
      refusals.add(new Refusal("charge", fighter + " is on foot", "WS.MOVE.03"));
    }
    if (!fight.wrestling.hasHands(fighter)) {
      refusals.add(new Refusal("wrestle", fighter + " needs both hands free", "WS.WRESTLE.02"));
    }
    if (!fighter.weapon().isMissile()) {
      refusals.add(
          new Refusal("aim", fighter.weapon().name() + " is no missile weapon", "WS.RANGED.02"));
    } else if (fighter.reload > 0) {
      refusals.add(new Refusal("aim", "reloading comes first", "WS.RANGED.05"));
    }
    if (fighter.weapon().isMissile()) {
      refusals.add(new Refusal("counterattack", "a shot is never countered", "WS.GAP.19"));
    }
    for (Fighter enemy : fight.fighters) {
      if (isTarget(enemy)) {
        refuse(refusals, enemy);
      }
    }
    return refusals;
  }

  private void refuse(List<Refusal> refusals, Fighter enemy) {
    if (!canStrike(enemy, fighter.weapon())) {
      refusals.add(
          new Refusal("attack " + enemy, enemy + " is out of reach this round", "WS.ATK.02"));
    }
    Refusal shot = fight.ranged.whyNot(fighter, enemy, fighter.weapon());
    if (shot != null) {
      refusals.add(shot);
    }
    Refusal crowd = whyNoCrowd(enemy);
    if (crowd != null) {
      refusals.add(crowd);
    }
  }

  /** Shoot if there is a bow, close with the nearest, and do not argue with fear. */
  @Override
  public Action usual() {
    if (fighter.isImmobilized()) {
      Fighter grappler = fighter.heldBy;
      return grappler != null && isMinor(fighter.weapon()) && !fighter.weapon().isUnarmed()
          ? new Action.Attack(grappler.combatant, null)
          : Action.Plain.ESCAPE;
    }
    if (fighter.is(State.FLEEING)) {
      return Action.Plain.FLEE;
    }
    Fighter enemy = fight.movement.nearestEnemy(fighter);
    if (enemy == null) {
      return Action.Plain.WAIT;
    }
    Action spell = left == Left.ATTACK ? null : usualSpell();
    if (spell != null) {
      return spell;
    }
    if (fighter.weapon().isMissile() && !fighter.weapon().melee()) {
      return usualShot(enemy);
    }
    return usualBlow(enemy);
  }

  private Action usualBlow(Fighter nearest) {
    if (fighter.is(State.PRONE) && left != Left.ATTACK) {
      return Action.Plain.STAND_UP;
    }
    if (fighter.weapon().isUnarmed() && left != Left.ATTACK && !fighter.dropped.isEmpty()) {
      return new Action.PickUp(fighter.dropped.getFirst());
    }
    if (canStrike(nearest, fighter.weapon())) {
      return new Action.Attack(nearest.combatant, null);
    }
    for (Fighter enemy : fight.fighters) {
      if (isTarget(enemy) && enemy.isStanding() && canStrike(enemy, fighter.weapon())) {
        return new Action.Attack(enemy.combatant, null);
      }
    }
    for (Weapon weapon : fighter.combatant.sheet().attacks()) {
      if (weapon.isMissile() && fight.ranged.whyNot(fighter, nearest, weapon) == null) {
        boolean inHand = weapon.equals(fighter.weapon());
        return new Action.Shoot(nearest.combatant, inHand ? null : weapon, false);
      }
    }
    if (left == Left.ATTACK) {
      return Action.Plain.WAIT;
    }
    if (canCharge(nearest)) {
      return new Action.Charge(nearest.combatant);
    }
    return fight.movement.speed(fighter) > 0
        ? new Action.Advance(nearest.combatant)
        : Action.Plain.WAIT;
  }

  private Action usualShot(Fighter nearest) {
    boolean pressed = fight.reach.isEngaged(fighter);
    if (pressed) {
      for (Weapon weapon : fighter.combatant.weapons()) {
        if (!weapon.equals(fighter.weapon()) && canStrike(nearest, weapon)) {
          return new Action.Attack(nearest.combatant, weapon);
        }
      }
    }
    if (fighter.reload > 0 && left != Left.ATTACK) {
      return Action.Plain.RELOAD;
    }
    Fighter best = null;
    for (Fighter enemy : fight.fighters) {
      if (isTarget(enemy)
          && enemy.isStanding()
          && fight.ranged.whyNot(fighter, enemy, fighter.weapon()) == null
          && (best == null || isEasier(enemy, best))) {
        best = enemy;
      }
    }
    if (best != null) {
      return new Action.Shoot(best.combatant, null, false);
    }
    return left == Left.ATTACK
            || fight.movement.speed(fighter) == 0
            || fight.reach.has(fighter, nearest)
        ? Action.Plain.WAIT
        : new Action.Advance(nearest.combatant);
  }

  private boolean isEasier(Fighter enemy, Fighter than) {
    boolean entangled = fight.ranged.isIntoMelee(fighter, enemy);
    boolean other = fight.ranged.isIntoMelee(fighter, than);
    if (entangled != other) {
      return other;
    }
    return fight.field().distance(fighter.combatant, enemy.combatant)
        < fight.field().distance(fighter.combatant, than.combatant);
  }

  private @Nullable Action usualSpell() {
    if (fighter.combatant.spells().isEmpty()
        || fight.spells.whyNot(fighter) != null
        || fight.reach.isEngaged(fighter)) {
      return null;
    }
    for (Spell spell : fighter.combatant.spells()) {
      for (Fighter other : fight.fighters) {
        if (canCastAt(spell, other) && isWorthIt(spell, other.combatant)) {
          return new Action.Cast(spell, other.combatant);
        }
      }
    }
    return null;
  }

  private static boolean isWorthIt(Spell spell, Combatant target) {
    return spell.effect().heals().equals(Dice.NOTHING)
        ? target.isStanding() && !target.is(State.HELPLESS)
        : target.hitPoints() * 2 <= target.mostHitPoints();
  }

  @Override
  public Action quiet() {
    return fighter.is(State.FLEEING) && !fighter.isImmobilized()
        ? Action.Plain.FLEE
        : Action.Plain.WAIT;
  }

  @Override
  public String says() {
    return left == Left.ATTACK
        ? "What does " + fighter + " do after moving?"
        : "What does " + fighter + " do?";
  }
}
