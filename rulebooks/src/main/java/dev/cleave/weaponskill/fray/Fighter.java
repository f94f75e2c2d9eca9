package dev.cleave.weaponskill.fray;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.weaponskill.book.Skills;
import dev.cleave.weaponskill.book.State;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A combatant as this book sees him: his skills, and what he has done and is doing this round. */
public final class Fighter {

  public final Combatant combatant;
  public final Skills skills;

  /** His action for this round is spent. WS.ACT.01 */
  public boolean acted;

  public boolean holding;
  public boolean counterattacked;

  /**
   * Who strikes at this very moment and had him within reach when it came: a held action that takes
   * him elsewhere does not save him. WS.HOLD.02
   */
  public @Nullable Fighter metBy;

  /** Whom he has struck at hand to hand this round. WS.GAP.23 */
  public @Nullable Fighter struckAt;

  public boolean fullDefence;
  public boolean changedWeapon;
  public boolean hurtThisRound;
  public boolean fledThisRound;
  public int initiative;

  /** The round in which he aimed last; the bonus is good in the next. WS.RANGED.03 */
  public int aimedInRound;

  /** Full rounds of reloading still to do, of the weapon he shot last. WS.RANGED.05 */
  public int reload;

  public @Nullable Weapon empty;

  public @Nullable Spell casting;
  public @Nullable Combatant castingAt;
  public @Nullable Item searchingFor;
  public int searchLeft;
  public boolean searchesExposed;

  public @Nullable Fighter heldBy;
  public @Nullable Fighter holds;

  /** Wrestling contests lost in a row while held. WS.WRESTLE.09 */
  public int contestsLost;

  public boolean pinned;

  /** The round in which the mortally wounded die; 0 for nobody. WS.GAP.04 */
  public int diesInRound;

  /** The round in which each state ends by itself; 0 if it does not. */
  public final int[] until = new int[State.ALL.length];

  public final List<Weapon> dropped = new ArrayList<>(0);

  /** Those he knows of though he was unaware: they have come at him, or he at them. WS.R.23 */
  private @Nullable BitSet noticed;

  /** Those he will know of from the next round on. */
  private @Nullable BitSet noticing;

  Fighter(Combatant combatant, Skills skills) {
    this.combatant = combatant;
    this.skills = skills;
  }

  /** Of a copy of the battle; who has hold of whom is not known before all are there. */
  Fighter(Fighter other, Battle copy) {
    this.combatant = copy.combatant(other.combatant.index());
    this.skills = other.skills;
    this.acted = other.acted;
    this.holding = other.holding;
    this.counterattacked = other.counterattacked;
    this.fullDefence = other.fullDefence;
    this.changedWeapon = other.changedWeapon;
    this.hurtThisRound = other.hurtThisRound;
    this.fledThisRound = other.fledThisRound;
    this.initiative = other.initiative;
    this.aimedInRound = other.aimedInRound;
    this.reload = other.reload;
    this.empty = other.empty;
    this.casting = other.casting;
    this.castingAt = other.castingAt == null ? null : copy.combatant(other.castingAt.index());
    this.searchingFor = other.searchingFor;
    this.searchLeft = other.searchLeft;
    this.searchesExposed = other.searchesExposed;
    this.contestsLost = other.contestsLost;
    this.pinned = other.pinned;
    this.diesInRound = other.diesInRound;
    System.arraycopy(other.until, 0, until, 0, until.length);
    dropped.addAll(other.dropped);
    this.noticed = other.noticed; // changed nowhere
    this.noticing = other.noticing == null ? null : (BitSet) other.noticing.clone();
  }

  /** Takes over whom another struck at, has hold of and is held by, among these. */
  void grip(Fighter other, Fighter[] all) {
    struckAt = other.struckAt == null ? null : all[other.struckAt.combatant.index()];
    metBy = other.metBy == null ? null : all[other.metBy.combatant.index()];
    heldBy = other.heldBy == null ? null : all[other.heldBy.combatant.index()];
    holds = other.holds == null ? null : all[other.holds.combatant.index()];
  }

  /** Counts nobody is told: rounds left, contests lost. */
  void note(List<Object> into) {
    into.add(searchLeft);
    into.add(diesInRound);
    into.add(contestsLost);
    into.add(until.clone());
  }

  /** Comes free of whoever holds him. */
  public void free() {
    Fighter grappler = heldBy;
    if (grappler != null) {
      grappler.holds = null;
      heldBy = null;
      contestsLost = 0;
      pinned = false;
    }
  }

  /** The fallen, the fled and the gone hold nobody and are held by nobody. */
  public void letGo() {
    free();
    if (holds != null) {
      holds.free();
    }
  }

  public String name() {
    return combatant.name();
  }

  /** Full rounds of reloading before this weapon shoots again. WS.RANGED.05 */
  public int reloading(Weapon what) {
    return what.equals(empty) ? reload : 0;
  }

  /** Trained is Weapon Skill 1 or more. WS.COUNTER.01 */
  public boolean isTrained() {
    return skills.trained();
  }

  public boolean is(State state) {
    return combatant.is(state);
  }

  public boolean isMounted() {
    return combatant.sheet().mount() != null;
  }

  public boolean isStanding() {
    return combatant.isStanding();
  }

  public Weapon weapon() {
    return combatant.weapon();
  }

  /** Length of what he fights with hand to hand; of two weapons the longer counts. WS.GAP.19 */
  public int length() {
    return Length.of(this, combatant.weapon());
  }

  public boolean isArmed() {
    return length() > 0;
  }

  public boolean isImmobilized() {
    return heldBy != null;
  }

  /** Nothing to be done against a blow: pinned, laid out by a spell, or casting. WS.COND.05 */
  public boolean isHelpless() {
    return pinned || is(State.HELPLESS) || combatant.fate() == Fate.DOWN;
  }

  /** From the next round on the unaware know of who came at them, or they at him. WS.R.23 */
  public void meets(Fighter other) {
    notice(other);
    other.notice(this);
  }

  private void notice(Fighter other) {
    if (is(State.UNAWARE)) {
      BitSet known = noticing == null ? new BitSet() : noticing;
      known.set(other.combatant.index());
      noticing = known;
    }
  }

  /** Who is dazzled for a while is unaware of everybody. WS.GAP.40 */
  public boolean isUnawareOf(Fighter other) {
    return is(State.UNAWARE)
        && (noticed == null
            || until[State.UNAWARE.ordinal()] > 0
            || !noticed.get(other.combatant.index()));
  }

  /** Unaware, and nobody has come at him before this round. */
  public boolean suspectsNothing() {
    return is(State.UNAWARE) && (noticed == null || until[State.UNAWARE.ordinal()] > 0);
  }

  /** Able to take any action at all. */
  public boolean canAct() {
    return isStanding() && !isHelpless() && !is(State.SURPRISED);
  }

  public boolean isAiming(int round) {
    return aimedInRound > 0 && aimedInRound == round;
  }

  public void newRound() {
    acted = false;
    holding = false;
    counterattacked = false;
    struckAt = null;
    fullDefence = false;
    changedWeapon = false;
    hurtThisRound = false;
    fledThisRound = false;
    if (noticing != null) {
      if (noticed != null) {
        noticing.or(noticed);
      }
      noticed = noticing;
      noticing = null;
    }
  }

  @Override
  public String toString() {
    return name();
  }
}
