package dev.cleave.engine.odds;

import dev.cleave.engine.table.Odds.Chance;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Adds up what comes of an attack, carrying the chances along its ways. */
final class Sums {

  private record Landed(Chance made, Chance hit) {

    Landed and(Landed other) {
      return new Landed(made.plus(other.made), hit.plus(other.hit));
    }
  }

  private final Map<Leg.Slot, Landed> slots = new LinkedHashMap<>();

  /** That none of the enemies falls, that just one does, and so on. */
  private final List<Chance> felled = new ArrayList<>();

  private Chance hits = Chance.NEVER;
  private Chance damage = Chance.NEVER;
  private Chance drops = Chance.NEVER;
  private Chance total = Chance.NEVER;

  private Sums() {}

  /** A throw is left only when every way to it has been added. */
  static Sums of(Knot start) {
    var sums = new Sums();
    Deque<Knot> ready = new ArrayDeque<>();
    ready.add(start);
    while (!ready.isEmpty()) {
      Knot knot = ready.remove();
      for (int way = 0; way < knot.ways(); way++) {
        Chance chance = knot.chance.times(knot.fall(way).share());
        Leg leg = knot.leg(way);
        sums.add(leg, knot.fall(way).more(), chance);
        Knot to = leg.to();
        if (to != null) {
          to.chance = to.chance.plus(chance);
          if (--to.open == 0) {
            ready.add(to);
          }
        }
      }
    }
    return sums;
  }

  private void add(Leg leg, Chance more, Chance chance) {
    if (leg.lost() != 0) {
      var points = new Chance(BigInteger.valueOf(leg.lost()), BigInteger.ONE);
      damage = damage.plus(chance.times(points.plus(more)));
    }
    for (Leg.Landing landing : leg.landings()) {
      var landed = new Landed(chance, landing.hit() ? chance : Chance.NEVER);
      slots.merge(landing.slot(), landed, Landed::and);
    }
    Leg.End end = leg.end();
    if (end != null) {
      add(end, chance);
    }
  }

  private void add(Leg.End end, Chance chance) {
    total = total.plus(chance);
    if (end.hit()) {
      hits = hits.plus(chance);
    }
    if (end.dropped()) {
      drops = drops.plus(chance);
    }
    while (felled.size() <= end.fallen()) {
      felled.add(Chance.NEVER);
    }
    felled.set(end.fallen(), felled.get(end.fallen()).plus(chance));
  }

  /** That at least one falls, at least two, and so on. */
  private List<Chance> fells() {
    var fells = new ArrayList<Chance>();
    Chance more = Chance.NEVER;
    for (int count = felled.size() - 1; count > 0; count--) {
      more = more.plus(felled.get(count));
      fells.addFirst(more);
    }
    return List.copyOf(fells);
  }

  AttackOdds odds(String action, int tried) {
    if (!total.equals(Chance.CERTAIN)) {
      throw new IllegalStateException("the chances add up to " + total);
    }
    var blows = new ArrayList<AttackOdds.Blow>();
    slots.entrySet().stream()
        .sorted(Comparator.comparingInt(each -> each.getKey().nth()))
        .forEach(each -> blows.add(blow(each.getKey(), each.getValue())));
    return new AttackOdds(
        action, List.copyOf(blows), hits, damage, drops, fells(), total, tried, true);
  }

  private static AttackOdds.Blow blow(Leg.Slot slot, Landed landed) {
    return new AttackOdds.Blow(
        slot.weapon(),
        slot.target(),
        slot.needs(),
        landed.made(),
        landed.hit().given(landed.made()));
  }
}
