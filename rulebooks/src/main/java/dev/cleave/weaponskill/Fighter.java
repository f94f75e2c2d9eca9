package dev.cleave.weaponskill;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Ability;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.figures.Chart;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A combatant as this book sees him: his skills, and what he has done and is doing this round. */
final class Fighter {

  final Combatant combatant;
  final int weaponSkill;
  final int ballisticSkill;
  final int strength;
  final int agility;
  final int armourRating;
  final int shieldModifier;
  final int baseMelee;
  final int baseRanged;
  final int morale;
  final int speed;
  final int hitDice;
  private final boolean trained;
  final Chart saves;

  /** Whether his action for this round is spent. WS.ACT.01 */
  boolean acted;

  boolean holding;
  boolean counterattacked;
  boolean fullDefence;
  boolean changedWeapon;
  boolean hurtThisRound;
  boolean fledThisRound;
  int initiative;

  /** The round in which he aimed last; the bonus is good in the next. WS.RANGED.03 */
  int aimedInRound;

  /** Full rounds of reloading still to do. WS.RANGED.05 */
  int reload;

  @Nullable Spell casting;
  @Nullable Combatant castingAt;
  @Nullable Item searchingFor;
  int searchLeft;
  boolean searchesExposed;

  @Nullable Fighter heldBy;
  @Nullable Fighter holds;

  /** Wrestling contests lost in a row while held. WS.WRESTLE.09 */
  int contestsLost;

  boolean pinned;

  /** The round in which the mortally wounded die; 0 for nobody. WS.GAP.04 */
  int diesInRound;

  /** The round in which each state ends by itself; 0 if it does not. */
  final int[] until = new int[State.ALL.length];

  final List<Weapon> dropped = new ArrayList<>(0);

  Fighter(Combatant combatant, Numbers numbers) {
    this.combatant = combatant;
    Creature sheet = combatant.sheet();
    this.hitDice = sheet.isCharacter() ? sheet.level() : sheet.hitDice().whole();
    this.strength = sheet.number("strength bonus", bonus(sheet, Ability.STRENGTH, numbers));
    this.agility = sheet.number("agility bonus", bonus(sheet, Ability.DEXTERITY, numbers));
    this.weaponSkill = sheet.number("weapon skill", skill(sheet, numbers.weaponSkill, numbers));
    this.ballisticSkill =
        sheet.number(
            "ballistic skill",
            sheet.isCharacter()
                ? skill(sheet, numbers.ballisticSkill, numbers)
                : Math.min(numbers.skillCap, hitDice) / 2);
    this.trained = weaponSkill >= numbers.trainedAt;
    this.armourRating = sheet.number("armour rating", armour(sheet));
    this.shieldModifier = sheet.shield().rating();
    this.baseMelee =
        sheet.number("base ac melee", base(sheet, numbers.baseMelee, numbers.baseAcMelee));
    this.baseRanged =
        sheet.number("base ac ranged", base(sheet, numbers.baseRanged, numbers.baseAcRanged));
    this.morale = sheet.number("morale", numbers.moraleMost);
    Creature mount = sheet.mount();
    int worn = sheet.armour().speed();
    this.speed =
        mount != null ? mount.speed() : worn > 0 ? Math.min(worn, sheet.speed()) : sheet.speed();
    this.saves = saves(sheet, numbers);
  }

  private static int bonus(Creature sheet, Ability ability, Numbers numbers) {
    return numbers.ability.at(sheet.abilities().score(ability));
  }

  /** By class and level; a monster's skill is its Hit Dice. WS.T.CLASSES */
  private static int skill(Creature sheet, Chart chart, Numbers numbers) {
    Calling calling = sheet.calling();
    return calling == null
        ? Math.min(numbers.skillCap, sheet.hitDice().whole())
        : chart.at(sheet.level(), calling.column());
  }

  /** What a character wears; the loader states a creature's own, hide and gear together. */
  private static int armour(Creature sheet) {
    return sheet.armour().rating();
  }

  /** Men and men's size have the book's base; the rest goes by size. WS.ATK.05 */
  private static int base(Creature sheet, Chart bySize, int man) {
    return sheet.isCharacter() || sheet.size() == Size.MAN_SIZED
        ? man
        : bySize.at(sheet.size().rank());
  }

  private static Chart saves(Creature sheet, Numbers numbers) {
    Calling calling = sheet.calling();
    if (calling != null) {
      return numbers.saves(calling.saves());
    }
    boolean feeble =
        sheet.hitDice().whole() < 1 || sheet.hitDice().plus() < 0 && sheet.hitDice().whole() == 1;
    return numbers.saves(feeble ? "saves normal man" : "saves fighter");
  }

  String name() {
    return combatant.name();
  }

  /** Trained is Weapon Skill 1 or more. WS.COUNTER.01 */
  boolean isTrained() {
    return trained;
  }

  boolean is(State state) {
    return combatant.is(state);
  }

  boolean isMounted() {
    return combatant.sheet().mount() != null;
  }

  boolean isStanding() {
    return combatant.isStanding();
  }

  Weapon weapon() {
    return combatant.weapon();
  }

  /** Length of what he fights with hand to hand; of two weapons the longer counts. WS.GAP.19 */
  int length() {
    return Length.of(this, combatant.weapon());
  }

  boolean isArmed() {
    return length() > 0;
  }

  boolean isImmobilized() {
    return heldBy != null;
  }

  /** Nothing to be done against a blow: pinned, laid out by a spell, or casting. WS.COND.05 */
  boolean isHelpless() {
    return pinned || is(State.HELPLESS) || combatant.fate() == Fate.DOWN;
  }

  /** Able to take any action at all. */
  boolean canAct() {
    return isStanding() && !isHelpless() && !is(State.SURPRISED);
  }

  boolean isAiming(int round) {
    return aimedInRound > 0 && aimedInRound == round;
  }

  void newRound() {
    acted = false;
    holding = false;
    counterattacked = false;
    fullDefence = false;
    changedWeapon = false;
    hurtThisRound = false;
    fledThisRound = false;
  }

  @Override
  public String toString() {
    return name();
  }
}
