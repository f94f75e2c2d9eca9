package dev.cleave.server.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Counsel;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.fair.Origin;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import dev.cleave.server.table.orders.Obedience;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The table the rules play at: questions go to the seats, and the rules wait. */
final class SeatedTable implements Table {

  private final LiveTable live;
  private final Journal journal;
  private final Desk desk;
  private final StandIn standIn;
  private final RealDice realDice;
  private final Sequence sequence = new Sequence();

  /** Those who answered in somebody's place. */
  private final Map<String, String> instead = new HashMap<>();

  SeatedTable(LiveTable live, Journal journal) {
    this.live = live;
    this.journal = journal;
    this.desk = new Desk(live);
    this.standIn = new StandIn(live);
    this.realDice = new RealDice(live, desk);
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    Entry.Rolled rolled = rolled(dice, why, who);
    journal.write(rolled);
    return rolled.total();
  }

  private Entry.Rolled rolled(Dice dice, Reason why, @Nullable Actor who) {
    String whose = who == null ? "" : who.name();
    if (dice.count() == 0) {
      return new Entry.Rolled(dice, why, whose, List.of());
    }
    List<Integer> ordered = live.orders().of(dice);
    if (ordered != null) {
      return new Entry.Rolled(dice, why, whose, ordered, Origin.JUDGE);
    }
    if (realDice.isWanted(who)) {
      return new Entry.Rolled(dice, why, whose, realDice.thrown(dice, why, who), Origin.HAND);
    }
    if (!live.cup().isSet()) {
      new Gathering(live, null).gather();
    }
    Origin origin = live.cup().next(isHidden(who));
    return new Entry.Rolled(dice, why, whose, live.cup().faces(origin, dice), origin.text());
  }

  private boolean isHidden(@Nullable Actor who) {
    return who instanceof Combatant one
        && (live.game().rulebook().isHidden(one) || live.sight().isUnseenBySome(one));
  }

  private String question(@Nullable Side side, int nth) {
    return live.minutes().question(side, live.battle(), nth);
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    return askAll(List.of(question)).getFirst();
  }

  @Override
  public <T extends Answer> List<T> askAll(List<? extends Question<T>> questions) {
    var answers = new ArrayList<@Nullable T>(questions.size());
    instead.clear();
    for (int i = 0; i < questions.size(); i++) {
      answers.add(null);
    }
    while (isMissing(questions, answers)) {
      if (live.cup().isAsking()) { // the server was started again in the midst of it
        live.docket().suspend();
        new Gathering(live, null).gather();
      } else {
        live.settle();
        hear(questions, answers);
      }
    }
    var all = new ArrayList<T>(questions.size());
    for (int i = 0; i < questions.size(); i++) {
      T answer = Objects.requireNonNull(answers.get(i));
      all.add(answer);
      write(questions.get(i), answer);
    }
    live.minutes().early().clear();
    live.docket().open(List.of());
    return all;
  }

  /** Whoever is to answer these is asked, and nobody waits for it. */
  <T extends Answer> void open(List<? extends Question<T>> questions) {
    var answers = new ArrayList<@Nullable T>(questions.size());
    questions.forEach(_ -> answers.add(null));
    isMissing(questions, answers);
  }

  private void write(Question<?> question, Answer answer) {
    Actor who = question.who();
    journal.write(
        new Entry.Asked(
            question.kind(),
            who == null ? "" : who.name(),
            question.side().name(),
            answer.text(),
            instead.getOrDefault(key(question), "")));
  }

  /** Fills in what bots, standing answers and early birds say, and opens the rest to people. */
  private <T extends Answer> boolean isMissing(
      List<? extends Question<T>> questions, List<@Nullable T> answers) {
    var prompts = new ArrayList<Prompt>();
    for (int i = 0; i < questions.size(); i++) {
      Question<T> question = questions.get(i);
      if (answers.get(i) == null) {
        live.labour().breathe(live); // a thousand bots think long
        answers.set(i, unasked(question));
      }
      if (answers.get(i) == null) {
        prompts.add(Prompt.of(question(question.side(), nth(questions, i)), question));
      }
    }
    live.docket().open(prompts);
    return !prompts.isEmpty();
  }

