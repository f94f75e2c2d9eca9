package dev.cleave.cli;

import dev.cleave.content.Library;
import dev.cleave.server.house.House;
import dev.cleave.server.web.Limits;
import dev.cleave.server.web.Shelves;
import dev.cleave.server.web.WebServer;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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
      "  CLEAVE_PASSPHRASE='...' cleave serve --bind 0.0.0.0",
      "      for others on the network too; only who knows the words opens tables",
      "",
      "Exit codes: 0 stopped; 1 another server took over; 2 bad input; 70 our fault.",
    })
final class ServeCommand implements Callable<Integer> {
  private static final int MOST_PORT = 65_535;

  /** So many tables are set up at once, for those who come back. */
  private static final int NEWEST = 5;

  private static final String LOG_FORM = "java.util.logging.SimpleFormatter.format";

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
      description =
          "The address to listen on (default: ${DEFAULT-VALUE}, this machine alone). Any other"
              + " needs a passphrase in CLEAVE_PASSPHRASE, or asks for it.")
  private String bind = "";

  @Option(
      names = "--host",
      paramLabel = "NAME",
      description =
          "A name under which people reach this machine, say through a proxy. May be repeated;"
              + " needs the passphrase too.")
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
  public Integer call() {
    if (port < 0 || port > MOST_PORT) {
      throw new Refused("--port runs from 0 to " + MOST_PORT + ", not " + port);
    }
    if (System.getProperty(LOG_FORM) == null) {
      System.setProperty(LOG_FORM, "%1$tF %1$tT %4$s %5$s%n"); // one line each
    }
    var reach = new Reach(bind, hosts);
    String passphrase = reach.isOwn() ? "" : new Words(surroundings).passphrase();
    var house = new House(Keep.open(db, surroundings), Library.core());
    house.wake(NEWEST); // while the doors are still being hung: who comes first is greeted at once
    var server =
        new WebServer(
            house,
            Shelves.of(surroundings.home().resolve("scenarios")),
            reach.names(),
            passphrase,
            Limits.USUAL);
    int open;
    try {
      open = server.start(bind, port);
    } catch (RuntimeException taken) {
      server.close();
      throw new Refused("Port " + port + " on " + bind + " cannot be had; --port 0 takes any");
    }
    greet(reach, open, server.addresses());
    if (!waitForTheEnd(server, house)) {
      surroundings
          .errors()
          .say("Another server has taken over the tables in " + db + "; this one has ended.");
      return Exit.FALSE;
    }
    return Exit.FINE;
  }

  private void greet(Reach reach, int open, List<String> addresses) {
    var page = surroundings.page();
    page.say("Cleave is open at http://" + reach.shown() + ":" + open + "/");
    if (!addresses.isEmpty()) {
      page.say("For others on your network: " + String.join("/ or ", addresses) + "/");
    }
    if (!reach.isOwn()) {
      page.say(
          "Others can reach it, and nothing they send is encrypted: play so with people you trust,"
              + " on a network you trust, or behind a proxy that speaks https. Opening a table takes"
              + " the passphrase.");
    }
    page.say("Tables are kept in " + db + ". Ctrl-C closes.");
    surroundings.out().flush();
  }

  /**
   * Until the process is told to stop, or the thread is; or until another server has the tables,
   * which is false.
   */
  private static boolean waitForTheEnd(WebServer server, House house) {
    var closed = new CountDownLatch(1);
    var hook =
        new Thread(
            () -> {
              server.close();
              closed.countDown();
            });
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      while (!closed.await(1, TimeUnit.SECONDS)) {
        if (house.isSuperseded()) {
          Runtime.getRuntime().removeShutdownHook(hook);
          server.close();
          return false;
        }
      }
    } catch (InterruptedException interrupted) {
      Runtime.getRuntime().removeShutdownHook(hook);
      server.close();
    }
    return true;
  }
}
