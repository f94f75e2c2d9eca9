package dev.cleave.acks.magic;

import static dev.cleave.acks.book.State.CONCENTRATING;
import static dev.cleave.acks.book.State.ENTRANCED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Concentration;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Enchantment;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Spells that last as long as the caster keeps his mind on them, and those for which he must not
 * take a step. What he may still do stands in the table of denials. A2.SPELL.11-12,
 * A2.COND.CONC.01-02, A2.GAP.304
 */
public final class Concentrating implements Offers {

  private static final long STUPOR = State.anyOf(State.ASLEEP, State.PETRIFIED);
  private static final Forbidden NOTHING =
      new Forbidden("WHO concentrates on nothing", "A2.COND.CONC.01");

  private final MagicRoom fight;

  Concentrating(MagicRoom fight) {
    this.fight = fight;
  }

  /** A2.GAP.304 */
  public record Stop(MagicRoom fight) implements Action {

    @Override
    public String verb() {
      return "stop concentrating";
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return isRapt(who) ? null : NOTHING;
    }

    @Override
    public void take(Combatant who) {
      fight.concentrating().end(fight.fighter(who), "A2.GAP.304");
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (isRapt(who)) {
      all.add(new Stop(fight));
    }
  }

  private static boolean isRapt(Combatant who) {
    return who.is(CONCENTRATING) || who.is(ENTRANCED);
  }

  /** Those it takes something from when it ends: whom something else holds for good it leaves. */
  List<Combatant> taken(Spell spell, List<Combatant> targets) {
    State state = State.named(spell.effect().condition());
    var taken = new ArrayList<Combatant>();
    for (Combatant target : targets) {
      if (state == null || !isHeldForGood(target, state)) {
        taken.add(target);
      }
    }
    return taken;
  }

  /** By something that has no end and that nobody keeps up. A2.COND.04 */
  boolean isHeldForGood(Combatant who, State state) {
    boolean sleeps = state == State.HELPLESS && who.isAny(STUPOR) && !fight.fighter(who).bound;
    return who.is(state) && who.until(state) == 0 && !sleeps && !keeps(who, state);
  }

  /** Something that has no end holds him too, so that nobody need keep it up. A2.COND.04 */
  void outlast(Combatant target, State state) {
    for (Fighter fighter : fight.fighters) {
      Concentration kept = fighter.concentration;
      if (kept != null && kept.state() == state) {
        fighter.concentration = kept.without(target.index());
      }
    }
  }

  /**
   * If the spell has taken hold of anybody he keeps it up from now on.
   *
   * @param taken those whom it holds alone
   */
  void begin(Working work, Spell spell, List<Combatant> targets, List<Combatant> taken) {
    Combatant caster = work.by();
    State state = State.named(spell.effect().condition());
    boolean holds = false;
    var on = new ArrayList<Integer>();
    for (Combatant target : targets) {
      if (state != null ? target.is(state) : isUnder(target, caster)) {
        holds = true;
        if (taken.contains(target)) {
          on.add(target.index());
        }
      }
    }
    if (!holds || !fight.canAct(caster)) {
      fight.enchanting().release(caster);
      return;
    }
    boolean still = spell.scope().upkeep() == Scope.Upkeep.STATIONARY;
    Square at = still && fight.field.spot(caster) instanceof Square square ? square : null;
    fight.memory.anybodyConcentrates = true;
    fight.fighter(caster).concentration = new Concentration(spell, state, List.copyOf(on), at);
    fight.gain(caster, still ? ENTRANCED : CONCENTRATING);
  }

  private boolean isUnder(Combatant target, Combatant caster) {
    for (Enchantment spell : fight.fighter(target).enchantments) {
      if (spell.keptBy() == caster.index()) {
        return true;
      }
    }
    return false;
  }

  /** Somebody keeps him in that state by concentrating on it. */
  boolean keeps(Combatant target, State state) {
    if (fight.memory.anybodyConcentrates) {
      for (Fighter fighter : fight.fighters) {
        Concentration kept = fighter.concentration;
        if (kept != null && kept.state() == state && kept.on().contains(target.index())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Something he keeps up still has hold of somebody on his feet. */
  public boolean isWorthIt(Combatant caster) {
    Concentration kept = fight.fighter(caster).concentration;
    if (kept != null) {
      for (int index : kept.on()) {
        if (fight.fighters[index].who.isStanding()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Before anybody acts: who was moved from where he must stay, or fell, has lost it. */
  public void startSegment() {
    if (!fight.memory.anybodyConcentrates) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      Concentration kept = fighter.concentration;
      if (kept == null) {
        continue;
      }
      if (!fight.canAct(fighter.who)) {
        end(fighter, "A2.COND.CONC.01");
      } else if (kept.at() != null && !kept.at().equals(fight.field.spot(fighter.who))) {
        end(fighter, "A2.COND.CONC.02");
      }
    }
  }

  /** All that he kept up ends. */
  void end(Fighter caster, String rule) {
    Concentration kept = caster.concentration;
    caster.concentration = null;
    if (kept != null && fight.table.listens()) {
      fight.table.tell(
          Event.of("let go", rule)
              .by(caster.who)
              .fact("spell", kept.spell().name())
              .says(caster.who.name() + " no longer concentrates on " + kept.spell().name() + "."));
    }
    fight.lose(caster.who, CONCENTRATING);
    fight.lose(caster.who, ENTRANCED);
    if (kept == null) {
      return;
    }
    State state = kept.state();
    for (int index : kept.on()) {
      Combatant on = fight.fighters[index].who;
      if (state != null && on.until(state) == 0 && !keeps(on, state)) {
        fight.lose(on, state);
      }
    }
    fight.enchanting().release(caster.who);
  }
}
