package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Volley;
import dev.cleave.thac0.harm.Body;
import dev.cleave.thac0.harm.SavingThrow;
import org.jspecify.annotations.Nullable;

/** An attack and what comes of it. TH.MELEE.01, TH.MISSILE.01 */
public final class Strike {

  static final Reason ATTACK = new Reason("attack throw", "TH.ATK.03");
  private static final Reason DAMAGE = new Reason("damage", "TH.MELEE.01");
  private static final Reason KNOCKDOWN = new Reason("knockdown", "TH.GAP.12");

  private final AttackRoom fight;

  Strike(AttackRoom fight) {
    this.fight = fight;
  }

  /** How an attack throw came out. */
  public enum Result {
    NONE,
    MISS,
    HIT,
    CRITICAL;

    public boolean hits() {
      return this == HIT || this == CRITICAL;
    }
  }

  /** The whole attack: what the target does about it, the throw, the damage. */
  public Result make(Fighter attacker, Fighter target, Blow blow) {
    if (!target.combatant.isPresent()) {
      return Result.NONE;
    }
    Wards.Stand stand = fight.wards.meet(attacker, target, blow);
    if (stand == Wards.Stand.DISARMED || !attacker.canAct()) { // the Judge may have acted
      return Result.NONE;
    }
    Result result = attempt(attacker, target, blow);
    if (stand.isBlock()) {
      boolean stopped = result.hits() && fight.wards.stops(attacker, target, blow);
      fight.wards.wear();
      if (stopped) {
        return Result.MISS;
      }
    }
    if (result.hits()) {
      land(attacker, target, blow, result);
    }
    return result;
  }

  /** The throw alone: whatever follows a hit is the business of who asked for it. */
  public Result attempt(Fighter attacker, Fighter target, Blow blow) {
    Tally tally = fight.throwing.thrown(attacker, target, blow);
    boolean shielded = target.combatant.bearsShield() && ArmourClass.isMetBy(tally);
    fight.states.lose(attacker, State.HIDDEN);
    fight.states.lose(target, State.TURNED); // TH.C.TURN.03
    target.attacked = true;
    attacker.struckThisRound = true;
    fight.course.stirred = true;
    if (!blow.missile()) {
      fight.engage(attacker, target);
    }
    int die = fight.table.roll(Dice.D20, ATTACK, attacker.combatant);
    fight.wards.attackDie = die;
    fight.wards.attackMargin = die - tally.needs();
    boolean hit = die >= tally.face();
    boolean critical = hit && isCritical(die, tally, blow);
    if (fight.listens()) {
      tell(attacker, target, blow, tally, die, hit, critical);
    }
    if (shielded) {
      target.shieldUses++;
    }
    fight.states.lose(target, State.UNAWARE); // TH.FACING.14
    if (die == 1 && fight.numbers.poisonMishap && isCoated(attacker, blow.weapon())) {
      fight.poisons.enter(attacker, attacker.poison); // TH.C.POIS.08
    }
    if (blow.is(Trick.CLUB) && die <= fight.numbers.attack.launcherRuinedOn) {
      ruin(attacker, blow.weapon(), "TH.C.WEAP.08");
    }
    return hit ? critical ? Result.CRITICAL : Result.HIT : Result.MISS;
  }

  /** A high die and a wide margin, both. TH.CRIT.01, TH.CRIT.02, TH.COVER.13 */
  private boolean isCritical(int die, Tally tally, Blow blow) {
    int least = fight.numbers.critical.criticalDie;
    if (blow.is(Trick.COVERING)) {
      least += fight.numbers.manoeuvre.coverCritical;
    }
    return die >= least
        && die - tally.needs() >= fight.numbers.critical.criticalMargin
        && !blow.is(Trick.SAP)
        && !blow.is(Trick.TOUCH)
        && !blow.is(Trick.NET)
        && !blow.is(Trick.GRENADE);
  }

  private void tell(
      Fighter attacker,
      Fighter target,
      Blow blow,
      Tally tally,
      int die,
      boolean hit,
      boolean critical) {
    String verb = blow.missile() ? blow.weapon().fromAfar() : "strikes at";
    String outcome = !hit ? ": miss." : critical ? ": critical hit." : ": hit.";
    String start = attacker + " " + verb + " " + target + " with the " + blow.weapon().name() + ":";
    fight.tell(
        Event.of(Event.Kind.ATTACK, "TH.ATK.03")
            .by(attacker.combatant)
            .on(target.combatant)
            .fact("weapon", blow.weapon().name())
            .fact("way", blow.missile() ? "missile" : "melee")
            .needs(tally)
            .fact("thac0", Words.thac0(tally))
            .fact("ac", Words.ac(tally))
            .fact("roll", die)
            .fact("hits ac", Words.hits(tally, die))
            .fact("hit", hit)
            .fact("critical", critical)
            .says(start, Words.why(tally), " rolled " + die + outcome)
            .openly(start + " hits AC " + Words.hits(tally, die) + outcome));
  }

