package dev.cleave.engine.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;

/**
 * A stretch of a fight rolled with one secret. Its promise binds the one who rolls: no other secret
 * gives the same promise, and nobody can tell the secret from it.
 */
public final class Epoch {

  /** Length of secrets, seeds, promises and keys. */
  public static final int BYTES = 32;

  private static final int FIGHT_BYTES = 16;

  private final byte[] secret;
  private final byte[] promise;

  /**
   * @param fight the fight's id, 16 bytes
   * @param number of the epoch in its fight, from 1
   * @param head what is fought and by which rules, hashed
   * @param secret 32 bytes nobody else knows yet
   */
  public Epoch(byte[] fight, int number, byte[] head, byte[] secret) {
    require(fight, FIGHT_BYTES, "the fight's id");
    require(head, BYTES, "the head");
    require(secret, BYTES, "the secret");
    this.secret = secret.clone();
    this.promise =
        Digests.hash(
            new Text("cleave-dice-1:commit").add(fight).u32(number).add(head).add(secret).bytes());
  }

  /** Shown to everybody before anybody says anything. */
  public byte[] promise() {
    return promise.clone();
  }

  /** Sent by a seat before it shows its seed, so that it cannot choose the seed last. */
  public static byte[] seatPromise(byte[] promise, int seat, byte[] seed) {
    require(promise, BYTES, "the promise");
    require(seed, BYTES, "the seed");
    return Digests.hash(new Text("cleave-dice-1:seat").add(promise).u16(seat).add(seed).bytes());
  }

  /**
   * The key of every face, from the secret and all that the seats gave.
   *
   * @param seeds by seat; none if nobody sits there but the one who rolls
   */
  public byte[] key(SortedMap<Integer, byte[]> seeds) {
    var text = new Text("cleave-dice-1:key").add(promise).u16(seeds.size());
    for (Map.Entry<Integer, byte[]> seat : seeds.entrySet()) {
      require(seat.getValue(), BYTES, "the seed of seat " + seat.getKey());
      text.u16(seat.getKey()).add(seat.getValue());
    }
    return Digests.keyed(secret).doFinal(text.bytes());
  }

  private static void require(byte[] bytes, int length, String what) {
    if (bytes.length != length) {
      throw new IllegalArgumentException(what + " has " + length + " bytes, not " + bytes.length);
    }
  }

  /** Fields of fixed length after a label, so that two different texts never read alike. */
  static final class Text {

    private byte[] text;

    Text(String label) {
      text = (label + "\0").getBytes(StandardCharsets.US_ASCII);
    }

    Text add(byte[] field) {
      int length = text.length;
      text = Arrays.copyOf(text, length + field.length);
      System.arraycopy(field, 0, text, length, field.length);
      return this;
    }

    Text u8(int number) {
      return add(new byte[] {(byte) number});
    }

    Text u16(int number) {
      return add(ByteBuffer.allocate(Short.BYTES).putShort((short) number).array());
    }

    Text u32(int number) {
      return add(ByteBuffer.allocate(Integer.BYTES).putInt(number).array());
    }

    Text u64(long number) {
      return add(ByteBuffer.allocate(Long.BYTES).putLong(number).array());
    }

    byte[] bytes() {
      return text;
    }
  }
}
