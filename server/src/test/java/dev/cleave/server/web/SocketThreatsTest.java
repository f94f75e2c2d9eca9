package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Bad WebSockets and what becomes of them. The numbers are those of docs/threats.md. */
class SocketThreatsTest {

  private static final String HELLO = "{\"type\":\"hello\",\"v\":1}";

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

  /** Few of everything, for everybody; time enough for whoever is slow on a busy machine. */
  static Limits few() {
    return limits(Duration.ofSeconds(60), Duration.ofSeconds(2), Duration.ofSeconds(30));
  }

  /** As few, and hasty with whoever dawdles. */
  static Limits hasty() {
    return limits(Duration.ofSeconds(4), Duration.ofMillis(500), Duration.ofSeconds(2));
  }

  private static Limits limits(Duration silence, Duration message, Duration heading) {
    return new Limits(
        3, 5, 6, 2, 3, 2, 60, Duration.ofMillis(200), silence, message, heading, false);
  }

  /** After whatever was done to it, somebody else can still play. */
  private static void plays(Served.Seated at) throws InterruptedException {
    var ann = Screen.at(served, at, 2);
    ann.play();
    ann.hangUp();
  }

  /** 74 */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        "http://localhost",
        "file://"
      })
  void otherPagesOpenNoSocket(String origin) throws Exception {
    var at = served.open();
    String headers = "Cookie: " + at.cookie(2) + "\r\nOrigin: " + origin + "\r\n";
    try (var wire = new Wire(served, at.table(), headers)) {
      assertThat(wire.status()).isEqualTo(403);
      assertThat(wire.answer()).contains("application/problem+json");
    }
  }

  /** 74: a program states no origin; it gets in by its token alone. */
  @Test
  void ourOwnPageAndProgramsMay() throws Exception {
    var at = served.open();
    String own = "Origin: http://127.0.0.1:" + served.port() + "\r\n";
    for (String origin : List.of(own, "")) {
      try (var wire = new Wire(served, at.table(), "Cookie: " + at.cookie(2) + "\r\n" + origin)) {
        assertThat(wire.status()).isEqualTo(101);
        wire.text(HELLO);
        assertThat(wire.until(Wire.TEXT).text()).contains("\"welcome\"");
      }
    }
    try (var wire = new Wire(served, at.table(), "")) {
      assertThat(wire.until(Wire.TEXT).text()).contains("\"bye\"");
      assertThat(wire.closed()).isEqualTo(1008);
    }
  }

  /** 75, 87: a token is taken from the cookie of this table and from nowhere else. */
  @Test
  void tokensElsewhereOpenNothing() throws Exception {
    var at = served.open();
    var other = served.open();
    for (String headers :
        List.of(
            "Cookie: " + Seats.COOKIE + at.table() + "=" + other.token(1) + "\r\n",
            "Cookie: " + other.cookie(1) + "\r\n",
            "Cookie: token=" + at.token(1) + "\r\n",
            "X-Token: " + at.token(1) + "\r\n")) {
      try (var wire = new Wire(served, at.table(), headers)) {
        wire.text(HELLO);
        assertThat(wire.until(Wire.TEXT).text()).contains("\"bye\"");
        assertThat(wire.until(Wire.TEXT)).isNull();
      }
    }
    try (var wire = new Wire(served, at.table() + "/live?token=" + at.token(1) + "&x=", "")) {
      assertThat(wire.until(Wire.TEXT).text()).contains("\"bye\"");
    }
  }

  /** 76 */
  @Test
  void aFrameTooLargeIsCutOff() throws Exception {
    var at = served.open();
    try (var wire = Wire.at(served, at, 2)) {
      wire.text(HELLO);
      String most = "{\"type\":\"x\",\"a\":\"" + "x".repeat((16 << 10) - 19) + "\"}";
      assertThat(most).hasSize(16 << 10);
      wire.text(most);
      assertThat(refusal(wire)).contains("\"bad\"");
      wire.text(most + " ");
      assertThat(wire.closed()).isEqualTo(1009);
    }
    try (var wire = Wire.at(served, at, 2)) { // in pieces
      wire.send(Wire.TEXT, false, new byte[10_000]);
      wire.send(Wire.MORE, false, new byte[10_000]);
      assertThat(wire.closed()).isEqualTo(1009);
    }
    plays(at);
  }

  private static String refusal(Wire wire) {
    var came = wire.until(Wire.TEXT);
    while (came != null && !came.text().contains("refused")) {
      came = wire.until(Wire.TEXT);
    }
    return came == null ? "" : came.text();
  }

  /** 76: what is announced is not set aside for. */
  @Test
  void aFrameThatSaysItIsEndlessIsCutOff() throws Exception {
    var at = served.open();
    for (long length : new long[] {1L << 40, Long.MAX_VALUE, -1}) {
      try (var wire = Wire.at(served, at, 2)) {
        wire.send(0x80 | Wire.TEXT, length, new byte[20_000]);
        assertThat(wire.closed()).isIn(1009, 1002, 0);
      }
    }
    plays(at);
  }

  /** 76 */
  @Test
  void bytesAreNotSpokenHere() throws Exception {
    var at = served.open();
    try (var wire = Wire.at(served, at, 2)) {
      wire.send(Wire.BINARY, true, HELLO.getBytes(StandardCharsets.UTF_8));
      assertThat(wire.closed()).isEqualTo(1003);
    }
    plays(at);
  }

  /** 76: a byte that is none, a lone surrogate, an overlong letter, a letter cut off. */
  @ParameterizedTest
  @ValueSource(strings = {"22ff22", "22eda08022", "22c0af22", "22e282", "22f5808080"})
  void textThatIsNoneIsCutOff(String hex) throws Exception {
    var at = served.open();
    try (var wire = Wire.at(served, at, 2)) {
      wire.send(Wire.TEXT, true, HexFormat.of().parseHex(hex));
      assertThat(wire.closed()).isEqualTo(1007);
    }
  }

  /** 76: half a character can also be spelt. */
  @Test
  void halfACharacterIsRefused() throws Exception {
    var ann = Screen.at(served, served.open(), 2);
    for (String half : List.of("\\ud800", "\\udc00x", "\\u0000", "\\ude00\\ud800")) {
      String frame =
          "{\"type\":\"answer\",\"cmd\":\"12345678\",\"q\":\"1\",\"text\":\"" + half + "\"}";
      assertThat(ann.code(frame)).isEqualTo("bad");
    }
  }

  /** 76 */
  @Test
  void anUnfinishedFrameIsNotWaitedFor(@TempDir Path own) throws Exception {
    try (var quick = new Served(own, "", hasty())) {
      var at = quick.open();
      try (var wire = Wire.at(quick, at, 2)) {
        wire.text(HELLO);
        wire.send(Wire.TEXT, false, "{\"type".getBytes(StandardCharsets.UTF_8));
        assertThat(wire.closed()).isEqualTo(1008);
      }
      try (var wire = Wire.at(quick, at, 2)) { // endless empty pieces
        wire.send(Wire.TEXT, false, new byte[1]);
        int sent = 0;
        while (sent < 100_000 && wire.send(Wire.MORE, false, new byte[0])) {
          sent++;
        }
        assertThat(wire.closed()).isIn(1008, 0);
      }
    }
  }

  /** 76: frames against the grammar. */
  @Test
  void whatIsNoFrameIsCutOff() throws Exception {
    var at = served.open();
    for (String hex :
        List.of(
            "8183000000", // cut off
            "f18000000000", // bits nobody agreed on
            "8380000000" + "00", // an opcode that is none
            "8002" + "7b7d", // a piece of nothing, and not masked
            "0980000000" + "00", // a ping in pieces
            "89fe00800000000000", // a ping too long
            "888100000000" + "01")) { // half a number
      try (var wire = Wire.at(served, at, 2)) {
        wire.bytes(HexFormat.of().parseHex(hex));
        if (!hex.startsWith("8183")) {
          assertThat(wire.closed()).as(hex).isIn(1002, 1007, 0);
        }
      }
    }
    plays(at);
  }

  /** 77 */
  @Test
  void whoShoutsIsToldAndThenCutOff() throws Exception {
    var at = served.open();
    var ann = Screen.at(served, at, 2);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    int sent = 0;
    while (ann.say("{\"type\":\"options\",\"q\":\"" + sent++ + "\"}")) {
      assertThat(System.nanoTime()).as("%d frames", sent).isLessThan(end);
    }
    assertThat(ann.closed()).isIn(1008, -1); // or cut off while still shouting
    plays(at);
  }

  /** 77: what is refused because it comes too fast is named, so that it can be sent again. */
  @Test
  void whatCameTooFastIsNamed() throws Exception {
    var ann = Screen.at(served, served.open(), 2);
    for (int i = 0; i < 70; i++) {
      ann.say("{\"type\":\"undo\",\"cmd\":\"too-fast-" + i + "\",\"to\":99999}");
    }
    JsonNode refused = ann.until("refused");
    while (!refused.path("code").asString().equals("too fast")
        || !refused.path("cmd").asString().equals("too-fast-69")) {
      refused = ann.until("refused");
    }
  }

  /** 77 */
  @Test
  void pingsAreAnsweredAndCounted() throws Exception {
    var at = served.open();
    try (var wire = Wire.at(served, at, 2)) {
      wire.send(Wire.PING, true, "there?".getBytes(StandardCharsets.UTF_8));
      assertThat(wire.until(Wire.PONG).text()).isEqualTo("there?");
      int sent = 0;
      while (sent < 50_000 && wire.send(Wire.PING, true, new byte[0])) {
        sent++;
      }
      assertThat(wire.closed()).isIn(1008, 0);
    }
    try (var wire = Wire.at(served, at, 2)) {
      int sent = 0;
      while (sent < 50_000 && wire.send(Wire.PONG, true, new byte[0])) {
        sent++;
      }
      assertThat(wire.closed()).isIn(1008, 0);
    }
    plays(at);
  }

  /** 78 */
  @Test
  void nothingIsPacked() throws Exception {
    var at = served.open();
    String headers =
        "Cookie: "
            + at.cookie(2)
            + "\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n";
    try (var wire = new Wire(served, at.table(), headers)) {
      assertThat(wire.status()).isEqualTo(101);
      assertThat(wire.answer()).doesNotContainIgnoringCase("deflate");
      wire.send(0xC0 | Wire.TEXT, 7, new byte[7]); // packed all the same
      assertThat(wire.closed()).isEqualTo(1002);
    }
  }

  /** 79 */
  @Test
  void whoNeverReadsIsCutOffAndHoldsUpNobody() throws Exception {
    var at = served.open();
    try (var deaf = Wire.at(served, at, 3)) {
      deaf.text(HELLO);
      var judge = Screen.at(served, at, 1);
      var ann = Screen.at(served, at, 2);
      ann.fightOn();
      assertThat(ann.view().path("table").path("phase").asString()).isEqualTo("over");
      judge.hangUp();
    }
  }

  /** 79: a queue that is full ends the connection, and with it the memory it takes. */
  @Test
  void aDeafListenerIsGone(@TempDir Path own) throws Exception {
    try (var quick = new Served(own, "", hasty())) {
      var at = quick.open();
      var judge = Screen.at(quick, at, 1);
      try (var deaf = Wire.at(quick, at, 2)) {
        deaf.text(HELLO); // and never a pong
        while (devices(judge, 2) != 1) {
          judge.next();
        }
        while (devices(judge, 2) != 0) {
          judge.next();
        }
      }
    }
  }

  private static int devices(Screen screen, int seat) {
    for (JsonNode one : screen.view().path("seats")) {
      if (one.path("seat").asInt() == seat) {
        return one.path("devices").asInt();
      }
    }
    return 0;
  }

  /** 80 */
  @Test
  void anAddressHasSoManySockets(@TempDir Path own) throws Exception {
    try (var quick = new Served(own, "", few())) {
      var at = quick.open();
      var other = quick.open();
      var wires = new ArrayList<Wire>();
      for (int i = 0; i < few().sockets(); i++) {
        wires.add(Wire.at(quick, i % 2 == 0 ? at : other, 1 + i % 3));
        assertThat(wires.getLast().status()).isEqualTo(101);
        wires.getLast().text(HELLO);
        wires.getLast().until(Wire.TEXT);
      }
      try (var wire = Wire.at(quick, at, 1)) {
        assertThat(wire.status()).isEqualTo(429);
      }
      for (Wire wire : wires) {
        wire.close();
      }
      int status = 429;
      while (status == 429) { // until the server has noticed
        try (var wire = Wire.at(quick, at, 1)) {
          status = wire.status();
        }
      }
      assertThat(status).isEqualTo(101);
    }
  }

  /** 80, 85: of too many screens of a seat the oldest gives way, for good. */
  @Test
  void aSeatHasSoManyScreens() throws Exception {
    var at = served.open();
    var screens = new ArrayList<Screen>();
    for (int i = 0; i <= Limits.USUAL.devices(); i++) {
      screens.add(Screen.at(served, at, 2));
    }
    assertThat(screens.getFirst().until("bye").path("reason").asString()).contains("screens");
    assertThat(screens.getFirst().closed()).isEqualTo(1008);
    screens.getLast().play();
    screens.get(1).play();
    for (int i = 0; i < 3 * Limits.USUAL.devices(); i++) { // onlookers share a seat
      screens.add(Screen.at(served, at, 3));
    }
    assertThat(screens.subList(1, screens.size())).noneMatch(Screen::isClosed);
  }

  /** 80 */
  @Test
  void whoAnswersPingsStaysAndWhoDoesNotGoes(@TempDir Path own) throws Exception {
    try (var quick = new Served(own, "", hasty())) {
      var at = quick.open();
      var alive = Screen.at(quick, at, 1);
      try (var dead = Wire.at(quick, at, 2)) {
        dead.text(HELLO);
        assertThat(dead.until(Wire.PING)).isNotNull();
        assertThat(dead.closed()).isZero();
      }
      assertThat(alive.isClosed()).isFalse();
    }
  }

  /** 81, 82 */
  @Test
  void anAnswerThatComesTwiceCountsOnce() throws Exception {
    var at = served.open();
    var ann = Screen.at(served, at, 2);
    String frame = ann.answer(ann.prompt(), "double-click");
    ann.say(frame);
    ann.say(frame);
    ann.until("ack");
    ann.until("ack");
    assertThat(ann.code(frame.replace("\"text\":\"", "\"text\":\"not "))).isEqualTo("conflict");
    var judge = Screen.at(served, at, 1);
    assertThat(judge.code(frame)).isEqualTo("conflict");
  }

  /** 81, 82: also when the server has been started anew in between. */
  @Test
  void anAnswerThatComesTwiceCountsOnceAcrossARestart(@TempDir Path own) throws Exception {
    Served.Seated at;
    String frame;
    try (var before = new Served(own)) {
      at = before.open();
      var ann = Screen.at(before, at, 2);
      frame = ann.answer(ann.prompt(), "double-click");
      ann.say(frame);
      ann.until("ack");
    }
    try (var after = new Served(own)) {
      var ann = Screen.at(after, at, 2);
      ann.say(frame);
      assertThat(ann.until("ack").path("cmd").asString()).isEqualTo("double-click");
      assertThat(ann.code(frame.replace("\"text\":\"", "\"text\":\"not "))).isEqualTo("conflict");
      var judge = Screen.at(after, at, 1);
      assertThat(judge.code(frame)).isEqualTo("conflict");
    }
  }

  /** 83 */
  @ParameterizedTest
  @ValueSource(strings = {"0.0.0", "9.9.9", "", "x", "-1.0.0", "99999999999999999999.0.0"})
  void whatIsNotAskedIsStale(String q) throws Exception {
    var ann = Screen.at(served, served.open(), 2);
    JsonNode prompt = ann.prompt();
    ann.say("{\"type\":\"answer\",\"cmd\":\"stale-001\",\"q\":\"" + q + "\",\"text\":\"done\"}");
    JsonNode refused = ann.until("refused");
    assertThat(refused.path("code").asString()).isEqualTo("stale");
    assertThat(refused.path("prompt")).isEqualTo(prompt);
  }

  /** 84 */
  @Test
  void nobodyPlaysAnothersPart() throws Exception {
    var at = served.open();
    var ann = Screen.at(served, at, 2);
    var onlooker = Screen.at(served, at, 3);
    String frame = ann.answer(ann.prompt(), "forged-001");
    assertThat(onlooker.code(frame)).isEqualTo("not yours");
    String begin = "{\"cmd\":\"forged-002\",\"seat\":1,\"role\":\"judge\",\"type\":";
    for (String order :
        List.of(
            "\"judge\",\"text\":\"set Orc to 1 hp\"}",
            "\"pause\",\"on\":true}",
            "\"timer\",\"seconds\":1}",
            "\"run\",\"who\":\"orcs\",\"by\":\"seat\"}")) {
      assertThat(onlooker.code(begin + order)).as(order).isEqualTo("not yours");
      assertThat(ann.code(begin + order)).as(order).isEqualTo("not yours");
    }
    ann.play();
  }

  /** 85 */
  @Test
  void ofTwoTabsTheFirstAnswerCounts() throws Exception {
    var at = served.open();
    var one = Screen.at(served, at, 2);
    var two = Screen.at(served, at, 2);
    JsonNode prompt = one.prompt();
    assertThat(two.prompt()).isEqualTo(prompt);
    while (devices(one, 2) != 2) {
      one.next();
    }
    one.say(one.answer(prompt, "first-tab"));
    one.until("ack");
    two.say(two.answer(prompt, "second-tab"));
    assertThat(two.until("refused").path("code").asString()).isEqualTo("stale");
    two.play();
  }

  /** 88 */
  @Test
  void aStormOfReturningClientsIsWelcomed() throws Exception {
    var at = served.open();
    var ann = Screen.at(served, at, 2);
    ann.prompt();
    var back = new ArrayList<Future<Boolean>>();
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 150; i++) {
        back.add(
            all.submit(
                () -> {
                  var again = Screen.at(served, at, 3);
                  boolean there = !again.isClosed();
                  again.hangUp();
                  return there;
                }));
      }
      for (Future<Boolean> one : back) {
        assertThat(one.get(120, TimeUnit.SECONDS)).isTrue();
      }
    }
    ann.play();
  }

  /** 88: all tables' people come back at once after a restart, and say again what they had said. */
  @Test
  void afterARestartEverybodyIsBackAndNothingCountsTwice(@TempDir Path own) throws Exception {
    var tables = new ArrayList<Served.Seated>();
    var said = new ArrayList<String>();
    try (var before = new Served(own)) {
      for (int i = 0; i < 12; i++) {
        tables.add(before.open());
        var ann = Screen.at(before, tables.get(i), 2);
        said.add(ann.answer(ann.prompt(), "storm-1234-" + i));
        ann.say(said.get(i));
        ann.until("ack");
      }
    }
    try (var after = new Served(own);
        var all = Executors.newVirtualThreadPerTaskExecutor()) {
      var back = new ArrayList<Future<Boolean>>();
      for (int i = 0; i < 12 * 12; i++) {
        Served.Seated at = tables.get(i % 12);
        String again = said.get(i % 12);
        boolean player = i < 12;
        back.add(
            all.submit(
                () -> {
                  var screen = Screen.back(after, at, player ? 2 : 3);
                  if (player) {
                    screen.say(again);
                    assertThat(screen.until("ack").path("cmd").asString()).startsWith("storm-");
                    screen.play();
                  }
                  return !screen.isClosed();
                }));
      }
      for (Future<Boolean> one : back) {
        assertThat(one.get(120, TimeUnit.SECONDS)).isTrue();
      }
    }
  }

  /** 89 */
  @Test
  void lostAnswersAreSettledInTheWelcome() throws Exception {
    var at = served.open();
    var ann = Screen.at(served, at, 2);
    ann.say(ann.answer(ann.prompt(), "applied-1"));
    ann.until("ack");
    ann.hangUp();
    var again = Screen.silent(served, at, 2);
    again.say("{\"type\":\"hello\",\"v\":1,\"pending\":[\"applied-1\",\"unknown-1\",7,\"\"]}");
    JsonNode applied = again.until("welcome").path("applied");
    assertThat(applied.path("applied-1").isNumber()).isTrue();
    assertThat(applied.path("unknown-1").isNull()).isTrue();
  }

  /** 93 */
  @Test
  void aPlayerTakesBackThriceAMinute() throws Exception {
    var at = served.open();
    var ann = Screen.at(served, at, 2);
    var codes = new ArrayList<String>();
    for (int i = 0; i < 5; i++) {
      codes.add(ann.code("{\"type\":\"undo\",\"cmd\":\"take-back-" + i + "\",\"to\":99999}"));
    }
    assertThat(codes).containsExactly("bad", "bad", "bad", "too fast", "too fast");
    var tab = Screen.at(served, at, 2); // another screen is the same person
    assertThat(tab.code("{\"type\":\"undo\",\"cmd\":\"take-back-6\",\"to\":99999}"))
        .isEqualTo("too fast");
    var judge = Screen.at(served, at, 1);
    for (int i = 0; i < 5; i++) {
      assertThat(judge.code("{\"type\":\"undo\",\"cmd\":\"take-back-j" + i + "\",\"to\":99999}"))
          .isEqualTo("bad");
    }
    ann.play();
  }

  /** 129 */
  @ParameterizedTest
  @ValueSource(strings = {"{\"type\":\"hello\"}", "{\"type\":\"hello\",\"v\":2}"})
  void aPageOfAnotherVersionIsToldToReload(String hello) throws Exception {
    var ann = Screen.silent(served, served.open(), 2);
    ann.say(hello);
    assertThat(ann.until("bye").path("reason").asString()).contains("reload");
  }
}
