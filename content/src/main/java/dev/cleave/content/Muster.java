package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Problem;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Makes combatants of what a scenario says, each with his sheet in the hand of the rulebook. */
final class Muster {

  private final Library library;
  private final Reading reading;
  private final Rulebook rulebook;
  private final Recruit recruit;
  private final Weapon bareHands;
  private final Map<String, Side> sides = new HashMap<>();
  private final Map<Fields, Creature> sheets = new IdentityHashMap<>();
  private final List<Problem> problems = new ArrayList<>();

  Muster(Library library, Reading reading, Rulebook rulebook) {
    this.library = library;
    this.reading = reading;
    this.rulebook = rulebook;
    this.recruit = new Recruit(library, reading, rulebook);
    this.bareHands = reading.bareHands();
  }

  /** Everybody, or every reason why not. */
  List<Combatant> combatants(Fields scenario, Roster roster) {
    for (Entrant entrant : roster.entrants()) {
      if (entrant.nth() == 0) {
        enlist(entrant.said());
      }
    }
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
    chooseJudge(scenario, roster);
    var combatants = new ArrayList<Combatant>();
    Manners manners = library.manners(scenario, roster);
    for (Entrant entrant : roster.entrants()) {
      Combatant combatant = combatant(combatants.size(), entrant);
      combatant.setConduct(manners.of(entrant, combatant.sheet()));
      combatants.add(combatant);
    }
    return combatants;
  }

  /** The sides, in the order of the scenario. */
  List<Side> sides() {
    return sides.values().stream().sorted((a, b) -> a.index() - b.index()).toList();
  }

  private void enlist(Fields said) {
    try {
      sheets.put(said, recruit.sheet(said));
    } catch (BadInput e) {
      problems.addAll(e.problems());
    }
  }

  /** The Judge runs the sides on which nobody has a class. */
  private void chooseJudge(Fields scenario, Roster roster) {
    for (String name : roster.sides()) {
      boolean monsters =
          roster.entrants().stream()
              .filter(entrant -> entrant.side().equals(name))
              .noneMatch(entrant -> sheet(entrant).isCharacter());
      boolean judge =
          scenario
              .optionalMapping("sides")
              .map(all -> all.mapping(name).flag("judge", monsters))
              .orElse(monsters);
      sides.put(name, new Side(sides.size(), name, judge));
    }
  }

  private Creature sheet(Entrant entrant) {
    var sheet = sheets.get(entrant.said());
    if (sheet == null) {
      throw new IllegalStateException(entrant.name() + " has no sheet");
    }
    return sheet;
  }

  private Combatant combatant(int index, Entrant entrant) {
    var side = sides.get(entrant.side());
    if (side == null) {
      throw new IllegalStateException(entrant.name() + " has no side");
    }
    Creature sheet = sheet(entrant);
    int most = rulebook.hitPoints(sheet);
    var combatant = new Combatant(index, entrant.name(), side, sheet, most, bareHands);
    arm(combatant, entrant.said());
    for (Condition condition : recruit.conditions(entrant.said())) {
      combatant.gain(condition);
    }
    new Wounds(entrant.said(), rulebook).suffer(combatant);
    if (entrant.waits()) {
      combatant.setFate(Fate.WAITING);
    }
    return combatant;
  }

  /**
   * Claws before what is only carried beside them; a shield is slung behind a weapon that takes
   * both hands of whoever bears it.
   */
  private void arm(Combatant combatant, Fields said) {
    if (combatant.weapon().natural() && !combatant.sheet().attacks().isEmpty()) {
      combatant.wield(combatant.sheet().attacks().getFirst());
    }
    if (rulebook.hands(combatant.sheet(), combatant.weapon()) > 1) {
      combatant.setShield(false);
    }
    said.optional("off-hand").map(reading::weapon).ifPresent(combatant::wieldOffHand);
  }
}
