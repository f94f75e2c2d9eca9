package dev.cleave.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Choice;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Option;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What people do most with a turn stands first; rarities are a word away. */
class FrequentTest {

  private record Said(String text, String verb) implements Answer {}

  private static Choice<Said> done(String text) {
    return Choice.of(new Option<>(new Said(text, text)));
  }

  private static Choice<Said> aimed(String verb, String rest) {
    var said = new Said(verb + " " + rest, verb);
    return new Choice<>(new Option<>(said), true, null, 0, false);
  }

  private static List<Choice<Said>> turn() {
    var all = new ArrayList<Choice<Said>>();
    for (String seldom :
        List.of(
            "face N",
            "face S",
            "take cover",
            "drop mace",
            "listen",
            "surrender",
            "explain orders",
            "loosen shield",
            "sheathe mace",
            "stay")) {
      all.add(done(seldom));
    }
    all.add(done("defend"));
    all.add(aimed("charge", "Orc 1"));
    all.add(aimed("charge", "Orc 1 and disarm"));
    all.add(aimed("charge", "Orc 12"));
    all.add(aimed("attack", "Orc 2"));
    all.add(done("done"));
    return all;
  }

  private static String printed(Choices<Said> choices) {
    var out = new StringWriter();
    choices.print(new Page(new PrintWriter(out), false));
    return out.toString();
  }

  private static List<String> texts(List<Choice<Said>> choices) {
    return choices.stream().map(Choice::text).toList();
  }

  @Test
  void theUsualAnswerThenBlowsThenStandingFast() {
    Frequent<Said> all = Frequent.of(turn(), done("march toward Orc 3"));

    assertThat(texts(all.front()))
        .containsExactly(
            "march toward Orc 3",
            "charge Orc 1",
            "charge Orc 12",
            "attack Orc 2",
            "defend",
            "done");
    assertThat(texts(all.rest())).contains("charge Orc 1 and disarm", "face N").hasSize(11);
  }

  @Test
  void aShortListIsLeftAsItIs() {
    List<Choice<Said>> few = turn().subList(0, 14);

    assertThat(Frequent.of(few, few.getLast())).isEqualTo(new Frequent<>(few, List.of()));
  }

  @Test
  void raritiesAreCountedAndHaveTheNextNumbers() {
    var choices =
        new Choices<>(
            Frequent.of(turn(), done("march toward Orc 3")),
            choice -> choice.text().equals("attack Orc 2") ? "50% hits, 25% fells" : "");

    assertThat(printed(choices))
        .isEqualTo(
            """
               1  march toward Orc 3
               2  charge Orc 1
               3  charge Orc 12
               4  attack Orc 2        50% hits, 25% fells
               5  defend
               6  done
                  more  11 others: face N, face S, take cover, drop mace, listen, …
            """);
    assertThat(texts(choices.numbered("7"))).containsExactly("face N");
    var more = new StringWriter();
    choices.printMore(new Page(new PrintWriter(more), false));
    assertThat(more.toString()).startsWith("   7  face N\n   8  face S\n");
  }
}
