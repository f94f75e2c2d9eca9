package dev.cleave.cli.join;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Commands without an answer yet. The table carries each out once however often it comes, so that
 * sending one again after a lost connection is safe.
 */
final class Outbox {

  private static final int BYTES = 16;

  private final SecureRandom random = new SecureRandom();
  private final Map<String, ObjectNode> waiting = new LinkedHashMap<>();

  /** Gives a command its id and keeps it. */
  ObjectNode add(ObjectNode command) {
    byte[] id = new byte[BYTES];
    random.nextBytes(id);
    String cmd = HexFormat.of().formatHex(id);
    waiting.put(cmd, command.put("cmd", cmd));
    return command;
  }

  /** The command that has its answer now, null if it was none of ours. */
  @Nullable ObjectNode done(String cmd) {
    return waiting.remove(cmd);
  }

  /** All of them, to be sent again. */
  List<ObjectNode> all() {
    return new ArrayList<>(waiting.values());
  }

  boolean isEmpty() {
    return waiting.isEmpty();
  }

  List<String> pending() {
    return List.copyOf(waiting.keySet());
  }

  /**
   * After a welcome: what was carried out is done, the rest is to be sent again.
   *
   * @param applied a number for each command that was carried out
   */
  List<ObjectNode> settle(JsonNode applied) {
    waiting.keySet().removeIf(cmd -> applied.path(cmd).isNumber());
    return all();
  }
}
