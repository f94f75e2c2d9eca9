package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** A punch or a kick. A2.MAN.BRAWL.01-10 */
public final class Brawl implements Maneuver {

  private static final Forbidden MONSTER =
      new Forbidden("WHO fights with what nature gave him, and does not brawl", "A2.MAN.BRAWL.10");
  private static final Forbidden NO_FIST =
      new Forbidden("WHO has no hand free for it", "A2.MAN.BRAWL.01");
  private static final Forbidden SECOND_RANK =
      new Forbidden("WHO cannot reach so far without a weapon", "A2.GAP.333");
  private static final Term PUNCH = new Term("punch", "A2.MAN.BRAWL.01", Tag.SITUATION);
  private static final Term KICK = new Term("kick", "A2.MAN.BRAWL.04", Tag.SITUATION);

  private final ManeuversRoom fight;
  private final boolean kicks;
  private @Nullable Weapon foot;

  Brawl(ManeuversRoom fight, boolean kicks) {
    this.fight = fight;
    this.kicks = kicks;
  }

  @Override
  public String verb() {
    return kicks ? "kick" : "punch";
  }

  /** A2.MAN.BRAWL.01, A2.MAN.BRAWL.04 */
  @Override
  public int price() {
    return kicks ? fight.maneuverNumbers().kick : 0;
  }

  @Override
  public Term why() {
    return kicks ? KICK : PUNCH;
  }

  /** Whatever weapons his class may use. A2.MAN.BRAWL.06 */
  @Override
  public @Nullable Forbidden bars(Combatant who) {
    if (!fight.fists().brawls(who)) {
      return MONSTER;
    }
    return kicks || hasFist(who) ? null : NO_FIST;
  }

  private static boolean hasFist(Combatant who) {
    return who.weapon().isUnarmed()
        || who.weapon().hands() < 2 && !who.bearsShield() && who.offHand().isUnarmed();
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    Forbidden bar = bars(who);
    if (bar != null) {
      return bar;
    }
    return fight.meleeAttack().reachedOver(who, foe) == null ? null : SECOND_RANK;
  }

  /** A2.MAN.BRAWL.02-03 */
  @Override
  public Weapon limb(Combatant who) {
    Weapon fist = who.bareHands();
    if (!kicks) {
      return fist;
    }
    Weapon known = foot;
    if (known == null) {
      known = foot(fist, fight.maneuverNumbers().kickDamage);
      foot = known;
    }
    return known;
  }

  private static Weapon foot(Weapon fist, Dice damage) {
    return new Weapon(
        "foot",
        "foot",
        fist.size(),
        fist.hands(),
        damage,
        Dice.NOTHING,
        fist.length(),
        null,
        0,
        true,
        false,
        1,
        fist.types(),
        fist.traits(),
        null,
        "",
        0);
  }

  @Override
  public void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus) {
    fight.meleeAttack().strike(who, foe, weapon, bonus);
  }

  /** A2.COND.WREST.02 */
  @Override
  public @Nullable String sure(Combatant who, Combatant foe) {
    return fight.escaping().wrestles(who, foe) ? "A2.COND.WREST.02" : null;
  }

  @Override
  public boolean worksHeld() {
    return true;
  }

  @Override
  public String note() {
    return ", nonlethal";
  }
}
