package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.odds.Steps;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Area;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The answers somebody could give, and what each would come to, told to some eyes and no others.
 *
 * @param <T> how the question is answered
 */
final class Studies<T extends Answer> {

  /** The nearest squares have their way in the list; those of others are told when asked why. */
  private static final int WAYS = 300;

  private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  private static final int MOST_WAITING = 512;

  /**
   * Odds are worked out beside the tables, not on their threads. When too many wait, the next are
   * not told at all.
   */
  private static final Executor POOL =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST_WAITING),
          Thread.ofPlatform().daemon().name("odds-", 0).factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  private final Rulebook rulebook;
  private final Battle battle;
  private final Question<T> question;
  private final String q;
  private final Viewpoint eyes;
  private final Tact tact;
  private final Ken<T> ken;
  private final BooleanSupplier isAsked;

  /**
   * @param tact for the eyes it is told to
   * @param isAsked whether the question is still open, for whoever works beside the table
   */
  Studies(Rulebook rulebook, Question<T> question, String q, Tact tact, BooleanSupplier isAsked) {
    this.rulebook = rulebook;
    this.battle = tact.battle();
    this.question = question;
    this.q = q;
    this.eyes = tact.eyes();
    this.tact = tact;
    this.ken = new Ken<>(rulebook, question, tact);
    this.isAsked = isAsked;
  }

  String options() {
    return ken.ask(this::listed);
  }

  private String listed() {
    Map<String, ArrayNode> groups = new LinkedHashMap<>();
    Set<String> gaits = new LinkedHashSet<>();
    List<Option<T>> options = question.options();
    List<Lead> leads = question.leads(options, WAYS);
    for (int i = 0; i < options.size(); i++) {
      Combatant target = leads.get(i).target();
      if (ken.isKnown(options.get(i), leads.get(i))) {
        groups
            .computeIfAbsent(options.get(i).group(), _ -> Json.array())
            .add(option(options.get(i), leads.get(i)));
        if (target == null && !options.get(i).answer().gait().isEmpty()) {
          gaits.add(options.get(i).answer().gait());
        }
      }
    }
    var all = Json.array();
    groups.forEach(
        (name, listed) -> all.add(Json.object().put("name", name).set("options", listed)));
    return Json.frame("options")
        .put("q", q)
        .set("groups", all)
        .set("gaits", Json.texts(List.copyOf(gaits)))
        .set("refused", refused())
        .toString();
  }

  private ArrayNode refused() {
    var refused = Json.array();
    for (Refusal refusal : ken.refusals()) {
      var json =
          Json.object()
              .put("text", refusal.what())
              .put("message", refusal.why())
              .put("rule", refusal.rule())
              .put("verb", refusal.verb());
      Combatant target = refusal.target();
      if (target != null) {
        json.put("target", Views.id(target));
      }
      refused.add(json);
    }
    return refused;
  }

  private ObjectNode option(Option<T> option, Lead lead) {
    String detail = eyes.isJudge() ? option.detail() : tact.veiled(option.openDetail());
    T answer = option.answer();
    var json =
        Json.object()
            .put("text", option.text())
            .put("label", option.text())
            .put("detail", detail)
            .put("verb", answer.verb());
    if (!answer.gait().isEmpty()) {
      json.put("gait", answer.gait());
    }
    if (answer.mayFace()) {
      json.put("faces", true);
    }
    if (answer.declines()) {
      json.put("declines", true);
    }
    put(json, lead);
    return json;
  }

  private void put(ObjectNode json, Lead lead) {
    Combatant target = lead.target();
    if (target != null) {
      json.put("target", Views.id(target));
    }
    if (lead.at() instanceof Square square) {
      json.set("at", at(square));
    }
    if (lead.feet() > 0) {
      json.put("feet", lead.feet());
    }
    if (!lead.path().isEmpty()) {
      json.set("path", squares(lead.path()));
    }
    Area area = lead.area();
    if (area != null && area.at() instanceof Square middle) {
      json.set(
          "area",
          Json.object()
              .put("feet", area.feet())
              .set("at", at(middle))
              .set("beyond", squares(area.beyond()))
              .set("catches", seen(area.caught())));
    }
    json.set("provokes", seen(lead.provokes()));
  }

  private ArrayNode seen(List<Combatant> all) {
    var seen = Json.array();
    for (Combatant other : all) {
      if (tact.sees(other)) {
        seen.add(Views.id(other));
      }
    }
    return seen;
  }

  private static ArrayNode squares(List<Spot> spots) {
    var all = Json.array();
    for (Spot spot : spots) {
      if (spot instanceof Square square) {
        all.add(at(square));
      }
    }
    return all;
  }

  private static ArrayNode at(Square square) {
    var at = Json.array();
    add(at, square.halvesAcross());
    add(at, square.halvesDown());
    return at;
  }

  /** Whole squares are written so: there may be many. */
  private static void add(ArrayNode at, int halves) {
    if ((halves & 1) == 0) {
      at.add(halves / 2);
    } else {
      at.add(halves / 2.0);
    }
  }

  /**
   * The number an answer needs and all that makes it, and where it leads; of other things, why they
   * are refused.
   */
  String why(String text) {
    return ken.ask(() -> reasons(text));
  }

  private String reasons(String text) {
    var json = Json.frame("why").put("q", q).put("text", text);
    T answer = ken.read(text);
    Tally needs = answer == null ? null : question.needs(answer);
    json.put("needs", needs == null ? 0 : needs.face());
    json.set("terms", needs == null ? Json.array() : Cards.terms(needs));
    Term decides = answer == null ? null : question.decides(answer);
    if (decides != null) {
      json.set("decides", Json.object().put("why", decides.label()).put("rule", decides.rule()));
    }
    if (answer == null) {
      Refusal refusal = ken.refusal(text);
      json.set("refused", Json.object().put("message", refusal.why()).put("rule", refusal.rule()));
    } else {
      put(json, question.lead(answer));
    }
    return json.toString();
  }

  /**
   * Odds of answers, each told when it is found; nothing where there is nothing to tell.
   *
   * @param texts as people write them, perhaps "march toward Orc 1 then attack Orc 1"
   */
  void odds(List<String> texts, Listener to) {
    Actor who = question.who();
    if (who == null || texts.isEmpty()) {
      return;
    }
    Battle copy = battle.copy();
    Battle known = eyes.isJudge() ? copy : new Hunch(rulebook, question.side(), tact).of(copy);
    var forecast = new Forecast(rulebook, question, known, !eyes.isJudge(), who.index());
    for (String text : texts) {
      Runnable work = work(text, forecast, to);
      if (work != null) {
        POOL.execute(() -> ifAsked(work));
      }
    }
  }

  /** What nobody waits for any more would only keep others waiting. */
  private void ifAsked(Runnable work) {
    if (isAsked.getAsBoolean()) {
      work.run();
    }
  }

  /** The work left to do beside the table, null if there is none. */
  private @Nullable Runnable work(String text, Forecast forecast, Listener to) {
    Steps steps = Steps.read(text);
    T first = ken.read(steps.get(0));
    if (first == null) {
      return null;
    }
    Lead lead = ken.ask(() -> question.lead(first));
    if (steps.size() > 1) {
      return () -> tell(text, afterWalk(first.text(), steps.last(), forecast, lead), to);
    }
    Integer target = first instanceof Assault assault ? target(assault) : null;
    if (target != null) {
      return () -> tell(text, forecast.attack(first.text(), target, lead), to);
    }
    return lead.provokes().isEmpty() ? null : () -> tell(text, forecast.way(first.text()), to);
  }

  /** The one an attack is aimed at, or where chance decides the first it may strike. */
  private @Nullable Integer target(Assault assault) {
    for (Combatant other : battle.combatants()) {
      if (other.isPresent()
          && other != question.who()
          && tact.sees(other)
          && assault.mayStrike(other)) {
        return other.index();
      }
    }
    return null;
  }

  private static @Nullable ObjectNode afterWalk(
      String movement, String attack, Forecast forecast, Lead lead) {
    for (Combatant other : forecast.known().combatants()) {
      if (other.isStanding() && other.index() != forecast.who()) {
        ObjectNode odds = forecast.attackAfter(movement, attack, other.index(), lead);
        if (odds != null) {
          return odds;
        }
      }
    }
    return null;
  }

  private void tell(String text, @Nullable ObjectNode odds, Listener to) {
    if (odds != null) {
      var json = Json.frame("odds").put("q", q).put("text", text);
      json.setAll(odds);
      to.send(json.toString());
    }
  }
}
