package dev.cleave.server.store;

import static dev.cleave.server.store.Tables.append;
import static dev.cleave.server.store.Tables.change;
import static dev.cleave.server.store.Tables.command;
import static dev.cleave.server.store.Tables.entry;
import static dev.cleave.server.store.Tables.get;
import static dev.cleave.server.store.Tables.mustApply;
import static dev.cleave.server.store.Tables.seat;
import static dev.cleave.server.store.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every store must do, whichever database keeps it. */
abstract class StoreContract {
  private TestDatabase database;
  private Store store;

  abstract TestDatabase database() throws Exception;

  @BeforeEach
  void open() throws Exception {
    database = database();
    store = database.open();
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void reopen() {
    store.close();
    store = database.open();
  }

  private Faulty reopenFaulty() {
    store.close();
    var faulty = new Faulty(database.engine());
    store = database.open(faulty);
    return faulty;
  }

  private static StoreUnavailable unavailable(CompletableFuture<Outcome> future) {
    return (StoreUnavailable)
        catchThrowableOfType(ExecutionException.class, () -> get(future)).getCause();
  }

  // Tables and seats.

  @Test
  void tablesAreListedInTheOrderOfTheirOpening() throws Exception {
    assertThat(get(store.open(table("t2")))).isEqualTo(new Outcome.Applied(0));
    mustApply(store.open(table("t1")));
    mustApply(store.append(append("t1", 0, "a", 3)));

    assertThat(store.tables())
        .containsExactly(
            new TableRow("t2", "The bridge", "fair", Tables.NOON, 0, false),
            new TableRow("t1", "The bridge", "fair", Tables.NOON, 3, false));
    assertThat(store.table("t1")).map(TableRow::lines).contains(3L);
    assertThat(store.table("t3")).isEmpty();
    assertThat(store.header("t1")).contains("{\"format\":\"cleave-journal-1\"}");
  }

  @Test
  void aTableIsOpenedOnce() throws Exception {
    mustApply(store.open(table("t", new Change.Add(seat(1, "one")))));

    assertThat(get(store.open(table("t", new Change.Add(seat(1, "one"))))))
        .isEqualTo(new Outcome.Known(0));
    assertThat(get(store.open(new NewTable("t", "x", "{}", "typed", Tables.NOON, List.of()))))
        .isEqualTo(new Outcome.Conflict(0));
    assertThat(store.tables()).hasSize(1);
    assertThat(store.seats("t")).hasSize(1);
  }

  @Test
  void aTableWhoseSeatsCannotBeIsNotOpened() throws Exception {
    assertThat(
            get(store.open(table("t", new Change.Add(seat(1, "a")), new Change.Add(seat(1, "b"))))))
        .isEqualTo(new Outcome.Refused("There is a seat 1 already."));
    assertThat(store.tables()).isEmpty();
    assertThat(get(store.append(append("t", 0, "a", 1))))
        .isEqualTo(new Outcome.Refused("There is no such table."));
  }

  @Test
  void seatsChange() throws Exception {
    mustApply(store.open(table("t", new Change.Add(seat(1, "one")), new Change.Add(seat(2, "b")))));
    mustApply(
        store.append(
            change(
                "t",
                0,
                "a",
                new Change.Rename(1, "Hänsel 🗡"),
                new Change.Assign(1, List.of()),
                new Change.Renew(1, Digest.of("new")),
                new Change.Revoke(2))));

    Seat first = new Seat(1, "player", "Hänsel 🗡", List.of(), Digest.of("new"), false);
    assertThat(store.seats("t"))
        .containsExactly(
            first, new Seat(2, "player", "Kurt", List.of("c0", "c1"), Digest.of("b"), true));
    assertThat(store.seat(Digest.of("new"))).contains(new Seated("t", first));
    assertThat(store.seat(Digest.of("one"))).isEmpty();
    assertThat(store.seat(Digest.of("b"))).map(Seated::seat).map(Seat::revoked).contains(true);
  }

  @Test
  void aLinkBelongsToOneSeatOfAllTables() throws Exception {
    mustApply(store.open(table("t", new Change.Add(seat(1, "one")))));
    mustApply(store.open(table("u", new Change.Add(seat(1, "two")))));

    var taken = new Outcome.Refused("This link is another seat's.");
    assertThat(get(store.append(change("u", 0, "a", new Change.Renew(1, Digest.of("one"))))))
        .isEqualTo(taken);
    assertThat(get(store.append(change("u", 0, "a", new Change.Add(seat(2, "one"))))))
        .isEqualTo(taken);
  }

  // Commands and lines.

  @Test
  void linesAreNumberedWithoutGapsAndChained() throws Exception {
    mustApply(store.open(table("t")));
    assertThat(get(store.append(append("t", 0, "a", 2)))).isEqualTo(new Outcome.Applied(2));
    assertThat(get(store.append(append("t", 2, "b", 0)))).isEqualTo(new Outcome.Applied(2));
    assertThat(get(store.append(append("t", 2, "c", 1)))).isEqualTo(new Outcome.Applied(3));

    assertThat(store.log("t", 1)).extracting(Line::seq).containsExactly(1L, 2L, 3L);
    assertThat(store.log("t", 1)).extracting(Line::body).startsWith(entry(0).body());
    assertThat(store.log("t", 3)).extracting(Line::seq).containsExactly(3L);
    assertThat(store.log("t", 4)).isEmpty();
    assertThat(store.log("t", 2, 2)).extracting(Line::seq).containsExactly(2L);
    assertThat(store.log("nowhere", 1)).isEmpty();

    // Worked out apart from the store's own code.
    byte[] start = sha("t\0{\"format\":\"cleave-journal-1\"}".getBytes(StandardCharsets.UTF_8));
    var first = new ByteArrayOutputStream();
    first.write(start);
    first.write("roll\0{\"face\":0}".getBytes(StandardCharsets.UTF_8));
    assertThat(store.log("t", 1).getFirst().chain().hex())
        .isEqualTo(HexFormat.of().formatHex(sha(first.toByteArray())));
  }

  private static byte[] sha(byte[] bytes) throws Exception {
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }

  @Test
  void aCommandIsCarriedOutOnce() throws Exception {
    mustApply(store.open(table("t")));
    mustApply(store.open(table("u")));
    mustApply(store.append(append("t", 0, "a", 2)));
    mustApply(store.append(append("t", 2, "b", 1)));

    assertThat(get(store.append(append("t", 0, "a", 2)))).isEqualTo(new Outcome.Known(2));
    assertThat(get(store.append(append("t", 3, "a", 2)))).isEqualTo(new Outcome.Known(2));
    var other = new Command("a", Digest.of("flee"), 1);
    assertThat(get(store.append(Append.of("t", 3, other, entry(9)))))
        .isEqualTo(new Outcome.Conflict(2));
    assertThat(get(store.append(Append.of("t", 0, other, entry(9)))))
        .isEqualTo(new Outcome.Conflict(2));
    var stranger = new Command("a", Digest.of("attack Hans"), Command.HOUSE);
    assertThat(get(store.append(Append.of("t", 3, stranger, entry(9)))))
        .isEqualTo(new Outcome.Conflict(2));

    assertThat(store.log("t", 1)).hasSize(3);
    assertThat(get(store.append(append("u", 0, "a", 1)))).isEqualTo(new Outcome.Applied(1));
    assertThat(store.applied("t", List.of("b", "x", "a"))).isEqualTo(Map.of("b", 3L, "a", 2L));
  }

  @Test
  void whatWasThoughtOutForAnotherMomentIsNotWritten() throws Exception {
    mustApply(store.open(table("t")));
    mustApply(store.append(append("t", 0, "a", 2)));

    assertThat(get(store.append(append("t", 0, "b", 1)))).isEqualTo(new Outcome.Stale(2));
    assertThat(get(store.append(append("t", 5, "b", 1)))).isEqualTo(new Outcome.Stale(2));
    assertThat(store.applied("t", List.of("b"))).isEmpty();
    assertThat(get(store.append(append("t", 2, "b", 1)))).isEqualTo(new Outcome.Applied(3));
  }

  @Test
  void aBadAppendLeavesNothingBehindAndSpoilsNoOther() throws Exception {
    int tables = 40;
    for (int i = 0; i < tables; i++) {
      mustApply(store.open(table("t" + i)));
    }
    var outcomes = new ArrayList<CompletableFuture<Outcome>>();
    for (int i = 0; i < tables; i++) {
      List<Change> changes = i % 5 == 0 ? List.of(new Change.Rename(7, "Nobody")) : List.of();
      outcomes.add(store.append(new Append("t" + i, 0, command("a"), List.of(entry(i)), changes)));
    }
    for (int i = 0; i < tables; i++) {
      assertThat(get(outcomes.get(i)))
          .isEqualTo(
              i % 5 == 0 ? new Outcome.Refused("There is no seat 7.") : new Outcome.Applied(1));
      assertThat(store.log("t" + i, 1)).hasSize(i % 5 == 0 ? 0 : 1);
      assertThat(store.applied("t" + i, List.of("a"))).hasSize(i % 5 == 0 ? 0 : 1);
    }
    assertThat(get(store.append(append("t0", 0, "a", 1)))).isEqualTo(new Outcome.Applied(1));
  }

  @Test
  void aTableThatIsSpoiltInTheDatabaseSpoilsNoOther() throws Exception {
    for (String table : List.of("t", "u", "v")) {
      mustApply(store.open(table(table)));
    }
    mustApply(store.append(append("t", 0, "a", 1)));
    database.tamper("update commands set payload = substr(payload, 1, 5)");
    for (int i = 0; i < 20; i++) {
      CompletableFuture<Outcome> before = store.append(append("u", i, "cmd" + i, 1));
      CompletableFuture<Outcome> spoilt = store.append(append("t", 0, "a", 1));
      CompletableFuture<Outcome> after = store.append(append("v", i, "cmd" + i, 1));
      mustApply(before);
      mustApply(after);
      assertThatThrownBy(() -> get(spoilt)).hasCauseInstanceOf(NotStorable.class);
    }
    assertThat(store.log("u", 1)).hasSize(20);
    assertThat(store.trouble()).isEmpty();
  }

  @Test
  void manyTablesWriteAtOnce() throws Exception {
    int tables = 50;
    int appends = 20;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var all = new ArrayList<Future<Void>>();
      for (int i = 0; i < tables; i++) {
        String table = "t" + i;
        all.add(
            threads.submit(
                () -> {
                  mustApply(store.open(table(table)));
                  for (int n = 0; n < appends; n++) {
                    mustApply(store.append(append(table, n, "cmd" + n, 1)));
                  }
                  return null;
                }));
      }
      for (Future<Void> one : all) {
        one.get();
      }
    }
    for (int i = 0; i < tables; i++) {
      assertThat(store.log("t" + i, 1))
          .extracting(Line::seq)
          .containsExactlyElementsOf(
              IntStream.rangeClosed(1, appends).asLongStream().boxed().toList());
    }
  }

