package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/** The seats of a table: who plays whom, who is asked what, and whose dice they are. */
final class Chairs {

  private final LiveTable live;
  private Map<Integer, Seat> seats = new LinkedHashMap<>();

  Chairs(LiveTable live, List<Seat> seats) {
    this.live = live;
    set(seats);
  }

  void set(List<Seat> all) {
    var now = new LinkedHashMap<Integer, Seat>();
    all.forEach(seat -> now.put(seat.number(), seat));
    seats = now;
  }

  Collection<Seat> all() {
    return seats.values();
  }

  Seat seat(int number) {
    return seats.getOrDefault(number, new Seat(number, Role.SPECTATOR, "", List.of()));
  }

  boolean isSeat(int number) {
    return seats.containsKey(number);
  }

  /** Those who give a seed to the dice: people who play somebody. */
  List<Integer> givers() {
    var givers = new ArrayList<Integer>();
    for (Seat seat : seats.values()) {
      if (seat.role() == Role.PLAYER && seat.combatants().stream().anyMatch(this::isPlayed)) {
        givers.add(seat.number());
      }
    }
    return givers;
  }

  private boolean isPlayed(String name) {
    Combatant who = live.battle().named(name);
    return who != null && live.settings().of(who) == Settings.By.SEAT;
  }

  /** Of these, those the Judge plays in somebody's stead are that one's own again. */
  List<LogLine> givenBack(List<String> names) {
    var lines = new ArrayList<LogLine>();
    for (String name : names) {
      Combatant who = live.battle().named(name);
      if (who != null && live.settings().of(who) == Settings.By.JUDGE) {
        String line = Settings.runOne(who, Settings.By.SEAT);
        live.settings().apply(line);
        lines.add(new LogLine(LogLine.Kind.SETTING, line));
      }
    }
    return lines;
  }

  /** The seat that plays somebody throws for him, else the Judge. */
  int thrower(@Nullable Actor who) {
    int judge = 1;
    for (Seat seat : seats.values()) {
      if (seat.isJudge()) {
        judge = seat.number();
      } else if (who != null && seat.plays(who) && live.settings().of(who) == Settings.By.SEAT) {
        return seat.number();
      }
    }
    return judge;
  }

  Viewpoint eyes(int seat) {
    return Viewpoint.of(seat(seat), live.battle());
  }

  boolean mayAnswer(int number, Prompt prompt) {
    Seat seat = seat(number);
    if (seat.isJudge()) {
      return true;
    }
    Question<?> question = prompt.question();
    Actor who = prompt.who();
    if (question != null && live.settings().of(question) != Settings.By.SEAT) {
      return false;
    }
    if (who != null) { // dice are thrown by whoever answers for him
      return seat.plays(who) && (question != null || thrower(who) == number);
    }
    return question != null && isOn(seat, question.side());
  }

  private boolean isOn(Seat seat, Side side) {
    for (String name : seat.combatants()) {
      Combatant who = live.battle().named(name);
      if (who != null && who.side() == side) {
        return true;
      }
    }
    return false;
  }

  /** The standing answer of the seat that is asked to such a question. */
  String standing(Question<?> question) {
    Actor who = question.who();
    if (live.settings().of(question) != Settings.By.SEAT) {
      return live.settings().standing(1, question.kind());
    }
    for (Seat seat : seats.values()) {
      if (who != null ? seat.plays(who) : isOn(seat, question.side())) {
        return live.settings().standing(seat.number(), question.kind());
      }
    }
    return "ask";
  }

  /** The eyes of the seat a question goes to. */
  Viewpoint eyes(Question<?> question) {
    Actor who = question.who();
    for (Seat seat : seats.values()) {
      if (!seat.isJudge() && (who != null ? seat.plays(who) : isOn(seat, question.side()))) {
        return eyes(seat.number());
      }
    }
    return Viewpoint.JUDGE;
  }

  /** What a bot would answer in a seat's place, knowing what that seat knows. */
  Answer usual(Question<?> question) {
    if (live.settings().of(question) != Settings.By.SEAT) {
      return question.usual();
    }
    var tact = new Tact(live.sight(), eyes(question), live.battle());
    return new Hunch(live.game().rulebook(), question.side(), tact)
        .think(Battle.in(question.scene()), question::usual);
  }

  /** The open question to a seat, null if there is none. */
  JsonNode prompt(int number) {
    Seat seat = seat(number);
    List<Prompt> open = new ArrayList<>(live.docket().open());
    if (seat.isJudge()) { // what he has taken on comes before his own
      open.sort(Comparator.comparing(prompt -> !live.docket().isTaken(prompt)));
    }
    for (Prompt prompt : open) {
      if (isFor(seat, prompt)) {
        var tact = new Tact(live.sight(), eyes(number), live.battle());
        Rulebook rulebook = seat.isJudge() ? null : live.game().rulebook();
        ObjectNode json = prompt.json(live.docket().until(prompt), rulebook, tact);
        Actor who = prompt.who();
        Settings.Charge order = who == null ? null : live.settings().order(who);
        if (order != null && prompt.question() != null) {
          json.put("order", order.order().text()); // it cannot be kept, or he would not be asked
        }
        return json;
      }
    }
    return NullNode.getInstance();
  }

  /**
   * The dice's next wish of a seat, null if none; its browser fulfils it without asking anybody.
   */
  @Nullable String wants(Seat seat) {
    Cup cup = live.cup();
    return switch (cup.state()) {
      case GATHERING ->
          givers().contains(seat.number())
                  && !cup.isLeftOut(seat.number())
                  && !cup.hasPromised(seat.number())
              ? "promise"
              : null;
      case SHOWING -> cup.silent().contains(seat.number()) ? "seed" : null;
      case SET, SHOWN -> null;
    };
  }

  /** The Judge may answer anything, but is asked only what nobody else is. */
  boolean isFor(Seat seat, Prompt prompt) {
    if (!seat.isJudge()) {
      return mayAnswer(seat.number(), prompt);
    }
    return live.docket().isTaken(prompt)
        || seats.values().stream()
            .noneMatch(other -> !other.isJudge() && mayAnswer(other.number(), prompt));
  }
}
