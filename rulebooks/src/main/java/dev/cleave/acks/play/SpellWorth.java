package dev.cleave.acks.play;

import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.Impact;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Spell;
import java.util.List;

/** What a spell would come to in hit points, as far as one can say beforehand. */
final class SpellWorth {

  /** A friend caught is worth so many of the foes who are, oneself more. */
  private static final int FRIEND = 2;

  private static final int SELF = 4;

  /** Worth of a boon to one who goes to blows, in hundredths of a hit point. */
  private static final int BOON = 250;

  /** Of a hundred who throw to be spared so many are not. */
  private static final int FAILS = 55;

  /** A foe put out of the fight counts at least so many hit points a Hit Die. */
  private static final int A_DIE = 4;

  private final Fight fight;
  private final Sorcery sorcery;

  SpellWorth(Fight fight, Sorcery sorcery) {
    this.fight = fight;
    this.sorcery = sorcery;
  }

  /** In hundredths of a hit point; 0 or less for what is not worth casting. */
  int of(Combatant caster, Spell spell, Impact aim) {
    List<Combatant> caught = Impact.known(fight.targeting().caught(caster, spell, aim), caster);
    int worth = 0;
    int meant = 0;
    for (Combatant who : caught) {
      if (caster.isEnemyOf(who) != spell.allies()) {
        worth += on(caster, spell, who);
        meant++;
      }
    }
    return meant == 0 || meant == caught.size()
        ? worth
        : worth - friends(caster, spell, caught, worth / meant);
  }

  /** A friend counts for no less than a foe, however little he can take. */
  private int friends(Combatant caster, Spell spell, List<Combatant> caught, int foe) {
    int price = 0;
    for (Combatant who : caught) {
      int share = caster.isEnemyOf(who) == spell.allies() ? on(caster, spell, who) : 0;
      if (share > 0) {
        price += Math.max(share, foe) * (who == caster ? SELF : FRIEND);
      }
    }
    return price;
  }

  /** Laid low or slain. */
  private int outOfIt(Combatant who) {
    int dice = Math.max(1, fight.prowess(who).level);
    return 100 * Math.max(who.hitPoints(), A_DIE * dice);
  }

  private int on(Combatant caster, Spell spell, Combatant who) {
    Effect effect = spell.effect();
    if (sorcery.isUnder(who, spell)) {
      return 0;
    }
    int level = fight.prowess(caster).level;
    if (effect.heals().most() > 0) {
      int missing = who.mostHitPoints() - who.hitPoints();
      double heals = effect.more().growth().at(level, effect.heals()).average();
      return 2 * who.hitPoints() > who.mostHitPoints() ? 0 : (int) (100 * Math.min(missing, heals));
    }
    int worth = 0;
    if (effect.damage().most() > 0 || effect.more().ofHitPoints()) {
      double hurts =
          effect.more().ofHitPoints()
              ? caster.hitPoints()
              : effect.more().growth().at(level, effect.damage()).average();
      hurts = effect.save().equals("half") ? hurts * (100 + FAILS) / 200 : hurts;
      worth +=
          (int) (100 * Math.min(hurts, who.hitPoints()) * (who.is(State.HELPLESS) ? 0.25 : 1.0));
    }
    State state = State.named(effect.condition());
    boolean out = state != null || effect.more().does().equals("slay");
    if (out && !who.is(State.HELPLESS)) {
      worth += effect.save().equals("none") ? outOfIt(who) : outOfIt(who) * FAILS / 100;
    }
    if (worth == 0 && !effect.more().modifiers().areNone()) {
      return fight.canAct(who) ? BOON : 0;
    }
    return worth
        * (effect.save().equals("negates") && effect.damage().most() > 0 ? FAILS : 100)
        / 100;
  }
}
