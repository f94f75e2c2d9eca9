package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ships: what cannot be, and whole fights at sea. */
class ShipsTest {

  private static final String SEA =
      """
      scenario: At sea
      rulebook: acks1
      map: 60x20
      water: sea
      vessels:
        - {name: Anvil, vessel: small galley, side: one, at: [2, 2], captain: Ann}
        - {name: Bolt, vessel: small galley, side: two, at: [30, 12]}
      combatants:
        Ann: {side: one, fighter: 1, hp: 9, weapon: sword, deck: Anvil}
        Bob: {side: two, fighter: 1, hp: 9, weapon: sword, deck: Bolt}
      """;

  private static Game open(String text) {
    return Game.read(Yaml.parse(new Source("sea.yaml", text)), Library.core());
  }

  /** The whole message, but for the line it quotes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "water: sea|water: 9|sea.yaml:6:52: vessels[0].at: Anvil would lie on land at 2,2. Expected: water under all of it, such as water: sea."
            + " sea.yaml:7:51: vessels[1].at: Bolt would lie on land at 30,12. Expected: water under all of it, such as water: sea.",
        "at: [30, 12]|at: [5, 4]|sea.yaml:7:51: vessels[1].at: Bolt and Anvil would lie on each other. Move one of them.",
        "at: [30, 12]|at: [50, 12]|sea.yaml:7:51: vessels[1].at: Bolt would lie outside the map. Expected: 18 by 3 squares of a map of 60 by 20.",
        "captain: Ann}|captain: Ann, rowers: 0}|sea.yaml:6:86: vessels[0].rowers: 0 is too low. Expected: a whole number from 1 to 1,000.",
        "captain: Ann}|captain: Ann, rowers: 61}|sea.yaml:6:86: vessels[0].rowers: a small galley has no benches for 61 rowers. Expected: 1 to 60.",
        "captain: Ann}|captain: Ann, rowers: 1000000}|sea.yaml:6:86: vessels[0].rowers: 1000000 is too high. Expected: a whole number from 1 to 1,000.",
        "captain: Ann}|captain: Ann, sailors: 900}|sea.yaml:6:87: vessels[0].sailors: there is no room on a small galley for 900 sailors. Expected: 0 to 100.",
        "captain: Ann}|captain: Ann, sailors: 1000000}|sea.yaml:6:87: vessels[0].sailors: 1000000 is too high. Expected: a whole number from 0 to 1,000.",
        "captain: Ann}|captain: Bob}|sea.yaml:6:73: vessels[0].captain: Bob is on the side two. Expected: somebody of the side one.",
        "captain: Ann}|captain: Nobody}|sea.yaml:6:73: vessels[0].captain: \"Nobody\" is not a known combatant. Known: Ann, Bob.",
        "captain: Ann}|captain: Ann, base: [3, 3]}|sea.yaml:6:78: vessels[0].base: a small galley is as large as it is built. Leave this out; only a raft is of any size.",
        "vessel: small galley, side: one|vessel: rowboat, ram: true, side: one|sea.yaml:6:41: vessels[0].ram: a lifeboat carries no ram. Expected: a galley.",
        "vessel: small galley, side: one|vessel: sailing boat, rowers: 4, side: one|sea.yaml:6:49: vessels[0].rowers: a sailing boat has no oars. Leave this out.",
        "vessel: small galley, side: one|vessel: smal galley, side: one|sea.yaml:6:27: vessels[0].vessel: \"smal galley\" is not a known vessel."
            + " Known: small galley, war galley, galley, large galley, canoe, sailing boat, lifeboat, longship, raft, rowboat, ship's boat, river boat, …"
            + " Did you mean small galley or war galley?",
        "deck: Bolt}|deck: Blot}|sea.yaml:10:60: combatants.Bob.deck: \"Blot\" is not a known vessel. Known: Anvil, Bolt. Did you mean Bolt?",
        "deck: Bolt}|deck: Bolt, at: [2, 19]}|sea.yaml:10:66: combatants.Bob.at: Bob would not stand on the deck of Bolt. Expected: a square of its deck, or no at.",
        "name: Bolt,|name: Ann,|sea.yaml:7:12: vessels[1].name: something or somebody else is called \"Ann\" too. Give one of them another name.",
        "map: 60x20|distance: 30|sea.yaml:4:8: water: there is no map for it to be on. Add a map, or leave this out."
            + " sea.yaml:5:1: vessels: there is no map to float on. Add a map with water, or leave this out.",
        "rulebook: acks1|rulebook: acks2|sea.yaml:5:1: vessels: in this rulebook ships do not fight. Leave them out, or play it by acks1.",
        "hp: 9, weapon: sword, deck: Anvil}|hp: 9, count: 1000000, deck: Anvil}|sea.yaml:9:46: combatants.Ann.count: 1000000 is too high. Expected: a whole number from 1 to 2,500.",
      })
  void whatCannotFloatIsRefused(String from, String to, String why) {
    assertThat(SEA).contains(from);
    var refused = catchThrowableOfType(BadInput.class, () -> open(SEA.replace(from, to)));
    assertThat(refused).as(why).isNotNull();
    String said =
        refused
            .getMessage()
            .lines()
            .filter(line -> line.startsWith("sea.yaml:"))
            .collect(Collectors.joining(" "));
    assertThat(said).isEqualTo(why);
  }

  @Test
  void aDeckHasSoMuchRoomAndNoMore() {
    String crowd =
        SEA.replace("captain: Ann}", "captain: Ann 1}")
            .replace("hp: 9, weapon: sword, deck: Anvil}", "hp: 9, count: 55, deck: Anvil}");
    var refused = catchThrowableOfType(BadInput.class, () -> open(crowd));
    assertThat(refused.getMessage())
        .contains("there is no room for Ann 55 on the deck of Anvil")
        .contains("Expected: at most 54 people on it");
    assertThat(open(crowd.replace("count: 55", "count: 54")).newBattle().size()).isEqualTo(55);
  }

  @Test
  void everyVesselOfTheTableFloats() {
    Library library = Library.core();
    assertThat(library.vesselIds()).hasSize(13);
    for (String id : library.vesselIds()) {
      var game =
          open(SEA.replace("vessel: small galley, side: one", "vessel: " + id + ", side: one"));
      Battlemap map = Objects.requireNonNull(game.newBattle().field().map());
      assertThat(map.vessels().getFirst().craft().id()).isEqualTo(id);
    }
  }

  private static List<String> fought(Game game, Battle battle, long seed) {
    var kept = Journal.kept();
    game.rulebook().fight(battle, GameTable.seeded(seed, kept));
    return kept.entries().stream().map(Entry::json).toList();
  }

  /**
   * The same seed tells the same, by the first edition's ids, and ships never lie on each other.
   */
  @ParameterizedTest
  @ValueSource(strings = {"galleys", "pirate-chase", "fire-ship", "sea-serpent"})
  void wholeFightsAtSeaHold(String name) {
    var scenario = Scenario.read(Path.of("..", "scenarios", name + ".yaml"));
    Game game = Game.of(scenario, Library.core(), null, Map.of());
    for (long seed = 1; seed <= 3; seed++) {
      Battle battle = game.newBattle();
      List<String> told = fought(game, battle, seed);
      assertThat(told).isEqualTo(fought(game, game.newBattle().copy(), seed));
      assertThat(told).noneMatch(line -> line.contains("\"A2"));
      apart(Objects.requireNonNull(battle.field().map()));
      for (Combatant who : battle.combatants()) {
        assertThat(battle.field().has(battle.field().spot(who), who)).as(who.name()).isTrue();
      }
    }
  }

  private static void apart(Battlemap map) {
    for (Vessel one : map.vessels()) {
      Square at = Objects.requireNonNull(map.squareOf(one));
      assertThat(map.mayLie(one, at.column(), at.row(), one.heading()) || hasSwimmers(map, one))
          .as(one.name())
          .isTrue();
    }
  }

  /** Somebody shoved overboard may be under a ship's edge. */
  private static boolean hasSwimmers(Battlemap map, Vessel vessel) {
    return map.present().stream()
        .anyMatch(who -> map.deck(who) == null && map.distance(who, vessel) == 0);
  }
}
