package dev.cleave.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Choice;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Option;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FoldTest {

  private record Said(String text, String verb, String gait) implements Answer {}

  private static Choice<Said> done(String text) {
    return Choice.of(new Option<>(new Said(text, text, "")));
  }

  /** Something done to somebody. */
  private static Choice<Said> aimed(String verb, String whom) {
    return new Choice<>(new Option<>(new Said(verb + " " + whom, verb, "")), true, null, 0, false);
  }

  private static Choice<Said> gone(String gait, Square to, int feet, String detail) {
    var said = new Said(gait + " to " + to.text(), gait, gait);
    return new Choice<>(new Option<>(said, detail), false, to, feet, false);
  }

  private static List<Choice<Said>> options(List<String> texts) {
    return texts.stream().map(FoldTest::done).toList();
  }

  private static String printed(List<Choice<Said>> options) {
    var out = new StringWriter();
    new Choices<>(options).print(new Page(new PrintWriter(out), false));
    return out.toString();
  }

  private static List<String> triggers(String... who) {
    return Stream.of(who)
        .flatMap(
            name ->
                Stream.of("comes into reach", "moves", "charges", "attacks", "casts a spell")
                    .map(sign -> name + " " + sign))
        .toList();
  }

  @Test
  void fewAnswersStandOneByOne() {
    assertThat(printed(options(triggers("an enemy", "Orc"))))
        .isEqualTo(
            """
               1  an enemy comes into reach
               2  an enemy moves
               3  an enemy charges
               4  an enemy attacks
               5  an enemy casts a spell
               6  Orc comes into reach
               7  Orc moves
               8  Orc charges
               9  Orc attacks
              10  Orc casts a spell
            """);
  }

  @Test
  void anyEnemyStaysOpenAndTheNamedOnesAreFolded() {
    assertThat(printed(options(triggers("an enemy", "Orc 1", "Orc 2", "Orc 3", "Grak"))))
        .isEqualTo(
            """
               1  an enemy comes into reach
               2  an enemy moves
               3  an enemy charges
               4  an enemy attacks
               5  an enemy casts a spell
                  Orc 1 …  5 ways: comes into reach, moves, charges, attacks, casts a spell
                  Orc 2 …  5 ways: comes into reach, moves, charges, attacks, casts a spell
                  Orc 3 …  5 ways: comes into reach, moves, charges, attacks, casts a spell
                  Grak …   5 ways: comes into reach, moves, charges, attacks, casts a spell
            """);
  }

  @Test
  void verbsMayHaveTwoWordsAndSidesOfTheMapGoTogether() {
    var all = new ArrayList<Choice<Said>>();
    all.add(aimed("attack", "Orc 1"));
    all.add(aimed("attack", "Orc 2"));
    all.add(done("stand up"));
    all.add(done("stay"));
    for (String way : List.of("toward ", "away from ")) {
      IntStream.rangeClosed(1, 12).forEach(i -> all.add(aimed("running sneak", way + "Orc " + i)));
    }
    all.add(aimed("face", "Orc 1"));
    all.add(aimed("face", "Orc 2"));
    Stream.of("N", "NE", "E", "SE", "S", "SW", "NW")
        .forEach(side -> all.add(Choice.of(new Option<>(new Said("face " + side, "face", "")))));
    assertThat(printed(all))
        .isEqualTo(
            """
               1  attack Orc 1
               2  attack Orc 2
               3  stand up
               4  stay
               5  face Orc 1
               6  face Orc 2
               7  face N
               8  face NE
               9  face E
              10  face SE
              11  face S
              12  face SW
              13  face NW
                  running sneak toward Orc …     12 ways: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …
                  running sneak away from Orc …  12 ways: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …
            """);
    IntStream.rangeClosed(3, 9).forEach(i -> all.add(aimed("attack", "Orc " + i)));
    assertThat(printed(all))
        .contains("\n      face …                         7 ways: N, NE, E, SE, S, SW, NW\n");
  }

  @Test
  void squaresAreCountedAndTheMapShowsThem() {
    var squares = new ArrayList<Choice<Said>>();
    squares.add(done("stay"));
    IntStream.rangeClosed(1, 20)
        .forEach(i -> squares.add(gone("march", Square.of(i, 0), 5 * i, 5 * i + "'")));
    IntStream.rangeClosed(1, 20)
        .forEach(i -> squares.add(gone("move", new Square(2 * i + 1, 0), 0, "no attack")));
    assertThat(printed(squares))
        .isEqualTo(
            """
               1  stay
                  march to …  20 squares, up to 100'; map march shows them
                  move to …   20 squares, no attack; map move shows them
            """);
  }

  @Test
  void aLongDetailIsBrokenNotCut() {
    var said = new Said("march toward Orc 1", "march", "march");
    var option = new Option<>(said, "35', engaged by " + "Orc 1, ".repeat(12));
    assertThat(printed(List.of(Choice.of(option))).lines())
        .hasSize(2)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }
}
