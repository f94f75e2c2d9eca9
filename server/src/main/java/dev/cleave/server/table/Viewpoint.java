package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The eyes that look: the Judge sees everything, a side what its own people know, an onlooker what
 * everybody knows.
 *
 * @param side null for the Judge and for onlookers
 */
record Viewpoint(Kind kind, @Nullable String side) {

  static final Viewpoint JUDGE = new Viewpoint(Kind.JUDGE, null);
  static final Viewpoint ONLOOKER = new Viewpoint(Kind.ONLOOKER, null);

  /** The three sorts of eyes. */
  enum Kind {
    JUDGE,
    SIDE,
    ONLOOKER
  }

  static Viewpoint of(Side side) {
    return new Viewpoint(Kind.SIDE, side.name());
  }

  /** A player looks with the eyes of the side his first combatant is on. */
  static Viewpoint of(Seat seat, Battle battle) {
    if (seat.isJudge()) {
      return JUDGE;
    }
    for (String name : seat.combatants()) {
      Combatant who = battle.named(name);
      if (who != null) {
        return of(who.side());
      }
    }
    return ONLOOKER;
  }

  /** All there can be at a table. */
  static List<Viewpoint> all(Battle battle) {
    var all = new ArrayList<Viewpoint>();
    all.add(JUDGE);
    battle.sides().forEach(side -> all.add(of(side)));
    all.add(ONLOOKER);
    return all;
  }

  /** As the log names these eyes. */
  String key() {
    return switch (kind) {
      case JUDGE -> "judge";
      case ONLOOKER -> "onlooker";
      case SIDE -> "side " + side;
    };
  }

  boolean isJudge() {
    return kind == Kind.JUDGE;
  }

  boolean isOf(Side other) {
    return other.name().equals(side);
  }

  /** Seen by these eyes at all. */
  boolean sees(Combatant who, Rulebook rulebook) {
    return isJudge() || who.fate() != Fate.WAITING && (isOf(who.side()) || !rulebook.isHidden(who));
  }

  /** Hit points of others are a word. */
  boolean knowsHitPoints(Combatant who) {
    return isJudge() || isOf(who.side());
  }
}
