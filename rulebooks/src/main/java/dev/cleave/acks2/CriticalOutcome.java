package dev.cleave.acks2;

import static dev.cleave.acks.book.State.SHIELDLESS;
import static dev.cleave.acks.book.State.SURPRISED;

import dev.cleave.acks.book.Harm;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.maneuvers.Disarm;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;

/** The effects of critical hits, without another throw or save. A2O.FX.*, A2O.MIX.12 */
final class CriticalOutcome {

  private static final Reason BRAWL = new Reason("brawling", "A2O.FX.BRAWL.01");
  private static final Reason SPLINTERS = new Reason("splinters", "A2O.FX.SUNDER.02");
  private static final Reason LIMB = new Reason("impaired attack", "A2O.FX.IMPATT.01");

  private final OptionalRules fight;
  private final OptionNumbers options;

  CriticalOutcome(OptionalRules fight) {
    this.fight = fight;
    this.options = fight.options;
  }

  /** Whether it finds something to act on; where it does not it is a brawl. A2O.GAP.07 */
  boolean applies(CriticalBlow blow, CriticalEffect effect) {
    Combatant on = blow.on();
    return switch (effect) {
      case DAMAGE_SHIELD -> fight.wielding().hasShieldUp(on);
      case DAMAGE_ARMOUR -> leftOfArmour(on) > 0;
      case DISARM -> Disarm.held(on) != null;
      case SUNDER_WEAPON -> breaks(blow);
      case INJURE_HIDE -> on.sheet().isCharacter() || leftOfHide(on) > 0;
      case WRESTLE ->
          larger(blow) > 0 ? fight.clamber().bars(blow.by(), on) == null : !fight.isHeld(on);
      case FORCE_BACK -> blow.damage() > 0;
      case CHOICE -> false;
      default -> true;
    };
  }

  void apply(CriticalBlow blow, Stroke stroke) {
    Combatant by = blow.by();
    Combatant on = blow.on();
    switch (stroke.effect()) {
      case BRAWLING -> brawl(blow, stroke.nonlethal());
      case DAMAGE_SHIELD -> damageShield(blow);
      case DAMAGE_ARMOUR -> damageArmour(blow);
      case DISARM -> disarm(blow);
      case FORCE_BACK -> fight.forceBack().drive(by, on, blow.damage());
      case KNOCKDOWN -> fight.knockDown().throwDown(by, on);
      case SUNDER_WEAPON -> sunder(blow);
      case STUN -> stun(on);
      case WRESTLE -> seize(blow);
      case FATIGUED -> tire(blow);
      case INJURE_HIDE -> injureHide(blow);
      case IMPAIR_MOVE -> lame(blow);
      case IMPAIR_ATTACK -> impair(blow);
      case INCAPACITATE -> knockOut(blow);
      case CHOICE -> throw new AssertionError("a choice is made before this");
    }
  }

  /** In a hold, or on its back. A2O.FX.WRESTLE.01, A2O.FX.CLAMBER.01 */
  private void seize(CriticalBlow blow) {
    if (larger(blow) > 0) {
      fight.clambering().climb(blow.by(), blow.on());
    } else {
      fight.wrestle().seize(blow.by(), blow.on());
    }
  }

  private static int larger(CriticalBlow blow) {
    return blow.on().sheet().size().rank() - blow.by().sheet().size().rank();
  }

  /** With gauntlet, pommel or rim. A2O.FX.BRAWL.01-02 */
  private void brawl(CriticalBlow blow, boolean nonlethal) {
    int amount = fight.table.roll(options.brawl, BRAWL, blow.by());
    hurt(blow, amount, nonlethal);
  }

  private void hurt(CriticalBlow blow, int amount, boolean nonlethal) {
    var harm = new Harm(List.of("bludgeoning"), false, true, false, false, nonlethal);
    fight.damage().deal(blow.by(), blow.on(), amount, harm);
  }

  // Gear

