package dev.cleave.thac0;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.book.MoraleNumbers;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;

/** What steadies somebody or shakes him. TH.C.MOR.02, TH.C.T.MORALE-MODS */
final class Nerves {

  static final Term BASE = new Term("morale", "TH.C.MOR.02", Tag.BASE);
  static final Term DICE = term("hit dice", Tag.LEVEL);
  static final Term LEADER = term("leader gone", Tag.SITUATION);
  static final Term QUARTER = term("wounded", Tag.STATE);
  static final Term HALF = term("badly wounded", Tag.STATE);
  private static final Term CHAOTIC = term("chaotic", Tag.STATE);
  private static final Term LAWFUL = term("lawful", Tag.STATE);
  private static final Term NONE = term("no enemy fallen", Tag.SITUATION);
  private static final Term MORE = new Term("further triggers", "TH.C.MOR.03", Tag.SITUATION);
  private static final Term SURPRISED = term("surprised", Tag.SITUATION);
  private static final Term FEW = term("outnumbered", Tag.SITUATION);
  private static final Term MANY = term("outnumbering", Tag.SITUATION);
  private static final Term HATED = term("hated enemy", Tag.SITUATION);
  private static final Term HOME = term("defends its home", Tag.SITUATION);
  private static final Term GROUND = term("defensive ground", Tag.POSITION);
  private static final Term WELL = term("well treated", Tag.SITUATION);
  private static final Term BADLY = term("badly treated", Tag.SITUATION);
  private static final Term MAGIC = term("magic against it", Tag.MAGIC);
  private static final Term WIZARD = term("magic on its side", Tag.MAGIC);
  private static final Term STRANGER = term("leader of another alignment", Tag.SITUATION);
  private static final Term STRONGEST = term("strongest ally slain", Tag.SITUATION);
  private static final Term ALONE = term("abandoned", Tag.SITUATION);
  private static final Term VAIN = term("cannot harm the enemy", Tag.SITUATION);

  private final Turns fight;
  private final MoraleNumbers figures;

  Nerves(Turns fight) {
    this.fight = fight;
    this.figures = fight.numbers.morale;
  }

  private static Term term(String label, Tag tag) {
    return new Term(label, "TH.C.T.MORALE-MODS", tag);
  }

  /** The rating with all of it. TH.C.MOR.02 */
  Tally rating(Fighter fighter, int triggers) {
    Tally tally = new Tally().plus(base(fighter), BASE);
    himself(fighter, tally);
    sides(fighter, tally);
    others(fighter, tally);
    return tally.plus((triggers - 1) * figures.moraleFurtherTrigger, MORE);
  }

  private void himself(Fighter fighter, Tally tally) {
    int hp = fighter.combatant.hitPoints();
    int most = fighter.combatant.mostHitPoints();
    boolean alone = isOneOfItsKind(fighter);
    tally
        .plus(fight.numbers.moraleByHitDice.at(fighter.prowess.hitDice()), DICE)
        .plusIf(fighter.sheet().has("chaotic"), figures.moraleChaotic, CHAOTIC)
        .plusIf(fighter.sheet().has("lawful"), figures.moraleLawful, LAWFUL)
        .plusIf(alone && hp * 2 <= most, figures.moraleLostHalf, HALF)
        .plusIf(alone && hp * 2 > most && hp * 4 <= most * 3, figures.moraleLostQuarter, QUARTER)
        .plusIf(fighter.sheet().has("fights the hated"), figures.moraleHatedEnemy, HATED)
        .plusIf(fighter.sheet().has("defends home"), figures.moraleDefendsHome, HOME)
        .plusIf(fighter.sheet().has("on defensive ground"), figures.moraleDefensiveGround, GROUND)
        .plusIf(fighter.sheet().has("well treated"), figures.moraleWellTreated, WELL)
        .plusIf(fighter.sheet().has("badly treated"), figures.moraleBadlyTreated, BADLY);
  }

  private void sides(Fighter fighter, Tally tally) {
    Side side = fighter.combatant.side();
    int own = fight.battle.standing(side) - fight.strangers.standing(side);
    int foes = 0;
    int fallen = 0;
    for (Fighter other : fight.fighters) {
      if (other.isEnemyOf(fighter)) {
        foes += other.isStanding() && !fight.isUnknown(other) ? 1 : 0;
        fallen += other.isStanding() || isNobody(other) ? 0 : 1;
      }
    }
    int ratio = figures.moraleOutnumberRatio;
    boolean leaderless = fight.course.leaderless[side.index()];
    tally
        .plusIf(leaderless, figures.moraleLeaderSlain, LEADER)
        .plusIf(
            fallen == 0 && fight.course.lost[side.index()] > 0, figures.moraleNoEnemyFallen, NONE)
        .plusIf(fight.course.wasSurprised[side.index()], figures.moraleSurprised, SURPRISED)
        .plusIf(foes >= own * ratio, figures.moraleOutnumbered, FEW)
        .plusIf(own >= foes * ratio, figures.moraleOutnumbering, MANY)
        .plusIf(isBereft(fighter), figures.moraleStrongestSlain, STRONGEST)
        .plusIf(isAbandoned(fighter), figures.moraleAbandoned, ALONE);
  }

