package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Formation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The groups in which monsters are met, which share an initiative number: a formation of the
 * scenario, or else like monsters of one name, in parts as near equal as can be if they are many.
 * A2O.GROUP.01-04, A2O.GAP.29
 */
final class EncounterGroups {

  private static final Pattern NUMBER = Pattern.compile(" \\d+$");

  private EncounterGroups() {}

  /**
   * The group of each combatant, by index: the index of its first member. Adventurers are their
   * own.
   *
   * @param most of a kind that make a group where the scenario names none
   */
  static int[] of(Battle battle, int most) {
    var kinds = new LinkedHashMap<String, List<Combatant>>();
    int[] groups = new int[battle.size()];
    for (Combatant who : battle.combatants()) {
      groups[who.index()] = who.index();
      if (!who.sheet().isCharacter()) {
        kinds.computeIfAbsent(kind(who, battle), _ -> new ArrayList<>()).add(who);
      }
    }
    for (List<Combatant> all : kinds.values()) {
      boolean named = formation(all.getFirst(), battle) != null;
      split(all, named ? 1 : (all.size() + most - 1) / most, groups);
    }
    return groups;
  }

  private static String kind(Combatant who, Battle battle) {
    String formation = formation(who, battle);
    String kind =
        formation == null
            ? who.sheet().id() + " " + NUMBER.matcher(who.name()).replaceFirst("")
            : "formation " + formation;
    return who.side().index() + " " + kind;
  }

  private static @Nullable String formation(Combatant who, Battle battle) {
    for (Formation formation : battle.formations()) {
      if (formation.has(who)) {
        return formation.name();
      }
    }
    return null;
  }

  private static void split(List<Combatant> all, int parts, int[] groups) {
    int from = 0;
    for (int part = 0; part < parts; part++) {
      int size = (all.size() - from + parts - part - 1) / (parts - part);
      for (Combatant member : all.subList(from, from + size)) {
        groups[member.index()] = all.get(from).index();
      }
      from += size;
    }
  }
}
