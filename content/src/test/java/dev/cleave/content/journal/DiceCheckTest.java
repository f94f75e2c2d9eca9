package dev.cleave.content.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.engine.fair.FairDice;
import dev.cleave.engine.fair.Origin;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.table.Recorded;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DiceCheckTest {

  private static final HexFormat HEX = HexFormat.of();
  private static final Reason WHY = new Reason("attack throw", "A2.ATK.11");
  private static final Dice D20 = Dice.parse("d20");

  private final Header plain =
      new Header(
          "acks2",
          "0.3",
          new TreeMap<>(),
          "hash",
          Yaml.parse(new Source("s", "scenario: x\n")),
          null,
          null);
  private final Epoch epoch = new Epoch(new byte[16], 1, hash(plain.line()), filled(1));
  private final byte[] seed = filled(7);
  private final byte[] key = epoch.key(new TreeMap<>(Map.of(2, seed)));
  private final List<Recorded> lines = new ArrayList<>();

  private static byte[] filled(int with) {
    byte[] bytes = new byte[Epoch.BYTES];
    Arrays.fill(bytes, (byte) with);
    return bytes;
  }

  private static byte[] hash(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private Pledge pledge(@Nullable String secret, byte[] shown) {
    return new Pledge(
        1,
        HEX.formatHex(new byte[16]),
        HEX.formatHex(hash(plain.line())),
        HEX.formatHex(epoch.promise()),
        List.of(
            new Pledge.Share(
                2,
                HEX.formatHex(Epoch.seatPromise(epoch.promise(), 2, seed)),
                HEX.formatHex(shown))),
        secret);
  }

  private Header shown() {
    return plain.with(List.of(pledge(HEX.formatHex(filled(1)), seed)));
  }

  private void roll(int number, String from, List<Integer> faces) {
    lines.add(Recorded.of(number, new Entry.Rolled(D20, WHY, "", faces, from)));
  }

  private void fair(int roll) {
    var origin = new Origin(1, FairDice.Stream.OPEN, 0, roll);
    roll(lines.size() + 2, origin.text(), origin.faces(key, D20));
  }

  private List<String> faults(Header header) {
    return DiceCheck.of(header, lines).faults();
  }

  @Test
  void facesThatWerePromisedHaveNoFaults() {
    fair(0);
    fair(1);
    roll(4, Origin.HAND, List.of(20));
    roll(5, Origin.JUDGE, List.of(1));
    var check = DiceCheck.of(shown(), lines);
    assertThat(check.faults()).isEmpty();
    assertThat(check.notes()).isEmpty();
    assertThat(check.fair()).isEqualTo(2);
    assertThat(check.typed()).isEqualTo(1);
    assertThat(check.ordered()).isEqualTo(1);
    assertThat(check.closed()).isZero();
  }

  @Test
  void theHeaderReadsBackWithItsPledges() {
    assertThat(Header.of(shown().line(), "s").dice()).isEqualTo(shown().dice());
  }

  @Test
  void aFaceThatIsNotThePromisedOneIsNamedByItsLine() {
    fair(0);
    int face = lines.getFirst().faces().getFirst();
    lines.clear();
    roll(2, "1.0.0.0", List.of(face % 20 + 1));
    assertThat(faults(shown())).singleElement().asString().contains("line 2", "should show");
  }

  @Test
  void aRollLeftOutOrUsedTwiceIsNoticed() {
    fair(0);
    fair(2);
    assertThat(faults(shown())).singleElement().asString().contains("number 1 is due");
    lines.clear();
    fair(0);
    fair(0);
    assertThat(faults(shown())).singleElement().asString().contains("number 1 is due");
  }

  @Test
  void theBranchOfTheDiceNeverGoesBack() {
    var origin = new Origin(1, FairDice.Stream.OPEN, 1, 0);
    roll(2, origin.text(), origin.faces(key, D20));
    fair(1);
    assertThat(faults(shown())).hasSize(1);
  }

  @Test
  void anotherSecretSeedOrFightIsNoticed() {
    assertThat(faults(plain.with(List.of(pledge(HEX.formatHex(filled(2)), seed)))))
        .anyMatch(fault -> fault.contains("not the one that was promised"));
    assertThat(faults(plain.with(List.of(pledge(HEX.formatHex(filled(1)), filled(8))))))
        .anyMatch(fault -> fault.contains("seat 2 showed another seed"));
    var other =
        new Header(
            "acks2", "0.4", plain.options(), "hash", plain.scenario(), null, null, shown().dice());
    assertThat(faults(other)).anyMatch(fault -> fault.contains("another fight"));
  }

  @Test
  void whatIsNotShownYetIsCountedAndWhatNobodyPromisedIsAFault() {
    fair(0);
    var check = DiceCheck.of(plain.with(List.of(pledge(null, seed))), lines);
    assertThat(check.faults()).isEmpty();
    assertThat(check.closed()).isEqualTo(1);
    assertThat(check.notes()).hasSize(1);
    assertThat(faults(plain)).singleElement().asString().contains("nobody promised");
    lines.clear();
    roll(2, "", List.of(3));
    assertThat(faults(shown())).singleElement().asString().contains("nothing says where");
  }

  @Test
  void diceOfTheServerAloneAreSaidToBe() {
    var alone =
        new Pledge(
            1,
            HEX.formatHex(new byte[16]),
            HEX.formatHex(hash(plain.line())),
            HEX.formatHex(epoch.promise()),
            List.of(),
            HEX.formatHex(filled(1)));
    assertThat(DiceCheck.of(plain.with(List.of(alone)), lines).notes())
        .singleElement()
        .asString()
        .contains("Nobody but the server");
  }
}