  private int leftOfArmour(Combatant who) {
    return who.sheet().armour().rating()
        - fight.armouring().missing(who)
        - fight.ours.wear(who).armour;
  }

  /** A2O.FX.ARMOR.01-04, A2O.GAP.11 */
  private void damageArmour(CriticalBlow blow) {
    Armour armour = blow.on().sheet().armour();
    boolean hurts =
        armour.magic() == 0
            || (options.magicArmourByTheLetter ? !blow.extraordinary() : blow.extraordinary());
    if (!hurts) {
      tellGear(blow, armour.name(), 0, "A2O.FX.ARMOR.04", " is not harmed.");
      return;
    }
    int left = leftOfArmour(blow.on()) - 1;
    fight.ours.wear(blow.on()).armour++;
    tellGear(
        blow,
        armour.name(),
        1,
        left == 0 ? "A2O.FX.ARMOR.02" : "A2O.FX.ARMOR.01",
        left == 0 ? " is ruined." : " is damaged: " + repair() + ".");
  }

  /** A2O.FX.SHIELD.01-04, A2O.GAP.12 */
  private void damageShield(CriticalBlow blow) {
    Combatant on = blow.on();
    Armour shield = on.sheet().shield();
    Wear wear = fight.ours.wear(on);
    if (shield.magic() > 0 && !blow.extraordinary()) {
      tellGear(blow, shield.name(), 0, "A2O.FX.SHIELD.04", " is not harmed.");
      return;
    }
    wear.shield++;
    boolean destroyed = shield.magic() == 0 || wear.shield >= shield.rating();
    tellGear(
        blow,
        shield.name(),
        1,
        destroyed ? "A2O.FX.SHIELD.02" : "A2O.FX.SHIELD.01",
        destroyed ? " is destroyed." : " is damaged: " + repair() + ".");
    if (destroyed) {
      on.setShield(false);
      fight.gain(on, SHIELDLESS);
    }
  }

  /** A2O.FX.ARMOR.03, A2O.FX.SHIELD.03 */
  private String repair() {
    return options.repair + " gp a point to mend";
  }

