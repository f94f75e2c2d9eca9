package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tally;
import org.jspecify.annotations.Nullable;

/**
 * What somebody does with a segment or with half of it. Each action knows its rules: the parts of
 * the book define their own. A2.ACT.01
 */
interface Action extends Answer {

  /** The words it goes by and its text begins with: "march", "stand up". */
  @Override
  String verb();

  /** As people write it: the words it goes by, and whom it is aimed at. */
  @Override
  default String text() {
    Combatant aim = aim();
    return aim == null ? verb() : verb() + " " + aim.name();
  }

  Cost cost();

  /** What forbids it, null if nothing does; whether the segment has room for it is asked apart. */
  @Nullable Bar bars(Fight fight, Combatant who, Slot slot);

  void take(Fight fight, Combatant who);

  /** Whom it is aimed at, null if nobody. */
  default @Nullable Combatant aim() {
    return null;
  }

  /** What it means here, for people who choose: "35', needs 12+". */
  default String detail(Fight fight, Combatant who) {
    return "";
  }

  /** Where it leads, for whoever draws it. */
  default Lead lead(Fight fight, Combatant who) {
    return Lead.at(aim());
  }

  /** What the die must show, and why; null if it needs none to succeed. */
  default @Nullable Tally needs(Fight fight, Combatant who) {
    return null;
  }

  /** Whether people would expect to be able to do it, so that they are told why they cannot. */
  default boolean isExpected() {
    return false;
  }
}