  @Test
  void textIsKeptAsItIs() throws Exception {
    String odd = "Robert'); DROP TABLE log;-- % _ \\ ${bytes} :x ? 'Ogrе' e\u0301 \u202e 🗡 \u0001";
    mustApply(store.open(new NewTable("t", odd, odd, "fair", Tables.NOON, List.of())));
    String big = "x".repeat(Door.BODY - 4) + "🗡";
    mustApply(
        store.append(
            Append.of(
                "t", 0, command(odd.substring(0, 20)), new Entry("k", odd), new Entry("k", big))));

    assertThat(store.tables().getFirst().title()).isEqualTo(odd);
    assertThat(store.header("t")).contains(odd);
    assertThat(store.log("t", 1)).extracting(Line::body).containsExactly(odd, big);
  }

  @Test
  void whatWasWrittenIsThereAfterARestart() throws Exception {
    mustApply(store.open(table("t", new Change.Add(seat(1, "one")))));
    for (int i = 0; i < 5; i++) {
      mustApply(store.append(append("t", i, "cmd" + i, 1)));
    }
    List<Line> before = store.log("t", 1);
    reopen();

    assertThat(store.log("t", 1)).isEqualTo(before);
    assertThat(store.seats("t")).containsExactly(seat(1, "one"));
    assertThat(get(store.append(append("t", 0, "cmd0", 1)))).isEqualTo(new Outcome.Known(1));
    assertThat(get(store.append(append("t", 5, "cmd5", 1)))).isEqualTo(new Outcome.Applied(6));
  }

