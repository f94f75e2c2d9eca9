package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.engine.actor.Combatant;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Letters in rows, each with its ink. What is put down later hides what lies below. */
final class Canvas {
  private final int width;
  private final char[] letters;
  private final Ink[] inks;
  private final @Nullable Combatant[] signs;

  Canvas(int width, int height) {
    this.width = width;
    this.letters = new char[width * height];
    this.inks = new Ink[width * height];
    this.signs = new Combatant[width * height];
    Arrays.fill(letters, ' ');
    Arrays.fill(inks, Ink.DIM);
  }

  void put(int x, int y, Ink ink, char letter) {
    put(x, y, ink, letter, null);
  }

  void put(int x, int y, Ink ink, String text) {
    for (int i = 0; i < text.length(); i++) {
      put(x + i, y, ink, text.charAt(i), null);
    }
  }

  /** Puts down the label by which somebody is known. */
  void sign(int x, int y, Ink ink, String label, Combatant who) {
    for (int i = 0; i < label.length(); i++) {
      put(x + i, y, ink, label.charAt(i), who);
    }
  }

  /** Anything beside the canvas is not drawn. */
  private void put(int x, int y, Ink ink, char letter, @Nullable Combatant who) {
    int i = y * width + x;
    if (x >= 0 && x < width && i >= 0 && i < letters.length) {
      letters[i] = letter;
      inks[i] = ink;
      signs[i] = who;
    }
  }

  boolean shows(Combatant who) {
    for (Combatant other : signs) {
      if (other == who) {
        return true;
      }
    }
    return false;
  }

  /** Adds a row to what stands before it. */
  Line row(int y, Line line) {
    int end = (y + 1) * width;
    for (int i = y * width; i < end; ) {
      int next = i + 1;
      while (next < end && inks[next] == inks[i]) {
        next++;
      }
      line.add(inks[i], new String(letters, i, next - i));
      i = next;
    }
    return line;
  }
}
