package dev.cleave.content;

import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import java.util.Map;

/** A battle made of a scenario, for tests to look at. */
record Fight(Scenario scenario, Battle battle) {

  /** Marcus, of whom so much is said, against an orc. */
  static Fight of(String marcus) {
    return of("acks2", marcus);
  }

  static Fight of(String rulebook, String marcus) {
    return read(
        """
        scenario: Test
        rulebook: %s
        combatants:
          Marcus: {side: heroes, %s}
          Orc: {side: orcs, creature: orc}
        """
            .formatted(rulebook, marcus));
  }

  static Fight read(String text) {
    return of(Scenario.of(Yaml.parse(new Source("test.yaml", text))));
  }

  static Fight of(Scenario scenario) {
    var library = Library.core();
    var figures = scenario.figures(library, null, Map.of());
    var rulebook = new PlainRulebook(scenario.rulebook());
    return new Fight(scenario, scenario.battle(library, rulebook, figures));
  }

  Combatant first() {
    return battle.combatant(0);
  }

  Combatant named(String name) {
    var found = battle.named(name);
    if (found == null) {
      throw new AssertionError("there is no " + name);
    }
    return found;
  }
}
