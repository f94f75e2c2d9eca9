package dev.cleave.thac0.fray;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Square;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.book.Group;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.Prowess;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A combatant as this book sees him: his prowess, and what he has done and is doing. */
public final class Fighter {

  /** The number of those who do not act on any count. */
  public static final int NEVER = Integer.MAX_VALUE;

  public final Combatant combatant;

  /** What he is capable of; less while poison has weakened him. TH.C.POIS.05 */
  public Prowess prowess;

  /** What he declared. */
  public @Nullable Plan plan;

  /** His bare initiative die, and the number he acts on. TH.C.INIT.02 */
  public int die;

  public int number = NEVER;

  /** His basic action is spent. TH.ROUND.05 */
  public boolean acted;

  /** He holds back and may act after a later count. TH.C.HOLD.02 */
  public boolean holding;

  /** He is on his count at this very moment: what he suffers on it does not stop him. */
  public boolean onCount;

  /** Attacks left for the later passes. TH.MELEE.03 */
  public int attacksLeft;

  /** Opportunity attacks left, and at whom he has made one. TH.OPP.06, TH.OPP.07 */
  public int opportunities;

  public final BitSet struck = new BitSet();
  public int feet;
  public int lastMoved;
  public boolean fast;
  public boolean charged;
  public boolean rose;
  public boolean fled;
  public boolean struckThisRound;

  public boolean exposed;

  /** His aim is spoiled; and he lies of his own will, which spoils nothing. TH.CALL.06 */
  public boolean spoiled;

  public boolean liesInWait;

  /** Attacks the shield has met this round; and it is of no use for the rest of it. */
  public int shieldUses;

  public boolean shieldAside;

  /** Attacks kept back to block, to disarm or to trap. TH.BLOCK.01 */
  public final List<Ward> wards = new ArrayList<>(0);

  /** His bow was in hand, loaded and drawn when the round began. TH.C.ATKS.05 */
  public boolean drawn;

  public boolean guarding;
  public boolean parrying;
  public boolean attacked;

  /** Whom he covers, -1 for nobody; and whether he covered him in the last round. TH.COVER.01 */
  public int covering = -1;

  public int coveredInRound;

  /** He has held his covering attack, or has given an attack for it. TH.COVER.14, TH.DISARM.07 */
  public boolean poised;

  /** A spell in the making, and the round in which it is complete. TH.C.CAST.01 */
  public @Nullable Spell casting;

  public int castingEnds;

  /** The charge of a touch spell that missed. TH.C.CAST.07 */
  public @Nullable Spell charge;

  /** Caught by a whip or a mancatcher, or catching somebody with it. TH.C.SPWM.05, .08 */
  public int caughtBy = -1;

  public int catches = -1;

  /** Those who threatened him when he last looked about. TH.FACING.14 */
  public final BitSet threats = new BitSet();

  public int heldBy = -1;
  public int holds = -1;

  /** His weapon is locked by another's, or locks another's. TH.C.TRAP.03 */
  public int trappedBy = -1;

  public int traps = -1;
  public int trapRound;

  /** Temporary damage. TH.C.DMG.01 */
  public int temporary;

  /** The wound is bound: the dying lose no more. TH.C.DMG.05 */
  public boolean bound;

  /** The round in which one who was knocked out wakes; 0 if none. */
  public int wakes;

  public final Plight plight;

  /** Where he last had room on a move, and the count he made it on. TH.C.INIT.22 */
  public @Nullable Square lastFree;

  public int movedOn;

  /** The side of the map he declared a charge to. TH.C.MOVE.14 */
  public @Nullable Facing line;

  public int lastShot;
  public int fatigue;
  public int ran;
  public int burnsUntil;
  public int lostAttack;

  public final List<Injury> injuries = new ArrayList<>(0);
  public final List<Dose> doses = new ArrayList<>(0);
  public final List<Weapon> dropped = new ArrayList<>(0);

  public Rest rest = Rest.NONE;

  /** Poison on his weapon: the class, or empty when it is spent. TH.C.POIS.03 */
  public String poison;

  /** The round in which he last struck at each of the others. TH.GAP.13 */
  final int[] fought;

  /** The weapon that was last asked about, and what it is. */
  private @Nullable Weapon known;

  private @Nullable Arms arms;

  Fighter(Combatant combatant, Prowess prowess, int all) {
    this.combatant = combatant;
    this.prowess = prowess;
    this.fought = new int[all];
    this.plight = new Plight();
    this.poison = prowess.poison();
    plight.strength = combatant.sheet().number("psionic strength", 0);
    if (combatant.lasting() instanceof Health brought) {
      brought.give(this);
    }
  }

  /** Of a copy of the battle. */
  Fighter(Fighter other, Battle copy) {
    this.combatant = copy.combatant(other.combatant.index());
    this.prowess = other.prowess;
    this.fought = other.fought.clone();
    this.plight = new Plight(other.plight);
    this.plan = other.plan == null ? null : other.plan.in(copy);
    repeat(other);
    recall(other);
  }

