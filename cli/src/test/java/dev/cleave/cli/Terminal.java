package dev.cleave.cli;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The command while it runs: one reads what it has said so far and types when one likes. */
final class Terminal implements AutoCloseable {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(120);

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final PipedOutputStream keys = new PipedOutputStream();
  private final CompletableFuture<Integer> code;

  Terminal(Path folder, Map<String, String> environment, String... args) throws IOException {
    var in = new PipedInputStream(keys, 1 << 16);
    var surroundings =
        new Surroundings(
            in, new PrintWriter(out), new PrintWriter(err), environment, folder, folder, false);
    code =
        CompletableFuture.supplyAsync(
            () -> Main.run(surroundings, args), Thread::startVirtualThread);
  }

  Terminal type(String lines) throws IOException {
    keys.write(lines.getBytes(StandardCharsets.UTF_8));
    keys.flush();
    return this;
  }

  String out() {
    return out.toString();
  }

  String err() {
    return err.toString();
  }

  /** Waits until it has said so after the first so many characters; answers how much there is. */
  int until(String words, int from) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (System.nanoTime() < end) {
      int at = out().indexOf(words, from);
      if (at >= 0) {
        return at + words.length();
      }
      if (code.isDone() && out().indexOf(words, from) < 0) {
        throw new AssertionError("it ended without \"" + words + "\":\n" + out() + err());
      }
      Thread.sleep(10);
    }
    throw new AssertionError("it never says \"" + words + "\":\n" + out() + err());
  }

  int until(String words) throws InterruptedException {
    return until(words, 0);
  }

  /** No more is typed; its exit code. */
  int end() throws Exception {
    keys.close();
    return code.get(120, TimeUnit.SECONDS);
  }

  @Override
  public void close() throws Exception {
    end();
  }
}