  private void others(Fighter fighter, Tally tally) {
    boolean against = false;
    boolean beside = false;
    boolean stranger = false;
    for (Fighter other : fight.fighters) {
      if (!other.isStanding() || other == fighter || fight.isUnknown(other)) {
        continue;
      }
      boolean wizard = !other.sheet().spells().isEmpty();
      boolean foe = other.isEnemyOf(fighter);
      against |= foe && wizard;
      beside |= !foe && wizard;
      stranger |= !foe && other.prowess.leader() && isOfAnotherMind(other, fighter);
    }
    tally
        .plusIf(against, figures.moraleEnemyMagic, MAGIC)
        .plusIf(beside, figures.moraleOwnMagic, WIZARD)
        .plusIf(stranger, figures.moraleOtherAlignment, STRANGER)
        .plusIf(cannotHarm(fighter), figures.moraleCannotHarm, VAIN);
  }

  private static boolean isOfAnotherMind(Fighter leader, Fighter fighter) {
    return leader.sheet().has("chaotic") != fighter.sheet().has("chaotic")
        || leader.sheet().has("lawful") != fighter.sheet().has("lawful");
  }

  /** The strongest of them, who was not their leader, is slain. */
  private boolean isBereft(Fighter fighter) {
    Fighter strongest = null;
    boolean only = true;
    for (Fighter other : fight.fighters) {
      if (other.combatant.side() == fighter.combatant.side() && !isNobody(other)) {
        int more = strongest == null ? 1 : other.prowess.hitDice() - strongest.prowess.hitDice();
        only = more > 0 || more < 0 && only;
        strongest = more > 0 ? other : strongest;
      }
    }
    return strongest != null
        && only
        && strongest != fighter
        && !strongest.prowess.leader()
        && strongest.combatant.fate() == Fate.DEAD;
  }

  /** It checks for itself alone: its own wounds count. TH.C.MOR.04 */
  boolean isOneOfItsKind(Fighter fighter) {
    for (Fighter other : fight.fighters) {
      if (other != fighter
          && other.isStanding()
          && isAlike(other, fighter)
          && !fight.isUnknown(other)) {
        return false;
      }
    }
    return true;
  }

  /** Of one kind and on one side; a leader is a kind by himself. TH.C.MOR.04 */
  static boolean isAlike(Fighter one, Fighter other) {
    return one.combatant.side() == other.combatant.side()
        && one.sheet().id().equals(other.sheet().id())
        && one.prowess.leader() == other.prowess.leader();
  }

  /** He is still to come, or players may know nothing of him: who has fallen is known. TH.R.69 */
  private boolean isNobody(Fighter fighter) {
    return switch (fighter.combatant.fate()) {
      case WAITING -> true;
      case DOWN, DEAD -> false;
      default -> fight.isUnknown(fighter);
    };
  }

  /** All who came with it have got away and left it. */
  private boolean isAbandoned(Fighter fighter) {
    boolean fled = false;
    for (Fighter other : fight.fighters) {
      if (other != fighter && other.combatant.side() == fighter.combatant.side()) {
        fled |= other.combatant.fate() == Fate.FLED && !isNobody(other);
        if (other.isStanding() && !fight.isUnknown(other)) {
          return false;
        }
      }
    }
    return fled;
  }

  /** Nothing it strikes with does anything to any enemy it knows of that still stands. */
  boolean cannotHarm(Fighter fighter) {
    boolean any = false;
    for (Fighter foe : fight.fighters) {
      if (fight.movement.isKnownFoe(fighter, foe)) {
        any = true;
        Blow blow = Blow.melee(fight.arms(fighter.weapon()).modes().getFirst());
        if (fight.throwing.immune(foe, blow) == null) {
          return false;
        }
      }
    }
    return any && fighter.combatant.spells().isEmpty();
  }

  /** As the sheet states it, else by what the creature is. TH.C.T.MORALE-BASE */
  int base(Fighter fighter) {
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
}
