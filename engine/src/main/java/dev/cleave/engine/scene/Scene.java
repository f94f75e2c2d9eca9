package dev.cleave.engine.scene;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.time.Moment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The situation people have before them and the Judge may change: a battle, or what comes after
 * one. Tables and journals know no more of it than this; its rules know the rest.
 */
public interface Scene {

  /** The sort of scene, in a word: fight, aftermath. */
  String kind();

  /** Everybody in it, by their index; the order never changes. */
  List<? extends Actor> actors();

  List<Side> sides();

  /** When it is. */
  Moment now();

  /**
   * Reads an act of the Judge's, as journals and people write it.
   *
   * @return null if he can do no such thing here, or it names nobody here
   */
  @Nullable Act act(String text);

  /** The same scene, to be changed apart from this one. */
  Scene copy();
}
