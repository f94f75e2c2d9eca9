package dev.cleave.cli.join;

import java.net.http.WebSocket;
import org.jspecify.annotations.Nullable;

/** Something a seat has to see to, one after another, whoever it comes from. */
sealed interface Happening {

  /** The table can be spoken to; of older attempts nothing is heard any more. */
  record Opened(int attempt, WebSocket socket) implements Happening {}

  /** The table says something. */
  record Heard(int attempt, String text) implements Happening {}

  /** The connection is gone, or could not be made. */
  record Lost(int attempt, String why) implements Happening {}

  /** The seat is not to be had; there is no use in coming back. */
  record Barred(int attempt, String why) implements Happening {}

  /** The person types a line, or will type no more. */
  record Typed(@Nullable String line) implements Happening {}
}
