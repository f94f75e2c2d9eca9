package dev.cleave.rulebooks;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.journal.Opening;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.SeededDice;
import java.util.List;
import java.util.Map;

/** A story that bots play, chapter after chapter, each opened from its own line. */
final class Saga {

  private final Players players;
  final Story story;
  Chapter chapter;
  Scene scene;
  List<Recorded> lines = List.of();

  Saga(String yaml, Players players) {
    this.players = players;
    this.story = new Story(Game.of(Scenario.of(node(yaml)), Library.core(), null, Map.of()));
    this.chapter = story.open(null);
    this.scene = chapter.newScene(List.of());
  }

  static Node node(String yaml) {
    return Yaml.parse(new Source("saga.yaml", yaml));
  }

  Battle battle() {
    return Battle.in(scene);
  }

  /** Plays the chapter from its first line. */
  Saga play(long seed) {
    scene = chapter.newScene(List.of());
    Journal.Kept kept = Journal.kept();
    var live = new GameTable(new SeededDice(seed), players, kept);
    chapter.play(scene, new RecordedTable(List.of(), scene, kept, live), _ -> {});
    lines = FightPropertiesTest.recorded(kept.entries());
    return this;
  }

  Opening aftermath() {
    return begin(chapter.aftermath(scene, lines));
  }

  Opening fight(String yaml) {
    return begin(chapter.fight(node(yaml), scene, lines));
  }

  private Opening begin(Opening opening) {
    chapter = story.open(opening);
    scene = chapter.newScene(List.of());
    lines = List.of();
    return opening;
  }

  /** What would be carried on now, as text. */
  String snapshot() {
    return chapter.game().snapshot(battle(), lines).json().toString();
  }

  List<String> told() {
    return lines.stream().map(Recorded::json).toList();
  }
}
