package dev.cleave.acks.turn;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.State;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Berth;
import dev.cleave.engine.battle.Memory;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Trap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a fight knows and the battle does not show. The parts of the book keep nothing of their
 * own that outlives a question.
 */
public final class FightMemory implements Memory {

  /** So many rounds in which nobody leaves his place count for a calm one, whoever shoots. */
  private static final int STANDING = 3;

  private final Battle battle;
  final Fighter[] fighters;

  /** Somebody has done something against an enemy this round. A2.GAP.148 */
  public boolean offence;

  /** Somebody has done something, if only a step. */
  public boolean stirred;

  /** Rounds in a row in which nobody has. */
  public int quietRounds;

  /** Rounds in a row in which nobody attacked anybody. */
  public int calmRounds;

  /** Somebody has gone somewhere this round, or struck at one who stands. */
  public boolean pressed;

  /** Rounds in a row in which nobody has: all stand, and some shoot perhaps. */
  public int standingRounds;

  /** The round in which the harm done was last looked at, and what all together were short of. */
  public int reviewed;

  public int lost = -1;

  // Initiative: the count that is called, and who chooses among those tied on it
  public int count;
  public @Nullable Side chooser;

  // Saves looking for those who wait, guard, burn, shine or die
  public boolean anybodyAwaits;
  public boolean anybodyReady;
  public boolean anybodyDefends;
  public boolean anybodyHeld;
  public boolean anybodyClambers;
  public boolean anythingLasts;
  public boolean anybodyDies;
  public boolean oilSpilled;
  public boolean anythingShines;
  public boolean anybodyConcentrates;
  public boolean anybodyFears;
  public boolean anybodyStays;
  public boolean anybodyRegenerates;
  public boolean anybodyClutches;
  public boolean anybodySwallowed;
  public boolean anyVehicles;
  public boolean anySnares;
  public boolean anyWater;
  public boolean anyClimbs;
  public boolean anyAuras;
  public boolean anybodyStone;
  public boolean anybodyFell;

  public final MoraleGroup[] groups;
  public final List<Fire> fires = new ArrayList<>(0);
  public final List<Blaze> blazes = new ArrayList<>(0);
  public final List<Cloud> clouds = new ArrayList<>(0);

  /** The limbs that have hit somebody in the sequence under way, null for none. A2.R.205 */
  public @Nullable Grip grip;

  /** The auras that somebody has met. A2.R.204 */
  public final List<Braved> braved = new ArrayList<>(0);

  /** Movements that are being interrupted, the last first. A2.GAP.115 */
  public final Deque<Underway> underway = new ArrayDeque<>(2);

  /** An edition's own memory; null for none. */
  public @Nullable Memory besides;

  /** At the beginning of a fight. */
  public FightMemory(BookNumbers book, Battle battle) {
    this.battle = battle;
    this.fighters = new Fighter[battle.size()];
    for (int i = 0; i < fighters.length; i++) {
      Combatant who = battle.combatant(i);
      fighters[i] = new Fighter(book, who);
      anythingLasts |= who.isOnTheClock();
      anybodyDies |= !Health.isHale(who) && Health.of(who).dies() > 0;
      anythingShines |= bearsLight(who);
      anybodyRegenerates |= who.sheet().regeneration() != null;
      anybodyStone |= who.is(State.PETRIFIED);
      anybodyFell |= who.fate() == Fate.DOWN;
      anyAuras |= !who.sheet().auras().isEmpty();
      anybodyHeld |= who.isAny(TurnRoom.HELD);
      anyVehicles |= who.isThing();
      anyWater |= who.is(State.DROWNING);
      if (who.is(State.ASLEEP) || who.is(State.PETRIFIED)) {
        who.gain(State.HELPLESS); // A2.COND.PARAL.01
      }
    }
    for (Berth berth : battle.berths()) {
      man(fighters[berth.who()], fighters[berth.vehicle()], berth.part());
    }
    for (Fighter fighter : fighters) {
      sit(fighter, battle.field().seat(fighter.who));
    }
    for (Feature feature : battle.field().features()) {
      anySnares |= feature instanceof Trap trap && trap.isUnderfoot();
      anyClimbs |= feature instanceof Ladder;
    }
    anyWater |= battle.field().water().isAny();
    anyClimbs |= !battle.field().isFlat() && isAnybodyClimber();
    List<Side> sides = battle.sides();
    this.groups = new MoraleGroup[sides.size()];
    for (int i = 0; i < groups.length; i++) {
      Side side = sides.get(i);
      groups[i] = new MoraleGroup(side, !side.isJudges() && hasHenchmen(side));
    }
  }

  /** The first who sits on somebody holds the reins. A2.MOUNT.01 */
  private void sit(Fighter fighter, Combatant seat) {
    if (seat != fighter.who && fighter.vehicle == null && !fighter.who.isThing()) {
      Fighter mount = fighters[seat.index()];
      mount.rider = mount.rider == null ? fighter.who : mount.rider;
      mount.saddled = true;
    }
  }

