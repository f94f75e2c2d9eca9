package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who presses about whom where there is no map: from which side, and whether another finds room.
 */
final class Press {

  private final Combatant[] all;
  private final Distances distances;
  private final Footing footing;
  private final @Nullable Arc[][] words;
  private final int[] room;

  Press(List<Combatant> combatants, Distances distances, Footing footing) {
    this.all = combatants.toArray(new Combatant[0]);
    this.distances = distances;
    this.footing = footing;
    this.words = new Arc[all.length][all.length];
    this.room = new int[all.length];
    for (Combatant one : all) {
      int across = one.sheet().frontage() + 2;
      room[one.index()] = 2 * across + 2 * one.sheet().depth(); // A2.GAP.153
    }
  }

  private Press(Press other, List<Combatant> copies, Distances distances, Footing footing) {
    this.all = copies.toArray(new Combatant[0]);
    this.distances = distances;
    this.footing = footing;
    this.words = new Arc[all.length][];
    for (int i = 0; i < words.length; i++) {
      words[i] = other.words[i].clone();
    }
    this.room = other.room.clone();
  }

  /** The same for copies of the same combatants, with distances and a footing of their own. */
  Press copy(List<Combatant> copies, Distances apart, Footing stated) {
    return new Press(this, copies, apart, stated);
  }

  /** The Judge says from which side somebody comes at another. A2.MAP.04 */
  void state(Combatant attacker, Combatant target, Arc arc) {
    words[attacker.index()][target.index()] = arc;
  }

  /** What the Judge has said of it, null for nothing. */
  @Nullable Arc word(int attacker, int target) {
    return words[attacker][target];
  }

  /** The Judge says how many enemies find room about somebody. A2.MAP.03 */
  void stateRoom(Combatant combatant, int attackers) {
    room[combatant.index()] = attackers;
  }

  /** As the Judge says, else by who came first: front, then flanks, then rear. A2.GAP.166 */
  Arc arc(Combatant of, Combatant from) {
    Arc word = words[from.index()][of.index()];
    if (word != null) {
      return word;
    }
    int front = of.sheet().frontage() + 2;
    if (from.index() < front || !presses(from, of)) {
      return Arc.FRONT;
    }
    int before = 0;
    for (Combatant other : all) {
      before += other.index() < from.index() && presses(other, of) ? 1 : 0;
    }
    int flanks = 2 * of.sheet().depth();
    return before < front ? Arc.FRONT : before < front + flanks ? Arc.FLANK : Arc.REAR;
  }

  /** Whether as many as find room about an enemy are there already. */
  boolean isFull(Combatant mover, Combatant target) {
    if (!mover.isEnemyOf(target) || distances.exact(mover, target) <= Field.BESIDE) {
      return false;
    }
    int there = 0;
    for (Combatant other : all) {
      if (presses(other, target)) {
        there++;
      }
    }
    return there >= room[target.index()];
  }

  private boolean presses(Combatant enemy, Combatant target) {
    return enemy.isEnemyOf(target)
        && enemy.isStanding()
        && footing.isOn(enemy)
        && distances.between(enemy, target) <= Field.BESIDE;
  }
}
