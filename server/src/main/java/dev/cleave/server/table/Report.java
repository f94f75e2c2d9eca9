package dev.cleave.server.table;

import dev.cleave.engine.journal.Event;
import dev.cleave.server.report.Page;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** An account as a page to read or print. */
final class Report {

  private static final int SIDE_COLOURS = 6;

  private final Account account;
  private final Phrases phrases;
  private final Map<String, Integer> colours = new LinkedHashMap<>();
  private final Map<String, String> sides = new LinkedHashMap<>();

  Report(Account account) {
    this.account = account;
    this.phrases = new Phrases(account.people().stream().map(who -> text(who, "name")).toList());
    for (JsonNode who : account.people()) {
      colours.putIfAbsent(text(who, "side"), colours.size() % SIDE_COLOURS);
      sides.put(text(who, "id"), text(who, "side"));
    }
  }

  String html() {
    return new Page(
            Phrases.visible(account.title()),
            Phrases.visible(account.rulebook()),
            phrases.of(account.about()),
            colours.entrySet().stream().map(side -> side(side.getKey(), side.getValue())).toList(),
            contents(),
            rounds(),
            phrases.of(account.whose()))
        .html();
  }

  /** How everybody stands at the end of it. */
  private Page.Side side(String name, int colour) {
    List<Page.Person> people =
        account.people().stream()
            .filter(who -> text(who, "side").equals(name))
            .map(
                who ->
                    new Page.Person(
                        Phrases.visible(text(who, "name")),
                        List.of("dead", "down").contains(text(who, "health")),
                        Phrases.visible(how(who))))
            .toList();
    return new Page.Side(colour, Phrases.visible(name), people);
  }

  private static String how(JsonNode who) {
    var words = new ArrayList<String>();
    words.add(text(who, "health"));
    if (who.has("hp")) {
      words.add(who.path("hp").asInt() + " of " + who.path("most").asInt() + " hp");
    }
    String fate = text(who, "fate");
    if (!fate.equals("standing") && !words.contains(fate)) {
      words.add(fate);
    }
    who.path("conditions").forEach(condition -> words.add(condition.asString("")));
    who.path("notes").forEach(note -> words.add(note.asString("")));
    return String.join(", ", words);
  }

  private List<Integer> contents() {
    var numbers = new TreeSet<Integer>();
    account.cards().forEach(card -> numbers.add(round(card)));
    return numbers.size() > 2 ? List.copyOf(numbers) : List.of();
  }

  private static int round(Card card) {
    return Math.max(0, card.json().path("round").asInt());
  }

  private List<Page.Round> rounds() {
    var rounds = new ArrayList<Page.Round>();
    List<Card> cards = account.cards();
    int last = Integer.MIN_VALUE;
    int from = 0;
    while (from < cards.size()) {
      int number = round(cards.get(from));
      int to = from;
      while (to < cards.size() && round(cards.get(to)) == number) {
        to++;
      }
      boolean again = number < last; // it was taken back to here
      rounds.add(
          new Page.Round(number, again, Told.heading(number), entries(cards.subList(from, to))));
      last = number;
      from = to;
    }
    return rounds;
  }

  /** The order of initiative stands in one line. */
  private List<Page.Entry> entries(List<Card> cards) {
    var entries = new ArrayList<Page.Entry>();
    var counts = new ArrayList<Card>();
    for (Card card : cards) {
      boolean count = card.json().has("count");
      if (!counts.isEmpty() && (!count || counts.getFirst().isUndone() != card.isUndone())) {
        entries.add(counted(counts));
        counts.clear();
      }
      if (count) {
        counts.add(card);
      } else {
        entries.add(entry(card));
      }
    }
    if (!counts.isEmpty()) {
      entries.add(counted(counts));
    }
    return entries;
  }

  /** The highest number first. */
  private Page.Entry counted(List<Card> counts) {
    Card first = counts.getFirst();
    String words =
        counts.stream()
            .map(card -> card.json().path("count"))
            .sorted(
                Comparator.comparingInt((JsonNode count) -> count.path("number").asInt())
                    .reversed())
            .map(count -> text(count, "name") + " " + count.path("number").asInt())
            .collect(Collectors.joining(", ", "Initiative: ", "."));
    return new Page.Entry(
        first.number(),
        "card" + (first.isUndone() ? " undone" : ""),
        first.isUndone(),
        phrases.of(words),
        List.of(),
        List.of(),
        null);
  }

  private Page.Entry entry(Card card) {
    JsonNode json = card.json();
    String text = text(json, "text");
    JsonNode numbers = json.path("numbers");
    int from = numbers.isMissingNode() ? text.length() : numbers.path(0).asInt();
    int to = numbers.isMissingNode() ? text.length() : numbers.path(1).asInt();
    return new Page.Entry(
        card.number(),
        classes(card),
        card.isUndone(),
        phrases.of(text.substring(0, from)),
        phrases.of(text.substring(from, to)),
        phrases.of(text.substring(to)),
        details(json));
  }

  /** Only words of our own get into the markup. */
  private String classes(Card card) {
    JsonNode json = card.json();
    var words = new ArrayList<String>();
    words.add("card");
    String side = sides.get(text(json, "who"));
    if (side != null) {
      words.add("s" + colours.getOrDefault(side, 0));
    }
    if (json.path("throw").has("hit")) {
      words.add(json.path("throw").path("hit").asBoolean(false) ? "hit" : "miss");
    }
    if (card.is(Remark.BOT.text()) || json.path("judge").asBoolean(false) || card.isNote()) {
      words.add("note");
    }
    if (card.isUndone()) {
      words.add("undone");
    }
    if (card.is(Event.Kind.ENDED.text())) {
      words.add("ended");
    }
    return String.join(" ", words);
  }

  private Page.@Nullable Details details(JsonNode json) {
    if (!json.has("throw") && !json.has("dice")) {
      return null;
    }
    var terms = new ArrayList<Page.Term>();
    for (JsonNode term : json.path("throw").path("terms")) {
      terms.add(
          new Page.Term(
              signed(term.path("value").asInt()),
              phrases.of(text(term, "why")),
              Phrases.visible(text(term, "rule"))));
    }
    var dice = new ArrayList<Page.Roll>();
    for (JsonNode roll : json.path("dice")) {
      var faces = new ArrayList<Integer>();
      roll.path("faces").forEach(face -> faces.add(face.asInt()));
      dice.add(
          new Page.Roll(
              Phrases.visible(text(roll, "why")), Phrases.visible(text(roll, "dice")), faces));
    }
    return new Page.Details(
        Phrases.visible(summary(json)), terms, dice, Phrases.visible(text(json, "rule")));
  }

  private static String summary(JsonNode json) {
    JsonNode thrown = json.path("throw");
    if (thrown.has("roll")) {
      return "needs " + thrown.path("needs").asInt() + "+, rolled " + thrown.path("roll").asInt();
    }
    if (thrown.has("needs")) {
      return "needs " + thrown.path("needs").asInt() + "+";
    }
    return StreamSupport.stream(json.path("dice").spliterator(), false)
        .map(dice -> text(dice, "dice"))
        .collect(Collectors.joining(", "));
  }

  private static String signed(int value) {
    return value > 0 ? "+" + value : value < 0 ? "−" + -value : "0";
  }

  private static String text(JsonNode json, String field) {
    return json.path(field).asString("");
  }
}