  /** Who moves it has a nerve of his own and is nobody's numbers. A2.VEHICLE.01-03, A2.GAP.340 */
  private static void man(Fighter fighter, Fighter vehicle, Berth.Part part) {
    fighter.vehicle = vehicle.who;
    switch (part) {
      case DRIVES -> vehicle.rider = fighter.who;
      case ABOARD -> {}
      case DRAWS -> harness(fighter, vehicle, Haul.PULLS);
      case CARRIES -> harness(fighter, vehicle, Haul.HANDS);
      case BEARS -> harness(fighter, vehicle, Haul.BACK);
    }
  }

  private static void harness(Fighter fighter, Fighter vehicle, Haul haul) {
    fighter.haul = haul;
    fighter.saddled = true;
    vehicle.team++;
  }

  private FightMemory(FightMemory other, Copies copies) {
    this.battle = copies.copy();
    this.fighters = new Fighter[other.fighters.length];
    for (int i = 0; i < fighters.length; i++) {
      fighters[i] = other.fighters[i].copy(copies);
    }
    this.offence = other.offence;
    this.stirred = other.stirred;
    this.quietRounds = other.quietRounds;
    this.calmRounds = other.calmRounds;
    this.pressed = other.pressed;
    this.standingRounds = other.standingRounds;
    this.reviewed = other.reviewed;
    this.lost = other.lost;
    this.count = other.count;
    this.chooser = other.chooser;
    this.anybodyAwaits = other.anybodyAwaits;
    this.anybodyReady = other.anybodyReady;
    this.anybodyDefends = other.anybodyDefends;
    this.anybodyHeld = other.anybodyHeld;
    this.anybodyClambers = other.anybodyClambers;
    this.anythingLasts = other.anythingLasts;
    this.anybodyDies = other.anybodyDies;
    this.oilSpilled = other.oilSpilled;
    this.anythingShines = other.anythingShines;
    this.anybodyConcentrates = other.anybodyConcentrates;
    this.anybodyFears = other.anybodyFears;
    this.anybodyStays = other.anybodyStays;
    this.anybodyRegenerates = other.anybodyRegenerates;
    this.anybodyClutches = other.anybodyClutches;
    this.anybodySwallowed = other.anybodySwallowed;
    this.anyVehicles = other.anyVehicles;
    this.anySnares = other.anySnares;
    this.anyWater = other.anyWater;
    this.anyClimbs = other.anyClimbs;
    this.anyAuras = other.anyAuras;
    this.anybodyStone = other.anybodyStone;
    this.anybodyFell = other.anybodyFell;
    this.grip = other.grip;
    if (!other.braved.isEmpty()) {
      this.braved.addAll(other.braved);
    }
    this.groups = new MoraleGroup[other.groups.length];
    for (int i = 0; i < groups.length; i++) {
      groups[i] = other.groups[i].copy();
    }
    for (Fire fire : other.fires) {
      fires.add(fire.copy(copies));
    }
    for (Blaze blaze : other.blazes) {
      blazes.add(blaze.copy(copies));
    }
    for (Cloud cloud : other.clouds) {
      clouds.add(cloud.copy(copies));
    }
    for (Underway move : other.underway) {
      underway.addLast(move.copy(copies));
    }
    this.besides = other.besides == null ? null : other.besides.copy(battle);
  }

  /**
   * Grips, fires, magic, deep water: anything that may do something of itself when a number is
   * called. Nearly always nothing is.
   */
  public boolean isAnythingAfoot() {
    return anybodyConcentrates
        | anyAuras
        | anybodySwallowed
        | anybodyClutches
        | anybodyHeld
        | anybodyClambers
        | oilSpilled
        | anyWater
        | anyClimbs
        | !clouds.isEmpty();
  }

  /** In a grip, in jaws, or on somebody's back. */
  public boolean isAnybodyEntwined() {
    return anybodyHeld | anybodyClutches | anybodyClambers;
  }

  /** Whether anybody or anything will hurt again on some count. */
  public boolean isAnythingBurning() {
    return !fires.isEmpty() || !blazes.isEmpty();
  }

  /** Rounds in a row without a blow that anybody has to fear. */
  public int calm() {
    return Math.max(calmRounds, standingRounds / STANDING);
  }

  @Override
  public FightMemory copy(Battle copy) {
    return new FightMemory(this, new Copies(battle, copy));
  }

  /** Put on his feet he is well; put down he falls now. */
  @Override
  public void overruled(Combatant who) {
    anybodyFell = true; // perhaps; whoever looks will see
    if (who.hitPoints() > 0) {
      Health.of(who).revive();
    } else if (who.fate() != Fate.DOWN) {
      Health.of(who).revive();
      Health.of(who).fall(battle.round(), "");
    }
  }

  private boolean hasHenchmen(Side side) {
    for (Fighter fighter : fighters) {
      if (fighter.who.side() == side && fighter.who.sheet().has(MoraleGroup.HENCHMAN)) {
        return true;
      }
    }
    return false;
  }

  /** Has learned to climb a cliff. A2.R.197 */
  private boolean isAnybodyClimber() {
    for (Fighter fighter : fighters) {
      if (fighter.who.sheet().has("climbing")) {
        return true;
      }
    }
    return false;
  }

  private static boolean bearsLight(Combatant who) {
    for (Item item : who.items()) {
      if (item.lit()) {
        return true;
      }
    }
    return false;
  }
}
