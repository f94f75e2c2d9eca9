package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Template;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One sheet, every rulebook: docs/conversions.md, line by line. */
class ConversionTest {

  private static final String ACKS = "acks2";
  private static final String SKILL = "weaponskill";

  private final Library library = Library.core();
  private final Figures acks = library.figures(ACKS, Map.of());
  private final Figures skill = library.figures(SKILL, Map.of());

  @Test
  void aSwordIsReadByEachBookInItsOwnFigures() {
    Weapon here = library.weapon("sword", ACKS, acks);
    assertThat(here.damage()).isEqualTo(Dice.parse("1d6"));
    assertThat(here.twoHanded()).isEqualTo(Dice.parse("1d8"));
    assertThat(here.size()).isEqualTo(Size.MAN_SIZED);
    Weapon there = library.weapon("long sword", SKILL, skill);
    assertThat(there.damage()).isEqualTo(Dice.parse("1d10"));
    assertThat(there.twoHanded()).isEqualTo(Dice.parse("1d10"));
    assertThat(there.length()).isEqualTo(3);
    assertThat(there.melee()).isTrue();
    assertThat(there.isMissile()).isFalse();
  }

  @Test
  void classicDiceAreSmaller() {
    Figures classic = library.figures(SKILL, Map.of("dice", "classic"));
    assertThat(library.weapon("sword", SKILL, classic).damage()).isEqualTo(Dice.parse("1d8"));
  }

  @Test
  void aStaffNeedsTwoHandsInOneBookOnly() {
    assertThat(library.weapon("staff", ACKS, acks).hands()).isEqualTo(1);
    assertThat(library.weapon("staff", SKILL, skill).hands()).isEqualTo(2);
  }

  @Test
  void aSpearIsThrownAndThrustABowOnlyShoots() {
    Weapon spear = library.weapon("spear", SKILL, skill);
    assertThat(spear.melee()).isTrue();
    assertThat(spear.range()).isEqualTo(new Range(20, 40, 60));
    Weapon bow = library.weapon("long bow", ACKS, acks);
    assertThat(bow.melee()).isFalse();
    assertThat(bow.range()).isEqualTo(new Range(120, 240, 360));
    assertThat(library.weapon("arbalest", SKILL, skill).reload()).isEqualTo(2);
  }

  @Test
  void bareHandsAreUnarmedAndClawsAreNot() {
    assertThat(library.weapon("unarmed", ACKS, acks).isUnarmed()).isTrue();
    Weapon bite = library.creature("wolf", ACKS, acks).attacks().getFirst();
    assertThat(bite.natural()).isTrue();
    assertThat(bite.isUnarmed()).isFalse();
  }

  @Test
  void armourIsReadByEachBookInItsOwnFigures() {
    assertThat(library.armour("chain", ACKS, acks))
        .isEqualTo(new Armour("chain", "chain mail", false, 4, 4, 0));
    assertThat(library.armour("chain", SKILL, skill))
        .isEqualTo(new Armour("chain", "chain mail", false, 4, 0, 30));
    assertThat(library.armour("buckler", SKILL, skill).rating()).isEqualTo(1);
  }

  @Test
  void anOrcHasItsPrintedArmourClassAndTheArmourItWears() {
    assertThat(library.creature("orc", ACKS, acks).armourClass()).isEqualTo(3);
    assertThat(library.creature("orc", SKILL, skill).numbers())
        .containsEntry("armour rating", 2)
        .containsEntry("morale", 8);
  }

  /** AC 5 with a shield: hide 4, less 1. */
  @Test
  void theHideOfALizardmanIsWhatItsShieldDoesNotGive() {
    Creature lizardman = library.creature("lizardman", SKILL, skill);
    assertThat(lizardman.number("armour rating", -1)).isEqualTo(3);
    assertThat(lizardman.shield().rating()).isEqualTo(2);
  }

  @Test
  void aSectionStandsInPlaceOfWhatWouldFollow() {
    Creature bat = library.creature("bat", SKILL, skill);
    assertThat(bat.number("armour rating", -1)).isZero();
    assertThat(bat.number("morale", -1)).isEqualTo(6);
    assertThat(library.creature("bat", ACKS, acks).morale()).isEqualTo(-2);
  }

  @Test
  void naturalWeaponsAreAsLongAsTheirOwnerIsBig() {
    assertThat(library.creature("bear", SKILL, skill).attacks())
        .extracting(Weapon::length)
        .containsExactly(3, 3);
    assertThat(library.creature("bear", SKILL, skill).attacks())
        .extracting(Weapon::count)
        .containsExactly(2, 1);
  }

  @Test
  void whatIsDoneInsteadIsBesideTheSequence() {
    Creature giant = library.creature("stone giant", ACKS, acks);
    assertThat(giant.attacks()).extracting(Weapon::melee).containsExactly(true, false);
    assertThat(giant.weapons()).isEmpty();
    Creature elephant = library.creature("elephant", ACKS, acks);
    assertThat(elephant.attacks()).extracting(Weapon::name).containsExactly("tusk");
    assertThat(elephant.weapons().getFirst().has("instead")).isTrue();
    assertThat(elephant.attacks().getFirst().has("impact")).isTrue();
  }

