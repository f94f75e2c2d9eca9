package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Water on which vessels lie and move, with those who stand on them. */
public interface Seaway {

  /** Ships and boats on it. */
  List<Vessel> vessels();

  /** The vessel on whose deck somebody is, null if on none. */
  @Nullable Vessel deck(Combatant combatant);

  /** Everybody on a deck, standing or not. */
  List<Combatant> aboard(Vessel vessel);

  /** A vessel would float there, clear of land, of other vessels and of those who swim. */
  boolean mayLie(Vessel vessel, int column, int row, Facing bow);

  /** Lays a vessel elsewhere with everybody and everything on it. */
  void lay(Vessel vessel, int column, int row, Facing bow);

  /** Feet of water between a vessel, if it lay there, and another: none where they touch. */
  int gap(Vessel vessel, int column, int row, Facing bow, Vessel other);

  /** Feet of water between a vessel, if it lay there, and somebody. */
  int gap(Vessel vessel, int column, int row, Facing bow, Combatant other);

  /** Everything there that is nobody. */
  List<Feature> features();

  /** The square of a feature, null if it is not here. */
  @Nullable Square squareOf(Feature feature);

  void add(Feature feature, Square square);

  void take(Feature feature);
}
