package dev.cleave.engine.table;

/** The plainest answer. */
public enum YesNo implements Answer {
  YES("yes"),
  NO("no");

  private final String text;

  YesNo(String text) {
    this.text = text;
  }

  public static YesNo of(boolean yes) {
    return yes ? YES : NO;
  }

  public boolean yes() {
    return this == YES;
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public boolean declines() {
    return this == NO;
  }
}
