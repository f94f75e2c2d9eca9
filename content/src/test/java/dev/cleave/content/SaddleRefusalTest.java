package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who can sit on whom, and what the author is told who puts somebody elsewhere. */
class SaddleRefusalTest {

  @Test
  void theMountIsSomebodyInTheScenario() {
    refuses(
        "rides: Bai",
        "test.yaml:3:43: combatants.Kara.rides: \"Bai\" is not a known combatant. Known: Kara, Bay,"
            + " Ben, Cid, Roan, Orc. Did you mean Bay?");
  }

  @Test
  void theMountIsOfTheSameSide() {
    refuses(
        "rides: Roan",
        "test.yaml:3:43: combatants.Kara.rides: Roan is on the side orcs. Expected: a mount of the"
            + " same side.");
  }

  @Test
  void nobodySitsOnWhoSitsHimself() {
    refuses(
        "rides: Cid",
        "test.yaml:3:43: combatants.Kara.rides: Cid does not stand on feet of his own. Expected: a"
            + " mount that sits on nobody.");
  }

  @Test
  void aManIsNoMount() {
    refuses(
        "rides: Ben",
        "test.yaml:3:43: combatants.Kara.rides: \"Ben\" cannot be ridden by somebody of its own size"
            + " or more.");
    refuses(
        "mount: goblin",
        "test.yaml:3:43: combatants.Kara.mount: \"goblin\" cannot be ridden by somebody of its own"
            + " size or more.");
  }

  @Test
  void whoRidesHasNoPlaceOfHisOwn() {
    refuses(
        "rides: Bay, at: [1, 1]",
        "test.yaml:3:48: combatants.Kara.at: who sits on somebody is where that one is. Leave out"
            + " at, or get him off.");
  }

  @Test
  void aBookInWhichMountsDoNotFightKeepsThemOnTheSheet() {
    refuses(
        "rides: Bay",
        false,
        "test.yaml:3:43: combatants.Kara.rides: in this rulebook a mount is no combatant of its"
            + " own. Expected: mount, such as mount: warhorse.");
  }

  @Test
  void aBiggerBeastThanOneselfBearsOne() {
    var battle = open("mount: dire wolf", true);
    assertThat(battle.combatant(6).name()).isEqualTo("Kara's dire wolf");
    assertThat(battle.field().seat(battle.combatant(0))).isSameAs(battle.combatant(6));
    assertThat(battle.field().seat(battle.combatant(3)).name()).isEqualTo("Bay");
  }

  private static void refuses(String said, String message) {
    refuses(said, true, message);
  }

  private static void refuses(String said, boolean mountsFight, String message) {
    var refused = catchThrowableOfType(BadInput.class, () -> open(said, mountsFight));
    assertThat(refused).as("nothing was refused").isNotNull();
    assertThat(refused.getMessage()).startsWith(message + "\n");
  }

  private static Battle open(String said, boolean mountsFight) {
    String text =
        """
        scenario: Test
        combatants:
          Kara: {side: heroes, fighter: 1, %s}
          Bay: {side: heroes, creature: warhorse}
          Ben: {side: heroes, fighter: 1}
          Cid: {side: heroes, fighter: 1, rides: Bay}
          Roan: {side: orcs, creature: horse}
          Orc: {side: orcs, creature: orc}
        """
            .formatted(said);
    var scenario = Scenario.of(Yaml.parse(new Source("test.yaml", text)));
    var library = Library.core();
    var figures = scenario.figures(library, null, Map.of());
    return scenario.battle(library, new PlainRulebook("acks2", mountsFight), figures);
  }
}
