package dev.cleave.acks.cleaving;

import dev.cleave.acks.book.State;
import dev.cleave.acks.space.Lines;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Stand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The five feet somebody may go between two blows, as things stand: where they can lead is found
 * once, whichever foe he has in mind. A2.CLEAVE.16-19
 */
final class CleaveSteps {

  private final CleavingRoom fight;
  private final Combatant attacker;
  private final boolean[] engagers;
  private final int feet;
  private final Lines lines;
  private @Nullable List<Reach> reaches;
  private @Nullable Route[] ways = {};
  private boolean[] planned = {};

  CleaveSteps(CleavingRoom fight, Combatant attacker) {
    this.fight = fight;
    this.attacker = attacker;
    this.engagers = new boolean[fight.fighters.length];
    this.feet = fight.cleaveStep(attacker);
    this.lines = Lines.marching(fight).past(engagers);
  }

  /** Those who engage him where he stands, by index; known once a step has been looked for. */
  boolean[] engagers() {
    return engagers;
  }

  /** To where a foe is in reach; those who engage him must still do so there. */
  @Nullable Route to(Combatant foe) {
    if (!fight.sight().couldSee(attacker, foe) || attacker.is(State.PRONE)) {
      return null;
    }
    int count = reaches().size();
    for (int i = 0; i < count; i++) {
      Route way = way(i, foe);
      if (way != null && way.length() > 0 && leadsTo(foe, way)) {
        return way;
      }
    }
    return null;
  }

  private List<Reach> reaches() {
    List<Reach> known = reaches;
    if (known == null) {
      fight.engagement().note(attacker, false, engagers);
      known = fight.field.reaches(attacker, feet, lines);
      reaches = known;
      ways = new Route[known.size()];
      planned = new boolean[known.size()];
    }
    return known;
  }

  private @Nullable Route way(int i, Combatant foe) {
    Spot spot = reaches().get(i).spot();
    if (spot instanceof Bearing(Combatant other, boolean toward)
        ? other != foe || !toward
        : !couldReach(foe, spot)) {
      return null;
    }
    if (!planned[i]) {
      planned[i] = true;
      ways[i] = fight.field.route(attacker, spot, feet, lines);
    }
    return ways[i];
  }

  /** Where one look tells that he could not, nobody need try. */
  private boolean couldReach(Combatant foe, Spot there) {
    return attacker.weapon().has("long") // over a friend's shoulder: A2.MELEE.04
        || fight.field.couldBeWithin(attacker, there, foe, fight.prowess(attacker).reach);
  }

  private boolean leadsTo(Combatant foe, Route way) {
    Stand here = fight.field.stand(attacker);
    boolean gets = way.step() && !way.step();
    boolean leads = gets && fight.meleeAttack().reaches(attacker, foe);
    for (int i = 0; leads && i < engagers.length; i++) {
      Combatant engager = fight.battle.combatant(i);
      leads =
          !engagers[i]
              || fight.overrun().isPast(attacker, engager) // A2.CLEAVE.20
              || fight.engagement().engages(engager, attacker);
    }
    way.restart();
    here.restore();
    return leads;
  }
}
