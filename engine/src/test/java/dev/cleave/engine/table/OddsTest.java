package dev.cleave.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class OddsTest {

  private static final Reason WHY = new Reason("attack throw", "T.1");

  private static int roll(Table table, Dice dice) {
    return table.roll(dice, WHY, null);
  }

  private static <R> Odds<R> odds(Function<Table, R> experiment) {
    return Odds.of(experiment, Players.USUAL, 1_000_000);
  }

  @Test
  void elevenOrMoreOnTwentyIsExactlyOneHalf() {
    var odds = odds(table -> roll(table, Dice.D20) >= 11);
    assertThat(odds.chances().get(true)).hasToString("1/2");
    assertThat(odds.of(true)).isEqualTo(0.5, within(0.0));
    assertThat(odds.total()).hasToString("1/1");
  }

  @Test
  void twoDiceComeUpSevenInSixWaysOfThirtySix() {
    var odds = odds(table -> roll(table, Dice.parse("2d6+1")));
    assertThat(odds.chances()).hasSize(11);
    assertThat(odds.chances().get(8)).hasToString("1/6");
    assertThat(odds.chances().get(3)).hasToString("1/36");
    assertThat(odds.chances().get(13)).hasToString("1/36");
    assertThat(odds.of(2)).isZero();
    assertThat(odds.total()).hasToString("1/1");
  }

  private static Odds.Chance chance(long ways, long of) {
    return Odds.Chance.of(BigInteger.valueOf(ways), BigInteger.valueOf(of));
  }

  /** Small numbers are reckoned another way than great ones; both are exact. */
  @Test
  void fractionsStayInLowestTermsHoweverLargeAndWhateverTheirSign() {
    assertThat(chance(-6, 4)).hasToString("-3/2");
    assertThat(chance(0, 20)).isEqualTo(Odds.Chance.NEVER);
    var tiny = chance(1, Long.MAX_VALUE);
    assertThat(tiny.times(tiny).times(tiny).given(tiny).given(tiny)).isEqualTo(tiny);
    var third = chance(1, 3).times(tiny).plus(chance(2, 3).times(tiny));
    assertThat(third).isEqualTo(tiny);
    assertThat(tiny.plus(chance(Long.MAX_VALUE - 1, Long.MAX_VALUE)))
        .isEqualTo(Odds.Chance.CERTAIN);
    assertThat(chance(3, 6).hashCode()).isEqualTo(chance(1, 2).hashCode());
  }

  @Test
  void aPlainNumberIsCertain() {
    assertThat(odds(table -> roll(table, Dice.flat(4))).chances())
        .containsOnlyKeys(4)
        .hasEntrySatisfying(4, chance -> assertThat(chance).hasToString("1/1"));
  }

  @Test
  void aHandfulTakesOneWayForEachSumNotForEachFall() {
    var odds = Odds.of(table -> roll(table, Dice.of(20, 6)), Players.USUAL, 101);
    assertThat(odds.chances()).hasSize(101);
    assertThat(odds.total()).hasToString("1/1");
    assertThat(odds.chances().get(20).of()).isEqualTo(BigInteger.valueOf(6).pow(20));
  }

  @Test
  void tooManyWaysAreGivenUp() {
    assertThatExceptionOfType(Odds.TooMany.class)
        .isThrownBy(() -> Odds.of(table -> roll(table, Dice.D20), Players.USUAL, 19))
        .withMessage("the dice can fall in more than 19 ways");
    assertThat(Odds.of(table -> roll(table, Dice.D20), Players.USUAL, 20).chances()).hasSize(20);
  }

  /** Some tables of effects are thrown on again where they do not fit. */
  @Test
  void aDieThatMayBeThrownAgainForEverIsGivenUp() {
    assertThatExceptionOfType(Odds.TooMany.class)
        .isThrownBy(() -> odds(OddsTest::untilNoOne))
        .withMessage("the dice can fall in more than 1000000 ways");
  }

  private static int untilNoOne(Table table) {
    int face = roll(table, Dice.D6);
    while (face == 1) {
      face = roll(table, Dice.D6);
    }
    return face;
  }

  /** The damage die is thrown only on a hit: 9 ways miss, 11 times 6 hit. */
  @Test
  void diceThatDependOnDiceAreThrownOnlyWhenTheyAre() {
    var odds =
        Odds.of(
            table -> roll(table, Dice.D20) >= 10 ? roll(table, Dice.D6) : 0,
            Players.USUAL,
            9 + 11 * 6);
    assertThat(odds.chances().get(0)).hasToString("9/20");
    for (int damage = 1; damage <= 6; damage++) {
      assertThat(odds.chances().get(damage)).hasToString("11/120");
    }
    assertThat(odds.total()).hasToString("1/1");
  }

  @Test
  void anExperimentThatDoesNotStartAfreshIsCaught() {
    int[] played = {0};
    assertThatIllegalStateException()
        .isThrownBy(() -> odds(table -> roll(table, Dice.d(++played[0] + 1))))
        .withMessage("The experiment does not start from the same state");
  }

  @Test
  void theFirstThreeBlowsOfADuelAreWhatTheSumSays() {
    var odds = odds(OddsTest::threeBlows);
    var exact = threeBlowsBySum();
    BigInteger all = BigInteger.valueOf(120).pow(3);
    assertThat(odds.chances()).hasSameSizeAs(exact);
    odds.chances()
        .forEach(
            (state, chance) ->
                assertThat(chance.ways().multiply(all).divide(chance.of()))
                    .as(state)
                    .isEqualTo(BigInteger.valueOf(exact.get(state))));
    assertThat(odds.total()).hasToString("1/1");
  }

  private static String threeBlows(Table table) {
    int[] points = {Duel.HIT_POINTS, Duel.HIT_POINTS};
    for (int blow = 0; blow < 3 && points[0] > 0 && points[1] > 0; blow++) {
      if (roll(table, Dice.D20) >= Duel.NEEDS) {
        points[1 - blow % 2] -= roll(table, Dice.D6);
      }
    }
    return points[0] + " to " + points[1];
  }

  /** In how many of 120^3 ways each state comes about: a blow misses in 54 of 120. */
  private static Map<String, Long> threeBlowsBySum() {
    Map<String, Long> ways = new HashMap<>();
    for (int first = 0; first <= 6; first++) {
      for (int second = 0; second <= 6; second++) {
        for (int third = 0; third <= 6; third++) {
          int hurt = first + third;
          String state = (Duel.HIT_POINTS - second) + " to " + (Duel.HIT_POINTS - hurt);
          ways.merge(state, waysOf(first) * waysOf(second) * waysOf(third), Long::sum);
        }
      }
    }
    return ways;
  }

  private static long waysOf(int damage) {
    return damage == 0 ? 54 : 11;
  }
}
