package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.server.house.Token;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Links, who opens them, and the Judge's passphrase. The numbers are those of docs/threats.md. */
class LinkThreatsTest {

  private static final String WORDS = "speak friend and enter";

  @TempDir static Path folder;

  private static Served served;

  @BeforeAll
  static void start() {
    served = new Served(folder);
  }

  @AfterAll
  static void stop() {
    served.close();
  }

  private static HttpResponse<String> join(String token) {
    return served.post("/api/join", Frames.object().put("token", token).toString());
  }

  /** 94, 99, 101: nothing is read from a token; it is known or it is not. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ABC123",
        "judge",
        "1",
        "AAAAAAAAAAAAAAAAAAAAAA",
        "../../x",
        "' or 1=1 --",
        "%",
        "_",
      })
  void guessesOpenNothing(String guess) {
    var response = join(guess);
    assertThat(response.statusCode()).isEqualTo(410);
    assertThat(Served.json(response).path("detail").asString())
        .isEqualTo("This link opens nothing any more.");
    assertThat(response.headers().firstValue("Set-Cookie")).isEmpty();
  }

  /** 101 */
  @Test
  void aLinkThatIsChangedOpensNothing() {
    var at = served.open();
    String token = at.token(3);
    for (String changed :
        List.of(
            token.toLowerCase(Locale.ROOT) + "A",
            token + "=",
            token + "/1",
            token.substring(1),
            " " + token,
            at.table() + token)) {
      assertThat(join(changed).statusCode()).as(changed).isEqualTo(410);
    }
    var own = join(token);
    assertThat(Served.json(own).path("seat").asInt()).isEqualTo(3);
  }

  /** 95, 100: whoever only looks changes nothing and is sent nowhere. */
  @Test
  void lookingAtALinkTakesNoSeat() {
    var at = served.open();
    for (String path :
        List.of(
            "/join",
            "/join?next=//evil.com",
            "/join?token=" + at.token(2),
            "/t/" + at.table(),
            "/t/" + at.table() + "?next=https://evil.com")) {
      var response = served.get(path);
      assertThat(response.statusCode()).isEqualTo(200);
      assertThat(response.headers().firstValue("Set-Cookie")).as(path).isEmpty();
      assertThat(response.headers().firstValue("Location")).as(path).isEmpty();
      assertThat(response.body()).doesNotContain(at.token(2)).doesNotContain("evil");
    }
    assertThat(served.get("/api/join?token=" + at.token(2)).statusCode()).isEqualTo(404);
  }

  /** 96: a link holds its token where no server and no Referer sees it. */
  @Test
  void aTokenStandsBehindTheSharpAndBecomesACookie() {
    var at = served.open();
    for (var seat : at.opened().path("seats")) {
      assertThat(seat.path("link").asString()).startsWith("/join#");
    }
    String cookie = join(at.token(2)).headers().firstValue("Set-Cookie").orElse("");
    assertThat(cookie)
        .startsWith(at.cookie(2))
        .contains("HttpOnly")
        .contains("SameSite=Strict")
        .contains("Path=/");
  }

  /** 96, 103: the file holds no token, only digests, and is its owner's alone. */
  @Test
  void tokensAreNotKept() throws Exception {
    var at = served.open();
    for (String name : List.of("t.db", "t.db-wal")) {
      Path file = folder.resolve(name);
      if (Files.exists(file)) {
        String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
        for (int seat = 1; seat <= 3; seat++) {
          assertThat(bytes.contains(at.token(seat))).isFalse();
        }
        assertThat(Files.getPosixFilePermissions(file))
            .allMatch(right -> right.name().startsWith("OWNER"));
      }
    }
  }

  /** 98: a link is one seat's, however many open it at once. */
  @Test
  void whoeverOpensALinkAtOnceSitsInTheSameSeat() {
    var at = served.open();
    var seats =
        List.of(1, 2, 3, 4, 5, 6, 7, 8).parallelStream()
            .map(_ -> Served.json(join(at.token(2))).path("seat").asInt())
            .toList();
    assertThat(seats).containsOnly(2);
  }

  /** 99 */
  @Test
  void aLinkIsOfOneTable() throws Exception {
    var at = served.open();
    var other = served.open();
    assertThat(Served.json(join(at.token(2))).path("table").asString()).isEqualTo(at.table());
    var stranger =
        Screen.stranger(served, other.table(), Seats.COOKIE + other.table() + "=" + at.token(2));
    assertThat(stranger.until("bye").path("reason").asString())
        .isEqualTo("there is no seat for you here");
    assertThat(stranger.closed()).isEqualTo(1008);
  }

  /** 86, 99 */
  @Test
  void whoIsTakenAwayIsOutAtOnce() throws Exception {
    var at = served.open();
    var ann = Screen.at(served, at, 2);
    String seats = "/api/tables/" + at.table() + "/seats";
    var refused = served.post(seats, "{\"revoke\":\"3\"}", "Cookie", at.cookie(2));
    assertThat(refused.statusCode()).isEqualTo(403);
    assertThat(served.post(seats, "{\"revoke\":\"3\"}").statusCode()).isEqualTo(404);
    var done = served.post(seats, "{\"revoke\":\"2\"}", "Cookie", at.cookie(1));
    assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
    assertThat(ann.until("bye").path("reason").asString())
        .isEqualTo("this seat is no longer yours");
    assertThat(ann.closed()).isEqualTo(1008);
    assertThat(join(at.token(2)).statusCode()).isEqualTo(410);
    var again = Screen.silent(served, at, 2);
    assertThat(again.until("bye").path("reason").asString())
        .isEqualTo("there is no seat for you here");
    assertThat(
            served
                .get("/api/tables/" + at.table() + "/frames", "Cookie", at.cookie(2))
                .statusCode())
        .isEqualTo(404);
  }

