package dev.cleave.acks.magic;

import static dev.cleave.acks.book.State.HIDDEN;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.acks.wounds.FirstAid;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A spell announced before the dice, cast on one's segment. A2.FULL.01-06 */
public final class Casting implements Offers {

  private static final Forbidden UNDECLARED =
      new Forbidden("WHO has not declared it", "A2.FULL.03");
  private static final Forbidden NO_SOURCE =
      new Forbidden("WHO no longer has the spell", "A2.FULL.02");
  private static final Forbidden WRONG = new Forbidden("the spell is not for FOE", "A2.FULL.02");
  private static final Forbidden LATER =
      new Forbidden("that is done when the fight is over", "A2.TAMPER.01");
  private static final Forbidden TOO_FAR =
      new Forbidden("FOE is out of the spell's range", "A2.FULL.02");
  private static final Forbidden UNSEEN = new Forbidden("WHO does not see FOE", "A2.GAP.154");

  private final MagicRoom fight;

  Casting(MagicRoom fight) {
    this.fight = fight;
  }

  /** A2.FULL.01 */
  public record Cast(MagicRoom fight, Spell spell, Combatant target) implements Action {

    @Override
    public String verb() {
      return "cast";
    }

    @Override
    public String text() {
      return "cast " + spell.name() + " at " + target.name();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.SPELL || demand == Demand.MAGIC || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.casting().bars(who, spell, target);
    }

    @Override
    public void take(Combatant who) {
      fight.casting().cast(who, spell, target);
    }

    @Override
    public Combatant aim() {
      return target;
    }

    @Override
    public Term decides(Combatant who) {
      return Effects.settles(spell.effect());
    }

    @Override
    public String detail(Combatant who) {
      return fight.field.distance(who, target) + "'";
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  }

  /** The declared spell, at everybody; the others too, so that people are told. A2.FULL.03 */
  @Override
  public void offer(Combatant who, List<Action> all) {
    var spells = new LinkedHashSet<>(who.spells());
    for (Item scroll : Fighter.scrolls(who)) {
      spells.add(written(scroll));
    }
    for (Spell spell : spells) {
      for (Fighter fighter : fight.fighters) {
        all.add(new Cast(fight, spell, fighter.who));
      }
    }
  }

  public @Nullable Forbidden bars(Combatant caster, Spell spell, Combatant target) {
    Fighter fighter = fight.fighter(caster);
    if (!spell.equals(fighter.spell())) {
      return UNDECLARED;
    }
    Item scroll = fighter.scroll();
    if (scroll == null ? !caster.spells().contains(spell) : !caster.items().contains(scroll)) {
      return NO_SOURCE;
    }
    return barsTarget(caster, spell, target);
  }

  private static Spell written(Item scroll) {
    return Objects.requireNonNull(scroll.spell());
  }

  /** The same whether it was declared or not; the caster may turn. A2.GAP.128 */
  public @Nullable Forbidden barsTarget(Combatant caster, Spell spell, Combatant target) {
    if (spell.has("necromantic")) {
      if (target.fate() != Fate.DOWN && target.fate() != Fate.DEAD) {
        return WRONG;
      }
    } else if (!spell.traits().isEmpty()) {
      return LATER;
    } else if (caster.isEnemyOf(target) == spell.allies()
        || !target.isStanding() && !(isCure(spell) && target.fate() == Fate.DOWN)) {
      return WRONG; // A2.COMBAT.40
    }
    if (caster == target) {
      return null;
    }
    if (!fight.field.within(caster, target, spell.range())) {
      return TOO_FAR;
    }
    return fight.sight().couldSee(caster, target) ? null : UNSEEN;
  }

  /** At one, and at those nearest to him as far as the spell goes round. */
  void cast(Combatant caster, Spell spell, Combatant first) {
    fight.fighter(caster).spend(spell);
    List<Combatant> targets = aim(caster, spell, first);
    if (fight.table.listens()) {
      fight.table.tell(event(caster, spell, targets));
    }
    work(caster, spell, targets);
  }

  public static boolean isCure(Spell spell) {
    return spell.allies() && spell.effect().heals().most() > 0;
  }

  /** Turns to the first of them, comes out of hiding, and finds the others. */
  List<Combatant> aim(Combatant caster, Spell spell, Combatant first) {
    if (first != caster) {
      fight.engagement().face(caster, first);
    }
    fight.memory.offence |= !spell.allies();
    fight.lose(caster, HIDDEN); // A2.COND.HIDE.02
    fight.stealth().end(caster);
    return targets(caster, spell, first);
  }

  /** The dice are thrown once for all; what treats the fallen heals nobody. A2.WOUND.32 */
  public void work(Combatant caster, Spell spell, List<Combatant> targets) {
    Effect effect = spell.effect();
    int damage = fight.effects().power(effect.damage(), caster);
    int heals = healsAnybody(targets) ? fight.effects().power(effect.heals(), caster) : 0;
    Harm harm = Harm.magic(effect.types()); // A2.GAP.25A
    for (Combatant target : targets) {
      if (spell.has("necromantic")) {
        stir(caster, spell, target);
      } else if (target.isStanding()) {
        fight.effects().work(caster, effect, target, damage, heals, harm);
      } else if (fight.firstAid().isDue(target)) {
        fight.firstAid().treat(caster, target, FirstAid.Aid.of(spell));
      } else if (target.fate() == Fate.DOWN) {
        fight.effects().heal(caster, target, heals, effect.heals());
        fight.mortalWounds().comeRound(target);
      }
    }
  }

  /**
   * Necromancy makes sure first how dead a body is; what it does with a corpse is the Judge's.
   * A2.WOUND.05, A2.GAP.25Z
   */
  public void stir(@Nullable Combatant caster, Spell spell, Combatant body) {
    if (fight.firstAid().isDue(body)) {
      fight.mortalWounds().roll(body, caster, FirstAid.Aid.necromancy(spell));
    }
    if (fight.table.listens()) {
      boolean corpse = body.fate() == Fate.DEAD;
      fight.table.tell(
          Event.of("necromancy", "A2.GAP.25Z")
              .on(body)
              .fact("spell", spell.name())
              .fact("corpse", corpse)
              .says(
                  corpse
                      ? spell.name() + " takes hold of " + body.name() + "'s corpse."
                      : body.name() + " is no corpse: " + spell.name() + " does nothing more."));
    }
  }

  private boolean healsAnybody(List<Combatant> targets) {
    for (Combatant target : targets) {
      if (!fight.firstAid().isDue(target)) {
        return true;
      }
    }
    return false;
  }

  private List<Combatant> targets(Combatant caster, Spell spell, Combatant first) {
    var targets = new ArrayList<Combatant>();
    targets.add(first);
    while (targets.size() < spell.targets()) {
      Combatant nearest = null;
      for (Fighter fighter : fight.fighters) {
        Combatant other = fighter.who;
        if (!targets.contains(other)
            && barsTarget(caster, spell, other) == null
            && (nearest == null
                || fight.field.distance(first, other) < fight.field.distance(first, nearest))) {
          nearest = other;
        }
      }
      if (nearest == null) {
        break;
      }
      targets.add(nearest);
    }
    return targets;
  }

  private static Event event(Combatant caster, Spell spell, List<Combatant> targets) {
    var names = new ArrayList<String>(targets.size());
    for (Combatant target : targets) {
      names.add(target.name());
    }
    return Event.of("cast", "A2.FULL.01")
        .by(caster)
        .fact("spell", spell.name())
        .fact("targets", names)
        .says(caster.name() + " casts " + spell.name() + " at " + String.join(", ", names) + ".");
  }
}
