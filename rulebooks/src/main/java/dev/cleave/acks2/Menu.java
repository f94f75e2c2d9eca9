package dev.cleave.acks2;

import dev.cleave.acks2.Action.Plain;
import dev.cleave.acks2.Declaration.Plan;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Everything a combatant may do now, drawn up for people; bots never open it. */
final class Menu {

  private final Fight fight;
  private final Field field;
  private final Combatant who;
  private final boolean first;

  Menu(Fight fight, Combatant who, boolean first) {
    this.fight = fight;
    this.field = fight.field;
    this.who = who;
    this.first = first;
  }

  List<Option<Action>> options() {
    var options = new ArrayList<Option<Action>>();
    for (Action action : candidates()) {
      if (fight.allowance.bars(who, action, first) == null) {
        options.add(new Option<>(action, detail(action)));
      }
    }
    addSquares(options);
    return options;
  }

  @Nullable Action read(String text) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    for (Action action : candidates()) {
      if (action.text().toLowerCase(Locale.ROOT).equals(wanted)) {
        return fight.allowance.bars(who, action, first) == null ? action : null;
      }
    }
    Action action = readSquare(wanted);
    return action != null && fight.allowance.bars(who, action, first) == null ? action : null;
  }

  private static @Nullable Action readSquare(String wanted) {
    int at = wanted.indexOf(" to ");
    int comma = wanted.indexOf(',');
    if (at < 0 || comma < at) {
      return null;
    }
    try {
      double across = Double.parseDouble(wanted.substring(at + 4, comma).strip());
      double down = Double.parseDouble(wanted.substring(comma + 1).strip());
      var square = new Square((int) Math.round(across * 2), (int) Math.round(down * 2));
      return switch (wanted.substring(0, at)) {
        case "march" -> new Action.March(square);
        case "run" -> new Action.Run(square);
        case "retreat" -> new Action.Retreat(square);
        case "withdraw" -> new Action.Withdraw(square);
        default -> null;
      };
    } catch (NumberFormatException notASquare) {
      return null;
    }
  }

  @Nullable Refusal refusal(Action action) {
    Bar bar = fight.allowance.bars(who, action, first);
    return bar == null
        ? null
        : bar.refusal(action.text(), who, aim(action), fight.engagement.engager(who));
  }

  /** Whom an action is aimed at. */
  private static @Nullable Combatant aim(Action action) {
    return switch (action) {
      case Action.Charge(Combatant foe) -> foe;
      case Action.Attack(Combatant foe, Weapon _) -> foe;
      case Action.Shoot(Combatant foe, Weapon _) -> foe;
      case Action.Cast(Spell _, Combatant target) -> target;
      case Action.Face(Combatant toward) -> toward;
      case Action.DelayAfter(Combatant awaited) -> awaited;
      default -> null;
    };
  }

  /** Every action in words, legal or not, but for squares. */
  private List<Action> candidates() {
    var all = new ArrayList<Action>();
    for (Stance stance : fight.stances) {
      if (stance.who.isStanding() && who.isEnemyOf(stance.who)) {
        addHostile(all, stance.who);
      }
    }
    addSpells(all);
    for (Stance stance : fight.stances) {
      if (stance.who.isStanding() && stance.who != who) {
        addToward(all, stance.who);
      }
    }
    all.add(Plain.STAND_UP);
    all.add(Plain.STAY);
    addDelays(all);
    all.add(Plain.DONE);
    return all;
  }

  private void addHostile(List<Action> all, Combatant foe) {
    all.add(new Action.Charge(foe));
    all.add(new Action.Attack(foe, null));
    all.add(new Action.Shoot(foe, null));
    for (Weapon weapon : fight.wielding.others(who)) {
      all.add(new Action.Attack(foe, weapon));
      all.add(new Action.Shoot(foe, weapon));
    }
    all.add(new Action.Withdraw(new Bearing(foe, false)));
    all.add(new Action.Retreat(new Bearing(foe, false)));
  }

  private void addSpells(List<Action> all) {
    Spell spell = fight.stance(who).spell();
    if (spell != null) {
      for (Stance stance : fight.stances) {
        all.add(new Action.Cast(spell, stance.who));
      }
    }
  }

  private void addToward(List<Action> all, Combatant other) {
    all.add(new Action.March(new Bearing(other, true)));
    all.add(new Action.March(new Bearing(other, false)));
    all.add(new Action.Run(new Bearing(other, true)));
    all.add(new Action.Run(new Bearing(other, false)));
    all.add(new Action.Face(other));
  }

  private void addDelays(List<Action> all) {
    if (!first) {
      return;
    }
    for (Stance stance : fight.stances) {
      all.add(new Action.DelayAfter(stance.who));
    }
    for (int count = fight.initiative.count() - 1; count >= fight.initiative.floor(who); count--) {
      all.add(new Action.DelayTo(count));
    }
  }

  /** Where one can get to is legal by being reachable; where one may withdraw to is asked. */
  private void addSquares(List<Option<Action>> options) {
    if (isFree() && fight.movement.barsMarching(who) == null) {
      for (Square square : squares(fight.movement.speed(who))) {
        options.add(new Option<>(new Action.March(square), detail(new Action.March(square))));
      }
    }
    if (first && isFree() && fight.movement.barsRunning(who) == null) {
      for (Square square : squares(fight.movement.running(who))) {
        options.add(new Option<>(new Action.Run(square)));
      }
    }
    if (first) {
      for (Square square : defensiveSquares()) {
        addLegal(options, new Action.Withdraw(square));
        addLegal(options, new Action.Retreat(square));
      }
    }
  }

  private boolean isFree() {
    return !first || fight.allowance.barsUndeclared(who, Plain.STAY) == null;
  }

  private void addLegal(List<Option<Action>> options, Action action) {
    if (fight.allowance.bars(who, action, first) == null) {
      options.add(new Option<>(action));
    }
  }

  private List<Square> defensiveSquares() {
    if (fight.defensiveMovement.bars(who, Plan.RETREAT) == null) {
      return squares(fight.movement.running(who));
    }
    return fight.defensiveMovement.bars(who, Plan.WITHDRAW) == null
        ? squares(fight.movement.speed(who))
        : List.of();
  }

  private List<Square> squares(int feet) {
    var squares = new ArrayList<Square>();
    for (Spot spot : field.spots(who, feet, fight.movement.lines())) {
      if (spot instanceof Square square) {
        squares.add(square);
      }
    }
    return squares;
  }

  private String detail(Action action) {
    return switch (action) {
      case Action.Charge(Combatant foe) -> field.distance(who, foe) + "', clear";
      case Action.Attack(Combatant foe, Weapon drawn) ->
          "needs " + fight.attackThrow.melee(who, foe, ready(drawn), Bonus.NONE).needs() + "+";
      case Action.Shoot(Combatant foe, Weapon drawn) -> {
        Weapon missile = drawn == null ? fight.wielding.missile(who) : drawn;
        yield field.distance(who, foe)
            + "', needs "
            + fight
                .attackThrow
                .missile(who, foe, Objects.requireNonNullElse(missile, who.weapon()))
                .needs()
            + "+";
      }
      case Action.Cast(Spell _, Combatant target) -> field.distance(who, target) + "'";
      case Action.March(Spot to) -> going(to, fight.movement.speed(who));
      case Action.Run(Bearing to) -> going(to, fight.movement.running(who));
      default -> "";
    };
  }

  private Weapon ready(@Nullable Weapon drawn) {
    return Objects.requireNonNullElse(
        drawn == null ? fight.wielding.melee(who) : drawn, who.weapon());
  }

  /** "35', engages Orc 2". */
  private String going(Spot to, int feet) {
    Route way = fight.movement.way(who, to, feet);
    String length = way == null ? "" : way.length() + "'";
    return to instanceof Square ? length + engagersAt(to) : length;
  }

  private String engagersAt(Spot there) {
    Spot here = field.spot(who);
    field.place(who, there);
    var names = new ArrayList<String>();
    for (Stance stance : fight.stances) {
      if (fight.engagement.engages(stance.who, who)) {
        names.add(stance.who.name());
      }
    }
    field.place(who, here);
    return names.isEmpty() ? "" : ", engages " + String.join(", ", names);
  }

  /** What people would expect to be able to do, and why they cannot. */
  List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    if (first) {
      addGeneral(refusals, "charge", fight.charge.bars(who));
      addGeneral(refusals, "run", fight.movement.barsRunning(who));
      addGeneral(refusals, "withdraw", fight.defensiveMovement.bars(who, Plan.WITHDRAW));
      addGeneral(refusals, "retreat", fight.defensiveMovement.bars(who, Plan.RETREAT));
    }
    addGeneral(refusals, "march", fight.movement.barsMarching(who));
    for (Action action : candidates()) {
      if (isWorthTelling(action)) {
        Refusal refusal = refusal(action);
        if (refusal != null) {
          refusals.add(refusal);
        }
      }
    }
    return refusals;
  }

  private void addGeneral(List<Refusal> refusals, String what, @Nullable Bar bar) {
    if (bar != null) {
      refusals.add(bar.refusal(what, who, null, fight.engagement.engager(who)));
    }
  }

  private static boolean isWorthTelling(Action action) {
    return action instanceof Action.Charge
        || action instanceof Action.Attack
        || action instanceof Action.Shoot
        || action instanceof Action.Cast
        || action == Plain.STAND_UP;
  }
}
