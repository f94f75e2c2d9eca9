package dev.cleave.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.engine.Rnd;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiceRefusalTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'0d6'           | 1 | at least one die must be thrown",
        "'00d6'          | 1 | at least one die must be thrown",
        "'1d0'           | 3 | a die has at least one side",
        "'10d00+1'       | 4 | a die has at least one side",
        "'2147483647d2'  | 1 | numbers end at 1000",
        "'1001'          | 1 | numbers end at 1000",
        "'999999d999999' | 1 | numbers end at 1000",
        "'2d999999'      | 3 | numbers end at 10000",
        "'2d6+1001'      | 5 | numbers end at 1000",
        "'-1d6'          | 1 | write it like 2d6+1",
        "'-3'            | 1 | write it like 2d6+1",
        "''              | 1 | write it like 2d6+1",
        "' d6'           | 1 | write it like 2d6+1",
        "'7 '            | 2 | write it like 2d6+1",
        "'2x6'           | 2 | write it like 2d6+1",
        "'1d6+(((('      | 5 | a number must follow the sign",
        "'1d6-'          | 5 | a number must follow the sign",
        "'1d6+-1'        | 5 | a number must follow the sign",
        "'d'             | 2 | the size of the die is missing; write it like 2d6+1",
        "'2d'            | 3 | the size of the die is missing; write it like 2d6+1",
        "'2d+1'          | 3 | the size of the die is missing; write it like 2d6+1",
        "'d%%'           | 3 | nothing may follow; write it like 2d6+1",
        "'1d6 '          | 4 | nothing may follow; write it like 2d6+1",
        "'1d6d6'         | 4 | nothing may follow; write it like 2d6+1",
        "'1d6+1+1'       | 6 | nothing may follow; write it like 2d6+1",
        "'1d٣'           | 3 | the size of the die is missing; write it like 2d6+1"
      })
  void saysWhereAndWhatWasExpected(String text, int column, String expected) {
    var refused = catchThrowableOfType(DiceSyntax.class, () -> Dice.parse(text));
    assertThat(refused)
        .hasMessage("\"%s\" is not a dice expression (column %d): %s", text, column, expected);
    assertThat(refused.column()).isEqualTo(column);
  }

  @ParameterizedTest
  @ValueSource(ints = {41, 60, 100_000})
  void textTooLongForDiceIsRefusedHoweverItBegins(int length) {
    assertThatExceptionOfType(DiceSyntax.class)
        .isThrownBy(() -> Dice.parse("0".repeat(length - 1) + "x"));
    assertThatExceptionOfType(DiceSyntax.class)
        .isThrownBy(() -> Dice.parse("1d" + "0".repeat(length - 3) + "6"));
  }

  @Test
  void aLongTextIsNotPrintedWhole() {
    assertThatExceptionOfType(DiceSyntax.class)
        .isThrownBy(() -> Dice.parse("1d6" + "+".repeat(1_000_000)))
        .withMessage(
            "\"1d6%s...\" is not a dice expression (column 41): this is too long; write it like"
                + " 2d6+1",
            "+".repeat(37));
    assertThat(Dice.parse("1d" + "0".repeat(37) + "6")).isEqualTo(Dice.D6);
  }

  @Test
  void diceBeyondAnyTableAreRefusedHoweverTheyAreMade() {
    int[][] wrong = {
      {-1, 6, 0}, {1001, 6, 0}, {1, 0, 0}, {1, 10001, 0}, {1, 6, 1001}, {1, 6, -1001}
    };
    for (int[] each : wrong) {
      assertThatExceptionOfType(DiceSyntax.class)
          .isThrownBy(() -> new Dice(each[0], each[1], each[2]))
          .withMessage(
              "\"%dd%d\" is not a dice expression (column 1): dice run from 1d1 to 1000d10000,"
                  + " with at most 1000 added",
              each[0], each[1]);
    }
  }

  @Test
  void anyTextIsEitherDiceOrRefusedWithAColumnInsideIt() {
    String signs = "0123456789dD%+- x";
    Rnd.each(
        20_000,
        rnd -> {
          var text = new StringBuilder();
          for (int length = rnd.below(9); length > 0; length--) {
            text.append(signs.charAt(rnd.below(signs.length())));
          }
          try {
            assertThat(Dice.parse(Dice.parse(text.toString()).toString()))
                .isEqualTo(Dice.parse(text.toString()));
          } catch (DiceSyntax refused) {
            assertThat(refused.column()).isBetween(1, text.length() + 1);
          }
        });
  }
}
