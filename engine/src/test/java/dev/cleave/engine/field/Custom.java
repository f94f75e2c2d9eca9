package dev.cleave.engine.field;

import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;

/** A passage drawn by lot: what each of the others lets a mover do. */
final class Custom implements Passage {

  private final List<boolean[]> answers = new ArrayList<>();
  private final int[] holds = new int[8];
  private final int holdFeet;
  private final boolean curves;

  Custom(Rnd rnd) {
    int kind = rnd.below(4);
    for (int i = 0; i < 8; i++) {
      var some = new boolean[5];
      for (int j = 0; j < some.length; j++) {
        some[j] = kind == 0 ? j == 0 : kind > 1 && rnd.below(4) > 0;
      }
      answers.add(some);
      holds[i] = kind == 3 && rnd.oneIn(2) ? 3 * rnd.between(1, 4) : 0;
    }
    this.holdFeet = rnd.oneIn(4) ? 10 : 5;
    this.curves = rnd.oneIn(4);
  }

  private boolean answer(Combatant other, int question) {
    return answers.get(other.index())[question];
  }

  @Override
  public boolean through(Combatant mover, Combatant other) {
    return answer(other, 0) && !mover.isEnemyOf(other);
  }

  @Override
  public boolean over(Combatant mover, Combatant other) {
    return answer(other, 1);
  }

  @Override
  public boolean on(Combatant mover, Combatant other) {
    return answer(other, 2);
  }

  @Override
  public boolean abreast(Combatant mover, Combatant other) {
    return answer(other, 3);
  }

  @Override
  public boolean inFile(Combatant mover, Combatant other) {
    return answer(other, 4);
  }

  @Override
  public int hold(Combatant mover, Combatant other) {
    return holds[other.index()];
  }

  @Override
  public int holdFeet() {
    return holdFeet;
  }

  @Override
  public boolean curves() {
    return curves;
  }

  @Override
  public String toString() {
    var text = new StringBuilder("through, over, on, abreast, in file, hold within " + holdFeet);
    text.append(curves ? ", in curves" : "");
    for (int i = 0; i < holds.length; i++) {
      text.append('\n').append(i).append(':');
      for (boolean answer : answers.get(i)) {
        text.append(answer ? " yes" : " no");
      }
      text.append(' ').append(holds[i]);
    }
    return text.toString();
  }
}
