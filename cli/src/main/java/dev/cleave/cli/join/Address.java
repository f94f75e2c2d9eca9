package dev.cleave.cli.join;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where a seat is.
 *
 * @param server without a path: {@code http://127.0.0.1:8420}
 * @param token what opens the seat, empty if it is still to be asked for
 */
public record Address(URI server, String token) {

  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{1,200}");

  /**
   * Reads a seat's link, or the address of a server.
   *
   * @throws IllegalArgumentException if it is neither, in words for people
   */
  public static Address of(String typed) {
    URI uri = uri(typed.strip());
    String host = uri == null ? null : uri.getHost();
    String scheme = uri == null ? null : uri.getScheme();
    if (uri == null || host == null || scheme == null || !isWeb(scheme)) {
      throw new IllegalArgumentException(
          "this is no address of a table; it looks like http://127.0.0.1:8420/join#… or"
              + " http://127.0.0.1:8420/");
    }
    String path = uri.getRawPath();
    if (uri.getRawQuery() != null
        || !(path.isEmpty() || path.equals("/") || path.equals("/join"))) {
      throw new IllegalArgumentException(
          "a seat's link ends in /join# and its token; " + path + " leads elsewhere");
    }
    String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
    String token = uri.getRawFragment() == null ? "" : uri.getRawFragment();
    var server = URI.create(scheme.toLowerCase(Locale.ROOT) + "://" + host + port);
    return token.isEmpty() ? new Address(server, "") : new Address(server, "").with(token);
  }

  /**
   * The same with a token, or with that of a link.
   *
   * @throws IllegalArgumentException if it cannot be one
   */
  public Address with(String typed) {
    String token = typed.strip();
    token = token.substring(token.indexOf('#') + 1);
    if (!TOKEN.matcher(token).matches()) {
      throw new IllegalArgumentException(
          "this is no token; it is what stands after the # of a seat's link");
    }
    return new Address(server, token);
  }

  public boolean isWhole() {
    return !token.isEmpty();
  }

  URI api(String path) {
    return server.resolve(path);
  }

  URI live(String table) {
    String scheme = server.getScheme().equals("https") ? "wss" : "ws";
    return URI.create(scheme + "://" + server.getRawAuthority() + "/api/tables/" + table + "/live");
  }

  private static boolean isWeb(String scheme) {
    return scheme.equalsIgnoreCase("http") || scheme.equalsIgnoreCase("https");
  }

  private static @Nullable URI uri(String typed) {
    try {
      return new URI(typed);
    } catch (URISyntaxException notOne) {
      return null;
    }
  }
}
