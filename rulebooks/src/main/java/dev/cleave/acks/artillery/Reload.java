package dev.cleave.acks.artillery;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** "reload catapult": the crew works at it until it is loaded. A2.FULL.25 */
record Reload(ArtilleryRoom fight, Artillery piece) implements Action {

  private static final Forbidden LOADED = new Forbidden("it is loaded", "A2.FULL.25");

  @Override
  public String verb() {
    return "reload";
  }

  @Override
  public String text() {
    return "reload " + piece.name();
  }

  @Override
  public Cost cost() {
    return Cost.FULL_ROUND;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Slot slot) {
    Forbidden bar = fight.gunnery().barsService(who, piece);
    return bar != null ? bar : piece.isLoaded() ? LOADED : null;
  }

  /** Rounds of work add up, whoever does them. A2.GAP.247 */
  @Override
  public void take(Combatant who) {
    if (fight.gunnery().isServed(piece)) {
      return; // by another of its crew, who acts at the same moment
    }
    List<Combatant> hands = fight.crews().hands(who, piece);
    fight.crews().spend(who, hands);
    piece.work(fight.crews().rounds(hands, piece));
    piece.serve(fight.battle.round());
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("reloaded", "A2.FULL.25")
              .by(who)
              .fact("what", piece.name())
              .fact("hands", hands.size())
              .fact("done", piece.percent())
              .fact("loaded", piece.isLoaded())
              .says(
                  who.name()
                      + " works at the "
                      + piece.name()
                      + (piece.isLoaded() ? ": it is loaded." : ".")));
    }
  }

  @Override
  public String detail(Combatant who) {
    List<Combatant> hands = fight.crews().hands(who, piece);
    return piece.percent() + "% done, every round 1 of " + fight.crews().rounds(hands, piece);
  }
}
