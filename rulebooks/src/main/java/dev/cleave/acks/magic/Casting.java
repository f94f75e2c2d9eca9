package dev.cleave.acks.magic;

import static dev.cleave.acks.book.State.HIDDEN;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.acks.wounds.FirstAid;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A spell announced before the dice, cast on one's segment. A2.FULL.01-06, A2.SPELL.01-04 */
public final class Casting implements Offers {

  private static final Forbidden UNDECLARED =
      new Forbidden("WHO has not declared it", "A2.FULL.03");
  private static final Forbidden NO_SOURCE =
      new Forbidden("WHO no longer has the spell", "A2.FULL.02");

  private final MagicRoom fight;

  Casting(MagicRoom fight) {
    this.fight = fight;
  }

  /** "cast fireball at Orc 1", "cast fireball at 5,6". A2.FULL.01 */
  public record Cast(MagicRoom fight, Spell spell, Impact mark) implements Action {

    public Cast(MagicRoom fight, Spell spell, Combatant target) {
      this(fight, spell, Impact.on(target, fight.field));
    }

    @Override
    public String verb() {
      return "cast";
    }

    @Override
    public String text() {
      return "cast " + spell.name() + " at " + mark.text();
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
      return fight.casting().bars(who, spell, mark);
    }

    @Override
    public void take(Combatant who) {
      fight.casting().cast(who, spell, mark);
    }

    @Override
    public @Nullable Combatant aim() {
      return mark.creature();
    }

    @Override
    public Term decides(Combatant who) {
      return fight.effects().settles(spell, false);
    }

    @Override
    public String detail(Combatant who) {
      return fight.targeting().detail(who, spell, mark);
    }

    @Override
    public Lead lead(Combatant who) {
      return fight.targeting().lead(who, spell, mark);
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  }

