package dev.cleave.thac0;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.book.MoraleNumbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;

/** When creatures and hirelings have had enough. TH.C.MOR.01, TH.END.10 */
final class Morale {

  private static final Reason MORALE = new Reason("morale", "TH.C.MOR.01");
  private static final Term BASE = new Term("morale", "TH.C.MOR.02", Tag.BASE);
  private static final Term DICE = new Term("hit dice", "TH.C.T.MORALE-MODS", Tag.LEVEL);
  private static final Term CHAOTIC = new Term("chaotic", "TH.C.T.MORALE-MODS", Tag.STATE);
  private static final Term LAWFUL = new Term("lawful", "TH.C.T.MORALE-MODS", Tag.STATE);
  private static final Term LEADER = new Term("leader gone", "TH.C.T.MORALE-MODS", Tag.SITUATION);
  private static final Term NONE = new Term("no enemy fallen", "TH.C.T.MORALE-MODS", Tag.SITUATION);
  private static final Term MORE = new Term("further triggers", "TH.C.MOR.03", Tag.SITUATION);
  private static final Term SURPRISED = new Term("surprised", "TH.C.T.MORALE-MODS", Tag.SITUATION);
  private static final Term QUARTER = new Term("wounded", "TH.C.T.MORALE-MODS", Tag.STATE);
  private static final Term HALF = new Term("badly wounded", "TH.C.T.MORALE-MODS", Tag.STATE);
  private static final Term FEW = new Term("outnumbered", "TH.C.T.MORALE-MODS", Tag.SITUATION);
  private static final Term MANY = new Term("outnumbering", "TH.C.T.MORALE-MODS", Tag.SITUATION);

  private final Turns fight;
  private final MoraleNumbers figures;

  Morale(Turns fight) {
    this.fight = fight;
    this.figures = fight.numbers.morale;
  }

  /** In the end-of-round step, for every kind on a side that has cause. TH.C.MOR.03, .04 */
  void check() {
    for (Side side : fight.battle.sides()) {
      int shared = triggers(side);
      for (Fighter fighter : fight.fighters) {
        if (fighter.combatant.side() == side && mayBreak(fighter) && isFirstOfKind(fighter)) {
          int triggers = shared + (isHalved(fighter) ? 1 : 0);
          if (triggers > 0) {
            check(fighter, triggers);
          }
        }
      }
    }
    rally();
  }

  /** A quarter fallen, half fallen, one more after that, the leader gone. */
  private int triggers(Side side) {
    int i = side.index();
    int members = fight.battle.members(side);
    int lost = members - fight.battle.standing(side);
    int before = fight.course.lost[i];
    fight.course.lost[i] = lost;
    int triggers = 0;
    if (lost > before) {
      boolean quarter = lost * 4 >= members && before * 4 < members;
      boolean half = lost * 2 >= members && before * 2 < members;
      boolean after = before * 2 >= members;
      triggers += half || after || quarter ? 1 : 0;
    }
    boolean leaderless = isLeaderless(side);
    if (leaderless && !fight.course.leaderless[i]) {
      triggers++;
    }
    fight.course.leaderless[i] = leaderless;
    return triggers;
  }

