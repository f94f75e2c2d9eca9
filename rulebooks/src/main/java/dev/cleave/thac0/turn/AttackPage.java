package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.turn.Action.Act;
import dev.cleave.thac0.turn.Action.Assail;
import dev.cleave.thac0.turn.Action.Verb;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attacks, shots, spells and whatever else is aimed at somebody. */
final class AttackPage extends MenuPage {

  private final TrickPage tricks;

  AttackPage(
      Turns fight,
      Fighter fighter,
      Left left,
      Plan plan,
      List<Action> all,
      List<Refusal> refusals) {
    super(fight, fighter, left, plan, all, refusals);
    this.tricks = new TrickPage(fight, fighter, left, plan, all, refusals);
  }

  void attacks() {
    Verb verb = verb(plan.deed());
    if (isDazed(verb) || fighter.trappedBy >= 0 && !Deeds.isBodily(verb)) {
      return;
    }
    if (fighter.traps >= 0 && !Deeds.isBodily(verb)) {
      String words = fight.blows.weapon(fighter).name() + " holds a blade";
      refusals.add(new Refusal(verb.words(), words, "TH.MAN.07"));
      return;
    }
    if (isSpent(verb)) {
      boolean slow = fighter.is(State.SLOWED) && fighter.wards.isEmpty();
      String words = slow ? fighter + " is too slow for it this round" : "no attack is left";
      refusals.add(new Refusal(verb.words(), words, slow ? "TH.C.COND.02" : "TH.MAN.04"));
      return;
    }
    for (Fighter foe : fight.fighters) {
      if (!isTarget(foe)) {
        continue;
      }
      boolean named =
          plan.target() == null || plan.target() == foe.combatant || isNextBest(foe, verb);
      if (named && reaches(foe, verb)) {
        all.add(new Assail(verb, foe.combatant));
      } else if (named) {
        refusals.add(
            new Refusal(verb.words() + " " + foe, foe + " is out of reach", "TH.REACH.01"));
      }
      if ((plan.is(Deed.CHARGE) || plan.is(Deed.CALL)) && reaches(foe, Verb.ATTACK)) {
        all.add(new Assail(Verb.ATTACK, foe.combatant)); // TH.C.MOVE.14
      }
      if (plan.is(Deed.ATTACK)) {
        tricks.besides(foe);
      }
    }
    Weapon named = plan.weapon();
    boolean further = left == Left.LATER && plan.deed() != Deed.ATTACK; // TH.MAN.06
    if (named != null
        && named.range() != null
        && (left == Left.HELD || !named.melee() && (further || plan.is(Deed.CALL)))) {
      shots(Verb.SHOOT);
    }
  }

  /** No blow, no shot, no spell. TH.C.COND.01 */
  private boolean isDazed(Verb verb) {
    boolean dazed = fighter.is(State.DAZED);
    if (dazed) {
      refusals.add(new Refusal(verb.words(), fighter + " is dazed", "TH.C.COND.01"));
    }
    return dazed;
  }

  /** All his attacks are kept back, or his arms are bound. TH.MAN.04, TH.C.SPWM.07 */
  private boolean isSpent(Verb verb) {
    return left == Left.ALL && verb == Verb.ATTACK && fight.blows.attacks(fighter) < 1;
  }

  /** Where the declared target of a charge is out of the question, another near the line. .14 */
  private boolean isNextBest(Fighter foe, Verb verb) {
    if (verb != Verb.CHARGE || plan.target() == null) {
      return false;
    }
    Fighter target = fight.fighter(plan.target());
    boolean lost = !isTarget(target) || !target.isStanding() || !reaches(target, verb);
    return lost && fight.movement.isNearLine(fighter, foe);
  }

