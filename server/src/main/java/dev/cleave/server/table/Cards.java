package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The log as one pair of eyes may read it. Numbers have no gaps, so that none can be counted. */
final class Cards {

  /** Where a card lies that comes before all entries of its chapter. */
  static final int BEFORE = -1;

  private final Viewpoint eyes;
  private final Rulebook rulebook;
  private final List<Card> cards = new ArrayList<>();
  private final List<Card> told = new ArrayList<>();
  private final Deque<Integer> kept;
  private int next;
  private ArrayNode dice = Json.array();

  /**
   * @param marks which numbers they have
   */
  Cards(Viewpoint eyes, Rulebook rulebook, Marks marks) {
    this.eyes = eyes;
    this.rulebook = rulebook;
    this.kept = new ArrayDeque<>(marks.kept());
    this.next = marks.next();
  }

  /** The number of the next new card. */
  int next() {
    return next;
  }

  /** The numbers of those that stand when only so many entries do. */
  List<Integer> standing(int entries) {
    return cards.stream()
        .filter(card -> !card.isUndone() && card.entry() < entries && !card.is(Remark.UNDO.text()))
        .map(Card::number)
        .toList();
  }

  /** In the order in which they are to be shown: one that was taken back is shown again. */
  List<Card> told() {
    return told;
  }

  List<Card> all() {
    return cards;
  }

  private void add(Card card) {
    cards.add(card);
    told.add(card);
  }

  int size() {
    return cards.size();
  }

  /**
   * Takes down what these eyes may know of an entry, judged by how things stand now.
   *
   * @param index how many entries there were before it
   */
  void write(Entry entry, int index, Battle battle) {
    switch (entry) {
      case Entry.Rolled rolled -> roll(rolled, battle);
      case Entry.Told(Event event) -> {
        String sentence = sentence(event, battle);
        if (!sentence.isEmpty() && mayKnow(event, battle)) {
          tell(event, sentence, index, battle);
        }
        dice = Json.array();
      }
      case Entry.Judged(String act) -> judge(act, index, battle);
      case Entry.Asked asked -> ask(asked, index, battle);
    }
  }

  /** A bot's deeds and reasons are the Judge's to know. */
  private void ask(Entry.Asked asked, int index, Battle battle) {
    Deputy deputy = Deputy.read(asked.by());
    if (eyes.isJudge() && deputy.isBot()) {
      String who = asked.who().isEmpty() ? asked.side() : asked.who();
      String why = deputy.why().isEmpty() ? "" : " (" + deputy.why() + ")";
      String words = who + ", a bot: " + asked.answer() + why + ".";
      var json = card(index, battle, Remark.BOT.text(), words);
      put(json, "who", asked.who(), battle);
      add(new Card(json, index));
    }
  }

  private void roll(Entry.Rolled rolled, Battle battle) {
    Combatant who = battle.named(rolled.who());
    if (who == null || eyes.sees(who, rulebook)) {
      var faces = Json.array();
      rolled.faces().forEach(faces::add);
      var json =
          Json.object().put("dice", rolled.dice().toString()).put("why", rolled.why().name());
      if (!rolled.from().isEmpty()) {
        json.put("from", rolled.from());
      }
      dice.add(json.set("faces", faces));
    }
  }

  private boolean mayKnow(Event event, Battle battle) {
    for (Event.Fact fact : event.facts()) {
      if (fact.value() instanceof String name) {
        Combatant who = battle.named(name);
        if (who != null && !eyes.sees(who, rulebook)) {
          return false;
        }
      }
    }
    return true;
  }

  private void tell(Event event, String sentence, int index, Battle battle) {
    var json = card(index, battle, event.name(), sentence);
    json.put("rule", event.rule());
    put(json, "who", name(event, "by", "who"), battle);
    put(json, "on", name(event, "on", "on"), battle);
    if (!dice.isEmpty()) {
      json.set("dice", dice);
    }
    Tally tally = event.tally();
    if (tally != null) {
      json.set("throw", thrown(event, tally));
      if (event.numbersTo() > event.numbersFrom() && sentence.equals(event.sentence())) {
        json.set("numbers", Json.array().add(event.numbersFrom()).add(event.numbersTo()));
      }
    }
    if (event.is(Event.Kind.ATTACK) && "missile".equals(event.fact("way"))) {
      json.put("shot", true);
    }
    if (event.is(Event.Kind.INITIATIVE)
        && event.fact("who") instanceof String who
        && event.fact("number") instanceof Integer number) {
      json.set("count", Json.object().put("name", who).put("number", number));
    }
    add(new Card(json, index));
  }

