package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.content.journal.DiceCheck;
import dev.cleave.content.journal.JournalFile;
import java.util.ArrayList;

/** The verdict of {@code cleave replay --verify-dice} on the dice. */
final class DiceVerdict {

  private DiceVerdict() {}

  /** True if every face is as promised. */
  static boolean print(JournalFile file, int played, Page page) {
    if (file.header().dice().isEmpty()) {
      page.say("dice: nothing was promised of them; they cannot be verified");
      return false;
    }
    var check = DiceCheck.of(file.header(), file.lines().subList(0, played));
    check.notes().forEach(note -> page.tell(Ink.YELLOW, note, 0, 2));
    check.faults().forEach(fault -> page.tell(Ink.RED, "dice: " + fault, 0, 2));
    var parts = new ArrayList<String>();
    parts.add(rolls(check.fair()) + " worked out again");
    if (check.typed() > 0) {
      parts.add(rolls(check.typed()) + " typed by people");
    }
    if (check.ordered() > 0) {
      parts.add(rolls(check.ordered()) + " ordered by the Judge");
    }
    if (check.closed() > 0) {
      parts.add(rolls(check.closed()) + " of an epoch that is not shown yet");
    }
    boolean good = check.faults().isEmpty() && check.closed() == 0;
    page.say("dice: " + String.join(", ", parts) + (good ? ": as promised" : ": NOT verified"));
    return good;
  }

  private static String rolls(int many) {
    return many + (many == 1 ? " roll" : " rolls");
  }
}
