package dev.cleave.cli.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.cli.view.Ways.Way;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Thing;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PictureTest {
  private static final String GUARD = "{side: watch, creature: guard, hp: 5, ";
  private static final String ORC = "{side: orcs, creature: orc, hp: 4, ";

  @Test
  void everybodyIsALetterAndAnArrow() {
    Drawn drawn =
        Drawn.of(
            "6x3",
            "Kara: " + GUARD + "at: [1, 1], facing: NE}",
            "Orc: " + ORC + "count: 2, at: [[4, 0], [4, 2]], facing: W}");
    assertThat(drawn.text())
        .isEqualTo(
            """
               0 1 2 3 4 5
             0 · · · · 1←·
             1 · K↗· · · ·
             2 · · · · 2←·
            watch: K Kara (5/5 hp)
            orcs: 1 Orc 1 (4/4 hp), 2 Orc 2 (4/4 hp)
            """);
  }

  @Test
  void threeMenOnTwoSquaresStandCloserThanThreeOnThree() {
    Drawn drawn =
        Drawn.of(
            "5x3",
            "Guard: " + GUARD + "count: 3, at: [[0, 2], [0.5, 2], [1, 2]], facing: N}",
            "Orc: " + ORC + "count: 3, at: [[0, 0], [1, 0], [2, 0]], facing: S}");
    assertThat(drawn.text())
        .startsWith(
            """
               0   1   2   3   4
             0 1↓  2↓  3↓  ·   ·
             1 ·   ·   ·   ·   ·
             2 G↑H↑I↑  ·   ·   ·
            watch: """);
  }

  @Test
  void aCloseRankStandsOnTheLineBetween() {
    Drawn drawn =
        Drawn.of(
            "\"#..\\n...\\n...\\n..2\"",
            "Guard: " + GUARD + "count: 2, at: [[1, 1], [1, 1.5]], facing: N}",
            "Orc: " + ORC + "count: 2, at: [[2, 1], [2, 2]], facing: W}");
    assertThat(drawn.text())
        .startsWith(
            """
               0 1 2
             0 ██· ·
               ██
             1 · G↑1←
                 H↑
             2 · · 2←

             3 · · ▒2
                   ▒▒
            watch: """);
  }

  @Test
  void theFallenNeedNoHalfSquares() {
    Drawn drawn =
        Drawn.of(
            "3x1",
            "Guard: " + GUARD + "count: 2, at: [[0, 0], [0.5, 0]], facing: N}",
            "Orc: " + ORC + "at: [2, 0], facing: W}");
    drawn.named("Guard 2").setFate(Fate.DOWN);
    assertThat(drawn.text())
        .startsWith(
            """
               0 1 2
             0 G↑· o←
            watch: G Guard 1 (5/5 hp), H Guard 2 (down, 5/5 hp, at 0.5,0)
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "N; B↑; ││", //
        "S; ││; B↓",
      })
  void aHorseIsAHeadAndABodyBehindIt(Facing facing, String upper, String lower) {
    assertThat(beast("horse", facing))
        .startsWith(
            """
               0 1 2 3 4 5
             0 · · · · · ·
             1 · · %s· · ·
             2 · · %s· · ·
             3 · · · · · ·
            """
                .formatted(upper, lower));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"E; ──B→", "W; ←B──"})
  void sidewaysTheArrowIsAtTheHorsesHead(Facing facing, String line) {
    assertThat(beast("horse", facing)).contains("\n 1 · · " + line + "· ·\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "N; ╒↑═╕; └B─┘", //
        "E; ┌B─→; └──╜",
        "S; ┌B─┐; ╘↓═╛",
        "W; ←B─┐; ╙──┘",
      })
  void aTreantHasAFrontOnItsBase(Facing facing, String upper, String lower) {
    assertThat(beast("treant", facing))
        .startsWith(
            """
               0 1 2 3 4 5
             0 · · · · · ·
             1 · · %s· ·
             2 · · %s· ·
             3 · · · · · ·
            """
                .formatted(upper, lower));
  }

  private static String beast(String creature, Facing facing) {
    return Drawn.of(
            "6x4",
            "Beast: {side: a, creature: "
                + creature
                + ", hp: 9, at: [2, 1], facing: "
                + facing
                + "}",
            "Orc: " + ORC + "at: [5, 3], facing: W}")
        .text()
        .replace("o←", "· ")
        .replace(" \n", "\n");
  }

  @Test
  void aDragonIsDrawnAsItLies() {
    Drawn drawn =
        Drawn.of(
            "14x10",
            "Orm: {side: a, creature: ancient dragon, hp: 70, at: [2, 3], facing: E}",
            "Guard: " + GUARD + "count: 2, at: [[12, 5], [1, 5]], facing: W}");
    assertThat(drawn.text())
        .isEqualTo(
            """
               0   2   4   6   8   10  12
             0 · · · · · · · · · · · · · ·
             1 · · · · · · · · · · · · · ·
             2 · · · · · · · · · · · · · ·
             3 · · ┌──────────────────╖· ·
             4 · · │                  ║· ·
             5 · 2←│        O         →1←·
             6 · · │                  ║· ·
             7 · · │                  ║· ·
             8 · · └──────────────────╜· ·
             9 · · · · · · · · · · · · · ·
            a: O Orm (70/70 hp)
            watch: 1 Guard 1 (5/5 hp), 2 Guard 2 (5/5 hp)
            Engaged: Orm ⇄ Guard 1
            """);
  }

  @Test
  void aDeadDragonHasNoFrontAndHidesNobody() {
    Drawn drawn =
        Drawn.of(
            "7x5",
            "Orm: {side: a, creature: adult dragon, hp: 9, at: [2, 0], facing: N}",
            "Orc: " + ORC + "count: 2, at: [[0, 0], [5, 1]], facing: E}");
    drawn.named("Orm").setFate(Fate.DEAD);
    drawn.map().place(drawn.named("Orc 2"), Square.of(3, 1));
    assertThat(drawn.text())
        .isEqualTo(
            """
               0 1 2 3 4 5 6
             0 1→· ┌────┐· ·
             1 · · │ 2→ │· ·
             2 · · │ Ox │· ·
             3 · · └────┘· ·
             4 · · · · · · ·
            a: O Orm (dead)
            orcs: 1 Orc 1 (4/4 hp), 2 Orc 2 (4/4 hp)
            """);
  }

  @Test
  void doorsAndThingsHaveSignsOfTheirOwn() {
    Drawn drawn =
        Drawn.of(
            "\"#######\\n.......\"",
            "Hund: {side: b, creature: wolf, hp: 4, at: [0, 1], facing: E}",
            "Hyena: {side: c, creature: wolf, hp: 4, at: [6, 1], facing: W}");
    var map = drawn.map();
    map.add(new Door("gate", Door.Kind.DOOR, false, false, false), Square.of(1, 0));
    map.add(new Door("way", Door.Kind.DOOR, true, false, false), Square.of(2, 0));
    map.add(new Door("bars", Door.Kind.PORTCULLIS, false, false, false), Square.of(3, 0));
    map.add(new Door("slit", Door.Kind.WINDOW, false, false, false), Square.of(4, 0));
    map.add(new Door("cloth", Door.Kind.CURTAIN, false, false, false), Square.of(5, 0));
    map.add(Thing.of(drawn.named("Hund").bareHands()), Square.of(3, 1));
    assertThat(drawn.text())
        .isEqualTo(
            """
               0 1 2 3 4 5 6
             0 ██++' ==::~~██
             1 H→· · * · · h←
            b: H Hund (4/4 hp)
            c: h Hyena (4/4 hp)
            █ wall, + door, ' open, = portcullis, : window, ~ curtain, * thing
            """);
  }

  @Test
  void aWideMapIsCutToWherePeopleStand() {
    Drawn drawn =
        Drawn.of(
            "100x2",
            "Kara: " + GUARD + "at: [60, 1], facing: E}",
            "Orc: " + ORC + "count: 2, at: [[62, 1], [70, 0]], facing: W}");
    assertThat(drawn.text())
        .isEqualTo(
            """
               46  48  50  52  54  56  58  60  62  64  66  68  70  72  74  76  78  80  82
             0 · · · · · · · · · · · · · · · · · · · · · · · · 2←· · · · · · · · · · · · ·
             1 · · · · · · · · · · · · · · K→· 1←· · · · · · · · · · · · · · · · · · · · ·
            Cut to columns 46 to 83 of 100.
            watch: K Kara (5/5 hp)
            orcs: 1 Orc 1 (4/4 hp), 2 Orc 2 (4/4 hp)
            """);
  }

  @Test
  void whoIsCutOffIsNamedWithHisSquare() {
    Drawn drawn =
        Drawn.of(
            "200x1",
            "Kara: " + GUARD + "at: [199, 0], facing: W}",
            "Orc: " + ORC + "count: 2, at: [[3, 0], [5, 0]], facing: E}");
    assertThat(drawn.text())
        .contains("Cut to columns 0 to 37 of 200.\n")
        .contains("watch: K Kara (5/5 hp, at 199,0)\n");
    assertThat(drawn.text(Ways.none(drawn.named("Kara"))))
        .contains("Cut to columns 162 to 199 of 200.\n")
        .contains("orcs: 1 Orc 1 (4/4 hp, at 3,0), 2 Orc 2 (4/4 hp, at 5,0)\n");
  }

  @Test
  void aTallMapIsCutToo() {
    Drawn drawn =
        Drawn.of(
            "3x90",
            "Kara: " + GUARD + "at: [1, 80], facing: N}",
            "Orc: " + ORC + "at: [1, 60], facing: S}");
    assertThat(drawn.text()).contains("Cut to rows 40 to 89 of 90.\n").doesNotContain("\n 39 ");
  }

  @Test
  void peopleFarApartHaveNoArrows() {
    Drawn drawn =
        Drawn.of(
            "60x1",
            "Kara: " + GUARD + "at: [0, 0], facing: E}",
            "Orc: " + ORC + "at: [59, 0], facing: W}");
    assertThat(drawn.text()).contains("\n 0 K" + "·".repeat(58) + "o\n").doesNotContain("Cut");
  }

  @Test
  void statesAreToldBesideHitPoints() {
    Drawn drawn =
        Drawn.of(
            "4x1",
            "Kara: " + GUARD + "at: [0, 0], facing: E, conditions: [prone, disordered]}",
            "Orc: " + ORC + "count: 2, at: [[1, 0], [3, 0]], facing: W}");
    drawn.named("Orc 2").setFate(Fate.DOWN);
    drawn.named("Orc 2").setHitPoints(-1);
    assertThat(drawn.text())
        .isEqualTo(
            """
               0 1 2 3
             0 K→1←· 2x
            watch: K Kara (5/5 hp, prone, disordered)
            orcs: 1 Orc 1 (4/4 hp), 2 Orc 2 (down, -1/4 hp)
            Engaged: Orc 1 → Kara
            """);
  }

  @Test
  void aTerminalWithoutSuchSignsGetsOthers() {
    Drawn drawn =
        Drawn.of(
            "\"#..2....\\n........\\n........\"",
            "Beast: {side: a, creature: treant, hp: 9, at: [1, 1], facing: N}",
            "Orc: " + ORC + "count: 3, at: [[1, 0], [5, 0], [4, 2]], facing: S}",
            "Imp: {side: b, creature: goblin, hp: 3, at: [7, 2], facing: SW}");
    assertThat(drawn.typed())
        .isEqualTo(
            """
               0 1 2 3 4 5 6 7
             0 ##1v. 22. 2v. .
             1 . +^^+. . . . .
             2 . +B-+. 3v. . I,
            a: B Beast (9/9 hp)
            orcs: 1 Orc 1 (4/4 hp), 2 Orc 2 (4/4 hp), 3 Orc 3 (4/4 hp)
            b: I Imp (3/3 hp)
            Engaged: Beast <-> Orc 1
            # wall, 1 2 3 4 cover of grade 1 to 4
            """);
  }

  @Test
  void waterAndLaddersHaveSignsOfTheirOwn() {
    Drawn drawn =
        Drawn.of(
            "5x1\nwater: \"..3B\"\nfeatures: [{name: ladder, kind: ladder, at: [1, 0]}]",
            "Kara: " + GUARD + "at: [0, 0], facing: E}",
            "Orc: " + ORC + "at: [4, 0], facing: W}");
    assertThat(drawn.text())
        .isEqualTo(
            """
               0 1 2 3 4
             0 K→H ~ ≈ o←
            watch: K Kara (5/5 hp)
            orcs: o Orc (4/4 hp)
            ~ water, ≈ too deep for a man, H ladder
            """);
    assertThat(drawn.typed()).contains("K>H ~ = o<", "~ water, = too deep for a man");
  }

  @Test
  void waysAreMarkedWithTheirSquares() {
    Drawn drawn =
        Drawn.of(
            "\"....\\n...2\"",
            "Kara: " + GUARD + "at: [0, 0], facing: E}",
            "Orc: " + ORC + "at: [3, 0], facing: W}");
    var ways =
        new Ways(
            drawn.named("Kara"),
            "march",
            List.of(
                new Way(Square.of(1, 0), 5, false),
                new Way(Square.of(2, 0), 10, true),
                new Way(Square.of(0, 1), 5, false),
                new Way(Square.of(3, 1), 60, false)));
    assertThat(drawn.text(ways))
        .isEqualTo(
            """
               0  1  2  3
             0 K→  1  2!o←
             1  1 ·  ·  12▒
            Where Kara could march, in squares of 5 feet; ! provokes a foe.
            watch: K Kara (5/5 hp)
            orcs: o Orc (4/4 hp)
            ░ ▒ ▓ ▤ cover of grade 1 to 4
            """);
    assertThat(drawn.text(ways, true)).contains(" 1  1 .  .  12\n");
  }

  @Test
  void waysToHalfSquaresHaveRoomOfTheirOwn() {
    Drawn drawn =
        Drawn.of(
            "3x1",
            "Kara: " + GUARD + "at: [0, 0], facing: N}",
            "Orc: " + ORC + "at: [2, 0], facing: W}");
    var ways =
        new Ways(
            drawn.named("Kara"),
            "march",
            List.of(new Way(new Square(1, 0), 5, false), new Way(Square.of(1, 0), 5, true)));
    assertThat(drawn.text(ways))
        .startsWith(
            """
               0     1     2
             0 K↑  1  1!   o←
            Where""");
  }

  @Test
  void theWaysOfALargeBaseAreMarkedAtItsCornerEvenWhereItLiesNow() {
    Drawn drawn =
        Drawn.of(
            "6x3",
            "Beast: {side: a, creature: treant, hp: 9, at: [1, 0], facing: E}",
            "Orc: " + ORC + "at: [5, 2], facing: N}");
    var ways =
        new Ways(
            drawn.named("Beast"),
            "move",
            List.of(
                new Way(Square.of(0, 0), 0, false),
                new Way(Square.of(2, 0), 0, false),
                new Way(Square.of(1, 1), 0, false)));
    assertThat(drawn.text(ways))
        .isEqualTo(
            """
               0  1  2  3  4  5
             0  o ┌─B o→·  ·  ·
             1 ·   o───╜·  ·  ·
             2 ·  ·  ·  ·  ·  o↑
            Where Beast could move: o. A mark stands in the upper left corner of the base.
            a: B Beast (9/9 hp)
            orcs: o Orc (4/4 hp)
            """);
  }

  @ParameterizedTest
  @EnumSource(Facing.class)
  void everyFacingHasItsArrow(Facing facing) {
    Drawn drawn =
        Drawn.of(
            "3x1",
            "Kara: " + GUARD + "at: [0, 0], facing: " + facing + "}",
            "Orc: " + ORC + "at: [2, 0], facing: S}");
    char arrow = "↑↗→↘↓↙←↖".charAt(facing.ordinal());
    char typed = "^'>.v,<`".charAt(facing.ordinal());
    assertThat(drawn.text()).contains("\n 0 K" + arrow + "· o↓\n");
    assertThat(drawn.typed()).contains("\n 0 K" + typed + ". ov\n");
  }

  @Test
  void aHundredMenStillFit() {
    var at = new StringBuilder();
    for (int i = 0; i < 70; i++) {
      at.append(i == 0 ? "" : ", ")
          .append("[")
          .append(i % 35)
          .append(", ")
          .append(i / 35)
          .append("]");
    }
    Drawn drawn =
        Drawn.of(
            "40x4",
            "Guard: " + GUARD + "count: 70, at: [" + at + "], facing: S}",
            "Orc: " + ORC + "at: [0, 3], facing: N}");
    assertThat(drawn.text().lines())
        .contains(" 3 a1↑ " + "·   ".repeat(18).strip())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }
}
