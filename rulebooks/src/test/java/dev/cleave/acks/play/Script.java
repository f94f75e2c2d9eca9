package dev.cleave.acks.play;

import dev.cleave.acks2.Acks2;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.DiceSource;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Dice and orders written down beforehand: "d6 3", "Marcus: charge Orc 1". Others do nothing. */
final class Script implements DiceSource, Players {

  private final Deque<String> dice = new ArrayDeque<>();
  private final Deque<String> orders = new ArrayDeque<>();
  private final List<String> refused = new ArrayList<>();
  private final Journal.Kept journal = Journal.kept();

  static Script dice(String... faces) {
    var script = new Script();
    script.dice.addAll(List.of(faces));
    return script;
  }

  Script orders(String... lines) {
    orders.addAll(List.of(lines));
    return this;
  }

  /** Plays and returns what happened; every die and order must have been used. */
  List<Event> fight(Acks2 book, Battle battle) {
    try {
      book.fight(battle, table());
    } catch (Over over) {
      // the script ends before the fight
    }
    if (!dice.isEmpty() || !orders.isEmpty()) {
      throw new AssertionError("left over: " + dice + orders + " refused " + refused);
    }
    return journal.events();
  }

  GameTable table() {
    return new GameTable(this, this, journal);
  }

  List<Event> events() {
    return journal.events();
  }

  /** Who was asked for an action, in order. */
  List<String> turns() {
    var turns = new ArrayList<String>();
    for (Entry entry : journal.entries()) {
      if (entry instanceof Entry.Asked asked && asked.kind().equals("action")) {
        turns.add(asked.who());
      }
    }
    return turns;
  }

  /** The sentences of all that happened, initiative and rounds aside. */
  List<String> told() {
    var told = new ArrayList<String>();
    for (Event event : journal.events()) {
      if (!event.is("round") && !event.is("initiative")) {
        told.add(event.sentence());
      }
    }
    return told;
  }

  /** Why orders were refused, in order. */
  List<String> refused() {
    return refused;
  }

  @Override
  public int face(Dice thrown, int nth, Reason why, @Nullable Actor who) {
    String next = dice.poll();
    if (next == null) {
      throw new Over();
    }
    String[] parts = next.split(" ");
    if (!parts[0].equals("d" + thrown.sides())) {
      throw new AssertionError("d" + thrown.sides() + " for " + why.name() + ", not " + next);
    }
    return Integer.parseInt(parts[1]);
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    while (!orders.isEmpty() && orders.peek().startsWith(question.whose() + ": ")) {
      String text = orders.poll().substring(question.whose().length() + 2);
      T answer = question.read(text);
      if (answer != null) {
        return answer;
      }
      refused.add(question.refusal(text).toString());
    }
    return question.quiet();
  }

  /** No more dice. */
  private static final class Over extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Over() {
      super("the script ends", null, false, false);
    }
  }
}
