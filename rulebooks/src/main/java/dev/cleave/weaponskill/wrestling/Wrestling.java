package dev.cleave.weaponskill.wrestling;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.attack.Exchange;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.harm.SavingThrow;
import java.util.ArrayList;
import java.util.List;

/** Hands on the other man: hold him, disarm him, pin him. WS.WRESTLE.01 */
public final class Wrestling {

  private static final Reason CONTEST = new Reason("wrestling", "WS.WRESTLE.04");
  private static final Reason TIE = new Reason("wrestling tie", "WS.WRESTLE.05");

  private final Exchange fight;

  public Wrestling(Exchange fight) {
    this.fight = fight;
  }

  /** Both hands free, or a weapon made for grappling. WS.WRESTLE.02 */
  public boolean hasHands(Fighter fighter) {
    Weapon weapon = fighter.weapon();
    if (weapon.has("grappling")) {
      return true;
    }
    return (weapon.isUnarmed() || weapon.natural())
        && !fighter.combatant.bearsShield()
        && fighter.combatant.offHand().isUnarmed()
        && !holdsAnything(fighter);
  }

  private static boolean holdsAnything(Fighter fighter) {
    for (Item item : fighter.combatant.items()) {
      if (item.isInHand()) {
        return true;
      }
    }
    return false;
  }

  /** A grab at somebody within reach: he may strike first, then the contest. */
  public void attempt(Fighter aggressor, Fighter target) {
    fight.responses.toGrip(aggressor, target);
    aggressor.combatant.lose(State.HIDDEN); // WS.R.12
    aggressor.meets(target);
    if (!aggressor.isStanding() || !aggressor.canAct()) {
      return; // WS.GAP.27
    }
    List<Fighter> team = team(aggressor, target);
    fight.concentration.spoil(target, "is wrestled"); // WS.GAP.35
    target.aimedInRound = 0; // WS.GAP.34
    contest(aggressor, team, target);
  }

  /** The held man tries to break free: a contest with his grappler. WS.WRESTLE.07 */
  public void escape(Fighter fighter) {
    Fighter grappler = fighter.heldBy;
    if (grappler != null) {
      contest(fighter, List.of(fighter), grappler);
    }
  }

  /** Friends beside the target with free hands and an unspent action may join in. WS.WRESTLE.11 */
  private List<Fighter> team(Fighter aggressor, Fighter target) {
    var team = new ArrayList<Fighter>();
    team.add(aggressor);
    for (Fighter friend : fight.fighters) {
      if (friend != aggressor
          && friend.combatant.side() == aggressor.combatant.side()
          && !friend.acted
          && friend.canAct()
          && !friend.isImmobilized()
          && friend.holds == null
          && hasHands(friend)
          && fight.reach.has(friend, target)
          && fight.table.ask(new JoinQuestion(fight, friend, aggressor, target)).yes()) {
        friend.acted = true;
        friend.holding = false;
        team.add(friend);
      }
    }
    return team;
  }

  /** Everybody rolls; of a team only the best counts, helped by the rest. WS.WRESTLE.04, 11, 12 */
  private void contest(Fighter leader, List<Fighter> team, Fighter other) {
    int best = Integer.MIN_VALUE;
    Fighter foremost = leader;
    for (Fighter member : team) {
      int rolled = roll(member);
      if (rolled > best || rolled == best && member.skills.agility() > foremost.skills.agility()) {
        best = rolled;
        foremost = member;
      }
    }
    int ours = best + fight.numbers.wrestlingHelper * (team.size() - 1);
    int theirs = roll(other);
    boolean won = ours > theirs || ours == theirs && winsTie(foremost, other);
    Fighter winner = won ? leader : other;
    Fighter loser = won ? other : leader;
    if (fight.table.listens()) {
      fight.tell(
          Event.of("wrestle", "WS.WRESTLE.04")
              .by(leader.combatant)
              .on(other.combatant)
              .fact("total", ours)
              .fact("against", theirs)
              .fact("team", team.size())
              .fact("winner", winner.combatant)
              .says(
                  leader
                      + " wrestles with "
                      + other
                      + ": "
                      + ours
                      + " to "
                      + theirs
                      + ", "
                      + winner
                      + " has the upper hand."));
    }
    settle(winner, loser);
  }

