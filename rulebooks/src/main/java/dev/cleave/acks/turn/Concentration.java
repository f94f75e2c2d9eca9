package dev.cleave.acks.turn;

import dev.cleave.acks.book.State;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.field.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A spell that goes on as long as its caster keeps his mind on it. A2.COND.CONC.01-02
 *
 * @param state the condition it keeps up, null if it lays none
 * @param on the indexes of those it has taken hold of
 * @param at where he must stay, null if he need not or there is no map
 */
public record Concentration(
    Spell spell, @Nullable State state, List<Integer> on, @Nullable Square at) {

  /** The same without somebody whom something else holds. */
  public Concentration without(int index) {
    List<Integer> rest = on.stream().filter(one -> one != index).toList();
    return new Concentration(spell, state, rest, at);
  }
}
