package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.odds.Gauntlet;
import dev.cleave.engine.table.Odds;
import java.util.ArrayList;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** What is found by playing often agrees with what is found by trying everything. */
class TrialsTest {

  private static final int PLAYS = 2_000;
  private static final int MOST = 20_000;

  /** Five standard errors at the worst. */
  private static final double MARGIN = 5 * Math.sqrt(0.25 / PLAYS);

  @Test
  void playedOddsAreNearTheExactOnes() {
    var seen = new ArrayList<String>();
    for (long seed = 0; seen.size() < 12 && seed < 200; seed++) {
      Moment moment = Moment.of(seed);
      Moment.Attack attack = moment == null ? null : moment.any();
      if (attack == null) {
        continue;
      }
      AttackOdds exact;
      try {
        exact = attack.attacks().odds(attack.text(), MOST);
      } catch (Odds.TooMany tooMany) {
        continue;
      }
      AttackOdds played = attack.attacks().estimate(attack.text(), PLAYS);
      near(attack.toString(), played.hits().value(), exact.hits().value());
      near(attack.toString(), played.drops().value(), exact.drops().value());
      assertThat(played).hasToString(attack.attacks().estimate(attack.text(), PLAYS).toString());
      seen.add(attack.text());
    }
    assertThat(seen).hasSize(12);
  }

  private static void near(String what, double played, double exact) {
    assertThat(played).as(what).isCloseTo(exact, Assertions.within(MARGIN));
  }

  @Test
  void aRunPastSteelIsPlayedWhereItCannotBeCounted() {
    int found = 0;
    for (long seed = 0; found < 3 && seed < 1_000; seed += 4) {
      Moment moment = Moment.of(seed);
      if (moment == null) {
        continue;
      }
      var exact =
          Gauntlet.of(moment.rulebook(), moment.question(), moment.battle(), "flee", MOST, 1);
      if (!exact.exact() || exact.hurt() == 0) {
        continue;
      }
      var played =
          Gauntlet.of(moment.rulebook(), moment.question(), moment.battle(), "flee", 1, PLAYS);
      assertThat(played.exact()).isFalse();
      near("seed " + seed, played.hurt(), exact.hurt());
      near("seed " + seed, played.dropped(), exact.dropped());
      found++;
    }
    assertThat(found).isEqualTo(3);
  }
}
