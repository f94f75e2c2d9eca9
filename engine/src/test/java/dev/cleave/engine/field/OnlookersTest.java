package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Of thousands less is kept than of a few, and each of them stands as he would among a few. */
class OnlookersTest {

  private static final int FEW = 6;
  private static final int THOUSANDS = 300;

  @Test
  void howFarApartTheFewAreDoesNotDependOnHowManyLookOn() {
    Rnd.each(
        40,
        rnd -> {
          List<Combatant> few = people(FEW);
          List<Combatant> many = people(THOUSANDS);
          Field alone = new Theatre(few, 30);
          Field crowded = new Theatre(many, 30);
          for (int i = 0; i < 20; i++) {
            int mover = rnd.below(FEW);
            int other = (mover + 1 + rnd.below(FEW - 1)) % FEW;
            boolean toward = rnd.oneIn(2);
            int most = rnd.below(40);
            walk(alone, few.get(mover), new Bearing(few.get(other), toward), most);
            walk(crowded, many.get(mover), new Bearing(many.get(other), toward), most);
            if (rnd.oneIn(3)) {
              crowded = crowded.copy(many.toArray(new Combatant[0]));
            }
            assertThat(told(crowded, many)).isEqualTo(told(alone, few));
          }
        });
  }

  private static List<Combatant> people(int many) {
    var cast = new Cast();
    for (int i = 0; i < many; i++) {
      if (i % 2 == 0) {
        cast.man("Man " + i);
      } else {
        cast.orc("Orc " + i);
      }
    }
    return cast.all();
  }

  private static void walk(Field field, Combatant mover, Bearing bearing, int most) {
    Route route = field.route(mover, bearing, most, (one, other) -> true);
    assertThat(route).isNotNull();
    while (route.step()) {
      assertThat(route.walked()).isLessThanOrEqualTo(route.length());
    }
  }

  /** How far the few are from each other. */
  private static String told(Field field, List<Combatant> people) {
    var told = new StringBuilder();
    for (Combatant one : people.subList(0, FEW)) {
      for (Combatant other : people.subList(0, FEW)) {
        told.append(field.distance(one, other)).append(' ');
      }
    }
    return told.toString();
  }
}
