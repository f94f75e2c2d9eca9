package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Material;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Chest;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Structure;
import dev.cleave.engine.field.Thing;
import dev.cleave.engine.field.Trap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Doors, chests and whatever else a scenario sets beside its combatants. */
class FeaturesTest {

  private static final String WHOLE =
      """
      scenario: Test
      map: |
        ....#....
        ....+....
        ....'....
        ....+....
      features:
        - {name: oak door, kind: door, locked: true, stuck: true, spikes: 2, key: key, at: [4, 1]}
        - {name: red curtain, kind: curtain, open: true, at: [3, 0]}
        - {name: gate, kind: portcullis, at: [3, 1]}
        - {name: high window, kind: window, locked: true, at: [3, 2]}
        - {name: sea chest, kind: chest, open: true, key: brass key, at: [0, 0]}
        - {name: dart trap, kind: trap, hidden: true, wide: true, effect: {damage: 1d6}, at: [0, 1]}
        - {name: old trap, kind: trap, disarmed: true, effect: {damage: 1d6}, at: [0, 1]}
        - {name: pit, kind: trap, sprung: true, effect: {condition: prone}, at: [0, 1]}
        - {name: lost sword, kind: thing, weapon: sword, at: [0, 3]}
        - {name: lost key, kind: thing, item: iron key, at: [0, 3]}
        - {name: engine, kind: artillery, piece: ballista, loaded: false, at: [8, 0]}
        - {name: bolt thrower, kind: artillery, piece: light ballista, at: [8, 3]}
      combatants:
        Marcus: {side: heroes, fighter: 3, at: [1, 1]}
        Orc: {side: orcs, creature: orc, at: [6, 1]}
      """;

  private final Battlemap map = (Battlemap) Fight.read(WHOLE).battle().field();

  private <F extends Feature> F named(String name, Class<F> kind) {
    return kind.cast(
        map.features().stream()
            .filter(feature -> feature.name().equals(name))
            .findFirst()
            .orElseThrow());
  }

  @Test
  void aDoorIsAsItIsSaidToBe() {
    Door door = named("oak door", Door.class);
    assertThat(door.kind()).isEqualTo(Door.Kind.DOOR);
    assertThat(door.isOpen()).isFalse();
    assertThat(door.isLocked()).isTrue();
    assertThat(door.isStuck()).isTrue();
    assertThat(door.spikes()).isEqualTo(2);
    assertThat(door.key()).isEqualTo("iron key");
    assertThat(door.isHidden()).isFalse();
    assertThat(map.squareOf(door)).isEqualTo(Square.of(4, 1));
    assertThat(named("red curtain", Door.class).isOpen()).isTrue();
    assertThat(named("red curtain", Door.class).kind()).isEqualTo(Door.Kind.CURTAIN);
    assertThat(named("gate", Door.class).kind()).isEqualTo(Door.Kind.PORTCULLIS);
    assertThat(named("high window", Door.class).isLocked()).isTrue();
    assertThat(named("high window", Door.class).key()).isEmpty();
  }

  @Test
  void chestsAndTrapsAreAsTheyAreSaidToBe() {
    assertThat(named("sea chest", Chest.class).isOpen()).isTrue();
    assertThat(named("sea chest", Chest.class).key()).isEqualTo("brass key");
    Trap darts = named("dart trap", Trap.class);
    assertThat(darts.isHidden()).isTrue();
    assertThat(darts.isWide()).isTrue();
    assertThat(darts.isDisarmed() || darts.isSprung()).isFalse();
    assertThat(darts.effect().damage()).isEqualTo(Dice.parse("1d6"));
    assertThat(named("old trap", Trap.class).isDisarmed()).isTrue();
    assertThat(named("old trap", Trap.class).isWide()).isFalse();
    assertThat(named("pit", Trap.class).isSprung()).isTrue();
    assertThat(named("pit", Trap.class).effect().condition()).isEqualTo("prone");
  }

  @Test
  void thingsHaveNamesOfTheirOwn() {
    assertThat(named("lost sword", Thing.class).weapon())
        .isNotNull()
        .matches(weapon -> weapon.id().equals("sword"));
    assertThat(named("lost key", Thing.class).item())
        .isNotNull()
        .extracting(Item::id)
        .isEqualTo("iron key");
  }

