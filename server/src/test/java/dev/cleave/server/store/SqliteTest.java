package dev.cleave.server.store;

import static dev.cleave.server.store.Tables.append;
import static dev.cleave.server.store.Tables.command;
import static dev.cleave.server.store.Tables.get;
import static dev.cleave.server.store.Tables.mustApply;
import static dev.cleave.server.store.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is SQLite's alone: the file, its lock, its settings, its backup, a full disk. */
class SqliteTest {
  private static final Migrations NEXT =
      new Migrations(3, List.of("classpath:cleave/store", "classpath:cleave/store-next"));

  private static final String FULL = "The disk is full. Nothing was written.";

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("tables.db");
  }

  private Sqlite engine() {
    return new Sqlite(new FilePlace(file()));
  }

  private static Store open(Engine engine, Migrations migrations) {
    return Store.open(engine, migrations, TestDatabase.BRISK);
  }

  private Store open() {
    return open(engine(), Migrations.OURS);
  }

  private static String rights(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  /** Every file of the folder with its bytes. */
  private Map<String, Digest> files() throws IOException {
    var files = new TreeMap<String, Digest>();
    try (var all = Files.list(folder)) {
      for (Path file : all.toList()) {
        files.put(file.getFileName().toString(), Digest.of(Files.readAllBytes(file)));
      }
    }
    return files;
  }

  @Test
  void theFilesAreTheOwnersAlone() throws Exception {
    try (Store store = open()) {
      mustApply(store.open(table("t")));
      for (String name : List.of("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock")) {
        assertThat(rights(folder.resolve(name))).as(name).isEqualTo("rw-------");
      }
    }
    assertThat(files()).containsOnlyKeys("tables.db", "tables.db.lock");
    Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-r--r--"));
    open().close();
    assertThat(rights(file())).isEqualTo("rw-------");
  }

  @ParameterizedTest
  @CsvSource({
    "journal_mode, wal",
    "synchronous, 2",
    "fullfsync, 1",
    "busy_timeout, 5000",
    "trusted_schema, 0",
    "cell_size_check, 1",
    "mmap_size, 0",
    "foreign_keys, 1",
  })
  void everyConnectionThatWritesIsCareful(String pragma, String value) throws Exception {
    try (Connection connection = engine().writing().getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma " + pragma)) {
      assertThat(row.next() ? row.getString(1) : "").isEqualTo(value);
    }
  }

  /** 114: what is answered was committed with a wait for the disk, on whichever connection. */
  @Test
  void everyCommitWaitsForTheDisk() throws Exception {
    var faulty = new Faulty(engine());
    try (Store store = open(faulty, Migrations.OURS)) {
      mustApply(store.open(table("t")));
      for (int i = 0; i < 5; i++) {
        mustApply(store.append(append("t", i, "cmd" + i, 1)));
        if (i == 2) { // a new connection is as careful as the first
          faulty.next = Faulty.Break.AFTER_COMMIT;
        }
      }
    }
    assertThat(faulty.breaks).hasValue(1);
    assertThat(faulty.commits).hasSizeGreaterThanOrEqualTo(6).containsOnly("wal 2 1");
  }

  /** 118: somebody else has the file for a moment; what waits is written when he lets go. */
  @Test
  void whoeverCopiesTheFileIsWaitedFor() throws Exception {
    try (Store store = open();
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement hold = other.createStatement()) {
      mustApply(store.open(table("t")));
      hold.execute("begin immediate");
      var waits = store.append(append("t", 0, "a", 1));
      Thread.sleep(300);
      assertThat(waits).isNotDone();
      assertThat(store.log("t", 1)).as("who reads does not wait").isEmpty();
      hold.execute("rollback");
      mustApply(waits);
      Path copy = folder.resolve("copy.db");
      hold.execute("vacuum into '" + copy + "'");
      mustApply(store.append(append("t", 1, "b", 1)));
      try (Store copied = open(new Sqlite(new FilePlace(copy)), Migrations.OURS)) {
        assertThat(copied.log("t", 1)).hasSize(1);
      }
    }
  }

  /**
   * 116: a copy without its WAL is an earlier state, and whole; what it lacks is not there half.
   */
  @Test
  void aCopyWithoutItsWalIsWholeAsItWasEarlier() throws Exception {
    Path copy = folder.resolve("copy.db");
    try (Store store = open()) {
      mustApply(store.open(table("t")));
      mustApply(store.append(append("t", 0, "a", 3)));
      store.close();
    }
    try (Store store = open()) {
      mustApply(store.append(append("t", 3, "b", 4)));
      assertThat(folder.resolve("tables.db-wal")).isNotEmptyFile();
      Files.copy(file(), copy);
    }
    try (Store copied = open(new Sqlite(new FilePlace(copy)), Migrations.OURS)) {
      assertThat(copied.log("t", 1)).hasSize(3);
      assertThat(copied.applied("t", List.of("b"))).isEmpty();
      mustApply(copied.append(append("t", 3, "b", 4)));
    }
  }

  @Test
  void readersCannotWrite() throws Exception {
    try (Store store = open();
        Connection connection = engine().reading().getConnection();
        Statement statement = connection.createStatement()) {
      mustApply(store.open(table("t")));
      assertThatThrownBy(() -> statement.execute("delete from tables"))
          .hasMessageContaining("readonly");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "3.51.2, false",
    "3.51.3, true",
    "3.53.4, true",
    "3.6.99, false",
    "4.0, true",
    "3.51, false"
  })
  void anSqliteThatCouldSpoilTheFileIsRefused(String version, boolean recent) {
    assertThat(Sqlite.isRecent(version)).isEqualTo(recent);
  }

  @Test
  void aFileIsServedByOneServer() {
    Store store = open();
    String sentence =
        "%s is already served by pid %d. Stop that server, or use another file."
            .formatted(file(), ProcessHandle.current().pid());
    assertThatThrownBy(this::open).isInstanceOf(StoreRefused.class).hasMessage(sentence);
    // Having looked must not have lost the lock.
    assertThatThrownBy(this::open).hasMessage(sentence);
    store.close();
    open().close();
  }

  @Test
  void aNewerDatabaseIsNotTouched() throws Exception {
    open(engine(), NEXT).close();
    Map<String, Digest> before = files();
    assertThatThrownBy(this::open).hasMessageContaining("of a newer Cleave (form 3");
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aNewerDatabaseThatACrashLeftIsNotTouched() throws Exception {
    Path live = Files.createDirectory(folder.resolve("live")).resolve("tables.db");
    try (Store store = open(new Sqlite(new FilePlace(live)), NEXT)) {
      mustApply(store.open(table("t")));
      Files.copy(live, file());
      Files.copy(live.resolveSibling("tables.db-wal"), folder.resolve("tables.db-wal"));
    }
    Files.list(live.getParent()).forEach(file -> file.toFile().delete());
    Files.delete(live.getParent());
    Map<String, Digest> before = files();
    assertThat(before).containsOnlyKeys("tables.db", "tables.db-wal");

    assertThatThrownBy(this::open).hasMessageContaining("of a newer Cleave (form 3");
    assertThat(files()).containsAllEntriesOf(before).doesNotContainKey("tables.db.lock");
    try (Store store = open(engine(), NEXT)) {
      assertThat(store.tables()).hasSize(1);
    }
  }

  @Test
  void aBackupIsMadeBeforeAnUpgrade() throws Exception {
    try (Store store = open()) {
      mustApply(store.open(table("t")));
    }
    assertThat(files()).containsOnlyKeys("tables.db", "tables.db.lock");
    open(engine(), NEXT).close();

    Path backup = folder.resolve("tables.db.form2.backup");
    assertThat(rights(backup)).isEqualTo("rw-------");
    // The way back: put the backup in the file's place, and the older Cleave opens it.
    Files.move(backup, file(), StandardCopyOption.REPLACE_EXISTING);
    try (Store store = open()) {
      assertThat(store.tables()).hasSize(1);
    }
  }

  @Test
  void filesThatAreNotOursAreRefusedAndLeftAlone() throws Exception {
    Files.writeString(file(), "These are the notes of our campaign, not a database.".repeat(50));
    Map<String, Digest> before = files();
    assertThatThrownBy(this::open)
        .hasMessage(file() + " cannot be used. The file is not a database.");
    assertThat(files()).isEqualTo(before);

    Files.delete(file());
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement()) {
      statement.execute("create table recipes (name text)");
    }
    before = files();
    assertThatThrownBy(this::open)
        .hasMessage(file() + " is a database, but none of Cleave's. Use another file.");
    assertThat(files()).isEqualTo(before);
    assertThatThrownBy(() -> Store.open(new FilePlace(folder.resolve("none").resolve("x.db"))))
        .hasMessage(
            folder.resolve("none").resolve("x.db") + " has no folder. Make the folder first.");
  }

  @Test
  void aDamagedFileIsRefused() throws Exception {
    try (Store store = open()) {
      mustApply(store.open(table("t")));
      mustApply(store.append(append("t", 0, "a", 2_000)));
    }
    try (var bytes = new RandomAccessFile(file().toFile(), "rw")) {
      for (long at = 4_096L * 8; at < bytes.length(); at += 4_096) {
        bytes.seek(at);
        bytes.write(new byte[64]);
      }
    }
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreRefused.class)
        .message()
        .satisfiesAnyOf(
            text -> assertThat(text).contains(" is damaged: "),
            text -> assertThat(text).endsWith("The database is damaged."));
  }

  @Test
  void aFullDatabaseTakesNothingHalfAndRecovers() throws Exception {
    var faulty = new Faulty(engine());
    faulty.pages = 400;
    try (Store store = open(faulty, Migrations.OURS)) {
      full(store, FULL, () -> faulty.pages = 1_000_000);
    }
  }

  /** A real disk of 3 MB, where the machine lets us have one. */
  @Test
  void aFullDiskTakesNothingHalfAndRecovers() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    Assumptions.assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk.toString()));
    try {
      var engine = new Sqlite(new FilePlace(disk.resolve("tables.db")));
      try (Store store = open(engine, Migrations.OURS)) {
        full(store, FULL, () -> run("mount", "-o", "remount,size=64m", disk.toString()));
      }
    } finally {
      run("umount", disk.toString());
    }
  }

  static boolean run(String... command) {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException none) {
      return false;
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private static Append big(int n) {
    var text = new StringBuilder(100_000); // that no database makes smaller
    new Random(n).ints(100_000, 'a', 'z' + 1).forEach(text::appendCodePoint);
    var line = new Entry("note", text.toString());
    return Append.of("t", 2L * n, command("cmd" + n), line, line);
  }

  static void full(Store store, String says, Runnable relief) throws Exception {
    mustApply(store.open(table("t")));
    int n = 0;
    ExecutionException full = null;
    while (full == null) {
      int now = n;
      full =
          catchThrowableOfType(ExecutionException.class, () -> mustApply(store.append(big(now))));
      n += full == null ? 1 : 0;
      assertThat(n).isLessThan(100);
    }
    assertThat(n).isPositive();
    assertThat(full.getCause()).isInstanceOf(StoreUnavailable.class).hasMessage(says);
    assertThat(store.log("t", 1)).hasSize(2 * n);
    assertThat(store.applied("t", List.of("cmd" + n))).isEmpty();

    relief.run();
    Wait.until(() -> store.trouble().isEmpty());
    int next = n;
    Wait.until(
        () ->
            catchThrowableOfType(Exception.class, () -> mustApply(store.append(big(next))))
                == null);
    assertThat(store.log("t", 1)).hasSize(2 * n + 2);
    assertThat(get(store.append(big(n)))).isEqualTo(new Outcome.Known(2L * n + 2));
  }

  /** 117: what somebody has planted in the file is never run. */
  @Test
  void aPlantedTriggerIsRefused() throws Exception {
    open().close();
    for (String plant :
        List.of(
            "create trigger spy after insert on log begin delete from seats; end",
            "create view spied as select * from secrets")) {
      String name = plant.split(" ")[2];
      change(plant);
      assertThatThrownBy(this::open)
          .isInstanceOf(StoreRefused.class)
          .hasMessage(
              file()
                  + " has something in it that Cleave did not make: "
                  + name
                  + ". Restore a backup.");
      change("drop " + plant.split(" ")[1] + " " + name);
    }
    open().close();
  }

  private void change(String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** 57: whatever it is called, it is one file and has one server. */
  @Test
  void aFileUnderAnotherNameIsServedOnce() throws Exception {
    Path link = folder.resolve("other.db");
    try (Store store = open()) {
      assertThat(store.tables()).isEmpty();
      Files.createSymbolicLink(link, file());
      assertThatThrownBy(() -> Store.open(new FilePlace(link)))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("is already served by pid " + ProcessHandle.current().pid());
    }
    Files.delete(link);
    Files.createLink(link, file());
    for (Path name : List.of(link, file())) {
      assertThatThrownBy(() -> Store.open(new FilePlace(name)))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("has a second name (a hard link)");
    }
    Files.delete(link);
    open().close();
  }

  /** 57: where somebody has deleted the lock file, the older server notices and stops. */
  @Test
  void ofTwoServersTheOlderOneStops() throws Exception {
    // Another process would have no lock on the file that was deleted; here the engine is ours.
    var unlocked = new Faulty(engine());
    try (Store older = open(unlocked, Migrations.OURS)) {
      mustApply(older.open(table("t")));
      change("update lease set holder = 'another', fence = fence + 1");
      Wait.until(older::superseded);
      assertThat(catchThrowableOfType(Exception.class, () -> mustApply(older.open(table("u")))))
          .hasCauseInstanceOf(Superseded.class);
    }
  }

  /** 9 of the hostile tester: devices, pipes and folders are left as they are. */
  @Test
  void whatIsNoPlainFileIsLeftAlone() throws Exception {
    Path pipe = folder.resolve("pipe");
    Assumptions.assumeTrue(run("mkfifo", "-m", "644", pipe.toString()));
    for (Path odd : List.of(pipe, Path.of("/dev/null"), Path.of("/dev/full"))) {
      String before = rights(odd);
      assertThatThrownBy(() -> Store.open(new FilePlace(odd)))
          .isInstanceOf(StoreRefused.class)
          .hasMessage(odd + " is no plain file. Use another name.");
      assertThat(rights(odd)).isEqualTo(before);
      assertThat(odd.resolveSibling(odd.getFileName() + ".lock")).doesNotExist();
    }
    Files.createSymbolicLink(file(), Path.of("/dev/null"));
    assertThatThrownBy(this::open).hasMessage("/dev/null is no plain file. Use another name.");
    Files.delete(file());
    Files.createDirectory(folder.resolve("tables.db.lock"));
    assertThatThrownBy(this::open).hasMessageContaining("tables.db.lock is no plain file");
  }
}
