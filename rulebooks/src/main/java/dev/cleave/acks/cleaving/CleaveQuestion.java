package dev.cleave.acks.cleaving;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Copies;
import dev.cleave.acks.turn.LooksHurt;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.ProspectQuestion;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A foe has fallen: at whom does the next blow or shot go, or what is done instead? A2.CLEAVE.01
 */
abstract class CleaveQuestion extends ProspectQuestion<Cleave> {

  private final CleavingRoom fight;
  private final Combatant asked;

  CleaveQuestion(CleavingRoom fight, Combatant asked) {
    super(fight.battle, Kind.CLEAVE, asked, "A2.CLEAVE.01");
    this.fight = fight;
    this.asked = asked;
  }

  /** The same weapon at somebody else. */
  abstract List<Cleave.Strike> strikes();

  /** Everything else a cleave may be spent on; only people ask. */
  abstract List<Cleave> others();

  /** A bot's answer when there is nobody to strike at. */
  abstract Cleave spare();

  /** The weakest, at whom a bot would strike; null if there is nobody. */
  Cleave.@Nullable Strike weakest() {
    Cleave.Strike best = null;
    for (Cleave.Strike strike : strikes()) {
      if (best == null || strike.target().hitPoints() < best.target().hitPoints()) {
        best = strike;
      }
    }
    return best;
  }

  @Override
  public List<Option<Cleave>> options() {
    var options = new ArrayList<Option<Cleave>>();
    for (Cleave.Strike strike : strikes()) {
      options.add(rehearsed(strike));
    }
    for (Cleave other : others()) {
      options.add(rehearsed(other));
    }
    options.add(new Option<>(Cleave.Leave.NONE));
    return options;
  }

  private Option<Cleave> rehearsed(Cleave answer) {
    Prospect prospect = prospect(answer);
    return answer instanceof Cleave.Strike strike
        ? LooksHurt.option(strike, strike.target(), prospect)
        : new Option<>(answer, prospect.words());
  }

  /** Rehearses nothing else that is offered. */
  @Override
  public @Nullable Option<Cleave> option(Cleave answer) {
    if (answer.equals(Cleave.Leave.NONE)) {
      return new Option<>(Cleave.Leave.NONE);
    }
    boolean strikes = answer instanceof Cleave.Strike;
    return (strikes ? strikes() : others()).contains(answer) ? rehearsed(answer) : null;
  }

  @Override
  protected Prospect prospect(Cleave answer) {
    Prospect attack =
        answer instanceof Assault assault && assault.target() != null
            ? Prospect.ofAttack(this, answer.text())
            : null;
    return attack == null ? Prospect.NONE : attack;
  }

  /** Reads without rehearsing what is offered. */
  @Override
  public @Nullable Cleave read(String text) {
    var all = new ArrayList<Cleave>(strikes());
    all.addAll(others());
    all.add(Cleave.Leave.NONE);
    return among(all, text);
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    CleavingRoom trial = fight.on(Battle.in(scene), table);
    CleaveQuestion same = in(trial, new Copies(fight.battle, trial.battle));
    Cleave cleave = same.read(answer);
    if (cleave == null) {
      return false;
    }
    same.follow(cleave);
    return true;
  }

  /** The same question in a copy of the battle. */
  abstract CleaveQuestion in(CleavingRoom trial, Copies copies);

  /** Plays the answer on. */
  abstract void follow(Cleave answer);

  /** The weakest; with a step where that keeps the weight of a charge behind the blow. */
  @Override
  public Cleave usual() {
    Cleave.Strike best = weakest();
    return best == null ? spare() : best;
  }

  @Override
  public Cleave quiet() {
    return Cleave.Leave.NONE;
  }

  /** The step before a blow or shot is a way of its own. */
  @Override
  public Lead lead(Cleave answer) {
    return switch (answer) {
      case Cleave.Strike(Combatant target, boolean step) ->
          (step ? Lead.along(stepTo(target), asked, fight.field) : Lead.NONE).on(target);
      case Cleave.Sweep(Combatant target) -> Lead.at(target);
      case Cleave.Hurl(Combatant target, Weapon _) -> Lead.at(target);
      case Cleave.StepBack(Spot to) -> Lead.along(stepBack(to), asked, fight.field);
      case Cleave.Spend(Action action, String _) -> action.lead(asked);
      case Cleave.Again _, Cleave.Leave _ -> Lead.NONE;
    };
  }

  /** The rule against words that are not offered; null for words nobody knows. */
  abstract @Nullable Forbidden bars(String words);

  @Override
  public Refusal refusal(String text) {
    Forbidden bar = bars(text.strip().toLowerCase(Locale.ROOT));
    return bar == null ? super.refusal(text) : bar.refusal(text, asked, null, null);
  }

  /** The way of a step that brings a foe into reach, null if there is none. */
  @Nullable Route stepTo(Combatant foe) {
    return null;
  }

  /** The way of a step back before a shot, null if there is none. */
  @Nullable Route stepBack(Spot to) {
    return null;
  }

  @Override
  public String says() {
    return "At whom does " + asked.name() + " cleave?";
  }
}