  /** Which it is of those its side is asked at once. */
  private static int nth(List<? extends Question<?>> questions, int index) {
    Side side = questions.get(index).side();
    return (int) questions.stream().limit(index).filter(one -> one.side() == side).count();
  }

  private <T extends Answer> @Nullable T unasked(Question<T> question) {
    if (live.settings().isPaused()) {
      return null;
    }
    String said = live.minutes().early().get(key(question));
    T early = said == null ? null : question.read(said);
    if (early != null) {
      return early;
    }
    if (live.settings().of(question) == Settings.By.BOT) {
      return instead(question, standIn.bot(question));
    }
    Counsel<T> left = standIn.left(question);
    if (left != null) {
      return instead(question, left);
    }
    T standing =
        switch (live.chairs().standing(question)) {
          case "always" -> usual(question);
          case "never" -> question.quiet();
          default -> null;
        };
    if (standing != null) {
      instead.put(key(question), Deputy.STANDING.text());
      return standing;
    }
    T next = sequence.next(question, live.battle().round());
    if (next != null) {
      instead.put(key(question), Deputy.SEQUENCE.text());
      return next;
    }
    return question.is(Question.Kind.RULING) ? null : ordered(question);
  }

  private <T> T instead(Question<?> question, Counsel<T> counsel) {
    instead.put(key(question), Deputy.bot(counsel.because()).text());
    return counsel.answer();
  }

  /** By the order he is under; of a side as a whole, if all of it that stands is under one. */
  private <T extends Answer> @Nullable T ordered(Question<T> question) {
    if (!(question.who() instanceof Combatant who)) {
      boolean all = question.who() == null && isOrdered(question.side());
      if (all) {
        instead.put(key(question), Deputy.order("").text());
      }
      return all ? usual(question) : null;
    }
    Settings.Charge charge = live.settings().order(who);
    if (charge == null) {
      return null;
    }
    boolean seat = live.settings().of(question) == Settings.By.SEAT;
    Tact tact = seat ? tact(question) : new Tact(live.sight(), Viewpoint.JUDGE, live.battle());
    var ken = new Ken<>(live.game().rulebook(), question, tact);
    T answer =
        ken.ask(
            () ->
                new Obedience<>(question, who, live.battle(), other -> isKnown(other, tact))
                    .to(charge.order()));
    String order = charge.order().text();
    if (answer != null) {
      instead.put(key(question), Deputy.order(order).text());
    } else if (!charge.ask()) {
      answer = usual(question);
      instead.put(key(question), Deputy.order(order + ", which cannot be kept").text());
    }
    return answer;
  }

  private boolean isKnown(Combatant other, Tact tact) {
    return tact.sees(other) && !live.game().rulebook().isHidden(other);
  }

