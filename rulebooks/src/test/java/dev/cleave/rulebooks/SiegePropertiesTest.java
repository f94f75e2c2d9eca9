package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.SeededDice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fights about engines, walls and burning pitch, however badly they are fought. */
class SiegePropertiesTest {

  private static final int FIGHTS = Integer.getInteger("cleave.fights", 8);

  static final Library LIBRARY =
      Library.core()
          .with(
              HouseRules.of(
                  Yaml.parse(
                      new Source(
                          "house.yaml",
                          """
                          house: Siege
                          artillery:
                            mangonel:
                              name: mangonel
                              family: catapult
                              traits: [pitch]
                              range: [0, 500]
                              damage: 2d6
                              type: bludgeoning
                              radius: 10
                              beyond: 5
                              ac: 2
                              shp: 12
                              crews: [{hands: 1, rounds: 2}, {hands: 2, rounds: 1}]
                            repeating ballista:
                              override: true
                              crews: [{hands: 1, rounds: 1}]
                          """))));

  @ParameterizedTest(name = "map: {0}")
  @ValueSource(booleans = {false, true})
  void everyJournalReplays(boolean map) {
    for (long seed = 0; seed < FIGHTS; seed++) {
      String yaml = RandomScenario.siege(map, seed);
      Scenario scenario = Scenario.of(Yaml.parse(new Source("seed " + seed, yaml)));
      Game game = Game.of(scenario, LIBRARY, null, Map.of());
      String where = (map ? "map" : "theatre") + " seed " + seed;
      Journal.Kept journal = Journal.kept();
      var players = new FightPropertiesTest.Anything(seed, where);
      game.rulebook()
          .fight(game.newBattle(), new GameTable(new SeededDice(seed), players, journal));
      List<Entry> entries = journal.entries();
      Battle again = game.newBattle();
      var replay = new RecordedTable(FightPropertiesTest.recorded(entries), again, null, null);
      game.rulebook().fight(again, replay);
      assertThat(replay.isAtEnd()).as(where).isTrue();
    }
  }
}
