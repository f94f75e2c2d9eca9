package dev.cleave.engine.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.tally.Concordance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A table that hears of every rule by the id an edition has for it. */
public final class CitingTable implements Table {

  private final Table table;
  private final Concordance concordance;
  private final Map<Reason, Reason> reasons = new ConcurrentHashMap<>();

  public CitingTable(Table table, Concordance concordance) {
    this.table = table;
    this.concordance = concordance;
  }

  private Reason own(Reason why) {
    return reasons.computeIfAbsent(why, one -> new Reason(one.name(), concordance.own(one.rule())));
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    return table.roll(dice, own(why), who);
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who, int line) {
    return table.roll(dice, own(why), who, line);
  }

  @Override
  public int wound(Dice dice, Reason why, @Nullable Actor who, Actor target, int enough) {
    return table.wound(dice, own(why), who, target, enough);
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    return table.ask(new CitedQuestion<>(question, concordance));
  }

  @Override
  public <T extends Answer> List<T> askAll(List<? extends Question<T>> questions) {
    var own = new ArrayList<Question<T>>(questions.size());
    questions.forEach(question -> own.add(new CitedQuestion<>(question, concordance)));
    return table.askAll(own);
  }

  @Override
  public void lull(Scene scene) {
    table.lull(scene);
  }

  @Override
  public boolean listens() {
    return table.listens();
  }

  @Override
  public void tell(Event event) {
    table.tell(event.citing(concordance));
  }
}
