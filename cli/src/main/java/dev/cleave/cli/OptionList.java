package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.content.Library;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;

/** The options of rulebooks: what may be chosen, the default, and what each word changes. */
final class OptionList {

  private final Library library = Library.core();
  private final Page page;

  OptionList(Page page) {
    this.page = page;
  }

  void print(List<String> rulebooks) {
    for (String rulebook : rulebooks) {
      page.say(Line.of(Ink.BOLD, library.about(rulebook).title()).add(" (" + rulebook + ")"));
      library.options(rulebook).forEach(this::print);
      page.gap();
    }
  }

  /** The default first; what else may be said follows in the order of the book. */
  private void print(Library.Option option) {
    page.gap();
    page.say(Line.of("  ").add(Ink.BOLD, option.name()).add(Ink.DIM, "  " + option.rule()));
    page.tell(option.about(), 2);
    String usual = option.usual();
    page.tell(usual + " (default): " + option.words().getOrDefault(usual, ""), 4);
    option
        .words()
        .forEach(
            (word, meaning) -> {
              if (!word.equals(usual)) {
                page.tell(word + ": " + meaning, 4);
              }
            });
  }

  void json(List<String> rulebooks) {
    for (String rulebook : rulebooks) {
      for (Library.Option option : library.options(rulebook)) {
        var json =
            JsonNodeFactory.instance
                .objectNode()
                .put("rulebook", rulebook)
                .put("option", option.name())
                .put("about", option.about())
                .put("rule", option.rule())
                .put("default", option.usual());
        var words = json.putObject("words");
        option.words().forEach(words::put);
        page.raw(json + "\n");
      }
    }
  }
}
