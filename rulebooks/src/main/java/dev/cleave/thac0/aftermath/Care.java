package dev.cleave.thac0.aftermath;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Those on their feet see to the others: one thing a round, and they must have come. TH.R.40 */
final class Care {

  private static final int ARMS_LENGTH = 5;

  private final Turns fight;
  private final int[] free;

  Care(Turns fight) {
    this.fight = fight;
    this.free = new int[fight.fighters.length];
    Arrays.fill(free, fight.round());
  }

  /** Everything anybody could do for anybody, whether or not he can. */
  List<Deed.Care> all() {
    var all = new ArrayList<Deed.Care>();
    for (Fighter on : fight.fighters) {
      for (Fighter by : fight.fighters) {
        if (!on.combatant.isPresent() || !by.isStanding()) {
          continue;
        }
        if (by != on) {
          all.add(new Deed.Bind(by.combatant, on.combatant));
        }
        for (Spell spell : new LinkedHashSet<>(by.combatant.spells())) {
          if (!spell.effect().heals().equals(Dice.NOTHING)) {
            all.add(new Deed.Cast(by.combatant, spell, on.combatant));
          }
        }
        for (Item item : new LinkedHashSet<>(by.combatant.items())) {
          if (!item.heals().equals(Dice.NOTHING)) {
            all.add(new Deed.Give(by.combatant, item, on.combatant));
          }
        }
      }
    }
    return all;
  }

  @Nullable Refusal whyNot(Deed.Care deed) {
    Fighter by = fight.fighter(deed.by());
    Fighter on = fight.fighter(deed.on());
    Refusal why = unfit(deed, by, on);
    if (why == null && wait(by, on) > 0) {
      return refusal(deed, by + " cannot be with " + on + " yet", "TH.ROUND.05");
    }
    return why;
  }

  private @Nullable Refusal unfit(Deed.Care deed, Fighter by, Fighter on) {
    if (!on.combatant.isPresent()) {
      String how = on.combatant.fate() == Fate.DEAD ? " is dead" : " is not here";
      return refusal(deed, on + how, "TH.C.DMG.04");
    }
    if (!by.canAct() || by.is(State.BOUND)) {
      return refusal(deed, by + " cannot help anybody", "TH.C.COND.01");
    }
    return switch (deed) {
      case Deed.Bind _ ->
          isOpen(on) ? null : refusal(deed, on + " has no wound to be bound", "TH.C.CRIT.10");
      case Deed.Cast cast -> !isHurt(on) ? hale(deed, on) : fight.casting.whyNot(by, cast.spell());
      case Deed.Give _ -> isHurt(on) ? null : hale(deed, on);
    };
  }

  private static Refusal hale(Deed deed, Fighter on) {
    return refusal(deed, on + " is not hurt", "TH.C.HEAL.04");
  }

  private static Refusal refusal(Deed deed, String why, String rule) {
    return new Refusal(deed.text(), why, rule).of(deed.verb(), deed.on());
  }

  private static boolean isHurt(Fighter on) {
    return on.combatant.hitPoints() < on.combatant.mostHitPoints() || !on.injuries.isEmpty();
  }

  /** Dying, or losing blood. */
  private boolean isOpen(Fighter on) {
    return on.realHitPoints() <= 0 && !on.bound || fight.body.bleeding(on) > 0;
  }

  /** Rounds until one can see to the other. */
  int wait(Fighter by, Fighter on) {
    int feet = by == on ? 0 : fight.field().distance(by.combatant, on.combatant) - ARMS_LENGTH;
    int speed = Math.max(ARMS_LENGTH, fight.allowance.full(by));
    int walks = Math.max(0, Math.ceilDiv(feet, speed) - 1);
    return Math.max(0, free[by.index()] + walks - fight.round());
  }

  void take(Deed.Care deed) {
    Fighter by = fight.fighter(deed.by());
    Fighter on = fight.fighter(deed.on());
    free[by.index()] = fight.round() + 1;
    switch (deed) {
      case Deed.Bind _ -> fight.damage.bind(by, on);
      case Deed.Cast cast -> {
        by.casting = null;
        fight.casting.begin(by, cast.spell());
        fight.casting.complete(by, on);
      }
      case Deed.Give give -> fight.items.give(by, give.item(), on);
    }
  }

  /** By one's own: who dies first, with what stops it. */
  @Nullable Deed usual() {
    int late = Integer.MAX_VALUE;
    for (Deed.Care deed : all()) {
      Fighter on = fight.fighter(deed.on());
      Fighter by = fight.fighter(deed.by());
      if (isOpen(on) && !by.isEnemyOf(on) && unfit(deed, by, on) == null) {
        if (wait(by, on) == 0) {
          return deed;
        }
        late = Math.min(late, wait(by, on));
      }
    }
    return late == Integer.MAX_VALUE ? null : Passing.rounds(late);
  }
}
