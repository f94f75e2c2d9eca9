package dev.cleave.cli.join;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.Faces;
import dev.cleave.engine.dice.Dice;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A seat at a live table. Whatever the table says and whatever the person types comes one after
 * another, so that nothing happens at once.
 */
public final class Chair {

  /** How it ended. */
  public enum End {
    /** The person left, or the fight is over. */
    LEFT,
    /** The dice were not what was promised. */
    CHEATED,
    /** There was no table, or no seat at it. */
    REFUSED
  }

  private static final int FIRST_CARDS = 20;
  private static final long BREATH_MILLIS = 5_000;
  private static final long SLOWER_MILLIS = 1_500;

  private final BlockingQueue<Happening> happenings = new LinkedBlockingQueue<>();
  private final Wire wire;
  private final Typist typist;
  private final Page page;
  private final Outbox outbox = new Outbox();
  private final Seen seen = new Seen();
  private final FairPlay fairPlay;
  private final Occasion occasion;
  private final Teller teller;
  private final Remarks remarks;
  private final Reckoning reckoning;
  private @Nullable Posed posed;
  private @Nullable End end;
  private String answered = "";
  private String refusal = "";
  private boolean seated;
  private boolean lost;
  private boolean silent;
  private long again;
  private long slower;
  private int before;
  private long seq;

  /**
   * @param typists makes whoever types, given where his lines go
   */
  private Chair(Address address, Function<Consumer<Happening>, Typist> typists) {
    this.wire = new Wire(address, happenings::add);
    this.typist = typists.apply(happenings::add);
    this.page = typist.page();
    this.fairPlay = new FairPlay(seen, typist, this::say);
    this.occasion = new Occasion(seen, typist);
    this.teller = new Teller(page);
    this.reckoning = new Reckoning(page);
    this.remarks = new Remarks(seen, this, page);
  }

  static Chair of(Address address, Function<Consumer<Happening>, Typist> typists) {
    return new Chair(address, typists);
  }

  /** Plays the seat until the person leaves. */
  End sit() throws InterruptedException {
    try (wire) {
      wire.connect();
      while (end == null) {
        listen();
        page.flush();
        if (end == null) {
          handle(happenings.poll(patience(), TimeUnit.MILLISECONDS));
        }
      }
      page.flush();
      return fairPlay.isBroken() ? End.CHEATED : end;
    }
  }

  /** Why there was no seat. */
  String refusal() {
    return refusal;
  }

  private long patience() {
    long next = again == 0 ? slower : again;
    return next == 0
        ? BREATH_MILLIS
        : Math.clamp(next - System.currentTimeMillis(), 1, BREATH_MILLIS);
  }

  private void handle(@Nullable Happening happening) {
    switch (happening) {
      case null -> wake();
      case Happening.Opened opened when wire.isNow(opened.attempt()) -> {
        wire.opened(opened.socket());
        var hello = Remarks.deed("hello").put("v", 1);
        outbox.pending().forEach(hello.withArray("pending")::add);
        wire.send(hello.toString());
      }
      case Happening.Heard heard when wire.isNow(heard.attempt()) -> hear(heard.text());
      case Happening.Lost gone when wire.isNow(gone.attempt()) -> lose(gone.why());
      case Happening.Barred barred when wire.isNow(barred.attempt()) -> bar(barred.why());
      case Happening.Typed typed -> type(typed.line());
      default -> {} // of a line that was let go
    }
    wake();
  }

  /** Tries again when it is time. */
  private void wake() {
    if (again > 0 && System.currentTimeMillis() >= again) {
      again = 0;
      wire.connect();
    } else if (slower > 0 && System.currentTimeMillis() >= slower) {
      repeat();
    } else if (wire.isSilent()) {
      lose("nothing has been heard for a while");
    }
  }

