package dev.cleave.proof;

import dev.cleave.content.Library;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import java.util.ArrayList;
import java.util.List;

/** A battle, the rulebook it is fought by, and all the content there is. */
record Stage(Rulebook rulebook, Battle battle, Library library) {

  /** The combatant a case names. */
  Combatant named(Scalar name) {
    Combatant found = battle.named(name.text());
    if (found == null) {
      throw Fields.unknown(name, "combatant", combatants());
    }
    return found;
  }

  List<String> combatants() {
    return battle.combatants().stream().map(Combatant::name).toList();
  }

  /** Everybody who may be asked something: combatants, sides, the Judge. */
  List<String> people() {
    var people = new ArrayList<>(combatants());
    battle.sides().stream().map(Side::name).forEach(people::add);
    people.add(Side.JUDGE.name());
    return people;
  }
}
