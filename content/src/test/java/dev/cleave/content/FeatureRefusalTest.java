package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import org.junit.jupiter.api.Test;

/** What cannot be said of a door or a chest, and what the author is told. */
class FeatureRefusalTest {

  @Test
  void anUnknownFieldIsRefused() {
    refuses(
        "{name: oak door, kind: door, lokced: true, beside: [Marcus]}",
        """
        test.yaml:3:34: features[0].lokced: unknown field. Allowed: locked, loaded, key, kind, open, piece, ac, base, beside, crew, effect, feet, … Did you mean locked or loaded?
            - {name: oak door, kind: door, lokced: true, beside: [Marcus]}
                                           ^
        """);
  }

  @Test
  void anUnknownKindIsRefused() {
    refuses(
        "{name: oak door, kind: dore, beside: [Marcus]}",
        """
        test.yaml:3:28: features[0].kind: "dore" is not allowed here. Allowed: "door", "curtain", "portcullis", "window", "chest", "trap", "thing", "artillery", "structure", "pit", "ladder". Did you mean "door"?
            - {name: oak door, kind: dore, beside: [Marcus]}
                                     ^
        """);
  }

  @Test
  void aNameIsNeeded() {
    refuses(
        "{kind: door, beside: [Marcus]}",
        """
        test.yaml:3:5: features[0]: name is missing. Expected: text of 1 to 60 characters.
            - {kind: door, beside: [Marcus]}
              ^
        """);
  }

  @Test
  void aChestHasNoSpikes() {
    refuses(
        "{name: sea chest, kind: chest, spikes: 2, beside: [Marcus]}",
        """
        test.yaml:3:44: features[0].spikes: a feature of the kind chest has no spikes. Allowed: at, beside, hidden, key, kind, locked, name, open. Leave this out, or choose another kind.
            - {name: sea chest, kind: chest, spikes: 2, beside: [Marcus]}
                                                     ^
        """);
  }

  @Test
  void aDoorHasNoRoomForAHundredSpikes() {
    refuses(
        "{name: oak door, kind: door, spikes: 100, beside: [Marcus]}",
        """
        test.yaml:3:42: features[0].spikes: 100 is too high. Expected: a whole number from 0 to 20.
            - {name: oak door, kind: door, spikes: 100, beside: [Marcus]}
                                                   ^
        """);
  }

  @Test
  void whatIsOpenIsNotLocked() {
    refuses(
        "{name: oak door, kind: door, open: true, locked: true, beside: [Marcus]}",
        """
        test.yaml:3:54: features[0].locked: what is open cannot be locked. Leave out one of them.
            - {name: oak door, kind: door, open: true, locked: true, beside: [Marcus]}
                                                               ^
        """);
  }

  @Test
  void whatIsOpenIsNotStuck() {
    refuses(
        "{name: oak door, kind: door, open: true, stuck: true, beside: [Marcus]}",
        """
        test.yaml:3:53: features[0].stuck: what is open cannot be stuck. Leave out one of them.
            - {name: oak door, kind: door, open: true, stuck: true, beside: [Marcus]}
                                                              ^
        """);
  }

  @Test
  void aTrapIsDisarmedOrSprung() {
    refuses(
        "{name: t, kind: trap, effect: {damage: 1}, disarmed: true, sprung: true, beside: []}",
        """
        test.yaml:3:72: features[0].sprung: what is disarmed cannot be sprung. Leave out one of them.
          … - {name: t, kind: trap, effect: {damage: 1}, disarmed: true, sprung: true, beside: []}
                                                                                 ^
        """);
  }

  @Test
  void aTrapDoesSomething() {
    refuses(
        "{name: pit, kind: trap, beside: [Marcus]}",
        """
        test.yaml:3:23: features[0].kind: nothing says what the trap does. Expected: effect, such as effect: {damage: 1d6}.
            - {name: pit, kind: trap, beside: [Marcus]}
                                ^
        """);
  }

  @Test
  void aPitIsSoDeep() {
    refuses(
        "{name: hole, kind: pit, at: [1, 1]}",
        """
        test.yaml:3:24: features[0].kind: nothing says how deep it is. Expected: depth in feet, such as depth: 20.
            - {name: hole, kind: pit, at: [1, 1]}
                                 ^
        """);
  }

  @Test
  void nobodyStepsOnATrapWithoutAMap() {
    refuses(
        "{name: snare, kind: trap, effect: {damage: 1}, underfoot: true, beside: [Marcus]}",
        """
        test.yaml:3:25: features[0].kind: nobody can step on it without a map. Expected: at, the square it is in. Give the scenario a map, or leave underfoot out.
            - {name: snare, kind: trap, effect: {damage: 1}, underfoot: true, beside: [Marcus]}
                                  ^
        """);
  }

