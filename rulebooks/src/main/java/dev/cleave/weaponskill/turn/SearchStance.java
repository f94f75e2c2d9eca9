package dev.cleave.weaponskill.turn;

import dev.cleave.engine.table.Answer;

/** How a searcher spends the round. WS.GAP.37 */
enum SearchStance implements Answer {
  SEARCH_ON("search on"),
  GUARD("guard"),
  GIVE_UP("give up");

  private final String text;

  SearchStance(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
