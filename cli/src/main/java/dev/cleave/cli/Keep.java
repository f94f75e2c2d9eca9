package dev.cleave.cli;

import dev.cleave.server.store.Place;
import dev.cleave.server.store.Store;
import dev.cleave.server.store.StoreRefused;
import java.util.regex.Pattern;

/** Where a server keeps its tables, as {@code --db} says. */
final class Keep {

  /** No path begins so; which URLs there are, the store says. */
  private static final Pattern URL = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+:");

  private Keep() {}

  /**
   * @throws Refused if there is no such place
   */
  static Place place(String db, Surroundings surroundings) {
    try {
      String place =
          URL.matcher(db).lookingAt()
              ? db
              : surroundings.path(db).toAbsolutePath().normalize().toString();
      return Place.of(place, surroundings.environment());
    } catch (StoreRefused refused) {
      throw new Refused(String.valueOf(refused.getMessage()));
    }
  }

  static Store open(String db, Surroundings surroundings) {
    try {
      return Store.open(place(db, surroundings));
    } catch (StoreRefused refused) {
      throw new Refused(String.valueOf(refused.getMessage()));
    }
  }
}