  /** The declared spell, at everybody; the others too, so that people are told. A2.FULL.03 */
  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Spell spell : spells(who)) {
      for (Fighter fighter : fight.fighters) {
        all.add(new Cast(fight, spell, fighter.who));
      }
    }
  }

  private static Set<Spell> spells(Combatant who) {
    var spells = new LinkedHashSet<>(who.spells());
    for (Item scroll : Fighter.scrolls(who)) {
      spells.add(written(scroll));
    }
    return spells;
  }

  /** What fills an area may be aimed at a point, which is written and not listed. A2.SPELL.05 */
  @Override
  public @Nullable Action read(Combatant who, String text) {
    for (Spell spell : spells(who)) {
      Impact mark = mark(who, spell, "cast " + spell.name(), text);
      if (mark != null) {
        return new Cast(fight, spell, mark);
      }
    }
    return null;
  }

  /** The point that is written after some words, null if there is none. */
  @Nullable Impact mark(Combatant who, Spell spell, String words, String text) {
    String opening = words.toLowerCase(Locale.ROOT) + " at ";
    if (spell.scope().template() == null || !text.startsWith(opening)) {
      return null;
    }
    Impact wanted = fight.aiming().wanted(who, text.substring(opening.length()).strip());
    return wanted == null ? null : Impact.at(wanted.spot());
  }

  public @Nullable Forbidden bars(Combatant caster, Spell spell, Impact mark) {
    Fighter fighter = fight.fighter(caster);
    if (!spell.equals(fighter.spell())) {
      return UNDECLARED;
    }
    Item scroll = fighter.scroll();
    if (scroll == null ? !caster.spells().contains(spell) : !caster.items().contains(scroll)) {
      return NO_SOURCE;
    }
    return fight.targeting().bars(caster, spell, mark);
  }

  private static Spell written(Item scroll) {
    return Objects.requireNonNull(scroll.spell());
  }

  void cast(Combatant caster, Spell spell, Impact mark) {
    int level = fight.fighter(caster).scroll() == null ? level(caster) : least(spell);
    fight.fighter(caster).spend(spell);
    List<Combatant> targets = aim(caster, spell, mark);
    if (fight.table.listens()) {
      fight.table.tell(event(caster, spell, targets, mark));
    }
    Working work = Working.of(caster, spell, level, false);
    work(work, spell, targets);
    fight.clouds().lay(work, spell, mark);
  }

  /** Of who casts: his own, or the Hit Dice of a creature. */
  int level(Combatant caster) {
    return Math.max(1, fight.prowess(caster).level);
  }

  /** Of what is written or stored: the lowest at which anybody could cast it. A2.R.62 */
  static int least(Spell spell) {
    return 2 * spell.level() - 1;
  }

  public static boolean isCure(Spell spell) {
    return spell.allies() && spell.effect().heals().most() > 0;
  }

  /** Turns to where he aims, comes out of hiding, and finds whom it takes in. */
  List<Combatant> aim(Combatant caster, Spell spell, Impact mark) {
    Combatant first = mark.creature();
    if (first == null) {
      fight.aiming().turn(caster, mark);
    } else if (first != caster) {
      fight.engagement().face(caster, first);
    }
    fight.memory.offence |= !spell.allies();
    fight.lose(caster, HIDDEN); // A2.COND.HIDE.02
    fight.stealth().end(caster);
    return fight.targeting().taken(caster, spell, mark);
  }

  /** When the fight is over. */
  public void work(Combatant caster, Spell spell, List<Combatant> targets) {
    work(Working.of(caster, spell, level(caster), false), spell, targets);
  }

  /** The dice are thrown once for all; what treats the fallen heals nobody. A2.WOUND.32 */
  void work(Working work, Spell spell, List<Combatant> targets) {
    if (targets.isEmpty()) {
      return;
    }
    Combatant caster = work.by();
    Effect effect = spell.effect();
    if (spell.scope().template() != null && !spell.allies()) {
      fight.fighter(caster).blasts = true;
    }
    Dice hurts = effect.more().growth().at(work.level(), effect.damage());
    Dice mends = effect.more().growth().at(work.level(), effect.heals());
    int damage =
        effect.more().ofHitPoints()
            ? Math.max(1, caster.hitPoints())
            : fight.effects().power(hurts, caster);
    if (damage > 0 && (spell.scope().template() != null || spell.targets() > 1)) {
      fight.whenBlasted(caster, targets, damage);
    }
    List<Combatant> taken = work.kept() ? fight.concentrating().taken(spell, targets) : targets;
    int heals = healsAnybody(targets) ? fight.effects().power(mends, caster) : 0;
    for (Combatant target : targets) {
      if (spell.has("necromantic")) {
        stir(caster, spell, target);
      } else if (target.isStanding()) {
        fight.effects().work(work, target, damage, heals);
      } else if (fight.firstAid().isDue(target)) {
        fight.firstAid().treat(caster, target, FirstAid.Aid.of(spell));
      } else if (target.fate() == Fate.DOWN) {
        fight.effects().heal(caster, target, heals, effect.heals());
        fight.mortalWounds().comeRound(target);
      }
    }
    if (work.kept()) {
      fight.concentrating().begin(work, spell, targets, taken);
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

  private static Event event(Combatant caster, Spell spell, List<Combatant> targets, Impact mark) {
    var names = names(targets);
    return Event.of("cast", "A2.FULL.01")
        .by(caster)
        .fact("spell", spell.name())
        .fact("targets", names)
        .says(caster.name() + " casts " + spell.name() + " at " + at(names, mark) + ".");
  }

  static List<String> names(List<Combatant> targets) {
    var names = new ArrayList<String>(targets.size());
    for (Combatant target : targets) {
      names.add(target.name());
    }
    return names;
  }

  /** Those it takes in; if they are none, where it was aimed. */
  static String at(List<String> names, Impact mark) {
    return names.isEmpty()
        ? mark.text() + ", and it takes hold of nobody"
        : String.join(", ", names);
  }
}
