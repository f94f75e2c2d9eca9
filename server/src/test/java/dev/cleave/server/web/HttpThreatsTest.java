package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Bad requests and what becomes of them. The numbers are those of docs/threats.md. */
class HttpThreatsTest {

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

  private static JsonNode problem(HttpResponse<String> response, int status) {
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    assertThat(response.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/problem+json");
    JsonNode body = Served.json(response);
    assertThat(body.path("status").asInt()).isEqualTo(status);
    assertThat(body.path("id").asString()).hasSize(36);
    assertThat(response.body()).doesNotContain("Exception").doesNotContain("java");
    return body;
  }

  /** What a bare line is answered, which must be ours too. */
  private static void problem(String answer, int status) {
    assertThat(answer).startsWith("HTTP/1.1 " + status + " ");
    assertThat(answer).contains("application/problem+json").contains("\"id\":\"");
    assertThat(answer).contains("Content-Security-Policy").doesNotContain("Jetty");
  }

  private static String head(String line, String... headers) {
    return line + "\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + lines(headers) + "\r\n";
  }

  private static String lines(String... headers) {
    return headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
  }

  private static final String[] OURS = {"Content-Type: application/json", "X-Cleave: 1"};

  private static String[] ours(String... more) {
    var all = new ArrayList<>(List.of(OURS));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  /** 61 */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/assets/..%2f..%2fcleave.db",
        "/assets/%2e%2e/t.db",
        "/assets/../t.db",
        "/assets/%00",
        "/assets/a%00.js",
        "/assets/..\\t.db",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/index.html/",
        "/assets/;x.js",
        "/t.db",
        "/api/scenarios/..%2f..%2fREADME",
        "/api/scenarios//etc/passwd",
        "/api/rules/..%2f..",
        "/api/content/..",
      })
  void pathsLeadNowhereElse(String path) {
    String answer = served.raw(head("GET " + path + " HTTP/1.1"));
    assertThat(answer).containsPattern("^HTTP/1.1 40[04] ").contains("application/problem+json");
  }

