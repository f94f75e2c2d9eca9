package dev.cleave.rulebooks;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table that copies the battle at some of the lulls. */
final class Lulls implements Table {

  /** One lull in so many is played on from. */
  private static final int EVERY = 12;

  /** A copy taken at a lull, and what is drawn from there on. */
  record Lull(Battle copy, int at, Lots lots) {}

  private final Table table;
  private final Lots lots;
  private final Journal.Kept journal;
  private final Chance chance;
  private final List<Lull> lulls = new ArrayList<>();

  Lulls(Table table, Lots lots, Journal.Kept journal, long seed) {
    this.table = table;
    this.lots = lots;
    this.journal = journal;
    this.chance = new Chance(seed);
  }

  List<Lull> lulls() {
    return lulls;
  }

  @Override
  public void lull(Scene scene) {
    if (chance.oneIn(EVERY)) {
      lulls.add(new Lull(Battle.in(scene).copy(), journal.entries().size(), lots.fork()));
    }
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    return table.roll(dice, why, who);
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    return table.ask(question);
  }

  @Override
  public boolean listens() {
    return table.listens();
  }

  @Override
  public void tell(Event event) {
    table.tell(event);
  }
}