  private boolean isLeaderless(Side side) {
    boolean any = false;
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.side() == side && fighter.sheet().has("leader")) {
        any = true;
        if (fighter.isStanding() && !fighter.is(State.FLEEING)) {
          return false;
        }
      }
    }
    return any;
  }

  /** One that fights alone and has lost half its hit points, once. */
  private boolean isHalved(Fighter fighter) {
    boolean alone = fight.battle.members(fighter.combatant.side()) == 1;
    boolean hurt = fighter.combatant.hitPoints() * 2 <= fighter.combatant.mostHitPoints();
    if (alone && hurt && !fight.course.halved[fighter.index()]) {
      fight.course.halved[fighter.index()] = true;
      return true;
    }
    return false;
  }

  /** Player characters never check, nor do the fearless. TH.END.10 */
  private static boolean mayBreak(Fighter fighter) {
    return fighter.isStanding()
        && !fighter.sheet().isCharacter()
        && !fighter.sheet().has("fearless")
        && !fighter.sheet().has("mindless")
        && !fighter.is(State.FLEEING)
        && !fighter.is(State.WITHDRAWING);
  }

  private boolean isFirstOfKind(Fighter fighter) {
    for (Fighter other : fight.fighters) {
      if (other == fighter) {
        return true;
      }
      if (isAlike(other, fighter) && mayBreak(other)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAlike(Fighter one, Fighter other) {
    return one.combatant.side() == other.combatant.side()
        && one.sheet().id().equals(other.sheet().id())
        && one.sheet().has("leader") == other.sheet().has("leader");
  }

  /** The rating with all that steadies or shakes it. TH.C.MOR.02 */
  private Tally rating(Fighter fighter, int triggers) {
    Side side = fighter.combatant.side();
    int own = fight.battle.standing(side);
    int foes = 0;
    int fallen = 0;
    for (Fighter other : fight.fighters) {
      if (other.isEnemyOf(fighter)) {
        foes += other.isStanding() ? 1 : 0;
        fallen += other.isStanding() || other.combatant.fate() == Fate.WAITING ? 0 : 1;
      }
    }
    int hp = fighter.combatant.hitPoints();
    int most = fighter.combatant.mostHitPoints();
    boolean alone = fight.battle.members(side) == 1;
    int ratio = figures.moraleOutnumberRatio;
    return new Tally()
        .plus(base(fighter), BASE)
        .plus(fight.numbers.moraleByHitDice.at(fighter.prowess.hitDice()), DICE)
        .plusIf(fighter.sheet().has("chaotic"), figures.moraleChaotic, CHAOTIC)
        .plusIf(fighter.sheet().has("lawful"), figures.moraleLawful, LAWFUL)
        .plusIf(fight.course.leaderless[side.index()], figures.moraleLeaderSlain, LEADER)
        .plusIf(
            fallen == 0 && fight.course.lost[side.index()] > 0, figures.moraleNoEnemyFallen, NONE)
        .plusIf(fight.course.wasSurprised[side.index()], figures.moraleSurprised, SURPRISED)
        .plusIf(alone && hp * 2 <= most, figures.moraleLostHalf, HALF)
        .plusIf(alone && hp * 2 > most && hp * 4 <= most * 3, figures.moraleLostQuarter, QUARTER)
        .plusIf(foes >= own * ratio, figures.moraleOutnumbered, FEW)
        .plusIf(own >= foes * ratio, figures.moraleOutnumbering, MANY)
        .plus((triggers - 1) * figures.moraleFurtherTrigger, MORE);
  }

  /** What counts for who has had time to think: the leader, and what they have lost. .06 */
  private Tally nerve(Fighter fighter) {
    Side side = fighter.combatant.side();
    int hp = fighter.combatant.hitPoints();
    int most = fighter.combatant.mostHitPoints();
    boolean alone = fight.battle.members(side) == 1;
    return new Tally()
        .plus(base(fighter), BASE)
        .plus(fight.numbers.moraleByHitDice.at(fighter.prowess.hitDice()), DICE)
        .plusIf(fight.course.leaderless[side.index()], figures.moraleLeaderSlain, LEADER)
        .plusIf(alone && hp * 2 <= most, figures.moraleLostHalf, HALF)
        .plusIf(alone && hp * 2 > most && hp * 4 <= most * 3, figures.moraleLostQuarter, QUARTER);
  }

  /** As the sheet states it, else by what the creature is. TH.C.T.MORALE-BASE */
  private int base(Fighter fighter) {
    int stated = fighter.prowess.morale();
    if (stated > 0) {
      return stated;
    }
    return switch (fighter.sheet().kind()) {
      case "animal" ->
          fighter.sheet().has("war-trained") ? figures.moraleWarAnimal : figures.moralePredator;
      case "undead", "construct", "ooze", "plant" -> figures.moraleMindless;
      case "man" -> figures.moraleRegulars;
      case "beastman" -> figures.moraleLowMind;
      case "vermin" -> figures.moraleAnimalMind;
      default -> figures.moraleAverageMind;
    };
  }

  private void check(Fighter fighter, int triggers) {
    Tally tally = rating(fighter, triggers);
    int rating = tally.bonus();
    if (rating >= figures.moraleNever) {
      return;
    }
    int roll = fight.table.roll(figures.morale, MORALE, fighter.combatant);
    int missed = roll - rating;
    String what =
        missed <= 0
            ? "stands"
            : missed <= figures.moraleWithdraws
                ? "withdraws"
                : missed <= figures.moraleFlees ? "flees" : "surrenders";
    if (fight.listens()) {
      fight.tell(
          Event.of("morale", "TH.C.MOR.01")
              .by(fighter.combatant)
              .fact("rating", rating)
              .fact("roll", roll)
              .fact("result", what)
              .heldAgainst(new Event.Bar(rating, false, missed <= 0))
              .says(
                  "Morale of " + fighter + ": " + roll + " against " + rating + ": " + what + "."));
    }
    if (missed > 0) {
      rout(fighter, missed);
    }
  }

  /** By how much it failed says what they do. TH.C.MOR.05 */
  private void rout(Fighter leader, int missed) {
    for (Fighter fighter : fight.fighters) {
      if (!isAlike(fighter, leader) || !mayBreak(fighter)) {
        continue;
      }
      boolean cornered = fight.movement.flight(fighter, fight.allowance.full(fighter)) == null;
      if (missed <= figures.moraleWithdraws) {
        fight.states.gain(fighter, State.WITHDRAWING, 0);
      } else if (missed > figures.moraleFlees && cornered) {
        fighter.combatant.setFate(Fate.YIELDED);
        fight.states.free(fighter);
        if (fight.listens()) {
          fight.tell(
              Event.of("yielded", "TH.C.MOR.05").by(fighter.combatant).says(fighter + " yields."));
        }
      } else {
        fight.states.gain(fighter, State.FLEEING, 0);
      }
    }
  }

  /** Out of everybody's reach for two rounds they may think better of it. TH.C.MOR.06 */
  private void rally() {
    for (Fighter fighter : fight.fighters) {
      if (!fighter.isStanding() || !fighter.is(State.FLEEING) && !fighter.is(State.WITHDRAWING)) {
        continue;
      }
      fighter.plight.unpursued = fight.threat.isThreatened(fighter) ? 0 : fighter.plight.unpursued + 1;
      if (fighter.plight.unpursued > figures.rallyRounds) {
        fighter.plight.unpursued = 0;
        Tally tally = nerve(fighter);
        int roll = fight.table.roll(figures.morale, MORALE, fighter.combatant);
        boolean rallied = roll <= tally.bonus();
        if (fight.listens()) {
          fight.tell(
              Event.of("rallies", "TH.C.MOR.06")
                  .by(fighter.combatant)
                  .fact("rating", tally.bonus())
                  .fact("roll", roll)
                  .fact("rallied", rallied)
                  .heldAgainst(new Event.Bar(tally.bonus(), false, rallied))
                  .says(fighter + (rallied ? " rallies." : " runs on.")));
        }
        if (rallied) {
          fight.states.lose(fighter, State.FLEEING);
          fight.states.lose(fighter, State.WITHDRAWING);
        }
      }
    }
  }
}
