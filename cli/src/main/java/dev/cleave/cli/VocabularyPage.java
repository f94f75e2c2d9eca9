package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.content.yaml.Nearest;
import dev.cleave.proof.Vocabulary;
import dev.cleave.rulebooks.Shelf;
import java.util.ArrayList;
import java.util.List;

/** {@code cleave check --words}: what cases of a rulebook may name. */
final class VocabularyPage {

  private static final int MARGIN = 2;
  private static final int HANGING = 6;

  private VocabularyPage() {}

  static void print(String rulebook, Page page) {
    List<String> known = Shelf.ids();
    if (!known.contains(rulebook)) {
      throw new Refused(
          "\"%s\" is not a known rulebook. Known: %s. %s"
              .formatted(rulebook, String.join(", ", known), Nearest.didYouMean(rulebook, known))
              .strip());
    }
    Vocabulary vocabulary = Vocabulary.of(rulebook);
    page.say(Ink.BOLD, rulebook + " tells");
    for (String event : vocabulary.events()) {
      var facts = new ArrayList<String>();
      vocabulary.facts(event).forEach((fact, sort) -> facts.add(fact + " (" + sort + ")"));
      entry(page, event, facts);
    }
    page.gap();
    page.say(Ink.BOLD, rulebook + " asks, and answers begin with");
    vocabulary.questions().forEach((kind, openings) -> entry(page, kind, openings));
  }

  private static void entry(Page page, String name, List<String> details) {
    String start = " ".repeat(MARGIN) + name;
    if (details.isEmpty()) {
      page.say(start);
    } else {
      page.list(Ink.PLAIN, start + ": ", details, HANGING);
    }
  }
}
