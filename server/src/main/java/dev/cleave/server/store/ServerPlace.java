package dev.cleave.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A database on a PostgreSQL server.
 *
 * @param settings of the driver, only such as cannot do harm
 * @param risky also if the server may forget what it has confirmed
 */
public record ServerPlace(
    String host,
    int port,
    String database,
    String user,
    Map<String, String> settings,
    Password password,
    boolean risky)
    implements Place {

  private static final int PORT = 5432;
  private static final int PORTS = 65_535;

  /** These may follow the question mark. */
  private static final Set<String> ALLOWED = Set.of("sslmode", "sslrootcert", "connectTimeout");

  private static final String FORM = " Expected: postgresql://user@host:port/name.";

  public ServerPlace {
    if (port < 1 || port > PORTS) {
      throw new StoreRefused("The port %d is none. Expected: 1 to %d.".formatted(port, PORTS));
    }
    for (String setting : settings.keySet()) {
      if (!ALLOWED.contains(setting)) {
        throw new StoreRefused(
            "The database URL sets %s. Only these may be set: %s."
                .formatted(
                    Shown.of(setting), String.join(", ", ALLOWED.stream().sorted().toList())));
      }
    }
    settings = Map.copyOf(settings);
  }

  static ServerPlace of(String text, Password password) {
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException odd) {
      // Not the exception itself: it repeats the text, in which a password may be.
      throw new StoreRefused("The database URL cannot be read." + FORM);
    }
    String user = uri.getUserInfo();
    String host = uri.getHost();
    String path = uri.getPath();
    if (user != null && user.indexOf(':') >= 0) {
      throw new StoreRefused(
          "The database URL holds a password, which everybody on this machine can see."
              + " Set PGPASSWORD or name a password file instead.");
    }
    if (user == null || user.isEmpty() || host == null || uri.getRawFragment() != null) {
      throw new StoreRefused("The database URL has no user or no single host." + FORM);
    }
    if (path == null || path.length() < 2 || path.indexOf('/', 1) >= 0) {
      throw new StoreRefused("The database URL names no database." + FORM);
    }
    return new ServerPlace(
        host,
        uri.getPort() < 0 ? PORT : uri.getPort(),
        path.substring(1),
        user,
        settings(uri.getRawQuery()),
        password,
        false);
  }

  private static Map<String, String> settings(@Nullable String query) {
    var settings = new TreeMap<String, String>();
    if (query != null) {
      for (String setting : query.split("&")) {
        int equals = setting.indexOf('=');
        String name = equals < 0 ? setting : setting.substring(0, equals);
        String value = equals < 0 ? "" : setting.substring(equals + 1);
        settings.put(decode(name), decode(value));
      }
    }
    return settings;
  }

  private static String decode(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }
}
