package dev.cleave.server.table;

import dev.cleave.engine.fair.Epoch;
import java.util.Arrays;

/** Dice that fall alike for the same seed. */
record Secrets(long seed) implements Vault {

  @Override
  public byte[] fight() {
    return new byte[16];
  }

  @Override
  public byte[] head() {
    return new byte[Epoch.BYTES];
  }

  @Override
  public Epoch epoch(int number) {
    return new Epoch(fight(), number, head(), show(number));
  }

  @Override
  public Epoch draw(int number) {
    return epoch(number);
  }

  @Override
  public byte[] show(int number) {
    byte[] secret = new byte[Epoch.BYTES];
    Arrays.fill(secret, (byte) seed);
    for (int i = 1; i < Long.BYTES; i++) {
      secret[i] ^= (byte) (seed >> (8 * i));
    }
    secret[0] = (byte) number;
    return secret;
  }
}
