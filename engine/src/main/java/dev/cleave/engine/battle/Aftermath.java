package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.time.Moment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The scene after a fight: the people who were in it, and time. Nobody fights here, and nobody
 * looks at a field; how far they lie from each other the battle knows that is over.
 */
public final class Aftermath implements Scene {

  /** The word for such a scene. */
  public static final String KIND = "aftermath";

  private final Battle battle;

  public Aftermath(Battle battle) {
    this.battle = battle;
  }

  /** The battle that is over; its rounds go on being counted. */
  public Battle battle() {
    return battle;
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<Combatant> actors() {
    return battle.combatants();
  }

  @Override
  public List<Side> sides() {
    return battle.sides();
  }

  @Override
  public Moment now() {
    return battle.now();
  }

  /** The same acts as in a battle: the Judge may still say how somebody is. */
  @Override
  public @Nullable Act act(String text) {
    return battle.act(text);
  }

  @Override
  public Aftermath copy() {
    return new Aftermath(battle.copy());
  }
}