  /** Skill and strength, and a die's worth for each Hit Die of limbs made for it. WS.WRESTLE.13 */
  private int roll(Fighter fighter) {
    int grip =
        fighter.combatant.sheet().has("tentacles")
            ? fight.numbers.wrestlingPerHitDie * fighter.skills.hitDice()
            : 0;
    return fight.table.roll(Dice.D20, CONTEST, fighter.combatant)
        + fighter.skills.weapon()
        + fighter.skills.strength()
        + grip;
  }

  /** Agility of those whose rolls count decides, then a die: odd for the first. WS.WRESTLE.05 */
  private boolean winsTie(Fighter one, Fighter other) {
    if (one.skills.agility() != other.skills.agility()) {
      return one.skills.agility() > other.skills.agility();
    }
    return fight.table.roll(Dice.D6, TIE, one.combatant) % 2 == 1;
  }

  /** The winner's choice. WS.WRESTLE.06 */
  private void settle(Fighter winner, Fighter loser) {
    if (loser.holds == winner) {
      winner.free(); // WS.GAP.28
    }
    choose(winner, loser, fight.table.ask(new HoldQuestion(fight, winner, loser)));
  }

  /** Does it to the loser. */
  void choose(Fighter winner, Fighter loser, Hold choice) {
    if (!winner.canAct() || !loser.isStanding()) {
      return; // the Judge has acted meanwhile
    }
    switch (choice) {
      case Hold.Immobilize _ -> hold(winner, loser);
      case Hold.Release _ -> {
        loser.free();
        tell("released", "WS.WRESTLE.06", winner, loser, winner + " lets " + loser + " go.");
      }
      case Hold.Disarm disarm -> disarm(winner, loser, disarm);
    }
  }

  private void hold(Fighter winner, Fighter loser) {
    if (loser.heldBy != winner) {
      int lost = loser.contestsLost; // whoever held him: WS.WRESTLE.09
      loser.free();
      winner.letGo();
      loser.heldBy = winner;
      winner.holds = loser;
      loser.contestsLost = lost;
    }
    if (loser.holds != null) {
      loser.holds.free();
    }
    loser.contestsLost++;
    loser.searchingFor = null;
    loser.searchesExposed = false;
    tell(
        "immobilized",
        "WS.WRESTLE.06",
        winner,
        loser,
        winner + " holds " + loser + " fast (" + loser.contestsLost + ").");
    if (loser.contestsLost >= fight.numbers.pinContests && !loser.pinned) {
      loser.pinned = true;
      tell("pinned", "WS.WRESTLE.09", winner, loser, loser + " is pinned and helpless.");
    }
  }

  /** A save against Paralyzation keeps what is held; otherwise it is gone. WS.WRESTLE.10 */
  private void disarm(Fighter winner, Fighter loser, Hold.Disarm disarm) {
    if (fight.saves.make(loser, SavingThrow.PARALYZATION, "WS.WRESTLE.10")) {
      return;
    }
    Weapon weapon = disarm.weapon();
    Item item = disarm.item();
    if (weapon != null) {
      take(winner, loser, weapon);
    } else if (item != null) {
      loser.combatant.drop(item);
      winner.combatant.take(item);
      fight.concentration.spoil(loser, "loses the holy symbol");
    } else {
      loser.combatant.setShield(false);
    }
    tell(
        "disarmed",
        "WS.WRESTLE.10",
        winner,
        loser,
        winner + " wrests the " + disarm.what() + " from " + loser + ".");
  }

  /** Taken in hand if there is a hand for it, else it lies on the ground. */
  private static void take(Fighter winner, Fighter loser, Weapon weapon) {
    Combatant from = loser.combatant;
    from.drop(weapon);
    if (from.offHand().equals(weapon)) {
      from.wieldOffHand(from.bareHands());
    } else {
      from.wield(from.emptyHanded());
    }
    if (winner.weapon().isUnarmed()) {
      winner.combatant.take(weapon);
      winner.combatant.wield(weapon);
    } else {
      loser.dropped.add(weapon);
    }
  }

  private void tell(String name, String rule, Fighter by, Fighter on, String words) {
    if (fight.table.listens()) {
      fight.tell(Event.of(name, rule).by(by.combatant).on(on.combatant).says(words));
    }
  }
}