  static Verb verb(Deed deed) {
    return switch (deed) {
      case TRAMPLE -> Verb.TRAMPLE;
      case CALL -> Verb.CALL;
      case SAP -> Verb.SAP;
      case DISARM -> Verb.DISARM;
      case BACKSTAB -> Verb.BACKSTAB;
      case PUNCH -> Verb.PUNCH;
      case GRAB -> Verb.GRAB;
      case PUMMEL -> Verb.PUMMEL;
      case KICK -> Verb.KICK;
      case WRESTLE -> Verb.WRESTLE;
      case OVERBEAR -> Verb.OVERBEAR;
      case CHARGE -> Verb.CHARGE;
      case RUSH -> Verb.RUSH;
      default -> Verb.ATTACK;
    };
  }

  private boolean reaches(Fighter foe, Verb verb) {
    if (verb == Verb.CHARGE || verb == Verb.RUSH) {
      return left == Left.ALL && fight.movement.charge(fighter, foe) != null;
    }
    if (verb == Verb.TRAMPLE) {
      return left == Left.ALL && fight.trampling.whyNot(fighter, foe) == null;
    }
    if (deeds.isShot(fighter, foe, verb)) {
      return true;
    }
    if (verb == Verb.CALL && !fight.blows.weapon(fighter).melee()) {
      return false;
    }
    Refusal unfit =
        switch (verb) {
          case PUMMEL, KICK -> fight.pummelling.whyNot(fighter, foe, verb.words() + " " + foe);
          case WRESTLE -> fight.wrestling.whyNot(fighter, foe);
          case ATTACK -> unarmed(foe, verb);
          default -> null;
        };
    if (unfit != null) {
      refusals.add(unfit);
      return false;
    }
    if (deeds.isNear(fighter, foe, verb)) {
      return true;
    }
    return left != Left.LATER && left != Left.THEN && deeds.comesNear(fighter, foe, verb);
  }

  /** Who attacks with bare hands pummels. TH.PUMMEL.05 to TH.PUMMEL.09 */
  private @Nullable Refusal unarmed(Fighter foe, Verb verb) {
    return fight.blows.weapon(fighter).isUnarmed()
        ? fight.pummelling.whyNot(fighter, foe, verb.words() + " " + foe)
        : null;
  }

  void shots(Verb verb) {
    if (isDazed(verb)) {
      return;
    }
    Weapon weapon = fight.blows.weapon(fighter);
    int shots = left == Left.LATER ? 1 : fight.blows.shots(fighter, weapon);
    for (Fighter foe : fight.fighters) {
      if (!isTarget(foe)) {
        continue;
      }
      Refusal why = fight.missiles.whyNot(fighter, foe, weapon);
      if (why == null && shots < 1) {
        why = new Refusal("shoot " + foe, weapon.name() + " is not ready", "TH.C.WEAP.06");
      }
      if (why != null) {
        refusals.add(why);
        continue;
      }
      if (tricks.catches(foe, weapon)) {
        continue;
      }
      all.add(new Assail(verb, foe.combatant));
      if (plan.what().equals(Plan.PAST_FRIENDS) && !Tricks.isSpoiled(fighter)) {
        all.add(new Assail(Verb.SPARE, foe.combatant)); // TH.CALL.14
      } else {
        boolean meant = plan.what().equals(Plan.PAST_FRIENDS);
        String words = meant ? "the aim is spoiled" : "a shot is called before the dice";
        refusals.add(
            new Refusal(
                Verb.SPARE.words() + " " + foe, words, meant ? "TH.CALL.14" : "TH.CALL.04"));
      }
    }
  }

  void throwing(boolean places) {
    Item item = plan.item();
    if (item == null || isDazed(Verb.THROW)) {
      return;
    }
    if (places && fight.grenades.kind(item) != null) {
      grounds(item);
    }
    for (Fighter foe : fight.fighters) {
      if (isTarget(foe)) {
        if (item.is("cask")) {
          all.add(new Assail(Verb.ROLL, foe.combatant));
          continue;
        }
        Refusal why = fight.grenades.whyNot(fighter, item, foe);
        if (why == null) {
          all.add(new Assail(Verb.THROW, foe.combatant));
        } else {
          refusals.add(why);
        }
      }
    }
  }

