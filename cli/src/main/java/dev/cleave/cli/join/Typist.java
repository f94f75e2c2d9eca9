package dev.cleave.cli.join;

import dev.cleave.cli.page.Page;
import java.util.List;

/** Whoever types at a seat, while things happen that nobody waits for. */
interface Typist {

  /** Where things are told: never into the midst of what is being typed. */
  Page page();

  /** A line is wanted; it comes as a {@link Happening.Typed}. Asking again changes the words. */
  void ask(String prompt, List<String> words);

  /** A line has come, and shall be seen. */
  void typed(String line);

  /** Something is about to be told. */
  void hush();

  /** Lines come only when they are asked for, and end some day. */
  boolean isPiped();
}
