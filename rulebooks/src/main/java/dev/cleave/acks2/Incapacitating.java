package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Assault;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Striking to knock out, with the flat or the haft. A2.NONLETHAL.10, A2.MAN.INCAP.01-03 */
final class Incapacitating implements Offers {

  private static final Bar NONLETHAL =
      new Bar("WHO's blows with it only knock out anyway", "A2.MAN.INCAP.03");

  private final Fight fight;

  Incapacitating(Fight fight) {
    this.fight = fight;
  }

  /** With the weapon in hand. */
  record Incapacitate(Combatant target) implements Action, Assault {

    @Override
    public String verb() {
      return "incapacitate";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      Weapon weapon = fight.wielding.melee(who);
      return weapon != null && weapon.has("nonlethal")
          ? NONLETHAL
          : fight.meleeAttack.bars(who, target, null);
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.meleeAttack.take(who, target, Bonus.incapacitating(fight.numbers.incapacitate));
    }

    @Override
    public Combatant aim() {
      return target;
    }

    @Override
    public String detail(Fight fight, Combatant who) {
      Bonus bonus = Bonus.incapacitating(fight.numbers.incapacitate);
      return "needs " + fight.meleeAttack.needs(who, target, null, bonus) + "+, nonlethal";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Stance stance : fight.stances) {
      if (who.isEnemyOf(stance.who) && stance.who.isStanding()) {
        all.add(new Incapacitate(stance.who));
      }
    }
  }
}
