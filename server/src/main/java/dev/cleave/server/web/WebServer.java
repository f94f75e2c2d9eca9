package dev.cleave.server.web;

import dev.cleave.server.house.House;
import dev.cleave.server.house.Unplayable;
import dev.cleave.server.house.Workshop;
import dev.cleave.server.store.LogBroken;
import dev.cleave.server.store.StoreUnavailable;
import dev.cleave.server.table.Busy;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.DispatcherType;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** The house with its doors open: the page, the questions over HTTP, and the live tables. */
public final class WebServer implements AutoCloseable {

  /** A browser keeps a cookie for each table, 180 at most, and shows them all. */
  private static final int MOST_HEAD = 16 << 10;

  private static final long IDLE_MILLIS = 30_000;

  private final Javalin javalin;
  private final House house;
  private final Limits limits;
  private final Crowd crowd;
  private final Set<String> hosts;
  private String bind = "";
  private int port;

  /**
   * A server on which whoever reaches it may open tables.
   *
   * @param hosts names under which people reach this server
   */
  public WebServer(House house, Shelves shelves, Set<String> hosts) {
    this(house, shelves, hosts, "", Limits.USUAL);
  }

  /**
   * @param hosts names under which people reach this server
   * @param passphrase what a Judge must know to open a table; empty: nothing
   */
  public WebServer(
      House house, Shelves shelves, Set<String> hosts, String passphrase, Limits limits) {
    this.house = house;
    this.limits = limits;
    this.crowd = new Crowd(house, limits);
    var doorman = new Doorman(hosts);
    this.hosts = Set.copyOf(hosts);
    var foyer = new Foyer(house, this::addresses);
    var api = new Api(house, shelves, new Passphrase(passphrase), limits);
    this.javalin =
        Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              config.concurrency.useVirtualThreads = true;
              jetty(config, new LiveDoor(house, doorman, crowd));
              config.routes.before(
                  context -> {
                    Doorman.HEADERS.forEach(context::header);
                    var refusal = doorman.refusal(context.req());
                    if (refusal != null) {
                      Shown.problem(context, refusal.status(), refusal.title(), refusal.detail());
                      context.skipRemainingHandlers();
                    }
                  });
              api.configure(config.routes);
              foyer.configure(config.routes);
              config.routes.get("/api/<rest>", Pages::nothing);
              Pages.configure(config.routes);
              config.routes.error(404, Pages::nothing);
              faults(config);
            });
  }

  /** Limits on the head of a request and on idling hold before our own code sees it. */
  private void jetty(JavalinConfig config, LiveDoor live) {
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setRequestHeaderSize(MOST_HEAD);
          http.setSendServerVersion(false);
          http.setIdleTimeout(IDLE_MILLIS);
        });
    config.jetty.modifyServer(server -> server.setErrorHandler(new Faults()));
    config.jetty.modifyServletContextHandler(
        context -> {
          context.setErrorHandler(new Faults());
          context.addFilter(new FilterHolder(live), "/*", EnumSet.of(DispatcherType.REQUEST));
        });
    config.jetty.addConnector(this::connector);
  }

  private ServerConnector connector(Server server, HttpConfiguration http) {
    var connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(bind);
    connector.setPort(port);
    connector.setIdleTimeout(IDLE_MILLIS);
    connector.addBean(new Patrol(connector.getScheduler(), limits.heading().toMillis()));
    return connector;
  }

  private static void faults(JavalinConfig config) {
    config.routes.exception(Body.Refused.class, (refused, context) -> refused.show(context));
    config.routes.exception(
        HttpResponseException.class,
        (refused, context) -> {
          if (refused.getStatus() == 404) {
            Pages.nothing(context);
          } else {
            Shown.problem(
                context,
                refused.getStatus(),
                "Refused",
                "This request cannot be answered as it stands.");
          }
        });
    config.routes.exception(TimeoutException.class, (_, context) -> busy(context));
    config.routes.exception(Workshop.Busy.class, (_, context) -> busy(context));
    config.routes.exception(Busy.class, (_, context) -> busy(context));
    config.routes.exception(
        Unplayable.class,
        (why, context) ->
            Shown.problem(context, 409, "Not playable", String.valueOf(why.getMessage())));
    config.routes.exception(
        LogBroken.class,
        (damaged, context) ->
            Shown.problem(
                context,
                409,
                "Damaged",
                "The log of this table is damaged after line " + damaged.lastGood() + "."));
    config.routes.exception(StoreUnavailable.class, (_, context) -> away(context));
    config.routes.exception(
        CompletionException.class,
        (fault, context) -> {
          if (fault.getCause() instanceof StoreUnavailable) {
            away(context);
          } else {
            Shown.fault(context, fault);
          }
        });
    config.routes.exception(Exception.class, (fault, context) -> Shown.fault(context, fault));
  }

  private static void busy(Context context) {
    Shown.problem(context, 503, "Busy", "The table is busy; try again in a moment.");
  }

  private static void away(Context context) {
    var away = Doorman.AWAY;
    Shown.problem(context, away.status(), away.title(), away.detail());
  }

  /**
   * Opens the doors.
   *
   * @param address the address to listen on
   * @param wanted 0 for any that is free
   * @return the port
   */
  public int start(String address, int wanted) {
    bind = address;
    port = wanted;
    javalin.start();
    return javalin.port();
  }

  /**
   * Where others reach this server once its doors are open; nowhere if it is this machine's own.
   */
  public List<String> addresses() {
    return Addresses.of(hosts, javalin.port());
  }

  /** The routes under /api: {@code GET /api/scenarios}; a socket is a GET as well. */
  Set<String> routes() {
    var routes = new TreeSet<String>();
    javalin
        .unsafe
        .internalRouter
        .allHttpHandlers()
        .forEach(one -> routes.add(one.endpoint.method + " " + one.endpoint.path));
    routes.add("GET " + LiveDoor.ROUTE);
    routes.removeIf(route -> !route.contains(" /api") || route.endsWith(">"));
    return routes;
  }

  /** Closes the doors, then the tables. */
  @Override
  public void close() {
    javalin.stop();
    crowd.close();
    house.close();
  }
}
