package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What many tables, and broken ones, do to the others. */
class HouseThreatsTest {

  /** 69: tables at which nobody sits are in the store alone, and wake where they stood. */
  @Test
  void tablesWithoutPeopleSleepAndWake(@TempDir Path own) throws Exception {
    try (var quick = new Served(own, "", SocketThreatsTest.few())) {
      var tables = new ArrayList<Served.Seated>();
      for (int i = 0; i < 3; i++) {
        var at = quick.open();
        tables.add(at);
        var ann = Screen.at(quick, at, 2);
        ann.play();
        ann.hangUp();
      }
      while (quick.house().awake() > SocketThreatsTest.few().awake()) {
        Thread.sleep(10);
      }
      for (var at : tables) {
        var ann = Screen.back(quick, at, 2);
        ann.play();
        ann.hangUp();
      }
    }
  }

  /** 69: one at which somebody sits is never put to sleep. */
  @Test
  void aTableWithPeopleStaysAwake(@TempDir Path own) throws Exception {
    try (var quick = new Served(own, "", SocketThreatsTest.few())) {
      var screens = new ArrayList<Screen>();
      for (int i = 0; i < 3; i++) {
        screens.add(Screen.at(quick, quick.open(), 2));
      }
      Thread.sleep(1_000); // the watch has come by more than once
      for (Screen ann : screens) {
        ann.play();
        assertThat(ann.isClosed()).isFalse();
      }
    }
  }

  /** 116: a damaged table says so; the others are played. */
  @Test
  void aDamagedTableIsToldAndTheOthersPlayOn(@TempDir Path own) throws Exception {
    Served.Seated good;
    Served.Seated bad;
    try (var before = new Served(own)) {
      good = before.open();
      bad = before.open();
      for (var at : new Served.Seated[] {good, bad}) {
        var ann = Screen.at(before, at, 2);
        ann.play();
        ann.play();
      }
    }
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + own.resolve("t.db"));
        var change =
            file.prepareStatement(
                "update log set body = body || ' ' where table_id = ? and seq = 3")) {
      change.setString(1, bad.table());
      assertThat(change.executeUpdate()).isEqualTo(1);
    }
    try (var after = new Served(own)) {
      var ann = Screen.silent(after, bad, 2);
      assertThat(ann.until("bye").path("reason").asString())
          .isEqualTo("the log of this table is damaged after line 2");
      var film = after.get("/api/tables/" + bad.table() + "/frames", "Cookie", bad.cookie(2));
      assertThat(film.statusCode()).isEqualTo(409);
      assertThat(film.body()).contains("damaged after line 2");
      Screen.at(after, good, 2).play();
    }
  }
}
