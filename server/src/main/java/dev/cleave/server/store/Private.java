package dev.cleave.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that only their owner may read and write. */
final class Private {
  private static final Set<PosixFilePermission> OWNER =
      PosixFilePermissions.fromString("rw-------");

  private Private() {}

  /** Makes the file if it is not there; it is private from the first moment. */
  static void file(Path file) throws IOException {
    boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    try {
      if (posix) {
        Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER));
      } else {
        Files.createFile(file);
      }
    } catch (FileAlreadyExistsException there) {
      if (posix && !Files.getPosixFilePermissions(file).equals(OWNER)) {
        Files.setPosixFilePermissions(file, OWNER);
      }
    }
  }
}
