package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Shelf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The words of a rulebook are all there are, gathered from fights in which people do anything that
 * is legal, and from the code. That none is too much, {@link CasesTest} finds.
 */
class VocabularyTest {

  private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..").normalize();
  private static final int ROUNDS = 4;
  private static final long SEED = 7;

  private static final Pattern EVENT = Pattern.compile("Event\\s*\\.of\\(\\s*\"([^\"]+)\"");
  private static final Pattern KIND = Pattern.compile("super\\(\\s*[\\w.]+,\\s*\"([^\"]+)\"");

  static Stream<String> rulebooks() {
    return Shelf.ids().stream();
  }

  /** Somebody who does anything, and hears what else he could have done. */
  private static final class Anybody implements Players {

    private final Heard heard;
    private final Names names;
    private final Random chance;

    Anybody(Heard heard, Names names, long seed) {
      this.heard = heard;
      this.names = names;
      this.chance = new Random(seed);
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      List<Option<T>> options = question.options();
      options.forEach(option -> heard.answer(question.kind(), option.text(), names));
      return chance.nextInt(3) > 0
          ? question.usual()
          : options.get(chance.nextInt(options.size())).answer();
    }
  }

  @ParameterizedTest
  @MethodSource("rulebooks")
  void whateverPeopleDoItHasWordsForIt(String rulebook) throws IOException {
    var heard = new Heard(rulebook);
    for (Path file : scenarios()) {
      if (isBarred(file, rulebook)) {
        continue;
      }
      Game game =
          Game.of(Scenario.of(Yaml.parse(shortened(file))), Library.core(), rulebook, Map.of());
      var battle = game.newBattle();
      var names = new Names(new Stage(game.rulebook(), battle, game.library()));
      var people = new Anybody(heard, names, SEED);
      var table = new GameTable(new SeededDice(SEED), people, entry -> heard.hear(entry, names));
      game.rulebook().fight(battle, table);
    }
    heard.mustBeKnown();
  }

  /**
   * Written for another book, which it names; or with shut doors or walls to be breached, of which
   * this one knows nothing. WS.R.17
   */
  private static boolean isBarred(Path scenario, String rulebook) {
    String name = scenario.getFileName().toString();
    return isForAnother(scenario, rulebook)
        || List.of("weaponskill", "thac0").contains(rulebook)
            && List.of("guardroom.yaml", "siege.yaml").contains(name);
  }

  private static boolean isForAnother(Path scenario, String rulebook) {
    try {
      List<String> lines = Files.readAllLines(scenario);
      return lines.stream().anyMatch(line -> line.startsWith("rulebook: "))
          && !lines.contains("rulebook: " + rulebook);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> scenarios() throws IOException {
    try (var files = Files.list(ROOT.resolve("scenarios"))) {
      return files
          .filter(file -> !file.endsWith("legion.yaml")) // hundreds of men, and nothing new
          .sorted()
          .toList();
    }
  }

  private static Source shortened(Path file) throws IOException {
    String text = Files.readString(file).replaceAll("(?m)^rounds:.*\\n", "");
    return new Source(file.toString(), text + "\nrounds: " + ROUNDS + "\n");
  }

  @ParameterizedTest
  @MethodSource("rulebooks")
  void theCodeNamesNothingElse(String rulebook) {
    Set<String> events = new TreeSet<>();
    Set<String> kinds = new TreeSet<>();
    for (JavaSource source : JavaSource.under(ROOT, "src/main/java")) {
      if (isOf(rulebook, source.name())) {
        String text = String.join("\n", source.lines());
        gather(EVENT, text, events);
        if (source.type().endsWith("Question")) {
          gather(KIND, text, kinds);
        }
      }
    }
    assertThat(events).isNotEmpty().isSubsetOf(Vocabulary.of(rulebook).events());
    assertThat(kinds).isNotEmpty().isSubsetOf(Vocabulary.of(rulebook).questions().keySet());
  }

  /** Its own folder, and that of its family; ships fight by the first edition alone. */
  private static boolean isOf(String rulebook, String file) {
    String family = rulebook.replaceAll("[0-9]+$", "");
    if (file.contains("/cleave/acks/sea/")) {
      return rulebook.equals("acks1");
    }
    return file.contains("/cleave/" + rulebook + "/") || file.contains("/cleave/" + family + "/");
  }

  /** A book of the same family says only what it has more. */
  @Test
  void aBookMayExtendAnothersWords() {
    String text =
        """
        vocabulary: bards
        extends: weaponskill
        events:
          sings: {by: name}
          attack: {tune: words}
        questions:
          song: [ACTION, sing]
        within: [along]
        """;
    var bards = new Vocabulary(Fields.of(Yaml.parse(new Source("bards.yaml", text))));
    var parent = Vocabulary.of("weaponskill");

    assertThat(bards.events()).containsAll(parent.events()).contains("sings");
    assertThat(bards.facts("attack")).containsAllEntriesOf(parent.facts("attack"));
    assertThat(bards.facts("attack")).containsEntry("tune", "words");
    assertThat(bards.openings("song")).containsAll(parent.openings("action")).contains("sing");
    assertThat(bards.words()).contains("along", "toward", "sing");
    assertThat(parent.events()).doesNotContain("sings");
  }

  @Test
  void aBookWithoutAVocabularyIsNoticed() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Vocabulary.of("chess"))
        .withMessage("Cleave comes without the vocabulary of chess");
  }

  private static void gather(Pattern pattern, String text, Collection<String> found) {
    pattern.matcher(text).results().forEach(match -> found.add(match.group(1)));
  }
}