  @Test
  void closingWritesWhatWaits() throws Exception {
    mustApply(store.open(table("t")));
    var outcomes = new ArrayList<CompletableFuture<Outcome>>();
    for (int i = 0; i < 300; i++) {
      outcomes.add(store.append(append("t", i, "cmd" + i, 1)));
    }
    store.close();
    for (CompletableFuture<Outcome> outcome : outcomes) {
      mustApply(outcome);
    }
    assertThat(unavailable(store.append(append("t", 300, "late", 1))))
        .hasMessage("The store is closed.");
  }

  // Secrets.

  @Test
  void aSecretIsKeptUntilItIsRevealedAndShownNowhere() throws Exception {
    byte[] seed = Digest.of("seed").bytes();
    var promise = new Change.Promise(1, seed);
    mustApply(store.open(table("t", promise)));
    assertThat(store.secret("t", 1)).contains(new Secret(1, seed, false));
    assertThat(store.secret("t", 2)).isEmpty();
    assertThat(get(store.append(change("t", 0, "a", promise))))
        .isEqualTo(new Outcome.Refused("Epoch 1 has its secret already."));

    mustApply(
        store.append(
            new Append("t", 0, command("a"), List.of(entry(1)), List.of(new Change.Reveal(1)))));
    assertThat(store.secret("t", 1)).contains(new Secret(1, seed, true));
    assertThat(get(store.append(change("t", 1, "b", new Change.Reveal(1)))))
        .isEqualTo(new Outcome.Refused("There is no open epoch 1."));

    String shown =
        ""
            + store.tables()
            + store.seats("t")
            + store.log("t", 1)
            + store.secret("t", 1)
            + table("t", promise)
            + promise;
    assertThat(shown).doesNotContain("[B@").doesNotContain(Digest.of("seed").hex());
  }

