package dev.cleave.thac0.movement;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.attack.AttackRoom;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.fray.Fighter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Blows at those who lay themselves open. TH.OPP.01 */
public final class Opportunity {

  private final AttackRoom fight;

  Opportunity(AttackRoom fight) {
    this.fight = fight;
  }

  /** What opens him to a blow. */
  public enum Cause {
    AWAY("moves away", "TH.OPP.10"),
    FLIGHT("flees", "TH.C.MOVE.17"),
    BACK("turns his back", "TH.OPP.12"),
    SHOT("shoots past the threat", "TH.OPP.13"),
    UNARMED("attacks unarmed", "TH.OPP.14"),
    GRAB("grabs", "TH.GRAB.03");

    private final String words;
    private final String rule;

    Cause(String words, String rule) {
      this.words = words;
      this.rule = rule;
    }

    String words() {
      return words;
    }

    String rule() {
      return rule;
    }
  }

  /** Everybody who threatens him and wants to may strike. TH.OPP.05 */
  public void all(Fighter mover, Cause cause, @Nullable Fighter but) {
    for (Fighter foe : strikers(mover, but)) {
      if (mover.combatant.isPresent() && fight.threat.mayStrikeAt(foe, mover)) {
        one(foe, mover, cause);
      }
    }
  }

  /** Several strike in the order of initiative. TH.GAP.45 */
  private List<Fighter> strikers(Fighter mover, @Nullable Fighter but) {
    var strikers = new ArrayList<Fighter>(2);
    for (Fighter foe : fight.fighters) {
      if (foe != but && fight.threat.mayStrikeAt(foe, mover)) {
        strikers.add(foe);
      }
    }
    strikers.sort(Comparator.comparingInt(foe -> foe.number));
    return strikers;
  }

  /** One of them; he chooses first which of his weapons it is. TH.OPP.02, TH.OPP.03 */
  public Strike.Result one(Fighter foe, Fighter mover, Cause cause) {
    List<Weapon> with = weapons(foe, mover);
    if (with.isEmpty()) {
      return Strike.Result.NONE;
    }
    var choice = fight.table.ask(new OpportunityQuestion(fight, this, foe, mover, cause));
    return take(foe, mover, cause, choice.weapon());
  }

  Strike.Result take(Fighter foe, Fighter mover, Cause cause, @Nullable Weapon weapon) {
    if (weapon == null || !fight.threat.mayStrikeAt(foe, mover)) {
      return Strike.Result.NONE;
    }
    Blow blow = blow(foe, mover, weapon, cause);
    if (blow == null) {
      return Strike.Result.NONE;
    }
    foe.opportunities--;
    foe.struck.set(mover.index());
    if (fight.listens()) {
      fight.tell(
          Event.of("opportunity", cause.rule())
              .by(foe.combatant)
              .on(mover.combatant)
              .says(mover + " " + cause.words() + ": " + foe + " strikes."));
    }
    var result = new Strike.Result[] {Strike.Result.NONE};
    fight.damage.first(() -> result[0] = fight.strike.make(foe, mover, blow));
    return result[0];
  }

  @Nullable Blow blow(Fighter foe, Fighter mover, Weapon weapon, Cause cause) {
    int feet = fight.feet(foe, mover);
    Arms.Mode mode = fight.reach.mode(foe, weapon, feet);
    if (mode == null) {
      return null;
    }
    Blow blow = Blow.melee(mode, Trick.OPPORTUNITY);
    return cause == Cause.FLIGHT ? blow.and(Trick.FLEEING) : blow;
  }

  /** What he could strike with from where he stands. */
  List<Weapon> weapons(Fighter foe, Fighter mover) {
    int feet = fight.feet(foe, mover);
    var weapons = new ArrayList<Weapon>(2);
    if (foe.weapon().natural()) {
      for (Weapon attack : foe.sheet().attacks()) {
        if (attack.melee() && fight.reach.mode(foe, attack, feet) != null) {
          weapons.add(attack);
        }
      }
      return weapons;
    }
    if (fight.reach.mode(foe, foe.weapon(), feet) != null && foe.trappedBy < 0) {
      weapons.add(foe.weapon());
    }
    Weapon off = foe.combatant.offHand();
    if (!off.isUnarmed() && fight.reach.mode(foe, off, feet) != null) {
      weapons.add(off);
    }
    return weapons;
  }
}
