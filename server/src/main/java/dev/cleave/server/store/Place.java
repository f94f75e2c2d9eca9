package dev.cleave.server.store;

import java.util.Locale;
import java.util.Map;

/** Where a store is: a file, or a database on a PostgreSQL server. */
public sealed interface Place permits FilePlace, ServerPlace {

  /**
   * Reads a place as people state it: a path, or {@code postgresql://user@host:port/name}.
   *
   * @throws StoreRefused with a sentence, if it is neither
   */
  static Place of(String text, Password password) {
    String lower = text.toLowerCase(Locale.ROOT);
    if (lower.startsWith("postgresql://")) {
      return ServerPlace.of(text, password);
    }
    // A driver's own URL can load classes and fetch files (CVE-2022-21724, CVE-2023-32697).
    if (lower.matches("[a-z][a-z0-9+.-]+:.*")) {
      throw new StoreRefused(
          "The database %s is neither a path nor postgresql://user@host:port/name. State one of these."
              .formatted(Shown.of(text)));
    }
    return FilePlace.of(text);
  }

  /** As above, with the password from this environment if it has one. */
  static Place of(String text, Map<String, String> environment) {
    return of(text, Password.of(environment));
  }
}
