package dev.cleave.weaponskill;

import dev.cleave.engine.table.Answer;

/** What somebody does about an attack before its die is thrown. */
enum Response implements Answer {
  COUNTERATTACK("counterattack"),
  FULL_DEFENCE("full defence"),
  STRIKE("strike"),
  ATTACK("attack"),
  WRESTLE("wrestle"),
  STAND("stand");

  private final String text;

  Response(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public boolean declines() {
    return this == STAND;
  }
}
