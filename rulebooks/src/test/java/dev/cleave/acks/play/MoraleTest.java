package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.State;
import dev.cleave.acks2.Acks2;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoraleTest {

  private static final Acks2 BOOK = Book.acks2();

  private final List<Combatant> goblins = new ArrayList<>();

  private Battle goblins(int number, int heroes, int apart) {
    var muster = Muster.of(BOOK);
    for (int i = 1; i <= heroes; i++) {
      muster.hero("Hero " + i, Muster.fighter(1).make());
    }
    for (int i = 1; i <= number; i++) {
      goblins.add(muster.monster("Goblin " + i, Muster.orc().morale(-1).make()));
    }
    return muster.apart(apart);
  }

  private void fell(int number) {
    for (int i = 0; i < number; i++) {
      goblins.get(i).setFate(Fate.DOWN);
    }
  }

  @Test
  @Proves({"A2.MORALE.19", "A2.MORALE.21"})
  void two_thirds_lost_breaks_them() {
    Battle battle = goblins(12, 4, 60);
    fell(8);
    var script = Script.dice("d6 4", "d6 4", "d10 3");
    Book.fight(battle, script.table()).morale().check();
    assertThat(script.told())
        .startsWith(
            "Morale of monsters: rolled 8, rating -1, modifiers -5: 2, frightened retreat.",
            "Goblin 9 is frightened.");
  }

  @Test
  @Proves({"A2.MORALE.17", "A2.MORALE.18", "A2.MORALE.25"})
  void numbers_give_heart() {
    Battle battle = goblins(12, 3, 60);
    fell(6);
    var script = Script.dice("d6 3", "d6 2");
    Book.fight(battle, script.table()).morale().check();
    assertThat(script.told())
        .containsExactly("Morale of monsters: rolled 5, rating -1, modifiers 3: 7, fight on.");
  }

  @Test
  @Proves({"A2.MORALE.06", "A2.MORALE.07"})
  void they_roll_at_a_third_and_at_every_further_loss() {
    Battle battle = goblins(9, 9, 60);
    var script = Script.dice("d6 5", "d6 4", "d6 5", "d6 4");
    var fight = Book.fight(battle, script.table());
    int[] losses = {2, 3, 3, 4, 4};
    var rolls = new ArrayList<Integer>();
    for (int lost : losses) {
      fell(lost);
      fight.morale().check();
      rolls.add(script.told().size());
    }
    assertThat(rolls).containsExactly(0, 1, 1, 2, 2);
  }

  @Test
  @Proves({"A2.COND.FRIGHT.07", "A2.COND.COWER.01", "A2.COND.FRIGHT.04", "A2.COND.DISORD.01"})
  void the_frightened_cower_until_they_can_run_and_then_are_gone() {
    Battle battle = goblins(1, 1, 5);
    goblins.getFirst().gain(State.FRIGHTENED);
    goblins.getFirst().gain(State.COWERING);
    var script =
        Script.dice("d10 9", "d6 5", "d6 3", "d20 2", "d6 5", "d6 3")
            .orders("Hero 1: attack Goblin 1");
    script.fight(BOOK, battle);
    assertThat(script.told())
        .contains(
            "Hero 1 strikes at Goblin 1 with the sword: needs 11+ (10 for level 1, 3 armour class,"
                + " -2 vulnerable); rolled 2: miss.",
            "Goblin 1 is no longer cowering.",
            "Goblin 1 is disordered.",
            "Goblin 1 retreats 120' away from Hero 1.",
            "Goblin 1 has fled.",
            "The fight ends, won by heroes in round 2: the enemy fled or yielded.");
  }

  @Test
  @Proves({"A2.COND.FALT.01", "A2.COND.FALT.02", "A2.MORALE.23"})
  void the_faltering_withdraw_and_come_to_themselves() {
    Battle battle = goblins(1, 1, 5);
    goblins.getFirst().gain(State.FALTERING);
    var script =
        Script.dice("d6 2", "d6 3")
            .orders("Goblin 1: withdraw", "Goblin 1: withdraw away from Hero 1");
    script.fight(BOOK, battle);
    assertThat(script.told())
        .contains("Goblin 1 withdraws 20' away from Hero 1.", "Goblin 1 is no longer faltering.");
  }

  @Test
  @Proves({"A2.WOUND.01", "A2.WOUND.39", "A2.WOUND.40"})
  void at_no_hit_points_men_fall_and_the_dead_are_destroyed() {
    for (String kind : List.of("man", "undead", "ooze")) {
      var muster = Muster.of(BOOK);
      Combatant hero = muster.hero("Hero", Muster.fighter(1).make());
      Combatant foe = muster.monster("Foe", Muster.orc().hp(1).kind(kind).make());
      Battle battle = muster.apart(5);
      BOOK.attack(battle, Script.dice("d20 20", "d8 1").table(), hero, foe, "melee");
      assertThat(foe.fate()).isEqualTo(kind.equals("man") ? Fate.DOWN : Fate.DEAD);
    }
  }
}
