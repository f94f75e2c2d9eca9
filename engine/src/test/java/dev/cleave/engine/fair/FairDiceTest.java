package dev.cleave.engine.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The published vector, so that anybody's own program can be held against ours. */
class FairDiceTest {

  private static final Reason WHY = new Reason("test", "A2.ATK.11");
  private static final HexFormat HEX = HexFormat.of();

  private final Epoch epoch =
      new Epoch(
          HEX.parseHex("000102030405060708090a0b0c0d0e0f"),
          1,
          Digests.hash("head".getBytes(StandardCharsets.US_ASCII)),
          filled(0x11));

  private static byte[] filled(int with) {
    byte[] bytes = new byte[Epoch.BYTES];
    Arrays.fill(bytes, (byte) with);
    return bytes;
  }

  private static SortedMap<Integer, byte[]> seeds() {
    var seeds = new TreeMap<Integer, byte[]>();
    seeds.put(1, filled(0x22));
    seeds.put(2, filled(0x33));
    return seeds;
  }

  private static List<Integer> roll(FairDice dice, String thrown) {
    Dice all = Dice.parse(thrown);
    var faces = new ArrayList<Integer>();
    for (int i = 0; i < all.count(); i++) {
      faces.add(dice.face(all, i, WHY, null));
    }
    return faces;
  }

  @Test
  void thePromiseBindsFightRulesAndSecret() {
    assertThat(HEX.formatHex(epoch.promise()))
        .isEqualTo("935dbd5204bc8a070a3d7a1888a46728a5b468a9c67430fb73d9e849c2fa2db3");
  }

  @Test
  void aSeatPromisesItsSeedToo() {
    assertThat(HEX.formatHex(Epoch.seatPromise(epoch.promise(), 1, filled(0x22))))
        .isEqualTo("7e561a6e2d9ce52076e09f51f1eada547d1ff7ef2c11f27896e29391fff574b7");
  }

  @Test
  void theKeyComesFromEverybody() {
    assertThat(HEX.formatHex(epoch.key(seeds())))
        .isEqualTo("f63b1b899e6a2117bc2b5985d76b3c5a9f28d9c28616df763c999b4508106885");
  }

  @Test
  void facesFollowFromKeyAndNumber() {
    var dice = new FairDice(epoch.key(seeds()), FairDice.Stream.OPEN, 0, 0);
    assertThat(roll(dice, "1d20")).containsExactly(3);
    assertThat(roll(dice, "3d6")).containsExactly(1, 3, 6);
    assertThat(roll(dice, "1d100")).containsExactly(36);
    assertThat(roll(dice, "10d10")).containsExactly(5, 1, 5, 6, 8, 1, 7, 6, 3, 9);
    assertThat(dice.next()).isEqualTo(4);
  }

  @Test
  void aRollCanBeCheckedAlone() {
    var dice = new FairDice(epoch.key(seeds()), FairDice.Stream.OPEN, 0, 2);
    assertThat(roll(dice, "1d100")).containsExactly(36);
  }

  @Test
  void secretRollsAndTakenBackRollsHaveDiceOfTheirOwn() {
    byte[] key = epoch.key(seeds());
    assertThat(roll(new FairDice(key, FairDice.Stream.SECRET, 0, 0), "1d20")).containsExactly(1);
    assertThat(roll(new FairDice(key, FairDice.Stream.OPEN, 1, 0), "1d20")).containsExactly(4);
  }

  @Test
  void everyFaceIsEquallyLikely() {
    var dice = new FairDice(epoch.key(seeds()), FairDice.Stream.OPEN, 0, 0);
    int[] counts = new int[20];
    int rolls = 200_000;
    for (int i = 0; i < rolls; i++) {
      counts[dice.face(Dice.D20, 0, WHY, null) - 1]++;
    }
    double expected = rolls / 20.0;
    double square = 0;
    for (int count : counts) {
      square += (count - expected) * (count - expected) / expected;
    }
    assertThat(square).isLessThan(43.8); // 19 degrees of freedom, one in a thousand
  }

  @Test
  void aSecretOfTheWrongLengthIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Epoch(new byte[16], 1, new byte[32], new byte[31]))
        .withMessage("the secret has 32 bytes, not 31");
  }

  @Test
  void anOriginSaysWhichRollItWasAndReadsBack() {
    var origin = new Origin(1, FairDice.Stream.OPEN, 0, 3);
    assertThat(origin.text()).isEqualTo("1.0.0.3");
    assertThat(Origin.read("1.0.0.3")).isEqualTo(origin);
    assertThat(Origin.read("2.1.4.17")).isEqualTo(new Origin(2, FairDice.Stream.SECRET, 4, 17));
    assertThat(origin.faces(epoch.key(seeds()), Dice.parse("10d10")))
        .containsExactly(5, 1, 5, 6, 8, 1, 7, 6, 3, 9);
    for (String other : List.of("", Origin.HAND, Origin.JUDGE, "1.2.0.0", "1.0.0", "1.0.0.-1")) {
      assertThat(Origin.read(other)).as(other).isNull();
    }
  }

  @Test
  void aPromiseIsSixWordsToReadAloud() {
    assertThat(Spoken.words(epoch.promise()))
        .hasSize(6)
        .allMatch(word -> word.matches("[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou].*"));
    byte[] known = HEX.parseHex("7f000001dc42c11e0000ffff1234");
    assertThat(Spoken.words(known))
        .containsExactly("lusab", "babad", "tudaf", "sahiv", "babab", "zuzuz");
  }
}
