package dev.cleave.engine.tally;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A number to be thrown on a die, with everything that made it. What stands against the throw
 * raises it; bonuses lower it. Resolution, log, bot and odds read the same tally. A tally is reused
 * by the rule that owns it: keep a {@link #copy()} if you keep it.
 */
public final class Tally {

  private Term[] terms = new Term[16];
  private int[] values = new int[16];
  private boolean[] bonuses = new boolean[16];
  private int size;
  private int target;
  private int bonus;
  private int margin;
  private int face;
  private @Nullable Term bound;

  /** Empties the tally for the next throw. */
  public Tally clear() {
    size = 0;
    target = 0;
    bonus = 0;
    margin = 0;
    bound = null;
    return this;
  }

  /** Something that stands against the throw: armour, cover, the attacker's own target value. */
  public Tally against(int value, Term why) {
    if (value != 0) {
      add(value, why, false);
      target += value;
    }
    return this;
  }

  /** A bonus to the throw, or a penalty if negative. */
  public Tally plus(int value, Term why) {
    if (value != 0) {
      add(value, why, true);
      bonus += value;
    }
    return this;
  }

  public Tally plusIf(boolean holds, int value, Term why) {
    return holds ? plus(value, why) : this;
  }

  /** By how much the modified roll must be above what it is compared with, at the least. */
  public Tally above(int value, Term why) {
    if (value != 0) {
      add(value, why, false);
      margin += value;
    }
    return this;
  }

  private void add(int value, Term why, boolean isBonus) {
    if (size == terms.length) {
      terms = Arrays.copyOf(terms, size * 2);
      values = Arrays.copyOf(values, size * 2);
      bonuses = Arrays.copyOf(bonuses, size * 2);
    }
    terms[size] = why;
    bonuses[size] = isBonus;
    values[size++] = value;
  }

  /** The least bare die that succeeds, natural 1 and 20 aside. */
  public int needs() {
    return target + margin - bonus;
  }

  /**
   * Says what the die must show in the end, whatever the parts come to: a natural 1 may never be
   * enough, a natural 20 always. Comes after the last part.
   */
  public Tally bound(int least, Term why) {
    face = least;
    bound = least == needs() ? null : why;
    return this;
  }

  /** The least face that succeeds, with the book's bounds: what people are told they need. */
  public int face() {
    return bound == null ? needs() : face;
  }

  /** The same as people say it: below 1 every face does. */
  public int least() {
    return Math.max(1, face());
  }

  /** Why another face is needed than the parts come to; null if it is just that. */
  public @Nullable Term bound() {
    return bound;
  }

  /** The number the modified roll is compared with. */
  public int target() {
    return target;
  }

  /** Everything added to the die. */
  public int bonus() {
    return bonus;
  }

  public boolean meets(int die) {
    return die >= needs();
  }

  /** The number as it would be if this part did not count. */
  public int needsWithout(Term part) {
    int needs = needs();
    for (int i = 0; i < size; i++) {
      if (terms[i].equals(part)) {
        needs -= isBonus(i) ? -values[i] : values[i];
      }
    }
    return needs;
  }

  /** The sum of the parts against the throw that carry a tag. */
  public int targetFrom(Tag tag) {
    int sum = 0;
    for (int i = 0; i < size; i++) {
      if (!isBonus(i) && terms[i].tag() == tag) {
        sum += values[i];
      }
    }
    return sum;
  }

  public int size() {
    return size;
  }

  public Term term(int index) {
    return terms[index];
  }

  /** The value as the rule states it: +2 is a bonus to the throw if {@link #isBonus}. */
  public int value(int index) {
    return values[index];
  }

  public boolean isBonus(int index) {
    return bonuses[index];
  }

  /** The part's share in the number needed. */
  public int share(int index) {
    return isBonus(index) ? -values[index] : values[index];
  }

  /** Adds every part of another tally. */
  public Tally addAll(Tally other) {
    for (int i = 0; i < other.size; i++) {
      add(other.values[i], other.terms[i], other.bonuses[i]);
    }
    target += other.target;
    bonus += other.bonus;
    margin += other.margin;
    return this;
  }

  /** Made of the same parts in the same order. */
  public boolean isLike(Tally other) {
    boolean alike = size == other.size;
    for (int i = 0; alike && i < size; i++) {
      alike =
          values[i] == other.values[i]
              && bonuses[i] == other.bonuses[i]
              && terms[i].equals(other.terms[i]);
    }
    return alike;
  }

  public Tally copy() {
    return with(UnaryOperator.identity());
  }

  /** A copy whose parts have other names. */
  Tally with(UnaryOperator<Term> names) {
    Tally copy = new Tally().addAll(this);
    for (int i = 0; i < size; i++) {
      copy.terms[i] = names.apply(terms[i]);
    }
    copy.face = face;
    copy.bound = bound == null ? null : names.apply(bound);
    return copy;
  }

  /** "needs 12+: 10 level, 4 armour, -2 flanked". */
  @Override
  public String toString() {
    var text = new StringBuilder("needs ").append(Math.max(1, needs())).append('+');
    for (int i = 0; i < size; i++) {
      text.append(i == 0 ? ": " : ", ").append(share(i)).append(' ').append(terms[i].label());
    }
    return text.toString();
  }
}