  private boolean isOrdered(Side side) {
    boolean any = false;
    for (Combatant who : live.battle().combatants()) {
      if (who.side() == side && who.isStanding() && !who.isThing()) {
        if (live.settings().order(who) == null) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }

  /** A person's standing answer is what he would think of himself, knowing what his side knows. */
  private <T extends Answer> T usual(Question<T> question) {
    return live.settings().of(question) == Settings.By.SEAT
        ? new Hunch(live.game().rulebook(), question.side(), tact(question))
            .think(Battle.in(question.scene()), question::usual)
        : question.usual();
  }

  /** What the seat that is asked may know. */
  private Tact tact(Question<?> question) {
    return new Tact(live.sight(), live.chairs().eyes(question), live.battle());
  }

  private static String key(Question<?> question) {
    return question.kind() + " of " + question.whose();
  }

  private <T extends Answer> void hear(
      List<? extends Question<T>> questions, List<@Nullable T> answers) {
    Message.Said said = live.next();
    while (!said.command().isChange()) { // who only asks changes nothing, and nobody is told anew
      desk.handle(said, prompt(said), this::judge);
      said = live.next();
    }
    if (said.command() instanceof Command.Bot(String q)) {
      bot(said, q, questions, answers);
      return;
    }
    if (!(said.command() instanceof Command.Answer(String q, String text))) {
      desk.handle(said, prompt(said), this::judge);
      return;
    }
    for (int i = 0; i < questions.size(); i++) {
      Prompt prompt = live.docket().find(q);
      if (prompt != null && Objects.equals(prompt.question(), questions.get(i))) {
        T answer = answer(said, prompt, questions.get(i), text);
        if (answer != null) {
          live.accept(said);
          answers.set(i, answer);
          if (questions.get(i).who() == null) {
            sequence.begin(questions.get(i), answer, text, live.battle().round());
          }
          if (questions.size() > 1) {
            remember(questions.get(i), answer);
          }
        }
        return;
      }
    }
    live.refuse(said, "stale", "this question is no longer asked", "");
  }

  /** The Judge has a bot answer in somebody's place, who knows what that one knows. */
  private <T extends Answer> void bot(
      Message.Said said,
      String q,
      List<? extends Question<T>> questions,
      List<@Nullable T> answers) {
    if (!desk.isJudge(said)) {
      return;
    }
    Prompt prompt = live.docket().find(q);
    for (int i = 0; i < questions.size(); i++) {
      Question<T> question = questions.get(i);
      if (prompt != null && Objects.equals(prompt.question(), question)) {
        live.accept(said);
        T answer = instead(question, standIn.bot(question));
        answers.set(i, answer);
        if (questions.size() > 1) {
          remember(question, answer);
        }
        return;
      }
    }
    live.refuse(said, "stale", "this question is no longer asked", "");
  }

  /** Others have still to answer: what was said now must not be lost meanwhile. */
  private void remember(Question<?> question, Answer answer) {
    live.minutes().early().put(key(question), answer.text());
    live.change(
        new LogLine(
            LogLine.Kind.EARLY,
            Json.object().put("of", key(question)).put("text", answer.text()).toString()));
  }

  private <T extends Answer> @Nullable T answer(
      Message.Said said, Prompt prompt, Question<T> question, String text) {
    if (!live.chairs().mayAnswer(said.seat(), prompt)) {
      live.refuse(said, "not yours", "somebody else is asked", "");
      return null;
    }
    if (live.settings().isPaused()) {
      live.refuse(said, "paused", "the Judge has paused the table", "");
      return null;
    }
    var own = new Tact(live.sight(), live.chairs().eyes(said.seat()), live.battle());
    var judges = new Tact(live.sight(), Viewpoint.JUDGE, live.battle());
    var ken = new Ken<>(live.game().rulebook(), question, own.fog().isOn() ? own : judges);
    String words = question.who() == null ? Sequence.first(text) : text;
    T answer = ken.read(words);
    if (answer == null) {
      var refusal = new Ken<>(live.game().rulebook(), question, own).refusal(text);
      live.refuse(said, "illegal", refusal.why(), refusal.rule());
    } else {
      answer = question.read(words);
      if (answer == null) {
        live.refuse(said, "illegal", "somebody or something unseen is in the way", "");
      }
    }
    return answer;
  }

  private @Nullable Prompt prompt(Message.Said said) {
    return switch (said.command()) {
      case Command.Options(String q) -> live.docket().find(q);
      case Command.Odds(String q, List<String> _) -> live.docket().find(q);
      case Command.Why(String q, String _) -> live.docket().find(q);
      case Command.Would(String q, String _) -> live.docket().find(q);
      default -> null;
    };
  }

  /** The Judge's hand: it takes effect at once, and the question is asked anew. */
  private void judge(Act act) {
    act.apply();
    journal.write(new Entry.Judged(act.text()));
  }

  @Override
  public boolean listens() {
    return true;
  }

  @Override
  public void tell(Event event) {
    journal.write(new Entry.Told(event));
  }
}
