package dev.cleave.content.journal;

import dev.cleave.engine.time.Moment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The people and the hour carried from one chapter into the next: enough to begin there without
 * those before.
 *
 * @param now when the chapter before ended
 * @param since when the last fight began: its rounds go on being counted after it
 * @param sides of those who were there, in order
 * @param people who were there, in order
 * @param elsewhere who were not, but belong to the story
 * @param apart feet from each of the people to each of those before him, -1 where nobody can say
 */
public record Snapshot(
    Moment now,
    Moment since,
    List<Party> sides,
    List<Person> people,
    List<Person> elsewhere,
    List<List<Integer>> apart) {

  /** Longer than any sitting lasts, in rounds. */
  private static final long MOST = 1_000_000_000_000L;

  /** No chapter counts its rounds farther than this. */
  private static final long MOST_SINCE = Integer.MAX_VALUE;

  /**
   * A side.
   *
   * @param judge whether the Judge runs it
   */
  public record Party(String name, boolean judge) {}

  public Snapshot {
    sides = List.copyOf(sides);
    people = List.copyOf(people);
    elsewhere = List.copyOf(elsewhere);
    apart = apart.stream().map(List::copyOf).toList();
  }

  /** The one of that name, whether he was there or not; null if the story knows nobody so. */
  public @Nullable Person named(String name) {
    for (Person person : people) {
      if (person.name().equals(name)) {
        return person;
      }
    }
    for (Person person : elsewhere) {
      if (person.name().equals(name)) {
        return person;
      }
    }
    return null;
  }

  /** A side that was not there is somebody's, not the Judge's. */
  public boolean isJudges(String side) {
    return sides.stream().anyMatch(one -> one.name().equals(side) && one.judge());
  }

  public ObjectNode json() {
    var json =
        JsonNodeFactory.instance.objectNode().put("now", now.round()).put("since", since.round());
    var parties = json.putArray("sides");
    sides.forEach(
        side -> {
          var party = parties.addObject().put("name", side.name());
          if (side.judge()) {
            party.put("judge", true);
          }
        });
    var there = json.putArray("people");
    people.forEach(person -> there.add(person.json()));
    if (!elsewhere.isEmpty()) {
      var others = json.putArray("elsewhere");
      elsewhere.forEach(person -> others.add(person.json()));
    }
    var rows = json.putArray("apart");
    apart.forEach(row -> row.forEach(rows.addArray()::add));
    return json;
  }

  /**
   * Reads it back.
   *
   * @throws IllegalArgumentException if it is none, in words for people
   */
  public static Snapshot read(JsonNode json) {
    long now = round(json, "now");
    long since = round(json, "since");
    if (since > now || now - since > MOST_SINCE) {
      throw new IllegalArgumentException("what is carried on began after it ended, or lasts ages");
    }
    var sides = new ArrayList<Party>();
    for (JsonNode side : json.path("sides")) {
      sides.add(new Party(side.path("name").asString(""), side.path("judge").asBoolean(false)));
    }
    List<Person> people = people(json.path("people"));
    return new Snapshot(
        new Moment(now),
        new Moment(since),
        sides,
        people,
        people(json.path("elsewhere")),
        apart(json.path("apart"), people.size()));
  }

  private static long round(JsonNode json, String name) {
    JsonNode round = json.path(name);
    if (!round.isIntegralNumber() || round.asLong() < 0 || round.asLong() > MOST) {
      throw new IllegalArgumentException("what is carried on does not say when it is");
    }
    return round.asLong();
  }

  private static List<Person> people(JsonNode json) {
    var people = new ArrayList<Person>();
    json.forEach(one -> people.add(Person.read(one)));
    return people;
  }

  private static List<List<Integer>> apart(JsonNode json, int people) {
    var rows = new ArrayList<List<Integer>>();
    for (JsonNode row : json) {
      var feet = new ArrayList<Integer>();
      row.forEach(one -> feet.add(one.asInt(-1)));
      rows.add(feet);
      if (feet.size() != rows.size() - 1) {
        throw new IllegalArgumentException("how far people are apart is not said of all");
      }
    }
    if (rows.size() != people) {
      throw new IllegalArgumentException("how far people are apart is not said of all");
    }
    return rows;
  }
}
