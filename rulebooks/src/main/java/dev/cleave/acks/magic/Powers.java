package dev.cleave.acks.magic;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Spells that are not cast: what is stored in wands and rings, and what some creatures just do.
 * Nothing need be declared, and nothing disrupts them. A2.COMBAT.04, A2.COMBAT.41, A2.GAP.152
 */
final class Powers implements Offers {

  private static final Set<String> IMPLEMENTS = Set.of("wand", "rod", "staff", "ring");
  private static final Forbidden NOT_HELD =
      new Forbidden("WHO does not have it in hand", "A2.COMBAT.04");
  private static final Forbidden SPENT = new Forbidden("its power is spent", "A2.COMBAT.04");

  private final MagicRoom fight;

  Powers(MagicRoom fight) {
    this.fight = fight;
  }

  /** A2.COMBAT.04 */
  record Release(MagicRoom fight, Item item, Spell spell, Combatant target) implements Action {

    @Override
    public String verb() {
      return "release";
    }

    @Override
    public String text() {
      return "release " + item.name() + " at " + target.name();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.MAGIC || demand == Demand.SPEECH || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!item.isInHand()) {
        return NOT_HELD;
      }
      return item.charges() > 0 ? fight.casting().barsTarget(who, spell, target) : SPENT;
    }

    @Override
    public void take(Combatant who) {
      fight.belongings().replace(who, item, item.spent());
      fight.powers().work(who, spell, target, "A2.COMBAT.04", item.name());
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
      return spell.name() + ", " + item.charges() + " left";
    }
  }

  /** A2.COMBAT.41 */
  record Work(MagicRoom fight, Spell spell, Combatant target) implements Action {

    @Override
    public String verb() {
      return "work";
    }

    @Override
    public String text() {
      return "work " + spell.name() + " at " + target.name();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.MAGIC || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.casting().barsTarget(who, spell, target);
    }

    @Override
    public void take(Combatant who) {
      fight.powers().work(who, spell, target, "A2.COMBAT.41", "");
    }

    @Override
    public Combatant aim() {
      return target;
    }

    @Override
    public Term decides(Combatant who) {
      return Effects.settles(spell.effect());
    }
  }

  /** One of each name; what is in hand and has power left comes first. */
  @Override
  public void offer(Combatant who, List<Action> all) {
    Map<String, Item> items = new LinkedHashMap<>();
    for (Item item : who.items()) {
      if (IMPLEMENTS.contains(item.kind()) && item.spell() != null) {
        items.merge(item.name(), item, (one, other) -> isReady(one) ? one : other);
      }
    }
    for (Fighter fighter : fight.fighters) {
      for (Item item : items.values()) {
        Spell spell = item.spell();
        if (spell != null) {
          all.add(new Release(fight, item, spell, fighter.who));
        }
      }
      for (Spell spell : who.sheet().powers()) {
        all.add(new Work(fight, spell, fighter.who));
      }
    }
  }

  private static boolean isReady(Item item) {
    return item.isInHand() && item.charges() > 0;
  }

  private void work(Combatant who, Spell spell, Combatant first, String rule, String from) {
    List<Combatant> targets = fight.casting().aim(who, spell, first);
    if (fight.table.listens()) {
      var names = new ArrayList<String>();
      for (Combatant target : targets) {
        names.add(target.name());
      }
      String at = String.join(", ", names);
      fight.table.tell(
          Event.of("power", rule)
              .by(who)
              .fact("spell", spell.name())
              .fact("from", from)
              .fact("targets", names)
              .says(
                  from.isEmpty()
                      ? who.name() + " works " + spell.name() + " at " + at + "."
                      : who.name()
                          + " releases "
                          + spell.name()
                          + " from "
                          + from
                          + " at "
                          + at
                          + "."));
    }
    fight.casting().work(who, spell, targets);
  }
}
