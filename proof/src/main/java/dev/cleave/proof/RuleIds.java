package dev.cleave.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Ids of rules as they stand in text: {@code WS.ATK.13}, and runs of them: {@code WS.ATK.09-12}.
 */
final class RuleIds {

  private static final Pattern ID =
      Pattern.compile("\\b[A-Z][A-Z0-9]{0,3}(?:\\.[A-Z0-9][A-Z0-9-]{0,30}){1,4}");
  private static final Pattern RUN = Pattern.compile("(.*\\.)([0-9]{1,4})-([0-9]{1,4})");

  private RuleIds() {}

  static boolean isId(String word) {
    return ID.matcher(word).matches();
  }

  /** Every id in a line; a run becomes those of its ids that are known. */
  static List<String> in(String line, Set<String> known) {
    var ids = new ArrayList<String>();
    for (MatchResult found : ID.matcher(line).results().toList()) {
      String id = found.group();
      var run = RUN.matcher(id);
      if (!known.contains(id) && run.matches()) {
        ids.addAll(run(run.group(1), run.group(2), run.group(3), known));
      } else {
        ids.add(id);
      }
    }
    return ids;
  }

  private static List<String> run(String area, String first, String last, Set<String> known) {
    var ids = new ArrayList<String>();
    for (int number = Integer.parseInt(first); number <= Integer.parseInt(last); number++) {
      String digits = Integer.toString(number);
      String id = area + "0".repeat(Math.max(0, first.length() - digits.length())) + digits;
      if (known.contains(id)) {
        ids.add(id);
      }
    }
    return ids;
  }
}
