package dev.cleave.acks.aftermath;

import static dev.cleave.acks.book.State.INCAPACITATED;

import dev.cleave.acks.book.BedRest;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.magic.Casting;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.wounds.FirstAid;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.time.Duration;
import dev.cleave.engine.time.TimeUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Healing magic when the fight is over. A2.HEAL.11, A2.HEAL.13, A2.WOUND.37, A2.WOUND.47 */
final class Curing implements Deeds {

  private static final Forbidden DEAD =
      new Forbidden("FOE is dead, and healing does not help the dead", "A2.WOUND.45");
  private static final Forbidden DESTROYED = new Forbidden("FOE is destroyed", "A2.WOUND.42");
  private static final Forbidden HALE = new Forbidden("FOE needs no healing", "A2.HEAL.11");
  private static final Forbidden CAPPED =
      new Forbidden("no healing helps FOE before the bed rest is over", "A2.HEAL.07");
  private static final Forbidden UNTREATED =
      new Forbidden("FOE's wounds want treating first, with it or without", "A2.WOUND.02");
  private static final Forbidden SPENT = new Forbidden("WHO has laid on hands today", "A2.HEAL.11");
  private static final Forbidden CANNOT = new Forbidden("WHO can cast no spells", "A2.HEAL.09");

  private final Fight fight;
  private final AftermathNumbers numbers;
  private final Errands errands;
  private final Clock clock;

  Curing(Fight fight, AftermathNumbers numbers, Errands errands, Clock clock) {
    this.fight = fight;
    this.numbers = numbers;
    this.errands = errands;
    this.clock = clock;
  }

  /** "cast cure light wounds at Marcus by Kara"; on the undecided it is treatment. A2.WOUND.03 */
  record Cast(Curing part, Combatant by, Spell spell, Combatant on) implements Deed {

    @Override
    public String verb() {
      return "cast";
    }

    @Override
    public String text() {
      return "cast " + spell.name() + " at " + on.name() + " by " + by.name();
    }

    @Override
    public @Nullable Forbidden bars(Fight fight) {
      Forbidden bar = part.bars(by, on, fight.firstAid().isDue(on) && by != on);
      return bar == null && !fight.canCast(by) ? CANNOT : bar;
    }

    @Override
    public void take(Fight fight) {
      part.errands.go(by, on);
      by.forget(spell);
      part.tell("cast", "A2.HEAL.11", by, on, spell.name(), " casts ");
      fight.casting().work(by, spell, List.of(on));
    }

    @Override
    public String detail(Fight fight) {
      return fight.firstAid().isDue(on)
          ? fight.mortalWounds().shown(on, by, FirstAid.Aid.of(spell))
          : spell.effect().heals() + " hp";
    }
  }

  /** "give potion of healing to Marcus by Kara" */
  record Give(Curing part, Combatant by, Item item, Combatant on) implements Deed {

    @Override
    public String verb() {
      return "give";
    }

    @Override
    public String text() {
      return "give " + item.name() + " to " + on.name() + " by " + by.name();
    }

    @Override
    public @Nullable Forbidden bars(Fight fight) {
      return part.bars(by, on, false);
    }

    @Override
    public void take(Fight fight) {
      part.errands.go(by, on);
      by.drop(item);
      part.tell("give", "A2.HEAL.11", by, on, item.name(), " gives ");
      part.heal(by, on, fight.effects().power(item.heals(), by), item.heals());
    }

    @Override
    public String detail(Fight fight) {
      return item.heals() + " hp";
    }
  }

  /** "lay hands on Marcus by Kara", once a day */
  record LayHands(Curing part, Combatant by, Combatant on) implements Deed {

    @Override
    public String verb() {
      return "lay hands on";
    }

    @Override
    public String text() {
      return "lay hands on " + on.name() + " by " + by.name();
    }

    @Override
    public @Nullable Forbidden bars(Fight fight) {
      int spent = Health.of(by).spent();
      boolean again =
          spent != Health.NEVER && fight.battle.round() - spent < TimeUnit.DAY.rounds(fight.book);
      return again ? SPENT : part.bars(by, on, false);
    }

    private int amount(Fight fight) {
      return fight.prowess(by).level * part.numbers.layingOnHands;
    }

    @Override
    public void take(Fight fight) {
      part.errands.go(by, on);
      Health.of(by).spend(fight.battle.round());
      part.tell("hands", "A2.HEAL.11", by, on, "hands", " lays ");
      part.heal(by, on, amount(fight), Dice.NOTHING);
    }

    @Override
    public String detail(Fight fight) {
      return amount(fight) + " hp";
    }
  }

  /**
   * @param treats whether it serves for the roll
   */
  private @Nullable Forbidden bars(Combatant by, Combatant on, boolean treats) {
    if (on.fate() == Fate.DEAD) {
      return fight.prowess(on).destroyed ? DESTROYED : DEAD;
    }
    if (!treats && fight.firstAid().isDue(on)) {
      return UNTREATED;
    }
    if (!treats && !isInNeed(on)) {
      return Health.of(on).rest() == null ? HALE : CAPPED;
    }
    boolean helpsHimself = by == on && by.is(INCAPACITATED) && fight.canAct(by);
    return helpsHimself ? errands.barsWay(by, on) : errands.bars(by, on);
  }

