package dev.cleave.content.journal;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.DiceSyntax;
import dev.cleave.engine.fair.FairDice;
import dev.cleave.engine.fair.Origin;
import dev.cleave.engine.table.Recorded;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Works out every face of a journal again from what was promised and shown. It proves that nothing
 * was altered after the promise, not that nobody could foresee the dice.
 */
public final class DiceCheck {

  private static final HexFormat HEX = HexFormat.of();

  private final Header header;
  private final Map<Integer, byte[]> keys = new HashMap<>();
  private final Map<String, Long> next = new HashMap<>();
  private final Map<String, Integer> branches = new HashMap<>();
  private final List<String> faults = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private int fair;
  private int typed;
  private int ordered;
  private int closed;

  private DiceCheck(Header header) {
    this.header = header;
  }

  public static DiceCheck of(Header header, List<Recorded> lines) {
    var check = new DiceCheck(header);
    header.dice().forEach(check::open);
    for (Recorded line : lines) {
      if (line.kind() == Recorded.Kind.ROLL && !line.faces().isEmpty()) {
        check.roll(line);
      }
    }
    return check;
  }

  /** Faults, a sentence each; nothing if every face is as promised. */
  public List<String> faults() {
    return List.copyOf(faults);
  }

  /** Things that are not wrong but ought to be known. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** Rolls worked out again. */
  public int fair() {
    return fair;
  }

  /** Rolls that people typed in. */
  public int typed() {
    return typed;
  }

  /** Rolls the Judge ordered. */
  public int ordered() {
    return ordered;
  }

  /** Rolls of an epoch whose secret is not shown yet. */
  public int closed() {
    return closed;
  }

  private void open(Pledge pledge) {
    String which = "epoch " + pledge.epoch();
    if (!pledge.head().equals(HEX.formatHex(head()))) {
      faults.add(which + " was promised for another fight or other rules than this journal's");
    }
    byte[] key = pledge.key(faults::add);
    if (key == null) {
      notes.add("The secret of " + which + " is not shown yet.");
      return;
    }
    if (!pledge.isShared()) {
      notes.add("Nobody but the server gave anything to the dice of " + which + ".");
    }
    keys.put(pledge.epoch(), key);
  }

  private byte[] head() {
    try {
      String line = header.with(List.of()).line();
      return MessageDigest.getInstance("SHA-256").digest(line.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void roll(Recorded line) {
    Origin origin = Origin.read(line.note());
    if (origin == null) {
      other(line);
      return;
    }
    count(line, origin);
    byte[] key = keys.get(origin.epoch());
    Dice dice = dice(line);
    if (dice == null) {
      faults.add("line " + line.line() + ": these are no dice");
    } else if (key != null) {
      List<Integer> faces = origin.faces(key, dice);
      fair++;
      if (!faces.equals(line.faces())) {
        faults.add(
            "line "
                + line.line()
                + ": "
                + dice
                + " should show "
                + faces
                + ", not "
                + line.faces());
      }
    } else if (header.dice().stream().anyMatch(pledge -> pledge.epoch() == origin.epoch())) {
      closed++;
    } else {
      faults.add("line " + line.line() + ": nobody promised the dice of epoch " + origin.epoch());
    }
  }

  private void other(Recorded line) {
    switch (line.note()) {
      case Origin.HAND -> typed++;
      case Origin.JUDGE -> ordered++;
      default -> faults.add("line " + line.line() + ": nothing says where these dice are from");
    }
  }

  /** Every number once and none left out: no roll may be passed over because it did not please. */
  private void count(Recorded line, Origin origin) {
    String stream = origin.epoch() + "." + origin.stream();
    long due = next.getOrDefault(stream, 0L);
    int branch = branches.getOrDefault(stream, 0);
    if (origin.roll() != due || origin.branch() < branch) {
      faults.add(
          "line "
              + line.line()
              + ": this is roll "
              + origin.roll()
              + " of its epoch, where number "
              + due
              + " is due"
              + (origin.stream() == FairDice.Stream.SECRET ? " among the secret ones" : ""));
    }
    next.put(stream, origin.roll() + 1);
    branches.put(stream, origin.branch());
  }

  private static @Nullable Dice dice(Recorded line) {
    JsonNode json = JsonText.object(line.json());
    try {
      return json == null ? null : Dice.parse(json.path("roll").asString(""));
    } catch (DiceSyntax none) {
      return null;
    }
  }
}
