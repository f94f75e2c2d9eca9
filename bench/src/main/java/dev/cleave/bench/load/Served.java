package dev.cleave.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code cleave serve} as people start it, in a process of its own. */
final class Served implements AutoCloseable {

  private static final Pattern PORT = Pattern.compile("http://[^:]+:([0-9]+)/");
  private static final Pattern USED = Pattern.compile("used ([0-9]+)K");

  private final Process process;
  private final int port;

  private Served(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /**
   * @param heap the most it may take, as java's -Xmx writes it
   */
  static Served start(Path database, String heap) throws IOException {
    Path command = Path.of(System.getProperty("cleave.home"), "cleave");
    var starting =
        new ProcessBuilder(command.toString(), "serve", "--port", "0", "--db", database.toString())
            .redirectError(Redirect.INHERIT);
    starting.environment().put("CLEAVE_JAVA_OPTS", "-Xmx" + heap);
    var process = starting.start();
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher open = PORT.matcher(line);
      if (open.find()) {
        return new Served(process, Integer.parseInt(open.group(1)));
      }
    }
    throw new IOException("the server did not open");
  }

  int port() {
    return port;
  }

  /** Seconds of processor time so far. */
  double cpu() {
    return process.info().totalCpuDuration().map(d -> d.toMillis() / 1000.0).orElse(0.0);
  }

  /** Megabytes of heap in use after a full collection. */
  long heap() throws IOException, InterruptedException {
    run("GC.run");
    long used = 0;
    for (String line : run("GC.heap_info").lines().toList()) {
      Matcher part = USED.matcher(line);
      boolean heap = !line.contains("Metaspace") && !line.contains("class space");
      if (heap && part.find()) {
        used += Long.parseLong(part.group(1));
      }
    }
    return used / 1024;
  }

  private String run(String command) throws IOException, InterruptedException {
    String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    var asked =
        new ProcessBuilder(List.of(jcmd, Long.toString(process.pid()), command))
            .redirectErrorStream(true)
            .start();
    String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    asked.waitFor();
    return answer;
  }

  /** As when the power fails. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() throws InterruptedException {
    process.destroy();
    process.waitFor();
  }
}
