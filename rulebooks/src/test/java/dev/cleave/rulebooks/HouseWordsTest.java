package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables of words that a house writes and the book cannot play are refused where they stand. */
class HouseWordsTest {

  private static final Scenario DUEL =
      Scenario.of(
          Yaml.parse(
              new Source(
                  "duel.yaml",
                  """
                  scenario: Test
                  rulebook: acks2
                  combatants:
                    Marcus: {side: a, fighter: 3, weapon: sword}
                    Orc: {side: b, creature: orc}
                  """)));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wounds | brow split | ["hurts", mistle -1] | "mistle -1" is not understood here. Expected: an effect such as missile -2, eye 1 or no running.
          wounds | brow split | ["hurts", twice nothing] | "nothing" is not understood here. Expected: none, or a row of the words "wounds".
          tampering | cold feet | ["hurts", frozen] | "frozen" is not understood here. Expected: an effect such as missile -2, eye 1 or no running.
          permanent wounds | in shock | [none] | in shock has 1 results. Expected: 6 results.
          permanent wounds | in shock | [a, none, none, none, none, none] | "a" is not understood here. Expected: none, or a row of the words "wounds".
          side effects | dire | [none, none, none, none, bad luck] | "bad luck" is not understood here. Expected: none, or a row of the words "tampering".
          side effects | dire lawful | [none, none] | dire lawful has 2 results. Expected: 1 results.
          mortal conditions | in shock | ["", soon, required] | "soon" is not understood here. Expected: none, or a time such as 1 turn or 7 days.
          mortal conditions | in shock | ["", 1 night, maybe] | "maybe" is not understood here. Expected: words that begin with no use, not needed, saves, required, replaces.
          mortal conditions | in shock | [""] | in shock says 1 things. Expected: 3 things.
          tampering outcomes | dire | [no use] | dire says 1 things. Expected: 2 things.
          tampering outcomes | dire | [a while, no use] | "a while" is not understood here. Expected: none, or a time such as 1 turn or 7 days.
          rites | wish | ["99", mends] | "99" is not understood here. Expected: a spell level from 0 to 20.
          rites | wish | ["9", sings] | "sings" is not understood here. Expected: revives, mends, absolves or necromantic.
          anatomy | animal | [wing] | "wing" is not understood here. Expected: a part of the body such as eye or hand.
          denials | drowsy | ["running: WHO yawns [H.1]"] | "drowsy" is not understood here. Expected: a condition such as prone, or an effect of wounds such as deaf.
          denials | prone | ["dancing: WHO is prone [H.1]"] | "dancing: WHO is prone [H.1]" is not understood here. Expected: nothing, or a demand, words and a rule: running: WHO is prone [A2.COND.01].
          denials | deaf | ["initiative: WHO hears no call [H.1]"] | "initiative: WHO hears no call [H.1]" is not understood here. Expected: what an action demands, such as running; the rest only conditions deny.
          denials | prone | ["running: WHO is prone"] | "running: WHO is prone" is not understood here. Expected: nothing, or a demand, words and a rule: running: WHO is prone [A2.COND.01].
          """)
  void whatCannotBePlayedIsRefused(String table, String row, String cells, String message) {
    String house =
        "house: Test\nacks2:\n  words:\n    "
            + table
            + ":\n      rows:\n        "
            + row
            + ": "
            + cells
            + "\n";
    var books = Library.core().with(HouseRules.of(Yaml.parse(new Source("house.yaml", house))));
    var refused = catchThrowableOfType(BadInput.class, () -> Game.of(DUEL, books, null, Map.of()));
    assertThat(refused.problems()).hasSize(1);
    assertThat(refused.problems().getFirst().render())
        .startsWith("house.yaml:6:9: acks2.words." + table + ".rows." + row + ": " + message);
  }

  /** The houses that docs/aftermath.md shows can be opened as they stand there. */
  @Test
  void theHousesOfTheGuideCanBePlayed() throws IOException {
    var guide = Path.of(System.getProperty("basedir", "."), "..", "docs", "aftermath.md");
    List<String> houses =
        Pattern.compile("(?ms)^```yaml\\n(house:.*?)^```$")
            .matcher(Files.readString(guide))
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(houses).hasSize(2);
    for (String house : houses) {
      var books = Library.core().with(HouseRules.of(Yaml.parse(new Source("guide.yaml", house))));
      assertThat(Game.of(DUEL, books, null, Map.of()).newBattle()).isNotNull();
    }
  }
}
