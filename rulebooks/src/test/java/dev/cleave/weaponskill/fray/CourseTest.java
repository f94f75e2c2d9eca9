package dev.cleave.weaponskill.fray;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.rulebooks.Game;
import dev.cleave.weaponskill.book.Numbers;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whatever a fight comes to remember, its copy remembers too. */
class CourseTest {

  private static final String YARD =
      """
      scenario: Yard
      rulebook: weaponskill
      combatants:
        Kurt: {side: a, mage: 1, hp: 4, weapon: sword, items: {rope: pack}, spells: [sleep]}
        Hans: {side: b, fighter: 1, hp: 4, weapon: sword}
      """;

  private final Game game =
      Game.of(Scenario.of(Yaml.parse(new Source("yard", YARD))), Library.core(), null, Map.of());
  private final Battle battle = game.newBattle();
  private final Course course = Course.anew(battle, new Numbers(game.figures()));

  /** Every number and flag is another than in the beginning, whatever it is called. */
  private static void disturb(Object what) throws IllegalAccessException {
    for (Field field : what.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers())) {
        continue;
      }
      field.setAccessible(true);
      if (field.getType() == boolean.class) {
        field.setBoolean(what, true);
      } else if (field.getType() == int.class) {
        field.setInt(what, 7);
      } else if (field.get(what) instanceof boolean[] flags) {
        flags[1] = true;
      } else if (field.get(what) instanceof int[] numbers) {
        numbers[1] = 7;
      }
    }
  }

  @Test
  void aCopyRemembersEverything() throws IllegalAccessException {
    Fighter kurt = course.fighters[0];
    Fighter hans = course.fighters[1];
    for (Object each : new Object[] {course, course.count, course.losses, course.volley, kurt}) {
      disturb(each);
    }
    kurt.casting = battle.combatant(0).spells().getFirst();
    kurt.castingAt = battle.combatant(1);
    kurt.searchingFor = battle.combatant(0).items().getFirst();
    kurt.holds = hans;
    hans.heldBy = kurt;
    kurt.dropped.add(battle.combatant(1).weapon());
    course.volley.blows.add(new Volley.Blow(kurt, hans, 5, true, null));

    Battle copy = battle.copy();
    var again = (Course) copy.memory();
    assertThat(again)
        .usingRecursiveComparison()
        .withStrictTypeChecking()
        .ignoringFieldsMatchingRegexes(".*combatant", ".*castingAt", ".*skills")
        .isEqualTo(course);
    for (Fighter fighter : again.fighters) {
      assertThat(fighter.combatant).isSameAs(copy.combatant(fighter.combatant.index()));
    }
    assertThat(again.fighters[0].castingAt).isSameAs(copy.combatant(1));
    assertThat(again.fighters[0].holds).isSameAs(again.fighters[1]);
    assertThat(again.fighters[1].heldBy).isSameAs(again.fighters[0]);
    assertThat(again.volley.blows.getFirst().on()).isSameAs(again.fighters[1]);
  }

  @Test
  void aCopyIsChangedApart() throws IllegalAccessException {
    Battle copy = battle.copy();
    var again = (Course) copy.memory();
    disturb(again.fighters[0]);
    disturb(again.losses);
    again.volley.blows.add(new Volley.Blow(null, again.fighters[0], 5, true, null));
    again.fighters[0].dropped.add(battle.combatant(1).weapon());
    assertThat(course.fighters[0].acted).isFalse();
    assertThat(course.fighters[0].until[1]).isZero();
    assertThat(course.fighters[0].dropped).isEmpty();
    assertThat(course.losses.first).containsOnly(false);
    assertThat(course.volley.blows).isEmpty();
  }
}
