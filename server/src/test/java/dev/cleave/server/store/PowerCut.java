package dev.cleave.server.store;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * A disk of its own whose power can be cut: whatever the system still kept in memory at that moment
 * is gone, as it is not when a process is killed. Only where the machine lets us have one.
 */
final class PowerCut implements AutoCloseable {
  private static final long BYTES = 64 << 20;

  private final Path memory;
  private final Path disk;
  private final Path afterwards;
  private final Path mounted;
  private final Path again;

  PowerCut(Path folder) throws IOException {
    memory = Files.createDirectory(folder.resolve("memory"));
    disk = memory.resolve("disk");
    afterwards = memory.resolve("disk-afterwards");
    mounted = Files.createDirectory(folder.resolve("mounted"));
    again = Files.createDirectory(folder.resolve("again"));
    // A disk in memory is as quick as a busy machine's own may be slow.
    Assumptions.assumeTrue(
        SqliteTest.run("mount", "-t", "tmpfs", "-o", "size=160m", "tmpfs", memory.toString()));
    try (var file = new RandomAccessFile(disk.toFile(), "rw")) {
      file.setLength(BYTES);
    }
    Assumptions.assumeTrue(SqliteTest.run("mkfs.ext4", "-q", "-F", disk.toString()));
    // It writes by itself only after minutes: what is on it was waited for.
    Assumptions.assumeTrue(mount(disk, mounted, "loop,commit=300"));
  }

  private static boolean mount(Path disk, Path at, String how) {
    return SqliteTest.run("mount", "-o", how, disk.toString(), at.toString());
  }

  Path folder() {
    return mounted;
  }

  /** Whoever writes stands still, and what is on the disk now is all there will be. */
  void cut(Process writer) throws IOException {
    SqliteTest.run("sh", "-c", "kill -STOP " + writer.pid());
    Files.copy(disk, afterwards);
    writer.toHandle().destroyForcibly();
  }

  /** The folder as it is found when the power is back. */
  Path afterwards() {
    Assumptions.assumeTrue(mount(afterwards, again, "loop"));
    return again;
  }

  @Override
  public void close() {
    SqliteTest.run("umount", "-l", again.toString());
    SqliteTest.run("umount", "-l", mounted.toString());
    SqliteTest.run("umount", "-l", memory.toString());
  }
}
