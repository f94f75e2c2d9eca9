package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Stand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who fells one foe strikes at the next. A2.CLEAVE.01-06, A2.CLEAVE.12-27, A2.CLEAVE.38-44 */
final class Cleaving {

  private final Fight fight;
  private final Field field;
  private final boolean[] engagers;

  Cleaving(Fight fight) {
    this.fight = fight;
    this.field = fight.field;
    this.engagers = new boolean[fight.stances.length];
  }

  /** A2.CLEAVE.12-15 */
  private boolean hasLeft(Combatant who, int most) {
    Stance stance = fight.stance(who);
    return stance.cleaves < Math.min(most, stance.prowess.cleaves);
  }

  /** After a blow that felled somebody. A2.CLEAVE.01 */
  void melee(Combatant attacker, Weapon weapon, Bonus bonus) {
    if (!fight.canAct(attacker)
        || fight.battle.isOver()
        || !hasLeft(attacker, Integer.MAX_VALUE)
        || !hasTarget(attacker)) {
      return;
    }
    Cleave cleave =
        fight.table.ask(new CleaveQuestion(fight, attacker, weapon, bonus, CleaveQuestion.MELEE));
    Combatant foe = cleave.target();
    if (foe == null || !fight.canAct(attacker) || !foe.isStanding()) {
      return;
    }
    fight.stance(attacker).cleaves++;
    if (cleave.step()) {
      step(attacker, foe);
    }
    if (fight.canAct(attacker) && foe.isStanding() && fight.meleeAttack.reaches(attacker, foe)) {
      fight.engagement.face(attacker, foe);
      Bonus left = bonus.next(cleave.step(), fight.stance(foe).charged);
      fight.meleeAttack.strike(attacker, foe, weapon, left);
    }
  }

  private boolean hasTarget(Combatant attacker) {
    for (Stance stance : fight.stances) {
      if (isNear(attacker, stance.who)) {
        return true;
      }
    }
    return false;
  }

  /** Worth looking at more closely. */
  private boolean isNear(Combatant attacker, Combatant foe) {
    return attacker.isEnemyOf(foe)
        && foe.isStanding()
        && !foe.is(State.HIDDEN)
        && field.within(
            attacker, foe, fight.prowess(attacker).reach + 2 * fight.numbers.closingStep);
  }

  /** Every cleave that could be made with this weapon now. */
  List<Cleave> cleaves(Combatant attacker) {
    var cleaves = new ArrayList<Cleave>();
    for (Stance stance : fight.stances) {
      Combatant foe = stance.who;
      if (isNear(attacker, foe)) {
        if (fight.meleeAttack.reaches(attacker, foe)) {
          cleaves.add(new Cleave(foe, false));
        }
        if (stepTo(attacker, foe) != null) {
          cleaves.add(new Cleave(foe, true));
        }
      }
    }
    return cleaves;
  }

  /**
   * The weakest he could cleave, for bots: a step is looked for only where it counts.
   *
   * @param stepping whether a step is worth more than none
   */
  Cleave weakest(Combatant attacker, boolean stepping) {
    Cleave best = Cleave.NONE;
    int least = Integer.MAX_VALUE;
    for (Stance stance : fight.stances) {
      Combatant foe = stance.who;
      if (foe.hitPoints() < least && isNear(attacker, foe)) {
        boolean reaches = fight.meleeAttack.reaches(attacker, foe);
        boolean steps = (stepping || !reaches) && stepTo(attacker, foe) != null;
        if (reaches || steps) {
          best = new Cleave(foe, steps);
          least = foe.hitPoints();
        }
      }
    }
    return best;
  }

  /**
   * Five feet to where the next foe is in reach; those who engage him must still do so there.
   * A2.CLEAVE.16-19
   */
  private @Nullable Route stepTo(Combatant attacker, Combatant foe) {
    if (!fight.sight.couldSee(attacker, foe) || attacker.is(State.PRONE)) {
      return null;
    }
    fight.engagement.note(attacker, false, engagers);
    int feet = fight.numbers.closingStep;
    Lines lines = Lines.marching(fight).past(engagers.clone());
    for (Reach reach : field.reaches(attacker, feet, lines)) {
      Route way =
          reach.spot() instanceof Bearing(Combatant other, boolean toward)
              ? other == foe && toward ? field.route(attacker, reach.spot(), feet, lines) : null
              : field.route(attacker, reach.spot(), feet, lines);
      if (way != null && way.length() > 0 && leadsTo(attacker, foe, way)) {
        return way;
      }
    }
    return null;
  }

  private boolean leadsTo(Combatant attacker, Combatant foe, Route way) {
    Stand here = field.stand(attacker);
    boolean gets = way.step() && !way.step();
    boolean leads = gets && fight.meleeAttack.reaches(attacker, foe);
    for (int i = 0; leads && i < engagers.length; i++) {
      leads = !engagers[i] || fight.engagement.engages(fight.battle.combatant(i), attacker);
    }
    way.restart();
    here.restore();
    return leads;
  }

  private void step(Combatant attacker, Combatant foe) {
    Route way = stepTo(attacker, foe);
    if (way != null) {
      var move = new Move(fight, attacker, Gait.STEP, new Bearing(foe, true));
      fight.movement.go(move, way, engagers.clone());
    }
  }

  /** After a shot that felled somebody, at others as far away. A2.CLEAVE.38-44 */
  void missile(Combatant shooter, Weapon weapon, int band) {
    if (!fight.canAct(shooter)
        || fight.battle.isOver()
        || !hasLeft(shooter, fight.numbers.missileCleaves(weapon, fight.prowess(shooter).strength))
        || !weapon.equals(fight.wielding.missile(shooter))
        || marks(shooter, weapon, band).isEmpty()) {
      return;
    }
    var question = new CleaveQuestion(fight, shooter, weapon, Bonus.NONE, band);
    Combatant mark = fight.table.ask(question).target();
    if (mark == null || !fight.canAct(shooter) || !mark.isStanding()) {
      return;
    }
    fight.stance(shooter).cleaves++;
    fight.engagement.face(shooter, mark);
    fight.missileAttack.loose(shooter, mark, weapon);
  }

  /** A2.CLEAVE.43 */
  List<Cleave> marks(Combatant shooter, Weapon weapon, int band) {
    var marks = new ArrayList<Cleave>();
    Range range = weapon.range();
    for (Stance stance : fight.stances) {
      Combatant foe = stance.who;
      if (range != null
          && shooter.isEnemyOf(foe)
          && foe.isStanding()
          && range.band(field.distance(shooter, foe)) == band
          && (fight.stance(shooter).mayTurn || field.arc(shooter, foe) != Arc.REAR)
          && fight.missileAttack.bars(shooter, foe, null) == null) {
        marks.add(new Cleave(foe, false));
      }
    }
    return marks;
  }
}
