package dev.cleave.engine.fair;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.table.DiceSource;
import java.nio.ByteBuffer;
import javax.crypto.Mac;
import org.jspecify.annotations.Nullable;

/**
 * Faces worked out from a key and the number of the roll, so that one roll can be checked without
 * the others. Open and secret rolls are counted apart: a gap would tell that something was rolled.
 */
public final class FairDice implements DiceSource {

  /** Words of 32 bits in a block. */
  private static final int WORDS = 8;

  private static final long RANGE = 1L << 32;

  /** The circle that may see a roll. */
  public enum Stream {
    OPEN,
    SECRET
  }

  private final Mac mac;
  private final Stream stream;
  private final int branch;
  private long next;
  private long roll;
  private int block;
  private ByteBuffer words = ByteBuffer.allocate(0);

  /**
   * @param branch how often rolls already seen have been taken back; each time the dice are fresh
   * @param next number of the next roll
   */
  public FairDice(byte[] key, Stream stream, int branch, long next) {
    this.mac = Digests.keyed(key);
    this.stream = stream;
    this.branch = branch;
    this.next = next;
  }

  /** Number of the next roll. */
  public long next() {
    return next;
  }

  @Override
  public int face(Dice dice, int nth, Reason why, @Nullable Actor who) {
    if (nth == 0) {
      roll = next++;
      block = 0;
      words = ByteBuffer.allocate(0);
    }
    return face(dice.sides());
  }

  /** Words that would favour a face are passed over. */
  private int face(int sides) {
    long fair = RANGE - RANGE % sides;
    while (true) {
      if (!words.hasRemaining()) {
        words = block();
      }
      long word = Integer.toUnsignedLong(words.getInt());
      if (word < fair) {
        return (int) (word % sides) + 1;
      }
    }
  }

  private ByteBuffer block() {
    byte[] text =
        new Epoch.Text("cleave-dice-1:roll")
            .u8(stream.ordinal())
            .u32(branch)
            .u64(roll)
            .u32(block++)
            .bytes();
    return ByteBuffer.wrap(mac.doFinal(text), 0, WORDS * Integer.BYTES);
  }
}