  @Test
  void artilleryIsLoadedUnlessSaidOtherwise() {
    assertThat(named("bolt thrower", Artillery.class).isLoaded()).isTrue();
    Artillery engine = named("engine", Artillery.class);
    assertThat(engine.isLoaded()).isFalse();
    Piece piece = engine.piece();
    assertThat(piece.id()).isEqualTo("medium ballista");
    assertThat(piece.weapon().damage()).isEqualTo(Dice.parse("3d6"));
    assertThat(piece.weapon().range()).isEqualTo(new Range(600, 600, 600));
    assertThat(piece.nearest()).isZero();
    assertThat(new int[] {piece.rounds(1), piece.rounds(2), piece.rounds(3), piece.rounds(9)})
        .containsExactly(0, 10, 8, 5);
  }

  @Test
  void artilleryIsBuiltLikeItsKind() {
    Artillery engine = named("engine", Artillery.class);
    assertThat(engine.fabric().material()).isEqualTo(Material.WOOD);
    assertThat(engine.fabric().armourClass()).isEqualTo(2);
    assertThat(engine.fabric().points()).isEqualTo(10);
    assertThat(engine.piece().area()).isEqualTo(new Piece.Area(5, 0));
    assertThat(engine.piece().divisor(Material.WOOD)).isEqualTo(10);
    assertThat(engine.crew()).isEmpty();
    assertThat(engine.ammunition()).containsExactly("ordinary");
  }

  @Test
  void doorsAreOfWood() {
    assertThat(named("oak door", Door.class).fabric())
        .isNotNull()
        .matches(fabric -> fabric.points() == 5 && fabric.material() == Material.WOOD);
    assertThat(named("door at 4,2", Door.class).fabric()).isNotNull();
    assertThat(named("red curtain", Door.class).fabric()).isNull();
  }

  @Test
  void structuresHaveParts() {
    var fight =
        Fight.read(
            """
            scenario: Test
            map: 9x9
            features:
              - {name: fence, kind: structure, structure: palisade, shp: 9, at: [[4, 0], [4, 1]]}
              - {name: ship, kind: structure, structure: small galley, ac: 3, at: [5, 3], base: [3, 4]}
              - {name: engine, kind: artillery, piece: light catapult, ammunition: [pitch], crew: [Marcus], at: [1, 2]}
            combatants:
              Marcus: {side: heroes, fighter: 3, at: [1, 1]}
              Orc: {side: orcs, creature: orc, at: [6, 5]}
            """);
    var field = (Battlemap) fight.battle().field();
    assertThat(field.features())
        .extracting(Feature::name)
        .containsExactly("fence 1", "fence 2", "ship", "engine");
    Structure fence = (Structure) field.features().getFirst();
    assertThat(fence.blocks() && fence.hides()).isTrue();
    assertThat(fence.fabric().points()).isEqualTo(9);
    Structure ship = (Structure) field.features().get(2);
    assertThat(ship.blocks()).isFalse();
    assertThat(ship.fabric().armourClass()).isEqualTo(3);
    assertThat(ship.fabric().points()).isEqualTo(88);
    assertThat(field.structure(Square.of(7, 6))).isSameAs(ship);
    assertThat(field.structure(Square.of(8, 6))).isNull();
    assertThat(field.distance(fight.named("Orc"), ship)).isZero();
    assertThat(field.distance(fight.named("Marcus"), ship)).isEqualTo(25);
    Artillery engine = (Artillery) field.features().get(3);
    assertThat(engine.crew()).containsExactly(0);
    assertThat(engine.ammunition()).containsExactly("pitch");
  }

  @Test
  void withoutAMapAStructureIsWhereSomebodyIsOrSoFarAway() {
    var fight =
        Fight.read(
            """
            scenario: Test
            distance: 400
            features:
              - {name: wall, kind: structure, structure: stone wall, feet: 700}
              - {name: gate, kind: structure, structure: wooden gate, beside: [Orc]}
              - {name: engine, kind: artillery, piece: light catapult, crew: [Marcus]}
            combatants:
              Marcus: {side: heroes, fighter: 3}
              Orc: {side: orcs, creature: orc}
            """);
    var field = fight.battle().field();
    assertThat(field.range(fight.named("Marcus"), field.features().get(0))).isEqualTo(700);
    assertThat(field.range(fight.named("Marcus"), field.features().get(1))).isEqualTo(400);
    assertThat(field.distance(fight.named("Marcus"), field.features().get(2))).isEqualTo(5);
    assertThat(field.copy(fight.battle().combatants().toArray(new Combatant[0])).features())
        .hasSize(3);
  }