  @Test
  void aBiteMayDoMoreThanWound() {
    Weapon bite = library.creature("giant spider", ACKS, acks).attacks().getFirst();
    assertThat(bite.effect())
        .isEqualTo(
            new Effect(
                Dice.NOTHING,
                Dice.NOTHING,
                "helpless",
                Dice.flat(6),
                "negates",
                "poison",
                List.of()));
    assertThat(library.creature("adult dragon", ACKS, acks).number("reach", 0)).isEqualTo(10);
  }

  @Test
  void uprightOgresAreWideAndHorsesLong() {
    Creature ogre = library.creature("ogre", SKILL, skill);
    assertThat(ogre.frontage() + "x" + ogre.depth()).isEqualTo("2x1");
    Creature horse = library.creature("horse", ACKS, acks);
    assertThat(horse.frontage() + "x" + horse.depth()).isEqualTo("1x2");
  }

  @Test
  void hitDiceEndAtTheNinthLevel() {
    Combatant old = Fight.of("fighter: 12").first();
    assertThat(old.sheet().hitDice()).isEqualTo(new HitDice(72, 6));
    assertThat(old.sheet().hitDie()).isEqualTo(8);
    assertThat(Fight.of("0-level: 0").first().mostHitPoints()).isEqualTo(3);
  }

  @Test
  void aClassWithoutAColumnLearnsInAnothers() {
    Creature explorer = Fight.of(SKILL, "explorer: 4").first().sheet();
    assertThat(explorer.calling())
        .isEqualTo(new Calling("explorer", "explorer", "thief", "saves fighter", "", false, true));
    assertThat(Fight.of(ACKS, "normal man: 0").first().sheet().calling())
        .extracting(Calling::column, Calling::proficient)
        .containsExactly("fighter", false);
  }

  @Test
  void aCharacterHasNoPrintedArmourClass() {
    Creature marcus = Fight.of("fighter: 3, armour: chain, shield: true").first().sheet();
    assertThat(marcus.armourClass()).isNull();
    assertThat(marcus.armour().rating()).isEqualTo(4);
    assertThat(marcus.shield().rating()).isEqualTo(1);
    assertThat(marcus.speed()).isEqualTo(40);
  }

  @Test
  void otherGearChangesAMonstersArmourClassByTheDifference() {
    Creature bare = Fight.of("creature: orc, armour: none, shield: false").first().sheet();
    assertThat(bare.armourClass()).isZero();
    Creature heavy = Fight.of("creature: orc, armour: plate").first().sheet();
    assertThat(heavy.armourClass()).isEqualTo(7);
    assertThat(
            Fight.of(SKILL, "creature: orc, armour: plate")
                .first()
                .sheet()
                .number("armour rating", -1))
        .isEqualTo(6);
  }

  @Test
  void aSpellSaysWhatItDoes() {
    var sleep = library.spell("sleep", ACKS, acks);
    assertThat(sleep.scope().template()).isEqualTo(Template.parse("burst 10"));
    assertThat(sleep.scope().hitDice()).isEqualTo(Dice.parse("2d8"));
    assertThat(sleep.scope().most()).isEqualTo(HitDice.parse("4+1"));
    assertThat(sleep.scope().spares()).containsExactlyInAnyOrder("undead", "construct");
    assertThat(sleep.allies()).isFalse();
    assertThat(sleep.effect().rounds()).isEqualTo(Dice.parse("4d4"));
    assertThat(sleep.effect().more().turns()).isTrue();
    var plain = library.spell("sleep", SKILL, skill);
    assertThat(plain.targets()).isEqualTo(6);
    assertThat(plain.scope()).isEqualTo(Scope.PLAIN);
    assertThat(plain.effect().more()).isSameAs(Effect.More.NONE);
    assertThat(library.spell("cure light injury", ACKS, acks).allies()).isTrue();
  }

  @Test
  void aThingIsInThePackUnlessSomebodySaysOtherwise() {
    assertThat(library.item("rope", ACKS, acks).kept()).isEqualTo(Item.Place.PACK);
    assertThat(library.item("food", ACKS, acks).bait()).isEqualTo("food");
    assertThat(library.item("caltrops", ACKS, acks).obstacle()).isTrue();
    assertThat(library.item("healing potion", ACKS, acks).heals()).isEqualTo(Dice.parse("1d6+1"));
  }

  @Test
  void anUnknownNameHasSuggestions() {
    assertThatThrownBy(() -> library.weapon("swrod", ACKS, acks))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "content: \"swrod\" is not a known weapon. Known: sword, dart, sai, sap, sling,"
                + " spear, staff, torch, whip, axe, bill, bola, … Did you mean sword?");
    assertThatThrownBy(() -> library.figures("acks", Map.of()))
        .hasMessage(
            "rulebook: \"acks\" is not a known rulebook. Known: acks1, acks2, thac0, weaponskill."
                + " Did you mean acks1 or acks2?");
    assertThatThrownBy(() -> library.figures(SKILL, Map.of("hit", "yes")))
        .hasMessage(
            "options: \"hit\" is not a known option of weaponskill. Known: hits, dice, shield"
                + " against missiles, riposte, casters, pursuit, pursuit rolls, long pursuit,"
                + " initiative, surprise, strength adds to damage, the unknown. Did you mean hits?");
    assertThatThrownBy(() -> library.figures(SKILL, Map.of("dice", "loaded")))
        .hasMessage(
            "options: \"loaded\" is not a known word for the option dice. Known: shifted,"
                + " classic.");
  }
}
