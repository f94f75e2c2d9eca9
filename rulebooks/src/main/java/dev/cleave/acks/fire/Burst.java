package dev.cleave.acks.fire;

import static dev.cleave.acks.book.State.HELPLESS;

import dev.cleave.acks.book.Result;
import dev.cleave.acks.book.Thrown;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Material;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Thing;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import org.jspecify.annotations.Nullable;

/** One throw at an impact point, and what comes of it. A2.T.OIL-RESULTS */
record Burst(FireRoom fight, Combatant thrower, Item item, Thrown thrown) {

  private static final Reason THROW = new Reason("attack throw", "A2.OIL.06");
  private static final Reason DIRECT = new Reason("damage", "A2.OIL.13");
  private static final Reason SPLASH = new Reason("splash", "A2.OIL.18");
  private static final Reason TORCH = new Reason("damage", "A2.OIL.52");
  private static final Reason DIRECTION = new Reason("direction of scatter", "A2.OIL.24");
  private static final Reason FEET = new Reason("feet of scatter", "A2.OIL.23");
  private static final Dice CLOCK = Dice.d(12);

  /** Oil that is not lit does nothing by itself. A2.OIL.34 */
  private boolean isLive() {
    return thrown != Thrown.OIL || item.lit();
  }

  void fly(Impact impact) {
    int feet = impact.feetFrom(thrower, fight.field);
    switch (result(impact)) {
      case DIRECT_HIT -> hit(impact);
      case SPLASH -> splash(impact);
      case FUMBLE -> fumble(impact, feet);
      case MISS -> land(scatter(impact, feet), item);
    }
  }

  /** The helpless are hit without a throw. A2.OIL.11, A2.OIL.16, A2.OIL.20, A2.OIL.23 */
  private Result result(Impact impact) {
    Combatant target = impact.creature();
    Tally toHit = fight.attackThrow().thrown(thrower, impact, thrown);
    if (target != null && target.is(HELPLESS)) {
      if (fight.table.listens()) {
        tellHelpless(target, toHit);
      }
      return Result.DIRECT_HIT; // A2.COND.HELPLESS.03
    }
    int die = fight.d20().roll(thrower, THROW, toHit);
    Result result = Result.of(die, toHit, fight.prowess(thrower).attackThrow);
    if (fight.table.listens()) {
      tell(impact, toHit, die, result);
    }
    return result;
  }

  private void tell(Impact impact, Tally toHit, int die, Result result) {
    var event =
        Event.of(Event.Kind.THROW, result.ofThrow())
            .by(thrower)
            .fact("what", item.name())
            .fact("lit", item.lit())
            .fact("at", impact.built() == null ? impact.place() : impact.text())
            .needs(toHit)
            .fact("roll", die)
            .fact("total", die + toHit.bonus())
            .fact("result", result.label())
            .squarely(result == Result.DIRECT_HIT);
    if (impact.creature() != null) {
      event.on(impact.creature());
    }
    fight.table.tell(
        event.says(
            thrower.name() + " throws " + item.name() + " at " + impact.text() + ":",
            " needs " + toHit.least() + "+;",
            " rolled " + Throws.shown(die) + ": " + result.label() + "."));
  }

  private void tellHelpless(Combatant target, Tally toHit) {
    fight.table.tell(
        Event.of(Event.Kind.THROW, "A2.COND.HELPLESS.03")
            .by(thrower)
            .on(target)
            .fact("what", item.name())
            .fact("lit", item.lit())
            .needs(toHit)
            .fact("result", Result.DIRECT_HIT.label())
            .squarely(true)
            .says(
                thrower.name()
                    + " throws "
                    + item.name()
                    + " at the helpless "
                    + target.name()
                    + ": direct hit."));
  }

  private void hit(Impact impact) {
    Combatant target = impact.creature();
    if (thrown == Thrown.TORCH) {
      if (target != null && !target.isThing()) {
        int damage = fight.table.roll(fight.fireNumbers().torchDirect, TORCH, thrower);
        harm(target, damage, Burning.Burn.DIRECT, "A2.OIL.52");
      }
      land(impact, item);
      return;
    }
    Feature built = impact.built();
    if (built != null) {
      scorch(built);
      splashAbout(impact, null); // A2.GAP.226
      if (impact.spot() != null && isLive() && thrown.isFire()) {
        fight.pools().catchFire(impact.spot());
      }
    } else if (target == null) {
      land(impact, item);
    } else {
      if (target.isThing()) {
        scorch(target);
      } else {
        drench(target);
      }
      splashAbout(impact, fight.splashesWhomItHits() ? null : target); // A2.OIL.15, A2.GAP.224
    }
  }

