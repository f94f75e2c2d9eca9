package dev.cleave.cli.join;

import dev.cleave.content.journal.Pledge;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.DiceSyntax;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.engine.fair.Origin;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * This seat's share in the fair dice: it gives a seed of its own, keeps what was promised, and when
 * the secret is shown works out every roll again.
 */
final class SeatDice {

  private static final HexFormat HEX = HexFormat.of();

  private final SecureRandom random = new SecureRandom();
  private final Map<Integer, byte[]> seeds = new HashMap<>();
  private final Map<Integer, String> promises = new HashMap<>();

  /**
   * The result of a check.
   *
   * @param rolls how many were worked out again
   * @param faults what is not as it was promised, in words; none if all is well
   */
  record Verdict(int epoch, int rolls, boolean ours, List<String> faults) {}

  /** A promise is remembered as it was first seen. */
  void look(JsonNode dice) {
    String promise = dice.path("promise").asString("");
    if (!promise.isEmpty()) {
      promises.putIfAbsent(dice.path("epoch").asInt(), promise);
    }
  }

  /** Our seed of an epoch, drawn when it is first needed. */
  String seed(int epoch) {
    return HEX.formatHex(bytes(epoch));
  }

  private byte[] bytes(int epoch) {
    return seeds.computeIfAbsent(
        epoch,
        _ -> {
          byte[] seed = new byte[Epoch.BYTES];
          random.nextBytes(seed);
          return seed;
        });
  }

  /**
   * The promise the table has of this seat is ours, and not that of another device.
   *
   * @param fair what the table says of the dice
   */
  boolean isOurs(JsonNode fair, int seat) {
    String ours = promise(fair.path("epoch").asInt(), seat);
    for (JsonNode one : fair.path("seats")) {
      if (one.path("seat").asInt() == seat) {
        return one.path("promise").asString("").equals(ours);
      }
    }
    return false;
  }

  /** Binds us to it before anybody shows his; empty if the table has promised nothing. */
  String promise(int epoch, int seat) {
    byte[] promise = hex(promises.getOrDefault(epoch, ""));
    return promise == null ? "" : HEX.formatHex(Epoch.seatPromise(promise, seat, bytes(epoch)));
  }

  /**
   * Holds an epoch that was shown against what was promised and what was rolled.
   *
   * @param cards all that this seat has seen
   */
  Verdict check(JsonNode shown, int seat, List<JsonNode> cards) {
    int number = shown.path("epoch").asInt();
    var faults = new ArrayList<String>();
    Pledge pledge = Pledge.read(shown);
    byte[] key = pledge == null ? null : pledge.key(faults::add);
    if (pledge == null || key == null) {
      faults.add("the secret is not whole");
      return new Verdict(number, 0, false, faults);
    }
    if (!pledge.promise().equals(promises.getOrDefault(number, pledge.promise()))) {
      faults.add("the promise of epoch " + number + " is not the one first shown here");
    }
    boolean ours = isOurs(pledge, seat, faults);
    int rolls = 0;
    try {
      for (JsonNode card : cards) {
        for (JsonNode roll : card.path("dice")) {
          rolls += check(roll, number, key, faults) ? 1 : 0;
        }
      }
    } catch (DiceSyntax misshapen) {
      faults.add(String.valueOf(misshapen.getMessage()));
    }
    return new Verdict(number, rolls, ours, faults);
  }

  /** Our own seed is among them as we gave it. */
  private boolean isOurs(Pledge pledge, int seat, List<String> faults) {
    byte[] mine = seeds.get(pledge.epoch());
    if (mine == null) {
      return false;
    }
    for (Pledge.Share share : pledge.shares()) {
      if (share.seat() == seat && share.seed() != null) {
        boolean same = share.seed().equals(HEX.formatHex(mine));
        if (!same) {
          faults.add("your seed was changed");
        }
        return same;
      }
    }
    faults.add("your seed was left out");
    return false;
  }

  /** True if the roll is one of this epoch's; whether it is right is told in the faults. */
  private static boolean check(JsonNode roll, int epoch, byte[] key, List<String> faults) {
    Origin from = Origin.read(roll.path("from").asString(""));
    if (from == null || from.epoch() != epoch) {
      return false; // of another epoch, or thrown by hand
    }
    var dice = Dice.parse(roll.path("dice").asString(""));
    List<Integer> due = from.faces(key, dice);
    var faces = new ArrayList<Integer>();
    roll.path("faces").forEach(face -> faces.add(face.asInt()));
    if (!faces.equals(due)) {
      faults.add(
          roll.path("why").asString("")
              + " "
              + dice
              + " showed "
              + faces
              + ", but the dice give "
              + due);
    }
    return true;
  }

  private static byte @Nullable [] hex(String text) {
    try {
      return text.isEmpty() ? null : HEX.parseHex(text);
    } catch (IllegalArgumentException notHex) {
      return null;
    }
  }
}
