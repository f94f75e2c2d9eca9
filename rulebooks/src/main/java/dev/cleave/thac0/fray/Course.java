package dev.cleave.thac0.fray;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Memory;
import dev.cleave.engine.creature.Creature;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.Prowess;
import dev.cleave.thac0.book.State;
import java.util.List;

/**
 * How the fight stands beyond what the battle shows: what everybody has declared, done and
 * suffered, what is about to take effect, whose nerve has been tried.
 */
public final class Course implements Memory {

  public final Fighter[] fighters;
  public final Volley volley;

  /** The first contact is behind them. */
  public boolean begun;

  /** The free round of those who surprised the others. TH.C.SURP.03 */
  public boolean freeRound;

  /** So many rounds of blows and shots that leave nobody the worse count for a calm one. */
  private static final int IN_VAIN = 3;

  /** The dice of a round have been thrown and its end has not come. */
  public boolean underWay;

  /** The count that is being called. */
  public int count;

  /** All have had their first attack. TH.MELEE.03 */
  public boolean laterPass;

  /** Somebody has done something this round. */
  public boolean stirred;

  public int quietRounds;

  /** Rounds in a row in which people at most walked about. */
  public int calmRounds;

  public int vainRounds;

  /** Where everybody was at the end of the last round, if it was taken. */
  public int picture;

  public boolean pictured;
  public int health;

  /** The round in which the harm done was last looked at, and what it came to; below 0 if never. */
  public int reviewed;

  public int cost = -1;

  /** By side: who has fallen before this round, and whether somebody fell in it. TH.C.MOR.03 */
  public final int[] lost;

  public final boolean[] leaderless;
  public final boolean[] wasSurprised;

  /** By side: one of them was slain by magic this round. */
  public final boolean[] bewitched;

  /** By fighter: its nerve has been tried for its own wounds. */
  public final boolean[] halved;

  Course(Battle battle, Numbers numbers) {
    this.fighters = new Fighter[battle.size()];
    for (int i = 0; i < fighters.length; i++) {
      var combatant = battle.combatant(i);
      Creature sheet = combatant.sheet();
      boolean weak = combatant.is(State.DEBILITATED); // TH.C.POIS.05
      Prowess prowess = weak ? numbers.halved(sheet) : numbers.prowess(sheet);
      fighters[i] = new Fighter(combatant, prowess, fighters.length);
    }
    this.volley = new Volley();
    this.lost = new int[battle.sides().size()];
    this.leaderless = new boolean[battle.sides().size()];
    this.wasSurprised = new boolean[battle.sides().size()];
    this.bewitched = new boolean[battle.sides().size()];
    this.halved = new boolean[fighters.length];
  }

  private Course(Course other, Battle copy) {
    this.fighters = new Fighter[other.fighters.length];
    for (int i = 0; i < fighters.length; i++) {
      fighters[i] = new Fighter(other.fighters[i], copy);
    }
    this.volley = new Volley(other.volley);
    this.begun = other.begun;
    this.freeRound = other.freeRound;
    this.underWay = other.underWay;
    this.count = other.count;
    this.laterPass = other.laterPass;
    this.stirred = other.stirred;
    this.quietRounds = other.quietRounds;
    this.calmRounds = other.calmRounds;
    this.vainRounds = other.vainRounds;
    this.picture = other.picture;
    this.pictured = other.pictured;
    this.health = other.health;
    this.reviewed = other.reviewed;
    this.cost = other.cost;
    this.lost = other.lost.clone();
    this.leaderless = other.leaderless.clone();
    this.wasSurprised = other.wasSurprised.clone();
    this.bewitched = other.bewitched.clone();
    this.halved = other.halved.clone();
  }

  /** A battle's memory of this book's fight, from now on if there was none. */
  static Course of(Battle battle, Numbers numbers) {
    if (battle.memory() instanceof Course known) {
      return known;
    }
    return anew(battle, numbers);
  }

  /** Forgets whatever was before. */
  public static Course anew(Battle battle, Numbers numbers) {
    var course = new Course(battle, numbers);
    battle.remember(course);
    for (Fighter fighter : course.fighters) {
      fighter.newRound();
    }
    return course;
  }

  /** Rounds in a row without a blow that anybody has to fear. */
  public int calm() {
    return Math.max(calmRounds, vainRounds / IN_VAIN);
  }

  @Override
  public Course copy(Battle copy) {
    return new Course(this, copy);
  }

  @Override
  public void note(List<Object> into) {
    into.addAll(volley.pending);
    into.add(count);
    for (Fighter fighter : fighters) {
      fighter.note(into);
    }
  }
}
