package dev.cleave.cli.join;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.page.Visible;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Those who fight and those who sit there, as far as this seat knows them. */
final class Company {

  private static final int NAME = 24;

  private final Seen seen;
  private final Page page;

  Company(Seen seen, Page page) {
    this.seen = seen;
    this.page = page;
  }

  /** How everybody stands now. */
  void stand() {
    Map<String, Integer> sides = sides(seen.view());
    int names = 0;
    for (JsonNode who : seen.view().path("combatants")) {
      names = Math.max(names, Visible.width(name(who)));
    }
    for (JsonNode who : seen.view().path("combatants")) {
      boolean standing = who.path("fate").asString("").equals("standing");
      Ink ink =
          standing ? Ink.ofSide(sides.getOrDefault(who.path("side").asString(""), 0)) : Ink.DIM;
      page.tell(
          Line.of("  ")
              .add(ink, name(who))
              .to(names + 4)
              .add(standing ? Ink.PLAIN : Ink.DIM, how(who)),
          0,
          names + 6);
    }
  }

  /** The place of each side, by which it has its colour. */
  static Map<String, Integer> sides(JsonNode view) {
    var sides = new LinkedHashMap<String, Integer>();
    view.path("sides").forEach(side -> sides.put(side.path("name").asString(""), sides.size()));
    return sides;
  }

  private static String name(JsonNode who) {
    return Visible.within(Visible.of(who.path("name").asString("")), NAME);
  }

  private static String how(JsonNode who) {
    var words = new ArrayList<String>();
    words.add(
        who.has("hp")
            ? who.path("hp").asInt() + " of " + who.path("most").asInt() + " hp"
            : who.path("health").asString(""));
    String fate = who.path("fate").asString("");
    String at = "";
    if (who.path("at").size() == 2) {
      at = " at " + number(who.path("at").get(0)) + "," + number(who.path("at").get(1));
    }
    words.add(fate + at);
    who.path("conditions").forEach(condition -> words.add(condition.asString("")));
    who.path("notes").forEach(note -> words.add(note.asString("")));
    return String.join(", ", words);
  }

  private static String number(JsonNode number) {
    String text = Double.toString(number.asDouble());
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** The seats, with those who are there. */
  void sit() {
    for (JsonNode seat : seen.view().path("seats")) {
      var plays = new ArrayList<String>();
      seat.path("combatants").forEach(id -> plays.add(seen.name(id.asString(""))));
      int devices = seat.path("devices").asInt();
      page.tell(
          Line.of("  " + seat.path("name").asString(""))
              .add(Ink.DIM, " (" + seat.path("role").asString("") + ")")
              .add(plays.isEmpty() ? "" : " plays " + String.join(", ", plays))
              .add(
                  Ink.DIM,
                  devices == 0 ? ", away" : devices > 1 ? ", " + devices + " devices" : ""),
          0,
          4);
    }
  }

  /** For whom the table waits besides us. */
  List<String> waiting() {
    var names = new ArrayList<String>();
    for (JsonNode one : seen.view().path("waiting")) {
      String name = seen.name(one.path("who").asString(""));
      names.add(name.isEmpty() ? "the Judge" : name);
    }
    return names.stream().distinct().toList();
  }
}