  @Test
  void artilleryIsSomePiece() {
    refuses(
        "{name: engine, kind: artillery, beside: [Marcus]}",
        """
        test.yaml:3:26: features[0].kind: nothing says which piece it is. Expected: piece, such as piece: light ballista.
            - {name: engine, kind: artillery, beside: [Marcus]}
                                   ^
        """);
  }

  @Test
  void anUnknownPieceIsRefused() {
    refuses(
        "{name: engine, kind: artillery, piece: light balista, beside: [Marcus]}",
        """
        test.yaml:3:44: features[0].piece: "light balista" is not a known piece of artillery. Known: light ballista, medium ballista, heavy ballista, repeating ballista, light catapult, medium catapult, heavy catapult, trebuchet, counterweight trebuchet, ballista, catapult. Did you mean light ballista?
            - {name: engine, kind: artillery, piece: light balista, beside: [Marcus]}
                                                     ^
        """);
  }

  @Test
  void aCrewIsOfKnownPeople() {
    refuses(
        "{name: engine, kind: artillery, piece: ballista, crew: [Marcsu]}",
        """
        test.yaml:3:61: features[0].crew[0]: "Marcsu" is not a known combatant. Known: Marcus, Orc. Did you mean Marcus?
            - {name: engine, kind: artillery, piece: ballista, crew: [Marcsu]}
                                                                      ^
        """);
  }

  @Test
  void aCrewIsSomebody() {
    refuses(
        "{name: engine, kind: artillery, piece: ballista, crew: []}",
        """
        test.yaml:3:54: features[0].crew: the list is empty. Expected: a list of names.
            - {name: engine, kind: artillery, piece: ballista, crew: []}
                                                               ^
        """);
  }

  @Test
  void aCrewIsOfOneSide() {
    refuses(
        "{name: engine, kind: artillery, piece: ballista, crew: [Marcus, Orc]}",
        """
        test.yaml:3:69: features[0].crew[1]: Orc is on the side orcs, not heroes. A crew is of one side.
            - {name: engine, kind: artillery, piece: ballista, crew: [Marcus, Orc]}
                                                                              ^
        """);
  }

  @Test
  void nobodyIsOfTwoCrews() {
    refuses(
        "{name: a, kind: artillery, piece: ballista, crew: [Orc]}\n"
            + "  - {name: b, kind: artillery, piece: ballista, crew: [Orc]}",
        """
        test.yaml:4:56: features[1].crew[0]: Orc is of the crew of a too. Name everybody once.
            - {name: b, kind: artillery, piece: ballista, crew: [Orc]}
                                                                 ^
        """);
  }

  @Test
  void aCrewStandsByItsPiece() {
    refusesOnMap(
        "{name: engine, kind: artillery, piece: ballista, crew: [Orc], at: [0, 1]}",
        """
        test.yaml:6:61: features[0].crew[0]: Orc stands 20 feet from engine. Expected: somebody within 5 feet of it. Move one of them, or leave the name out.
            - {name: engine, kind: artillery, piece: ballista, crew: [Orc], at: [0, 1]}
                                                                      ^
        """);
  }

  @Test
  void aBallistaShootsNoPitch() {
    refuses(
        "{name: a, kind: artillery, piece: ballista, ammunition: [pitch], beside: [Orc]}",
        """
        test.yaml:3:49: features[0].ammunition: a medium ballista cannot shoot burning pitch. Leave pitch out, or choose another piece.
            - {name: a, kind: artillery, piece: ballista, ammunition: [pitch], beside: [Orc]}
                                                          ^
        """);
  }

  @Test
  void aStructureIsOfSomeKind() {
    refuses(
        "{name: fence, kind: structure, feet: 100}",
        """
        test.yaml:3:25: features[0].kind: nothing says what it is. Expected: structure, such as structure: wooden palisade.
            - {name: fence, kind: structure, feet: 100}
                                  ^
        """);
  }

  @Test
  void anUnknownStructureIsRefused() {
    refuses(
        "{name: fence, kind: structure, structure: palisad, feet: 100}",
        """
        test.yaml:3:47: features[0].structure: "palisad" is not a known structure. Known: palisade, galley, gate, longship, gatehouse, war galley, wooden palisade, small galley, stone wall, large galley, wooden door, wooden gate, … Did you mean palisade?
            - {name: fence, kind: structure, structure: palisad, feet: 100}
                                                        ^
        """);
  }

