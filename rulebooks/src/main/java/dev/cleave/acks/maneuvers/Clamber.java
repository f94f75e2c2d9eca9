package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Up on the back of something larger. A2.MAN.CLAMBER.01-07 */
public final class Clamber implements Maneuver {

  private static final Forbidden NOT_LARGER =
      new Forbidden("FOE is not larger than WHO", "A2.MAN.CLAMBER.01");
  private static final Forbidden ON_IT =
      new Forbidden("WHO is on somebody's back already", "A2.MAN.CLAMBER.06");
  private static final Forbidden FULL = new Forbidden("there is no room left on FOE", "A2.GAP.308");
  private static final Forbidden SECOND_RANK =
      new Forbidden("WHO would have to get past a friend first", "A2.GAP.333");
  private static final Term PRICE = new Term("clamber", "A2.MAN.CLAMBER.02", Tag.SITUATION);
  private static final String CLIMBING = "climbing";

  private final ManeuversRoom fight;
  private final boolean climbs;

  Clamber(ManeuversRoom fight) {
    this(fight, false);
  }

  /**
   * @param climbs whether a climber's throw has waived the price. A2.MAN.CLAMBER.03
   */
  private Clamber(ManeuversRoom fight, boolean climbs) {
    this.fight = fight;
    this.climbs = climbs;
  }

  @Override
  public String verb() {
    return "clamber";
  }

  @Override
  public String at(Combatant foe) {
    return "clamber on " + foe.name();
  }

  @Override
  public int price() {
    return climbs ? 0 : fight.maneuverNumbers().clamber;
  }

  @Override
  public Term why() {
    return PRICE;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who) {
    Forbidden denied = fight.denies(who, Demand.FOOTING);
    if (denied != null) {
      return denied;
    }
    return fight.fighter(who).clambers == null ? null : ON_IT;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    int larger = fight.maneuvers().larger(foe, who);
    if (larger < 1) {
      return NOT_LARGER;
    }
    Forbidden bar = bars(who);
    if (bar != null) {
      return bar;
    }
    if (fight.clambering().count(foe) >= larger * fight.maneuverNumbers().clamberers) {
      return FULL;
    }
    return fight.meleeAttack().reachedOver(who, foe) == null ? null : SECOND_RANK;
  }

  /** The climber tries his skill first. A2.MAN.CLAMBER.03 */
  @Override
  public void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus) {
    boolean skilled = fight.proficiency().has(who, CLIMBING) && climbs(who);
    Bonus tried = skilled ? bonus.in(new Clamber(fight, true)) : bonus;
    if (fight.meleeAttack().lands(who, foe, weapon, tried)) {
      attempt(who, foe);
    }
  }

  /** A2.GAP.319 */
  private boolean climbs(Combatant who) {
    Tally needs = fight.proficiency().opposed(who, climbingNeeds(who));
    return fight.proficiency().made(who, CLIMBING, needs, "A2.MAN.CLAMBER.03");
  }

  /** The throw of one who has learned to climb. A2.GAP.319 */
  public Tally climbingNeeds(Combatant who) {
    int level = Math.max(1, fight.prowess(who).level);
    ManeuverNumbers numbers = fight.maneuverNumbers();
    int learned = Math.max(numbers.climbingBest, numbers.climbing - (level - 1));
    Tally needs = fight.proficiency().needs(who, who.sheet().number(CLIMBING, learned));
    fight.fighter(who).infirmity.add(needs, CLIMBING);
    return needs;
  }

  /** Its size hinders it this once. A2.MAN.CLAMBER.04-06 */
  public void attempt(Combatant who, Combatant foe) {
    Tally save = fight.maneuvers().save(foe, -fight.maneuvers().larger(foe, who));
    if (!fight.maneuvers().isSaved(foe, save) && foe.isStanding() && fight.canAct(who)) {
      fight.clambering().climb(who, foe);
    }
  }

  @Override
  public String note() {
    return ", a save or on its back, no damage";
  }
}
