package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Order;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Recorded;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Whatever is said at a table besides answers. */
final class Desk {

  private static final int MOST_SECONDS = 3600;
  private static final String NOTHING = "there is nothing to take back there";
  private static final String ACTS =
      "he may: set NAME to 3 hp, move NAME to 4,5, turn NAME to NE, remove NAME, hide NAME,"
          + " reveal NAME, give NAME prone, lift prone from NAME, add NAME at 4,5,"
          + " add orc as NAME to SIDE at 4,5, fog off, fog on, next d20 shows 15";

  private static final String ORDERS =
      "there are: charge the nearest, hold this line, shoot at NAME, shoot whoever casts, fall back"
          + " to 4,5, fight as they are used to";

  private final LiveTable live;

  Desk(LiveTable live) {
    this.live = live;
  }

  /**
   * @param prompt the question it is about, null if none
   * @param judge does what the Judge says; null where he cannot do anything now
   */
  void handle(Message.Said said, @Nullable Prompt prompt, @Nullable Consumer<Act> judge) {
    switch (said.command()) {
      case Command.Options _, Command.Odds _, Command.Why _, Command.Would _ -> study(said, prompt);
      case Command.Sight(String from, String to) -> sight(said, from, to);
      case Command.Look(int seat) -> look(said, seat);
      case Command.Order order -> order(said, order);
      case Command.Leave leave -> leave(said, leave);
      case Command.Take(String q) -> take(said, q);
      case Command.Remind(int seat) -> remind(said, seat);
      case Command.Undo(int to) -> undo(said, to);
      case Command.Judge(String text) -> act(said, text, judge);
      case Command.Run(String who, String by) -> run(said, who, by);
      case Command.Pause(boolean on) -> set(said, Settings.pause(on));
      case Command.Timer(int seconds) -> timer(said, seconds);
      case Command.Standing(String kind, String answer) -> standing(said, kind, answer);
      case Command.Answer _, Command.Roll _, Command.Bot _ ->
          live.refuse(said, "stale", "this question is no longer asked", "");
      case Command.Promise _, Command.Seed _ ->
          live.refuse(said, "stale", "no seeds are gathered now", "");
      case Command.Begin _ -> live.refuse(said, "stale", "the dice are set already", "");
      case Command.Renew _ -> renew(said);
      case Command.DiceBy(int seat, String by) -> diceBy(said, seat, by);
      case Command.Aftermath _, Command.Chapter _ ->
          live.refuse(said, "illegal", "the fight is not over yet", "");
      case Command.Hello _, Command.Measure _ -> {}
    }
  }

  boolean isJudge(Message.Said said) {
    if (live.chairs().seat(said.seat()).isJudge()) {
      return true;
    }
    live.refuse(said, "not yours", "only the Judge may do this", "");
    return false;
  }

  private void set(Message.Said said, String line) {
    if (isJudge(said)) {
      apply(said, line);
    }
  }

  private void apply(Message.Said said, String line) {
    live.accept(said);
    live.settings().apply(line);
    live.change(new LogLine(LogLine.Kind.SETTING, line));
    live.settle();
  }

  private void timer(Message.Said said, int seconds) {
    if (seconds < 0 || seconds > MOST_SECONDS) {
      live.refuse(said, "bad", "a timer runs from 0 to " + MOST_SECONDS + " seconds", "");
    } else {
      set(said, Settings.timer(seconds));
    }
  }

  private void standing(Message.Said said, String kind, String answer) {
    if (!answer.equals("always") && !answer.equals("never") && !answer.equals("ask")) {
      live.refuse(said, "bad", "a standing answer is always, never or ask", "");
    } else if (kind.equals(Question.Kind.ACTION.text()) || kind.equals(Question.Kind.THEN.text())) {
      live.refuse(said, "bad", "what one does is asked every time", "");
    } else if (!live.settings().mayStand(said.seat(), kind)) {
      live.refuse(said, "bad", "there is no such kind of question, or too many stand already", "");
    } else {
      apply(said, Settings.standing(said.seat(), kind, answer));
    }
  }

  /** A player orders his own about, the Judge anybody. */
  private void order(Message.Said said, Command.Order command) {
    Seat seat = live.chairs().seat(said.seat());
    Order order = Order.read(command.order());
    var names = new ArrayList<String>();
    for (String id : command.who()) {
      Combatant who = Views.of(id, live.battle());
      if (who == null || !seat.isJudge() && !seat.plays(who)) {
        live.refuse(said, "not yours", "one orders about one's own, and they are here", "");
        return;
      }
      names.add(who.name());
    }
    boolean ask = command.otherwise().equals("ask");
    if (order == null && !command.order().isEmpty()) {
      live.refuse(said, "bad", "there is no such order; " + ORDERS, "");
    } else if (names.isEmpty() || !ask && !command.otherwise().equals("usual")) {
      live.refuse(said, "bad", "an order is for somebody, otherwise ask or usual", "");
    } else {
      apply(said, Settings.order(names, order, ask));
    }
  }