  /** Burning oil eats at wood, and at nothing else. A2.OIL.12, A2.GAP.226 */
  private void scorch(Feature built) {
    Fabric fabric = built.fabric();
    boolean wood = fabric != null && fabric.material() == Material.WOOD;
    if (wood && thrown == Thrown.OIL && isLive()) {
      fight.structures().hurt(thrower, built, fight.fireNumbers().oilOnWood, "A2.OIL.12");
    }
  }

  /** So it does at a vehicle. A2.GAP.341 */
  private void scorch(Combatant vehicle) {
    if (thrown == Thrown.OIL && isLive()) {
      harm(vehicle, fight.fireNumbers().oilOnWood, Burning.Burn.DIRECT, "A2.OIL.12");
    }
  }

  private void splash(Impact impact) {
    Combatant target = impact.creature();
    if (thrown.bursts()) {
      splashAbout(impact, null);
    } else {
      if (target != null && !target.isThing()) {
        harm(target, fight.fireNumbers().torchSplash, "splash", "A2.OIL.53");
      }
      land(impact, item); // A2.OIL.54
    }
  }

  /** A2.OIL.20-22, A2.OIL.57, A2.GAP.228 */
  private void fumble(Impact impact, int feet) {
    if (thrown.bursts()) {
      drench(thrower);
    } else {
      land(scatter(impact, feet), item.lit(false));
    }
  }

  /** Comes to rest on the ground: a torch lies there, anything else bursts. A2.OIL.28 */
  private void land(@Nullable Impact at, Item rest) {
    Spot spot = at == null ? null : at.spot();
    if (thrown == Thrown.TORCH) {
      fight.field.put(Thing.of(rest), spot);
    } else if (at != null) {
      splashAbout(Impact.at(spot), null);
    }
    if (spot != null && thrown.isFire()) {
      if (rest.lit()) {
        fight.pools().catchFire(spot);
      } else if (thrown == Thrown.OIL) {
        fight.pools().spill(spot); // A2.GAP.234
      }
    }
  }

  /** Null if it lies where nobody is. A2.OIL.24-27 */
  private @Nullable Impact scatter(Impact impact, int feet) {
    int hour = fight.table.roll(CLOCK, DIRECTION, thrower);
    Range range = fight.attackNumbers().missile(thrown).range();
    int wide = fight.table.roll(fight.fireNumbers().scatter(range, feet), FEET, thrower);
    Spot from = impact.spot();
    Spot spot = from == null ? null : fight.field.scatter(thrower, from, hour, wide);
    if (fight.table.listens()) {
      var event =
          Event.of("scattered", "A2.OIL.24")
              .by(thrower)
              .fact("what", item.name())
              .fact("hour", hour)
              .fact("feet", wide)
              .fact("to", spot == null ? "nobody" : spot.text());
      fight.table.tell(event.says("It lands " + wide + "' away, toward " + hour + " o'clock."));
    }
    return spot == null ? null : Impact.at(spot);
  }

  /** A direct hit: no saving throw. A2.OIL.13-14, A2.OIL.32 */
  private void drench(Combatant target) {
    if (!fight.harms(thrown, target)) {
      return; // A2.OIL.47
    }
    if (isLive()) {
      int damage = fight.table.roll(fight.fireNumbers().oilDirect, DIRECT, thrower);
      fight.burning().kindle(thrower, target, thrown);
      harm(target, damage, Burning.Burn.DIRECT, target == thrower ? "A2.OIL.21" : "A2.OIL.13");
    } else {
      fight.burning().douse(target, true);
    }
  }

  private void splashAbout(Impact impact, @Nullable Combatant but) {
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (who != but
          && who.isStanding()
          && fight.field.isOn(who)
          && fight.harms(thrown, who)
          && impact.splashes(who, fight.attackNumbers().splashFeet, fight.field)
          && !fight.savingThrow().madeAgainstBurst(who, thrower)) {
        spatter(who);
      }
    }
  }

  /** A2.OIL.18, A2.OIL.32 */
  private void spatter(Combatant who) {
    if (isLive()) {
      harm(
          who,
          fight.table.roll(fight.fireNumbers().oilSplash, SPLASH, thrower),
          "splash",
          "A2.OIL.18");
    } else {
      fight.burning().douse(who, false);
    }
  }

  /** Neither strength nor class adds to it. A2.OIL.59-60 */
  private void harm(Combatant target, int damage, String how, String rule) {
    fight.burning().harm(thrower, target, damage, new Burning.Burn(thrown, how, rule));
  }
}
