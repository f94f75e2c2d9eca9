package dev.cleave.server.table;

import dev.cleave.content.journal.Header;
import dev.cleave.content.journal.Pledge;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Story;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A story that people play over the network. One thread plays the rules; at a question it stops and
 * reads its mail until somebody has answered. Nobody is told anything before it is written down.
 * Everything else about the table happens on the same thread, so nothing happens at once.
 */
public final class LiveTable {

  private static final String AGAIN = "the table is set up again";

  private final String id;
  private final Header header;
  private final Story story;
  private final Log log;
  private final Vault vault;
  private final Clock clock;
  private final Cup cup;
  private final boolean typed;
  private final Orders orders = new Orders();
  private final Mailbox mail = new Mailbox();
  private final Pen pen;
  private final Settings settings;
  private final Ribbon ribbon = new Ribbon();
  private final Docket docket;
  private final Course course;
  private final Chairs chairs;
  private final Audience audience;
  private final Labour labour;

  /** Where the time comes from, for timers and patience only. */
  @FunctionalInterface
  public interface Clock {
    long millis();
  }

  /**
   * @param header the first line of its journal
   * @param typed whether people throw dice of their own and say what they show
   */
  public LiveTable(
      String id,
      Header header,
      Story story,
      List<Seat> seats,
      Log log,
      Vault vault,
      boolean typed,
      Clock clock) {
    this(id, header, story, seats, log, vault, typed, clock, Labour::usual);
  }

  LiveTable(
      String id,
      Header header,
      Story story,
      List<Seat> seats,
      Log log,
      Vault vault,
      boolean typed,
      Clock clock,
      Function<Mailbox, Labour> labour) {
    this.id = id;
    this.header = header;
    this.story = story;
    this.log = log;
    this.vault = vault;
    this.pen = new Pen(log, mail);
    this.cup = new Cup(vault);
    this.typed = typed;
    this.settings = new Settings(typed);
    this.clock = clock;
    this.docket = new Docket(clock, settings, ribbon);
    this.chairs = new Chairs(this, seats);
    this.course = new Course(this, story);
    this.audience = new Audience(this, chairs);
    this.labour = labour.apply(mail);
  }

  /** The first line of every table's log: what its dice are promised with. */
  public static LogLine first(Epoch epoch) {
    return Cup.first(epoch);
  }

  /**
   * Refuses a table that this Cleave cannot play on from what was written.
   *
   * @throws dev.cleave.content.yaml.BadInput if it lacks what the chapter is about
   * @throws IllegalArgumentException if another Cleave began the chapter, in words for people
   */
  public static void check(Story story, List<LogLine> past) {
    for (LogLine line : past.reversed()) {
      if (line.kind() == LogLine.Kind.CHAPTER) {
        story.open(Bookmark.read(line).opening());
        return;
      }
    }
  }

  /** Something for the table to hear; what is too much is refused. */
  public void send(Message message) {
    mail.post(message);
  }

  /** Nobody plays this table any more; whoever is still there or comes may try again. */
  public void end() {
    audience.cut(AGAIN);
    mail.end();
  }

  /** Works something out on the table's thread. */
  public void ask(Consumer<LiveTable> what) {
    send(new Message.Asked(what));
  }

  /**
   * Plays the table until it is closed.
   *
   * @param past what it remembers
   * @param known commands that were applied
   */
  public void run(List<LogLine> past, List<Log.Cause> known) {
    known.forEach(pen::remember);
    labour.begin();
    try {
      course.run(past);
    } catch (Break.Closed closed) {
      audience.cut(AGAIN);
    } finally {
      labour.rest();
    }
  }

  /** The table failed: everybody is told. */
  public void abandon() {
    audience.notice("This table stumbled over a fault of ours; it is set up again.", "warning");
  }

  /** Something happens to the dice. */
  void dice(LogLine line) {
    cup.apply(line);
    pen.add(line);
  }

  /** Writes down what has happened, then tells everybody. */
  void settle() {
    audience.glimpses().withhold(pen);
    labour.rest();
    pen.write(audience);
    labour.resume();
    audience.publish();
  }

  /** The next message; coming and going is seen to on the way. */
  Message.Said next() {
    while (true) {
      labour.rest();
      Message message = mail.take();
      labour.begin();
      switch (message) {
        case Message.Said said -> {
          Message.Said mine = audience.hear(said);
          if (mine != null) {
            return mine;
          }
        }
        case Message.Came came -> audience.welcome(came);
        case Message.Went went -> audience.leave(went.who());
        case Message.Looked(int seat, Consumer<String> to) -> to.accept(audience.look(seat));
        case Message.Asked asked -> asked.what().accept(this);
        case Message.Close _ -> throw new Break.Closed();
      }
    }
  }

