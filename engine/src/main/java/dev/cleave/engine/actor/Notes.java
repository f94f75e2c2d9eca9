package dev.cleave.engine.actor;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The contents of a {@link Notebook}, read in another chapter. */
public interface Notes {

  boolean has(String name);

  /** 0 if it was not written. */
  int number(String name);

  boolean flag(String name);

  /** Empty if it was not written. */
  String text(String name);

  /** A moment as a round of this battle, which may be one before its first; 0 if not written. */
  int round(String name);

  @Nullable Notes part(String name);

  List<Notes> entries(String name);
}
