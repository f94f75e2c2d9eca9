package dev.cleave.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The page and what belongs to it. It is one page, which finds out by its address what to show. */
final class Pages {

  private static final Pattern ASSET =
      Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_-]{0,80}\\.[a-z0-9]{1,11}");
  private static final Map<String, String> TYPES =
      Map.of(
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "woff2", "font/woff2",
          "ico", "image/x-icon",
          "json", "application/json",
          "webmanifest", "application/manifest+json");

  /** Addresses at which there is something; the page has the same list in route.ts. */
  private static final List<String> PLACES =
      List.of(
          "/",
          "/join",
          "/draw",
          "/draw/{name}",
          "/fight/{name}",
          "/compare/{name}",
          "/t/{table}",
          "/t/{table}/links");

  private Pages() {}

  static void configure(RoutesConfig routes) {
    routes.get("/assets/{name}", Pages::asset);
    PLACES.forEach(path -> routes.get(path, context -> file(context, "index.html")));
    routes.get("/favicon.svg", context -> file(context, "favicon.svg"));
  }

  private static void asset(Context context) {
    String name = context.pathParam("name");
    if (ASSET.matcher(name).matches() && file(context, "assets/" + name)) {
      // its name changes with what it holds
      context.header("Cache-Control", "public, max-age=31536000, immutable");
    } else {
      nothing(context);
    }
  }

  /** A person who has lost the way is shown the page, which says so; a program is told. */
  static void nothing(Context context) {
    String type = context.res().getContentType();
    if (type != null && type.startsWith(Shown.PROBLEM)) {
      return;
    }
    if (isLost(context)) {
      file(context, "index.html");
      context.status(404);
    } else {
      Shown.problem(context, 404, "Not found", "There is nothing here.");
    }
  }

  private static boolean isLost(Context context) {
    String path = context.path();
    String wanted = context.header("Accept");
    boolean ours = path.equals("/api") || path.startsWith("/api/") || path.startsWith("/assets/");
    return !ours
        && context.req().getMethod().equals("GET")
        && wanted != null
        && wanted.contains("text/html")
        && read("/web/index.html") != null;
  }

  private static boolean file(Context context, String name) {
    byte[] bytes = read("/web/" + name);
    if (bytes == null) {
      Shown.problem(context, 404, "Not found", "There is nothing here.");
      return false;
    }
    String end = name.substring(name.lastIndexOf('.') + 1);
    context.contentType(TYPES.getOrDefault(end, "text/html; charset=utf-8")).result(bytes);
    return true;
  }

  private static byte @Nullable [] read(String name) {
    try (InputStream in = Pages.class.getResourceAsStream(name)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
