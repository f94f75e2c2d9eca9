package dev.cleave.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a store may be said to be, and what is refused. */
class PlaceTest {

  private static Place place(String text) {
    return Place.of(text, Map.of("PGPASSWORD", "hush"));
  }

  @Test
  void aPathIsAFile() {
    assertThat(place("some where/tables.db"))
        .isEqualTo(new FilePlace(Path.of("some where", "tables.db").toAbsolutePath()));
  }

  @Test
  void aServerIsHostPortNameAndUser() {
    ServerPlace whole =
        (ServerPlace) place("postgresql://judge@db.example:5433/cleave?sslmode=verify-full");
    assertThat(whole.host()).isEqualTo("db.example");
    assertThat(whole.port()).isEqualTo(5433);
    assertThat(whole.database()).isEqualTo("cleave");
    assertThat(whole.user()).isEqualTo("judge");
    assertThat(whole.settings()).isEqualTo(Map.of("sslmode", "verify-full"));
    assertThat(whole.password().text()).isEqualTo("hush");
    assertThat(whole.toString()).doesNotContain("hush");

    ServerPlace short6 = (ServerPlace) place("postgresql://judge@[::1]/cleave");
    assertThat(short6.host()).isEqualTo("[::1]");
    assertThat(short6.port()).isEqualTo(5432);
  }

  private static final String FORM = " Expected: postgresql://user@host:port/name.";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "jdbc:sqlite::resource:http://evil/x.db | The database jdbc:sqlite::resource:http://evil/x.db is neither a path nor postgresql://user@host:port/name. State one of these.",
        "JDBC:postgresql://h/x | The database JDBC:postgresql://h/x is neither a path nor postgresql://user@host:port/name. State one of these.",
        "file:x.db?vfs=odd | The database file:x.db?vfs=odd is neither a path nor postgresql://user@host:port/name. State one of these.",
        "http://169.254.169.254/ | The database http://169.254.169.254/ is neither a path nor postgresql://user@host:port/name. State one of these.",
        "postgresql://u@h/x?socketFactory=org.evil | The database URL sets socketFactory. Only these may be set: connectTimeout, sslmode, sslrootcert.",
        "postgresql://u@h/x?sslmode=require&password=p | The database URL sets password. Only these may be set: connectTimeout, sslmode, sslrootcert.",
        "postgresql://u@h/x?%73slfactory=org.evil | The database URL sets sslfactory. Only these may be set: connectTimeout, sslmode, sslrootcert.",
        "postgresql://u:hush@h/x | The database URL holds a password, which everybody on this machine can see. Set PGPASSWORD or name a password file instead.",
        "postgresql://u%3Ahush@h/x | The database URL holds a password, which everybody on this machine can see. Set PGPASSWORD or name a password file instead.",
        "postgresql://h/x | The database URL has no user or no single host.FORM",
        "postgresql://u@h1:1,h2:2/x | The database URL has no user or no single host.FORM",
        "postgresql://u@h/x#y | The database URL has no user or no single host.FORM",
        "postgresql://u@h/ | The database URL names no database.FORM",
        "postgresql://u@h | The database URL names no database.FORM",
        "postgresql://u@h/a/b | The database URL names no database.FORM",
        "postgresql://u:secret pass@h/a | The database URL cannot be read.FORM",
        "postgresql://u@h:99999/x | The port 99999 is none. Expected: 1 to 65535.",
        "postgresql://u@h:0/x | The port 0 is none. Expected: 1 to 65535.",
      })
  void allElseIsRefusedWithASentence(String text, String sentence) {
    assertThatThrownBy(() -> place(text))
        .isInstanceOf(StoreRefused.class)
        .hasMessage(sentence.replace("FORM", FORM))
        .hasNoCause();
  }

  @Test
  void aPathThatTheDriverWouldMisreadIsRefused() {
    assertThatThrownBy(() -> place("/tmp/x.db?mode=memory"))
        .hasMessage(
            "/tmp/x.db?mode=memory has a ? or # in it, which SQLite's driver would misread."
                + " Use another name.");
    assertThatThrownBy(() -> place("/tmp/a\0b")).hasMessage("/tmp/a\\x00b is not a path.");
    assertThatThrownBy(() -> place(" "))
        .hasMessage("The path is empty. State a file, such as tables.db.");
  }

  @Test
  void aPasswordFileIsItsOwnersAlone(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("password"), "hush\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    assertThatThrownBy(() -> Password.of(file))
        .hasMessage(
            "Others can read the password file " + file + ". Take the right from them: chmod 600.");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertThat(Password.of(file).text()).isEqualTo("hush");
    assertThatThrownBy(() -> Password.of(folder.resolve("none")))
        .hasMessage("The password file " + folder.resolve("none") + " cannot be read.");
  }
}
