package dev.cleave.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.cli.page.Page;
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

  private record Said(String text) implements Answer {}

  private static List<Option<Said>> options(List<String> texts) {
    return texts.stream().map(text -> new Option<>(new Said(text))).toList();
  }

  private static String printed(List<Option<Said>> options) {
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
    var texts = new ArrayList<>(List.of("attack Orc 1", "attack Orc 2", "stand up", "stay"));
    for (String verb : List.of("running sneak toward ", "running sneak away from ")) {
      IntStream.rangeClosed(1, 12).forEach(i -> texts.add(verb + "Orc " + i));
    }
    texts.addAll(List.of("face Orc 1", "face Orc 2"));
    Stream.of("N", "NE", "E", "SE", "S", "SW", "NW").forEach(side -> texts.add("face " + side));
    assertThat(printed(options(texts)))
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
    IntStream.rangeClosed(3, 9).forEach(i -> texts.add("attack Orc " + i));
    assertThat(printed(options(texts)))
        .contains("\n      face N … NW                    7 ways: N, NE, E, SE, S, SW, NW\n");
  }

  @Test
  void squaresAreCountedAndTheMapShowsThem() {
    var squares = new ArrayList<Option<Said>>();
    squares.add(new Option<>(new Said("stay")));
    IntStream.rangeClosed(1, 20)
        .forEach(i -> squares.add(new Option<>(new Said("march to " + i + ",0"), 5 * i + "'")));
    IntStream.rangeClosed(1, 20)
        .forEach(i -> squares.add(new Option<>(new Said("move to " + i + ".5,0"), "no attack")));
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
    var option =
        new Option<>(new Said("march toward Orc 1"), "35', engaged by " + "Orc 1, ".repeat(12));
    assertThat(printed(List.of(option)).lines())
        .hasSize(2)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }
}
