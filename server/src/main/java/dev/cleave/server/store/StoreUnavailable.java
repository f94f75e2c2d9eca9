package dev.cleave.server.store;

import org.jspecify.annotations.Nullable;

/**
 * The database cannot be used now. Of an append that fails so, nothing is written, unless the
 * message says that it is not known; sending it again under the same command is always safe.
 */
public sealed class StoreUnavailable extends RuntimeException permits Superseded {
  StoreUnavailable(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
