package dev.cleave.content.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * A valid file, damaged in thousands of ways: it is read, or refused in words, and nothing else.
 */
class MutationTest {
  private static final int MUTATIONS = Integer.getInteger("cleave.mutations", 3_000);
  private static final List<String> SPICE =
      List.of(
          "[",
          "]",
          "{",
          "}",
          "&a ",
          "*a",
          "!!x ",
          "!<",
          "<<: ",
          "%",
          "---\n",
          "...\n",
          "? ",
          ": ",
          "- ",
          "|",
          ">",
          "\"",
          "'",
          "\\",
          "\t",
          "\r",
          "\n",
          "#",
          ",",
          "\0",
          "\u001b",
          "\u0085",
          "\u2028",
          "\ufeff",
          "\ud83d\ude00",
          "é",
          "@",
          "`",
          "~",
          "0x",
          "1e999",
          "9".repeat(30));

  private final Random random = new Random(20_261_115);

  @Test
  void onlyRefusalsComeOut() {
    Assertions.assertTimeout(Duration.ofMinutes(2), this::damageAndRead); // a hang, not slowness
  }

  private void damageAndRead() {
    var shape = Shape.of(ShapeTest.SCENARIO);
    int refused = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      var bytes = ShapeTest.DUEL.getBytes(StandardCharsets.UTF_8);
      for (int blows = 1 + random.nextInt(4); blows > 0; blows--) {
        bytes = damaged(bytes);
      }
      refused += isRefused(shape, bytes) ? 1 : 0;
    }
    assertThat(refused).isBetween(MUTATIONS / 2, MUTATIONS);
  }

  private boolean isRefused(Shape shape, byte[] bytes) {
    try {
      shape.require(Yaml.parse(Source.read("duel.yaml", new ByteArrayInputStream(bytes))));
      return false;
    } catch (BadInput refused) {
      assertThat(refused.getMessage()).startsWith("duel.yaml:").doesNotContain("\u001b", "\0");
      return true;
    } catch (RuntimeException | StackOverflowError broken) {
      throw new AssertionError("broken by:\n" + new String(bytes, StandardCharsets.UTF_8), broken);
    }
  }

  private byte[] damaged(byte[] bytes) {
    if (bytes.length == 0) {
      return bytes;
    }
    int at = random.nextInt(bytes.length);
    return switch (random.nextInt(6)) {
      case 0 -> flipped(bytes, at);
      case 1 -> Arrays.copyOf(bytes, at);
      case 2, 3 -> inserted(bytes, at, SPICE.get(random.nextInt(SPICE.size())));
      case 4 -> inserted(bytes, at, SPICE.get(random.nextInt(SPICE.size())).repeat(40));
      default -> shuffledLines(bytes);
    };
  }

  private byte[] flipped(byte[] bytes, int at) {
    bytes[at] ^= (byte) (1 << random.nextInt(8));
    return bytes;
  }

  private static byte[] inserted(byte[] bytes, int at, String spice) {
    var text = new String(bytes, StandardCharsets.ISO_8859_1);
    var more = new String(spice.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    return (text.substring(0, at) + more + text.substring(at))
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  /** A line twice, lost, or in the wrong place. */
  private byte[] shuffledLines(byte[] bytes) {
    var lines = new ArrayList<>(new String(bytes, StandardCharsets.ISO_8859_1).lines().toList());
    if (lines.isEmpty()) {
      return bytes;
    }
    int one = random.nextInt(lines.size());
    switch (random.nextInt(3)) {
      case 0 -> lines.add(random.nextInt(lines.size()), lines.get(one));
      case 1 -> lines.remove(one);
      default -> Collections.swap(lines, one, random.nextInt(lines.size()));
    }
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.ISO_8859_1);
  }
}