  /**
   * The seats are others now; on the table's thread only.
   *
   * @param line says so in the log
   * @param seats what they are when that is written
   * @param moved seats whose link is another: who sits there has to come in by the new one
   */
  public void reseat(LogLine line, Supplier<List<Seat>> seats, Set<Integer> moved) {
    change(line);
    settle();
    audience.reseat(seats.get(), moved);
    if (deck().isBehind(minutes().size())) {
      mail.postOwn(
          new Message.Asked(
              _ -> {
                throw new Break.Again(); // who looks with other eyes is told it as they saw it
              }));
    }
  }

  /** Somebody has come for these: he plays them from now on. On the table's thread only. */
  public void giveBack(List<String> names) {
    chairs.givenBack(names).forEach(this::change);
    settle();
  }

  /** The names for the wire's ids of combatants; null if one stands for nobody. */
  public @Nullable List<String> names(List<String> ids) {
    var names = new ArrayList<String>();
    for (String id : ids) {
      Combatant who = Views.of(id, battle());
      if (who == null) {
        return null;
      }
      names.add(who.name());
    }
    return names;
  }

  /** What has been, as seats may know it. */
  public Retrospect past() {
    return new Retrospect(this);
  }

  /**
   * How things stand for a seat.
   *
   * @param to is handed what a welcome would hold
   */
  public void look(int seat, Consumer<String> to) {
    send(new Message.Looked(seat, to));
  }

  /** How things stand for a seat, as the Judge is told who looks as it sees. */
  String seenFrom(int seat) {
    return "{\"type\":\"look\",\"seat\":" + seat + "," + audience.look(seat).substring(1);
  }

  /** All chapters as they were written; each is opened on a course of its own. */
  Archive archive() {
    List<Seat> seats = List.copyOf(chairs.all());
    return new Archive( // opening it is part of our own work
        written -> {
          Log closed = Log.closed(written);
          return new LiveTable(id, header, story, seats, closed, vault, typed, clock, Labour::free);
        },
        log.all());
  }

  /** The first line of this table's journal, with all that was promised of its dice. */
  Header header() {
    return header(cup);
  }

  /** The same with what was promised in all chapters. */
  Header header(Archive archive) {
    return header(archive.dice(vault));
  }

  private Header header(Cup dice) {
    var pledges = new ArrayList<Pledge>();
    for (var epoch : dice.epochs()) {
      pledges.add(Objects.requireNonNull(Pledge.read(epoch)));
    }
    return header.with(pledges);
  }

  /**
   * Begins the next fight of the story; on the table's thread only. Does not return if it is done.
   *
   * @param scenario YAML
   * @param done is told when it is written
   * @throws dev.cleave.content.yaml.BadInput if it cannot be fought
   * @throws IllegalArgumentException if it is not the time for it, in words for people
   */
  public void fight(String scenario, Consumer<LiveTable> done) {
    if (!course.isOver()) {
      throw new IllegalArgumentException("The fight is not over yet.");
    }
    Break begun = course.begun(course.next(Script.read(scenario)));
    settle();
    done.accept(this);
    throw begun;
  }

  /** Which chapter of the story is played, from 1. */
  public int chapter() {
    return course.chapter().number();
  }

  /** Everything that comes next is because of this. */
  void accept(Message.Said said) {
    pen.accept(said);
  }

  void refuse(Message.Said said, String code, String message, String rule) {
    var json = Json.frame("refused").put("code", code).put("message", message);
    if (said.cmd() != null) {
      json.put("cmd", said.cmd());
    }
    if (!rule.isEmpty()) {
      json.put("rule", rule);
    }
    if (code.equals("stale")) { // what is asked instead
      json.set("prompt", chairs.prompt(said.seat()));
    }
    said.from().send(json.toString());
  }

  void change(LogLine line) {
    pen.add(line);
  }

  Game game() {
    return course.chapter().game();
  }

  Battle battle() {
    return course.battle();
  }

  Settings settings() {
    return settings;
  }

  Ribbon ribbon() {
    return ribbon;
  }

  /** What everybody's eyes make out as things stand. */
  Fog sight() {
    return course.sight();
  }

  Deck deck() {
    return course.deck();
  }

  Minutes minutes() {
    return course.minutes();
  }

  Docket docket() {
    return docket;
  }

  Course course() {
    return course;
  }

  Pen pen() {
    return pen;
  }

  long millis() {
    return clock.millis();
  }

  /** What it has worked since anybody said anything. */
  Labour labour() {
    return labour;
  }

  Audience audience() {
    return audience;
  }

  Chairs chairs() {
    return chairs;
  }

  Cup cup() {
    return cup;
  }

  /** The faces the Judge wants the next dice to show. */
  Orders orders() {
    return orders;
  }

  String id() {
    return id;
  }

  boolean isTyped() {
    return typed;
  }
}
