package dev.cleave.weaponskill.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import org.jspecify.annotations.Nullable;

/** An action, one to a turn. WS.ACT.01 */
sealed interface Action extends Answer {

  /** "to 4,5" on a map, "toward Orc 1" without one. */
  private static String way(Spot spot) {
    return spot instanceof Square ? "to " + spot.text() : spot.text();
  }

  /** The same in a copy of the battle. */
  default Action in(Battle copy) {
    return this;
  }

  private static Combatant same(Combatant who, Battle copy) {
    return copy.combatant(who.index());
  }

  private static Spot same(Spot spot, Battle copy) {
    return spot instanceof Bearing(Combatant other, boolean toward)
        ? new Bearing(same(other, copy), toward)
        : spot;
  }

  /** Up to a normal move, then a blow; with another weapon, it is drawn and the old one dropped. */
  record Attack(Combatant target, @Nullable Weapon drawn) implements Action, Assault {
    @Override
    public String verb() {
      return "attack";
    }

    @Override
    public Action in(Battle copy) {
      return new Attack(Action.same(target, copy), drawn);
    }

    @Override
    public String text() {
      return "attack " + target.name() + (drawn == null ? "" : " with " + drawn.name());
    }
  }

  /** A shot at one man, or into the crowd he stands in. */
  record Shoot(Combatant target, @Nullable Weapon drawn, boolean crowd) implements Action, Assault {
    @Override
    public String verb() {
      return crowd ? "shoot into the crowd at" : "shoot";
    }

    @Override
    public Action in(Battle copy) {
      return new Shoot(Action.same(target, copy), drawn, crowd);
    }

    @Override
    public String text() {
      return (crowd ? "shoot into the crowd at " : "shoot ")
          + target.name()
          + (drawn == null ? "" : " with " + drawn.name());
    }
  }

  /** A mounted run that ends in a blow. */
  record Charge(Combatant target) implements Action, Assault {
    @Override
    public String verb() {
      return "charge";
    }

    @Override
    public String gait() {
      return "charge";
    }

    @Override
    public Action in(Battle copy) {
      return new Charge(Action.same(target, copy));
    }

    @Override
    public String text() {
      return "charge " + target.name();
    }
  }

  /** A normal move toward somebody who is too far to strike. */
  record Advance(Combatant target) implements Action {
    @Override
    public String verb() {
      return "advance on";
    }

    @Override
    public String gait() {
      return "advance";
    }

    @Override
    public Action in(Battle copy) {
      return new Advance(Action.same(target, copy));
    }

    @Override
    public String text() {
      return "advance on " + target.name();
    }
  }

  /** A normal move, which leaves the attack. */
  record Move(Spot spot) implements Action {
    @Override
    public String verb() {
      return "move";
    }

    @Override
    public String gait() {
      return "move";
    }

    @Override
    public Action in(Battle copy) {
      return new Move(Action.same(spot, copy));
    }

    @Override
    public String text() {
      return "move " + Action.way(spot);
    }
  }

  /** A run, which does not. */
  record Run(Spot spot) implements Action {
    @Override
    public String verb() {
      return "run";
    }

    @Override
    public String gait() {
      return "run";
    }

    @Override
    public Action in(Battle copy) {
      return new Run(Action.same(spot, copy));
    }

    @Override
    public String text() {
      return "run " + Action.way(spot);
    }
  }

  /** Hands on somebody, dropping what they hold if need be. */
  record Wrestle(Combatant target, boolean dropping) implements Action {
    @Override
    public String verb() {
      return "wrestle";
    }

    @Override
    public Action in(Battle copy) {
      return new Wrestle(Action.same(target, copy), dropping);
    }

    @Override
    public String text() {
      return "wrestle " + target.name() + (dropping ? " bare-handed" : "");
    }
  }

  /** Draws a weapon, dropping what is in hand. */
  record Draw(Weapon weapon) implements Action {
    @Override
    public String verb() {
      return "draw";
    }

    @Override
    public String text() {
      return "draw " + weapon.name();
    }
  }

  /** Takes a fallen weapon up again. */
  record PickUp(Weapon weapon) implements Action {
    @Override
    public String verb() {
      return "pick up";
    }

    @Override
    public String text() {
      return "pick up " + weapon.name();
    }
  }

  /** Begins a spell that takes hold when the next round starts. */
  record Cast(Spell spell, Combatant target) implements Action {
    @Override
    public String verb() {
      return "cast";
    }

    @Override
    public Action in(Battle copy) {
      return new Cast(spell, Action.same(target, copy));
    }

    @Override
    public String text() {
      return "cast " + spell.name() + " at " + target.name();
    }
  }

  /** Looks for something in pouch or pack. */
  record Search(Item item) implements Action {
    @Override
    public String verb() {
      return "search for";
    }

    @Override
    public String text() {
      return "search for " + item.name();
    }
  }

  /** Uses something in hand or on the belt. */
  record Use(Item item) implements Action {
    @Override
    public String verb() {
      return "use";
    }

    @Override
    public String text() {
      return "use " + item.name();
    }
  }

  /** Actions that need no more words. */
  enum Plain implements Action {
    ESCAPE("escape"),
    LET_GO("let go"),
    FULL_DEFENCE("full defence"),
    AIM("aim"),
    RELOAD("reload"),
    HOLD("hold"),
    STAND_UP("stand up"),
    FLEE("flee"),
    SOMETHING_ELSE("something else"),
    WAIT("wait");

    private final String text;

    Plain(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }

    @Override
    public String gait() {
      return this == FLEE ? text : "";
    }

    @Override
    public boolean declines() {
      return this == WAIT;
    }
  }
}