  /** As much of it as these eyes may read; empty if even that tells of somebody unseen. */
  private String sentence(Event event, Battle battle) {
    Combatant on = battle.named(String.valueOf(name(event, "on", "who")));
    boolean whole =
        (on == null || eyes.knowsHitPoints(on)) && !tellsOfUnseen(event.sentence(), battle);
    String sentence = whole ? event.sentence() : event.openSentence();
    return whole || !tellsOfUnseen(sentence, battle) ? sentence : "";
  }

  private boolean tellsOfUnseen(String sentence, Battle battle) {
    for (Combatant who : battle.combatants()) {
      if (!eyes.sees(who, rulebook) && names(sentence, who.name())) {
        return true;
      }
    }
    return false;
  }

  /** A word of its own: "Orc 1" is not in "Orc 12 falls". */
  private static boolean names(String sentence, String name) {
    int at = sentence.indexOf(name);
    while (at >= 0) {
      int end = at + name.length();
      boolean begins = at == 0 || !Character.isLetterOrDigit(sentence.charAt(at - 1));
      boolean ends = end == sentence.length() || !Character.isLetterOrDigit(sentence.charAt(end));
      if (begins && ends) {
        return true;
      }
      at = sentence.indexOf(name, at + 1);
    }
    return false;
  }

  private static @Nullable String name(Event event, String key, String other) {
    Object value = event.fact(key);
    return (value == null ? event.fact(other) : value) instanceof String name ? name : null;
  }

  private static void put(ObjectNode json, String key, @Nullable String name, Battle battle) {
    Combatant who = name == null ? null : battle.named(name);
    if (who != null) {
      json.put(key, Views.id(who));
    }
  }

  private static ObjectNode thrown(Event event, Tally tally) {
    var json = Json.object();
    if (event.fact("roll") instanceof Integer roll) {
      json.put("roll", roll).put("total", roll + tally.bonus()).put("target", tally.target());
    }
    if (event.fact("hit") instanceof Boolean hit) {
      json.put("hit", hit);
    }
    return json.put("needs", tally.face()).set("terms", terms(tally));
  }

  /** The parts of a number needed, each with its rule. */
  static ArrayNode terms(Tally tally) {
    var terms = Json.array();
    for (int i = 0; i < tally.size(); i++) {
      terms.add(
          Json.object()
              .put("value", tally.share(i))
              .put("why", tally.term(i).label())
              .put("rule", tally.term(i).rule()));
    }
    Term bound = tally.bound();
    if (bound != null) {
      terms.add(
          Json.object()
              .put("value", tally.face() - tally.needs())
              .put("why", bound.label())
              .put("rule", bound.rule()));
    }
    return terms;
  }

  private void judge(String act, int index, Battle battle) {
    String words = eyes.isJudge() ? "The Judge: " + act + "." : "The Judge intervenes.";
    add(new Card(card(index, battle, Remark.JUDGE.text(), words).put("judge", true), index));
  }

  /** Everything after so many entries is undone; it stays to be seen, and a card says so. */
  void undo(int entries, String words, Battle battle) {
    for (Card card : cards) {
      if (card.entry() >= entries && !card.isUndone()) {
        card.undo();
        told.add(card);
      }
    }
    add(new Card(card(entries, battle, Remark.UNDO.text(), words), entries));
    dice = Json.array();
  }

  private ObjectNode card(int index, Battle battle, String kind, String words) {
    return Json.object()
        .put("card", kept.isEmpty() ? next++ : kept.removeFirst())
        .put("round", battle.round())
        .put("kind", kind)
        .put("text", words);
  }

  /** A chapter begins: its first card, which stands before all its entries. */
  void begin(String words, Battle battle) {
    add(new Card(card(BEFORE, battle, Remark.CHAPTER.text(), words), BEFORE));
  }

  /** The card of that number, null if this chapter has none. */
  @Nullable Card find(int number) {
    for (Card card : cards.reversed()) {
      if (card.number() == number) {
        return card;
      }
    }
    return null;
  }

  /** There are cards of chapters before this one. */
  boolean isLater() {
    return !cards.isEmpty() && cards.getFirst().number() > 1;
  }
}
