package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code cleave serve}: what it refuses, and what it says when it opens. */
@Timeout(120) // what is not refused is served for ever
class ServeTest {

  private static final Pattern ADDRESS = Pattern.compile("open at http://([^/]+):(\\d+)/");

  @TempDir private Path folder;

  /** A server in a thread of its own; interrupting that closes it. */
  private final class Serving implements AutoCloseable {
    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();
    final AtomicInteger code = new AtomicInteger(-1);
    final Thread thread;

    Serving(Map<String, String> environment, String... args) {
      var surroundings =
          new Surroundings(
              InputStream.nullInputStream(),
              new PrintWriter(out),
              new PrintWriter(err),
              environment,
              folder,
              folder,
              false);
      thread = Thread.ofPlatform().start(() -> code.set(Main.run(surroundings, args)));
    }

    /** The port it has opened; waits for it. */
    int port() throws InterruptedException {
      Matcher found = ADDRESS.matcher(out.toString());
      while (!found.find()) {
        if (!thread.isAlive()) {
          throw new AssertionError(err.toString());
        }
        Thread.sleep(10);
        found = ADDRESS.matcher(out.toString());
      }
      return Integer.parseInt(found.group(2));
    }

    @Override
    public void close() throws InterruptedException {
      thread.interrupt();
      thread.join();
    }
  }

  private Command.Result refused(String... args) {
    var result = Command.in(folder).run(args);
    assertThat(result.code()).as(result.err()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).doesNotContain("Exception").doesNotContain("\tat ");
    return result;
  }

  private static int status(int port, String path, String host) throws Exception {
    try (var client = HttpClient.newHttpClient()) {
      return client
          .send(
              HttpRequest.newBuilder(URI.create("http://" + host + ":" + port + path)).build(),
              HttpResponse.BodyHandlers.discarding())
          .statusCode();
    }
  }

  private static int open(int port) throws Exception {
    try (var client = HttpClient.newHttpClient()) {
      return client
          .send(
              HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables"))
                  .header("Content-Type", "application/json")
                  .header("X-Cleave", "1")
                  .POST(HttpRequest.BodyPublishers.ofString("{\"scenario\":\"x\"}"))
                  .build(),
              HttpResponse.BodyHandlers.discarding())
          .statusCode();
    }
  }

