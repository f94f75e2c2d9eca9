package dev.cleave.server.house;

import dev.cleave.engine.fair.Epoch;
import dev.cleave.server.store.Change;
import dev.cleave.server.store.Digest;
import dev.cleave.server.store.Store;
import dev.cleave.server.table.Vault;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The secrets of one table's dice in the store. */
final class StoreVault implements Vault {

  private static final int FIGHT_BYTES = 16;

  private final Store store;
  private final String table;
  private final byte[] head;
  private final StoreLog log;
  private final Map<Integer, byte[]> secrets = new HashMap<>();

  /**
   * @param header of the table's journal
   * @param log with whose next lines a secret is put away or given out
   */
  StoreVault(Store store, String table, String header, StoreLog log) {
    this.store = store;
    this.table = table;
    this.head = Digest.of(header).bytes();
    this.log = log;
  }

  /** The first epoch of a table that is about to be opened. */
  static Epoch first(String table, String header, byte[] secret) {
    return new Epoch(fight(table), 1, Digest.of(header).bytes(), secret);
  }

  private static byte[] fight(String table) {
    return Arrays.copyOf(Digest.of(table).bytes(), FIGHT_BYTES);
  }

  @Override
  public byte[] fight() {
    return fight(table);
  }

  @Override
  public byte[] head() {
    return head.clone();
  }

  @Override
  public Epoch epoch(int number) {
    return new Epoch(fight(table), number, head, secret(number));
  }

  @Override
  public Epoch draw(int number) {
    byte[] secret = Token.secret();
    secrets.put(number, secret);
    log.change(new Change.Promise(number, secret));
    return epoch(number);
  }

  @Override
  public byte[] show(int number) {
    log.change(new Change.Reveal(number));
    return secret(number).clone();
  }

  private byte[] secret(int number) {
    return secrets.computeIfAbsent(
        number,
        epoch ->
            store
                .secret(table, epoch)
                .orElseThrow(
                    () -> new IllegalStateException("Table " + table + " lacks epoch " + epoch))
                .bytes());
  }
}
