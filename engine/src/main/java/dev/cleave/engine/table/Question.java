package dev.cleave.engine.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A choice somebody has to make: whose it is, what is legal, what is sensible. Options are computed
 * when asked for and anew each time, so they are right even if the Judge has just changed the
 * scene.
 */
public abstract class Question<T extends Answer> {

  /** The sorts of question that views and bots tell apart; the rest are the rulebook's own. */
  public enum Kind {
    /** What somebody means to do in a round, said before it begins. */
    DECLARATION("declaration"),
    /** Somebody's turn. */
    ACTION("action"),
    /** The rest of it, when he has moved. */
    THEN("then"),
    /** The moment he waited for has come: does he act before what is about to happen? */
    INTERRUPT("interrupt"),
    /** He is attacked or run past: does he do anything about it first? */
    RESPONSE("response"),
    /** His foe has fallen: at whom does the next blow go, or what is done instead? */
    CLEAVE("cleave"),
    /** Left to the Judge by the rules. */
    RULING("ruling");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** As journals and the wire have it. */
    public String text() {
      return text;
    }
  }

  /** Why an answer that nobody has heard of is refused. */
  public static final String UNKNOWN = "this is not among the options";

  private final Scene scene;
  private final String kind;
  private final Side side;
  private final @Nullable Actor who;
  private final String rule;

  protected Question(Scene scene, Kind kind, Side side, @Nullable Actor who, String rule) {
    this(scene, kind.text(), side, who, rule);
  }

  /**
   * @param kind a sort of the rulebook's own
   */
  protected Question(Scene scene, String kind, Side side, @Nullable Actor who, String rule) {
    this.scene = scene;
    this.kind = kind;
    this.side = side;
    this.who = who;
    this.rule = rule;
  }

  /** Every legal answer. */
  public abstract List<Option<T>> options();

  /** What an answer means here; null if it is not legal. The others need not be thought through. */
  public @Nullable Option<T> option(T answer) {
    for (Option<T> option : options()) {
      if (option.answer().equals(answer)) {
        return option;
      }
    }
    return null;
  }

  /** The legal answers of a sort that is never a mere place to go to. */
  public List<T> legal(Predicate<? super T> sort) {
    return options().stream().map(Option::answer).filter(sort).toList();
  }

  /** The answer of a sensible player; always legal. Bots start from here. */
  public abstract T usual();

  /** Why that is the answer of who decides for himself: a few words, or nothing. */
  public String because() {
    return "";
  }

  /** The answer if nobody says anything: decline, wait. Always legal. */
  public T quiet() {
    return usual();
  }

  /** Rounds in a row without a blow, as who is asked reckons them. */
  public int calm() {
    return 0;
  }

  /** Answers people would expect to be able to give and cannot, and why. */
  public List<Refusal> refusals() {
    return List.of();
  }

  /** Where a legal answer leads. It may take a while: only people's screens ask. */
  public Lead lead(T answer) {
    return Lead.NONE;
  }

  /**
   * Where each of these options leads. Hundreds of ways take long to find: of most of them it may
   * be left out over what they lead.
   *
   * @param ways so many are found in any case
   */
  public List<Lead> leads(List<Option<T>> options, int ways) {
    return options.stream().map(option -> lead(option.answer())).toList();
  }

  /**
   * The number the die must show for a legal answer, and why; null if it needs no die to succeed.
   */
  public @Nullable Tally needs(T answer) {
    return null;
  }

  /**
   * The rule that decides a legal answer where no die does, or whatever the die shows: the helpless
   * are hit without a throw. Null where {@link #needs} says it all, or nothing is decided.
   */
  public @Nullable Term decides(T answer) {
    return null;
  }

  /**
   * Plays what follows from a legal answer in a copy of the scene, as far as it is the doing of the
   * one who is asked: the very thing that would happen if he gave it now.
   *
   * @param answer as it is written
   * @return false, and nothing has happened, if answers of this question cannot be tried out
   */
  public boolean tryOut(Scene copy, Table table, String answer) {
    return false;
  }

  /**
   * The movement that brings one up to somebody before an attack; null if there is none, or if
   * attacks include it.
   */
  public @Nullable T approach(Combatant target) {
    return null;
  }

  /**
   * Answers that strike nobody by themselves but lead up to an attack on somebody: a movement, or
   * what is declared before the dice. In the book's order.
   */
  public List<T> openings(Combatant target) {
    T approach = approach(target);
    return approach == null ? List.of() : List.of(approach);
  }

  /**
   * Whether one of these leads up to that attack for its own sake: what comes of another just as
   * well is told there.
   */
  public boolean isFor(T opening, Answer attack) {
    return true;
  }

  /**
   * How things stand, where one must know it to answer: the words that {@link #says} begins with.
   */
  public String situation() {
    return "";
  }

  /** The question in words. */
  public abstract String says();

  /** Null if the answer is legal, else why it is not. */
  public @Nullable Refusal refuses(T answer) {
    return option(answer) == null ? refusal(answer.text()) : null;
  }

  /** The answer written so, null if it is not among the legal ones; its very spelling wins. */
  public @Nullable T read(String text) {
    return among(options().stream().map(Option::answer).toList(), text);
  }

  /** The one of these answers that is written so, null if there is none. */
  protected static <A extends Answer> @Nullable A among(List<A> answers, String text) {
    String wanted = plain(text);
    A alike = null;
    for (A answer : answers) {
      if (answer.text().equals(text)) {
        return answer;
      }
      if (alike == null && plain(answer.text()).equals(wanted)) {
        alike = answer;
      }
    }
    return alike;
  }

  /** Why this text is no legal answer. */
  public Refusal refusal(String text) {
    String wanted = plain(text);
    Refusal nearest = null;
    for (Refusal refusal : refusals()) {
      String what = plain(refusal.what());
      if (wanted.equals(what) || wanted.startsWith(what + " ")) {
        if (nearest == null || refusal.what().length() > nearest.what().length()) {
          nearest = refusal;
        }
      }
    }
    return nearest != null ? nearest : new Refusal(text, UNKNOWN, rule);
  }

  private static String plain(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  /** The scene in which it is asked. */
  public Scene scene() {
    return scene;
  }

  /** The sort of question: action, response, declaration. */
  public String kind() {
    return kind;
  }

  public boolean is(Kind sort) {
    return kind.equals(sort.text());
  }

  /** About somebody's turn, or the rest of it. */
  public boolean isTurn() {
    return is(Kind.ACTION) || is(Kind.THEN);
  }

  public Side side() {
    return side;
  }

  public @Nullable Actor who() {
    return who;
  }

  /** The name scripts use: the actor's, or the side's if it is asked as a whole. */
  public String whose() {
    return who == null ? side.name() : who.name();
  }

  public String rule() {
    return rule;
  }

  @Override
  public String toString() {
    return whose() + ": " + says();
  }
}