  /** A player leaves his own to a behaviour, the Judge anybody; and takes him back. */
  private void leave(Message.Said said, Command.Leave command) {
    Seat seat = live.chairs().seat(said.seat());
    Combatant who = Views.of(command.who(), live.battle());
    if (who == null || !seat.isJudge() && !seat.plays(who)) {
      live.refuse(said, "not yours", "one leaves one's own to a behaviour, and they are here", "");
    } else if (!command.to().isEmpty() && new StandIn(live).named(command.to()) == null) {
      live.refuse(said, "bad", new StandIn(live).known(), "");
    } else {
      int until = command.round() ? Math.max(1, live.battle().round()) : 0;
      apply(said, Settings.leave(who.name(), command.to(), until));
    }
  }

  private void run(Message.Said said, String who, String by) {
    Settings.By answers = Settings.By.named(by);
    Combatant one = Views.of(who, live.battle());
    Side side =
        live.battle().sides().stream().filter(s -> s.name().equals(who)).findFirst().orElse(null);
    if (answers == null || one == null && side == null) {
      live.refuse(said, "bad", "nobody here is called so, or nobody answers so", "");
    } else {
      set(
          said,
          one != null
              ? Settings.runOne(one, answers)
              : Settings.runSide(Objects.requireNonNull(side), answers));
    }
  }

  private void renew(Message.Said said) {
    if (!isJudge(said)) {
      return;
    }
    if (live.course().phase().equals("over")) {
      live.refuse(said, "illegal", "no more dice fall in this fight", "");
      return;
    }
    live.accept(said);
    Gathering.renew(live);
    live.docket().suspend();
    new Gathering(live, null).gather();
  }

  private void diceBy(Message.Said said, int seat, String by) {
    boolean hand = by.equals("hand");
    if (!hand && !by.equals("server")) {
      live.refuse(said, "bad", "dice are thrown by hand or by the server", "");
    } else if (!live.chairs().isSeat(seat)) {
      live.refuse(said, "bad", "there is no such seat", "");
    } else {
      set(said, Settings.dice(seat, hand));
    }
  }

  private void act(Message.Said said, String text, @Nullable Consumer<Act> judge) {
    if (!isJudge(said)) {
      return;
    }
    if (judge == null) {
      live.refuse(said, "illegal", "the Judge acts while somebody is asked what to do", "");
      return;
    }
    Act act = live.battle().act(text);
    if (act == null) {
      String wrong = live.course().reinforce(said, text);
      live.refuse(
          said, "bad", wrong != null ? wrong : "the Judge cannot \"" + text + "\"; " + ACTS, "");
      return;
    }
    live.accept(said);
    judge.accept(act);
  }

  /** One's own steps freely, as long as no die has been thrown since; all else is the Judge's. */
  private void undo(Message.Said said, int number) {
    Seat seat = live.chairs().seat(said.seat());
    Viewpoint eyes = live.chairs().eyes(said.seat());
    Card card = live.deck().of(eyes).find(number);
    if (card == null || card.entry() == Cards.BEFORE) {
      undoChapter(said, number, eyes);
      return;
    }
    int entry = decision(live.minutes().entries(), card.entry());
    if (card.entry() >= live.minutes().size()) {
      live.refuse(said, "bad", NOTHING, "");
    } else if (!seat.isJudge() && !isOwn(seat, entry)) {
      live.refuse(said, "not yours", "only the Judge takes back dice, or what others did", "");
    } else if (!seat.isJudge() && new Hindsight(live, eyes).hasLearnt(entry)) {
      live.refuse(said, "not yours", "only the Judge takes back what has shown something", "");
    } else {
      live.accept(said);
      throw new Break.Rewind(entry, seat.name() + " takes back what followed.");
    }
  }

  /** Beyond the beginning of the chapter that is played. */
  private void undoChapter(Message.Said said, int number, Viewpoint eyes) {
    Seat seat = live.chairs().seat(said.seat());
    boolean told = number >= 1 && number < live.deck().of(eyes).next();
    Archive.Place place =
        told && seat.isJudge() && live.course().opening() != null
            ? live.archive().find(eyes, number)
            : null;
    if (place != null) {
      live.accept(said);
      throw live.course()
          .back(place.chapter(), place.entries(), seat.name() + " takes back what followed.");
    }
    if (told && !seat.isJudge()) {
      live.refuse(said, "not yours", "only the Judge takes back a chapter", "");
    } else {
      live.refuse(said, "bad", NOTHING, "");
    }
  }

