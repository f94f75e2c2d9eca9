package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The eyes that look: the Judge sees everything, a player what his own people see and his side
 * knows, an onlooker what the players see together and everybody knows.
 *
 * @param side null for the Judge and for onlookers
 * @param seat 0 for the Judge and for onlookers
 * @param watch names of those through whose eyes a player looks
 */
record Viewpoint(Kind kind, @Nullable String side, int seat, List<String> watch) {

  static final Viewpoint JUDGE = new Viewpoint(Kind.JUDGE, null, 0, List.of());
  static final Viewpoint ONLOOKER = new Viewpoint(Kind.ONLOOKER, null, 0, List.of());

  Viewpoint {
    watch = List.copyOf(watch);
  }

  /** The three sorts of eyes. */
  enum Kind {
    JUDGE,
    SEAT,
    ONLOOKER
  }

  /** A player is of the side his first combatant is on. */
  static Viewpoint of(Seat seat, Battle battle) {
    if (seat.isJudge()) {
      return JUDGE;
    }
    Side side = null;
    var watch = new ArrayList<String>();
    for (String name : seat.combatants()) {
      Combatant who = battle.named(name);
      side = side == null && who != null ? who.side() : side;
      if (who != null && who.side() == side) {
        watch.add(name);
      }
    }
    return side == null ? ONLOOKER : new Viewpoint(Kind.SEAT, side.name(), seat.number(), watch);
  }

  /** All there are at a table. */
  static List<Viewpoint> all(Collection<Seat> seats, Battle battle) {
    var all = new LinkedHashSet<Viewpoint>();
    all.add(JUDGE);
    seats.forEach(seat -> all.add(of(seat, battle)));
    all.add(ONLOOKER);
    return List.copyOf(all);
  }

  /** As the log names these eyes. */
  String key() {
    return switch (kind) {
      case JUDGE -> "judge";
      case ONLOOKER -> "onlooker";
      case SEAT -> "seat " + seat;
    };
  }

  boolean isJudge() {
    return kind == Kind.JUDGE;
  }

  boolean isOf(Side other) {
    return other.name().equals(side);
  }

  boolean isOnlooker() {
    return kind == Kind.ONLOOKER;
  }

  /** Hit points of others are a word. */
  boolean knowsHitPoints(Combatant who) {
    return isJudge() || isOf(who.side());
  }
}
