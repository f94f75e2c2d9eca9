package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.time.Moment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A battle: its sides and their people, the field, and the round. */
public final class Battle implements Scene {

  /** The word for such a scene. */
  public static final String KIND = "fight";

  /** A fight that lasts longer is stopped and counted as unfinished, never as a draw. */
  public static final int MOST_ROUNDS = 1000;

  /** Squares of a map on which it is still worked out who sees what. */
  private static final int MOST_IN_FOG = 40_000;

  private final List<Side> sides;
  private final List<Combatant> combatants;
  private final Combatant[] all;
  private final List<Formation> formations;
  private final Field field;
  private final boolean dark;
  private final int lastRound;
  private List<? extends Condition> conditions = List.of();
  private List<Berth> berths = List.of();
  private @Nullable Memory memory;
  private Moment start = Moment.BEGINNING;
  private int round;
  private @Nullable Boolean fog;

  // Two enemies who stood when it was last asked whether it is over, by index
  private int standing;
  private int facing;

  public Battle(
      List<Side> sides, List<Combatant> combatants, Field field, boolean dark, int lastRound) {
    this(sides, combatants, List.of(), field, dark, lastRound);
  }

  public Battle(
      List<Side> sides,
      List<Combatant> combatants,
      List<Formation> formations,
      Field field,
      boolean dark,
      int lastRound) {
    this.sides = List.copyOf(sides);
    this.combatants = List.copyOf(combatants);
    this.all = combatants.toArray(new Combatant[0]);
    this.formations = List.copyOf(formations);
    this.field = field;
    this.dark = dark;
    this.lastRound = lastRound;
  }

  private Battle(Battle other) {
    this.sides = other.sides;
    this.all = new Combatant[other.all.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = other.all[i].copy();
    }
    this.combatants = List.of(all);
    this.formations = other.formations;
    this.field = other.field.copy(all);
    this.dark = other.dark;
    this.lastRound = other.lastRound;
    this.conditions = other.conditions;
    this.berths = other.berths;
    this.round = other.round;
    this.fog = other.fog;
    this.start = other.start;
  }

  /** The battle a scene is, or follows upon. */
  public static Battle in(Scene scene) {
    return switch (scene) {
      case Battle battle -> battle;
      case Aftermath aftermath -> aftermath.battle();
      default ->
          throw new IllegalArgumentException(
              "nobody fights in a scene of the kind " + scene.kind());
    };
  }

