package dev.cleave.server.web;

import dev.cleave.server.house.House;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The seat that asks, known by a cookie for each table, which only the browser and this server see.
 */
final class Seats {

  static final String COOKIE = "cleave-";

  private static final int YEAR = 365 * 24 * 60 * 60;

  private Seats() {}

  static House.@Nullable Place of(House house, @Nullable String token) {
    return token == null ? null : house.enter(token).orElse(null);
  }

  static House.@Nullable Place of(House house, Context context, String table) {
    House.Place place = of(house, context.cookie(COOKIE + table));
    return place != null && place.table().equals(table) ? place : null;
  }

  /** The tokens of all seats whose cookies a browser shows; some may open nothing any more. */
  static List<String> all(Context context) {
    return context.cookieMap().entrySet().stream()
        .filter(cookie -> cookie.getKey().startsWith(COOKIE))
        .map(Map.Entry::getValue)
        .toList();
  }

  static void sit(Context context, String table, String token) {
    var cookie = new Cookie(COOKIE + table, token);
    cookie.setPath("/");
    cookie.setHttpOnly(true);
    cookie.setSameSite(SameSite.STRICT);
    cookie.setMaxAge(YEAR);
    context.cookie(cookie);
  }
}