  /** 62 */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.com",
        "evil.com:8420",
        "127.0.0.1.evil.com",
        "127.0.0.1@evil.com",
        "localhost.evil",
        "[::1]",
        "0.0.0.0",
      })
  void otherNamesAreTurnedAway(String host) {
    String answer =
        served.raw(
            "GET / HTTP/1.1\r\nHost: "
                + host
                + "\r\nOrigin: http://"
                + host
                + "\r\n"
                + "Connection: close\r\n\r\n");
    assertThat(answer).containsPattern("^HTTP/1.1 4(21|00) ").doesNotContain("<html");
  }

  /** 62: the name is asked before anything is done, and of a WebSocket too. */
  @Test
  void aForeignNameOpensNothing() {
    String body = Served.duel().toString();
    String answer =
        served.raw(
            "POST /api/tables HTTP/1.1\r\nHost: evil.com\r\nOrigin: http://evil.com\r\n"
                + "Connection: close\r\nContent-Length: "
                + body.length()
                + "\r\n"
                + lines(OURS)
                + "\r\n"
                + body);
    problem(answer, 421);
    problem(
        served.raw(
            "GET /api/tables/x/live HTTP/1.1\r\nHost: evil.com\r\nOrigin: http://evil.com\r\n"
                + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"),
        421);
    assertThat(served.raw("GET / HTTP/1.1\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 400 ");
  }

  /** 63 */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://evil.example | application/json | 1 | 403",
        "null | application/json | 1 | 403",
        "http://127.0.0.1:1 | application/json | 1 | 403",
        "::: | application/json | 1 | 403",
        "'' | text/plain | 1 | 415",
        "'' | application/x-www-form-urlencoded | 1 | 415",
        "'' | multipart/form-data; boundary=x | 1 | 415",
        "'' | application/json | 0 | 415",
        "'' | application/jsonp | 1 | 415",
      })
  void formsOfOtherPagesDoNothing(String origin, String type, String ours, int status) {
    var request =
        served
            .at("/api/tables")
            .header("Content-Type", type)
            .header("X-Cleave", ours)
            .POST(HttpRequest.BodyPublishers.ofString(Served.duel().toString()));
    problem(served.send(origin.isEmpty() ? request : request.header("Origin", origin)), status);
  }

  /** 63: another method than the one that is written does not exist. */
  @Test
  void methodsAreWhatTheyAre() {
    for (String method : new String[] {"PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"}) {
      String answer =
          served.raw(
              head(method + " /api/tables?_method=POST HTTP/1.1", ours("Content-Length: 0")));
      assertThat(answer).as(method).containsPattern("^HTTP/1.1 (40[0345]|501) ");
      assertThat(answer).as(method).contains("application/problem+json");
    }
    problem(served.get("/api/join?_method=POST"), 404);
    problem(served.get("/api/join", "X-HTTP-Method-Override", "POST"), 400);
  }

  /** 64 */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"token\":\"x\",\"role\":\"judge\"}",
        "{\"token\":\"x\",\"table\":1}",
        "{\"token\":1}",
        "{\"token\":null}",
        "{\"token\":[\"x\"]}",
        "{}",
        "{\"token\":\"x\",\"__proto__\":{}}",
      })
  void onlyKnownFieldsOfTheRightKind(String body) {
    problem(served.post("/api/join", body), 400);
  }

  /** 64, 67 */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"scenario\":\"x\",\"dice\":\"loaded\"}",
        "{\"scenario\":\"x\",\"dice\":1}",
        "{\"scenario\":\"x\",\"play\":\"bots\"}",
        "{\"scenario\":\"x\",\"play\":{\"orcs\":true}}",
        "{\"scenario\":\"x\",\"play\":{\"orcs\":\"judge\"}}",
        "{\"scenario\":\"x\",\"scenario\":\"y\"}",
        "{\"scenario\":1e400}",
        "{\"scenario\":9007199254740993}",
        "{\"scenario\":\"\\ud800\"}",
        "{\"scenario\":\"\\u0000\"}",
        "{\"scenario\":\"x\"} {}",
        "[1]",
        "\"x\"",
        "",
        "{",
        "{'scenario':'x'}",
        "{\"scenario\":NaN}",
      })
  void whatIsNoPlainObjectIsRefused(String body) {
    problem(served.post("/api/tables", body), 400);
  }

  /** 67 */
  @Test
  void depthIsLimited() {
    String deep = "[".repeat(10_000) + "]".repeat(10_000);
    problem(served.post("/api/tables", "{\"play\":" + deep + "}"), 400);
    problem(served.post("/api/join", "{\"token\":".repeat(5_000)), 400);
  }

  @Test
  void bytesThatAreNoTextAreRefused() {
    problem(
        served.raw(
            head("POST /api/join HTTP/1.1", ours("Content-Length: 12"))
                + "{\"token\":\"\u00ff\u00fe"),
        400);
  }

  /** 65 */
  @Test
  void aStrangersTableIsLikeNone() {
    var table = served.open();
    var other = served.open();
    String none = body(served.get("/api/tables/" + "A".repeat(22) + "/frames"));
    assertThat(body(served.get("/api/tables/" + table.table() + "/frames"))).isEqualTo(none);
    assertThat(
            body(
                served.get(
                    "/api/tables/" + table.table() + "/frames",
                    "Cookie",
                    Seats.COOKIE + table.table() + "=" + other.token(1))))
        .isEqualTo(none);
    assertThat(
            served
                .get("/api/tables/" + table.table() + "/frames", "Cookie", table.cookie(1))
                .statusCode())
        .isEqualTo(200);
  }

  private static String body(HttpResponse<String> response) {
    JsonNode body = problem(response, 404);
    return response.body().replace(body.path("id").asString(), "");
  }

  /** 65, 94: 128 bits, and no two alike. */
  @Test
  void idsAndTokensAreRandom() {
    var seen = new HashSet<String>();
    for (int i = 0; i < 5; i++) {
      var table = served.open();
      assertThat(table.table()).matches("[0-9A-Za-z_-]{22}");
      assertThat(seen.add(table.table())).isTrue();
      for (int seat = 1; seat <= 3; seat++) {
        assertThat(table.token(seat)).matches("[0-9A-Za-z_-]{22}");
        assertThat(seen.add(table.token(seat))).isTrue();
      }
    }
  }

  /** 66 */
  @Test
  void largeBodiesAreRefusedWhileTheyCome() throws Exception {
    problem(served.post("/api/join", "{\"token\":\"" + "x".repeat(70_000) + "\"}"), 413);
    problem(served.post("/api/check", "{\"scenario\":\"" + "x".repeat(3 << 20) + "\"}"), 413);
    try (var socket = new Socket("127.0.0.1", served.port())) { // no length is stated
      socket.setSoTimeout(60_000);
      Served.write(socket, head("POST /api/join HTTP/1.1", ours("Transfer-Encoding: chunked")));
      String chunk = "8000\r\n" + "x".repeat(0x8000) + "\r\n";
      int sent = 0;
      while (sent < 1000 && Served.write(socket, chunk)) {
        sent++;
      }
      assertThat(sent).as("of 32 MiB").isLessThan(1000);
    }
    problem(
        served.raw(
            head("POST /api/join HTTP/1.1", ours("Transfer-Encoding: chunked"))
                + "11170\r\n"
                + "x".repeat(0x11170)
                + "\r\n0\r\n\r\n"),
        413);
  }

  /** 66 */
  @Test
  void packedBodiesAreRefused() {
    problem(served.post("/api/join", "x", "Content-Encoding", "gzip"), 415);
    problem(
        served.raw(
            head("POST /api/join HTTP/1.1", ours("Transfer-Encoding: gzip, chunked"))
                + "0\r\n\r\n"),
        400);
  }

  /** 66 */
  @Test
  void aBodyThatDribblesIsCutOff() throws Exception {
    try (var socket = new Socket("127.0.0.1", served.port())) {
      socket.setSoTimeout(60_000);
      Served.write(socket, head("POST /api/join HTTP/1.1", ours("Content-Length: 60000")));
      long start = System.nanoTime();
      while (Served.write(socket, " ") && System.nanoTime() - start < 60_000_000_000L) {
        Thread.sleep(200);
        if (socket.getInputStream().available() > 0) {
          break;
        }
      }
      problem(Served.rest(socket), 408);
    }
  }

  /** 66 */
  @Test
  void aHeadThatDribblesIsCutOff(@TempDir Path own) throws Exception {
    var limits = SocketThreatsTest.hasty();
    try (var quick = new Served(own, "", limits);
        var socket = new Socket("127.0.0.1", quick.port())) {
      socket.setSoTimeout(60_000);
      Served.write(socket, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ");
      int sent = 0;
      while (sent < 200 && Served.write(socket, "x")) {
        Thread.sleep(50);
        sent++;
      }
      assertThat(sent).isLessThan(200);
      assertThat(quick.get("/").statusCode()).isEqualTo(200);
    }
  }

  /** 66 */
  @Test
  void endlessHeadersAreRefused() {
    var many = new String[10_000];
    Arrays.setAll(many, i -> "X-" + i + ": y");
    problem(served.raw(head("GET / HTTP/1.1", many)), 431);
    problem(served.raw(head("GET / HTTP/1.1", "Cookie: " + "x".repeat(17_000))), 431);
    assertThat(served.raw(head("GET /" + "x".repeat(17_000) + " HTTP/1.1")))
        .containsPattern("^HTTP/1.1 (414|431) ");
  }

  /** 66 */
  @Test
  void twoLengthsAreRefused() {
    problem(
        served.raw(
            head("POST /api/join HTTP/1.1", ours("Content-Length: 5", "Transfer-Encoding: chunked"))
                + "0\r\n\r\nGET"),
        400);
    problem(
        served.raw(
            head("POST /api/join HTTP/1.1", ours("Content-Length: 5", "Content-Length: 6"))
                + "{}   x"),
        400);
    problem(served.raw(head("POST /api/join HTTP/1.1", ours("Content-Length: -1"))), 400);
  }

  /** 69, 70: neither the script's address nor one it makes up opens more. */
  @Test
  void anHourHasAnEndOfTables(@TempDir Path own) {
    try (var strict = new Served(own, "", SocketThreatsTest.few())) {
      String body = Served.duel().toString();
      for (int i = 0; i < SocketThreatsTest.few().tables(); i++) {
        assertThat(strict.post("/api/tables", body).statusCode()).isEqualTo(201);
      }
      problem(strict.post("/api/tables", body), 429);
      problem(strict.post("/api/tables", body, "X-Forwarded-For", "1.2.3.4"), 429);
      problem(strict.post("/api/tables", body, "Forwarded", "for=1.2.3.4"), 429);
      problem(strict.post("/api/tables", body, "X-Real-IP", "1.2.3.4"), 429);
      assertThat(strict.get("/api/scenarios").statusCode()).isEqualTo(200);
    }
  }

  /** 69: the Judge's own machine is not counted. */
  @Test
  void theJudgeAtHomeOpensAsManyAsHeLikes() {
    String body = Served.duel().toString();
    for (int i = 0; i < Limits.USUAL.tables() + 5; i++) {
      assertThat(served.post("/api/tables", body).statusCode()).isEqualTo(201);
    }
  }

  /** 71 */
  @ParameterizedTest
  @CsvSource({
    "GET, /api/nothing, 404",
    "GET, /nowhere, 404",
    "GET, /assets/none.js, 404",
    "GET, /api/tables/x/frames, 404",
    "GET, /api/tables/x/journal, 400",
    "GET, /api/tables/x/journal?as=markdown, 404",
    "GET, /api/tables/x/live, 404",
    "GET, /api/scenarios/none, 404",
    "GET, /api/content/gods, 404",
    "GET, /api/rules/NONE, 404",
    "GET, /api/tables/x/seats, 404",
    "POST, /api/invitation, 400",
    "POST, /api/nothing, 404",
    "POST, /api/tables, 400",
    "POST, /api/join, 400",
    "POST, /api/check, 400",
    "POST, /api/compare, 400",
    "POST, /api/login, 400",
  })
  void everyErrorIsAProblemWithAnId(String method, String path, int status) {
    problem(method.equals("GET") ? served.get(path) : served.post(path, "no"), status);
  }

  /** 72 */
  @ParameterizedTest
  @ValueSource(strings = {"/", "/join", "/t/x", "/api/rulebooks", "/api/nothing", "/favicon.svg"})
  void everyAnswerTellsTheBrowserToBeCareful(String path) {
    var headers = served.get(path).headers();
    assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'")
        .contains("script-src 'self'")
        .contains("connect-src 'self'")
        .contains("frame-ancestors 'none'")
        .contains("base-uri 'none'")
        .doesNotContain("unsafe")
        .doesNotContain("http");
    assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
    assertThat(headers.firstValue("Cross-Origin-Opener-Policy")).contains("same-origin");
    assertThat(headers.firstValue("Cross-Origin-Resource-Policy")).contains("same-origin");
    assertThat(headers.firstValue("X-Frame-Options")).contains("DENY");
    assertThat(headers.firstValue("Access-Control-Allow-Origin")).isEmpty();
    assertThat(headers.firstValue("Server")).isEmpty();
  }
}
