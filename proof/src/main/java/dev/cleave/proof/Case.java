package dev.cleave.proof;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Source;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A small fight with scripted dice and orders that states a rule and proves it. */
public final class Case {

  private final Place place;
  private final String title;
  private final String id;
  private final List<String> proves;
  private final Scenario scenario;
  private final @Nullable HouseRules house;
  private final Script script;

  Case(
      Place place,
      String title,
      String id,
      List<String> proves,
      Scenario scenario,
      @Nullable HouseRules house,
      Script script) {
    this.place = place;
    this.title = title;
    this.id = id;
    this.proves = List.copyOf(proves);
    this.scenario = scenario;
    this.house = house;
    this.script = script;
  }

  /**
   * The cases of a file, of which most files have one.
   *
   * @throws dev.cleave.content.yaml.BadInput naming file and line of all that is wrong
   */
  public static List<Case> read(Path file) {
    return read(Source.read(file));
  }

  /** The cases in a text. */
  public static List<Case> read(Source source) {
    return new CaseFile(source).cases();
  }

  /** The rule it proves, as a sentence. */
  public String title() {
    return title;
  }

  /** The ledger's name for it, such as {@code WS.EX.01}; empty for most. */
  public String id() {
    return id;
  }

  /** Ids of the rules it claims to prove. */
  public List<String> proves() {
    return proves;
  }

  public String rulebook() {
    return scenario.rulebook();
  }

  /** Where its title stands. */
  public Place place() {
    return place;
  }

  /** File and line. */
  public String where() {
    return place.source().name() + ":" + place.line();
  }

  public Scenario scenario() {
    return scenario;
  }

  @Nullable HouseRules house() {
    return house;
  }

  Script script() {
    return script;
  }

  @Override
  public String toString() {
    return title;
  }
}