  @Test
  void onlyStructuresHaveParts() {
    refusesOnMap(
        "{name: box, kind: chest, at: [[0, 0], [0, 1]]}",
        """
        test.yaml:6:30: features[0].at: only a structure has several parts. Expected: a column and a row such as [3, 4].
            - {name: box, kind: chest, at: [[0, 0], [0, 1]]}
                                       ^
        """);
  }

  @Test
  void aStructureIsWhollyOnTheMap() {
    refusesOnMap(
        "{name: ship, kind: structure, structure: small galley, at: [3, 0], base: [3, 1]}",
        """
        test.yaml:6:60: features[0].at: ship would be outside the map. Expected: columns 0 to 4, rows 0 to 1.
            - {name: ship, kind: structure, structure: small galley, at: [3, 0], base: [3, 1]}
                                                                     ^
        """);
  }

  @Test
  void nobodyStandsInAWall() {
    refusesOnMap(
        "{name: wall, kind: structure, structure: stone wall, at: [0, 0]}",
        """
        test.yaml:6:58: features[0].at: Marcus would stand in wall. Move one of them.
            - {name: wall, kind: structure, structure: stone wall, at: [0, 0]}
                                                                   ^
        """);
  }

  @Test
  void onAMapFeetAreCounted() {
    refusesOnMap(
        "{name: wall, kind: structure, structure: stone wall, feet: 100, at: [0, 1]}",
        """
        test.yaml:6:64: features[0].feet: the map says how far it is. Say at instead.
            - {name: wall, kind: structure, structure: stone wall, feet: 100, at: [0, 1]}
                                                                         ^
        """);
  }

  @Test
  void withoutAMapNothingHasABase() {
    refuses(
        "{name: wall, kind: structure, structure: stone wall, feet: 100, base: [2, 1]}",
        """
        test.yaml:3:69: features[0].base: there is no map to be large on. Leave this out, or add a map.
            - {name: wall, kind: structure, structure: stone wall, feet: 100, base: [2, 1]}
                                                                              ^
        """);
  }

  @Test
  void anUnknownKeyIsRefused() {
    refuses(
        "{name: oak door, kind: door, key: iron kay, beside: [Marcus]}",
        """
        test.yaml:3:39: features[0].key: "iron kay" is not a known item. Known: iron key, brass key, crowbar, iron spikes, money, rock, key, rope, silver key, tankard, bench, bottle, … Did you mean iron key?
            - {name: oak door, kind: door, key: iron kay, beside: [Marcus]}
                                                ^
        """);
  }

  @Test
  void aThingIsAWeaponOrAnItem() {
    refuses(
        "{name: loot, kind: thing, beside: [Marcus]}",
        """
        test.yaml:3:24: features[0].kind: nothing says what it is. Expected: weapon or item, such as item: iron key.
            - {name: loot, kind: thing, beside: [Marcus]}
                                 ^
        """);
  }

  @Test
  void aThingIsNotBothWeaponAndItem() {
    refuses(
        "{name: loot, kind: thing, weapon: sword, item: rope, beside: [Marcus]}",
        """
        test.yaml:3:52: features[0].item: this is a weapon already. Expected: weapon or item.
            - {name: loot, kind: thing, weapon: sword, item: rope, beside: [Marcus]}
                                                             ^
        """);
  }

  @Test
  void nothingIsCalledLikeACombatant() {
    refuses(
        "{name: marcus, kind: door, beside: [Marcus]}",
        """
        test.yaml:3:12: features[0].name: a combatant is called "marcus" too. Give one of them another name.
            - {name: marcus, kind: door, beside: [Marcus]}
                     ^
        """);
  }

  @Test
  void nothingIsCalledLikeAnotherFeature() {
    refuses(
        "{name: oak door, kind: door, beside: []}\n  - {name: Oak door, kind: chest, beside: []}",
        """
        test.yaml:4:12: features[1].name: two features are called "Oak door", the other on line 3. Give one of them another name.
            - {name: Oak door, kind: chest, beside: []}
                     ^
        """);
  }

  @Test
  void whoIsBesideItIsKnown() {
    refuses(
        "{name: oak door, kind: door, beside: [Marcsu]}",
        """
        test.yaml:3:43: features[0].beside[0]: "Marcsu" is not a known combatant. Known: Marcus, Orc. Did you mean Marcus?
            - {name: oak door, kind: door, beside: [Marcsu]}
                                                    ^
        """);
  }

  @Test
  void withoutAMapNothingHasASquare() {
    refuses(
        "{name: oak door, kind: door, at: [3, 4]}",
        """
        test.yaml:3:34: features[0].at: there is no map to be on. Say beside, or add a map.
            - {name: oak door, kind: door, at: [3, 4]}
                                           ^
        """);
  }

