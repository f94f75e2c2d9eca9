package dev.cleave.server.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * An SQLite database in a file.
 *
 * @param risky also where locks cannot be relied on, as on a network disk
 */
public record FilePlace(Path file, boolean risky) implements Place {

  /** A file, not on a network disk. */
  public FilePlace(Path file) {
    this(file, false);
  }

  public FilePlace {
    file = file.toAbsolutePath().normalize();
    // The driver reads settings after a question mark.
    if (file.toString().indexOf('?') >= 0 || file.toString().indexOf('#') >= 0) {
      throw new StoreRefused(
          "%s has a ? or # in it, which SQLite's driver would misread. Use another name."
              .formatted(Shown.of(file.toString())));
    }
  }

  static FilePlace of(String text) {
    if (text.isBlank()) {
      throw new StoreRefused("The path is empty. State a file, such as tables.db.");
    }
    try {
      return new FilePlace(Path.of(text));
    } catch (InvalidPathException odd) {
      throw new StoreRefused("%s is not a path.".formatted(Shown.of(text)), odd);
    }
  }
}
