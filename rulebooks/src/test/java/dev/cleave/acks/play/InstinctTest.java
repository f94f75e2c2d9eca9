package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.table.Silence;
import org.junit.jupiter.api.Test;

class InstinctTest {

  private final Muster muster = Muster.of(Book.acks2());

  private Fight fight() {
    return Book.fight(muster.on(Ground.open(12, 12)), Silence.TABLE);
  }

  private Combatant orc(String name, int hp, int column, int row, Facing facing) {
    Combatant orc = muster.monster(name, Muster.orc().hp(hp).make());
    muster.at(orc, column, row, facing);
    return orc;
  }

  private Combatant giant(Size size) {
    var sheet = Muster.ogre().size(size).weapons(Muster.GREAT_AXE).strength(18);
    Combatant giant = muster.hero("Giant", sheet.make());
    muster.at(giant, 5, 5, Facing.N);
    return giant;
  }

  @Test
  void a_giant_sweeps_the_weak_before_him() {
    Combatant giant = giant(Size.HUGE);
    orc("A", 2, 4, 4, Facing.S);
    orc("B", 2, 5, 4, Facing.S);
    orc("C", 9, 6, 4, Facing.S);
    assertThat(fight().instinct().first(giant).text()).isEqualTo("sweep A");
  }

  @Test
  void he_strikes_at_one_where_most_would_stand_it() {
    Combatant giant = giant(Size.HUGE);
    orc("A", 2, 4, 4, Facing.S);
    orc("B", 9, 5, 4, Facing.S);
    orc("C", 9, 6, 4, Facing.S);
    assertThat(fight().instinct().first(giant).text()).isEqualTo("attack A");
  }

  @Test
  void two_are_struck_one_by_one() {
    Combatant giant = giant(Size.HUGE);
    orc("A", 1, 4, 4, Facing.S);
    orc("B", 1, 5, 4, Facing.S);
    assertThat(fight().instinct().first(giant).text()).isEqualTo("attack A");
  }

  @Test
  void who_is_not_huge_does_not_think_of_it() {
    Combatant ogre = giant(Size.LARGE);
    orc("A", 2, 4, 4, Facing.S);
    orc("B", 2, 5, 4, Facing.S);
    orc("C", 2, 6, 4, Facing.S);
    assertThat(fight().instinct().first(ogre).text()).isEqualTo("attack A");
  }

  @Test
  void a_thief_stabs_the_back_before_the_weak() {
    Combatant thief = muster.hero("Mouse", Muster.fighter(1).traits("backstab").make());
    muster.at(thief, 5, 5, Facing.N);
    orc("A", 1, 4, 4, Facing.S);
    orc("B", 9, 5, 4, Facing.N);
    assertThat(fight().instinct().first(thief).text()).isEqualTo("attack B");
  }

  @Test
  void an_ambusher_shoots_at_the_back_before_the_nearest() {
    var sheet = Muster.fighter(1).traits("ambush").weapons(Muster.BOW);
    Combatant scout = muster.hero("Scout", sheet.make());
    muster.at(scout, 5, 10, Facing.N);
    orc("A", 9, 5, 5, Facing.S);
    orc("B", 9, 7, 2, Facing.N);
    assertThat(fight().instinct().first(scout).text()).isEqualTo("shoot B");
  }

  @Test
  void a_mage_quickens_the_stoutest_friend_once() {
    Combatant mage = muster.hero("Mage", Muster.mage().spells(Muster.SWIFT_SWORD).make());
    Combatant guard = muster.hero("Guard", Muster.fighter(3).make());
    muster.at(mage, 5, 10, Facing.N).at(guard, 5, 9, Facing.N);
    orc("A", 9, 5, 2, Facing.S);
    Fight fight = fight();
    Declaration cast = fight.instinct().declaration(mage);
    assertThat(cast).isEqualTo(new Declaration.Casting(Muster.SWIFT_SWORD));
    fight.fighter(mage).declared = cast;
    assertThat(fight.instinct().first(mage).text()).isEqualTo("cast swift sword at Guard");
    guard.gain(State.SWIFT);
    mage.gain(State.SWIFT);
    assertThat(fight.instinct().declaration(mage)).isEqualTo(Declaration.Plan.NOTHING);
  }
}
