package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks2.Acks2;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.table.Silence;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChargeTest {

  private static final Acks2 BOOK = Book.acks2();

  @ParameterizedTest
  @CsvSource({
    "20, -1, false, legal",
    "26, -1, false, A2.FULL.07",
    "10, 5, false, A2.FULL.10",
    "-3, -1, false, A2.FULL.11",
    "10, -1, true, A2.ENGAGE.11",
    "1, -1, false, A2.ENGAGE.11"
  })
  @Proves({"A2.FULL.07", "A2.FULL.08", "A2.FULL.09", "A2.FULL.10", "A2.FULL.11"})
  void a_charge_is_straight_clear_seen_and_unhindered(
      int north, int ally, boolean engaged, String verdict) {
    var muster = Muster.of(BOOK);
    Combatant charger = muster.hero("Charger", Muster.fighter(1).make());
    Combatant friend = muster.hero("Friend", Muster.fighter(1).make());
    Combatant foe = muster.monster("Foe", Muster.orc().make());
    Combatant other = muster.monster("Other", Muster.orc().make());
    muster.at(charger, 10, 30, Facing.N).at(foe, 10, 30 - north, Facing.S);
    muster.at(friend, ally < 0 ? 0 : 10, 30 - Math.max(0, ally), Facing.N);
    muster.at(other, engaged ? 11 : 30, 30, Facing.W);
    Battle battle = muster.on(Ground.open(40, 40));
    Forbidden bar = Book.fight(battle, Silence.TABLE).charge().bars(charger, foe);
    assertThat(bar == null ? "legal" : bar.rule()).isEqualTo(verdict);
  }

  @Test
  @Proves("A2.FULL.11")
  void a_wall_hides_the_foe() {
    var muster = Muster.of(BOOK);
    Combatant charger = muster.hero("Charger", Muster.fighter(1).make());
    Combatant foe = muster.monster("Foe", Muster.orc().make());
    muster.at(charger, 2, 10, Facing.N).at(foe, 2, 0, Facing.S);
    var rows = new ArrayList<>(List.of(".....", ".....", ".....", "..#..", "....."));
    for (int i = 0; i < 7; i++) {
      rows.add(".....");
    }
    Battle battle = muster.on(Ground.drawn(rows));
    Forbidden bar = Book.fight(battle, Silence.TABLE).charge().bars(charger, foe);
    assertThat(bar).isNotNull();
    assertThat(bar.rule()).isEqualTo("A2.FULL.11");
  }

  @Test
  @Proves({"A2.FULL.12", "A2.FULL.14", "A2.FULL.16", "A2.DMG.20", "A2.DMG.21"})
  void the_spear_bites_twice_and_the_charger_is_disordered() {
    var muster = Muster.of(BOOK);
    muster.hero("Augilar", Muster.fighter(1).hp(12).armour(4).make());
    muster.monster("Orc", Muster.orc().ac(3).shield(1).weapons(Muster.SPEAR).make());
    var script =
        Script.dice("d6 1", "d6 5", "d20 12", "d6 2", "d6 1", "d20 8", "d6 1", "d6 6")
            .orders("Orc: charge Augilar", "Augilar: attack Orc");
    script.fight(BOOK, muster.apart(30));
    assertThat(script.told())
        .containsExactly(
            "Initiative 5: Orc.",
            "Orc charges 25' toward Augilar.",
            "Orc is disordered.",
            "Orc strikes at Augilar with the spear: needs 12+ (10 for 1 HD, 4 armour, -2 charge);"
                + " rolled 12: hit.",
            "Augilar takes 3 damage and has 9 hp.",
            "Initiative 1: Augilar.",
            "Augilar strikes at Orc with the sword: needs 11+ (10 for level 1, 2 armour class,"
                + " 1 shield, -2 disordered); rolled 8: miss, bounced off the armour.",
            "Initiative 6: Orc.",
            "Orc is no longer disordered.",
            "Orc does nothing.",
            "Initiative 1: Augilar.",
            "Augilar does nothing.");
  }
}
