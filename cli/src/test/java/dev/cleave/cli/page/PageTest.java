package dev.cleave.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PageTest {

  private static String printed(boolean coloured, Consumer<Page> says) {
    var out = new StringWriter();
    says.accept(new Page(new PrintWriter(out), coloured));
    return out.toString();
  }

  @Test
  void proseIsBrokenBetweenWords() {
    String words = "word ".repeat(30).strip();
    assertThat(printed(false, page -> page.tell(Ink.DIM, words, 2, 4)))
        .isEqualTo(
            "  " + "word ".repeat(15).strip() + "\n    " + "word ".repeat(15).strip() + "\n");
  }

  @Test
  void aWordWiderThanThePageStaysWhole() {
    String word = "x".repeat(100);
    assertThat(printed(false, page -> page.tell("a " + word + " b", 0)))
        .isEqualTo("a\n" + word + "\nb\n");
  }

  @Test
  void listsAreBrokenBetweenEntries() {
    List<String> entries = List.of("one entry of some length here", "two entries of some length");
    assertThat(
            printed(
                false, page -> page.list(Ink.PLAIN, "a start of thirty letters or: ", entries, 2)))
        .isEqualTo(
            "a start of thirty letters or: one entry of some length here,\n"
                + "  two entries of some length\n");
  }

  @Test
  void inkShowsOnlyWhereColoursDo() {
    assertThat(printed(false, page -> page.say(Ink.RED, "x\u001b"))).isEqualTo("x\\x1b\n");
    assertThat(printed(true, page -> page.say(Ink.RED, "x\u001b")))
        .isEqualTo("\u001b[31mx\\x1b\u001b[0m\n");
  }

  @Test
  void gapsDoNotAddUp() {
    assertThat(
            printed(
                false,
                page -> {
                  page.gap();
                  page.say("a");
                  page.gap();
                  page.gap();
                  page.say("b");
                }))
        .isEqualTo("a\n\nb\n");
  }

  @Test
  void piecesStayWholeAndFillTheLine() {
    List<String> pieces = List.of("a".repeat(30) + " b;", "c".repeat(39) + " d", "e", "f");
    assertThat(printed(false, page -> page.flow(Ink.PLAIN, "x: ", pieces, 2)))
        .isEqualTo("x: " + "a".repeat(30) + " b; " + "c".repeat(39) + " d e\n  f\n");
  }

  @Test
  void blanksAtTheEndAreNotPrinted() {
    assertThat(printed(true, page -> page.say(Line.of(Ink.RED, "x ").add(Ink.DIM, "  "))))
        .isEqualTo("\u001b[31mx\u001b[0m\n");
    assertThat(printed(true, page -> page.say(Line.of(Ink.RED, "x ").add("y"))))
        .isEqualTo("\u001b[31mx\u001b[0m y\n");
  }
}
