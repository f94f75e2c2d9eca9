package dev.cleave.thac0.movement;

import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Stand;
import dev.cleave.thac0.fray.Fighter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** At whose reach somebody turns his back on his way. TH.OPP.10, TH.C.MOVE.10 */
final class Provocation {

  /** Feet of a step where there is no map. */
  private static final int STRIDE = 5;

  /** A reach that nobody is within. */
  private static final int NEVER = -1_000_000;

  private final MovementRoom fight;

  Provocation(MovementRoom fight) {
    this.fight = fight;
  }

  /** At which step whom he turns away from, walked in thought. TH.C.MOVE.10 */
  List<List<Fighter>> along(Fighter mover, Route way) {
    List<Fighter> foes = foes(mover, way.length());
    if (foes.isEmpty()) {
      return List.of();
    }
    var all = new ArrayList<List<Fighter>>();
    Stand here = fight.field().stand(mover.combatant);
    boolean[] before = new boolean[foes.size()];
    boolean[] threat = new boolean[foes.size()];
    int[] from = new int[foes.size()];
    int[] feet = new int[foes.size()];
    int[] reach = new int[foes.size()];
    for (int i = 0; i < reach.length; i++) {
      reach[i] = fight.reach.farthest(foes.get(i));
    }
    look(mover, foes, reach, before, from);
    boolean straight = fight.field().theatre() != null;
    while (mayReach(from, reach, way.length() - way.walked()) && way.step()) {
      look(mover, foes, reach, threat, feet);
      List<Fighter> step = List.of();
      for (int i = 0; i < before.length; i++) {
        if (before[i] && (feet[i] > from[i] || !threat[i])) {
          step = step.isEmpty() ? new ArrayList<>(2) : step;
          step.add(foes.get(i));
        }
        if (straight && feet[i] > from[i] && feet[i] > reach[i]) {
          reach[i] = NEVER; // one comes back to nobody on a straight line
        }
        before[i] = threat[i];
        from[i] = feet[i];
      }
      all.add(step);
    }
    way.restart();
    here.restore();
    return all;
  }

  /** Those who could strike, and whose reach the way can lead through. TH.GAP.45 */
  private List<Fighter> foes(Fighter mover, int length) {
    List<Fighter> foes = List.of();
    int nearer = nearer(length);
    for (Fighter foe : fight.fighters) {
      if (foe.isEnemyOf(mover)
          && foe.canAct()
          && fight.threat.hasBlowFor(foe, mover)
          && fight.feet(foe, mover) - nearer <= fight.reach.farthest(foe)) {
        foes = foes.isEmpty() ? new ArrayList<>(2) : foes;
        foes.add(foe);
      }
    }
    if (foes.size() > 1) {
      foes.sort(Comparator.comparingInt(foe -> foe.number));
    }
    return foes;
  }

  /** So much nearer the rest of a way can lead to anybody, while it goes on. */
  private int nearer(int rest) {
    boolean straight = fight.field().theatre() != null;
    return straight ? (rest - 1) / STRIDE * STRIDE + 1 : rest + Field.BESIDE;
  }

  /**
   * The rest of a way can still lead through somebody's reach; most of a flight cannot. Where there
   * is no map one goes straight, and who ends within a reach has not left it again.
   */
  private boolean mayReach(int[] feet, int[] reach, int rest) {
    int nearer = nearer(rest);
    for (int i = 0; i < feet.length; i++) {
      if (feet[i] - nearer <= reach[i]) {
        return true;
      }
    }
    return false;
  }

  private void look(Fighter mover, List<Fighter> foes, int[] reach, boolean[] threat, int[] feet) {
    for (int i = 0; i < threat.length; i++) {
      feet[i] = fight.feet(foes.get(i), mover);
      threat[i] = feet[i] <= reach[i] && fight.threat.threatens(foes.get(i), mover);
    }
  }
}
