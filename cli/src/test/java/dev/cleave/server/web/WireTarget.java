package dev.cleave.server.web;

import dev.cleave.server.table.Command;
import tools.jackson.databind.JsonNode;

/** Frames and bodies as the server reads them, for the fuzzer. */
public final class WireTarget {

  private WireTarget() {}

  /** Null or a command, never anything thrown. */
  public static void frame(String text) {
    JsonNode json = Frames.read(text);
    Command command = json == null ? null : Command.read(json);
    if (command != null && command.toString().isEmpty()) {
      throw new IllegalStateException("a command says something");
    }
  }

  /** An order about seats, or none. */
  public static void body(String text) {
    JsonNode json = Frames.read(text);
    if (json != null) {
      SeatOrders.read(json);
    }
  }
}