  @Test
  void drawnDoorsAreHungWhereNoneIsListed() {
    assertThat(map.features())
        .extracting(Feature::name)
        .endsWith("door at 4,2", "door at 4,3")
        .doesNotContain("door at 4,1");
    assertThat(named("door at 4,2", Door.class).isOpen()).isTrue();
    assertThat(named("door at 4,3", Door.class).isOpen()).isFalse();
    assertThat(map.squareOf(named("door at 4,3", Door.class))).isEqualTo(Square.of(4, 3));
  }

  @Test
  void withoutAMapThingsAreBesideSomebodyOrNobody() {
    var fight =
        Fight.read(
            """
            scenario: Test
            features:
              - {name: oak door, kind: door, beside: [Marcus, Orc 2]}
              - {name: far door, kind: door, beside: []}
            combatants:
              Marcus: {side: heroes, fighter: 3}
              Orc: {side: orcs, creature: orc, count: 2}
            """);
    var field = fight.battle().field();
    Feature oak = field.features().getFirst();
    assertThat(field.distance(fight.named("Marcus"), oak)).isEqualTo(5);
    assertThat(field.distance(fight.named("Orc 2"), oak)).isEqualTo(5);
    assertThat(field.distance(fight.named("Orc 1"), oak)).isEqualTo(30);
    assertThat(field.distance(fight.named("Marcus"), field.features().getLast())).isEqualTo(30);
  }

  @Test
  void aCopyOfTheBattleHasDoorsOfItsOwn() {
    var battle = Fight.read(WHOLE).battle();
    var copy = battle.copy();
    ((Door) battle.field().features().getFirst()).force();
    var door = (Door) copy.field().features().getFirst();
    assertThat(door.isOpen()).isFalse();
    assertThat(door.spikes()).isEqualTo(2);
    assertThat(copy.field().features().get(5).isHidden()).isTrue();
  }

  @Test
  void aClassBringsWhatEverybodyInItHasLearned() {
    assertThat(Fight.of("thief: 1, traits: [infravision]").first().sheet().traits())
        .contains("sneaking", "hiding", "lockpicking", "searching", "trapbreaking", "listening")
        .contains("backstab", "infravision");
    assertThat(Fight.of("explorer: 1").first().sheet().traits())
        .containsExactly("sneaking", "hiding", "listening", "ambush");
    assertThat(Fight.of("fighter: 1").first().sheet().traits()).isEmpty();
    assertThat(Fight.of("weaponskill", "thief: 1").first().sheet().has("lockpicking")).isFalse();
  }

  @Test
  void housesHaveArtilleryOfTheirOwn() {
    var house =
        HouseRules.of(
            Yaml.parse(
                new Source(
                    "house.yaml",
                    """
                    house: Ours
                    artillery:
                      light ballista: {override: true, damage: 3d6}
                      mangonel:
                        name: mangonel
                        family: catapult
                        ac: 3
                        shp: 12
                        range: [100, 300]
                        damage: 2d6
                        type: bludgeoning
                        crews: [{hands: 1, rounds: 9}, {hands: 2, rounds: 4}]
                    """)));
    var library = Library.core().with(house);
    var figures = library.figures("acks2", Map.of());
    assertThat(library.artillery("light ballista", "acks2", figures).weapon().damage())
        .isEqualTo(Dice.parse("3d6"));
    Piece mangonel = library.artillery("mangonel", "acks2", figures);
    assertThat(mangonel.nearest()).isEqualTo(100);
    assertThat(mangonel.family()).isEqualTo(Piece.Family.CATAPULT);
    assertThat(mangonel.area()).isEqualTo(new Piece.Area(0, 0));
    assertThat(mangonel.points()).isEqualTo(12);
    assertThat(mangonel.divisor(Material.STONE)).isNull();
    assertThat(mangonel.rounds(3)).isEqualTo(4);
    assertThat(mangonel.rounds(1)).isEqualTo(9);
    assertThat(library.artilleryIds()).contains("mangonel");
    assertThat(library.overrides())
        .contains("artillery.light ballista.damage: 3d6 (was 2d6)", "artillery.mangonel: added");
  }
}
