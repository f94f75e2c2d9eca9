package dev.cleave.server.table;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.battle.Side;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.table.Act;
import dev.cleave.engine.table.Acts;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Recorded;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Whatever is said at a table besides answers. */
final class Desk {

  private static final int MOST_SECONDS = 3600;

  private final LiveTable live;

  Desk(LiveTable live) {
    this.live = live;
  }

  /**
   * @param prompt the question it is about, null if none
   * @param judge does what the Judge says
   */
  void handle(Message.Said said, @Nullable Prompt prompt, Consumer<Act> judge) {
    switch (said.command()) {
      case Command.Options _, Command.Odds _, Command.Why _ -> study(said, prompt);
      case Command.Sight(String from, String to) -> sight(said, from, to);
      case Command.Undo(int to) -> undo(said, to);
      case Command.Judge(String text) -> act(said, text, judge);
      case Command.Run(String who, String by) -> run(said, who, by);
      case Command.Pause(boolean on) -> set(said, Settings.pause(on));
      case Command.Timer(int seconds) -> timer(said, seconds);
      case Command.Standing(String kind, String answer) -> standing(said, kind, answer);
      case Command.Answer _, Command.Roll _ ->
          live.refuse(said, "stale", "this question is no longer asked", "");
      case Command.Aftermath _ -> live.refuse(said, "illegal", "the fight is not over yet", "");
      case Command.Hello _ -> {}
    }
  }

  private boolean isJudge(Message.Said said) {
    if (live.audience().seat(said.seat()).isJudge()) {
      return true;
    }
    live.refuse(said, "not yours", "only the Judge may do this", "");
    return false;
  }

  private void set(Message.Said said, String line) {
    if (isJudge(said)) {
      apply(said, line);
    }
  }

  private void apply(Message.Said said, String line) {
    live.accept(said);
    live.settings().apply(line);
    live.change(new LogLine(LogLine.Kind.SETTING, line));
    live.settle();
  }

  private void timer(Message.Said said, int seconds) {
    if (seconds < 0 || seconds > MOST_SECONDS) {
      live.refuse(said, "bad", "a timer runs from 0 to " + MOST_SECONDS + " seconds", "");
    } else {
      set(said, Settings.timer(seconds));
    }
  }

  private void standing(Message.Said said, String kind, String answer) {
    if (!answer.equals("always") && !answer.equals("never") && !answer.equals("ask")) {
      live.refuse(said, "bad", "a standing answer is always, never or ask", "");
    } else if (kind.equals("action") || kind.equals("then") || kind.length() > 40) {
      live.refuse(said, "bad", "what one does is asked every time", "");
    } else {
      apply(said, Settings.standing(said.seat(), kind, answer));
    }
  }

  private void run(Message.Said said, String who, String by) {
    Settings.By answers = Settings.By.named(by);
    Combatant one = Views.of(who, live.battle());
    Side side =
        live.battle().sides().stream().filter(s -> s.name().equals(who)).findFirst().orElse(null);
    if (answers == null || one == null && side == null) {
      live.refuse(said, "bad", "nobody here is called so, or nobody answers so", "");
    } else {
      set(
          said,
          one != null
              ? Settings.runOne(one, answers)
              : Settings.runSide(Objects.requireNonNull(side), answers));
    }
  }

  private void act(Message.Said said, String text, Consumer<Act> judge) {
    if (!isJudge(said)) {
      return;
    }
    if (live.open().isEmpty()) {
      live.refuse(said, "illegal", "the Judge acts while a question is open", "");
      return;
    }
    Act act = Acts.read(text, live.battle());
    if (act == null) {
      live.refuse(
          said,
          "bad",
          "the Judge cannot \""
              + text
              + "\"; write set NAME to 3 hp, move NAME to 4,5"
              + " or remove NAME",
          "");
      return;
    }
    live.accept(said);
    judge.accept(act);
  }

  /** One's own steps freely, as long as no die has been thrown since; all else is the Judge's. */
  private void undo(Message.Said said, int card) {
    Seat seat = live.audience().seat(said.seat());
    int entry = live.cards(live.audience().eyes(said.seat())).entryOf(card);
    if (entry < 0 || entry >= live.entries().size()) {
      live.refuse(said, "bad", "there is nothing to take back there", "");
    } else if (!seat.isJudge() && !isOwn(seat, entry)) {
      live.refuse(said, "not yours", "only the Judge takes back dice, or what others did", "");
    } else {
      live.accept(said);
      throw new LiveTable.Rewind(entry, seat.name() + " takes back what followed.");
    }
  }

  private boolean isOwn(Seat seat, int entry) {
    for (Recorded line : live.entries().subList(entry, live.entries().size())) {
      boolean own =
          switch (line.kind()) {
            case ROLL, JUDGE -> false;
            case EVENT -> true;
            case ASK ->
                seat.combatants()
                    .contains(Json.MAPPER.readTree(line.json()).path("who").asString(""));
          };
      if (!own) {
        return false;
      }
    }
    return true;
  }

  private void study(Message.Said said, @Nullable Prompt prompt) {
    Question<?> question = prompt == null ? null : prompt.question();
    if (prompt == null || question == null) {
      live.refuse(said, "stale", "this question is no longer asked", "");
    } else if (!live.audience().mayAnswer(said.seat(), prompt)) {
      live.refuse(said, "not yours", "somebody else is asked", "");
    } else {
      var studies = new Studies(live.game().rulebook(), live.battle(), question, prompt.q());
      switch (said.command()) {
        case Command.Options _ -> said.from().send(studies.options());
        case Command.Why(String _, String text) -> said.from().send(studies.why(text));
        case Command.Odds(String _, String text) -> studies.odds(text, said.from());
        default -> {}
      }
    }
  }

  private void sight(Message.Said said, String from, String to) {
    Battle battle = live.battle();
    Viewpoint eyes = live.audience().eyes(said.seat());
    Combatant one = seen(from, eyes);
    Combatant other = seen(to, eyes);
    if (one == null || other == null) {
      live.refuse(said, "bad", "nobody here is called so", "");
      return;
    }
    Field field = battle.field();
    said.from()
        .send(
            Json.frame("sight")
                .put("from", from)
                .put("to", to)
                .put("seen", field.sees(one, other))
                .put("cover", field.cover(one, other))
                .put("feet", field.distance(one, other))
                .toString());
  }

  private @Nullable Combatant seen(String id, Viewpoint eyes) {
    Combatant who = Views.of(id, live.battle());
    return who != null && who.isPresent() && eyes.sees(who, live.game().rulebook()) ? who : null;
  }
}
