package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who has which part in a vehicle, and what the author is told who mixes them up. */
class HarnessRefusalTest {

  @Test
  void theVehicleIsSomebodyInTheScenario() {
    refuses(
        "drives: Kar",
        "test.yaml:3:43: combatants.Ram.drives: \"Kar\" is not a known combatant. Known: Ram, Car,"
            + " Cab, Hut, Ben, Bay, Surus, Orc. Did you mean Car?");
  }

  @Test
  void aHorseIsNoVehicle() {
    refuses(
        "drives: Bay",
        "test.yaml:3:43: combatants.Ram.drives: Bay is no vehicle. Expected: somebody of whom is"
            + " said what vehicle it is, such as vehicle: cart.");
  }

  @Test
  void nobodyRidesAVehicleOrWhatBearsOne() {
    refuses(
        "rides: Car",
        "test.yaml:3:42: combatants.Ram.rides: Car is a vehicle. Expected: drives or aboard.");
    refuses(
        "rides: Surus",
        "test.yaml:3:42: combatants.Ram.rides: Surus bears a vehicle. Expected: drives or aboard.");
  }

  @Test
  void theVehicleIsOfTheSameSide() {
    refuses(
        "aboard: Cab",
        "test.yaml:3:43: combatants.Ram.aboard: Cab is on the side orcs. Expected: a vehicle of the"
            + " same side.");
  }

  @Test
  void oneDrives() {
    refuses(
        "drives: Hut",
        "test.yaml:7:43: combatants.Ben.drives: Hut has one already who drives it. Expected: one.");
  }

  @Test
  void oneHasOnePart() {
    refuses(
        "drives: Car, aboard: Car",
        "test.yaml:3:56: combatants.Ram.aboard: drives and aboard do not go together. Expected: one"
            + " of them, or drives and carries of one vehicle.");
    refuses(
        "mount: horse, drives: Car",
        "test.yaml:3:57: combatants.Ram.drives: mount and drives do not go together. Expected: one"
            + " of them.");
  }

  @Test
  void aChariotIsNotCarried() {
    refuses(
        "carries: Car",
        "test.yaml:3:44: combatants.Ram.carries: nobody carries a two-horse chariot. Expected:"
            + " draws.");
  }

  @Test
  void aManIsTooSmallForAHowdah() {
    refuses(
        "aboard: Car}\n  Low: {side: heroes, vehicle: howdah}\n"
            + "  Tim: {side: heroes, fighter: 1, bears: Low",
        "test.yaml:5:42: combatants.Tim.bears: Tim is too small for a howdah. Expected: a huge beast"
            + " or a larger one.");
  }

  @Test
  void aHowdahIsBorne() {
    refuses(
        "aboard: Car}\n  Low: {side: heroes, vehicle: howdah",
        "test.yaml:4:32: combatants.Low.vehicle: nobody bears Low. Expected: a beast with bears:"
            + " Low.");
  }

  @Test
  void thereIsRoomForSoMany() {
    refuses(
        "aboard: Car}\n  Mob: {side: heroes, fighter: 1, count: 3, aboard: Car",
        "test.yaml:4:53: combatants.Mob.aboard: there is no room for Mob 3 on Car. Expected: at most"
            + " 3 on it.");
  }

  @Test
  void aVehicleHasNoWeapons() {
    refuses(
        "aboard: Car}\n  Box: {side: heroes, vehicle: cart, weapon: sword",
        "test.yaml:4:38: combatants.Box.weapon: unknown field. Allowed: at, count, elevation,"
            + " facing, hp, hp left, side, vehicle, waits.");
  }

  @Test
  void theVehicleIsKnown() {
    refuses(
        "aboard: Car}\n  Box: {side: heroes, vehicle: chariott",
        "test.yaml:4:32: combatants.Box.vehicle: \"chariott\" is not a known vehicle.");
  }

  @Test
  void aBookInWhichMountsDoNotFightHasNoVehicles() {
    refuses(
        "aboard: Car",
        false,
        "test.yaml:4:32: combatants.Car.vehicle: in this rulebook nobody fights from vehicles. Leave"
            + " it out.");
  }

  @Test
  void allAreWhereTheVehicleIsAndItIsWhereTheBeastIs() {
    Battle battle = open("aboard: Car", true);
    var field = battle.field();
    assertThat(field.seat(battle.combatant(0)).name()).isEqualTo("Car");
    assertThat(field.seat(battle.combatant(5)).name()).isEqualTo("Car");
    assertThat(field.seat(battle.combatant(3)).name()).isEqualTo("Surus");
    assertThat(field.seat(battle.combatant(4)).name()).isEqualTo("Surus");
    assertThat(battle.berths()).hasSize(4);
    assertThat(battle.members(battle.sides().getFirst())).isEqualTo(4);
  }

  private static void refuses(String said, String message) {
    refuses(said, true, message);
  }

  private static void refuses(String said, boolean mountsFight, String message) {
    var refused = catchThrowableOfType(BadInput.class, () -> open(said, mountsFight));
    assertThat(refused).as("nothing was refused").isNotNull();
    assertThat(refused.getMessage()).startsWith(message);
  }

  private static Battle open(String said, boolean mountsFight) {
    String text =
        """
        scenario: Test
        combatants:
          Ram: {side: heroes, fighter: 1, %s}
          Car: {side: heroes, vehicle: two-horse chariot}
          Cab: {side: orcs, vehicle: cart}
          Hut: {side: heroes, vehicle: howdah}
          Ben: {side: heroes, fighter: 1, drives: Hut}
          Bay: {side: heroes, creature: horse, draws: Car}
          Surus: {side: heroes, creature: elephant, bears: Hut}
          Orc: {side: orcs, creature: orc}
        """
            .formatted(said);
    var scenario = Scenario.of(Yaml.parse(new Source("test.yaml", text)));
    var library = Library.core();
    var figures = scenario.figures(library, null, Map.of());
    return scenario.battle(library, new PlainRulebook("acks2", mountsFight), figures);
  }
}
