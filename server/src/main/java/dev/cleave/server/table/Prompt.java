package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * A question that waits for somebody.
 *
 * @param q its id; the same question after a restart has the same
 * @param question null if dice are asked for
 * @param thrown the dice asked for, null if it is a question
 */
record Prompt(
    String q,
    @Nullable Question<?> question,
    @Nullable Dice thrown,
    @Nullable Reason why,
    @Nullable Actor who) {

  static Prompt of(String q, Question<?> question) {
    return new Prompt(q, question, null, null, question.who());
  }

  static Prompt of(String q, Dice dice, Reason why, @Nullable Actor who) {
    return new Prompt(q, null, dice, why, who);
  }

  String kind() {
    return question == null ? "dice" : question.kind();
  }

  String says() {
    if (question != null) {
      return question.says();
    }
    String whose = who == null ? "" : " for " + who.name();
    return "Roll " + thrown + (why == null ? "" : " (" + why.name() + ")") + whose + ".";
  }

  /**
   * @param rulebook null for the Judge, who knows everything; a player is told what is usual for
   *     somebody who knows what his side knows
   * @param tact for the eyes of the one who is asked
   */
  ObjectNode json(long until, @Nullable Rulebook rulebook, Tact tact) {
    var json = Json.object().put("q", q).put("kind", kind()).put("says", tact.veiled(says()));
    if (who != null) {
      json.put("who", Views.id(who));
    }
    if (question != null) {
      json.put("side", question.side().name()).put("rule", question.rule());
      json.put("usual", usual(question, rulebook, tact).text());
      if (!question.situation().isEmpty()) {
        json.put("situation", tact.veiled(question.situation()));
      }
    }
    if (thrown != null && why != null) {
      json.put("rule", why.rule());
      json.set("dice", Json.object().put("dice", thrown.toString()).put("why", why.name()));
    }
    if (until > 0) {
      json.put("until", until);
    }
    return json;
  }

  private static Answer usual(Question<?> question, @Nullable Rulebook rulebook, Tact tact) {
    return rulebook == null
        ? question.usual()
        : new Hunch(rulebook, question.side(), tact)
            .think(Battle.in(question.scene()), question::usual);
  }
}
