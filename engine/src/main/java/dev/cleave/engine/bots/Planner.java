package dev.cleave.engine.bots;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Behaviour;
import dev.cleave.engine.creature.Measures;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Weighs what somebody may do with his turn by playing each on in thought, on copies that know no
 * more than his side does, with the same dice for each. The better half is looked at again and
 * again, until one is left or the budget is spent: so many answers in thought, never a clock. What
 * is usual with him is done unless something else is clearly better.
 */
final class Planner {

  private static final int FACES = 20;

  private final Rulebook rulebook;
  private final Measures measures;
  private int left;

  Planner(Rulebook rulebook, Measures measures) {
    this.rulebook = rulebook;
    this.measures = measures;
  }

  <T extends Answer> Counsel<T> answer(Question<T> question, Combatant who) {
    Behaviour own = who.conduct().behaviour().unplanned();
    var usual = new Plan<>(question.usual(), own);
    List<Plan<T>> plans = plans(question, who, usual);
    left = measures.nodes();
    plans.removeIf(plan -> Double.isNaN(tryOut(question, who, plan, 0)));
    long seed = 1_000_003L * Battle.in(question.scene()).round() + 1_009L * who.index();
    int tried = 0;
    while (!plans.isEmpty() && left > 0) {
      for (int i = 0; i < measures.tries() && left > 0; i++) {
        double base = tryOut(question, who, usual, seed + tried);
        for (Plan<T> plan : plans) {
          double came = left > 0 ? tryOut(question, who, plan, seed + tried) : Double.NaN;
          if (!Double.isNaN(came) && !Double.isNaN(base)) {
            plan.note(came - base);
          }
        }
        tried++;
      }
      plans.sort(Comparator.comparingDouble(plan -> -plan.gain()));
      if (plans.size() > 1) {
        plans = new ArrayList<>(plans.subList(0, (plans.size() + 1) / 2));
      }
    }
    return counsel(question, plans, usual);
  }

  private <T extends Answer> Counsel<T> counsel(
      Question<T> question, List<Plan<T>> plans, Plan<T> usual) {
    if (plans.isEmpty() || !plans.getFirst().isBetter(measures.sure())) {
      return new Counsel<>(usual.answer, question.because());
    }
    Plan<T> best = plans.getFirst();
    return new Counsel<>(
        best.answer,
        "looked ahead " + best.tries() + " times: better than to " + usual.answer.text());
  }

  /**
   * Other things than the usual one: what those he has heard of would do, a blow, a shot or a
   * charge at the foes it does most to, and staying put.
   */
  private <T extends Answer> List<Plan<T>> plans(
      Question<T> question, Combatant who, Plan<T> usual) {
    var plans = new ArrayList<Plan<T>>();
    plans.add(usual);
    Conduct own = who.conduct();
    for (Behaviour other : own.behaviour().weighs()) {
      who.setConduct(own.by(other));
      try {
        add(new Plan<>(question.usual(), other), plans);
      } finally {
        who.setConduct(own);
      }
    }
    if (question.calm() >= measures.patience()) {
      plans.removeIf(plan -> plan != usual && isIdle(question, plan));
    } else {
      add(new Plan<>(question.quiet(), usual.after), plans);
    }
    var assaults = new ArrayList<>(question.legal(Planner::isPlain));
    assaults.sort(Comparator.comparingDouble(answer -> -promise(question, answer)));
    for (T answer : assaults) {
      add(new Plan<>(answer, usual.after), plans);
    }
    return new ArrayList<>(plans.subList(1, Math.min(plans.size(), 1 + measures.choices())));
  }

  /**
   * To stand and wait: looking ahead a few rounds that is better than to come, always, for both.
   */
  private static <T extends Answer> boolean isIdle(Question<T> question, Plan<T> plan) {
    return plan.answer.text().equals(question.quiet().text());
  }

  /** At somebody, by its shortest words. */
  private static boolean isPlain(Answer answer) {
    return answer instanceof Assault assault
        && assault.target() != null
        && answer.text().equals(answer.verb() + " " + assault.target().name());
  }

  /** What its die says of it: the chance to hit, for each hit point the foe seems to have. */
  private static <T extends Answer> double promise(Question<T> question, T answer) {
    Tally needs = question.needs(answer);
    Combatant foe = ((Assault) answer).target();
    double chance = needs == null ? FACES : Math.clamp(FACES + 1L - needs.least(), 1, FACES);
    return foe == null ? 0 : chance / Math.max(1, Surmise.left(foe));
  }

  private static <T extends Answer> void add(Plan<T> plan, List<Plan<T>> plans) {
    for (Plan<T> known : plans) {
      if (known.answer.text().equals(plan.answer.text())) {
        return;
      }
    }
    plans.add(plan);
  }

  /** What comes of it, NaN if that cannot be told. */
  private <T extends Answer> double tryOut(
      Question<T> question, Combatant who, Plan<T> plan, long seed) {
    left--; // what is over at once has its price too
    Battle copy = Surmise.of(Battle.in(question.scene()).copy(), who.side(), rulebook);
    for (Combatant each : copy.combatants()) {
      each.setConduct(each.conduct().unplanned());
    }
    Combatant self = copy.combatant(who.index());
    self.setConduct(self.conduct().by(plan.after));
    int last = copy.round() + measures.ahead();
    var table = new GameTable(new Foresight(copy, seed), new Thought(copy, last), null);
    try {
      if (!question.tryOut(copy, table, plan.answer.text())) {
        return Double.NaN;
      }
      rulebook.resume(copy, table);
    } catch (Horizon _) {
      // far enough
    }
    return worth(copy, self);
  }

  /** What is left of friends and foes, by how much each can take and how far it has come. */
  private static double worth(Battle battle, Combatant who) {
    double worth = 0;
    for (Combatant each : battle.combatants()) {
      if (each.isStanding() && !each.isThing()) {
        int points = Math.max(1, each.mostHitPoints());
        double weight = 4 + points;
        double share = weight * (1 + Math.max(0, each.hitPoints()) / (double) points) / 2;
        worth += each.side() == who.side() ? share : -share;
      }
    }
    return worth + (who.isStanding() ? 1 : 0);
  }

  /** Everybody does what is usual with him, as far as one looks ahead. */
  private final class Thought implements Players {

    private final Battle battle;
    private final int last;

    Thought(Battle battle, int last) {
      this.battle = battle;
      this.last = last;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      left--;
      if (battle.round() > last || left < -measures.nodes()) {
        throw new Horizon();
      }
      return question.usual();
    }
  }

  /** Nobody looks farther than this. */
  private static final class Horizon extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Horizon() {
      super(null, null, false, false);
    }
  }

  /** The one who is asked, if it is his turn and he plans; else null. */
  static @Nullable Combatant planner(Question<?> question) {
    return question.is(Question.Kind.ACTION)
            && question.who() instanceof Combatant who
            && who.conduct().behaviour().plans()
        ? who
        : null;
  }
}
