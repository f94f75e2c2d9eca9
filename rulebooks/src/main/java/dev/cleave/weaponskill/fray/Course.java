package dev.cleave.weaponskill.fray;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Memory;
import dev.cleave.weaponskill.book.Numbers;
import java.util.List;

/**
 * How the fight stands beyond what the battle shows: what everybody has done and is doing, whose
 * number it is, which blows are about to fall, whose nerve has been tried.
 */
public final class Course implements Memory {

  final Fighter[] fighters;
  public final Count count;
  public final Volley volley;
  public final Losses losses;

  /** The first contact is behind them. */
  public boolean begun;

  /** Somebody has done something this round. */
  public boolean stirred;

  /** Rounds in a row in which nobody has. */
  public int quietRounds;

  /** Rounds in a row in which people at most walked about. */
  public int calmRounds;

  /** Where everybody was at the end of the last round. */
  public int picture;

  /** Feet between the nearest enemies at the first contact. WS.GAP.15 */
  public int encounter;

  /** Held actions are coming out just now: one moment has only one such rush. */
  public boolean releasing;

  Course(Battle battle, Numbers numbers) {
    this.fighters = new Fighter[battle.size()];
    for (int i = 0; i < fighters.length; i++) {
      var combatant = battle.combatant(i);
      fighters[i] = new Fighter(combatant, numbers.skills(combatant.sheet()));
    }
    this.count = new Count();
    this.volley = new Volley();
    this.losses = new Losses(battle.sides().size());
  }

  private Course(Course other, Battle copy) {
    this.fighters = new Fighter[other.fighters.length];
    for (int i = 0; i < fighters.length; i++) {
      fighters[i] = new Fighter(other.fighters[i], copy);
    }
    for (int i = 0; i < fighters.length; i++) {
      fighters[i].grip(other.fighters[i], fighters);
    }
    this.count = new Count(other.count);
    this.volley = new Volley(other.volley, fighters);
    this.losses = new Losses(other.losses);
    this.begun = other.begun;
    this.encounter = other.encounter;
    this.stirred = other.stirred;
    this.quietRounds = other.quietRounds;
    this.calmRounds = other.calmRounds;
    this.picture = other.picture;
    this.releasing = other.releasing;
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
    return course;
  }

  @Override
  public Course copy(Battle copy) {
    return new Course(this, copy);
  }

  /** How hard the blows are that wait to fall was told to nobody, nor how long things last. */
  @Override
  public void note(List<Object> into) {
    for (Volley.Blow blow : volley.blows) {
      into.add(blow.on().combatant.index());
      into.add(blow.amount());
    }
    for (Fighter fighter : fighters) {
      fighter.note(into);
    }
  }
}
