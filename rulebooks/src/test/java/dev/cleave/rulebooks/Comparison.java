package dev.cleave.rulebooks;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.odds.Attacks;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Players who look at every attack they are offered from all sides, and then answer as they would
 * have. What differs is written down.
 */
final class Comparison implements Players {

  /** How much was compared with what. */
  static final class Count {
    int offered;
    int byTheBook;
    int byOdds;
    int made;
    int afterWalk;

    @Override
    public String toString() {
      return offered
          + " attacks offered, "
          + byTheBook
          + " by the book, "
          + byOdds
          + " by odds, "
          + made
          + " made, "
          + afterWalk
          + " after a walk";
    }
  }

  private static final Pattern NEEDS = Pattern.compile("needs (-?\\d+)\\+");

  /** Attacks that are what {@code Rulebook.needs} speaks of. */
  private static final List<String> PLAIN =
      List.of("attack", "shoot", "counterattack", "strike", "cleave");

  /** Of more ways than this one is played: the first throw is the same by any. */
  private static final int MOST_WAYS = 30;

  /** Of each question so many answers are taken that may be a walk, to see what could follow. */
  private static final int WALKS = 2;

  /** An attack that was chosen: nobody has done anything since. */
  private record Chosen(String by, String on, String text, @Nullable Tally needs) {}

  private final Rulebook rulebook;
  private final Players players;
  private final boolean closely;
  private final String where;
  private final Count count;
  private final List<String> differences;
  private final Chance chance;

  /** By name; several where several act at one moment. */
  private final Map<String, Chosen> chosen = new LinkedHashMap<>();

  /** Nothing has happened since somebody chose: who is asked now is asked at the same time. */
  private boolean atOnce;

  /** To what it was chosen: who is asked something else answers what was chosen. */
  private String kind = "";

  Comparison(
      Rulebook rulebook, Players players, String where, Count count, List<String> differences) {
    this(rulebook, players, true, where, count, differences);
  }

  /** Of what is chosen only, not of all that is offered. */
  static Comparison ofChosen(Rulebook rulebook, Players players, List<String> differences) {
    return new Comparison(rulebook, players, false, "", new Count(), differences);
  }

  private Comparison(
      Rulebook rulebook,
      Players players,
      boolean closely,
      String where,
      Count count,
      List<String> differences) {
    this.rulebook = rulebook;
    this.players = players;
    this.closely = closely;
    this.where = where;
    this.count = count;
    this.differences = differences;
    this.chance = new Chance(where.hashCode());
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    T answer = players.answer(question, judge);
    atOnce = atOnce && question.kind().equals(kind);
    if (!atOnce && !question.quiet().equals(answer)) {
      chosen.clear(); // somebody comes between
    }
    Combatant who = (Combatant) question.who();
    if (closely && !isLitUnknown(question, who)) {
      look(question);
    }
    if (who != null
        && answer instanceof Assault assault
        && assault.target() != null
        && question.refuses(answer) == null
        && (closely || !hasUnknownFoes(question, who))) {
      Combatant target = assault.target();
      chosen.put(
          who.name(),
          new Chosen(who.name(), target.name(), answer.text(), copy(question.needs(answer))));
      atOnce = true;
      kind = question.kind();
    }
    return answer;
  }

  private <T extends Answer> void look(Question<T> question) {
    List<Option<T>> options = question.options();
    for (Option<T> option : options) {
      if (option.answer() instanceof Assault assault && assault.target() != null) {
        compare(question, option, assault.target());
      }
    }
    for (int i = 0; i < WALKS; i++) {
      walk(question, options);
    }
  }

  private static @Nullable Tally copy(@Nullable Tally tally) {
    return tally == null ? null : tally.copy();
  }

  private void differ(String what, Object one, Object other) {
    differences.add(where + what + ": " + one + " / " + other);
  }

  private <T extends Answer> void compare(
      Question<T> question, Option<T> option, Combatant target) {
    count.offered++;
    String what = question + " " + option.text();
    Tally live = copy(question.needs(option.answer()));
    Matcher says = NEEDS.matcher(option.detail());
    if (says.find() && (live == null || live.least() != Integer.parseInt(says.group(1)))) {
      differ(what + " says", option.detail(), live);
    }
    byTheBook(question, option, target, live);
    byOdds(question, option.text(), target, live, what);
  }

  /** What the book says of a plain attack from where he stands with what he has in hand. */
  private <T extends Answer> void byTheBook(
      Question<T> question, Option<T> option, Combatant target, @Nullable Tally live) {
    Combatant who = (Combatant) question.who();
    if (who == null || live == null || question.lead(option.answer()).feet() > 0) {
      return;
    }
    Event first = first(question, option.text(), who);
    if (first == null
        || !PLAIN.contains(option.text().split(" ", 2)[0])
        || isInSomeManner(live)
        || !who.weapon().name().equals(first.fact("weapon"))
        || option.text().contains(" with ")
        || option.text().contains(" crowd ")) {
      return;
    }
    String way = String.valueOf(first.fact("way"));
    Tally book = rulebook.needs(Battle.in(question.scene()), who, target, way);
    count.byTheBook++;
    if (!book.isLike(live) || book.face() != live.face()) {
      differ(question + " " + option.text() + " by the book", book, live);
    }
  }

  /** Manners of attack of which the book is not asked. */
  private static final Set<String> MANNERS =
      Set.of("called shot", "sparing friends", "charging", "covering", "round the shield");

