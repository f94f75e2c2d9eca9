package dev.cleave.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Options of a rulebook as the command line takes them: {@code --option "hits=strictly higher"}.
 */
final class Terms {

  private Terms() {}

  static Map<String, String> read(List<String> given) {
    var terms = new LinkedHashMap<String, String>();
    for (String term : given) {
      int equals = term.indexOf('=');
      if (equals < 1 || equals == term.length() - 1) {
        throw new Refused(
            "--option takes NAME=WORD, such as --option \"riposte=after the blow\", not \""
                + term
                + "\"");
      }
      String name = term.substring(0, equals).strip();
      if (terms.put(name, term.substring(equals + 1).strip()) != null) {
        throw new Refused("--option " + name + " is given twice");
      }
    }
    return terms;
  }
}
