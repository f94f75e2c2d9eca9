package dev.cleave.weaponskill;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.battle.Fate;
import dev.cleave.engine.creature.Ability;
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
    this.armourRating = sheet.number("armour rating", armour(sheet));
    this.shieldModifier = sheet.shield().rating();
    this.baseMelee =
        sheet.number("base ac melee", base(sheet, numbers.baseMelee, numbers.baseAcMelee));
    this.baseRanged =
        sheet.number("base ac ranged", base(sheet, numbers.baseRanged, numbers.baseAcRanged));
    this.morale = sheet.number("morale", Math.clamp(sheet.morale() + 8, 2, 12));
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
    String calling = sheet.calling();
    if (calling == null) {
      return Math.min(numbers.skillCap, sheet.hitDice().whole());
    }
    int column = chart.columns().indexOf(calling);
    if (column >= 0) {
      return chart.at(sheet.level(), column);
    }
    return calling.equals("man-at-arms") ? 1 : 0;
  }

  /** Arms-bearers have what they wear; a hide counts one less than its printed class. */
  private static int armour(Creature sheet) {
    Integer printed = sheet.armourClass();
    if (printed == null || sheet.armour().rating() > 0) {
      return sheet.armour().rating();
    }
    return Math.clamp(printed - 1L, 0, 8);
  }

  /** Men and men's size have the book's base; the rest goes by size. WS.ATK.05 */
  private static int base(Creature sheet, Chart bySize, int man) {
    return sheet.isCharacter() || sheet.size() == Size.MAN_SIZED
        ? man
        : bySize.at(sheet.size().rank());
  }

  private static Chart saves(Creature sheet, Numbers numbers) {
    String calling = sheet.calling();
    if (calling == null) {
      return sheet.hitDice().isFraction() || sheet.hitDice().whole() < 1
          ? numbers.savesNormalMan
          : numbers.savesFighter;
    }
    return switch (calling) {
      case "cleric" -> numbers.savesCleric;
      case "mage" -> numbers.savesMage;
      case "thief" -> numbers.savesThief;
      case "normal man" -> numbers.savesNormalMan;
      default -> numbers.savesFighter;
    };
  }

  String name() {
    return combatant.name();
  }

  /** Trained is Weapon Skill 1 or more. WS.COUNTER.01 */
  boolean isTrained() {
    return weaponSkill >= 1;
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
    Weapon weapon = combatant.weapon();
    int main = weapon.melee() ? weapon.length() : 0;
    Weapon off = combatant.offHand();
    return off.melee() ? Math.max(main, off.length()) : main;
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
