package dev.cleave.rulebooks;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Side;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Somebody the Judge brings into a fight whom the scenario does not know: "add orc as Grub to
 * monsters at 4,5". He is in the battle from its beginning, but waits, so that everything before
 * his coming is as it was.
 *
 * @param what a creature, "fighter 3", or what a scenario would say: "{creature: orc, hp: 9}"
 */
record Reinforcement(String what, String name, String side) {

  private static final String ADD = "add ";
  private static final String AS = " as ";
  private static final Pattern CLASS = Pattern.compile("([a-z][a-z -]*) ([0-9]{1,2})");

  /** Null if these words bring in nobody new. */
  static @Nullable Reinforcement read(String act, List<Side> sides) {
    int as = act.indexOf(AS);
    if (!act.startsWith(ADD) || as < ADD.length()) {
      return null;
    }
    String rest = act.substring(as + AS.length());
    for (Side side : sides) {
      String to = " to " + side.name();
      int at = rest.indexOf(to);
      String after = at < 0 ? "" : rest.substring(at + to.length());
      if (at > 0 && (after.isEmpty() || after.startsWith(" at ") || after.startsWith(" beside "))) {
        return new Reinforcement(
            act.substring(ADD.length(), as), rest.substring(0, at), side.name());
      }
    }
    return null;
  }

  /** As a scenario would describe him. */
  ObjectNode described() {
    ObjectNode said = said();
    return said.put("side", side).put("waits", true);
  }

  private ObjectNode said() {
    if (what.startsWith("{")) {
      var node = Yaml.parse(new Source("the Judge", what));
      if (!(node instanceof Mapping) || !(node.json() instanceof ObjectNode said)) {
        throw new BadInput(node.place().problem("this describes nobody"));
      }
      return said;
    }
    var said = JsonNodeFactory.instance.objectNode();
    Matcher calling = CLASS.matcher(what);
    return calling.matches()
        ? said.put("class", calling.group(1)).put("level", Integer.parseInt(calling.group(2)))
        : said.put("creature", what);
  }
}