  /** Where what a card tells was decided: before its dice, and before the answers they follow. */
  static int decision(List<Recorded> entries, int told) {
    int at = Math.min(told, entries.size());
    while (at > 0 && entries.get(at - 1).kind() == Recorded.Kind.ROLL) {
      at--;
    }
    String who = at == 0 ? null : asked(entries.get(at - 1));
    while (who != null && at > 0 && who.equals(asked(entries.get(at - 1)))) {
      at--;
    }
    return at;
  }

  /** The one who gave an answer; null if it is none. */
  private static @Nullable String asked(Recorded line) {
    return line.kind() == Recorded.Kind.ASK
        ? Json.MAPPER.readTree(line.json()).path("who").asString("")
        : null;
  }

  private boolean isOwn(Seat seat, int entry) {
    for (Recorded line : live.minutes().entries().subList(entry, live.minutes().size())) {
      boolean own =
          switch (line.kind()) {
            case ROLL, JUDGE -> false;
            case EVENT -> true;
            case ASK -> seat.combatants().contains(String.valueOf(asked(line)));
          };
      if (!own) {
        return false;
      }
    }
    return true;
  }

  private void study(Message.Said said, @Nullable Prompt prompt) {
    Question<?> question = prompt == null ? null : prompt.question();
    if (prompt == null || question == null) {
      live.refuse(said, "stale", "this question is no longer asked", "");
    } else if (!live.chairs().mayAnswer(said.seat(), prompt)) {
      live.refuse(said, "not yours", "somebody else is asked", "");
    } else {
      study(said, question, prompt.q());
    }
  }

  private <T extends Answer> void study(Message.Said said, Question<T> question, String q) {
    Viewpoint eyes = live.chairs().eyes(said.seat());
    var tact = new Tact(live.sight(), eyes, live.battle());
    Docket docket = live.docket();
    var studies =
        new Studies<>(live.game().rulebook(), question, q, tact, () -> docket.find(q) != null);
    switch (said.command()) {
      case Command.Options _ -> said.from().send(studies.options());
      case Command.Why(String _, String text) -> said.from().send(studies.why(text));
      case Command.Would(String _, String to) -> new StandIn(live).would(said, question, q, to);
      case Command.Odds(String _, List<String> texts) -> studies.odds(texts, said.from());
      default -> {}
    }
  }

  private void take(Message.Said said, String q) {
    if (!isJudge(said)) {
      return;
    }
    if (live.docket().find(q) == null) {
      live.refuse(said, "stale", "this question is no longer asked", "");
      return;
    }
    live.accept(said);
    live.docket().take(q);
    live.settle();
  }

  private void remind(Message.Said said, int number) {
    if (!isJudge(said)) {
      return;
    }
    Seat seat = live.chairs().seat(number);
    for (Prompt prompt : live.docket().open()) {
      if (!seat.isJudge() && live.chairs().mayAnswer(number, prompt)) {
        live.accept(said);
        var tact = new Tact(live.sight(), live.chairs().eyes(number), live.battle());
        live.audience().remind(number, "The table waits for you. " + tact.veiled(prompt.says()));
        live.settle();
        return;
      }
    }
    live.refuse(said, "illegal", "nobody waits for this seat", "");
  }

  private void look(Message.Said said, int seat) {
    if (!isJudge(said)) {
      return;
    }
    if (live.chairs().isSeat(seat)) {
      said.from().send(live.seenFrom(seat));
    } else {
      live.refuse(said, "bad", "there is no such seat", "");
    }
  }

  private void sight(Message.Said said, String from, String to) {
    Battle battle = live.battle();
    Viewpoint eyes = live.chairs().eyes(said.seat());
    Combatant one = seen(from, eyes);
    Combatant other = seen(to, eyes);
    if (one == null || other == null) {
      live.refuse(said, "bad", "nobody here is called so", "");
      return;
    }
    Field field = battle.field();
    said.from()
        .send(
            Json.frame("sight")
                .put("from", from)
                .put("to", to)
                .put("seen", field.sees(one, other))
                .put("cover", field.cover(one, other))
                .put("feet", field.distance(one, other))
                .toString());
  }

  private @Nullable Combatant seen(String id, Viewpoint eyes) {
    Combatant who = Views.of(id, live.battle());
    return who != null && who.isPresent() && live.sight().sees(eyes, who) ? who : null;
  }
}
