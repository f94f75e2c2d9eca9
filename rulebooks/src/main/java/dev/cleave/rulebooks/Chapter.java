package dev.cleave.rulebooks;

import dev.cleave.content.journal.Opening;
import dev.cleave.content.journal.Snapshot;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A chapter of a story, ready to be played as often as one likes. */
public final class Chapter {

  private final Story story;
  private final int number;
  private final String kind;
  private final Game game;

  Chapter(Story story, int number, String kind, Game game) {
    this.story = story;
    this.number = number;
    this.kind = kind;
    this.game = game;
  }

  /** From 1. */
  public int number() {
    return number;
  }

  /** The sort of scene it begins with: fight, aftermath. */
  public String kind() {
    return kind;
  }

  /** The words above it: "Chapter 2. The brook: the aftermath"; a first one has its title only. */
  public String heading() {
    String title = game.scenario().title();
    String named = kind.equals(Aftermath.KIND) ? title + ": the aftermath" : title;
    return number == 1 ? named : "Chapter " + number + ". " + named;
  }

  /** Its scenario, opened with the story's rulebook. */
  public Game game() {
    return game;
  }

  /**
   * A fresh scene; every call makes another.
   *
   * @param lines that will be played in it, for those whom the Judge brings in on the way
   */
  public Scene newScene(List<Recorded> lines) {
    Battle battle = game.newBattle(lines);
    return kind.equals(Aftermath.KIND) ? new Aftermath(battle) : battle;
  }

  /**
   * Plays it to its end. In journals of one chapter the aftermath follows the fight without a line
   * between them.
   *
   * @param now is told of each scene as it begins
   */
  public void play(Scene scene, RecordedTable table, Consumer<Scene> now) {
    now.accept(scene);
    Battle battle = Battle.in(scene);
    if (scene instanceof Aftermath aftermath) {
      game.rulebook().aftermath(aftermath, table);
      return;
    }
    game.rulebook().fight(battle, table);
    int before = -1;
    while (!table.isAtEnd() && table.played() > before) {
      before = table.played();
      var aftermath = new Aftermath(battle);
      now.accept(aftermath);
      game.rulebook().aftermath(aftermath, table);
    }
  }

  /**
   * The people and the time as they are carried on from here.
   *
   * @param end the scene as it was left
   * @param lines what was played in it
   */
  public Snapshot snapshot(Scene end, List<Recorded> lines) {
    return game.snapshot(Battle.in(end), lines);
  }

  /**
   * The line that begins what comes after this chapter's fight.
   *
   * @param end the scene as it was left
   * @param lines what was played in it
   */
  public Opening aftermath(Scene end, List<Recorded> lines) {
    return written(Aftermath.KIND, game.scenario().title(), null, end, lines);
  }

  /**
   * The line that begins the next fight.
   *
   * @param scenario as the Judge wrote it; whom the story knows it need only name
   * @param end the scene as it was left
   * @param lines what was played in it
   * @throws BadInput if it cannot be fought
   */
  public Opening fight(Node scenario, Scene end, List<Recorded> lines) {
    var carried = snapshot(end, lines);
    var opening = new Opening(number + 1, Battle.KIND, "", scenario, carried);
    String title = story.open(opening).game().scenario().title();
    return written(Battle.KIND, title, scenario, end, lines);
  }

  /** Read back from its own text: so it begins the same now and after a restart. */
  private Opening written(
      String scene, String title, @Nullable Node scenario, Scene end, List<Recorded> lines) {
    var carried = snapshot(end, lines);
    var opening = new Opening(number + 1, scene, title, scenario, carried);
    return Opening.read(opening.json(), "chapter " + opening.number());
  }
}
