package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows can be fought as it stands. */
class ReadmeTest {

  private static final Path README = Path.of("../README.md");

  @TempDir private Path folder;

  private static List<String> listings(String kind) throws IOException {
    return listings(README, kind);
  }

  private static List<String> listings(Path page, String kind) throws IOException {
    var listings = new ArrayList<String>();
    for (String part : Files.readString(page).split("```" + kind + "\n", -1)) {
      listings.add(part.substring(0, Math.max(0, part.indexOf("```"))));
    }
    return listings.subList(1, listings.size());
  }

  @Test
  void theScenarioIsFoughtInEveryRulebookAndUnderTheHouseRules() throws IOException {
    List<String> yaml = listings("yaml");
    var cleave =
        Command.in(folder).with("bridge.yaml", yaml.get(0)).with("house.yaml", yaml.get(1));
    for (String rulebook : List.of("acks2", "weaponskill")) {
      var plain = cleave.run("fight", "bridge.yaml", "--rulebook", rulebook, "--seed", "2");
      assertThat(plain.code()).as(plain.err()).isZero();
      var house =
          cleave.run(
              "fight",
              "bridge.yaml",
              "--rulebook",
              rulebook,
              "--house",
              "house.yaml",
              "--seed",
              "2");
      assertThat(house.code()).as(house.err()).isZero();
    }
  }

  @Test
  void theScenarioOfThePageOnScenariosIsFought() throws IOException {
    String yaml = listings(Path.of("../docs/scenarios.md"), "yaml").getFirst();
    var fought =
        Command.in(folder).with("guardroom.yaml", yaml).run("fight", "guardroom.yaml", "--map");
    assertThat(fought.code()).as(fought.err()).isZero();
    assertThat(fought.out()).contains("++").contains("c chest");
  }

  @Test
  void theFirstScreenNamesTheTwoCommands() throws IOException {
    List<String> first = Files.readAllLines(README).subList(0, 20);
    assertThat(first)
        .anyMatch(line -> line.startsWith("./cleave serve"))
        .anyMatch(line -> line.startsWith("mvn verify"));
  }
}
