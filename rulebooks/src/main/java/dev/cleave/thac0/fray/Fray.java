package dev.cleave.thac0.fray;

import dev.cleave.engine.Eyesight;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Strangers;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.State;

/** The ground of every rule: the battle and what is remembered of it, the table, the numbers. */
public class Fray {

  public final Numbers numbers;
  public Battle battle;
  public Table table;
  public Course course;
  public Fighter[] fighters;
  public Strangers strangers;

  public Fray(Battle battle, Table table, Numbers numbers) {
    this.battle = battle;
    this.table = table;
    this.numbers = numbers;
    this.course = Course.of(battle, numbers);
    this.fighters = course.fighters;
    this.strangers = strangers(battle, numbers);
  }

  /**
   * Gives the rooms of a fight that is over to another battle. The parts of the book keep nothing
   * of a battle, so they need not be made again for each of ten thousand fights.
   */
  protected final void giveTo(Battle next, Table other) {
    battle = next;
    table = other;
    course = Course.of(next, numbers);
    fighters = course.fighters;
    strangers = strangers(next, numbers);
  }

  private static Strangers strangers(Battle battle, Numbers numbers) {
    return new Strangers(battle, State.HIDDEN, numbers.unknownCount, Eyesight.plain(battle));
  }

  public final Fighter fighter(Combatant combatant) {
    return fighters[combatant.index()];
  }

  /** Players may know nothing of him; whatever is counted and shows is counted without. TH.R.69 */
  public final boolean isUnknown(Fighter fighter) {
    return strangers.has(fighter.combatant);
  }

  /** His side knows nothing of the other: he neither turns to him nor runs from him. TH.R.69 */
  public final boolean isUnknownTo(Fighter fighter, Fighter other) {
    return strangers.has(other.combatant, fighter.combatant.side());
  }

  /** Of those of a kind the first throws for all, and nobody unknown for those who are known. */
  public final boolean comesBefore(Fighter one, Fighter other) {
    return strangers.comesBefore(one.combatant, other.combatant);
  }

  public final Field field() {
    return battle.field();
  }

  /** In the air on its own wings. TH.R.72 */
  public final boolean isAloft(Fighter fighter) {
    return !field().isLevel() && fighter.sheet().has("flies") && height(fighter) > 0;
  }

  /** Feet above the ground under him. */
  public final int height(Fighter fighter) {
    return field().elevation(fighter.combatant) - field().groundUnder(fighter.combatant);
  }

  /** Feet one of the two is above the other, if either is in the air. TH.R.72 */
  public final int above(Fighter one, Fighter other) {
    return isAloft(one) || isAloft(other)
        ? Math.abs(field().elevation(one.combatant) - field().elevation(other.combatant))
        : 0;
  }

  /** Feet between two, up and down too where either is in the air. TH.R.72 */
  public final int feet(Fighter one, Fighter other) {
    int feet = field().distance(one.combatant, other.combatant);
    return field().isLevel() ? feet : Math.max(feet, above(one, other));
  }

  /** He stands on a square; where there is no map nobody does. */
  public final boolean hasSquare(Fighter fighter) {
    return battle.field().theatre() == null
        && battle.field().spot(fighter.combatant) instanceof Square;
  }

  public final int round() {
    return battle.round();
  }

  public final Arms arms(Weapon weapon) {
    return numbers.arms(weapon);
  }

  public final boolean listens() {
    return table.listens();
  }

  public final void tell(Event event) {
    table.tell(event);
  }

  /** The two have come to blows: each has the other to look to. TH.GAP.13 */
  public final void engage(Fighter one, Fighter other) {
    one.fought[other.index()] = round();
    other.fought[one.index()] = round();
  }

  /** They have fought this round or the last, and still can. TH.GAP.13 */
  public final boolean fought(Fighter one, Fighter other) {
    int last = one.fought[other.index()];
    return last > 0 && last >= round() - 1;
  }
}
