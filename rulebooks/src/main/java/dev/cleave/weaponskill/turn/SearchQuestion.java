package dev.cleave.weaponskill.turn;

import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.space.Reach;
import java.util.List;

/** A searcher may go on searching, open to every blow, this round. WS.GAP.37 */
final class SearchQuestion extends Question<SearchStance> {

  private final Reach reach;
  private final Fighter fighter;

  SearchQuestion(Fray fight, Reach reach, Fighter fighter) {
    super(fight.battle, "search", fighter.combatant.side(), fighter.combatant, "WS.ITEM.05");
    this.reach = reach;
    this.fighter = fighter;
  }

  Fighter fighter() {
    return fighter;
  }

  @Override
  public List<Option<SearchStance>> options() {
    return List.of(
        new Option<>(SearchStance.SEARCH_ON, "a round nearer, unaware all round"),
        new Option<>(SearchStance.GUARD, "no progress, normal Armour Class"),
        new Option<>(SearchStance.GIVE_UP, "free to act"));
  }

  /** Not with an enemy at the throat. */
  @Override
  public SearchStance usual() {
    return reach.isEngaged(fighter) ? SearchStance.GIVE_UP : SearchStance.SEARCH_ON;
  }

  @Override
  public SearchStance quiet() {
    return SearchStance.SEARCH_ON;
  }

  @Override
  public String says() {
    return "Does " + fighter + " search on, open to attack?";
  }
}
