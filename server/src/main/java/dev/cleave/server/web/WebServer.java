package dev.cleave.server.web;

import dev.cleave.server.house.House;
import dev.cleave.server.house.Unplayable;
import io.javalin.Javalin;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The house with its doors open: the page, the questions over HTTP, and the live tables. */
public final class WebServer implements AutoCloseable {

  private static final long MOST_BODY = 1L << 20;
  private static final int MOST_FRAME = 16 << 10;
  private static final Pattern ASSET =
      Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_-]{0,80}\\.[a-z0-9]{1,11}");
  private static final Map<String, String> TYPES =
      Map.of(
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "ico", "image/x-icon",
          "json", "application/json",
          "webmanifest", "application/manifest+json");

  private final Javalin javalin;
  private final House house;

  /**
   * @param hosts names under which people reach this server
   */
  public WebServer(House house, Shelves shelves, Set<String> hosts) {
    this.house = house;
    var doorman = new Doorman(hosts);
    var api = new Api(house, shelves);
    var live = new LiveRoute(house, doorman);
    this.javalin =
        Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              config.concurrency.useVirtualThreads = true;
              config.http.maxRequestSize = MOST_BODY;
              config.jetty.modifyWebSocketServletFactory(
                  factory -> {
                    factory.setMaxTextMessageSize(MOST_FRAME);
                    factory.setIdleTimeout(Duration.ofSeconds(45));
                  });
              config.routes.before(
                  context -> {
                    if (!doorman.admits(context)) {
                      context.skipRemainingHandlers();
                    }
                  });
              api.configure(config.routes);
              config.routes.ws("/api/tables/{table}/live", live::configure);
              config.routes.get("/api/<rest>", WebServer::nothing);
              config.routes.get("/assets/{name}", WebServer::asset);
              config.routes.get("/", WebServer::page);
              config.routes.get("/join", WebServer::page);
              config.routes.get("/t/{table}", WebServer::page);
              config.routes.get("/favicon.svg", context -> file(context, "favicon.svg"));
              config.routes.error(404, WebServer::nothing);
              config.routes.exception(
                  Unplayable.class,
                  (why, context) ->
                      Shown.problem(
                          context, 409, "Not playable", String.valueOf(why.getMessage())));
              config.routes.exception(
                  Exception.class,
                  (fault, context) ->
                      Shown.problem(context, 500, "Our fault", "Something went wrong here."));
            });
  }

  /**
   * Opens the doors.
   *
   * @param port 0 for any that is free
   * @return the port
   */
  public int start(String bind, int port) {
    javalin.start(bind, port);
    return javalin.port();
  }

  private static void page(Context context) {
    file(context, "index.html");
  }

  private static void asset(Context context) {
    String name = context.pathParam("name");
    if (ASSET.matcher(name).matches()) {
      file(context, "assets/" + name);
      context.header("Cache-Control", "public, max-age=31536000, immutable");
    } else {
      nothing(context);
    }
  }

  private static void nothing(Context context) {
    String type = context.res().getContentType();
    if (type == null || !type.startsWith(Shown.PROBLEM)) {
      Shown.problem(context, 404, "Not found", "There is nothing here.");
    }
  }

  private static void file(Context context, String name) {
    byte[] bytes = read("/web/" + name);
    if (bytes == null) {
      Shown.problem(context, 404, "Not found", "There is nothing here.");
      return;
    }
    String end = name.substring(name.lastIndexOf('.') + 1);
    context.contentType(TYPES.getOrDefault(end, "text/html; charset=utf-8")).result(bytes);
  }

  private static byte @Nullable [] read(String name) {
    try (InputStream in = WebServer.class.getResourceAsStream(name)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Closes the doors, then the tables. */
  @Override
  public void close() {
    javalin.stop();
    house.close();
  }
}