  /** What belongs to the round. */
  private void repeat(Fighter other) {
    this.die = other.die;
    this.number = other.number;
    this.acted = other.acted;
    this.holding = other.holding;
    this.onCount = other.onCount;
    this.attacksLeft = other.attacksLeft;
    this.opportunities = other.opportunities;
    this.struck.or(other.struck);
    this.feet = other.feet;
    this.lastMoved = other.lastMoved;
    this.fast = other.fast;
    this.charged = other.charged;
    this.rose = other.rose;
    this.fled = other.fled;
    this.struckThisRound = other.struckThisRound;
    this.spoiled = other.spoiled;
    this.liesInWait = other.liesInWait;
    this.exposed = other.exposed;
    this.shieldUses = other.shieldUses;
    this.shieldAside = other.shieldAside;
    this.wards.addAll(other.wards);
    this.drawn = other.drawn;
    this.guarding = other.guarding;
    this.parrying = other.parrying;
    this.attacked = other.attacked;
  }

  /** What outlasts the round. */
  private void recall(Fighter other) {
    this.covering = other.covering;
    this.coveredInRound = other.coveredInRound;
    this.casting = other.casting;
    this.castingEnds = other.castingEnds;
    this.charge = other.charge;
    this.poised = other.poised;
    this.caughtBy = other.caughtBy;
    this.catches = other.catches;
    this.threats.or(other.threats);
    this.lastFree = other.lastFree;
    this.movedOn = other.movedOn;
    this.line = other.line;
    this.heldBy = other.heldBy;
    this.holds = other.holds;
    this.trappedBy = other.trappedBy;
    this.traps = other.traps;
    this.trapRound = other.trapRound;
    this.temporary = other.temporary;
    this.bound = other.bound;
    this.wakes = other.wakes;
    this.lastShot = other.lastShot;
    this.fatigue = other.fatigue;
    this.ran = other.ran;
    this.burnsUntil = other.burnsUntil;
    this.lostAttack = other.lostAttack;
    this.injuries.addAll(other.injuries);
    this.doses.addAll(other.doses);
    this.dropped.addAll(other.dropped);
    this.poison = other.poison;
    this.rest = other.rest;
  }

  /** Writes down what outlasts the fight, as soon as there is anything. */
  public void keep() {
    Health.keep(this);
  }

  /** What nobody is told and may yet matter. */
  void note(List<Object> into) {
    into.add(attacksLeft);
    into.add(temporary);
    into.add(struck.clone());
    into.add(List.copyOf(injuries));
    into.add(List.copyOf(doses));
    into.add(wakes);
  }

  /** All that belongs to one round begins anew. */
  public void newRound() {
    plan = null;
    number = NEVER;
    acted = false;
    holding = false;
    onCount = false;
    attacksLeft = 0;
    opportunities = prowess.opportunities();
    struck.clear();
    feet = 0;
    fast = false;
    charged = false;
    rose = false;
    fled = false;
    struckThisRound = false;
    spoiled = false;
    liesInWait = false;
    exposed = false;
    shieldUses = 0;
    shieldAside = false;
    wards.clear();
    guarding = false;
    parrying = false;
    attacked = false;
    poised = false;
    movedOn = 0;
    line = null;
  }

  public int index() {
    return combatant.index();
  }

  public String name() {
    return combatant.name();
  }

  public Creature sheet() {
    return combatant.sheet();
  }

  public boolean is(State state) {
    return combatant.is(state);
  }

  public Size size() {
    return combatant.sheet().size();
  }

  public Weapon weapon() {
    return combatant.weapon();
  }

  /** A weapon as the table has it: he is asked again and again about the one in his hand. */
  @SuppressWarnings("ReferenceEquality") // another like it is looked up anew
  public Arms arms(Weapon weapon, Numbers numbers) {
    Arms found = arms;
    if (found == null || known != weapon) {
      found = numbers.arms(weapon);
      known = weapon;
      arms = found;
    }
    return found;
  }

  public boolean isStanding() {
    return combatant.isStanding();
  }

  public boolean isMounted() {
    return mount() != null;
  }

  /** What he sits on, null on foot. TH.C.MOVE.22 */
  public @Nullable Creature mount() {
    return is(State.AFOOT) ? null : combatant.sheet().mount();
  }

  public boolean isGroup(Group group) {
    return prowess.group() == group;
  }

  public boolean declared(Deed deed) {
    return plan != null && plan.is(deed);
  }

  public boolean isEnemyOf(Fighter other) {
    return combatant.isEnemyOf(other.combatant);
  }

  public Stance stance() {
    if (!combatant.isAny(State.LOW)) {
      return combatant.fate() == Fate.DOWN ? Stance.PRONE : Stance.STANDING;
    }
    return is(State.PRONE) ? Stance.PRONE : is(State.KNEELING) ? Stance.KNEELING : Stance.SITTING;
  }

  /** On the field and able to do anything at all. */
  public boolean canAct() {
    return isStanding() && !combatant.isAny(State.UNABLE);
  }

  public boolean isHelpless() {
    return combatant.fate() == Fate.DOWN || combatant.isAny(State.HELPLESS);
  }

  /** Unable to act, whatever the reason: such a one may be covered. TH.COVER.02 */
  public boolean isUnable() {
    return combatant.fate() == Fate.DOWN || combatant.isAny(State.UNABLE) || is(State.PINNED);
  }

  public boolean isHeld() {
    return heldBy >= 0;
  }

  /** At the end of a whip or a pole. TH.C.SPWM.08 */
  public boolean isCaught() {
    return caughtBy >= 0;
  }

  /** Real hit points: what is left when temporary damage does not count. TH.C.DMG.08 */
  public int realHitPoints() {
    return combatant.hitPoints() + temporary;
  }

  @Override
  public String toString() {
    return name();
  }
}
