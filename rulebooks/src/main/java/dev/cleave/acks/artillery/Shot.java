package dev.cleave.acks.artillery;

import static dev.cleave.acks.book.State.HELPLESS;

import dev.cleave.acks.attack.Troop;
import dev.cleave.acks.book.Ammunition;
import dev.cleave.acks.book.Result;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Material;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Area;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One shot of artillery, and what comes of it. A2.T.ARTY-RESULTS
 *
 * @param crew who serve the piece, the gunner among them
 * @param troop the formation it is laid on, null if something else is meant
 */
record Shot(
    ArtilleryRoom fight,
    Combatant gunner,
    List<Combatant> crew,
    Artillery piece,
    Ammunition load,
    @Nullable Troop troop) {

  private static final Reason THROW = new Reason("attack throw", "A2.ARTY.05");
  private static final Reason DAMAGE = new Reason("damage", "A2.ARTY.09");
  private static final Reason DIRECTION = new Reason("direction of scatter", "A2.ARTY.22");
  private static final Reason FEET = new Reason("feet of scatter", "A2.ARTY.23");
  private static final Dice CLOCK = Dice.d(12);
  private static final int STRAIGHT_ON = 12;
  private static final int SQUARE = 5;

  /** The crew's number, which is its lowest member's. A2.ARTY.36 */
  Tally toHit(Impact impact) {
    Ballistics own = fight.ballistics();
    return own == null
        ? fight.artilleryThrow().needs(this, impact, fight.crews().lowest(crew))
        : own.needs(flight(impact));
  }

  private Ballistics.Flight flight(Impact impact) {
    return new Ballistics.Flight(gunner, fight.crews().lowest(crew), piece, load, impact);
  }

  void fly(Impact impact) {
    Ballistics own = fight.ballistics();
    if (own != null) {
      own.fly(flight(impact), caught(impact, null));
      return;
    }
    int feet = impact.feetFrom(gunner, fight.field);
    switch (result(impact)) {
      case DIRECT_HIT -> hit(impact);
      case SPLASH -> splash(impact);
      case FUMBLE -> fumble(impact, feet);
      case MISS -> splash(scatter(impact, feet, fight.artilleryNumbers().artilleryScatter));
    }
  }

  /** One throw for the whole crew; the helpless are hit without one. A2.ARTY.05 */
  private Result result(Impact impact) {
    Combatant target = impact.creature();
    Tally toHit = toHit(impact);
    if (target != null && target.is(HELPLESS)) {
      tell(impact, toHit, 0, Result.DIRECT_HIT, "A2.COND.HELPLESS.03");
      return Result.DIRECT_HIT;
    }
    int die = fight.d20().roll(gunner, THROW, toHit);
    int without = fight.prowess(fight.crews().lowest(crew)).attackThrow;
    Result result = Result.of(die, toHit, without);
    tell(impact, toHit, die, result, result.ofShot());
    return result;
  }

  private void tell(Impact impact, Tally toHit, int die, Result result, String rule) {
    if (!fight.table.listens()) {
      return;
    }
    String outcome = result == Result.MISS ? "scatter" : result.label();
    var event =
        Event.of("fired", rule)
            .by(gunner)
            .fact("what", piece.name())
            .fact("ammunition", load.label())
            .fact("at", impact.text())
            .fact("feet", impact.feetFrom(gunner, fight.field))
            .needs(toHit)
            .fact("roll", die)
            .fact("total", die + toHit.bonus())
            .fact("result", outcome);
    if (impact.creature() != null) {
      event.on(impact.creature());
    }
    fight.table.tell(
        event.says(
            gunner.name()
                + " fires the "
                + piece.name()
                + " at "
                + impact.text()
                + load.words()
                + ":",
            " needs " + toHit.least() + (die == 0 ? "+:" : "+;"),
            (die == 0 ? " " : " rolled " + Throws.shown(die) + ": ") + outcome + "."));
  }

  /** A2.ARTY.08-11, A2.GAP.244 */
  private void hit(Impact impact) {
    Feature built = impact.built();
    Fabric fabric = impact.fabric();
    if (load == Ammunition.PITCH) {
      fight.blazes().burst(gunner, impact, piece.piece().area().radius(), impact.creature());
    } else if (built != null && fabric != null) {
      int damage = roll();
      int shp = fight.structures().share(piece.piece(), fabric.material(), damage);
      fight.structures().hurt(gunner, built, shp, "A2.ARTY.08");
      if (fight.artilleryNumbers().structureHitSplashes) {
        shower(caught(impact, null), damage, false, "A2.GAP.244");
      }
    } else if (impact.creature() != null && impact.creature().isThing()) {
      batter(impact, impact.creature());
    } else {
      Combatant target = impact.creature();
      List<Combatant> others = caught(impact, target);
      if (target == null && others.isEmpty()) {
        return;
      }
      int damage = roll();
      if (target != null) {
        harm(target, damage); // A2.ARTY.09
      }
      shower(others, damage, true, "A2.ARTY.11");
    }
  }

  /** A vehicle, as anything of wood. A2.GAP.341, A2.ARTY.08, A2.GAP.244 */
  private void batter(Impact impact, Combatant vehicle) {
    int damage = roll();
    int shp = fight.structures().share(piece.piece(), Material.WOOD, damage);
    if (shp > 0) {
      harm(vehicle, shp);
    }
    if (fight.artilleryNumbers().structureHitSplashes) {
      shower(caught(impact, vehicle), damage, false, "A2.GAP.244");
    }
  }

  /** Nothing built is hurt, but by pitch. A2.ARTY.13-15, A2.ARTY.24 */
  private void splash(@Nullable Impact impact) {
    if (impact == null) {
      return;
    }
    if (load == Ammunition.PITCH) {
      fight.blazes().burst(gunner, impact, piece.piece().area().radius(), null);
      return;
    }
    List<Combatant> caught = caught(impact, null);
    if (!caught.isEmpty()) {
      shower(caught, roll(), false, "A2.ARTY.14");
    }
  }

  /** A2.ARTY.17-20 */
  private void fumble(Impact impact, int feet) {
    if (load == Ammunition.PITCH) {
      Impact self = Impact.on(piece, gunner, fight.field);
      fight.blazes().burst(gunner, self, piece.piece().area().radius(), null); // A2.GAP.246
    } else if (piece.piece().has("repeating")) {
      piece.jam();
      fight.tools().tell(gunner, "jammed", "A2.ARTY.18", piece, "jams");
    } else {
      splash(scatter(impact, feet, fight.artilleryNumbers().artilleryFumble));
    }
  }

  /** Dice for every 250 feet or part; null if it lies where nobody is. A2.ARTY.22-23, A2.GAP.241 */
  private @Nullable Impact scatter(Impact impact, int feet, Dice dice) {
    int hour = fight.table.roll(CLOCK, DIRECTION, gunner);
    int wide = 0;
    int left = Math.max(1, feet);
    while (left > 0) {
      wide += fight.table.roll(dice, FEET, gunner);
      left -= fight.artilleryNumbers().scatterRange;
    }
    Spot from = impact.spot();
    Spot spot = from == null ? null : fight.field.scatter(gunner, from, hour, wide);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("scattered", "A2.ARTY.22")
              .by(gunner)
              .fact("what", piece.name())
              .fact("hour", hour)
              .fact("feet", wide)
              .fact("to", spot == null ? "nobody" : spot.text())
              .says("It lands " + wide + "' away, toward " + hour + " o'clock."));
    }
    return spot == null ? null : Impact.at(spot);
  }

  /** Everybody on his feet in the area of the shot. A2.T.ARTY-STATS */
  private List<Combatant> caught(Impact impact, @Nullable Combatant but) {
    var caught = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (who != but && who.isStanding() && fight.field.isOn(who) && isIn(who, impact)) {
        caught.add(who);
      }
    }
    return caught;
  }

  private boolean isIn(Combatant who, Impact impact) {
    Piece.Area area = piece.piece().area();
    return impact.splashes(who, area.radius(), fight.field) || isBeyond(who, impact, area.beyond());
  }

  /** The area it would catch if it came down there, null where nobody can say. A2.T.ARTY-STATS */
  @Nullable Area area(Impact impact) {
    Spot spot = impact.spot();
    if (spot == null) {
      return null;
    }
    var beyond = new ArrayList<Spot>();
    for (int feet = SQUARE; feet <= piece.piece().area().beyond(); feet += SQUARE) {
      Spot next =
          spot instanceof Square ? fight.field.scatter(gunner, spot, STRAIGHT_ON, feet) : null;
      if (next != null && !next.equals(spot)) {
        beyond.add(next);
      }
    }
    return new Area(
        spot, piece.piece().area().radius(), beyond, Impact.known(caught(impact, null), gunner));
  }

  /** On the line from the gunner through the impact point and on; only a map knows lines. */
  private boolean isBeyond(Combatant who, Impact impact, int beyond) {
    if (!(impact.spot() instanceof Square at)) {
      return false;
    }
    for (int feet = SQUARE; feet <= beyond; feet += SQUARE) {
      Spot spot = fight.field.scatter(gunner, at, STRAIGHT_ON, feet);
      if (spot != null && !spot.equals(at) && fight.field.touches(spot, who, 0)) {
        return true;
      }
    }
    return false;
  }

  private int roll() {
    return fight.table.roll(piece.piece().weapon().damage(), DAMAGE, gunner);
  }

  /** A save halves it, or avoids it. A2.ARTY.11, A2.ARTY.14 */
  private void shower(List<Combatant> caught, int damage, boolean halved, String rule) {
    for (Combatant who : caught) {
      int left = fight.savingThrow().afterBurst(who, gunner, damage, halved);
      if (left > 0) {
        harm(who, left);
      } else if (fight.table.listens()) {
        fight.table.tell(
            Event.of("spared", rule).on(who).says(who.name() + " is not hurt by the shot."));
      }
    }
  }

  private void harm(Combatant who, int damage) {
    Weapon weapon = piece.piece().weapon();
    fight.damage().deal(gunner, who, damage, fight.damageTypes().harm(gunner, weapon));
  }
}