  /** We spoke too fast: what was not heard is said again. */
  private void repeat() {
    slower = 0;
    outbox.all().forEach(command -> wire.send(command.toString()));
    if (posed != null && !posed.isReady()) {
      pose();
    }
  }

  private void lose(String why) {
    if (!seated) {
      refuse(why);
      return;
    }
    wire.drop();
    if (!lost) {
      typist.hush();
      page.tell(Ink.YELLOW, "The connection is lost (" + why + "); trying to come back.", 0, 2);
      lost = true;
    }
    again = System.currentTimeMillis() + wire.pause();
  }

  private void bar(String why) {
    if (seated) {
      typist.hush();
      page.tell(Ink.YELLOW, why, 0, 2);
      end = End.LEFT;
    } else {
      refuse(why);
    }
  }

  private void refuse(String why) {
    refusal = why;
    end = End.REFUSED;
  }

  private void hear(String text) {
    JsonNode frame;
    try {
      frame = JsonMapper.shared().readTree(text);
    } catch (JacksonException notOurs) {
      return;
    }
    switch (frame.path("type").asString("")) {
      case "welcome" -> welcome(frame);
      case "update" -> update(frame);
      case "ack" -> outbox.done(frame.path("cmd").asString(""));
      case "refused" -> refused(frame);
      case "options" -> options(frame);
      case "odds" -> aside(() -> reckoning.odds(frame, seen));
      case "why" -> aside(() -> reckoning.why(frame));
      case "would" -> aside(() -> reckoning.would(frame));
      case "sight" -> aside(() -> reckoning.sight(frame, seen));
      case "notice" -> aside(() -> page.tell(Ink.YELLOW, frame.path("text").asString(""), 0, 2));
      case "bye" -> bar("The table says goodbye: " + frame.path("reason").asString("") + ".");
      default -> {} // a newer table may say more than we understand
    }
  }

  private void aside(Runnable words) {
    typist.hush();
    words.run();
  }

  private void welcome(JsonNode frame) {
    wire.greeted();
    again = 0;
    seq = frame.path("seq").asLong();
    seen.welcome(frame.path("view"));
    typist.hush();
    List<JsonNode> news = seen.news(frame.path("cards"));
    if (!seated) {
      occasion.open();
      if (news.size() > FIRST_CARDS) {
        page.say(Ink.DIM, (news.size() - FIRST_CARDS) + " cards before these; log shows them.");
        news = news.subList(news.size() - FIRST_CARDS, news.size());
      }
    } else if (lost) {
      page.say(Ink.YELLOW, "Back at the table.");
    }
    seated = true;
    lost = false;
    teller.tell(news);
    outbox.settle(frame.path("applied")).forEach(command -> wire.send(command.toString()));
    posed = null;
    look();
  }

  private void update(JsonNode frame) {
    if (frame.path("seq").asLong() != seq + 1) {
      lose("something was missed");
      return;
    }
    seq++;
    seen.change(frame.path("changes"));
    List<JsonNode> news = seen.news(frame.path("cards"));
    if (!news.isEmpty()) {
      typist.hush();
      teller.tell(news);
    }
    look();
  }

  /** Does what is to be done now that things stand as they do. */
  private void look() {
    JsonNode fair = seen.table().path("dice");
    fairPlay.share(fair);
    occasion.look();
    fairPlay.check(fair);
    JsonNode prompt = seen.prompt();
    String q = prompt == null ? "" : prompt.path("q").asString("");
    if (prompt == null) {
      if (posed != null && !posed.q().equals(answered)) {
        aside(() -> page.say(Ink.DIM, "  This is no longer asked."));
      }
      posed = null;
    } else if ((posed == null || !posed.q().equals(q)) && !q.equals(answered)) {
      posed = new Posed(prompt, seen.name(prompt.path("who").asString("")));
      pose();
    }
    if (occasion.isOver() && typist.isPiped() && !seen.isJudge() && FairPlay.isSettled(fair)) {
      end = End.LEFT;
    }
  }

