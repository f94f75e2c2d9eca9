package dev.cleave.content.journal;

import dev.cleave.content.yaml.Node;
import java.io.InputStream;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The first line of a journal: all a fight follows from besides its dice and answers.
 *
 * @param version of the rulebook
 * @param content hash of the packs and house rules
 * @param house house rules as they were read, a list if there were several, null if none
 * @param seed of the dice, null if they were not seeded
 * @param dice what was promised of fair dice, epoch by epoch; empty if they were not
 */
public record Header(
    String rulebook,
    String version,
    SortedMap<String, String> options,
    String content,
    Node scenario,
    @Nullable Node house,
    @Nullable Long seed,
    List<Pledge> dice) {

  public Header {
    dice = List.copyOf(dice);
  }

  public Header(
      String rulebook,
      String version,
      SortedMap<String, String> options,
      String content,
      Node scenario,
      @Nullable Node house,
      @Nullable Long seed) {
    this(rulebook, version, options, content, scenario, house, seed, List.of());
  }

  /** The same with what was promised of its dice. */
  public Header with(List<Pledge> pledges) {
    return new Header(rulebook, version, options, content, scenario, house, seed, pledges);
  }

  /** The form of journals this Cleave writes, and the newest it reads. */
  static final int FORM = 1;

  /**
   * Reads such a line back.
   *
   * @param name of where it is from, for messages
   */
  public static Header of(String line, String name) {
    return HeaderText.read(line, name, new Lines(InputStream.nullInputStream(), name));
  }

  /** As a journal begins. */
  public String line() {
    var json = JsonNodeFactory.instance.objectNode();
    json.put("n", 0);
    json.put("cleave", FORM);
    json.put("rulebook", rulebook);
    json.put("version", version);
    var chosen = json.putObject("options");
    options.forEach(chosen::put);
    json.put("content", content);
    json.set("scenario", scenario.json());
    if (house != null) {
      json.set("house", house.json());
    }
    if (seed != null) {
      json.put("seed", seed);
    }
    if (!dice.isEmpty()) {
      var pledges = json.putArray("dice");
      dice.forEach(pledge -> pledges.add(pledge.json()));
    }
    return json.toString();
  }
}
