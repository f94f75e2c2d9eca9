package dev.cleave.cli;

import dev.cleave.content.Library;
import dev.cleave.server.house.House;
import dev.cleave.server.store.Place;
import dev.cleave.server.store.Store;
import dev.cleave.server.store.StoreRefused;
import dev.cleave.server.web.Shelves;
import dev.cleave.server.web.WebServer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code cleave serve}: live tables in the browser. */
@Command(
    name = "serve",
    description = "Serves live tables: a Judge and players fight in their browsers.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave serve",
      "      on this machine; open the address it prints",
      "  cleave serve --db campaign.db --port 8080",
      "      tables are kept in campaign.db",
      "",
      "Exit codes: 0 stopped; 2 bad input; 70 our fault.",
    })
final class ServeCommand implements Callable<Integer> {
  private static final int MOST_PORT = 65_535;

  private final Surroundings surroundings;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8420",
      description = "The port; 0 for any that is free (default: ${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = "The address to listen on (default: ${DEFAULT-VALUE}, this machine alone).")
  private String bind = "";

  @Option(
      names = "--host",
      paramLabel = "NAME",
      description = "A name under which people reach this machine. May be repeated.")
  private List<String> hosts = List.of();

  @Option(
      names = "--db",
      paramLabel = "PLACE",
      defaultValue = "cleave.db",
      description =
          "Where tables are kept: a file, or postgresql://user@host/name"
              + " (default: ${DEFAULT-VALUE}).")
  private String db = "";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  ServeCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > MOST_PORT) {
      throw new Refused("--port runs from 0 to " + MOST_PORT + ", not " + port);
    }
    Store store = open();
    var server =
        new WebServer(
            new House(store, Library.core()),
            Shelves.of(surroundings.home().resolve("scenarios")),
            names());
    int open;
    try {
      open = server.start(bind, port);
    } catch (RuntimeException taken) {
      server.close();
      throw new Refused("Port " + port + " on " + bind + " cannot be had; --port 0 takes any");
    }
    surroundings.page().say("Cleave is open at http://" + shown() + ":" + open + "/");
    surroundings.page().say("Tables are kept in " + db + ". Ctrl-C closes.");
    surroundings.out().flush();
    var closed = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  closed.countDown();
                }));
    closed.await();
    return Exit.FINE;
  }

  private Store open() {
    try {
      String place =
          db.contains("://") ? db : surroundings.path(db).toAbsolutePath().normalize().toString();
      return Store.open(Place.of(place, surroundings.environment()));
    } catch (StoreRefused refused) {
      throw new Refused(String.valueOf(refused.getMessage()));
    }
  }

  private String shown() {
    return bind.equals("0.0.0.0") || bind.equals("::") ? "localhost" : bind;
  }

  private Set<String> names() {
    var names = new LinkedHashSet<>(hosts);
    names.addAll(List.of("localhost", "127.0.0.1", "[::1]", bind));
    return names;
  }
}
