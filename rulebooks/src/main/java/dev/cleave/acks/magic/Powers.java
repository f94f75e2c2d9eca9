package dev.cleave.acks.magic;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Spells that are not cast: what is stored in wands and rings, and what some creatures just do.
 * Nothing need be declared, and nothing disrupts them. A2.COMBAT.04, A2.COMBAT.41, A2.GAP.152
 */
public final class Powers implements Offers {

  private static final Set<String> IMPLEMENTS = Set.of("wand", "rod", "staff", "ring");
  private static final Forbidden NOT_HELD =
      new Forbidden("WHO does not have it in hand", "A2.COMBAT.04");
  private static final Forbidden SPENT = new Forbidden("its power is spent", "A2.COMBAT.04");

  private static final Forbidden WORN_OUT =
      new Forbidden("WHO has done it as often as can be", "A2.COMBAT.41");

  private final MagicRoom fight;

  Powers(MagicRoom fight) {
    this.fight = fight;
  }

  /** A2.COMBAT.04 */
  record Release(MagicRoom fight, Item item, Spell spell, Impact mark) implements Action {

    @Override
    public String verb() {
      return "release";
    }

    @Override
    public String text() {
      return "release " + item.name() + " at " + mark.text();
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
      return item.charges() > 0 ? fight.targeting().bars(who, spell, mark) : SPENT;
    }

    @Override
    public void take(Combatant who) {
      fight.belongings().replace(who, item, item.spent());
      fight.powers().work(who, spell, mark, "A2.COMBAT.04", item.name());
    }

    @Override
    public @Nullable Combatant aim() {
      return mark.creature();
    }

    @Override
    public Lead lead(Combatant who) {
      return fight.targeting().lead(who, spell, mark);
    }

    @Override
    public Term decides(Combatant who) {
      return fight.effects().settles(spell, true);
    }

    @Override
    public String detail(Combatant who) {
      String area =
          spell.scope().template() == null ? "" : ", " + fight.targeting().detail(who, spell, mark);
      return spell.name() + ", " + item.charges() + " left" + area;
    }
  }

  /** A2.COMBAT.41 */
  public record Work(MagicRoom fight, Spell spell, Impact mark) implements Action {

    @Override
    public String verb() {
      return "work";
    }

    @Override
    public String text() {
      return "work " + spell.name() + " at " + mark.text();
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
      return fight.powers().left(who, spell) == 0
          ? WORN_OUT
          : fight.targeting().bars(who, spell, mark);
    }

    @Override
    public void take(Combatant who) {
      fight.powers().use(who, spell);
      fight.powers().work(who, spell, mark, "A2.COMBAT.41", "");
    }

    @Override
    public @Nullable Combatant aim() {
      return mark.creature();
    }

    @Override
    public Lead lead(Combatant who) {
      return fight.targeting().lead(who, spell, mark);
    }

    @Override
    public Term decides(Combatant who) {
      return fight.effects().settles(spell, false);
    }

    @Override
    public String detail(Combatant who) {
      String area =
          spell.scope().template() == null ? "" : fight.targeting().detail(who, spell, mark);
      String often = spell.scope().uses() == 0 ? "" : fight.powers().left(who, spell) + " left";
      return area.isEmpty() || often.isEmpty() ? area + often : area + ", " + often;
    }
  }

  /** How often he may still work it. */
  private int left(Combatant who, Spell spell) {
    int uses = spell.scope().uses();
    return uses == 0
        ? Integer.MAX_VALUE
        : uses - Collections.frequency(fight.fighter(who).worked, spell.id());
  }

  private void use(Combatant who, Spell spell) {
    if (spell.scope().uses() > 0) {
      var worked = new ArrayList<>(fight.fighter(who).worked);
      worked.add(spell.id());
      fight.fighter(who).worked = List.copyOf(worked);
    }
  }

  /** One of each name; what is in hand and has power left comes first. */
  @Override
  public void offer(Combatant who, List<Action> all) {
    var items = items(who);
    for (Fighter fighter : fight.fighters) {
      for (Item item : items) {
        Spell spell = item.spell();
        if (spell != null) {
          all.add(new Release(fight, item, spell, Impact.on(fighter.who, fight.field)));
        }
      }
      for (Spell spell : who.sheet().powers()) {
        all.add(new Work(fight, spell, Impact.on(fighter.who, fight.field)));
      }
    }
  }

  /** What a rod or ring in hand would do, aimed so. */
  public Action releasing(Item item, Spell spell, Impact mark) {
    return new Release(fight, item, spell, mark);
  }

  /** Wands and the like that somebody carries, one of each name. */
  public static Collection<Item> items(Combatant who) {
    Map<String, Item> items = new LinkedHashMap<>();
    for (Item item : who.items()) {
      if (IMPLEMENTS.contains(item.kind()) && item.spell() != null) {
        items.merge(item.name(), item, (one, other) -> isReady(one) ? one : other);
      }
    }
    return items.values();
  }

  /** Points are written, not listed. */
  @Override
  public @Nullable Action read(Combatant who, String text) {
    for (Item item : items(who)) {
      Spell spell = item.spell();
      Impact mark =
          spell == null ? null : fight.casting().mark(who, spell, "release " + item.name(), text);
      if (spell != null && mark != null) {
        return new Release(fight, item, spell, mark);
      }
    }
    for (Spell spell : who.sheet().powers()) {
      Impact mark = fight.casting().mark(who, spell, "work " + spell.name(), text);
      if (mark != null) {
        return new Work(fight, spell, mark);
      }
    }
    return null;
  }

  private static boolean isReady(Item item) {
    return item.isInHand() && item.charges() > 0;
  }

  private void work(Combatant who, Spell spell, Impact mark, String rule, String from) {
    boolean stored = !from.isEmpty();
    List<Combatant> targets = fight.casting().aim(who, spell, mark);
    if (fight.table.listens()) {
      var names = Casting.names(targets);
      String does =
          stored ? " releases " + spell.name() + " from " + from : " works " + spell.name();
      fight.table.tell(
          Event.of("power", rule)
              .by(who)
              .fact("spell", spell.name())
              .fact("from", from)
              .fact("targets", names)
              .says(who.name() + does + " at " + Casting.at(names, mark) + "."));
    }
    int level = stored ? Casting.least(spell) : fight.casting().level(who);
    Working work = Working.of(who, spell, level, stored);
    fight.casting().work(work, spell, targets);
    fight.clouds().lay(work, spell, mark);
  }
}