  // Damage.

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "update log set body = '{\"face\":6}' where table_id = 't' and seq = 4 | 3",
        "update log set kind = 'act' where table_id = 't' and seq = 1          | 0",
        "update tables set header = '{}' where id = 't'                        | 0",
        "delete from log where table_id = 't' and seq = 5                      | 4",
        "delete from log where table_id = 't' and seq >= 7                     | 6",
        "update log set seq = 100 where table_id = 't' and seq = 8             | 7",
      })
  void aDamagedLogIsReadAsFarAsItIsGood(String damage, long lastGood) throws Exception {
    mustApply(store.open(table("t")));
    mustApply(store.open(table("u")));
    for (int i = 0; i < 8; i++) {
      mustApply(store.append(append("t", i, "cmd" + i, 1)));
      mustApply(store.append(append("u", i, "cmd" + i, 1)));
    }
    store.close();
    database.tamper(damage);
    store = database.open();

    for (long from : new long[] {1, 8}) {
      LogBroken broken = catchThrowableOfType(LogBroken.class, () -> store.log("t", from));
      assertThat(broken.lastGood()).isEqualTo(lastGood);
      assertThat(broken.table()).isEqualTo("t");
    }
    assertThat(store.log("u", 1)).hasSize(8);
    if (!damage.contains("header")) {
      assertThat(store.log("t", 1, lastGood)).hasSize((int) lastGood);
      assertThatThrownBy(() -> store.log("t", 1)).isInstanceOf(LogBroken.class);
    }
  }

  // Chapters.

  private void write(String table, long after, String kind, String body) throws Exception {
    var entries = List.of(new Entry(kind, body));
    mustApply(store.append(new Append(table, after, command(kind + after), entries, List.of())));
  }

  @Test
  void theEndOfALogIsReadFromTheLastLineOfAKindOn() throws Exception {
    mustApply(store.open(table("t")));
    assertThat(store.tail("t", "chapter")).isEmpty();
    mustApply(store.append(append("t", 0, "a", 1_500)));
    assertThat(store.tail("t", "chapter")).hasSize(1_500);
    write("t", 1_500, "chapter", "{}");
    mustApply(store.append(append("t", 1_501, "b", 2)));
    write("t", 1_503, "chapter", "{\"long\":\"" + "x".repeat(1 << 20) + "\"}");
    assertThat(store.tail("t", "chapter")).extracting(Line::seq).containsExactly(1_504L);
    mustApply(store.append(append("t", 1_504, "c", 1_200)));
    reopen();
    assertThat(store.tail("t", "chapter"))
        .hasSize(1_201)
        .startsWith(store.log("t", 1_504, 1_504).getFirst());
    assertThat(store.tail("t", "chapter")).isEqualTo(store.log("t", 1_504));
    assertThatThrownBy(() -> new Entry("roll", "x".repeat(1 << 20)))
        .isInstanceOf(NotStorable.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "update log set body = '{\"face\":6}' where table_id = 't' and seq = 2 | true",
        "update log set body = '{\"face\":6}' where table_id = 't' and seq = 4 | false",
        "update log set body = '{\"face\":6}' where table_id = 't' and seq = 5 | false",
        "delete from log where table_id = 't' and seq = 6                      | false",
      })
  void onlyWhatIsReadIsChecked(String damage, boolean opens) throws Exception {
    mustApply(store.open(table("t")));
    mustApply(store.append(append("t", 0, "a", 3)));
    write("t", 3, "chapter", "{}");
    mustApply(store.append(append("t", 4, "b", 2)));
    store.close();
    database.tamper(damage);
    store = database.open();
    if (opens) {
      assertThat(store.tail("t", "chapter")).hasSize(3);
    } else {
      assertThatThrownBy(() -> store.tail("t", "chapter")).isInstanceOf(LogBroken.class);
    }
    assertThatThrownBy(() -> store.log("t", 1)).isInstanceOf(LogBroken.class);
  }

  // Failures.

  @Test
  void aCommitThatDidNotAnswerIsFoundOut() throws Exception {
    Faulty faulty = reopenFaulty();
    mustApply(store.open(table("t")));
    faulty.next = Faulty.Break.AFTER_COMMIT;
    assertThat(get(store.append(append("t", 0, "a", 1)))).isEqualTo(new Outcome.Applied(1));
    assertThat(faulty.breaks).hasValue(1);
    faulty.next = Faulty.Break.AFTER_COMMIT;
    assertThat(get(store.open(table("u")))).isEqualTo(new Outcome.Applied(0));
    assertThat(faulty.breaks).hasValue(2);

    faulty.next = Faulty.Break.BEFORE_COMMIT;
    assertThat(unavailable(store.append(append("t", 1, "b", 1))))
        .hasMessage("The database cannot be reached. Nothing was written.");
    assertThat(store.log("t", 1)).hasSize(1);
    assertThat(get(store.append(append("t", 1, "b", 1)))).isEqualTo(new Outcome.Applied(2));
    assertThat(store.trouble()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatIsNotKnownWaitsUntilTheDatabaseIsBack(boolean committed) throws Exception {
    Faulty faulty = reopenFaulty();
    mustApply(store.open(table("t")));
    faulty.thenAway = true;
    faulty.next = committed ? Faulty.Break.AFTER_COMMIT : Faulty.Break.BEFORE_COMMIT;
    CompletableFuture<Outcome> doubtful = store.append(append("t", 0, "a", 1));
    Wait.until(() -> faulty.breaks.get() == 1 && store.trouble().isPresent());

    assertThat(unavailable(store.append(append("t", 0, "b", 1))))
        .hasMessage("The database cannot be reached. Nothing was written.");
    assertThat(doubtful).isNotDone();
    faulty.away = false;
    if (committed) {
      assertThat(get(doubtful)).isEqualTo(new Outcome.Applied(1));
    } else {
      assertThat(unavailable(doubtful)).hasMessageContaining("Nothing was written.");
    }
    Wait.until(() -> store.trouble().isEmpty());
    assertThat(get(store.append(append("t", 0, "a", 1))))
        .isEqualTo(committed ? new Outcome.Known(1) : new Outcome.Applied(1));
    assertThat(store.log("t", 1)).hasSize(1);
  }

  @Test
  void whatCannotBeFoundOutIsSaidToBeUnknown() throws Exception {
    Faulty faulty = reopenFaulty();
    mustApply(store.open(table("t")));
    faulty.thenAway = true;
    faulty.next = Faulty.Break.AFTER_COMMIT;
    CompletableFuture<Outcome> doubtful = store.append(append("t", 0, "a", 1));
    Wait.until(() -> store.trouble().isPresent());
    store.close();

    assertThat(unavailable(doubtful)).hasMessage("It is not known whether it was written.");
    store = database.open();
    assertThat(get(store.append(append("t", 0, "a", 1)))).isEqualTo(new Outcome.Known(1));
  }

  @Test
  void anIdleStoreNoticesThatTheDatabaseIsAwayAndBack() throws Exception {
    Faulty faulty = reopenFaulty();
    faulty.away = true;
    Wait.until(() -> store.trouble().isPresent());
    assertThat(store.superseded()).isFalse();
    faulty.away = false;
    Wait.until(() -> store.trouble().isEmpty());
    mustApply(store.open(table("t")));
  }

  @Test
  void whatFollowsAFailedAppendIsNotWrittenWithoutIt() throws Exception {
    Faulty faulty = reopenFaulty();
    mustApply(store.open(table("t")));
    faulty.next = Faulty.Break.BEFORE_COMMIT;
    CompletableFuture<Outcome> first = store.append(append("t", 0, "a", 1));
    Wait.until(() -> faulty.breaks.get() == 1);
    CompletableFuture<Outcome> second = store.append(append("t", 1, "b", 1));

    assertThat(unavailable(first)).hasMessageContaining("Nothing was written.");
    assertThat(get(second)).isEqualTo(new Outcome.Stale(0));
  }

  /** 120: the fence stands in every kind of writing, also in what was on its way. */
  @Test
  void anOlderServerWritesNothingMore() throws Exception {
    mustApply(store.open(table("t")));
    mustApply(store.append(append("t", 0, "a", 1)));
    database.tamper("update lease set holder = 'another', fence = fence + 1");
    for (CompletableFuture<Outcome> late :
        List.of(
            store.append(append("t", 1, "b", 1)),
            store.open(table("u")),
            store.archive("t", true),
            store.delete("t"))) {
      assertThatThrownBy(() -> get(late)).hasCauseInstanceOf(Superseded.class);
    }
    store.close();
    store = database.open();
    assertThat(store.tables())
        .containsExactly(new TableRow("t", "The bridge", "fair", Tables.NOON, 1, false));
    assertThat(store.log("t", 1)).hasSize(1);
  }

  // Upgrades.

  private static final Migrations SLOW =
      new Migrations(4, List.of("classpath:cleave/store", "classpath:cleave/store-slow"));

  /** 125: who is killed in the middle of an upgrade, one step done, leaves it as it was. */
  @Test
  void anUpgradeThatIsKilledChangesNothing() throws Exception {
    mustApply(store.open(table("t")));
    mustApply(store.append(append("t", 0, "a", 2)));
    store.close();
    Process upgrading = KillTest.start(Upgrading.class, database.name());
    try (var out = upgrading.inputReader()) {
      assertThat(out.readLine()).isEqualTo("upgrading");
      while (!database.isChanging()) { // then it counts to a thousand millions
        assertThat(upgrading.isAlive()).isTrue();
        Thread.sleep(20);
      }
      assertThat(upgrading.isAlive()).isTrue();
    } finally {
      upgrading.destroyForcibly().waitFor();
    }
    store = database.open();
    assertThat(store.log("t", 1)).hasSize(2);
    assertThatThrownBy(() -> database.tamper("insert into half (counted) values (1)"))
        .isInstanceOf(SQLException.class);
    mustApply(store.append(append("t", 2, "b", 1)));
  }

  /** A server that is to be killed while it brings its database up to date. */
  static final class Upgrading {
    private Upgrading() {}

    public static void main(String[] arguments) {
      Place place = Place.of(arguments[0], Map.of());
      Engine engine =
          place instanceof FilePlace file ? new Sqlite(file) : new Postgres((ServerPlace) place);
      System.out.println("upgrading");
      Store.open(engine, SLOW, TestDatabase.BRISK).close();
    }
  }

  private static final Migrations NEXT =
      new Migrations(3, List.of("classpath:cleave/store", "classpath:cleave/store-next"));
  private static final Migrations BAD =
      new Migrations(4, List.of("classpath:cleave/store", "classpath:cleave/store-bad"));

  @Test
  void anOlderCleaveLeavesANewerDatabaseAlone() throws Exception {
    mustApply(store.open(table("t")));
    store.close();
    store = Store.open(database.engine(), NEXT, TestDatabase.BRISK);
    assertThat(store.tables()).hasSize(1);
    store.close();

    assertThatThrownBy(database::open)
        .isInstanceOf(StoreRefused.class)
        .hasMessage(
            "The database is of a newer Cleave (form 3; this one knows 2)."
                + " Nothing was changed. Start the newer Cleave.");
    store = Store.open(database.engine(), NEXT, TestDatabase.BRISK);
    assertThat(store.tables()).hasSize(1);
  }

  /** 125, 126: the first of its steps succeeds, the second fails. */
  @Test
  void anUpgradeThatFailsChangesNothing() throws Exception {
    mustApply(store.open(table("t")));
    store.close();
    assertThatThrownBy(() -> Store.open(database.engine(), BAD, TestDatabase.BRISK))
        .isInstanceOf(StoreRefused.class)
        .hasMessageStartingWith("The database could not be brought up to date; it is as it was.");
    store = database.open();
    assertThat(store.tables()).hasSize(1);
    store.close();
    store = Store.open(database.engine(), NEXT, TestDatabase.BRISK);
    assertThat(store.tables()).hasSize(1);
  }
}
