package dev.cleave.acks.magic;

import dev.cleave.acks.turn.Braved;
import dev.cleave.acks.turn.Enchantment;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Template;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.journal.Event;
import org.jspecify.annotations.Nullable;

/** Stench, dread, heat and cold about a creature. A2.R.204 */
public final class Auras {

  private final MagicRoom fight;

  Auras(MagicRoom fight) {
    this.fight = fight;
  }

  /** On the number of whoever is near: what wounds every round, all else once. */
  public void startSegment(Combatant who) {
    leave(fight.fighter(who));
    for (Fighter fighter : fight.fighters) {
      Combatant by = fighter.who;
      for (Spell aura : by.sheet().auras()) {
        if (who.isStanding() && fight.field.isOn(who) && isIn(who, by, aura)) {
          meet(who, by, aura);
        }
      }
    }
  }

  private void meet(Combatant who, Combatant by, Spell aura) {
    var met = new Braved(who.index(), aura.name());
    boolean wounds = aura.effect().damage().most() > 0;
    if (!wounds && fight.memory.braved.contains(met)) {
      return;
    }
    fight.memory.braved.add(met);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("aura", "A2.R.204")
              .by(by)
              .on(who)
              .fact("what", aura.name())
              .says(who.name() + " comes within " + by.name() + "'s " + aura.name() + "."));
    }
    int level = Math.max(1, by.sheet().hitDice().whole());
    Effect effect = aura.effect();
    Dice dice = effect.more().growth().at(level, effect.damage());
    int damage = fight.effects().power(dice, by);
    fight.effects().work(Working.of(by, aura, level, false), who, damage, 0);
  }

  private boolean isIn(Combatant who, Combatant by, Spell aura) {
    Template area = aura.scope().template();
    return area != null
        && who != by
        && by.isStanding()
        && fight.field.isOn(by)
        && (aura.scope().whom() == Scope.Whom.EVERYBODY || who.isEnemyOf(by))
        && fight.field.within(by, who, area.feet())
        && fight.targeting().worksOn(aura, who)
        && (!aura.scope().needs().contains(Scope.Beholding.TARGET_BEHOLDS)
            || fight.beholding().sees(who, by));
  }

  /** What lasts only as long as one is near ends with it, and begins anew with a new save. */
  private void leave(Fighter fighter) {
    for (int i = 0; i < fighter.enchantments.size(); i++) {
      Enchantment under = fighter.enchantments.get(i);
      if (under.until() == 0 && isOut(fighter.who, under.spell())) {
        fight.enchanting().lift(fighter, under);
        fight.memory.braved.remove(new Braved(fighter.who.index(), under.spell()));
        i--;
      }
    }
  }

  /** It came from an aura, and he is in none of that name. */
  private boolean isOut(Combatant who, String name) {
    if (!fight.memory.braved.contains(new Braved(who.index(), name))) {
      return false;
    }
    for (Fighter fighter : fight.fighters) {
      Spell aura = named(fighter.who, name);
      if (aura != null && isIn(who, fighter.who, aura)) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Spell named(Combatant by, String name) {
    for (Spell aura : by.sheet().auras()) {
      if (aura.name().equals(name)) {
        return aura;
      }
    }
    return null;
  }
}
