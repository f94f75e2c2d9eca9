package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.bots.Counsel;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Those of one's own whom one has left to a behaviour, for a round or for good. */
public final class StandIns {

  private static final String FOR_A_ROUND = " for a round";
  private static final String TO = " to ";
  private static final int FOR_GOOD = 0;

  /**
   * @param round the one it is for
   */
  private record Lent(Behaviour to, int round) {}

  private final Rulebook rulebook;
  private final List<Behaviour> behaviours;
  private final Page page;
  private final Map<String, Lent> lent = new HashMap<>();

  public StandIns(Rulebook rulebook, List<Behaviour> behaviours, Page page) {
    this.rulebook = rulebook;
    this.behaviours = behaviours;
    this.page = page;
  }

  /**
   * The answer of who is left to a behaviour now, or of a side all of which is; null for others.
   */
  <T extends Answer> @Nullable Counsel<T> answer(Question<T> question, Predicate<Combatant> own) {
    if (lent.isEmpty() || question.is(Question.Kind.RULING)) {
      return null;
    }
    Battle battle = Battle.in(question.scene());
    if (!(question.who() instanceof Combatant who)) {
      return areAll(battle, own) ? by(question, null) : null;
    }
    Lent now = now(who, battle);
    return now == null ? null : by(question, now.to);
  }

  /** The name of the behaviour somebody is left to; of a side as a whole that it is a bot. */
  String behaviour(Question<?> question) {
    Lent one = question.who() == null ? null : lent.get(question.who().name());
    return one == null ? "bot" : one.to.name();
  }

  private @Nullable Lent now(Combatant who, Battle battle) {
    Lent one = lent.get(who.name());
    return one != null && (one.round == FOR_GOOD || one.round == battle.round()) ? one : null;
  }

  /** Nobody who stands for one is in one's own hands. */
  boolean areAll(Battle battle, Predicate<Combatant> own) {
    boolean any = false;
    for (Combatant who : battle.combatants()) {
      if (who.isStanding() && !who.isThing() && own.test(who)) {
        if (now(who, battle) == null) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }

  /**
   * Words about behaviours.
   *
   * @param own whom one may leave to one
   * @return false if they were something else
   */
  boolean hear(String typed, Question<?> question, Predicate<Combatant> own) {
    String words = typed.strip();
    int space = words.indexOf(' ');
    String first = (space < 0 ? words : words.substring(0, space)).toLowerCase(Locale.ROOT);
    String rest = space < 0 ? "" : words.substring(space).strip();
    switch (first) {
      case "leave" -> leave(rest, Battle.in(question.scene()), own);
      case "would" -> would(rest, question);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** {@code NAME to soldier for a round}, {@code NAME} to take him back. */
  private void leave(String rest, Battle battle, Predicate<Combatant> own) {
    boolean round = rest.endsWith(FOR_A_ROUND);
    String words = round ? rest.substring(0, rest.length() - FOR_A_ROUND.length()) : rest;
    int to = words.lastIndexOf(TO);
    String name = (to < 0 ? words : words.substring(0, to)).strip();
    Combatant who = named(name, battle, own);
    if (who == null) {
      String whom = name.isEmpty() ? "whom?" : "nobody of yours is called \"" + name + "\":";
      page.tell(
          Ink.YELLOW,
          whom + " leave NAME to BEHAVIOUR, or to BEHAVIOUR for a round; leave NAME takes back",
          2,
          4);
      return;
    }
    if (to < 0) {
      boolean was = lent.remove(who.name()) != null;
      page.say(Ink.DIM, "  " + who.name() + (was ? " is yours again" : " is yours"));
      return;
    }
    Behaviour behaviour = behaviour(words.substring(to + TO.length()).strip());
    if (behaviour != null) {
      lent.put(who.name(), new Lent(behaviour, round ? battle.round() : FOR_GOOD));
      page.say(
          Ink.DIM,
          "  "
              + who.name()
              + " fights as "
              + behaviour.name()
              + (round ? FOR_A_ROUND : "; leave " + who.name() + " takes back"));
    }
  }

  private static @Nullable Combatant named(String name, Battle battle, Predicate<Combatant> own) {
    for (Combatant who : battle.combatants()) {
      if (who.name().equalsIgnoreCase(name) && own.test(who)) {
        return who;
      }
    }
    return null;
  }

  /** The behaviour of that name; where there is none, that is said. */
  private @Nullable Behaviour behaviour(String name) {
    for (Behaviour behaviour : behaviours) {
      if (behaviour.name().equalsIgnoreCase(name)) {
        return behaviour;
      }
    }
    page.tell(
        Ink.YELLOW,
        "there is no behaviour \""
            + name
            + "\"; there are: "
            + String.join(", ", behaviours.stream().map(Behaviour::name).toList()),
        2,
        4);
    return null;
  }

  /** What a behaviour would do, and why; without a name, his own. */
  private <T extends Answer> void would(String name, Question<T> question) {
    Behaviour behaviour = name.isEmpty() ? null : behaviour(name);
    if (behaviour != null || name.isEmpty()) {
      Counsel<T> counsel = by(question, behaviour);
      page.tell(
          Line.of(counsel.answer().text()).add(Ink.DIM, "  " + Because.of(question, counsel)),
          2,
          4);
    }
  }

  /** What he would do by a behaviour; null for his own. */
  private <T extends Answer> Counsel<T> by(Question<T> question, @Nullable Behaviour behaviour) {
    if (behaviour == null || !(question.who() instanceof Combatant who)) {
      return Bots.counsel(question, rulebook);
    }
    Conduct own = who.conduct();
    who.setConduct(own.by(behaviour));
    try {
      return Bots.counsel(question, rulebook);
    } finally {
      who.setConduct(own);
    }
  }
}
