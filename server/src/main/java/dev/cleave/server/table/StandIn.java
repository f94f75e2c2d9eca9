package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.bots.Counsel;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Bots in people's places: each knows what the seat knows for which it answers. */
final class StandIn {

  /**
   * Of so many somebody may read what each bot's answer needed. It is rehearsed on a copy of them
   * all, and of thousands that is a hundred megabytes.
   */
  private static final int MOST_READ = 200;

  private final LiveTable live;

  StandIn(LiveTable live) {
    this.live = live;
  }

  /** The behaviour of that name, null if there is none. */
  @Nullable Behaviour named(String name) {
    for (Behaviour behaviour : all()) {
      if (behaviour.name().equals(name)) {
        return behaviour;
      }
    }
    return null;
  }

  private List<Behaviour> all() {
    return live.game().library().behaviours();
  }

  List<String> names() {
    return all().stream().map(Behaviour::name).toList();
  }

  /** For who names one there is not. */
  String known() {
    return "there is no such behaviour; there are: " + String.join(", ", names());
  }

  /** Tells what a behaviour would answer, and why. */
  <T extends Answer> void would(Message.Said said, Question<T> question, String q, String to) {
    Behaviour behaviour = to.isEmpty() ? null : named(to);
    if (behaviour == null && !to.isEmpty()) {
      live.refuse(said, "bad", known(), "");
      return;
    }
    Counsel<T> counsel = by(question, behaviour);
    said.from()
        .send(
            Json.frame("would")
                .put("q", q)
                .put("to", to)
                .put("text", counsel.answer().text())
                .put("because", counsel.because())
                .toString());
  }

  /** The answer of a bot that runs a side, and why. */
  <T extends Answer> Counsel<T> bot(Question<T> question) {
    return knowing(question, () -> counsel(question));
  }

  /** What he would do by a behaviour; null for his own. */
  <T extends Answer> Counsel<T> by(Question<T> question, @Nullable Behaviour behaviour) {
    if (behaviour == null || !(question.who() instanceof Combatant who)) {
      return bot(question);
    }
    Conduct own = who.conduct();
    who.setConduct(own.by(behaviour));
    try {
      return bot(question);
    } finally {
      who.setConduct(own);
    }
  }

  /** The answer of who is left to a behaviour now; null for who is not. */
  <T extends Answer> @Nullable Counsel<T> left(Question<T> question) {
    if (!(question.who() instanceof Combatant who) || question.is(Question.Kind.RULING)) {
      return null;
    }
    Settings.Lent lent = live.settings().lent(who, live.battle().round());
    Behaviour behaviour = lent == null ? null : named(lent.to());
    return behaviour == null ? null : by(question, behaviour);
  }

  private <T extends Answer> Counsel<T> counsel(Question<T> question) {
    Counsel<T> counsel = Bots.counsel(question, live.game().rulebook());
    boolean read = live.battle().size() <= MOST_READ;
    String detail = read ? detail(question, counsel.answer()) : "";
    String because = counsel.because();
    return new Counsel<>(
        counsel.answer(),
        because.isEmpty() ? detail : detail.isEmpty() ? because : because + "; " + detail);
  }

  /** A thought of somebody who knows what the seat knows that is asked. */
  private <R> R knowing(Question<?> question, Supplier<R> thought) {
    Viewpoint eyes = live.chairs().eyes(question);
    return eyes.isJudge()
        ? thought.get()
        : new Hunch(
                live.game().rulebook(),
                question.side(),
                new Tact(live.sight(), eyes, live.battle()))
            .think(Battle.in(question.scene()), thought);
  }

  /** The meaning of an answer as things stand. */
  private static <T extends Answer> String detail(Question<T> question, T answer) {
    Option<T> option = question.option(answer);
    return option == null ? "" : option.openDetail();
  }
}
