package dev.cleave.server.house;

import dev.cleave.content.Library;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.rulebooks.Game;
import dev.cleave.server.store.Append;
import dev.cleave.server.store.Change;
import dev.cleave.server.store.Command;
import dev.cleave.server.store.Digest;
import dev.cleave.server.store.Entry;
import dev.cleave.server.store.NewTable;
import dev.cleave.server.store.Store;
import dev.cleave.server.table.LiveTable;
import dev.cleave.server.table.LogLine;
import dev.cleave.server.table.Seat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiFunction;

/** Opens tables: reads the scenario, lays the table, and writes its first lines. */
final class Founding {

  private final Store store;
  private final Library library;

  Founding(Store store, Library library) {
    this.store = store;
    this.library = library;
  }

  private record Planned(Game game, Laying laying) {}

  House.Opened open(String scenario, boolean typed, BiFunction<Game, Battle, Laying> how) {
    Planned planned =
        Workshop.done(
            () -> {
              Game game = Game.read(Yaml.parse(new Source("scenario.yaml", scenario)), library);
              return new Planned(game, how.apply(game, game.newBattle()));
            });
    Game game = planned.game;
    Laying laying = planned.laying;
    String id = Token.draw();
    List<House.Link> links = laying.seats();
    var changes = new ArrayList<Change>();
    links.forEach(link -> changes.add(new Change.Add(stored(link))));
    String door = laying.isForPeople() ? Token.draw() : null;
    if (door != null) {
      changes.add(new Change.Add(Seating.doorOf(door)));
    }
    byte[] secret = Token.secret();
    String header = game.header(null).line();
    changes.add(new Change.Promise(1, secret));
    store
        .open(
            new NewTable(
                id,
                game.scenario().title(),
                header,
                typed ? "typed" : "fair",
                Instant.now(),
                changes))
        .join();
    begin(id, laying, StoreVault.first(id, header, secret));
    return new House.Opened(id, game.scenario().title(), links, door);
  }

  /** Writes the first lines of a table's log: the promise of its dice, and who plays what. */
  private void begin(String id, Laying laying, Epoch epoch) {
    var lines = new ArrayList<Entry>();
    lines.add(entry(LiveTable.first(epoch)));
    laying.lines().forEach(line -> lines.add(entry(line)));
    var command = new Command(Token.draw(), Digest.of(id), Command.HOUSE);
    store.append(new Append(id, 0, command, lines, List.of())).join();
  }

  private static Entry entry(LogLine line) {
    return new Entry(line.kind().name().toLowerCase(Locale.ROOT), line.body());
  }

  private static dev.cleave.server.store.Seat stored(House.Link link) {
    Seat seat = link.seat();
    return new dev.cleave.server.store.Seat(
        seat.number(),
        seat.role().word(),
        seat.name(),
        seat.combatants(),
        Token.digest(Objects.requireNonNull(link.token())),
        false,
        link.taken());
  }
}