  private void tellGear(CriticalBlow blow, String what, int points, String rule, String says) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("gear damaged", rule)
              .by(blow.by())
              .on(blow.on())
              .fact("what", what)
              .fact("points", points)
              .fact("repair", points * options.repair)
              .says(blow.on().name() + "'s " + what + says));
    }
  }

  /** To a place of the attacker's choice, at most five feet away. A2O.FX.DISARM.01-02 */
  private void disarm(CriticalBlow blow) {
    List<DropQuestion.Place> places = places(blow);
    if (places.isEmpty()) {
      fight.disarm().disarm(blow.by(), blow.on(), null);
    } else {
      var chosen = fight.table.ask(new DropQuestion(fight, blow, places));
      fight.disarm().disarm(blow.by(), blow.on(), chosen.at());
    }
  }

  /** Behind him first: he must turn his back to get it. */
  private List<DropQuestion.Place> places(CriticalBlow blow) {
    var places = new ArrayList<DropQuestion.Place>();
    if (fight.field.middle(blow.on()) instanceof Square(int across, int down)) {
      Facing[] ways = Facing.values();
      int back = fight.field.facing(blow.on()).ordinal() + ways.length / 2;
      for (int i = 0; i < ways.length; i++) {
        Facing way = ways[(back + i) % ways.length];
        if (!fight.field.ahead(blow.on(), way).solid()) {
          var there = new Square(across + 2 * way.dx(), down + 2 * way.dy());
          places.add(new DropQuestion.Place(there));
        }
      }
      places.add(new DropQuestion.Place(new Square(across, down)));
    }
    return places;
  }

  /** A2O.FX.SUNDER.03-04, A2O.GAP.15 */
  private boolean breaks(CriticalBlow blow) {
    Weapon struck = blow.on().weapon();
    Weapon striking = blow.weapon();
    if (struck.natural() || struck.isUnarmed()) {
      return false;
    }
    boolean mighty = striking.natural() && blow.extraordinary();
    if (struck.magic() > 0) {
      return mighty || !striking.natural() && striking.magic() >= struck.magic();
    }
    return mighty || options.isMetal(striking) || !options.swords.contains(struck.id());
  }

  /** A2O.FX.SUNDER.01-02 */
  private void sunder(CriticalBlow blow) {
    Weapon struck = blow.on().weapon();
    fight.sunderWeapon().shatter(blow.by(), blow.on());
    boolean hafted = fight.maneuverNumbers().hafted.contains(struck.id());
    if (hafted && struck.magic() == 0) {
      hurt(blow, fight.table.roll(options.splinters, SPLINTERS, blow.on()), true);
    }
  }

  // Body

  /** A2O.FX.STUN.01, A2O.MIX.16 */
  private void stun(Combatant who) {
    Fighter fighter = fight.fighter(who);
    fight.unready(fighter, "A2O.FX.STUN.01");
    fight.disrupt(fighter, "A2O.FX.STUN.01");
    fighter.defends = null;
    fight.ours.wear(who).stunned = true;
    fight.gain(who, SURPRISED);
  }

  /** It ends with his next segment, used or not. A2O.GAP.16 */
  void wake(Combatant who) {
    fight.ours.wear(who).stunned = false;
    fight.lose(who, SURPRISED);
  }

  /** A2O.FX.FATIGUE.01-02 */
  private void tire(CriticalBlow blow) {
    int fatigue = ++fight.ours.wear(blow.on()).fatigue;
    tell(blow, CriticalEffect.FATIGUED, "-" + fatigue, " is fatigued: -" + fatigue + ".");
  }

  private int leftOfHide(Combatant who) {
    Integer stated = who.sheet().armourClass();
    int worn = who.sheet().armour().rating() + who.sheet().shield().rating();
    return stated == null ? 0 : stated - worn - fight.ours.wear(who).hide;
  }

  /** A2O.FX.HIDE.01, A2O.GAP.13 */
  private void injureHide(CriticalBlow blow) {
    int lost = ++fight.ours.wear(blow.on()).hide;
    tell(blow, CriticalEffect.INJURE_HIDE, "-" + lost, "'s hide is broken: -" + lost + " AC.");
  }

  /** A2O.FX.IMPMOVE.01, A2O.GAP.14 */
  private void lame(CriticalBlow blow) {
    fight.ours.wear(blow.on()).lamed = true;
    int feet = fight.movement().speed(blow.on());
    tell(blow, CriticalEffect.IMPAIR_MOVE, feet + "'", " limps: " + feet + "' a movement.");
  }

  /** A random one of his attacks; one that is impaired already gets no worse. A2O.GAP.13 */
  private void impair(CriticalBlow blow) {
    int limbs = 0;
    for (Weapon attack : blow.on().sheet().attacks()) {
      limbs += attack.melee() ? attack.count() : 0;
    }
    int limb = limbs > 1 ? fight.table.roll(Dice.d(limbs), LIMB, blow.by()) - 1 : 0;
    fight.ours.wear(blow.on()).impaired |= 1L << limb;
    String which = "attack " + (limb + 1);
    tell(blow, CriticalEffect.IMPAIR_ATTACK, which, "'s " + which + " is impaired.");
  }

  /** The whole of the hit only knocks out. A2O.GAP.26 */
  private void knockOut(CriticalBlow blow) {
    Health health = Health.of(blow.on());
    health.setNonlethal(health.nonlethal() + blow.dealt());
    tell(blow, CriticalEffect.INCAPACITATE, "" + blow.dealt(), " is only beaten.");
  }

  private void tell(CriticalBlow blow, CriticalEffect effect, String what, String says) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("worn down", effect.rule)
              .by(blow.by())
              .on(blow.on())
              .fact("effect", effect.text)
              .fact("what", what)
              .says(blow.on().name() + says));
    }
  }
}
