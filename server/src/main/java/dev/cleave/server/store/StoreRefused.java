package dev.cleave.server.store;

import org.jspecify.annotations.Nullable;

/** A store that cannot be opened; the message is a sentence for whoever started the server. */
public final class StoreRefused extends RuntimeException {
  StoreRefused(String message) {
    this(message, null);
  }

  StoreRefused(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
