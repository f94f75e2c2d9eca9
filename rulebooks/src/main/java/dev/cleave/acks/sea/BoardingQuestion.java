package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** Others come alongside to board: does this crew wish it too? A1.SHIP.34 */
final class BoardingQuestion extends Question<YesNo> {

  private final Sea sea;
  private final Vessel own;
  private final Vessel boarder;

  BoardingQuestion(Sea sea, Combatant captain, Vessel own, Vessel boarder) {
    super(sea.fight.battle, "boarding", captain.side(), captain, "A1.SHIP.34");
    this.sea = sea;
    this.own = own;
    this.boarder = boarder;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  /** A crew that came to fight and is not outnumbered has nothing against it. */
  @Override
  public YesNo usual() {
    boolean eager = own.bent() == Vessel.Bent.FIGHT || own.bent() == Vessel.Bent.BOARD;
    return YesNo.of(eager && men(own) >= men(boarder));
  }

  @Override
  public YesNo quiet() {
    return YesNo.NO;
  }

  private int men(Vessel vessel) {
    int men = 0;
    for (Combatant who : sea.map.aboard(vessel)) {
      men += who.isStanding() && who.side().index() == vessel.side() ? 1 : 0;
    }
    return men;
  }

  @Override
  public String says() {
    return boarder.name() + " comes alongside. Does " + own.name() + " wish to board as well?";
  }
}
