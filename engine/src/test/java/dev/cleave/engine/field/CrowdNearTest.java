package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Rnd;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Whoever touches a rectangle is found in it, in the order of the battle, wherever they went. */
class CrowdNearTest {

  private static final int SIZE = 90;
  private static final int WIDEST = 4;

  @Test
  void nobody_near_is_missed_after_any_moves() {
    Rnd.each(
        200,
        rnd -> {
          var crowd = new Crowd(SIZE, 40, 30, WIDEST);
          var lies = new Base[SIZE];
          for (int i = 0; i < 3 * SIZE; i++) {
            int who = i < SIZE ? i : rnd.below(SIZE);
            int wide = 1 + rnd.below(WIDEST);
            int deep = 1 + rnd.below(WIDEST);
            lies[who] = Base.at(rnd.below(80), rnd.below(60), wide, deep);
            crowd.put(who, lies[who]);
          }
          int left = rnd.below(40);
          int top = rnd.below(30);
          int right = left + rnd.below(6);
          int bottom = top + rnd.below(6);
          int[] near = crowd.copy().near(left, top, right, bottom);
          assertThat(near).isSorted().doesNotHaveDuplicates();
          for (int who = 0; who < SIZE; who++) {
            if (lies[who].feetTo(left, top, right, bottom) == 0) {
              assertThat(Arrays.binarySearch(near, who)).isNotNegative();
            }
          }
          assertThat(near).isEqualTo(crowd.near(left, top, right, bottom));
        });
  }

  @Test
  void of_few_everybody_is_near() {
    assertThat(new Crowd(3, 40, 30, 1).near(5, 5, 6, 6)).containsExactly(0, 1, 2);
  }
}
