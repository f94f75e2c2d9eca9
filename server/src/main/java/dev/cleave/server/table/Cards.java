package dev.cleave.server.table;

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
  private final List<Card> cards = new ArrayList<>();
  private final List<Card> told = new ArrayList<>();
  private final Deque<Integer> kept;
  private int next;
  private final Rolls rolls = new Rolls();
  private int dealt;

  /**
   * @param marks which numbers they have
   */
  Cards(Viewpoint eyes, Marks marks) {
    this.eyes = eyes;
    this.kept = new ArrayDeque<>(marks.kept());
    this.next = marks.next();
  }

  /** The number of the next new card. */
  int next() {
    return next;
  }

  /** So many entries have been looked at. */
  int dealt() {
    return dealt;
  }

  /** The numbers of those that stand when only so many entries do. */
  List<Integer> standing(int entries) {
    return cards.stream()
        .filter(card -> !card.isUndone() && card.entry() < entries && !card.is(Remark.UNDO.text()))
        .map(Card::number)
        .toList();
  }

  /** The numbers of those that tell of the fight and stand. */
  List<Integer> shown() {
    return cards.stream()
        .filter(card -> !card.isUndone() && !card.isNote())
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
  void write(Entry entry, int index, Battle battle, Fog fog) {
    dealt = index + 1;
    var tact = new Tact(fog, eyes, battle);
    switch (entry) {
      case Entry.Rolled rolled -> roll(rolled, tact);
      case Entry.Told(Event event) -> tell(event, index, tact);
      case Entry.Judged(String act) -> judge(act, index, battle);
      case Entry.Asked asked -> ask(asked, index, battle);
    }
  }

  /** A bot's deeds and reasons are the Judge's to know, and his whose place it took. */
  private void ask(Entry.Asked asked, int index, Battle battle) {
    Deputy deputy = Deputy.read(asked.by());
    if (deputy.isBot() && (eyes.isJudge() || eyes.watch().contains(asked.who()))) {
      String who = asked.who().isEmpty() ? asked.side() : asked.who();
      String why = deputy.why().isEmpty() ? "" : " (" + deputy.why() + ")";
      String words = who + ", a bot: " + asked.answer() + why + ".";
      var json = card(index, battle, Remark.BOT.text(), words);
      put(json, "who", asked.who(), battle);
      add(new Card(json, index));
    }
  }

  private void roll(Entry.Rolled rolled, Tact tact) {
    Combatant who = tact.battle().named(rolled.who());
    if (who == null || tact.sees(who)) {
      rolls.add(rolled);
    }
  }

  /** What these eyes may not know takes its own dice with it; others' lie as they lay. */
  private void tell(Event event, int index, Tact tact) {
    String sentence = sentence(event, tact);
    if (!sentence.isEmpty() && mayKnow(event, tact)) {
      leave(rolls.left(event));
      tell(event, sentence, index, tact.battle());
      return;
    }
    rolls.hide(event);
    if (tact.isFoggy() && isFelt(event, tact)) {
      feel(event, index, tact);
    }
  }

  /** Dice of which nothing was told lie with what was told last: it is that they came of. */
  private void leave(List<Entry.Rolled> left) {
    if (!left.isEmpty() && !cards.isEmpty() && !cards.getLast().isUndone()) {
      cards.getLast().add(Rolls.json(left));
      told.add(cards.getLast());
    }
  }

  private static boolean mayKnow(Event event, Tact tact) {
    for (Event.Fact fact : event.facts()) {
      if (fact.value() instanceof String name) {
        Combatant who = tact.battle().named(name);
        if (who != null && !tact.sees(who)) {
          return false;
        }
      }
    }
    return true;
  }

  /** It is done to one of their own by somebody they do not see. */
  private boolean isFelt(Event event, Tact tact) {
    Combatant on = tact.battle().named(String.valueOf(event.fact("on")));
    return on != null && eyes.isOf(on.side()) && event.is(Event.Kind.ATTACK);
  }

  /** That it happens, and no more. */
  private void feel(Event event, int index, Tact tact) {
    String words = tact.veiled(event.openSentence());
    var json = card(index, tact.battle(), event.name(), words).put("rule", event.rule());
    put(json, "on", name(event, "on", "on"), tact.battle());
    add(new Card(json, index));
  }

  private void tell(Event event, String sentence, int index, Battle battle) {
    var json = card(index, battle, event.name(), sentence);
    json.put("rule", event.rule());
    put(json, "who", name(event, "by", "who"), battle);
    put(json, "on", name(event, "on", "on"), battle);
    List<Entry.Rolled> dice = rolls.of(event);
    if (!dice.isEmpty()) {
      json.set("dice", Rolls.json(dice));
    }
    new Facts(event, eyes, battle).put(json, sentence, dice);
    add(new Card(json, index));
  }

  /** As much of it as these eyes may read; empty if even that tells of somebody unseen. */
  private String sentence(Event event, Tact tact) {
    Combatant on = tact.battle().named(String.valueOf(name(event, "on", "who")));
    boolean whole =
        (on == null || eyes.knowsHitPoints(on)) && !tact.tellsOfUnseen(event.sentence());
    String sentence = whole ? event.sentence() : event.openSentence();
    return whole || !tact.tellsOfUnseen(sentence) ? sentence : tact.listed(event);
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
    dealt = Math.clamp(entries, 0, dealt);
    rolls.clear();
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