  /** A hit: the dice, the multiplier, what is added once. TH.CRIT.04 to TH.CRIT.07 */
  void land(Fighter attacker, Fighter target, Blow blow, Result result) {
    String proof = fight.throwing.immune(target, blow);
    if (proof != null) {
      tellProof(attacker, target, proof);
      return;
    }
    boolean critical = result == Result.CRITICAL;
    int amount = damage(attacker, target, blow, critical);
    wound(attacker, target, blow, amount, critical);
    after(attacker, target, blow);
  }

  private void tellProof(Fighter attacker, Fighter target, String proof) {
    if (fight.listens()) {
      fight.tell(
          Event.of("immune", "TH.ATK.12")
              .by(attacker.combatant)
              .on(target.combatant)
              .says("It does nothing: " + proof + "."));
    }
  }

  private int damage(Fighter attacker, Fighter target, Blow blow, boolean critical) {
    Dice dice = dice(attacker, target, blow);
    if (dice.most() <= 0) {
      return 0;
    }
    int rolled = fight.table.roll(dice, DAMAGE, attacker.combatant);
    int times = multiplier(attacker, target, blow, critical);
    return Math.max(fight.numbers.attack.minimumDamage, rolled * times + bonus(attacker, blow));
  }

  private Dice dice(Fighter attacker, Fighter target, Blow blow) {
    if (blow.is(Trick.PUNCH) || blow.is(Trick.RUSH)) {
      return attacker.prowess.shield().damage();
    }
    if (blow.is(Trick.SAP) && blow.weapon().isUnarmed()) {
      return fight.numbers.unarmed.smallHardObject; // TH.C.PUMM.02
    }
    if (blow.is(Trick.BUTT)) {
      return fight.numbers.attack.buttDamage;
    }
    if (blow.is(Trick.CLUB)) {
      return fight.numbers.attack.launcherClubDamage;
    }
    return blow.mode().damage(target.size());
  }

  /** Multipliers add up; they never multiply each other. TH.CRIT.06 */
  int multiplier(Fighter attacker, Fighter target, Blow blow, boolean critical) {
    int times = 1;
    if (blow.is(Trick.BACKSTAB)) {
      times = fight.numbers.backstab.at(attacker.prowess.level());
    } else if (blow.is(Trick.SET)
        || blow.is(Trick.CHARGE) && blow.mode().has("charge") && attacker.isMounted()) {
      times = 2; // TH.C.WEAP.09, TH.C.MOVE.12
    }
    if (critical && !blow.isUnarmed()) {
      boolean outsized =
          weaponSize(blow) - target.size().rank() >= fight.numbers.critical.outsizedCategories;
      times +=
          outsized
              ? fight.numbers.critical.criticalMultiplierOutsized
              : fight.numbers.critical.criticalMultiplier;
    }
    return times;
  }

  /** Teeth and claws count as one size smaller than their owner. TH.C.CRIT.07 */
  private static int weaponSize(Blow blow) {
    Weapon weapon = blow.weapon();
    return weapon.natural() ? weapon.size().rank() - 1 : weapon.size().rank();
  }

  /** Added once, after multiplying. TH.CRIT.07 */
  public int bonus(Fighter attacker, Blow blow) {
    Weapon weapon = blow.weapon();
    int sum = 0;
    if (!blow.missile() || blow.isThrown() || weapon.has("sling")) {
      sum += attacker.prowess.damageBonus();
    } else if (weapon.has("bow")) {
      int strength = attacker.prowess.damageBonus();
      sum += attacker.sheet().has("strong bow") ? strength : Math.min(0, strength); // .ABIL.02
    }
    boolean plain = blow.is(Trick.SAP) && !weapon.has("sap"); // TH.SAP.08
    if (!plain && !blow.is(Trick.BUTT) && !blow.is(Trick.PUNCH)) {
      sum += weapon.magic();
    }
    if (!blow.missile() && Skill.isSpecialist(attacker, weapon) && !blow.is(Trick.BUTT)) {
      sum +=
          fight.numbers.mastery && Skill.isMaster(attacker, weapon)
              ? fight.numbers.attack.masterDamage
              : fight.numbers.attack.specialistDamage;
    }
    return sum;
  }

  private void wound(Fighter attacker, Fighter target, Blow blow, int amount, boolean critical) {
    int temporary = 0;
    if (blow.is(Trick.SUBDUE)) {
      temporary = amount - amount / fight.numbers.unarmed.subdueDivisor; // TH.C.PUMM.07
    } else if (blow.is(Trick.SAP)) {
      temporary = amount - amount / fight.numbers.manoeuvre.sapRealDivisor; // TH.SAP.11
    } else if (blow.weapon().isUnarmed() && !blow.is(Trick.PUNCH) || blow.isUnarmed()) {
      temporary = amount - amount / fight.numbers.unarmed.realPartDivisor; // TH.C.PUMM.01
    }
    if (amount <= 0) {
      return;
    }
    boolean maims = critical && !blow.isUnarmed() && !blow.is(Trick.SUBDUE); // TH.C.PUMM.07
    var gravity = maims ? new Volley.Gravity(true, blow.aim()) : Volley.Gravity.NONE;
    String poison = temporary < amount ? poison(attacker, blow.weapon()) : "";
    fight.damage.deal(
        new Volley.Wound(
            attacker.index(),
            target.index(),
            amount - temporary,
            temporary,
            blow.mode().type(),
            gravity,
            poison));
  }