  /** Whether it goes on in the manner of a charge, of which the book is not asked. */
  private static boolean isInSomeManner(Tally live) {
    for (int i = 0; i < live.size(); i++) {
      String label = live.term(i).label();
      if (label.endsWith("charge") || MANNERS.contains(label)) {
        return true;
      }
    }
    return false;
  }

  /** The first attack of his when he gives this answer and nobody does anything about it. */
  private static @Nullable Event first(Question<?> question, String answer, Combatant who) {
    Journal.Kept journal = Journal.kept();
    question.tryOut(
        Battle.in(question.scene()).copy(),
        new GameTable(new SeededDice(1), new Bid(""), journal),
        answer);
    for (Event event : journal.events()) {
      if (event.is("attack") && who.name().equals(event.fact("by"))) {
        return event;
      }
    }
    return null;
  }

  private void byOdds(
      Question<?> question, String text, Combatant target, @Nullable Tally live, String what) {
    if (question.who() == null) {
      return;
    }
    AttackOdds odds = odds(question, text, target);
    if (!odds.blows().isEmpty()) {
      count.byOdds++;
      Tally first = odds.blows().getFirst().needs();
      if (!isLike(first, live)) {
        differ(what + " by odds", first, live);
      }
    }
  }

  private AttackOdds odds(Question<?> question, String text, Combatant target) {
    var attacks = new Attacks(rulebook, question, Battle.in(question.scene()), target);
    try {
      return attacks.odds(text, MOST_WAYS);
    } catch (Odds.TooMany _) {
      return attacks.estimate(text, 1);
    }
  }

  private static boolean isLike(@Nullable Tally one, @Nullable Tally other) {
    return one == null || other == null
        ? one == other
        : one.isLike(other) && one.face() == other.face();
  }

  /** What is offered after one of the ways he could go is what the odds of both together say. */
  private <T extends Answer> void walk(Question<T> question, List<Option<T>> options) {
    Combatant who = (Combatant) question.who();
    Option<T> way = options.isEmpty() ? null : chance.of(options);
    if (who == null
        || way == null
        || way.answer() instanceof Assault
        || question.lead(way.answer()).feet() == 0) {
      return;
    }
    try {
      question.tryOut(Battle.in(question.scene()).copy(), new Then(who), way.text());
    } catch (Reached reached) {
      after(question, way.text(), reached.question);
    }
  }

  private <T extends Answer> void after(Question<?> question, String way, Question<T> then) {
    for (T answer : then.legal(Assault.class::isInstance)) {
      Combatant target = ((Assault) answer).target();
      if (target != null) {
        count.afterWalk++;
        String text = way + " then " + answer.text();
        byOdds(
            question,
            text,
            Battle.in(question.scene()).combatant(target.index()),
            copy(then.needs(answer)),
            question + " " + text);
      }
    }
  }

  /** In the dark somebody hidden may bear the light by which another is seen. */
  private boolean isLitUnknown(Question<?> question, @Nullable Combatant asked) {
    return asked != null && Battle.in(question.scene()).isDark() && hasUnknownFoes(question, asked);
  }

  /** A number holds as far as one can know; those who hide may be in the way of it. */
  private boolean hasUnknownFoes(Question<?> question, Combatant asked) {
    for (Combatant other : Battle.in(question.scene()).combatants()) {
      if (other.isEnemyOf(asked) && rulebook.isHidden(other)) {
        return true;
      }
    }
    return false;
  }

  /** Hears what really happens. */
  void hear(Entry entry) {
    if (entry instanceof Entry.Judged) {
      chosen.clear();
    } else if (entry instanceof Entry.Rolled) {
      atOnce = false;
    } else if (entry instanceof Entry.Told(Event event)) {
      atOnce = false;
      if (event.is("throw") || event.is("save")) {
        another(event);
      } else if (event.is("attack")) {
        attack(event);
      }
    }
  }

  /** Another die comes first, and may make it easier. A2.MAN.CLAMBER.03 */
  private void another(Event event) {
    if (chosen.size() == 1) {
      chosen.clear();
    }
    chosen.remove(String.valueOf(event.fact("by")));
  }

  private void attack(Event event) {
    Chosen promise = chosen.get(String.valueOf(event.fact("by")));
    if (promise == null || !promise.on.equals(event.fact("on"))) {
      return;
    }
    chosen.remove(promise.by);
    count.made++;
    Tally told = event.fact("roll") == null ? null : event.tally();
    if (!isLike(told, promise.needs)) {
      differ(promise.by + " " + promise.text + " made", told, promise.needs);
    }
  }

  /** Nobody does anything; it stops where the walker is asked on, or dice are thrown. */
  private record Then(Combatant walker) implements Table {

    @Override
    public int roll(Dice dice, Reason why, @Nullable Actor who) {
      return dice.least();
    }

    @Override
    public <T extends Answer> T ask(Question<T> question) {
      Combatant who = (Combatant) question.who();
      if (who != null && who.index() == walker.index()) {
        throw new Reached(question);
      }
      return question.quiet();
    }

    @Override
    public boolean listens() {
      return false;
    }

    @Override
    public void tell(Event event) {}
  }

  private static final class Reached extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Question<?> question;

    Reached(Question<?> question) {
      super("", null, false, false);
      this.question = question;
    }
  }
}
