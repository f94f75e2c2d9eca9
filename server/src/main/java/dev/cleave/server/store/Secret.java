package dev.cleave.server.store;

import java.util.Arrays;

/**
 * The seed of fair dice in one epoch (fair-dice.md, 7). It shows itself in no text.
 *
 * @param closed it was revealed: no roll may use it any more
 */
public record Secret(int epoch, byte[] bytes, boolean closed) {
  public Secret {
    bytes = bytes.clone();
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Secret secret
        && epoch == secret.epoch
        && closed == secret.closed
        && Arrays.equals(bytes, secret.bytes);
  }

  @Override
  public int hashCode() {
    return epoch;
  }

  @Override
  public String toString() {
    return "Secret[epoch=%d, closed=%s]".formatted(epoch, closed);
  }
}