  @Test
  void withoutAMapSomebodyIsBesideIt() {
    refuses(
        "{name: oak door, kind: door}",
        """
        test.yaml:3:12: features[0].name: without a map it must be said who is beside it. Expected: beside, such as beside: [Marcus].
            - {name: oak door, kind: door}
                     ^
        """);
  }

  @Test
  void onAMapEverythingHasASquare() {
    refusesOnMap(
        "{name: oak door, kind: door}",
        """
        test.yaml:6:12: features[0].name: on a map everything needs a place. Expected: at, such as at: [3, 4].
            - {name: oak door, kind: door}
                     ^
        """);
  }

  @Test
  void onAMapNobodyIsSaidToBeBesideIt() {
    refusesOnMap(
        "{name: oak door, kind: door, beside: [Marcus]}",
        """
        test.yaml:6:34: features[0].beside: the map says who is beside it. Say at instead.
            - {name: oak door, kind: door, beside: [Marcus]}
                                           ^
        """);
  }

  @Test
  void nothingIsOutsideTheMap() {
    refusesOnMap(
        "{name: oak door, kind: door, at: [5, 0]}",
        """
        test.yaml:6:34: features[0].at: oak door would be outside the map. Expected: columns 0 to 4, rows 0 to 1.
            - {name: oak door, kind: door, at: [5, 0]}
                                           ^
        """);
  }

  @Test
  void nothingIsInAWall() {
    refusesOnMap(
        "{name: oak door, kind: door, at: [2, 1]}",
        """
        test.yaml:6:34: features[0].at: oak door would be in a wall. Draw its square as open ground, or choose another.
            - {name: oak door, kind: door, at: [2, 1]}
                                           ^
        """);
  }

  @Test
  void nothingIsOnHalfASquare() {
    refusesOnMap(
        "{name: oak door, kind: door, at: [1.5, 1]}",
        """
        test.yaml:6:39: features[0].at[0]: 1.5 is not whole. Expected: a column and a row such as [3, 4].
            - {name: oak door, kind: door, at: [1.5, 1]}
                                                ^
        """);
  }

  @Test
  void aDoorwayHasOneDoor() {
    refusesOnMap(
        "{name: oak door, kind: door, at: [2, 0]}\n  - {name: rag, kind: curtain, at: [2, 0]}",
        """
        test.yaml:7:32: features[1].at: rag and oak door would be in one doorway. Move one of them.
            - {name: rag, kind: curtain, at: [2, 0]}
                                         ^
        """);
  }

  @Test
  void nobodyStandsInAShutDoor() {
    refusesOnMap(
        "{name: oak door, kind: door, at: [0, 0]}",
        """
        test.yaml:6:34: features[0].at: Marcus would stand in oak door, which is shut. Say open: true, or move one of them.
            - {name: oak door, kind: door, at: [0, 0]}
                                           ^
        """);
  }

  @Test
  void aPieceThatShootsNoFartherThanItsNearestFootIsRefused() {
    var refused =
        catchThrowableOfType(
            BadInput.class,
            () ->
                Library.core()
                    .with(
                        HouseRules.of(
                            Yaml.parse(
                                new Source(
                                    "test.yaml",
                                    """
                                    house: Ours
                                    artillery:
                                      light catapult: {override: true, range: [900, 450]}
                                    """)))));
    assertThat(refused).isNotNull();
    assertThat(refused.getMessage() + "\n")
        .isEqualTo(
            """
        test.yaml:3:36: artillery.light catapult.range: the range runs backwards. Expected: the nearest foot, then the farthest.
            light catapult: {override: true, range: [900, 450]}
                                             ^
        """);
  }

  private static void refuses(String feature, String message) {
    check(
        """
        scenario: Test
        features:
          - %s
        combatants:
          Marcus: {side: heroes, fighter: 3}
          Orc: {side: orcs, creature: orc}
        """
            .formatted(feature),
        message);
  }

  private static void refusesOnMap(String feature, String message) {
    check(
        """
        scenario: Test
        map: |
          .....
          ..#..
        features:
          - %s
        combatants:
          Marcus: {side: heroes, fighter: 3, at: [0, 0]}
          Orc: {side: orcs, creature: orc, at: [4, 0]}
        """
            .formatted(feature),
        message);
  }

  private static void check(String text, String message) {
    var refused = catchThrowableOfType(BadInput.class, () -> Fight.read(text));
    assertThat(refused).as("nothing was refused").isNotNull();
    assertThat(refused.getMessage() + "\n").isEqualTo(message);
  }
}
