package dev.cleave.server.store;

import static dev.cleave.server.store.Tables.append;
import static dev.cleave.server.store.Tables.get;
import static dev.cleave.server.store.Tables.mustApply;
import static dev.cleave.server.store.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What is PostgreSQL's alone: two servers, a database that goes and comes back, its settings. */
@ExtendWith(PostgresServer.Here.class)
class PostgresTest {
  private final PostgresServer server = PostgresServer.shared();
  private ServerPlace place;

  @BeforeEach
  void database() throws Exception {
    place = server.database();
  }

  private Store open() {
    return Store.open(new Postgres(place), Migrations.OURS, TestDatabase.BRISK);
  }

  @Test
  void ofTwoServersTheOlderOneStops() throws Exception {
    try (Store older = open()) {
      mustApply(older.open(table("t")));
      try (Store newer = open()) {
        mustApply(newer.append(append("t", 0, "a", 1)));
        var stopped =
            catchThrowableOfType(
                ExecutionException.class, () -> get(older.append(append("t", 0, "b", 1))));
        assertThat(stopped.getCause())
            .isInstanceOf(Superseded.class)
            .hasMessage("Another server has taken over this database; this one writes no more.");
        assertThat(older.superseded()).isTrue();
        assertThat(older.log("t", 1)).hasSize(1);
        mustApply(newer.append(append("t", 1, "c", 1)));
      }
      // For good: also when the newer one has ended.
      assertThat(
              catchThrowableOfType(
                      ExecutionException.class, () -> get(older.append(append("t", 2, "b", 1))))
                  .getCause())
          .isInstanceOf(Superseded.class);
    }
  }

  @Test
  void anIdleServerNoticesThatItIsNoLongerTheOne() throws Exception {
    try (Store older = open();
        Store newer = open()) {
      Wait.until(older::superseded);
      assertThat(newer.superseded()).isFalse();
      mustApply(newer.open(table("t")));
    }
  }

  @Test
  void aDatabaseThatGoesAndComesBackIsFoundAgain() throws Exception {
    try (var own = new PostgresServer()) {
      place = own.database();
      try (Store store = open()) {
        mustApply(store.open(table("t")));
        mustApply(store.append(append("t", 0, "a", 1)));
        own.stop();
        var gone =
            catchThrowableOfType(
                ExecutionException.class, () -> get(store.append(append("t", 1, "b", 1))));
        assertThat(gone.getCause())
            .isInstanceOf(StoreUnavailable.class)
            .hasMessage("The database cannot be reached. Nothing was written.");
        own.startAgain();
        Wait.until(() -> store.trouble().isEmpty());
        mustApply(store.append(append("t", 1, "b", 1)));
        assertThat(store.log("t", 1)).hasSize(2);
      }
    }
  }

  /** 113: not the server is killed but the database under it, while all its tables write. */
  @Test
  void nothingThatWasAnsweredIsLostWhenTheDatabaseIsKilled() throws Exception {
    try (var own = new PostgresServer()) {
      place = own.database();
      try (Store store = open()) {
        for (int kill = 0; kill < 2; kill++) {
          String table = "t" + kill;
          mustApply(store.open(table(table)));
          var answers = new ArrayList<CompletableFuture<Outcome>>();
          for (int i = 0; i < 300; i++) {
            answers.add(store.append(append(table, i, "cmd" + i, 1)));
          }
          get(answers.get(50 * kill));
          own.kill();
          own.startAgain();
          Wait.until(() -> store.trouble().isEmpty());
          long answered = 0;
          for (CompletableFuture<Outcome> answer : answers) {
            try {
              answered += get(answer) instanceof Outcome.Applied ? 1 : 0;
            } catch (ExecutionException refused) {
              assertThat(refused.getCause()).isInstanceOf(StoreUnavailable.class);
            }
          }
          assertThat((long) store.log(table, 1).size()).isEqualTo(answered);
          assertThat(answered).isGreaterThan(50L * kill);
        }
      }
    }
  }

  /** 115: the disk of the database is full, a real one of 24 MB where we may have one. */
  @Test
  void aFullDiskTakesNothingHalfAndRecovers(@TempDir Path folder) throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    Assumptions.assumeTrue(
        SqliteTest.run("mount", "-t", "tmpfs", "-o", "size=16m,mode=0777", "tmpfs", "" + disk));
    try (var own = new PostgresServer()) {
      place = own.database();
      Path space = Files.createDirectory(disk.resolve("space"));
      SqliteTest.run("chmod", "-R", "a+rwx", folder.toString());
      own.execute("create tablespace small location '" + space + "'");
      own.execute("alter database " + place.database() + " set tablespace small");
      try (Store store = open()) {
        SqliteTest.full(
            store,
            "The database's disk is full. Nothing was written.",
            () -> SqliteTest.run("mount", "-o", "remount,size=256m", disk.toString()));
      }
    } finally {
      SqliteTest.run("umount", "-l", disk.toString());
    }
  }

  @Test
  void aDatabaseThatWouldForgetIsRefused() throws Exception {
    server.execute("alter database " + place.database() + " set synchronous_commit = off");
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreRefused.class)
        .hasMessage(
            "The database %s on localhost has synchronous_commit = off and would lose what it has confirmed. Set it on."
                .formatted(place.database()));
  }

  @Test
  void aDatabaseThatIsNotThereIsSaidSo() {
    place = server.place("nowhere");
    assertThatThrownBy(this::open)
        .hasMessage("The database nowhere on localhost cannot be used. There is no such database.");
  }
}
