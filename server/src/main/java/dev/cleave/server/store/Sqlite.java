package dev.cleave.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Set;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteDataSource;

/** SQLite in a file: the usual store. Nothing but SQLite ever opens the file (POSIX locks). */
final class Sqlite implements Engine {
  /** Before it, two connections could spoil a file in WAL mode. */
  private static final int[] LEAST = {3, 51, 3};

  private static final Set<String> NETWORK =
      Set.of("nfs", "nfs4", "cifs", "smb", "smb2", "smb3", "smbfs", "fuse.sshfs", "afpfs", "9p");

  private final FilePlace place;
  private final Path file;
  private @Nullable LockFile lock;

  Sqlite(FilePlace place) {
    this.place = place;
    this.file = real(place.file());
  }

  /** The file behind all links, so that it has one lock, whatever it is called. */
  private static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException notThere) {
      return file;
    }
  }

  /** A device, a pipe or a file of two names is left alone: neither is ours to lock. */
  private void refuseOthers() {
    if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw refused("is no plain file. Use another name.", null);
    }
    try {
      if (Files.getFileStore(file).supportsFileAttributeView("unix")
          && (int) Files.getAttribute(file, "unix:nlink") > 1) {
        throw refused(
            "has a second name (a hard link), under which another could serve it. Remove one.",
            null);
      }
    } catch (IOException | UnsupportedOperationException unknown) {
      throw refused("cannot be read.", unknown);
    }
  }

  @Override
  public void prepare(Migrations migrations) {
    Path folder = file.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw refused("has no folder. Make the folder first.", null);
    }
    refuseNetwork(folder);
    look(migrations);
    lock = LockFile.take(file);
    try {
      // Again: another server may have been at work until now.
      int reached = look(migrations);
      Private.file(file);
      check();
      migrations.run(this, reached, () -> backup(reached));
    } catch (IOException unusable) {
      throw refused("cannot be made or is not ours.", unusable);
    } catch (SQLException failed) {
      throw refused("cannot be used. " + Trouble.says(failed), failed);
    }
  }

  private void refuseNetwork(Path folder) {
    try {
      String type = Files.getFileStore(folder).type();
      if (!place.risky() && NETWORK.contains(type)) {
        throw refused(
            "is on a network disk (%s), where locks cannot be relied on. Use a local disk."
                .formatted(type),
            null);
      }
    } catch (IOException unknown) {
      throw refused("is on a disk that cannot be read.", unknown);
    }
  }

  /** Looks how far the database is, and at nothing else; changes neither it nor its WAL. */
  @Override
  public int look(Migrations migrations) {
    refuseOthers();
    try {
      if (Files.notExists(file) || Files.size(file) == 0) {
        return 0;
      }
      Path wal = file.resolveSibling(file.getFileName() + "-wal");
      boolean settled = Files.notExists(wal) || Files.size(wal) == 0;
      var source = new SQLiteDataSource();
      source.setUrl("jdbc:sqlite:" + file.toUri() + (settled ? "?immutable=1" : "?mode=ro"));
      try (Connection connection = source.getConnection()) {
        int reached = migrations.reached(connection);
        if (reached == 0 && !answer(connection, "select count(*) from sqlite_master").equals("0")) {
          throw refused("is a database, but none of Cleave's. Use another file.", null);
        }
        migrations.refuseNewer(reached);
        String planted =
            answer(connection, "select name from sqlite_master where type in ('trigger', 'view')");
        if (!planted.isEmpty()) {
          throw refused(
              "has something in it that Cleave did not make: %s. Restore a backup."
                  .formatted(Shown.of(planted)),
              null);
        }
        return reached;
      }
    } catch (IOException unreadable) {
      throw refused("cannot be read.", unreadable);
    } catch (SQLException failed) {
      throw refused("cannot be used. " + Trouble.says(failed), failed);
    }
  }

  private void check() throws SQLException {
    try (Connection connection = writing().getConnection()) {
      String version = answer(connection, "select sqlite_version()");
      if (!isRecent(version)) {
        throw refused("needs SQLite 3.51.3 or later; this is %s.".formatted(version), null);
      }
      String healthy = answer(connection, "pragma quick_check(1)");
      if (!healthy.equals("ok")) {
        throw refused("is damaged: %s. Restore a backup.".formatted(Shown.of(healthy)), null);
      }
    }
  }

  static boolean isRecent(String version) {
    String[] parts = version.split("\\.");
    for (int i = 0; i < LEAST.length; i++) {
      int part = i < parts.length ? Integer.parseInt(parts[i]) : 0;
      if (part != LEAST[i]) {
        return part > LEAST[i];
      }
    }
    return true;
  }

  /** A whole copy beside the file, on disk before anything changes. */
  private void backup(int reached) {
    Path copy = free(reached);
    try (Connection connection = writing().getConnection();
        PreparedStatement vacuum = connection.prepareStatement("vacuum into ?")) {
      Private.file(copy);
      vacuum.setString(1, copy.toString());
      vacuum.execute();
      try (FileChannel channel = FileChannel.open(copy, StandardOpenOption.WRITE)) {
        channel.force(true);
      }
    } catch (IOException | SQLException failed) {
      throw refused("must change, but no backup could be made; it is as it was.", failed);
    }
  }

  private Path free(int reached) {
    Path copy = file.resolveSibling("%s.form%d.backup".formatted(file.getFileName(), reached));
    for (int i = 2; Files.exists(copy); i++) {
      copy = file.resolveSibling("%s.form%d-%d.backup".formatted(file.getFileName(), reached, i));
    }
    return copy;
  }

  private static String answer(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      return rows.next() ? rows.getString(1) : "";
    }
  }

  private StoreRefused refused(String why, @Nullable Throwable cause) {
    return new StoreRefused(Shown.of(file.toString()) + " " + why, cause);
  }

  @Override
  public DataSource writing() {
    return new SqliteSource(file, true);
  }

  @Override
  public DataSource reading() {
    return new SqliteSource(file, false);
  }

  @Override
  public String begin() {
    return "begin immediate";
  }

  @Override
  public String held() {
    return "";
  }

  @Override
  public Map<String, String> words() {
    return Map.of("bytes", "blob");
  }

  @Override
  public void close() {
    if (lock != null) {
      lock.close();
    }
  }
}
