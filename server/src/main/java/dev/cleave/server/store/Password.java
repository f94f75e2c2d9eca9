package dev.cleave.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Map;
import java.util.Set;

/** A password, which never shows itself; from the environment or a file, never from an argument. */
public final class Password {
  /** No password: the database trusts us or asks for none. */
  public static final Password NONE = new Password("");

  private static final String VARIABLE = "PGPASSWORD";

  private final String text;

  private Password(String text) {
    this.text = text;
  }

  /** The password in {@code PGPASSWORD}. */
  public static Password of(Map<String, String> environment) {
    return new Password(environment.getOrDefault(VARIABLE, ""));
  }

  /** The first line of a file that only its owner can read. */
  public static Password of(Path file) {
    try {
      if (!secret(file)) {
        throw new StoreRefused(
            "Others can read the password file %s. Take the right from them: chmod 600."
                .formatted(Shown.of(file.toString())));
      }
      return new Password(Files.readString(file).lines().findFirst().orElse(""));
    } catch (IOException unreadable) {
      throw new StoreRefused(
          "The password file %s cannot be read.".formatted(Shown.of(file.toString())), unreadable);
    }
  }

  private static boolean secret(Path file) throws IOException {
    if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return true;
    }
    Set<PosixFilePermission> rights = Files.getPosixFilePermissions(file);
    return !rights.contains(PosixFilePermission.GROUP_READ)
        && !rights.contains(PosixFilePermission.OTHERS_READ);
  }

  String text() {
    return text;
  }

  @Override
  public String toString() {
    return "Password";
  }
}
