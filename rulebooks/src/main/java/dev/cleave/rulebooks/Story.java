package dev.cleave.rulebooks;

import dev.cleave.content.Carried;
import dev.cleave.content.journal.Opening;
import dev.cleave.content.journal.Snapshot;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import org.jspecify.annotations.Nullable;

/**
 * The tale of one table, told by one rulebook and its options, chapter after chapter. Each chapter
 * begins from what is carried into it, so any of them is opened without those before.
 */
public final class Story {

  private final Game first;

  /**
   * @param first with which it begins
   */
  public Story(Game first) {
    this.first = first;
  }

  /** The game of the first chapter, whose rulebook all the others have. */
  public Game first() {
    return first;
  }

  /**
   * Opens a chapter.
   *
   * @param opening the line it begins with, null for the first
   * @throws BadInput if it cannot be played with the rules and content there are
   */
  public Chapter open(@Nullable Opening opening) {
    if (opening == null) {
      return new Chapter(this, 1, Battle.KIND, first);
    }
    Snapshot carried = opening.carried();
    Node scenario = opening.scenario();
    boolean fight = opening.scene().equals(Battle.KIND);
    if (fight && carried == null) {
      return new Chapter(this, opening.number(), Battle.KIND, first);
    }
    if (fight && scenario != null && carried != null) {
      refuseOtherRules(scenario);
      Game game = first.with(Carried.into(scenario, carried));
      return new Chapter(this, opening.number(), Battle.KIND, game);
    }
    if (opening.scene().equals(Aftermath.KIND) && carried != null) {
      Game game = first.with(Carried.after(opening.title(), carried));
      return new Chapter(this, opening.number(), Aftermath.KIND, game);
    }
    var what = "nobody knows how to play a chapter that is a " + opening.scene();
    throw new BadInput(
        new Problem(new Source("chapter " + opening.number(), ""), 0, 0, "", what, "", ""));
  }

  /** A story keeps its book and its options; a scenario need not state them. */
  private void refuseOtherRules(Node scenario) {
    if (!(scenario instanceof Mapping all)) {
      return;
    }
    var fields = Fields.of(all);
    String id = first.rulebook().id();
    if (fields.has("rulebook") && !fields.text("rulebook").equals(id)) {
      throw fields.problem(
          "rulebook",
          "this story is told by " + id,
          "Expected: " + id,
          "Leave it out, or open another table.");
    }
    var options = first.figures().options();
    fields
        .optionalMapping("options")
        .ifPresent(
            own -> {
              for (String name : own.names()) {
                String word = options.getOrDefault(name, "");
                if (!own.text(name).equals(word)) {
                  throw own.problem(
                      name,
                      "options stay as they were when the story began",
                      word.isEmpty() ? "" : "Expected: " + word,
                      "Leave it out, or open another table.");
                }
              }
            });
  }
}
