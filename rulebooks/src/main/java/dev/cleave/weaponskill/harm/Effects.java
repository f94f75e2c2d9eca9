package dev.cleave.weaponskill.harm;

import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.fray.Volley;
import org.jspecify.annotations.Nullable;

/** The effects of spells and venom, and how long they last. */
public final class Effects {

  private static final Reason HARM = new Reason("spell damage", "WS.SPELL.04");
  private static final Reason HEALING = new Reason("spell healing", "WS.SPELL.04");
  private static final Reason ROUNDS = new Reason("rounds it lasts", "WS.SPELL.04");

  private final Fray fight;
  private final Damage damage;
  private final SavingThrow saves;
  private final Concentration concentration;

  public Effects(Fray fight, Damage damage, SavingThrow saves, Concentration concentration) {
    this.fight = fight;
    this.damage = damage;
    this.saves = saves;
    this.concentration = concentration;
  }

  public void work(Fighter by, Effect effect, Fighter target) {
    if (!target.combatant.isPresent()) {
      return;
    }
    if (!effect.heals().equals(Dice.NOTHING)) {
      damage.heal(target, fight.table.roll(effect.heals(), HEALING, target.combatant));
      return;
    }
    boolean saved =
        !effect.save().equals("none")
            && saves.make(target, SavingThrow.column(effect.against()), "WS.GAP.11");
    if (saved && effect.save().equals("negates")) {
      return;
    }
    if (!effect.damage().equals(Dice.NOTHING)) {
      int harm = fight.table.roll(effect.damage(), HARM, by.combatant);
      int amount = Math.max(fight.numbers.leastDamage, saved ? harm / 2 : harm);
      damage.deal(new Volley.Blow(by, target, amount, false, null));
    }
    State state = saved ? null : state(effect);
    if (state != null && target.isStanding()) {
      lay(state, effect.rounds(), target);
    }
  }

  /** Venom that would kill leaves its victim helpless; WS.R.18. */
  private static @Nullable State state(Effect effect) {
    if (effect.more().does().equals("slay")) {
      return State.HELPLESS;
    }
    return switch (effect.condition()) {
      case "helpless", "petrified", "paralysed" -> State.HELPLESS;
      case "prone" -> State.PRONE;
      case "frightened" -> State.FLEEING;
      case "unaware" -> State.UNAWARE;
      default -> null;
    };
  }

  private void lay(State state, Dice rounds, Fighter target) {
    target.combatant.gain(state);
    target.aimedInRound = 0; // WS.GAP.34
    if (!rounds.equals(Dice.NOTHING)) {
      int last = fight.battle.round() + fight.table.roll(rounds, ROUNDS, target.combatant);
      target.until[state.ordinal()] = Math.max(target.until[state.ordinal()], last);
    }
    if (state == State.HELPLESS) {
      target.letGo();
      concentration.spoil(target, "is helpless");
    }
    tell(target, state, "gains", " is " + state.label() + ".");
  }

  /** At the start of a round: what has run its course ends. */
  public void wearOff() {
    for (Fighter fighter : fight.fighters) {
      for (State state : State.ALL) {
        int last = fighter.until[state.ordinal()];
        if (last > 0 && fight.battle.round() >= last) {
          fighter.until[state.ordinal()] = 0;
          fighter.combatant.lose(state);
          tell(fighter, state, "loses", " is no longer " + state.label() + ".");
        }
      }
    }
  }

  private void tell(Fighter fighter, State state, String how, String words) {
    if (fight.table.listens()) {
      fight.tell(
          Event.of("condition", state.rule())
              .on(fighter.combatant)
              .fact(how, state.label())
              .says(fighter + words));
    }
  }
}