  /** 105, 106, 107: wherever somebody says how he is called. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "Judge",
        "Judg\u0435",
        "SYSTEM",
        "a\u202eb",
        "a\u200bb",
        "a\nb",
        "x\u0323\u0324\u0325\u0326\u0327"
      })
  void namesOfSeatsAreNames(String name) {
    var at = served.open();
    String seats = "/api/tables/" + at.table() + "/seats";
    var change = Frames.object();
    change.set("change", Frames.object().put("seat", "2").put("name", name));
    var refused = served.post(seats, change.toString(), "Cookie", at.cookie(1));
    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(refused.body()).contains("This name cannot be had");
    var add = Frames.object();
    add.set(
        "add",
        Frames.object()
            .put("role", "spectator")
            .put("name", name)
            .set("combatants", Frames.object().arrayNode()));
    assertThat(served.post(seats, add.toString(), "Cookie", at.cookie(1)).statusCode())
        .isEqualTo(422);
    var joining = Frames.object().put("token", at.token(2)).put("name", name);
    assertThat(served.post("/api/join", joining.toString()).statusCode()).isEqualTo(400);
    change.set("change", Frames.object().put("seat", "2").put("name", "Ann"));
    assertThat(served.post(seats, change.toString(), "Cookie", at.cookie(1)).statusCode())
        .isEqualTo(200);
  }

  /** 94: what is looked up is a digest, so the time it takes tells nothing of the token. */
  @Test
  void tokensAreLookedUpByTheirDigest() {
    assertThat(Token.digest("a").bytes()).hasSize(32);
    assertThat(Token.digest("a")).isNotEqualTo(Token.digest("b")).isEqualTo(Token.digest("a"));
  }

  /** 94: of each of its 128 bits nobody knows anything, and no two tokens are alike. */
  @Test
  void everyBitOfATokenIsDrawn() {
    int tokens = 4_000;
    int[] set = new int[128];
    var seen = new HashSet<String>();
    for (int i = 0; i < tokens; i++) {
      String token = Token.draw();
      assertThat(seen.add(token)).isTrue();
      byte[] bytes = Base64.getUrlDecoder().decode(token);
      assertThat(bytes).hasSize(16);
      for (int bit = 0; bit < set.length; bit++) {
        set[bit] += bytes[bit / 8] >> bit % 8 & 1;
      }
    }
    for (int count : set) { // ten standard deviations to either side
      assertThat(count).isBetween(tokens / 2 - 316, tokens / 2 + 316);
    }
  }

  /** 103: whoever opens a table is its Judge from then on, and nobody else is. */
  @Test
  void theOpenerIsTheJudge() throws Exception {
    var response = served.post("/api/tables", Served.duel().toString());
    var at = new Served.Seated(Served.json(response));
    assertThat(response.headers().firstValue("Set-Cookie").orElse("")).startsWith(at.cookie(1));
    var judge = Screen.at(served, at, 1);
    assertThat(judge.view().path("you").path("role").asString()).isEqualTo("judge");
    assertThat(at.opened().path("recovery").asString()).isEqualTo(at.token(1));
  }

  /** 58, 103 */
  @Test
  void withAPassphraseOnlyWhoKnowsItOpensTables(@TempDir Path own) {
    try (var guarded = new Served(own, WORDS, Limits.USUAL)) {
      String duel = Served.duel().toString();
      var refused = guarded.post("/api/tables", duel);
      assertThat(refused.statusCode()).isEqualTo(401);
      assertThat(Served.json(refused).path("title").asString()).isEqualTo("Passphrase");
      assertThat(guarded.post("/api/tables", duel, "Cookie", "cleave-judge=x").statusCode())
          .isEqualTo(401);
      var wrong = guarded.post("/api/login", "{\"passphrase\":\"mellon\"}");
      assertThat(wrong.statusCode()).isEqualTo(403);
      assertThat(wrong.headers().firstValue("Set-Cookie")).isEmpty();
      var right = guarded.post("/api/login", "{\"passphrase\":\"" + WORDS + "\"}");
      assertThat(right.statusCode()).isEqualTo(204);
      String cookie = right.headers().firstValue("Set-Cookie").orElse("");
      assertThat(cookie).contains("HttpOnly").contains("SameSite=Strict").doesNotContain("friend");
      var opened = guarded.post("/api/tables", duel, "Cookie", cookie.split(";")[0]);
      assertThat(opened.statusCode()).as(cookie).isEqualTo(201);
      String token = new Served.Seated(Served.json(opened)).token(2);
      assertThat(
              guarded
                  .post("/api/join", Frames.object().put("token", token).toString())
                  .statusCode())
          .isEqualTo(200);
    }
  }

  /** 58: nobody tries all the words there are. */
  @Test
  void guessingThePassphraseIsSlow(@TempDir Path own) {
    try (var guarded = new Served(own, WORDS, Limits.USUAL)) {
      int status = 403;
      for (int i = 0; i < 10; i++) {
        status = guarded.post("/api/login", "{\"passphrase\":\"guess" + i + "\"}").statusCode();
        assertThat(status).isEqualTo(403);
      }
      assertThat(guarded.post("/api/login", "{\"passphrase\":\"guess\"}").statusCode())
          .isEqualTo(429);
      assertThat(guarded.post("/api/login", "{\"passphrase\":\"" + WORDS + "\"}").statusCode())
          .isEqualTo(429);
    }
  }
}
