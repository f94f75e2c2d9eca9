package dev.cleave.acks.cleaving;

import static dev.cleave.acks.book.State.DISORDERED;
import static dev.cleave.acks.book.State.OFF_BALANCE;
import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.movement.Stealth;
import dev.cleave.acks.movement.TakingCover;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The breath one has when nobody is left to strike at: a cleave spent on something else.
 * A2.CLEAVE.28-32, A2.CLEAVE.45-49
 */
final class CleaveSpending {

  private static final Forbidden MOUNTED = new Forbidden("WHO is in the saddle", "A2.CLEAVE.47");
  private static final Forbidden LYING = new Forbidden("WHO is prone", "A2.CLEAVE.47");

  private final CleavingRoom fight;

  CleaveSpending(CleavingRoom fight) {
    this.fight = fight;
  }

  /** A charger only finds his balance again. A2.CLEAVE.32, A2.GAP.25Q */
  private record Recover(CleavingRoom fight) implements Action {

    @Override
    public String verb() {
      return "defend";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Combatant who) {
      fight.lose(who, DISORDERED);
      fight.lose(who, OFF_BALANCE);
    }
  }

  /** A2.CLEAVE.47 */
  private record DropProne(CleavingRoom fight) implements Action {

    @Override
    public String verb() {
      return "drop prone";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (fight.riding().isInSaddle(who)) {
        return MOUNTED;
      }
      return who.is(PRONE) ? LYING : null;
    }

    @Override
    public void take(Combatant who) {
      fight.gain(who, PRONE);
    }
  }

  /** No foe within five feet whom he could engage; a step does not count. A2.GAP.25N */
  boolean isClear(Combatant who) {
    if (!fight.spendsCleaves()) {
      return false;
    }
    for (Fighter fighter : fight.fighters) {
      Combatant foe = fighter.who;
      if (isFoe(who, foe) && fight.field.within(who, foe, fight.spaceNumbers().closingStep)) {
        return false;
      }
    }
    return true;
  }

  /** No foe in range, near or far, but those his friends are at blows with. A2.GAP.25U */
  boolean isQuiet(Combatant shooter, Weapon weapon) {
    if (!fight.spendsCleaves()) {
      return false;
    }
    Range range = weapon.range();
    for (Fighter fighter : fight.fighters) {
      Combatant foe = fighter.who;
      if (range != null
          && isFoe(shooter, foe)
          && range.band(fight.field.distance(shooter, foe)) <= 2
          && !fight.engagement().isFightingFriendOf(foe, shooter)) {
        return false;
      }
    }
    return true;
  }

  private boolean isFoe(Combatant who, Combatant foe) {
    return who.isEnemyOf(foe) && foe.isStanding() && fight.sight().couldSee(who, foe);
  }

  /** A2.CLEAVE.30-31 */
  List<Cleave> afterBlow(Combatant who) {
    var all = new ArrayList<Cleave>(guards(who));
    for (Action ready : fight.readying().readies(who, true)) {
      all.add(new Cleave.Spend(ready, "A2.CLEAVE.31"));
    }
    return all;
  }

  /** Oneself first, then friends. */
  private List<Cleave> guards(Combatant who) {
    if (fight.fighter(who).charged || who.is(OFF_BALANCE)) {
      return List.of(new Cleave.Spend(new Recover(fight), "A2.CLEAVE.32"));
    }
    var offers = new ArrayList<Action>();
    fight.defending().offer(who, offers);
    var guards = new ArrayList<Cleave>();
    for (Action defend : offers) {
      add(guards, who, defend, "A2.CLEAVE.30");
    }
    return guards;
  }

  /** To defend oneself. */
  Cleave guard(Combatant who) {
    List<Cleave> guards = guards(who);
    return guards.isEmpty() ? Cleave.Leave.NONE : guards.getFirst();
  }

  /** A2.CLEAVE.46-49 */
  List<Cleave> afterShot(Combatant who) {
    var all = new ArrayList<Cleave>();
    add(all, who, new DropProne(fight), "A2.CLEAVE.47");
    add(all, who, new Stealth.Hide(fight), "A2.CLEAVE.48");
    if (fight.field.coverNear(who) > 0) {
      add(all, who, new TakingCover.TakeCover(fight), "A2.CLEAVE.49");
    }
    for (Action ready : fight.readying().readies(who, false)) {
      all.add(new Cleave.Spend(ready, "A2.CLEAVE.46"));
    }
    return all;
  }

  /** Into cover, if there is any. */
  Cleave shelter(Combatant who) {
    var cover = new TakingCover.TakeCover(fight);
    return fight.field.coverNear(who) > 0 && cover.bars(who, Slot.COMBAT) == null
        ? new Cleave.Spend(cover, "A2.CLEAVE.49")
        : Cleave.Leave.NONE;
  }

  private void add(List<Cleave> all, Combatant who, Action action, String rule) {
    if (action.bars(who, Slot.COMBAT) == null) {
      all.add(new Cleave.Spend(action, rule));
    }
  }

  /** Ends the chain, and the rest of a routine with it. A2.GAP.25Q, A2.GAP.25U */
  void spend(Combatant who, Cleave.Spend spent) {
    Fighter fighter = fight.fighter(who);
    fighter.cleaves++;
    fighter.routineOver = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("respite", spent.rule())
              .by(who)
              .fact("action", spent.text())
              .says(who.name() + " uses the respite: " + spent.text() + "."));
    }
    spent.action().take(who);
  }
}
