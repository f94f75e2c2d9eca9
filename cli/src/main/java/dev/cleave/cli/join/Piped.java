package dev.cleave.cli.join;

import dev.cleave.cli.page.Page;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Lines from a file or a pipe, each read when it is asked for and shown after its prompt. */
final class Piped implements Typist {

  private final BufferedReader in;
  private final Page page;
  private final Semaphore wanted = new Semaphore(0);
  private final Consumer<Happening> to;
  private boolean asked;
  private boolean shown;
  private String prompt = "";

  Piped(BufferedReader in, Page page, Consumer<Happening> to) {
    this.in = in;
    this.page = page;
    this.to = to;
    Thread.ofPlatform().daemon().name("lines").start(this::read);
  }

  private void read() {
    try {
      String line = "";
      while (line != null) {
        wanted.acquire();
        line = next();
        to.accept(new Happening.Typed(line));
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Text that cannot be read ends all there is to read. */
  private @Nullable String next() {
    try {
      return in.readLine();
    } catch (IOException unreadable) {
      return null;
    }
  }

  @Override
  public Page page() {
    return page;
  }

  @Override
  public void ask(String now, List<String> words) {
    if (!shown || !now.equals(prompt)) {
      hush();
      prompt = now;
      page.prompt(now);
      shown = true;
    }
    if (!asked) {
      asked = true;
      wanted.release();
    }
  }

  @Override
  public void typed(String line) {
    if (!shown) {
      page.prompt(prompt);
    }
    page.say(line);
    shown = false;
    asked = false;
  }

  @Override
  public void hush() {
    if (shown) {
      page.say("");
      shown = false;
    }
  }

  @Override
  public boolean isPiped() {
    return true;
  }
}
