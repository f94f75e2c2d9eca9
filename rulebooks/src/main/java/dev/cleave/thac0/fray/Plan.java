package dev.cleave.thac0.fray;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Answer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A declaration: what somebody will attempt this round, with the weapon, spell or item it takes.
 * TH.SEQ.06, TH.SEQ.12, TH.SEQ.13
 *
 * @param second the weapon in the other hand, if both strike
 * @param target where one must be named
 * @param what the place a shot is called at, the thing to be struck or grabbed from a hand, or what
 *     one pummels with; empty if there is nothing to say
 * @param rising whether he gets up one stance first. TH.STANCE.16
 */
public record Plan(
    Deed deed,
    @Nullable Weapon weapon,
    @Nullable Weapon second,
    @Nullable Combatant target,
    @Nullable Spell spell,
    @Nullable Item item,
    String what,
    boolean rising)
    implements Answer {

  public static Plan of(Deed deed) {
    return new Plan(deed, null, null, null, null, null, "", false);
  }

  public static Plan with(Deed deed, Weapon weapon) {
    return new Plan(deed, weapon, null, null, null, null, "", false);
  }

  public static Plan at(Deed deed, Combatant target, @Nullable Weapon weapon, String what) {
    return new Plan(deed, weapon, null, target, null, null, what, false);
  }

  public static Plan both(Weapon weapon, Weapon second) {
    return new Plan(Deed.ATTACK, weapon, second, null, null, null, "", false);
  }

  public static Plan cast(Spell spell) {
    return new Plan(Deed.CAST, null, null, null, spell, null, "", false);
  }

  public static Plan manifest(Spell power) {
    return new Plan(Deed.MANIFEST, null, null, null, power, null, "", false);
  }

  public static Plan item(Deed deed, Item item) {
    return new Plan(deed, null, null, null, null, item, "", false);
  }

  public static Plan what(Deed deed, @Nullable Weapon weapon, String what) {
    return new Plan(deed, weapon, null, null, null, null, what, false);
  }

  /** One of the attacks is kept back to meet another's. TH.BLOCK.11 */
  public Plan keeping(Ward.Kind kind) {
    return new Plan(deed, weapon, second, target, spell, item, kind.kept(), rising);
  }

  /** What is kept back from the start, null if nothing is. */
  public Ward.@Nullable Kind kept() {
    if (what.isEmpty()) {
      return null;
    }
    for (Ward.Kind kind : Ward.Kind.values()) {
      if (what.equals(kind.kept())) {
        return kind;
      }
    }
    return null;
  }

  public Plan rising(boolean rises) {
    return new Plan(deed, weapon, second, target, spell, item, what, rises);
  }

  public boolean is(Deed other) {
    return deed == other;
  }

  /** Harm is meant, and it may be meant for him. */
  public boolean isAssault(Combatant on) {
    boolean harms =
        deed.isUnarmed()
            || switch (deed) {
              case ATTACK, SHOOT, THROW, CAST, MANIFEST, TOUCH, CHARGE -> true;
              case CALL, SAP, DISARM, GRAB, PUNCH, RUSH, BACKSTAB -> true;
              default -> false;
            };
    return harms && (target == null || target.index() == on.index());
  }

  /** The same in a copy of the battle. */
  public Plan in(Battle copy) {
    return target == null
        ? this
        : new Plan(deed, weapon, second, copy.combatant(target.index()), spell, item, what, rising);
  }

  /** A shot with care for friends, which is a called one. TH.CALL.02 */
  public static final String PAST_FRIENDS = "past friends";

  /** Which of like creatures share a die: the same words but for whom they are aimed at. */
  public boolean isLike(Plan other) {
    return deed == other.deed
        && Objects.equals(weapon, other.weapon)
        && Objects.equals(second, other.second)
        && Objects.equals(spell, other.spell)
        && Objects.equals(item, other.item);
  }

  @Override
  public String verb() {
    return deed.verb();
  }

  @Override
  public String gait() {
    return deed.isGait() || deed == Deed.CHARGE ? deed.verb() : "";
  }

  /** As it is told: he will do something else. */
  public String said() {
    return is(Deed.OTHER) ? "do " + text() : text();
  }

  @Override
  public String text() {
    var text = new StringBuilder(rising ? "rise and " : "").append(deed.verb());
    boolean tool = deed == Deed.SAP || deed == Deed.PUMMEL; // what is what he does it with
    if (!what.isEmpty() && !tool && kept() == null) {
      text.append(' ').append(what);
    }
    if (target != null) {
      text.append(what.isEmpty() || tool ? " " : " of ").append(target.name());
    }
    if (!what.isEmpty() && tool) {
      text.append(" with ").append(what);
    }
    if (spell != null) {
      text.append(' ').append(spell.name());
    }
    if (item != null) {
      text.append(is(Deed.HOLD) ? " with " : " ").append(item.name());
    }
    if (weapon != null) {
      text.append(" with ").append(weapon.name());
    }
    if (second != null) {
      text.append(" and ").append(second.name());
    }
    return kept() == null ? text.toString() : text.append(' ').append(what).toString();
  }
}
