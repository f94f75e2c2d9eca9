package dev.cleave.server.web;

import dev.cleave.server.house.Token;
import dev.cleave.server.store.Digest;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The phrase a Judge must know to open tables on a server that others can reach. Who has said it
 * once is known by a cookie until the server is started again.
 */
final class Passphrase {

  private static final String COOKIE = "cleave-judge";
  private static final int TRIES = 10;
  private static final long IN_MILLIS = 60_000;

  /** More Judges than this have not come; the first ones say it again. */
  private static final int MOST_KNOWN = 1_000;

  private final @Nullable Digest wanted;
  private final Set<Digest> known = ConcurrentHashMap.newKeySet();
  private final Paces tries = new Paces(TRIES, IN_MILLIS);

  /**
   * @param words empty if everybody may open tables
   */
  Passphrase(String words) {
    this.wanted = words.isEmpty() ? null : Digest.of(words);
  }

  boolean isKnownTo(Context context) {
    String token = context.cookie(COOKIE);
    return wanted == null || token != null && known.contains(Token.digest(token));
  }

  /** Lets somebody open tables from now on, if he says the right words. */
  void login(Context context) {
    var body = Body.of(context, Body.SMALL, Set.of("passphrase"));
    String said = body.text("passphrase");
    if (!tries.allows(context.req().getRemoteAddr(), System.currentTimeMillis())) {
      throw new Body.Refused(429, "Too many tries", "Wait a minute, then try again.");
    }
    if (wanted != null && !wanted.equals(Digest.of(said))) { // digests compare in constant time
      throw new Body.Refused(403, "Forbidden", "These are not the words.");
    }
    String token = Token.draw();
    if (known.size() >= MOST_KNOWN) {
      known.clear();
    }
    known.add(Token.digest(token));
    var cookie = new Cookie(COOKIE, token);
    cookie.setPath("/");
    cookie.setHttpOnly(true);
    cookie.setSameSite(SameSite.STRICT);
    context.cookie(cookie);
    context.status(204);
  }
}
