package dev.cleave.cli.view;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.field.Battlemap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who is drawn in which square: the standing before the fallen, whole squares before halves. */
final class Squares {
  private final Extent shown;
  private final @Nullable Combatant[] squares;

  Squares(Battlemap map, Extent shown) {
    this.shown = shown;
    this.squares = new Combatant[shown.columns() * shown.rows()];
    List<Combatant> people = map.present();
    claim(map, people.stream().filter(who -> who.isStanding() && isSmall(map, who)).toList());
    claim(map, people.stream().filter(who -> who.isStanding()).toList());
    claim(map, people);
  }

  private static boolean isSmall(Battlemap map, Combatant who) {
    Extent extent = Extent.of(map, who);
    return extent.columns() == 1 && extent.rows() == 1;
  }

  private void claim(Battlemap map, List<Combatant> people) {
    for (Combatant who : people) {
      Extent extent = Extent.of(map, who);
      for (int row = extent.top(); row <= extent.bottom(); row++) {
        for (int column = extent.left(); column <= extent.right(); column++) {
          if (shown.holds(column, row) && squares[index(column, row)] == null) {
            squares[index(column, row)] = who;
          }
        }
      }
    }
  }

  private int index(int column, int row) {
    return (row - shown.top()) * shown.columns() + column - shown.left();
  }

  @Nullable Combatant at(int column, int row) {
    return squares[index(column, row)];
  }

  boolean shows(Combatant who) {
    for (Combatant other : squares) {
      if (other == who) {
        return true;
      }
    }
    return false;
  }
}
