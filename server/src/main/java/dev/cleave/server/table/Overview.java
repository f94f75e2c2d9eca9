package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.rulebooks.Game;
import java.util.List;

/** A fight before it begins, as anybody may see it: its field and who stands on it. */
public final class Overview {

  /** Of more, nobody wants to know how far each is from each. */
  private static final int FEW = 24;

  private Overview() {}

  /** In the words of a view: field, features, sides, combatants, distances. */
  public static String of(Game game) {
    Battle battle = game.newBattle();
    Viewpoint eyes = Viewpoint.ONLOOKER;
    var views = new Views(game.rulebook(), new Ribbon());
    var clear = new Fog(game.rulebook(), List.of()); // nobody has looked about yet
    var sides = Json.array();
    battle.sides().forEach(side -> sides.add(side.name()));
    var combatants = Json.array();
    for (Combatant who : battle.combatants()) {
      if (clear.sees(eyes, who)) {
        combatants.add(views.combatant(who, battle, eyes, clear));
      }
    }
    return Json.object()
        .set("sides", sides)
        .set("field", views.field(battle, eyes, clear))
        .set("features", views.features(battle, eyes, clear))
        .set("combatants", combatants)
        .set(
            "distances", battle.size() > FEW ? Json.object() : views.distances(battle, eyes, clear))
        .toString();
  }
}
