package dev.cleave.engine.actor;

/** Where a rulebook writes down what is to be read back in another chapter. */
public interface Notebook {

  void number(String name, long number);

  void flag(String name, boolean flag);

  void text(String name, String text);

  /** A round of this battle, kept as a moment of the whole story. */
  void moment(String name, int round);

  /** The same where 0 means none. */
  default void round(String name, int round) {
    if (round != 0) {
      moment(name, round);
    }
  }

  /** Something that has parts of its own. */
  Notebook part(String name);

  /** One more of several such things. */
  Notebook entry(String name);
}