  /** Puts the open question, or says for whom the table waits. */
  void pose() {
    Posed now = posed;
    if (now == null) {
      List<String> waiting = new Company(seen, page).waiting();
      aside(
          () ->
              page.tell(
                  waiting.isEmpty()
                      ? "nothing is asked of you now"
                      : "the table waits for " + String.join(", ", waiting),
                  2));
    } else if (now.isReady()) {
      aside(() -> now.print(page));
    } else {
      wire.send(Remarks.deed("options").put("q", now.q()).toString());
    }
  }

  private void options(JsonNode frame) {
    Posed now = posed;
    if (now != null && now.q().equals(frame.path("q").asString(""))) {
      now.know(frame);
      pose();
    }
  }

  private void refused(JsonNode frame) {
    String code = frame.path("code").asString("");
    if (code.equals("too fast")) {
      slower = System.currentTimeMillis() + SLOWER_MILLIS;
      return;
    }
    ObjectNode ours = outbox.done(frame.path("cmd").asString(""));
    if (ours != null && ours.path("type").asString("").equals("seed")) {
      return; // another device of this seat was first
    }
    typist.hush();
    page.tell(Ink.YELLOW, Posed.words("", frame), 2, 4);
    if (ours != null && code.equals("illegal")) {
      page.say(Ink.DIM, "  ? for help");
    }
    answered = "";
    look();
  }

  /** Asks for a line where one is wanted. */
  private void listen() {
    Posed now = posed;
    boolean open = now != null && now.isReady() && !now.q().equals(answered);
    if (typist.isPiped() && !outbox.isEmpty() || lost || !seated) {
      return;
    }
    if (silent) {
      if (open || occasion.isOver()) {
        leave();
      }
    } else if (open && now != null) {
      String whose = now.whose().isEmpty() ? seen.you().path("name").asString("") : now.whose();
      typist.ask(whose + "> ", now.texts());
    } else if (!typist.isPiped() || posed == null && seen.isJudge() && isIdle()) {
      typist.ask(seen.you().path("name").asString("") + "> ", List.of());
    }
  }

  /** The Judge has time to say something. */
  private boolean isIdle() {
    return occasion.isIdle() || !seen.view().path("waiting").isEmpty();
  }

  private void type(@Nullable String line) {
    if (line == null) {
      silent = true;
      if (!typist.isPiped()) {
        leave();
      }
      return;
    }
    typist.typed(line);
    Posed now = posed;
    Dice thrown = now == null ? null : now.dice();
    if (now == null || now.q().equals(answered)) {
      if (!remarks.hear(line, null)) {
        page.say(Ink.YELLOW, "  nothing is asked of you now; ? helps");
      }
    } else if (!remarks.hear(line, now)) {
      if (thrown != null) {
        List<Integer> faces = Faces.read(line, thrown, page);
        if (faces != null) {
          var roll = Remarks.deed("roll").put("q", now.q());
          faces.forEach(roll.withArray("faces")::add);
          answered = now.q();
          say(roll);
        }
      } else {
        String text = now.read(line, page);
        if (text != null) {
          if (!text.equalsIgnoreCase(line.strip())) {
            page.say(Ink.DIM, "  " + text);
          }
          answer(text);
        }
      }
    }
  }

  void answer(String text) {
    Posed now = posed;
    if (now != null) {
      before = seen.last() + 1;
      answered = now.q();
      say(Remarks.deed("answer").put("q", now.q()).put("text", text));
    }
  }

  /** The first card that came of our last answer, 0 if we gave none. */
  int before() {
    return before;
  }

  /** A command, which is kept until the table has answered it. */
  void say(ObjectNode command) {
    wire.send(outbox.add(command).toString());
  }

  /** A question that changes nothing. */
  void ask(ObjectNode question) {
    wire.send(question.toString());
  }

  void leave() {
    end = End.LEFT;
  }
}
