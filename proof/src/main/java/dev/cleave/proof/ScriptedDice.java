package dev.cleave.proof;

import dev.cleave.content.yaml.Place;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.table.DiceSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Dice that show what the case says, and refuse to be rolled for anything else. */
final class ScriptedDice implements DiceSource {

  private final Deque<Throw> left;
  private final BooleanSupplier done;
  private Place last;
  private List<Integer> faces = List.of();

  /**
   * @param place where to point when there are no dice at all
   * @param done whether all that was ordered has been carried out, so that no dice are needed
   */
  ScriptedDice(List<Throw> dice, Place place, BooleanSupplier done) {
    this.left = new ArrayDeque<>(dice);
    this.last = place;
    this.done = done;
  }

  @Override
  public int face(Dice dice, int nth, Reason why, @Nullable Actor who) {
    if (nth == 0) {
      faces = next(dice, why, who == null ? "" : who.name()).faces();
    }
    return faces.get(nth);
  }

  private Throw next(Dice dice, Reason why, String who) {
    Throw next = left.poll();
    if (next == null) {
      throw done.getAsBoolean() ? Stopped.END : new Stopped(missing(dice, why, who));
    }
    last = next.place();
    if (!fits(next, dice, why, who)) {
      throw new Stopped(another(next, dice, why, who));
    }
    return next;
  }

  private static boolean fits(Throw next, Dice dice, Reason why, String who) {
    return next.dice().equals(bare(dice))
        && (next.reason().isEmpty() || next.reason().equals(why.name()))
        && (next.owner().isEmpty() || next.owner().equals(who));
  }

  /** A case scripts the faces; what is added to them is the rules' affair. */
  private static Dice bare(Dice dice) {
    return Dice.of(dice.count(), dice.sides());
  }

  private Failure missing(Dice dice, Reason why, String who) {
    return Failure.at(
        last,
        "no die is left for "
            + whose(who)
            + why.name()
            + " ("
            + bare(dice)
            + ") ["
            + why.rule()
            + "]");
  }

  private static String whose(String who) {
    return who.isEmpty() ? "the " : who + "'s ";
  }

  private static Failure another(Throw next, Dice dice, Reason why, String who) {
    var rows = new ArrayList<Row>();
    rows.add(Row.of("dice", next.dice().toString(), bare(dice).toString()));
    rows.add(row("for", next.reason(), why.name()));
    rows.add(row("by", next.owner(), who.isEmpty() ? "nobody" : who));
    return Failure.at(
        next.place(),
        "another throw comes first: " + whose(who) + why.name() + " [" + why.rule() + "]",
        rows,
        List.of());
  }

  /** A value the case leaves open is never wrong. */
  private static Row row(String key, String stated, String rolled) {
    return new Row(key, stated, rolled, !stated.isEmpty() && !stated.equals(rolled));
  }

  /** Throws nobody asked for. */
  List<Throw> left() {
    return List.copyOf(left);
  }
}
