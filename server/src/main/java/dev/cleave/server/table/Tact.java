package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.journal.Event;
import java.util.Map;
import java.util.TreeMap;

/** Minds what is said before some eyes: nobody is named of whom they do not know. */
record Tact(Fog fog, Viewpoint eyes, Battle battle) {

  private static final String SOMEBODY = "somebody";

  /** Not all that happens is seen here. */
  boolean isFoggy() {
    return fog.isOn();
  }

  boolean sees(Combatant who) {
    return fog.sees(eyes, who);
  }

  /** A thing that these eyes have found. */
  boolean knows(Feature thing) {
    return eyes.isJudge() || (fog.isOn() ? fog.of(eyes).hasFound(thing) : !thing.isHidden());
  }

  /** Names somebody these eyes do not know of. */
  boolean tellsOfUnseen(String sentence) {
    if (eyes.isJudge()) {
      return false;
    }
    for (Combatant who : battle.combatants()) {
      if (!sees(who) && Facts.find(sentence, who.name(), 0) >= 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Who acts when, told of many at once, names only those these eyes know of: that nothing came
   * would tell of the others. Empty if it is no such list, or of nobody they know.
   */
  String listed(Event event) {
    String all = event.openSentence();
    int head = all.indexOf(':') + 1;
    Map<Integer, String> known = new TreeMap<>();
    for (Event.Fact fact : event.facts()) {
      Combatant who = battle.named(fact.key());
      if (who != null && sees(who) && fact.value() instanceof Integer number) {
        String part = who.name() + " " + number;
        known.put(all.indexOf(part, head), part);
      }
    }
    boolean list = event.is(Event.Kind.INITIATIVE) && head > 0 && !known.isEmpty();
    return list ? all.substring(0, head) + " " + String.join(", ", known.values()) + "." : "";
  }

  /** The same without their names. */
  String veiled(String sentence) {
    if (!tellsOfUnseen(sentence)) {
      return sentence;
    }
    String veiled = sentence;
    for (Combatant who : battle.combatants()) {
      if (!sees(who)) {
        int at = Facts.find(veiled, who.name(), 0);
        while (at >= 0) {
          String word = at == 0 ? "Somebody" : SOMEBODY;
          veiled = veiled.substring(0, at) + word + veiled.substring(at + who.name().length());
          at = Facts.find(veiled, who.name(), at + word.length());
        }
      }
    }
    return veiled;
  }
}
