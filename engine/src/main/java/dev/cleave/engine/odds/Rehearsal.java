package dev.cleave.engine.odds;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import org.jspecify.annotations.Nullable;

/**
 * An answer played in a copy of the battle up to the first attack that comes of it, nobody doing
 * anything about it. Steps, turns and weapons drawn come before the throw there as they would in
 * the fight: what it needs is what it will need.
 */
public final class Rehearsal implements Table {

  private static final int MOST_THROWN = 1_000;

  private final Bidding bidding;
  private final String name;
  private final @Nullable String target;
  private final Luck luck;
  private @Nullable Event attack;
  private int thrown;

  /** How the dice fall that come before it. */
  private enum Luck {
    BAD,
    GOOD,
    POOR
  }

  private Rehearsal(Bidding bidding, String name, @Nullable String target, Luck luck) {
    this.bidding = bidding;
    this.name = name;
    this.target = target;
    this.luck = luck;
  }

  /**
   * The first attack, with what it needs.
   *
   * @param question which somebody in particular is asked
   * @param copy of its battle; it is changed
   * @param answer as it is written
   * @return null if no attack comes of it
   */
  public static @Nullable Event firstAttack(Question<?> question, Battle copy, String answer) {
    return firstAttack(question, copy, answer, null, Luck.BAD);
  }

  /** The first at somebody in particular: others may be struck at on the way to him. */
  public static @Nullable Event firstAttack(
      Question<?> question, Battle copy, String answer, @Nullable Actor on) {
    return firstAttack(question, copy, answer, on, Luck.BAD);
  }

  /** The same with high dice, for those of which nothing comes when the dice are low. */
  public static @Nullable Event luckyAttack(
      Question<?> question, Battle copy, String answer, @Nullable Actor on) {
    return firstAttack(question, copy, answer, on, Luck.GOOD);
  }

  /** The same with dice one above the lowest, where a 1 by itself does harm and a 20 too. */
  public static @Nullable Event poorAttack(
      Question<?> question, Battle copy, String answer, @Nullable Actor on) {
    return firstAttack(question, copy, answer, on, Luck.POOR);
  }

  private static @Nullable Event firstAttack(
      Question<?> question, Battle copy, String answer, @Nullable Actor on, Luck luck) {
    Actor who = question.who();
    if (who == null) {
      return null;
    }
    var bidding = new Bidding(copy.combatant(who.index()), Steps.read(answer));
    var rehearsal = new Rehearsal(bidding, who.name(), on == null ? null : on.name(), luck);
    try {
      question.tryOut(copy, rehearsal, bidding.first());
    } catch (Seen _) {
      // That is all there is to see.
    }
    return rehearsal.attack;
  }

  /** The number the die of an attack must show, null if it lands without one. */
  public static @Nullable Tally needs(Event attack) {
    return attack.fact("roll") == null ? null : attack.tally();
  }

  /**
   * Worst first, as odds are worked out. Nobody's own dice come out low and high in turn, for sides
   * that throw for who is first; and who has thrown so often without an attack makes none.
   */
  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    if (++thrown > MOST_THROWN) {
      throw Seen.IT;
    }
    if (luck == Luck.GOOD || who == null && thrown % 2 == 0) {
      return dice.most();
    }
    return luck == Luck.POOR ? Math.min(dice.least() + 1, dice.most()) : dice.least();
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    return bidding.answer(question, act -> act.apply());
  }

  @Override
  public boolean listens() {
    return true;
  }

  @Override
  public void tell(Event event) {
    if (event.isAttack()
        && name.equals(event.fact("by"))
        && (target == null || target.equals(event.fact("on")))) {
      attack = event;
      throw Seen.IT;
    }
  }

  /** Stops the play at the attack. */
  private static final class Seen extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final Seen IT = new Seen();

    private Seen() {
      super("", null, false, false);
    }
  }
}