  /** The same battle, to be changed apart from this one. */
  @Override
  public Battle copy() {
    var copy = new Battle(this);
    copy.memory = memory == null ? null : memory.copy(copy);
    return copy;
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<Combatant> actors() {
    return combatants;
  }

  /** The start of the battle and the rounds since. */
  @Override
  public Moment now() {
    return start.plus(round);
  }

  /** When the first round begins. */
  public Moment start() {
    return start;
  }

  /** It begins at another moment than the story does. */
  public void startAt(Moment moment) {
    start = moment;
  }

  /**
   * Reads an act of the Judge's: "set Marcus to 5 hp", "move Marcus to 4,5", "move Marcus to toward
   * Orc 1", "turn Marcus to NE", "remove Marcus", "hide Marcus", "reveal Marcus", "give Marcus
   * prone", "lift prone from Marcus", "add Orc 9 at 4,5", "fog off", "next d20 shows 15".
   */
  @Override
  public @Nullable Act act(String text) {
    return BattleActs.read(text, this);
  }

  /** Its rulebook's memory of it, null before the first blow. */
  public @Nullable Memory memory() {
    return memory;
  }

  public void remember(Memory remembered) {
    memory = remembered;
  }

  /** The states its rulebook knows, for the Judge to put people in and take them out of. */
  public List<? extends Condition> conditions() {
    return conditions;
  }

  public void setConditions(List<? extends Condition> known) {
    conditions = List.copyOf(known);
  }

  /** Who had to do with which vehicle when it began; what became of that the rulebook knows. */
  public List<Berth> berths() {
    return berths;
  }

  public void setBerths(List<Berth> all) {
    berths = List.copyOf(all);
  }

  @Override
  public List<Side> sides() {
    return sides;
  }

  /** Everybody, in the order of the scenario; the order never changes. */
  public List<Combatant> combatants() {
    return combatants;
  }

  public Combatant combatant(int index) {
    return all[index];
  }

  public int size() {
    return all.length;
  }

  public @Nullable Combatant named(String name) {
    for (Combatant combatant : all) {
      if (combatant.name().equals(name)) {
        return combatant;
      }
    }
    return null;
  }

  /** Troops that fight as one body, in the order of the scenario; most battles have none. */
  public List<Formation> formations() {
    return formations;
  }

  public Field field() {
    return field;
  }

  /** Fought without light. */
  public boolean isDark() {
    return dark;
  }

  /**
   * People know of the map and of their enemies what they see and have seen. So it is where there
   * are doors in walls, or no light, unless it is said otherwise; in the open all is seen anyway.
   */
  public boolean hasFog() {
    Battlemap map = field.map();
    if (map == null || map.ground().width() * map.ground().height() > MOST_IN_FOG) {
      return false;
    }
    return fog != null ? fog : dark || map.ground().hasWalls() && hasDoor();
  }

  private boolean hasDoor() {
    for (Feature feature : field.features()) {
      if (feature instanceof Door) {
        return true;
      }
    }
    return false;
  }

  public void setFog(boolean now) {
    fog = now;
  }

  public int round() {
    return round;
  }

  public int lastRound() {
    return lastRound;
  }

  public void nextRound() {
    round++;
  }

  /** Time goes by after the fight; it is still counted in rounds. */
  public void pass(int rounds) {
    round = Math.addExact(round, rounds);
  }

  public int standing(Side side) {
    int count = 0;
    for (Combatant combatant : all) {
      if (combatant.side() == side && combatant.isStanding()) {
        count++;
      }
    }
    return count;
  }

  /** All who have been there, whatever has become of them. */
  public int members(Side side) {
    int count = 0;
    for (Combatant combatant : all) {
      if (combatant.side() == side && combatant.fate() != Fate.WAITING && !combatant.isThing()) {
        count++;
      }
    }
    return count;
  }

  /** Over when at most one side still has somebody standing. */
  public boolean isOver() {
    return !areEnemies(standing, facing) && !findEnemies();
  }

  private boolean areEnemies(int one, int other) {
    return one < all.length
        && all[one].isEnemyOf(all[other])
        && all[one].isStanding()
        && all[other].isStanding();
  }

  /** Two enemies on their feet, who are asked first the next time. */
  private boolean findEnemies() {
    Combatant first = null;
    for (Combatant combatant : all) {
      if (combatant.isStanding()) {
        if (first != null && first.isEnemyOf(combatant)) {
          standing = first.index();
          facing = combatant.index();
          return true;
        }
        first = combatant;
      }
    }
    return false;
  }

  /** How it stands at the end. */
  public Outcome outcome() {
    Side winner = null;
    for (int i = 0; i < sides.size(); i++) {
      Side side = sides.get(i);
      if (standing(side) > 0) {
        if (winner != null) {
          return new Outcome(null, round, Outcome.End.UNFINISHED);
        }
        winner = side;
      }
    }
    if (winner == null) {
      return new Outcome(null, round, Outcome.End.NOBODY);
    }
    for (Combatant combatant : all) {
      boolean left = combatant.fate() == Fate.FLED || combatant.fate() == Fate.YIELDED;
      if (combatant.side() != winner && left) {
        return new Outcome(winner, round, Outcome.End.ROUTED);
      }
    }
    return new Outcome(winner, round, Outcome.End.FELLED);
  }
}
