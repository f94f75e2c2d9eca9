package dev.cleave.proof;

import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.GameTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A case's fight, played by its script. */
final class Play {

  static final int MOST_ROUNDS = 200;

  private final Case played;
  private final Stage stage;
  private final ScriptedPlayers players;
  private final ScriptedDice dice;
  private final Names names;
  private final List<Entry> log = new ArrayList<>();
  private boolean strayed;
  private boolean aftermath;

  Play(Case played, Stage stage) {
    this.played = played;
    this.stage = stage;
    Script script = played.script();
    this.names = new Names(stage);
    this.players = new ScriptedPlayers(all(script), played.place(), stage, names);
    this.dice = new ScriptedDice(script.dice(), played.place(), players::areDone);
  }

  /** Plays to the end of the script or of the fight and says what did not go by the script. */
  List<Failure> play() {
    Battle battle = stage.battle();
    try {
      var table = new GameTable(dice, players, this::write);
      Script script = played.script();
      if (script.isFought()) {
        stage.rulebook().fight(battle, table);
      }
      if (!script.aftermath().isEmpty()) {
        aftermath = true;
        stage.rulebook().aftermath(new Aftermath(battle), table);
      }
    } catch (Stopped stopped) {
      Failure failure = stopped.failure();
      if (failure != null) {
        strayed = true;
        return List.of(failure);
      }
    }
    var failures = new ArrayList<Failure>();
    leftDice(failures);
    leftOrders(failures);
    return failures;
  }

  private static List<Order> all(Script script) {
    var all = new ArrayList<>(script.orders());
    all.addAll(script.aftermath());
    return all;
  }

  private void write(Entry entry) {
    if (!aftermath && stage.battle().round() > MOST_ROUNDS) {
      throw new Stopped(
          Failure.at(played.place(), "the fight goes on after " + MOST_ROUNDS + " rounds"));
    }
    log.add(entry);
  }

  private void leftDice(List<Failure> failures) {
    List<Throw> left = dice.left();
    if (!left.isEmpty()) {
      String shown = left.stream().map(Throw::text).collect(Collectors.joining(", "));
      failures.add(Failure.at(left.getFirst().place(), "nobody rolled " + shown));
    }
  }

  private void leftOrders(List<Failure> failures) {
    for (Order order : players.left()) {
      String kind = order.at().isEmpty() ? "" : " (" + order.at() + ")";
      failures.add(
          Failure.at(
              order.place(),
              order.who()
                  + ": "
                  + order.text()
                  + kind
                  + " was never asked for; the fight is over"));
    }
  }

  /** The fight left the script before its end. */
  boolean hasStrayed() {
    return strayed;
  }

  /** Everybody and everything that was there, from the start to the end. */
  Names names() {
    names.learn();
    return names;
  }

  /** All that was told. */
  List<Event> events() {
    var events = new ArrayList<Event>();
    for (Entry entry : log) {
      if (entry instanceof Entry.Told(Event event)) {
        events.add(event);
      }
    }
    return events;
  }

  /** All that was rolled, answered, told and judged. */
  List<Entry> log() {
    return log;
  }
}
