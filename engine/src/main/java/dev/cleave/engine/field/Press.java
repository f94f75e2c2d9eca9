package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The press about somebody where there is no map: from which side, and whether another finds room.
 */
final class Press {

  /** More seldom stand about one; in a battle of thousands room for all would be far too much. */
  private static final int FEW = 8;

  private final Combatant[] all;
  private final Distances distances;
  private final Footing footing;
  private @Nullable Arc @Nullable [] words;
  private int said;
  private int @Nullable [] room;
  private int @Nullable [] @Nullable [] beside;
  private int asOf;

  Press(Combatant[] all, Distances distances, Footing footing) {
    this.all = all;
    this.distances = distances;
    this.footing = footing;
  }

  /** The same for copies of the same combatants, with distances and a footing of their own. */
  Press copy(Combatant[] copies, Distances apart, Footing stated) {
    var copy = new Press(copies, apart, stated);
    copy.words = words == null ? null : words.clone();
    copy.said = said;
    copy.room = room;
    return copy;
  }

  /** The Judge says from which side somebody comes at another. A2.MAP.04 */
  void state(Combatant attacker, Combatant target, Arc arc) {
    if (words == null) {
      words = new Arc[all.length * all.length];
    }
    say(words, attacker.index() * all.length + target.index(), arc);
  }

  /** One word more, or taken back; what they sum up to is kept, for it is asked every round. */
  private void say(@Nullable Arc[] known, int place, @Nullable Arc arc) {
    said += (weight(arc) - weight(known[place])) * (place * 0x9E3779B1 | 1);
    known[place] = arc;
  }

  private static int weight(@Nullable Arc word) {
    return word == null ? 0 : word.ordinal() + 1;
  }

  /** A hash of the Judge's words and of who stands beside whom, in the order in which they came. */
  int picture() {
    int picture = said;
    for (Combatant each : all) {
      picture = 31 * picture + Arrays.hashCode(beside(each));
    }
    return picture;
  }

  /** Remembers from which sides people come at somebody, for he may turn meanwhile. */
  Stand stand(Combatant target) {
    @Nullable Arc[] known = new Arc[all.length];
    for (int i = 0; i < known.length; i++) {
      known[i] = word(i, target.index());
    }
    return () -> {
      for (int i = 0; words != null && i < known.length; i++) {
        say(words, i * known.length + target.index(), known[i]);
      }
    };
  }

  /** The Judge's word on it, null for none. */
  @Nullable Arc word(int attacker, int target) {
    return words == null ? null : words[attacker * all.length + target];
  }

  /** The Judge says how many enemies find room about somebody. A2.MAP.03 */
  void stateRoom(Combatant combatant, int attackers) {
    var stated = new int[all.length];
    for (Combatant each : all) {
      stated[each.index()] = each == combatant ? attackers : room(each);
    }
    room = stated; // never changed, for copies share it
  }

  private int room(Combatant combatant) {
    if (room != null) {
      return room[combatant.index()];
    }
    int across = combatant.sheet().frontage() + 2;
    return 2 * across + 2 * combatant.sheet().depth(); // A2.GAP.153
  }

  /** As the Judge says, else by who came first: front, then flanks, then rear. A2.GAP.166 */
  Arc arc(Combatant of, Combatant from) {
    Arc word = word(from.index(), of.index());
    if (word != null) {
      return word;
    }
    int front = of.sheet().frontage() + 2;
    if (from.index() < front && !distances.isStirred() || !from.isInTheWay()) {
      return Arc.FRONT;
    }
    int before = 0;
    for (int i : beside(of)) {
      if (i == from.index()) {
        int flanks = 2 * of.sheet().depth();
        return before < front ? Arc.FRONT : before < front + flanks ? Arc.FLANK : Arc.REAR;
      }
      before += all[i].isInTheWay() ? 1 : 0;
    }
    return Arc.FRONT;
  }

  /** As many as find room about an enemy are there already. */
  boolean isFull(Combatant mover, Combatant target) {
    if (!mover.isEnemyOf(target) || distances.exact(mover, target) <= Field.BESIDE) {
      return false;
    }
    int there = 0;
    for (int i : beside(target)) {
      there += all[i].isInTheWay() ? 1 : 0;
    }
    return there >= room(target);
  }

  /** How many enemies of a target came to it before somebody; -1 if he is not beside it. */
  int rank(int who, Combatant target) {
    if (distances.between(all[who], target) > Field.BESIDE || !all[who].isEnemyOf(target)) {
      return -1;
    }
    int[] there = beside(target);
    for (int i = 0; i < there.length; i++) {
      if (there[i] == who) {
        return i;
      }
    }
    return -1;
  }

  /** The enemies beside somebody, on their feet or not, in the order in which they came. */
  private int[] beside(Combatant target) {
    int now = distances.changes() + footing.changes();
    if (beside == null) {
      beside = new int[all.length][];
    } else if (asOf != now) {
      Arrays.fill(beside, null);
    }
    asOf = now;
    int[] known = beside[target.index()];
    if (known == null) {
      known = enemiesBeside(target);
      beside[target.index()] = known;
    }
    return known;
  }

  private int[] enemiesBeside(Combatant target) {
    var enemies = new int[Math.min(all.length, FEW)];
    int count = 0;
    for (Combatant enemy : all) {
      if (enemy.isEnemyOf(target)
          && footing.isOn(enemy)
          && distances.between(enemy, target) <= Field.BESIDE) {
        if (count == enemies.length) {
          enemies = Arrays.copyOf(enemies, 2 * count);
        }
        enemies[count++] = enemy.index();
      }
    }
    if (distances.isStirred()) {
      sort(enemies, count, target.index());
    }
    return Arrays.copyOf(enemies, count);
  }

  /** By insertion, for they are few. */
  private void sort(int[] enemies, int count, int target) {
    for (int i = 1; i < count; i++) {
      int next = enemies[i];
      int place = i;
      while (place > 0 && distances.isBefore(next, enemies[place - 1], target)) {
        enemies[place] = enemies[place - 1];
        place--;
      }
      enemies[place] = next;
    }
  }
}
