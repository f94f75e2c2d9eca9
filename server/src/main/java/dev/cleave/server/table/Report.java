package dev.cleave.server.table;

import dev.cleave.engine.journal.Event;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** An account as a page to read or print: one file, without script and without anything beside. */
final class Report {

  private static final int SIDE_COLOURS = 6;
  private static final String STYLE = style();

  private final Account account;
  private final Html html;
  private final Map<String, Integer> colours = new LinkedHashMap<>();
  private final Map<String, String> sides = new LinkedHashMap<>();
  private final List<Card> counts = new ArrayList<>();
  private final StringBuilder page = new StringBuilder(1 << 14);

  Report(Account account) {
    this.account = account;
    this.html = new Html(account.people().stream().map(who -> text(who, "name")).toList());
    for (JsonNode who : account.people()) {
      colours.putIfAbsent(text(who, "side"), colours.size() % SIDE_COLOURS);
      sides.put(text(who, "id"), text(who, "side"));
    }
  }

  String html() {
    head();
    people();
    rounds();
    page.append("<footer>")
        .append("<p>Told by Cleave, as ")
        .append(html.sentence(account.whose()))
        .append(" saw it.</p></footer>\n</main>\n</body>\n</html>\n");
    return page.toString();
  }

  private void head() {
    page.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
        .append("style-src 'sha256-")
        .append(digest(STYLE))
        .append("'\">\n<title>")
        .append(Html.text(account.title()))
        .append("</title>\n<style>")
        .append(STYLE)
        .append("</style>\n</head>\n<body>\n<main>\n<header>\n<p class=\"book\">")
        .append(Html.text(account.rulebook()))
        .append("</p>\n<h1>")
        .append(Html.name(account.title()))
        .append("</h1>\n");
    if (!account.about().isEmpty()) {
      page.append("<p class=\"about\">").append(html.sentence(account.about())).append("</p>\n");
    }
    page.append("</header>\n");
  }

  /** How everybody stands at the end of it. */
  private void people() {
    page.append("<section class=\"people\" aria-label=\"Who fought\">\n");
    for (Map.Entry<String, Integer> side : colours.entrySet()) {
      page.append("<div class=\"side s")
          .append(side.getValue())
          .append("\">\n<h2>")
          .append(Html.name(side.getKey()))
          .append("</h2>\n<ul>\n");
      for (JsonNode who : account.people()) {
        if (text(who, "side").equals(side.getKey())) {
          person(who);
        }
      }
      page.append("</ul>\n</div>\n");
    }
    page.append("</section>\n");
  }

