package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whatever the first edition tells, asks or refuses it says by its own rules. */
class OwnIdsTest {

  private static final Pattern SECOND = Pattern.compile("\\bA2O?\\.[A-Z][A-Z0-9.-]*");

  /** Rounds in which most of what is in a scenario has happened. */
  private static final int ROUNDS = 4;

  private final TreeSet<String> found = new TreeSet<>();

  private void look(String where, String text) {
    SECOND.matcher(text).results().forEach(id -> found.add(where + ": " + id.group()));
  }

  @Test
  void noScenarioCitesTheSecondEditionsRules() throws IOException {
    var refused = new ArrayList<String>();
    try (var files = Files.list(Path.of("..", "scenarios"))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".yaml")).sorted().toList()) {
        play(file, refused);
      }
    }
    assertThat(found).isEmpty();
    assertThat(refused)
        .as("what the first edition lacks, with the reason")
        .filteredOn(said -> said.contains("in this rulebook nobody fights from vehicles"))
        .hasSize(2)
        .anyMatch(said -> said.startsWith("chariots.yaml"))
        .anyMatch(said -> said.startsWith("howdah.yaml"));
    assertThat(refused.size() - 2)
        .as("scenarios of THAC0, with a number or condition that is only its own: %s", refused)
        .isEqualTo(refused.stream().filter(said -> isOfThac0(said)).count());
  }

  private static boolean isOfThac0(String refused) {
    Path file = Path.of("..", "scenarios", refused.substring(0, refused.indexOf(':')));
    try {
      return Files.readString(file).contains("\nrulebook: thac0")
          && (refused.contains(" is not a known condition of acks1")
              || refused.contains(" is not a known number of acks1"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void play(Path file, List<String> refused) throws IOException {
    String text = Files.readString(file);
    String yaml =
        text.replaceAll("(?m)^(rulebook|rounds|options):.*\\n", "")
            + "rulebook: acks1\nrounds: "
            + ROUNDS
            + "\n";
    String name = String.valueOf(file.getFileName());
    try {
      Scenario scenario = Scenario.of(Yaml.parse(new Source(name, yaml)));
      Game game = Game.of(scenario, Library.core(), null, Map.of());
      Journal journal = entry -> look(name, entry.json());
      game.rulebook()
          .fight(game.newBattle(), new GameTable(new Lots(7), new Prying(name), journal));
    } catch (BadInput e) {
      refused.add(name + ": " + e.getMessage());
    }
  }

  /** Plays as bots do, and reads every question with its options and a refusal. */
  private final class Prying implements Players {

    private final String name;

    Prying(String name) {
      this.name = name;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      look(name, question.rule());
      look(name, String.valueOf(question.refusal("nonsense")));
      question.refusals().forEach(refusal -> look(name, String.valueOf(refusal)));
      return question.usual();
    }
  }
}
