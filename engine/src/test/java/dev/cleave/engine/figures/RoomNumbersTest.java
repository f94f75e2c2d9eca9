package dev.cleave.engine.figures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.dice.Dice;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class RoomNumbersTest {

  private static final Chart ONE = new Chart("one", "T.1", 1, List.of("only"), new int[][] {{1}});
  private static final SequencedMap<String, List<String>> FATES = new LinkedHashMap<>();

  static {
    FATES.put("dead", List.of("at once"));
    FATES.put("dying", List.of());
    FATES.put("dazed", List.of());
  }

  private static final class Room extends RoomNumbers {

    final int charge = number("charge");
    final Dice initiative = dice("initiative");
    final boolean group = option("initiative by", "group");
    final boolean each = option("initiative by", "each");
    final Chart chart = chart("one");
    final SequencedMap<String, List<String>> fates = words("fates");

    Room() {
      super(
          new Figures(
              Map.of("charge", Dice.flat(2), "initiative", Dice.D6),
              Map.of("one", ONE),
              Map.of("initiative by", "group"),
              Map.of("fates", FATES),
              Map.of()));
    }

    String fate(int number) {
      return nth(number, fates);
    }
  }

  private final Room room = new Room();

  @Test
  void everyFieldReadsItselfByItsName() {
    assertThat(room.charge).isEqualTo(2);
    assertThat(room.initiative).isEqualTo(Dice.D6);
    assertThat(room.group).isTrue();
    assertThat(room.each).isFalse();
    assertThat(room.chart).isSameAs(ONE);
    assertThat(room.fates).isEqualTo(FATES);
  }

  @Test
  void rowsAreCountedFromOne() {
    assertThat(room.fate(1)).isEqualTo("dead");
    assertThat(room.fate(2)).isEqualTo("dying");
    assertThat(room.fate(3)).isEqualTo("dazed");
    assertThat(room.fate(0)).isEmpty();
    assertThat(room.fate(4)).isEmpty();
  }
}
