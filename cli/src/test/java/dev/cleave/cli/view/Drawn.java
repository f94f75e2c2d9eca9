package dev.cleave.cli.view;

import dev.cleave.cli.page.Page;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.rulebooks.Game;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.Objects;

/** A scenario, and what is drawn of it. */
final class Drawn {
  final Game game;
  final Battle battle;

  private Drawn(Game game) {
    this.game = game;
    this.battle = game.newBattle();
  }

  static Drawn of(String map, String... combatants) {
    String people = "  " + String.join("\n  ", combatants) + "\n";
    String scenario = "scenario: Drawn\nmap: " + map + "\ncombatants:\n" + people;
    return new Drawn(
        Game.of(
            Scenario.of(Yaml.parse(new Source("drawn", scenario))),
            Library.core(),
            null,
            Map.of()));
  }

  Combatant named(String name) {
    return battle.combatants().stream()
        .filter(who -> who.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  Battlemap map() {
    return Objects.requireNonNull(battle.field().map());
  }

  String text() {
    return text(Ways.NONE, false);
  }

  String typed() {
    return text(Ways.NONE, true);
  }

  String text(Ways ways) {
    return text(ways, false);
  }

  String text(Ways ways, boolean plain) {
    var out = new StringWriter();
    var page = new Page(new PrintWriter(out), false, plain);
    Scene.of(battle, game.rulebook()).draw(battle, page, ways);
    return out.toString();
  }
}
