package dev.cleave.server.web;

import dev.cleave.server.house.Daybook;
import dev.cleave.server.house.House;
import dev.cleave.server.house.Unplayable;
import dev.cleave.server.store.LogBroken;
import dev.cleave.server.store.StoreUnavailable;
import dev.cleave.server.table.Command;
import dev.cleave.server.table.LiveTable;
import dev.cleave.server.table.Message;
import dev.cleave.server.table.Pace;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Somebody's screen at a table: what it says is checked here, before the table hears it. Public
 * only because Jetty calls it.
 */
public final class Guest implements Session.Listener.AutoDemanding {

  private static final int TOO_BIG = 1009;
  private static final int POLICY = 1008;
  private static final int UNSUPPORTED = 1003;
  private static final int MOST_BYTES = 16 << 10;
  private static final int MOST_PIECES = 64;
  private static final long IN_MILLIS = 10_000;
  private static final int VERSION = 1;
  private static final Pattern CMD = Pattern.compile("[0-9A-Za-z_-]{8,64}");

  private final Crowd crowd;
  private final Caller caller;
  private final House.@Nullable Place place;
  private final Pace pace;

  /** Everything is told in a greeting. */
  private final Pace greetings = new Pace(6, IN_MILLIS);

  private final StringBuilder said = new StringBuilder();
  private int bytes;
  private int pieces;
  private int refused;
  private @Nullable Session session;
  private @Nullable Socket socket;
  private @Nullable LiveTable table;
  private boolean sat;
  private volatile long heard;
  private volatile long begun;
  private long asked;
  private long leaving;

  /**
   * @param place null if this is nobody's seat
   */
  Guest(Crowd crowd, Caller caller, House.@Nullable Place place) {
    this.crowd = crowd;
    this.caller = caller;
    this.place = place;
    this.pace = new Pace(crowd.limits().frames(), IN_MILLIS);
  }

  Caller caller() {
    return caller;
  }

  /** Taken, or at least tried. */
  boolean hasSat() {
    return sat;
  }

  House.@Nullable Place place() {
    return place;
  }

  @Override
  public void onWebSocketOpen(Session opened) {
    session = opened;
    socket = new Socket(opened);
    heard = crowd.now();
    asked = heard;
    if (!crowd.comes(this)) {
      close(POLICY, "too many connections from your side");
      return;
    }
    try {
      sat = true;
      table = crowd.sit(this);
      if (table == null) {
        bye("there is no seat for you here");
      }
    } catch (Unplayable why) {
      bye(String.valueOf(why.getMessage()));
    } catch (LogBroken damaged) {
      Daybook.fault("a damaged log", damaged);
      bye("the log of this table is damaged after line " + damaged.lastGood());
    } catch (StoreUnavailable away) {
      Objects.requireNonNull(socket).cut("the store cannot be read at the moment");
    }
  }

  @Override
  public void onWebSocketPartialText(String part, boolean last) {
    heard = crowd.now();
    begun = begun == 0 ? heard : begun;
    bytes += part.getBytes(StandardCharsets.UTF_8).length;
    pieces++;
    if (bytes > MOST_BYTES) {
      close(TOO_BIG, "a frame has at most 16 KiB");
    } else if (pieces > MOST_PIECES) {
      close(POLICY, "a frame in too many pieces");
    } else {
      said.append(part);
      if (last) {
        String text = said.toString();
        said.setLength(0);
        bytes = 0;
        pieces = 0;
        begun = 0;
        hear(text);
      }
    }
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    close(UNSUPPORTED, "text only");
  }

  @Override
  public void onWebSocketPing(ByteBuffer payload) {
    heard = crowd.now();
    if (pace.allows(heard)) {
      session().sendPong(payload, Callback.NOOP);
    } else if (pace.isFlood()) {
      flood();
    }
  }

  @Override
  public void onWebSocketPong(ByteBuffer payload) {
    heard = crowd.now();
    if (!pace.allows(heard) && pace.isFlood()) {
      flood();
    }
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    leave();
  }

  @Override
  public void onWebSocketClose(int code, String reason, Callback callback) {
    leave();
    callback.succeed();
  }

  private void hear(String text) {
    Socket to = Objects.requireNonNull(socket);
    LiveTable at = table;
    House.Place here = place;
    if (at == null || here == null || to.isClosed()) {
      return;
    }
    JsonNode json = Frames.read(text);
    String cmd =
        json == null || !json.path("cmd").isString() ? null : json.path("cmd").stringValue();
    boolean named = cmd != null && CMD.matcher(cmd).matches();
    if (!pace.allows(heard)) {
      if (pace.isFlood()) {
        flood();
      } else {
        refuse(named ? cmd : null, "too fast", "Slow down.", text);
      }
      return;
    }
    Command command = json == null ? null : Command.read(json);
    if (command == null) {
      refuse(named ? cmd : null, "bad", "This is no frame of ours.", text);
    } else if (command instanceof Command.Hello(List<String> pending)) {
      greet(at, here, Objects.requireNonNull(json), pending);
    } else if (command.isChange() && !named) {
      refuse(null, "bad", "A command needs a cmd of 8 to 64 letters.", text);
    } else {
      at.send(new Message.Said(to, here.seat(), command.isChange() ? cmd : null, command, text));
    }
  }

  private void greet(LiveTable at, House.Place here, JsonNode hello, List<String> pending) {
    if (!greetings.allows(heard)) {
      refuse(null, "too fast", "You have been greeted.", "");
    } else if (hello.path("v").isInt() && hello.path("v").intValue() == VERSION) {
      at.send(new Message.Came(Objects.requireNonNull(socket), here.seat(), pending));
    } else {
      bye("this page and the server are of different versions: reload the page");
    }
  }

  private void refuse(@Nullable String cmd, String code, String message, String text) {
    Objects.requireNonNull(socket).send(Frames.refused(cmd, code, message));
    if (refused++ == 0) {
      Daybook.odd("a frame was refused", caller.address(), text);
    }
  }

  private void flood() {
    Daybook.odd("a flood of frames", caller.address(), "");
    close(POLICY, "too fast; come back in 10 seconds");
  }

  void bye(String reason) {
    Objects.requireNonNull(socket).bye(reason);
  }

  private void close(int code, String reason) {
    Objects.requireNonNull(socket).close(code, reason);
  }

  private Session session() {
    return Objects.requireNonNull(session);
  }

  private void leave() {
    if (refused > 1) {
      Daybook.odd(refused + " frames were refused", caller.address(), "");
    }
    refused = 0;
    crowd.leave(this);
    Socket left = socket;
    if (left != null) {
      left.gone();
      if (table != null) {
        table.send(new Message.Went(left));
      }
    }
  }

  /** Once in a while: asks whether anybody is there, and cuts off who is not or dawdles. */
  void look(long now, Limits limits) {
    Session open = session;
    Socket to = socket;
    if (open == null || to == null) {
      return;
    }
    if (to.isClosed()) {
      leaving = leaving == 0 ? now : leaving;
      if (now - leaving > limits.message().toMillis()) {
        open.disconnect(); // told to go, it holds the line
      }
    } else if (now - heard > limits.silence().toMillis()) {
      Daybook.odd("a silent connection", caller.address(), "");
      to.gone();
      open.disconnect();
    } else if (begun != 0 && now - begun > limits.message().toMillis()) {
      close(POLICY, "a frame must come whole within seconds");
    } else if (now - asked > limits.ping().toMillis()) {
      asked = now;
      open.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }
  }
}
