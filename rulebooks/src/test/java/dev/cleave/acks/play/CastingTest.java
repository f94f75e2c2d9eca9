package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks2.Acks2;
import dev.cleave.engine.Proves;
import org.junit.jupiter.api.Test;

class CastingTest {

  private static final Acks2 BOOK = Book.acks2();

  private static Muster mageAndArcher() {
    var muster = Muster.of(BOOK);
    muster.hero("Mage", Muster.mage().spells(Muster.FIRE, Muster.FEAR).make());
    muster.monster("Archer", Muster.orc().weapons(Muster.BOW).make());
    return muster;
  }

  @Test
  @Proves({"A2.ROUND.05", "A2.FULL.03", "A2.FULL.04", "A2.FULL.06"})
  void an_arrow_before_the_count_spoils_the_spell() {
    var script =
        Script.dice("d6 2", "d6 5", "d20 12", "d6 1")
            .orders("Mage: cast fireball", "Archer: shoot Mage");
    script.fight(BOOK, mageAndArcher().apart(60));
    assertThat(script.turns()).containsExactly("Archer");
    assertThat(script.told()).contains("Mage's fireball is disrupted and lost.");
  }

  @Test
  @Proves({"A2.FULL.01", "A2.SAVE.12", "A2.SAVE.15"})
  void a_spell_declared_is_cast_and_saved_against() {
    var script =
        Script.dice("d6 5", "d6 2", "d6 3", "d6 1", "d6 2", "d20 15")
            .orders("Mage: cast fireball", "Mage: attack Archer", "Mage: cast fireball at Archer");
    script.fight(BOOK, mageAndArcher().apart(60));
    assertThat(script.refused())
        .containsExactly("attack Archer: Mage has declared a spell [A2.SPELL.04]");
    assertThat(script.told())
        .contains(
            "Mage casts fireball at Archer.",
            "Archer saves against blast: needs 15+; rolled 15: saved.",
            "Archer takes 3 damage and has 2 hp.");
  }

  @Test
  @Proves("A2.ROUND.07")
  void an_undeclared_spell_cannot_be_cast() {
    var script =
        Script.dice("d6 5", "d6 2").orders("Mage: nothing", "Mage: cast fireball at Archer");
    script.fight(BOOK, mageAndArcher().apart(60));
    assertThat(script.refused()).hasSize(1);
  }
}
