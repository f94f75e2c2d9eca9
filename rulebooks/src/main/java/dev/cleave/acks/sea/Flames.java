package dev.cleave.acks.sea;

import dev.cleave.acks.book.Harm;
import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Flame;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pitch burning on decks: it eats the ship turn by turn, and people round by round. A1.SHIP.25-26
 */
final class Flames {

  private static final Reason HULL = new Reason("burning pitch", "A1.SHIP.25");
  private static final Reason FLESH = new Reason("burning pitch", "A1.SHIP.26");
  private static final Harm FIRE = Harm.mundane(List.of("fire"));
  private static final int LIGHT_FEET = 5;
  private static final int HEAVY_FEET = 10;

  private final Sea sea;

  Flames(Sea sea) {
    this.sea = sea;
  }

  private Dice dice(boolean heavy) {
    return heavy ? sea.numbers.pitchHeavy : sea.numbers.pitchLight;
  }

  private static int feet(boolean heavy) {
    return heavy ? HEAVY_FEET : LIGHT_FEET;
  }

  /** Pitch comes down on a deck and begins to burn it. A1.SHIP.25 */
  void ignite(@Nullable Combatant by, Vessel vessel, boolean heavy, Square at) {
    int round = sea.fight.battle.round();
    vessel.ignite(new Vessel.Pitch(heavy, round));
    sea.map.add(new Flame(name(vessel), heavy, round), Square.of(at.column(), at.row()));
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("ablaze", "A1.SHIP.25")
              .fact("what", vessel.name())
              .fact("at", at.text())
              .fact("heavy", heavy)
              .says(vessel.name() + " burns."));
    }
    eat(by, vessel, heavy);
  }

  private String name(Vessel vessel) {
    int number = 1;
    String name = "fire on " + vessel.name();
    while (isNamed(name + " " + number)) {
      number++;
    }
    return name + " " + number;
  }

  private boolean isNamed(String name) {
    for (Feature feature : sea.map.features()) {
      if (feature.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private void eat(@Nullable Combatant by, Vessel vessel, boolean heavy) {
    int damage = sea.fight.table.roll(dice(heavy), HULL, by);
    sea.hulls.hurt(by, vessel, damage, "A1.SHIP.25");
  }

  /** From ship to ship, where one that burns meets another. A1.R.66 */
  void spread(Combatant by, Vessel from, Vessel to) {
    if (from.fires().isEmpty() || !to.fires().isEmpty() || sea.hulls.isDisabled(to)) {
      return;
    }
    boolean heavy = from.fires().stream().anyMatch(Vessel.Pitch::heavy);
    Square corner = sea.at(to);
    Square near = sea.at(from);
    int column =
        Math.clamp(
            near.column() + from.columns() / 2,
            corner.column(),
            corner.column() + to.columns() - 1);
    int row = Math.clamp(near.row() + from.rows() / 2, corner.row(), corner.row() + to.rows() - 1);
    ignite(by, to, heavy, Square.of(column, row));
  }

  void openRound() {
    int round = sea.fight.battle.round();
    for (Vessel vessel : sea.vessels()) {
      for (Vessel.Pitch pitch : vessel.fires()) {
        int since = round - pitch.since();
        if (since > 0 && since % sea.fight.book.turnRounds == 0) {
          eat(null, vessel, pitch.heavy());
        }
      }
    }
    for (Flame flame : flames()) {
      scorch(flame);
    }
  }

  private List<Flame> flames() {
    var flames = new ArrayList<Flame>();
    for (Feature feature : sea.map.features()) {
      if (feature instanceof Flame flame) {
        flames.add(flame);
      }
    }
    return flames;
  }

  /** Each round that people stay in it. A1.SHIP.26 */
  private void scorch(Flame flame) {
    for (Combatant who : sea.fight.battle.combatants()) {
      if (who.isStanding() && sea.fight.field.isOn(who) && isIn(who, flame)) {
        int damage = sea.fight.table.roll(dice(flame.isHeavy()), FLESH, who);
        if (sea.fight.table.listens()) {
          sea.fight.table.tell(
              Event.of("scorched", "A1.SHIP.26")
                  .on(who)
                  .fact("what", flame.name())
                  .says(who.name() + " is in the " + flame.name() + "."));
        }
        sea.fight.damage().deal(who, who, damage, FIRE);
      }
    }
  }

  private boolean isIn(Combatant who, Flame flame) {
    return sea.fight.field.distance(who, flame) <= feet(flame.isHeavy());
  }

  private boolean isInAny(Combatant who) {
    for (Flame flame : flames()) {
      if (isIn(who, flame)) {
        return true;
      }
    }
    return false;
  }

  /** The oldest fire on a ship is out. */
  void quench(Vessel vessel) {
    vessel.quench();
    String of = "fire on " + vessel.name() + " ";
    for (Flame flame : flames()) {
      if (flame.name().startsWith(of)) {
        sea.map.take(flame);
        break;
      }
    }
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("extinguished", "A1.SHIP.27")
              .fact("what", vessel.name())
              .fact("left", vessel.fires().size())
              .says("A fire on " + vessel.name() + " is put out."));
    }
  }

  /** Out of it, if there is a way. */
  @Nullable Action away(Combatant who) {
    if (flames().isEmpty() || !isInAny(who) || sea.fight.engagement().isEngaged(who)) {
      return null;
    }
    Stand here = sea.fight.field.stand(who);
    for (Reach reach :
        sea.fight.field.reaches(
            who, sea.fight.movement().speed(who), sea.fight.movement().marching)) {
      sea.fight.field.place(who, reach.spot());
      boolean burns = isInAny(who);
      here.restore();
      if (!burns) {
        var march = new Marching.March(sea.fight, reach.spot());
        return sea.fight.allowance().bars(who, march, true) == null ? march : null;
      }
    }
    return null;
  }
}