  private boolean isInNeed(Combatant on) {
    BedRest rest = Health.of(on).rest();
    boolean magic = rest != null && (rest.needsMagic() || rest.savedByMagic() > 0);
    return magic
        || on.hitPoints() < fight.recovery().cap(on)
        || Health.of(on).nonlethal() > 0 && on.isStanding();
  }

  private void tell(
      String name, String rule, Combatant by, Combatant on, String what, String does) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(name, rule)
              .by(by)
              .on(on)
              .fact("what", what)
              .says(by.name() + does + what + " for " + on.name() + "."));
    }
  }

  private void heal(Combatant by, Combatant on, int amount, Dice dice) {
    fight.effects().heal(by, on, amount, dice);
    if (on.fate() == Fate.DOWN) {
      fight.mortalWounds().comeRound(on);
    }
  }

  /** All cure spells anybody could cast at one. */
  List<Cast> casts(Combatant on) {
    var casts = new ArrayList<Cast>();
    for (Fighter fighter : fight.fighters) {
      for (Spell spell : new LinkedHashSet<>(fighter.who.spells())) {
        if (Casting.isCure(spell)) {
          casts.add(new Cast(this, fighter.who, spell, on));
        }
      }
    }
    return casts;
  }

  /** Everything anybody could do for one. */
  private List<Deed> all(Combatant on) {
    var all = new ArrayList<Deed>(casts(on));
    for (Fighter fighter : fight.fighters) {
      Combatant by = fighter.who;
      Map<String, Item> items = new LinkedHashMap<>();
      for (Item item : by.items()) {
        if (item.heals().most() > 0) {
          items.putIfAbsent(item.name(), item);
        }
      }
      for (Item item : items.values()) {
        all.add(new Give(this, by, item, on));
      }
      if (by.sheet().has("lay on hands")) {
        all.add(new LayHands(this, by, on));
      }
    }
    return all;
  }

  /** Of every kind the first that can be done, for all who need it. */
  @Override
  public void offer(List<Deed> all) {
    for (Fighter fighter : fight.fighters) {
      Combatant on = fighter.who;
      if (on.isPresent() && (fight.firstAid().isDue(on) || isInNeed(on))) {
        Map<String, Deed> first = new LinkedHashMap<>();
        for (Deed deed : all(on)) {
          if (deed.bars(fight) == null) {
            first.putIfAbsent(without(deed), deed);
          }
        }
        all.addAll(first.values());
      }
    }
  }

  private static String without(Deed deed) {
    String text = deed.text();
    return text.substring(0, text.lastIndexOf(" by "));
  }

  @Override
  public @Nullable Deed read(String text) {
    String said = text.strip().toLowerCase(Locale.ROOT);
    Deed first = null;
    for (Fighter fighter : fight.fighters) {
      for (Deed deed : all(fighter.who)) {
        if (deed.text().toLowerCase(Locale.ROOT).equals(said)) {
          return deed;
        }
        if (without(deed).toLowerCase(Locale.ROOT).equals(said)
            && (first == null || first.bars(fight) != null)) {
          first = deed;
        }
      }
    }
    return first;
  }

  /** By one's own: the dying first, who has least time before the others; then those in shock. */
  @Override
  public @Nullable Deed usual() {
    Combatant next = null;
    for (Fighter fighter : fight.fighters) {
      Combatant on = fighter.who;
      if (wants(on) && anyHelp(on) && (next == null || rank(on) < rank(next))) {
        next = on;
      }
    }
    if (next == null) {
      return null;
    }
    int wait = Integer.MAX_VALUE;
    for (Deed deed : own(next)) {
      Forbidden bar = deed.bars(fight);
      if (bar == null) {
        return deed;
      }
      Combatant by = deed.by();
      if (Treating.isOnlyLate(bar) && by != null) {
        wait = Math.min(wait, errands.wait(by, next));
      }
    }
    return new Passing.Wait(clock, new Duration(Math.max(1, wait), TimeUnit.ROUND));
  }

  private boolean wants(Combatant on) {
    BedRest rest = Health.of(on).rest();
    boolean dying = on.fate() == Fate.DOWN && Health.of(on).isTreated();
    return dying || on.isStanding() && rest != null && rest.needsMagic();
  }

  private List<Deed> own(Combatant on) {
    List<Deed> own = all(on);
    own.removeIf(deed -> deed.by() == null || deed.by().isEnemyOf(on));
    return own;
  }

  private boolean anyHelp(Combatant on) {
    for (Deed deed : own(on)) {
      Forbidden bar = deed.bars(fight);
      if (bar == null || Treating.isOnlyLate(bar)) {
        return true;
      }
    }
    return false;
  }

  private static int rank(Combatant on) {
    return on.fate() == Fate.DOWN ? Health.of(on).dies() : Integer.MAX_VALUE;
  }
}
