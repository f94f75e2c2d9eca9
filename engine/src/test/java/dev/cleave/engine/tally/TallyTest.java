package dev.cleave.engine.tally;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Rnd;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class TallyTest {

  private static final Term LEVEL = new Term("level", "T.1", Tag.LEVEL);
  private static final Term ARMOUR = new Term("armour", "T.2", Tag.ARMOUR);
  private static final Term SHIELD = new Term("shield", "T.3", Tag.SHIELD);
  private static final Term FLANKED = new Term("flanked", "T.4", Tag.POSITION);

  private static Tally blow() {
    return new Tally().against(10, LEVEL).against(4, ARMOUR).plus(2, FLANKED);
  }

  @Test
  void whatStandsAgainstTheThrowRaisesItAndBonusesLowerIt() {
    Tally blow = blow();
    assertThat(blow.needs()).isEqualTo(12);
    assertThat(blow.target()).isEqualTo(14);
    assertThat(blow.bonus()).isEqualTo(2);
    assertThat(blow.meets(11)).isFalse();
    assertThat(blow.meets(12)).isTrue();
  }

  @Test
  void saysWhatMadeIt() {
    assertThat(blow()).hasToString("needs 12+: 10 level, 4 armour, -2 flanked");
    assertThat(new Tally()).hasToString("needs 1+");
    assertThat(new Tally().plus(-3, FLANKED)).hasToString("needs 3+: 3 flanked");
  }

  @Test
  void everyPartKeepsItsValueItsReasonAndItsShare() {
    Tally blow = blow();
    assertThat(blow.size()).isEqualTo(3);
    assertThat(blow.term(1)).isEqualTo(ARMOUR);
    assertThat(blow.value(1)).isEqualTo(4);
    assertThat(blow.share(1)).isEqualTo(4);
    assertThat(blow.isBonus(1)).isFalse();
    assertThat(blow.value(2)).isEqualTo(2);
    assertThat(blow.share(2)).isEqualTo(-2);
    assertThat(blow.isBonus(2)).isTrue();
  }

  @Test
  void whatComesToNothingIsNotMentioned() {
    assertThat(blow().plus(0, SHIELD).against(0, SHIELD).plusIf(false, 5, SHIELD).size())
        .isEqualTo(3);
    assertThat(blow().plusIf(true, 5, SHIELD).needs()).isEqualTo(7);
  }

  @Test
  void aPartCanBeLeftOutOnWhicheverSideItStands() {
    assertThat(blow().needsWithout(ARMOUR)).isEqualTo(8);
    assertThat(blow().needsWithout(FLANKED)).isEqualTo(14);
    assertThat(blow().needsWithout(SHIELD)).isEqualTo(12);
    assertThat(blow().against(1, ARMOUR).needsWithout(new Term("armour", "T.2", Tag.ARMOUR)))
        .isEqualTo(8);
  }

  @Test
  void partsOfAKindCanBeSummedButBonusesAreNoTarget() {
    Term scales = new Term("scales", "T.5", Tag.ARMOUR);
    Tally blow = blow().against(3, scales).plus(1, new Term("rust", "T.6", Tag.ARMOUR));
    assertThat(blow.targetFrom(Tag.ARMOUR)).isEqualTo(7);
    assertThat(blow.targetFrom(Tag.MAGIC)).isZero();
  }

  @Test
  void aCopyIsItsOwn() {
    Tally blow = blow();
    Tally copy = blow.copy();
    blow.against(5, SHIELD);
    assertThat(copy).hasToString("needs 12+: 10 level, 4 armour, -2 flanked");
    copy.clear().plus(1, SHIELD);
    assertThat(blow).hasToString("needs 17+: 10 level, 4 armour, -2 flanked, 5 shield");
    assertThat(copy).hasToString("needs 1+: -1 shield");
  }

  @Test
  void clearedItIsAsGoodAsNew() {
    Tally used = blow().clear();
    assertThat(used.size()).isZero();
    assertThat(used.target()).isZero();
    assertThat(used.bonus()).isZero();
    assertThat(used.against(4, ARMOUR).isBonus(0)).isFalse();
  }

  @Test
  void oneTallyAddedToAnotherKeepsBonusesBonuses() {
    Tally both = new Tally().against(1, SHIELD).addAll(blow());
    assertThat(both).hasToString("needs 13+: 1 shield, 10 level, 4 armour, -2 flanked");
    assertThat(both.bonus()).isEqualTo(2);
  }

  @Test
  void upToSixtyFourPartsAddUpLikeTheirShares() {
    Rnd.each(
        500,
        rnd -> {
          var tally = new Tally();
          var shares = new ArrayList<Integer>();
          for (int parts = rnd.below(65); parts > 0; parts--) {
            int value = rnd.between(1, 9) * (rnd.oneIn(3) ? -1 : 1);
            if (rnd.oneIn(2)) {
              tally.plus(value, FLANKED);
              shares.add(-value);
            } else {
              tally.against(value, ARMOUR);
              shares.add(value);
            }
          }
          int needs = shares.stream().mapToInt(share -> share).sum();
          Tally copy = tally.copy();
          assertThat(copy).hasToString(tally.toString());
          assertThat(copy.size()).isEqualTo(shares.size());
          assertThat(copy.needs()).isEqualTo(tally.needs()).isEqualTo(needs);
          for (int i = 0; i < shares.size(); i++) {
            assertThat(tally.share(i)).isEqualTo(shares.get(i));
          }
          int bonus = -tally.needsWithout(ARMOUR);
          assertThat(bonus).isEqualTo(tally.bonus());
        });
  }

  @Test
  void alikeAreThoseWithTheSamePartsForTheSameReasons() {
    assertThat(blow().isLike(blow())).isTrue();
    assertThat(new Tally().isLike(new Tally())).isTrue();
    assertThat(blow().isLike(blow().plus(1, FLANKED))).isFalse();
    assertThat(blow().isLike(new Tally().against(10, LEVEL).against(4, ARMOUR).plus(3, FLANKED)))
        .isFalse();
    assertThat(blow().isLike(new Tally().against(10, LEVEL).against(4, SHIELD).plus(2, FLANKED)))
        .isFalse();
    assertThat(blow().isLike(new Tally().against(10, LEVEL).against(4, ARMOUR).against(2, FLANKED)))
        .isFalse();
    assertThat(blow().isLike(new Tally().against(9, LEVEL).against(4, ARMOUR).plus(2, FLANKED)))
        .isFalse();
  }

  @Test
  void theBooksBoundIsWhatPeopleAreToldTheyNeed() {
    var natural = new Term("natural 1 misses", "T.9", Tag.BASE);
    assertThat(blow().face()).isEqualTo(12);
    assertThat(blow().bound(12, natural).bound()).isNull();
    Tally easy = blow().plus(15, FLANKED).bound(2, natural);
    assertThat(easy.needs()).isEqualTo(-3);
    assertThat(easy.face()).isEqualTo(2);
    assertThat(easy.bound()).isEqualTo(natural);
    assertThat(easy.copy().face()).isEqualTo(2);
    assertThat(easy.copy().bound()).isEqualTo(natural);
    assertThat(easy.clear().face()).isZero();
  }

  @Test
  void aTermIsItsWordsItsRuleAndItsSort() {
    var same = new Term("level", "T.1", Tag.LEVEL);
    assertThat(same).isEqualTo(LEVEL).hasSameHashCodeAs(LEVEL);
    assertThat(same.hashCode()).isEqualTo(31 * "level".hashCode() + "T.1".hashCode());
    assertThat(LEVEL)
        .isNotEqualTo(new Term("levels", "T.1", Tag.LEVEL))
        .isNotEqualTo(new Term("level", "T.2", Tag.LEVEL))
        .isNotEqualTo(new Term("level", "T.1", Tag.ARMOUR));
  }
}