  /** 52, 58 */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "99999 | --port runs from 0 to 65535, not 99999",
        "-1 | --port runs from 0 to 65535, not -1",
        "x | Invalid value for option '--port': 'x' is not",
        "99999999999999999999 | Invalid value for option '--port'",
      })
  void aPortIsANumberThatThereIs(String port, String message) {
    assertThat(refused("serve", "--port=" + port).err()).startsWith(message);
    assertThat(Command.in(folder).files()).isEmpty();
  }

  /** 58 */
  @Test
  void aPortThatIsTakenIsSaidSo() throws Exception {
    try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = other.getLocalPort();
      assertThat(refused("serve", "--port", String.valueOf(port)).err())
          .startsWith("Port " + port + " on 127.0.0.1 cannot be had; --port 0 takes any");
    }
  }

  /** 58 */
  @Test
  void anyPortIsPrintedAndServed() throws Exception {
    try (var serving = new Serving(Map.of(), "serve", "--port", "0")) {
      int port = serving.port();
      assertThat(status(port, "/api/rulebooks", "127.0.0.1")).isEqualTo(200);
      assertThat(open(port)).as("no passphrase at home, but no scenario either").isEqualTo(422);
      assertThat(serving.out.toString()).doesNotContain("Others can reach it");
    }
  }

  /** 57 */
  @Test
  void aFileIsServedOnce() throws Exception {
    try (var serving = new Serving(Map.of(), "serve", "--port", "0", "--db", "t.db")) {
      serving.port();
      String before = Command.in(folder).files().toString();
      assertThat(refused("serve", "--port", "0", "--db", "t.db").err())
          .contains("t.db is already served by pid " + ProcessHandle.current().pid() + ".");
      assertThat(Command.in(folder).files()).hasToString(before);
    }
    try (var again = new Serving(Map.of(), "serve", "--port", "0", "--db", "t.db")) {
      again.port();
    }
  }

  /** 57 */
  @Test
  void aFolderThatCannotBeWrittenIsSaidSo() {
    assertThat(refused("serve", "--port", "0", "--db", "nowhere/t.db").err())
        .contains("nowhere/t.db");
    assertThat(refused("serve", "--port", "0", "--db", ".").err()).isNotBlank();
  }

  /** 53, 59 */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:sqlite::resource:http://evil/x.db",
        "jdbc:sqlite:x.db",
        "jdbc:postgresql://h/x?socketFactory=org.evil",
        "postgresql://u@h/x?socketFactory=org.evil",
        "postgresql://u:hush@h/x",
        "file:x.db",
        "http://169.254.169.254/",
        "x.db?mode=memory",
        "\u001b]0;x\u0007/t.db",
      })
  void aDatabaseIsAPathOrAServerAndNothingElse(String db) {
    var result = refused("serve", "--port", "0", "--db", db);
    assertThat(result.err()).doesNotContain("hush").doesNotContain("\u001b");
    assertThat(Command.in(folder).files()).isEmpty();
  }

  /** 58 */
  @ParameterizedTest
  @ValueSource(strings = {"--bind=0.0.0.0", "--bind=::", "--host=table.example"})
  void whereOthersComeAPassphraseIsNeeded(String reach) {
    assertThat(refused("serve", "--port", "0", reach).err())
        .startsWith("Others could reach this server. Set CLEAVE_PASSPHRASE to words");
    assertThat(Command.in(folder).files()).isEmpty();
  }

  /** 58 */
  @Test
  void aShortPassphraseIsNone() throws Exception {
    try (var serving =
        new Serving(
            Map.of("CLEAVE_PASSPHRASE", "mellon"), "serve", "--port", "0", "--bind", "0.0.0.0")) {
      serving.thread.join();
      assertThat(serving.code).hasValue(2);
      assertThat(serving.err.toString()).startsWith("The passphrase is too short");
    }
  }

  /** 58, 59 */
  @Test
  void thePassphraseIsAskedForAndTheRiskIsTold() throws Exception {
    String words = "speak friend and enter";
    try (var serving =
        new Serving(
            Map.of("CLEAVE_PASSPHRASE", words), "serve", "--port", "0", "--bind", "0.0.0.0")) {
      int port = serving.port();
      assertThat(open(port)).isEqualTo(401);
      assertThat(status(port, "/", "127.0.0.1")).isLessThan(421);
      assertThat(serving.out.toString().replaceAll("\\s+", " "))
          .contains("Others can reach it, and nothing they send is encrypted")
          .doesNotContain(words);
    }
    assertThat(refused("serve", "--passphrase", words).err()).contains("--passphrase");
  }

  @Test
  void addressesThatOthersCanTypeArePrinted() throws Exception {
    boolean linked =
        NetworkInterface.networkInterfaces()
            .flatMap(NetworkInterface::inetAddresses)
            .anyMatch(one -> one.isSiteLocalAddress());
    try (var serving =
        new Serving(
            Map.of("CLEAVE_PASSPHRASE", "speak friend and enter"),
            "serve",
            "--port",
            "0",
            "--bind",
            "0.0.0.0")) {
      int port = serving.port();
      String said = serving.out.toString().replaceAll("\\s+", " ");
      if (linked) {
        assertThat(said)
            .containsPattern("For others on your network: http://[0-9.]+:" + port + "/");
      }
      assertThat(said).doesNotContain("http://0.0.0.0").doesNotContain("http://127.0.0.1");
    }
    try (var own = new Serving(Map.of(), "serve", "--port", "0")) {
      own.port();
      assertThat(own.out.toString()).doesNotContain("For others");
    }
  }

  /** 58 */
  @ParameterizedTest
  @ValueSource(strings = {"", " ", "nowhere.invalid", "999.1.1.1", "1.2.3.4"})
  void anAddressThatIsNotOursIsSaidSo(String bind) throws Exception {
    try (var serving =
        new Serving(
            Map.of("CLEAVE_PASSPHRASE", "long enough"), "serve", "--port", "0", "--bind", bind)) {
      serving.thread.join();
      assertThat(serving.code).hasValue(2);
      assertThat(serving.err.toString()).contains("bind").doesNotContain("Exception");
    }
  }

  /** 103: what is kept is its owner's alone. */
  @Test
  void theFilesAreTheOwnersAlone() throws Exception {
    try (var serving = new Serving(Map.of(), "serve", "--port", "0", "--db", "t.db")) {
      serving.port();
      for (String name : List.of("t.db", "t.db.lock")) {
        assertThat(Files.getPosixFilePermissions(folder.resolve(name)))
            .allMatch(right -> right.name().startsWith("OWNER"));
      }
    }
  }
}
