package dev.cleave.cli;

import dev.cleave.cli.page.Page;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The survivors, as the next scenario wants them. */
final class Survivors {

  /** These belong to the fight that is over, or are said anew. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "count",
          "at",
          "facing",
          "cover",
          "elevation",
          "attackers",
          "conditions",
          "hp",
          "hp left",
          "afflictions",
          "bed rest");

  private final Rulebook rulebook;
  private final @Nullable Mapping combatants;

  /**
   * @param scenario as it was written
   */
  Survivors(Rulebook rulebook, Node scenario) {
    this.rulebook = rulebook;
    this.combatants =
        scenario instanceof Mapping all && all.get("combatants") instanceof Mapping named
            ? named
            : null;
  }

  void print(Battle battle, Page page) {
    page.say("combatants:");
    for (Combatant who : battle.combatants()) {
      if (who.isStanding() || who.fate() == Fate.FLED || who.fate() == Fate.YIELDED) {
        page.say("  " + quoted(who.name()) + ": {" + String.join(", ", fields(who)) + "}");
      }
    }
  }

  private List<String> fields(Combatant who) {
    var fields = new ArrayList<String>();
    Mapping said = said(who.name());
    boolean used = who.items().size() < who.sheet().items().size();
    if (said != null) {
      said.entries()
          .forEach(
              (name, entry) -> {
                if (!LEFT_OUT.contains(name) && !(used && name.equals("items"))) {
                  fields.add(quoted(name) + ": " + text(entry.value()));
                }
              });
    }
    if (used && !who.items().isEmpty()) {
      fields.add("items: " + list(who.items().stream().map(Item::id).toList()));
    }
    fields.add("hp: " + who.mostHitPoints());
    if (who.hitPoints() < who.mostHitPoints()) {
      fields.add("hp left: " + who.hitPoints());
    }
    List<String> afflictions = rulebook.infirmary().stated(who);
    if (!afflictions.isEmpty()) {
      fields.add("afflictions: " + list(afflictions));
    }
    String rest = rulebook.infirmary().rest(who);
    if (!rest.isEmpty()) {
      fields.add("bed rest: " + rest);
    }
    return fields;
  }

  /** The scenario's words about somebody, or about all his kind: Orc 2 is one of the orcs. */
  private @Nullable Mapping said(String name) {
    if (combatants == null) {
      return null;
    }
    Node own = combatants.get(name);
    int space = name.lastIndexOf(' ');
    Node kind = own != null || space < 0 ? own : combatants.get(name.substring(0, space));
    return kind instanceof Mapping said ? said : null;
  }

  private static String list(List<String> texts) {
    return texts.stream().map(Survivors::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String text(Node node) {
    return switch (node) {
      case Scalar scalar ->
          scalar.kind() == Scalar.Kind.TEXT ? quoted(scalar.text()) : scalar.text();
      case Sequence list ->
          list.items().stream().map(Survivors::text).collect(Collectors.joining(", ", "[", "]"));
      case Mapping map ->
          map.entries().entrySet().stream()
              .map(one -> quoted(one.getKey()) + ": " + text(one.getValue().value()))
              .collect(Collectors.joining(", ", "{", "}"));
    };
  }

  /** Plain words as they are, all else as YAML must have it. */
  private static String quoted(String text) {
    return text.matches("[A-Za-z][A-Za-z -]*[A-Za-z]")
        ? text
        : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
