package dev.cleave.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a second server off the same file. The lock is the operating system's and dies with the
 * process; the file beside the database only says whose it is, and stays.
 */
final class LockFile implements AutoCloseable {
  /** Far behind the text, so that others can read it where locks forbid reading. */
  private static final long WHERE = Long.MAX_VALUE - 1;

  /** On POSIX a process loses its lock when it closes any channel to the file: do not even look. */
  private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private LockFile(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  static LockFile take(Path database) {
    Path file = database.resolveSibling(database.getFileName() + ".lock");
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new StoreRefused(
          "%s cannot be locked: %s is no plain file. Remove it."
              .formatted(Shown.of(database.toString()), Shown.of(file.getFileName().toString())));
    }
    try {
      Path folder = database.toAbsolutePath().getParent();
      if (folder != null) {
        file = folder.toRealPath().resolve(file.getFileName());
      }
      if (!OURS.add(file)) {
        throw served(database, Long.toString(ProcessHandle.current().pid()));
      }
      boolean taken = false;
      try {
        LockFile lock = tryLock(file);
        if (lock == null) {
          throw served(database, Files.readString(file).strip());
        }
        taken = true;
        return lock;
      } finally {
        if (!taken) {
          OURS.remove(file);
        }
      }
    } catch (IOException unusable) {
      throw new StoreRefused(
          "%s cannot be locked: its folder cannot be written."
              .formatted(Shown.of(database.toString())),
          unusable);
    }
  }

  private static @Nullable LockFile tryLock(Path file) throws IOException {
    Private.file(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    boolean taken = false;
    try {
      FileLock lock = channel.tryLock(WHERE, 1, false);
      if (lock == null) {
        return null;
      }
      String pid = ProcessHandle.current().pid() + "\n";
      channel.truncate(0);
      channel.write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.US_ASCII)), 0);
      taken = true;
      return new LockFile(file, channel);
    } finally {
      if (!taken) {
        channel.close();
      }
    }
  }

  private static StoreRefused served(Path database, String pid) {
    return new StoreRefused(
        "%s is already served by pid %s. Stop that server, or use another file."
            .formatted(Shown.of(database.toString()), pid.isEmpty() ? "unknown" : Shown.of(pid)));
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException ignored) {
      // The lock ends with the process at the latest.
    } finally {
      OURS.remove(file);
    }
  }
}
