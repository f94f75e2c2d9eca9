package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.State;
import dev.cleave.acks2.Acks2;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Theatre;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttackThrowTest {

  private static final Acks2 BOOK = Book.acks2();

  @ParameterizedTest
  @CsvSource({
    "1/2, 12",
    "1-1, 11",
    "1, 10",
    "1+1, 9",
    "4+1, 6",
    "4+4, 6",
    "10, 1",
    "11, 0",
    "19+1, -9",
    "25, -9"
  })
  @Proves({"A2.ATK.34", "A2.ATK.35", "A2.ATK.36", "A2.ATK.37", "A2.ATK.38", "A2.ATK.39"})
  void a_monster_strikes_by_its_hit_dice(String dice, int value) {
    var monster = new Muster.Sheet("thing", null, 0, HitDice.parse(dice)).hp(9);
    assertThat(melee(monster.weapons(Muster.SWORD))).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({
    "fighter, 3, 9", "fighter, 4, 8", "fighter, 14, 1", "thief, 4, 9", "thief, 5, 8",
    "cleric, 14, 4", "mage, 3, 10", "mage, 9, 8", "mage, 13, 6", "man-at-arms, 0, 11",
    "normal man, 0, 12"
  })
  @Proves({"A2.ATK.29", "A2.ATK.30", "A2.ATK.31", "A2.ATK.32", "A2.ATK.33"})
  void a_character_strikes_by_class_and_level(String calling, int level, int value) {
    var hero = new Muster.Sheet(calling, calling, level, HitDice.of(1)).hp(9);
    assertThat(melee(hero.weapons(Muster.SWORD))).isEqualTo(value);
  }

  private static int melee(Muster.Sheet attacker) {
    var muster = Muster.of(BOOK);
    Combatant by = muster.hero("A", attacker.make());
    Combatant on = muster.monster("B", Muster.orc().ac(0).make());
    return BOOK.needs(muster.apart(5), by, on, "melee").needs();
  }

  @ParameterizedTest
  @CsvSource({"120, 11", "125, 13", "240, 13", "245, 16", "360, 16"})
  @Proves({"A2.MISSILE.03", "A2.MISSILE.04", "A2.MISSILE.05", "A2.MISSILE.06", "A2.MISSILE.26"})
  void a_long_bow_is_worse_with_every_band(int feet, int needs) {
    assertThat(missile(feet, 0)).isEqualTo(needs);
  }

  @ParameterizedTest
  @CsvSource({"0, 11", "1, 13", "2, 15", "3, 15", "4, 15"})
  @Proves({"A2.MISSILE.14", "A2.MISSILE.15", "A2.MISSILE.16"})
  void cover_hinders_a_shot(int grade, int needs) {
    assertThat(missile(60, grade)).isEqualTo(needs);
  }

  private static int missile(int feet, int cover) {
    var muster = Muster.of(BOOK);
    Combatant by = muster.hero("A", Muster.fighter(2).dexterity(13).weapons(Muster.BOW).make());
    Combatant on = muster.monster("B", Muster.orc().make());
    Battle battle = muster.apart(feet);
    ((Theatre) battle.field()).stateCover(on, cover);
    return BOOK.needs(battle, by, on, "missile").needs();
  }

  @ParameterizedTest
  @CsvSource({"10, 9, 0, 12", "11, 10, 0, 10", "10, 11, 0, 10", "10, 9, 5, 11", "11, 10, 5, 9"})
  @Proves({"A2.ATK.19", "A2.ATK.20", "A2.ATK.21", "A2.ATK.22", "A2.ATK.23", "A2.ATK.24"})
  void flank_rear_and_height_help(int column, int row, int height, int needs) {
    var muster = Muster.of(BOOK);
    Combatant by = muster.hero("A", Muster.fighter(1).make());
    Combatant on = muster.monster("B", Muster.orc().ac(2).make());
    Facing facing = row == 9 ? Facing.S : row == 11 ? Facing.N : Facing.W;
    Battle battle = muster.at(by, column, row, facing).at(on, 10, 10, Facing.N).on(open());
    Objects.requireNonNull(battle.field().map()).stateElevation(by, height);
    assertThat(BOOK.needs(battle, by, on, "melee").needs()).isEqualTo(needs);
  }

  @Test
  @Proves("A2.ATK.27")
  void a_vulnerable_target_on_the_flank_gives_one_bonus() {
    var muster = Muster.of(BOOK);
    Combatant by = muster.hero("A", Muster.fighter(1).make());
    Combatant on = muster.monster("B", Muster.orc().ac(2).make());
    Battle battle = muster.at(by, 11, 10, Facing.W).at(on, 10, 10, Facing.N).on(open());
    on.gain(State.VULNERABLE);
    assertThat(BOOK.needs(battle, by, on, "melee").needs()).isEqualTo(10);
  }

  @Test
  @Proves({"A2.ATK.07", "A2.ATK.11", "A2.ATK.15", "A2.ATK.16", "A2.ATK.17", "A2.ATK.18"})
  void the_log_says_why() {
    var muster = Muster.of(BOOK);
    Combatant marcus = muster.hero("Marcus", Muster.fighter(1).strength(13).make());
    Combatant orc = muster.monster("Orc 1", Muster.orc().hp(99).make());
    Battle battle = muster.apart(5);
    var script = Script.dice("d20 12", "d8 3", "d20 10", "d20 1", "d20 20", "d8 1");
    for (int i = 0; i < 4; i++) {
      BOOK.attack(battle, script.table(), marcus, orc, "melee");
    }
    String needs =
        "Marcus strikes at Orc 1 with the sword: needs 12+ (10 for level 1, 3 armour class,"
            + " -1 strength); rolled ";
    assertThat(script.told())
        .containsExactly(
            needs + "12: hit.",
            "Orc 1 takes 4 damage and has 95 hp.",
            needs + "10: miss, bounced off the armour.",
            needs + "1: miss.",
            needs + "20: hit.",
            "Orc 1 takes 2 damage and has 93 hp.");
  }

  @Test
  @Proves({"A2.MISSILE.18", "A2.MISSILE.20", "A2.MISSILE.21", "A2.MISSILE.22", "A2.MISSILE.24"})
  void friends_at_blows_are_in_the_way() {
    for (boolean precise : new boolean[] {false, true}) {
      var muster = Muster.of(BOOK);
      var archer = Muster.fighter(1).weapons(Muster.BOW);
      Combatant by =
          muster.hero("A", (precise ? archer.traits("precise shooting") : archer).make());
      Combatant friend = muster.hero("F", Muster.fighter(1).make());
      Combatant near = muster.monster("X", Muster.orc().ac(0).make());
      Combatant far = muster.monster("Y", Muster.orc().ac(0).make());
      Battle battle =
          muster
              .at(by, 10, 15, Facing.N)
              .at(friend, 10, 12, Facing.N)
              .at(near, 10, 11, Facing.S)
              .at(far, 10, 7, Facing.S)
              .on(open());
      var fight = Book.fight(battle, Script.dice().table());
      assertThat(fight.missileAttack().bars(by, near, null) == null).isEqualTo(precise);
      assertThat(fight.missileAttack().bars(by, far, null)).isNull();
      assertThat(BOOK.needs(battle, by, far, "missile").needs()).isEqualTo(precise ? 10 : 14);
      assertThat(BOOK.needs(battle, by, near, "missile").needs()).isEqualTo(14);
    }
  }

  private static Ground open() {
    return Ground.open(20, 20);
  }
}