  private void person(JsonNode who) {
    boolean fallen = List.of("dead", "down").contains(text(who, "health"));
    page.append(fallen ? "<li class=\"fallen\">" : "<li>").append(Html.name(text(who, "name")));
    page.append("<span class=\"how\">").append(Html.text(how(who))).append("</span></li>\n");
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

  private void rounds() {
    contents();
    int round = Integer.MIN_VALUE;
    for (Card card : account.cards()) {
      int now = round(card);
      if (now != round) {
        counts();
        page.append(round == Integer.MIN_VALUE ? "" : "</ol>\n</section>\n");
        boolean again = now < round; // it was taken back to here
        page.append("<section class=\"round\"")
            .append(again ? ">" : " id=\"round-" + now + "\">")
            .append("\n<h2>")
            .append(Told.heading(now))
            .append(again ? " again" : "")
            .append("</h2>\n<ol>\n");
        round = now;
      }
      if (!isCount(card)) {
        counts();
        card(card);
      } else if (!counts.isEmpty() && counts.getFirst().isUndone() != card.isUndone()) {
        counts();
        counts.add(card);
      } else {
        counts.add(card);
      }
    }
    counts();
    page.append(round == Integer.MIN_VALUE ? "" : "</ol>\n</section>\n");
  }

  private static boolean isCount(Card card) {
    return card.json().has("count");
  }

  /** Who acts when stands in one line, the highest number first. */
  private void counts() {
    if (counts.isEmpty()) {
      return;
    }
    Card first = counts.getFirst();
    String words =
        counts.stream()
            .map(card -> card.json().path("count"))
            .sorted(
                Comparator.comparingInt((JsonNode count) -> count.path("number").asInt())
                    .reversed())
            .map(count -> text(count, "name") + " " + count.path("number").asInt())
            .collect(Collectors.joining(", ", "Initiative: ", "."));
    start(first, "card" + (first.isUndone() ? " undone" : ""), words);
    page.append("</li>\n");
    counts.clear();
  }

  private void contents() {
    var numbers = new TreeSet<Integer>();
    account.cards().forEach(card -> numbers.add(round(card)));
    if (numbers.size() > 2) {
      page.append("<nav aria-label=\"Rounds\">");
      numbers.forEach(
          number ->
              page.append("<a href=\"#round-")
                  .append(number)
                  .append("\">")
                  .append(number < 1 ? "Start" : number)
                  .append("</a> "));
      page.append("</nav>\n");
    }
  }

  private static int round(Card card) {
    return Math.max(0, card.json().path("round").asInt());
  }

  private void card(Card card) {
    JsonNode json = card.json();
    start(card, classes(card), text(json, "text"));
    if (json.has("throw") || json.has("dice")) {
      details(json);
    }
    page.append("</li>\n");
  }

  private void start(Card card, String classes, String text) {
    page.append("<li id=\"card-")
        .append(card.number())
        .append("\" class=\"")
        .append(classes)
        .append("\"><p>");
    String words = sentence(text, card.json().path("numbers"));
    page.append(card.isUndone() ? "<del>" + words + "</del>" : words).append("</p>");
  }

  /** The numbers of a throw stand back behind what came of it. */
  private String sentence(String text, JsonNode numbers) {
    if (numbers.isMissingNode()) {
      return html.sentence(text);
    }
    int from = numbers.path(0).asInt();
    int to = numbers.path(1).asInt();
    return html.sentence(text.substring(0, from))
        + "<span class=\"needs\">"
        + html.sentence(text.substring(from, to))
        + "</span>"
        + html.sentence(text.substring(to));
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
    boolean bot = card.is(Remark.BOT.text());
    if (bot || json.path("judge").asBoolean(false) || card.isNote()) {
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

  private void details(JsonNode json) {
    JsonNode thrown = json.path("throw");
    page.append("<details><summary>").append(Html.text(summary(json))).append("</summary>");
    if (thrown.path("terms").size() > 0) {
      page.append("<table><tbody>");
      for (JsonNode term : thrown.path("terms")) {
        page.append("<tr><td class=\"value\">")
            .append(signed(term.path("value").asInt()))
            .append("</td><td>")
            .append(html.sentence(text(term, "why")))
            .append("</td><td class=\"rule\">")
            .append(Html.text(text(term, "rule")))
            .append("</td></tr>");
      }
      page.append("</tbody></table>");
    }
    if (json.path("dice").size() > 0) {
      page.append("<ul class=\"dice\">");
      json.path("dice").forEach(this::dice);
      page.append("</ul>");
    }
    if (!text(json, "rule").isEmpty()) {
      page.append("<p class=\"rule\">").append(Html.text(text(json, "rule"))).append("</p>");
    }
    page.append("</details>");
  }

  private void dice(JsonNode dice) {
    page.append("<li>").append(Html.text(text(dice, "why"))).append(' ');
    page.append(Html.text(text(dice, "dice")));
    dice.path("faces").forEach(face -> page.append(" <b>").append(face.asInt()).append("</b>"));
    page.append("</li>");
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

  private static String digest(String style) {
    try {
      return Base64.getEncoder()
          .encodeToString(
              MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String style() {
    try (InputStream in = Report.class.getResourceAsStream("/cleave/report.css")) {
      if (in == null) {
        throw new IllegalStateException("the report has lost its style");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