  /** Squares within the reach of a throw. TH.GREN.05 */
  private void grounds(Item item) {
    if (!(fight.field().spot(fighter.combatant) instanceof Square from)) {
      return;
    }
    int far = fight.numbers.grenadeRange.at(0, "long") / 5;
    for (int row = from.row() - far; row <= from.row() + far; row++) {
      for (int column = from.column() - far; column <= from.column() + far; column++) {
        Square spot = Square.of(column, row);
        if (row >= 0
            && column >= 0
            && fight.field().isOpen(spot)
            && fight.grenades.reaches(fighter, item, spot)) {
          all.add(Act.to(Verb.HURL, spot));
        }
      }
    }
  }

  void powers() {
    Spell power = plan.spell();
    if (power == null) {
      return;
    }
    for (Fighter other : fight.fighters) {
      boolean meant = power.allies() != other.isEnemyOf(fighter);
      if (other.combatant.isPresent()
          && meant
          && !other.is(State.HIDDEN)
          && fight.casting.whyNotAt(fighter, power, other) == null) {
        all.add(new Assail(Verb.MANIFEST, other.combatant));
      }
    }
  }

  void covered() {
    if (isDazed(Verb.COVERED)) {
      return;
    }
    for (Fighter foe : fight.fighters) {
      if (isTarget(foe)) {
        if (fighter.covering == foe.index() && fight.cover.blow(fighter, foe) != null) {
          all.add(new Assail(Verb.COVERED, foe.combatant));
        } else if (!fight.blows.weapon(fighter).melee()) {
          if (fight.missiles.whyNot(fighter, foe, fight.blows.weapon(fighter)) == null) {
            all.add(new Assail(Verb.SHOOT, foe.combatant));
          }
        } else if (reaches(foe, Verb.ATTACK)) {
          all.add(new Assail(Verb.ATTACK, foe.combatant));
        }
      }
    }
    if (left == Left.ALL && fighter.covering >= 0) {
      all.add(Act.of(Verb.KEEP_COVER));
    }
  }

  void casts() {
    Spell spell = fighter.casting;
    if (spell == null || isDazed(Verb.CAST)) {
      return;
    }
    boolean alone = spell.scope().whom() == Scope.Whom.SELF;
    for (Fighter other : fight.fighters) {
      boolean meant = alone ? other == fighter : spell.allies() != other.isEnemyOf(fighter);
      if (!other.combatant.isPresent()
          || !meant
          || other.is(State.HIDDEN) && other.isEnemyOf(fighter)) {
        continue;
      }
      Refusal why = fight.casting.whyNotAt(fighter, spell, other);
      if (why == null) {
        all.add(
            other.isEnemyOf(fighter)
                ? new Assail(Verb.CAST, other.combatant)
                : Act.on(Verb.CAST, other.combatant));
      } else {
        refusals.add(why);
      }
    }
  }

  /** The charge of a touch that missed, once in each later round. TH.C.CAST.07 */
  void touches() {
    if (isDazed(Verb.TOUCH)) {
      return;
    }
    for (Fighter foe : fight.fighters) {
      if (isTarget(foe) && reaches(foe, Verb.TOUCH)) {
        all.add(new Assail(Verb.TOUCH, foe.combatant));
      }
    }
  }

  void uses() {
    Item item = plan.item();
    Spell spell = item == null ? null : fight.items.spell(item);
    if (spell == null) {
      all.add(Act.on(Verb.USE, fighter.combatant));
      return;
    }
    for (Fighter other : fight.fighters) {
      if (other.combatant.isPresent()
          && spell.allies() != other.isEnemyOf(fighter)
          && !other.is(State.HIDDEN)
          && fight.casting.whyNotAt(fighter, spell, other) == null) {
        all.add(Act.on(Verb.USE, other.combatant));
      }
    }
  }
}