  /** A coated weapon poisons its first hit that draws blood. TH.C.POIS.03 */
  private static String poison(Fighter attacker, Weapon weapon) {
    String kind = attacker.poison;
    if (!isCoated(attacker, weapon)) {
      return "";
    }
    attacker.poison = "";
    return kind;
  }

  private static boolean isCoated(Fighter attacker, Weapon weapon) {
    String kind = attacker.poison;
    return !kind.isEmpty() && attacker.sheet().has("poison " + kind + " on " + weapon.id());
  }

  /** Venom and the like, and the fall of who was struck hard. */
  private void after(Fighter attacker, Fighter target, Blow blow) {
    Effect effect = blow.weapon().effect();
    if (effect != null && target.isStanding()) {
      venom(target, effect);
    }
    if (fight.numbers.knocksDown && !blow.isUnarmed() && target.isStanding()) {
      int sides = fight.numbers.knockdownDie.at(weaponSize(blow));
      if (sides > 0
          && fight.table.roll(Dice.d(sides), KNOCKDOWN, attacker.combatant)
              >= fight.numbers.knockdown.at(target.size().rank())
          && !fight.saves.make(target, SavingThrow.DEATH, "TH.GAP.12")) {
        fight.injuries.knockDown(target);
      }
    }
  }

  /** What a bite or sting does besides its damage, if the save fails. */
  private void venom(Fighter target, Effect effect) {
    boolean poison = effect.more().does().equals("slay") || effect.against().equals("poison");
    int column = SavingThrow.column(effect.against());
    if (poison && Body.isLifeless(target)) {
      return;
    }
    boolean saved =
        !effect.save().equals("none")
            && fight.saves.make(
                target,
                column,
                poison ? fight.saves.poison(target) : fight.saves.tally(target, column),
                "TH.C.SAVE.03");
    if (saved && effect.save().equals("negates")) {
      return;
    }
    if (effect.more().does().equals("slay") && !saved) {
      fight.falling.die(null, target, "TH.C.POIS.01");
      return;
    }
    if (!effect.damage().equals(Dice.NOTHING)) {
      int harm = fight.table.roll(effect.damage(), DAMAGE, target.combatant);
      fight.damage.deal(target, Math.max(1, saved ? harm / 2 : harm), "venom");
    }
    State state = saved ? null : state(effect.condition());
    if (state != null) {
      int rounds =
          effect.rounds().equals(Dice.NOTHING)
              ? 0
              : fight.round() + fight.table.roll(effect.rounds(), DAMAGE, target.combatant);
      fight.states.lay(target, state, rounds);
    }
  }

  /** The states of this book by the words sheets and spells use. */
  public static @Nullable State state(String condition) {
    return switch (condition) {
      case "helpless", "petrified", "paralysed", "paralyzed" -> State.PARALYSED;
      case "asleep", "slumbering" -> State.ASLEEP;
      case "prone" -> State.PRONE;
      case "frightened" -> State.FLEEING;
      case "blind", "blinded" -> State.BLIND;
      case "stunned" -> State.STUNNED;
      case "slowed" -> State.SLOWED;
      case "swift" -> State.HASTED;
      case "dazed" -> State.DAZED;
      case "hasted" -> State.HASTED;
      case "entangled", "bound", "grabbed", "restrained" -> State.ENTANGLED;
      case "silenced" -> State.SILENCED;
      case "invisible" -> State.INVISIBLE;
      default -> null;
    };
  }

  /** A weapon past use. TH.BLOCK.04 */
  void ruin(Fighter owner, Weapon weapon, String rule) {
    if (owner.combatant.drop(weapon)) {
      if (weapon.equals(owner.weapon())) {
        owner.combatant.wield(owner.combatant.emptyHanded());
      }
      if (fight.listens()) {
        fight.tell(
            Event.of("ruined", rule)
                .by(owner.combatant)
                .fact("item", weapon.name())
                .says("The " + weapon.name() + " of " + owner + " is ruined."));
      }
    }
  }

  /** Why a weapon cannot be used from where he lies or sits; null if it can. TH.STANCE.11 */
  public static @Nullable String forbids(Fighter fighter, Weapon weapon, boolean missile) {
    if (fighter.stance() != Stance.PRONE
        || fighter.isMounted()
        || weapon.natural()
        || weapon.isUnarmed()) {
      return null;
    }
    boolean small = weapon.size().rank() <= Size.SMALL.rank();
    boolean fit = missile && !weapon.melee() ? OwnThrow.isForLying(weapon) : small;
    return fit ? null : weapon.name() + " cannot be used lying down";
  }
}
