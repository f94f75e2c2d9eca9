package dev.cleave.server.table;

import dev.cleave.engine.fair.Epoch;

/** Where the secrets of the dice lie. What is put in or given out is so with the next lines. */
public interface Vault {

  /** The fight's id, 16 bytes, which goes into every promise. */
  byte[] fight();

  /** The fight and its rules, hashed. */
  byte[] head();

  /** An epoch there is already. */
  Epoch epoch(int number);

  /** A new one with a secret of its own. */
  Epoch draw(int number);

  /** Gives a secret out: nothing is rolled with it any more. */
  byte[] show(int number);
}
