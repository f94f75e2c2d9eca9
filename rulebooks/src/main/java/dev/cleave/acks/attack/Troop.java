package dev.cleave.acks.attack;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Formation;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A formation in this fight: who stands in it now, and what it counts as. A2.FORM.01-15 */
public final class Troop {

  /** The kind of formation for those who shoot at it, by its number in the chart. A2.FORM.01 */
  public enum Kind {
    BAND("A2.GAP.220"),
    PLATOON("A2.FORM.06"),
    COMPANY("A2.FORM.08"),
    BATTALION("A2.FORM.14"),
    BRIGADE("A2.FORM.15");

    static final Kind[] ALL = values();

    /** The kind of formation by its strength. A2.FORM.01, A2.GAP.220 */
    public static Kind of(int troops, FormationNumbers numbers) {
      return ALL[Math.clamp(numbers.formation(troops), 0, ALL.length - 1)];
    }

    /** The rule that says how far off it can be shot at. */
    final String limit;

    Kind(String limit) {
      this.limit = limit;
    }

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Members of the largest formation for which exact odds are found in good time. */
  private static final int PRICED = 30;

  final Formation formation;
  private final AttackRoom fight;
  private final Field field;
  private final Combatant[] members;

  Troop(AttackRoom fight, Formation formation) {
    this.fight = fight;
    this.field = fight.field;
    this.formation = formation;
    this.members =
        formation.members().stream().map(fight.battle::combatant).toArray(Combatant[]::new);
  }

  public String name() {
    return formation.name();
  }

  public boolean isEnemyOf(Combatant who) {
    return formation.side() != who.side();
  }

  /** Chance may pick him, and they are few enough for the odds of all. */
  public boolean mayPick(Combatant who) {
    return formation.members().size() <= PRICED && formation.has(who);
  }

  /** Everybody who stands in it, in order. A2.GAP.220, A2.R.70 */
  public List<Combatant> standing() {
    var standing = new ArrayList<Combatant>(members.length);
    for (int i = 0; i < members.length; i++) {
      if (isIn(i)) {
        standing.add(members[i]);
      }
    }
    return standing;
  }

  /** A member has another near him; the next in order is most likely near. */
  private boolean isIn(int i) {
    if (!isThere(members[i])) {
      return false;
    }
    for (int far = 1; far < members.length; far++) {
      if (isBeside(i, i - far) || isBeside(i, i + far)) {
        return true;
      }
    }
    return false;
  }

  private boolean isBeside(int i, int other) {
    return other >= 0
        && other < members.length
        && isThere(members[other])
        && field.within(members[i], members[other], fight.formationNumbers().formationSpacing);
  }

  private boolean isThere(Combatant who) {
    return who.isStanding() && field.isOn(who);
  }

  /** Bodies, the bigger counting for more. A2.GAP.220 */
  public int strength(List<Combatant> standing) {
    int strength = 0;
    for (Combatant who : standing) {
      int rank = who.sheet().size().rank();
      boolean rides = fight.mount(who) != null;
      strength +=
          fight.formationNumbers().strength(rides ? Math.max(rank, Size.LARGE.rank()) : rank);
    }
    return strength;
  }

  /** The one nearest to somebody, the first in order of equals; null if nobody is left. */
  public static @Nullable Combatant nearest(Field field, Combatant who, List<Combatant> standing) {
    Combatant nearest = null;
    int least = Integer.MAX_VALUE;
    for (Combatant member : standing) {
      int feet = field.distance(who, member);
      if (feet < least) {
        least = feet;
        nearest = member;
      }
    }
    return nearest;
  }

  /** The farthest it can be shot at. A2.FORM.06, A2.FORM.08-10, A2.FORM.14-15 */
  int limit(int strength, Weapon weapon, Range range) {
    boolean near = weapon.has("thrown") && !fight.formationNumbers().thrownExtended; // A2.GAP.220
    return near
        ? range.longest()
        : range.longest() * fight.formationNumbers().formationLimit(strength);
  }

  /** Friends of a shooter who are at blows with any of these, in order. A2.FORM.13 */
  public List<Combatant> engaged(Combatant shooter, List<Combatant> standing) {
    var engaged = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend != shooter && !friend.isEnemyOf(shooter) && isAtBlows(friend, standing)) {
        engaged.add(friend);
      }
    }
    return engaged;
  }

  private boolean isAtBlows(Combatant friend, List<Combatant> standing) {
    for (Combatant member : standing) {
      if (fight.engagement().engages(friend, member)
          || fight.engagement().engages(member, friend)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Feet that most of it went in the last segment of each; of equal parts the faster. A2.GAP.242,
   * A2.R.74
   */
  public int walked() {
    SortedMap<Integer, Integer> parts = new TreeMap<>();
    for (Combatant who : standing()) {
      parts.merge(fight.borne().walked(who), 1, Integer::sum);
    }
    int most = 0;
    int walked = 0;
    for (var part : parts.entrySet()) {
      if (part.getValue() >= most) {
        most = part.getValue();
        walked = part.getKey();
      }
    }
    return walked;
  }
}
