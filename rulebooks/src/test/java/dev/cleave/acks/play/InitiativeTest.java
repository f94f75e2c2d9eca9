package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks2.Acks2;
import dev.cleave.engine.Proves;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InitiativeTest {

  private static final Acks2 BOOK = Book.acks2();

  private static Muster threeAgainstThree(boolean judged) {
    var muster = new Muster(BOOK, judged);
    for (int i = 1; i <= 3; i++) {
      muster.hero("Hero " + i, Muster.fighter(1).make());
    }
    for (int i = 1; i <= 3; i++) {
      muster.monster("Orc " + i, Muster.orc().make());
    }
    return muster;
  }

  @Test
  @Proves({"A2.INIT.14", "A2.INIT.15", "A2.INIT.17", "A2.INIT.18"})
  void among_equals_the_judge_interleaves() {
    var script =
        Script.dice("d6 4", "d6 2", "d6 1", "d6 4", "d6 4", "d6 6")
            .orders("monsters: Orc 1", "monsters: the others");
    script.fight(BOOK, threeAgainstThree(true).apart(200));
    assertThat(script.turns())
        .containsExactly("Orc 3", "Orc 1", "Hero 1", "Orc 2", "Hero 2", "Hero 3");
  }

  @Test
  @Proves("A2.INIT.16")
  void the_smaller_side_chooses() {
    var muster = Muster.of(BOOK);
    muster.hero("Hero", Muster.fighter(1).make());
    muster.monster("Orc 1", Muster.orc().make());
    muster.monster("Orc 2", Muster.orc().make());
    var script =
        Script.dice("d6 3", "d6 3", "d6 3").orders("heroes: the others", "monsters: Orc 2");
    script.fight(BOOK, muster.apart(200));
    assertThat(script.turns()).containsExactly("Orc 2", "Hero", "Orc 1");
  }

  @Test
  void without_a_judge_the_dice_choose() {
    var muster = new Muster(BOOK, false);
    muster.hero("Hero", Muster.fighter(1).make());
    muster.monster("Orc", Muster.orc().make());
    var script = Script.dice("d6 3", "d6 3", "d6 2", "d6 2", "d6 1", "d6 5");
    script.fight(BOOK, muster.apart(200));
    assertThat(script.turns()).containsExactly("Orc", "Hero");
  }

  @Test
  @Proves({"A2.INIT.02", "A2.INIT.05"})
  void dexterity_quickens() {
    var muster = Muster.of(BOOK);
    muster.hero("Hero", Muster.fighter(1).dexterity(16).make());
    muster.monster("Orc", Muster.orc().make());
    var script = Script.dice("d6 2", "d6 3");
    script.fight(BOOK, muster.apart(200));
    assertThat(script.turns()).containsExactly("Hero", "Orc");
  }

  @Test
  @Proves({"A2.INIT.06", "A2.INIT.07", "A2.INIT.09"})
  void who_delays_acts_later_but_not_below_the_floor() {
    var muster = Muster.of(BOOK);
    muster.hero("Kara", Muster.fighter(1).make());
    muster.monster("Chief", Muster.orc().make());
    var script =
        Script.dice("d6 3", "d6 1")
            .orders("Kara: delay to -4", "Kara: delay to 3", "Kara: delay to -1");
    script.fight(BOOK, muster.apart(200));
    assertThat(script.turns()).containsExactly("Kara", "Chief", "Kara");
    assertThat(script.refused()).hasSize(2);
  }

  @Test
  @Proves("A2.INIT.10")
  void who_waits_for_another_comes_right_after_him() {
    var script =
        Script.dice("d6 6", "d6 5", "d6 2", "d6 3", "d6 3", "d6 4")
            .orders(
                "Hero 1: delay until after Orc 1",
                "Hero 2: delay until after Orc 1",
                "monsters: Orc 1");
    script.fight(BOOK, threeAgainstThree(true).apart(200));
    assertThat(script.turns())
        .containsExactly(
            "Hero 1", "Hero 2", "Orc 3", "Orc 1", "Hero 1", "Hero 2", "Orc 2", "Hero 3");
  }

  @Test
  @Proves({"A2.INIT.08", "A2.GAP.126"})
  void waiting_for_the_fallen_ends_at_once() {
    var muster = Muster.of(BOOK);
    muster.hero("Kara", Muster.fighter(1).make());
    muster.hero("Marcus", Muster.fighter(1).weapons(Muster.BOW).make());
    muster.monster("Chief", Muster.orc().hp(1).make());
    muster.monster("Orc", Muster.orc().make());
    var script =
        Script.dice("d6 3", "d6 2", "d6 1", "d6 1", "d20 19", "d6 4", "d6 1")
            .orders("Kara: delay until after Chief", "Marcus: shoot Chief");
    script.fight(BOOK, muster.apart(100));
    assertThat(script.turns()).containsExactly("Kara", "Marcus", "Kara", "Orc");
  }

  @Test
  @Proves("A2.INIT.04")
  void like_monsters_may_share_a_die() {
    var book = Book.acks2(Map.of("group initiative", "on"));
    var script = Script.dice("d6 4", "d6 2", "d6 1", "d6 3");
    script.fight(book, threeAgainstThree(true).apart(200));
    assertThat(script.turns())
        .containsExactly("Hero 1", "Orc 1", "Orc 2", "Orc 3", "Hero 2", "Hero 3");
  }
}
