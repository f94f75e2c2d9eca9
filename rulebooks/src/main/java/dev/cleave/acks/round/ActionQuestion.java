package dev.cleave.acks.round;

import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.ProspectQuestion;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.Table;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A combatant's segment: what does it do first, and what after it has moved? */
public final class ActionQuestion extends ProspectQuestion<Action> {

  private final RoundRoom fight;
  private final Combatant asked;
  private final boolean first;

  ActionQuestion(RoundRoom fight, Combatant asked, boolean first) {
    super(fight.battle, first ? Kind.ACTION : Kind.THEN, asked, "A2.ACT.01");
    this.fight = fight;
    this.asked = asked;
    this.first = first;
  }

  @Override
  public List<Option<Action>> options() {
    return new Menu(fight, asked, first).options(this);
  }

  @Override
  public @Nullable Option<Action> option(Action answer) {
    return new Menu(fight, asked, first).option(this, answer);
  }

  @Override
  public List<Action> legal(Predicate<? super Action> sort) {
    return new Menu(fight, asked, first).legal(sort);
  }

  @Override
  public List<Refusal> refusals() {
    return new Menu(fight, asked, first).refusals();
  }

  @Override
  public Action usual() {
    return first ? fight.habits().first(asked) : fight.habits().second(asked);
  }

  @Override
  public String because() {
    usual(); // he thinks it over again, and remembers why
    return fight.habits().why(asked);
  }

  @Override
  public int calm() {
    return fight.memory.calm();
  }

  /** Holds fast, unless bound by what was declared. */
  @Override
  public Action quiet() {
    return fight.allowance().bars(asked, BasicAction.DONE, first) == null
        ? BasicAction.DONE
        : usual();
  }

  @Override
  public @Nullable Refusal refuses(Action answer) {
    return new Menu(fight, asked, first).refusal(answer);
  }

  /** Reads without drawing up the whole menu. */
  @Override
  public @Nullable Action read(String text) {
    return new Menu(fight, asked, first).read(text);
  }

  @Override
  public Refusal refusal(String text) {
    Refusal refusal = new Menu(fight, asked, first).refusal(text);
    return refusal != null ? refusal : super.refusal(text);
  }

  @Override
  public Lead lead(Action answer) {
    return answer.lead(asked);
  }

  @Override
  public List<Lead> leads(List<Option<Action>> options, int ways) {
    return new Ways(fight, asked).of(options, ways);
  }

  @Override
  protected Prospect prospect(Action answer) {
    return Prospect.of(this, asked, answer);
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    RoundRoom trial = fight.on(copy, table);
    Combatant who = copy.combatant(asked.index());
    Action action = trial.question(who, first).read(answer);
    if (action == null) {
      return false;
    }
    trial.segments().follow(who, action, first);
    return true;
  }

  /** A2.ACT.02 */
  @Override
  public @Nullable Action approach(Combatant target) {
    Action march = fight.habits().approach(target);
    return refuses(march) == null ? march : null;
  }

  @Override
  public String says() {
    return first
        ? "What does " + asked.name() + " do?"
        : "What does " + asked.name() + " do after moving?";
  }
}
