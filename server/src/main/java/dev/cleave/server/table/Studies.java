package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.odds.Attacks;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tally;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What somebody could answer, and what it would come to. */
final class Studies {

  private static final int MOST_WAYS = 200_000;

  private static final Pattern SQUARE = Pattern.compile(" to ([0-9.]+),([0-9.]+)$");
  private static final Pattern FEET = Pattern.compile("^([0-9]+)'");
  private static final Pattern NAMES = Pattern.compile(", | and |engaged by ");

  /** Odds are worked out beside the tables, not on their threads. */
  private static final Executor POOL =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
          Thread.ofPlatform().daemon().name("odds-", 0).factory());

  private final Rulebook rulebook;
  private final Battle battle;
  private final Question<?> question;
  private final String q;

  Studies(Rulebook rulebook, Battle battle, Question<?> question, String q) {
    this.rulebook = rulebook;
    this.battle = battle;
    this.question = question;
    this.q = q;
  }

  String options() {
    Map<String, ArrayNode> groups = new LinkedHashMap<>();
    for (Option<?> option : question.options()) {
      groups
          .computeIfAbsent(option.group(), _ -> Json.array())
          .add(option(option.text(), option.detail()));
    }
    var all = Json.array();
    groups.forEach(
        (name, options) -> all.add(Json.object().put("name", name).set("options", options)));
    var refused = Json.array();
    for (Refusal refusal : question.refusals()) {
      refused.add(
          Json.object()
              .put("text", refusal.what())
              .put("message", refusal.why())
              .put("rule", refusal.rule()));
    }
    return Json.frame("options").put("q", q).set("groups", all).set("refused", refused).toString();
  }

  /** With whom it is aimed at, or where it leads and what that costs. */
  private ObjectNode option(String text, String detail) {
    var json = Json.object().put("text", text).put("label", text).put("detail", detail);
    Combatant target = target(text);
    if (target != null) {
      json.put("target", Views.id(target));
    }
    Matcher to = SQUARE.matcher(text);
    Matcher feet = FEET.matcher(detail);
    var provokes = Json.array();
    if (to.find() && feet.find()) {
      json.set(
          "at",
          Json.array().add(Double.parseDouble(to.group(1))).add(Double.parseDouble(to.group(2))));
      json.put("feet", Integer.parseInt(feet.group(1)));
      for (Combatant other : battle.combatants()) {
        if (NAMES.splitAsStream(detail).anyMatch(name -> name.strip().equals(other.name()))) {
          provokes.add(Views.id(other));
        }
      }
    }
    json.set("provokes", provokes);
    return json;
  }

  /**
   * The number a blow or shot needs and all that makes it; of other things, why they are refused.
   */
  String why(String text) {
    var json = Json.frame("why").put("q", q).put("text", text);
    Answer answer = question.read(text);
    Tally needs = answer == null ? null : needs(text);
    json.put("needs", needs == null ? 0 : needs.needs());
    json.set("terms", needs == null ? Json.array() : Cards.terms(needs));
    if (answer == null) {
      Refusal refusal = question.refusal(text);
      json.set("refused", Json.object().put("message", refusal.why()).put("rule", refusal.rule()));
    }
    return json.toString();
  }

  private @Nullable Tally needs(String text) {
    Combatant who = question.who();
    Combatant target = target(text);
    String way = text.startsWith("shoot ") ? "missile" : "melee";
    boolean plain = text.startsWith("attack ") || text.startsWith("shoot ");
    if (who == null || target == null || !plain || !rulebook.ways().contains(way)) {
      return null;
    }
    Battle copy = battle.copy();
    return rulebook.needs(copy, copy.combatant(who.index()), copy.combatant(target.index()), way);
  }

  /** An attack's odds from a copy of the battle, so that nothing real is touched. */
  void odds(String text, Listener to) {
    Combatant who = question.who();
    Combatant target = who == null ? null : target(text);
    if (who == null || target == null || who == target) {
      return; // it is no attack
    }
    Battle copy = battle.copy();
    POOL.execute(
        () -> {
          String odds = work(copy, who.index(), target.index(), text);
          if (!odds.isEmpty()) {
            to.send(odds);
          }
        });
  }

  private String work(Battle copy, int who, int target, String text) {
    try {
      var attacks = new Attacks(rulebook, copy, copy.combatant(who), copy.combatant(target));
      String read = attacks.read(text);
      return read == null ? "" : json(text, attacks.odds(read, MOST_WAYS));
    } catch (Odds.TooMany tooMany) {
      return ""; // nobody waits that long
    }
  }

  private @Nullable Combatant target(String text) {
    Combatant found = null;
    for (Combatant other : battle.combatants()) {
      if (text.contains(other.name())
          && (found == null || other.name().length() > found.name().length())) {
        found = other;
      }
    }
    return found;
  }

  private String json(String text, AttackOdds odds) {
    var json =
        Json.frame("odds")
            .put("q", q)
            .put("text", text)
            .put("exact", true)
            .put("hit", odds.hits().value())
            .put("drop", odds.drops().value())
            .put("damage", odds.damage().value());
    var cleaves = Json.array();
    odds.fells().forEach(chance -> cleaves.add(chance.value()));
    json.set("cleaves", cleaves);
    Tally needs = odds.blows().isEmpty() ? null : odds.blows().getFirst().needs();
    json.put("needs", needs == null ? 0 : needs.needs());
    json.set("terms", needs == null ? Json.array() : Cards.terms(needs));
    return json.toString();
  }
}
