package dev.cleave.cli.join;

import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.TypedLines;
import java.io.BufferedReader;

/** Offers a chair to whoever comes: at a terminal, or with lines from a file or a pipe. */
public final class Seating {

  /**
   * How it ended.
   *
   * @param refusal why there was no seat, empty if there was one
   */
  public record Left(Chair.End end, String refusal) {}

  private Seating() {}

  public static Left piped(Address address, BufferedReader in, Page page)
      throws InterruptedException {
    return sit(Chair.of(address, to -> new Piped(in, page, to)));
  }

  public static Left typed(Address address, TypedLines lines, boolean coloured, boolean plain)
      throws InterruptedException {
    return sit(Chair.of(address, to -> new Keyboard(lines, coloured, plain, to)));
  }

  private static Left sit(Chair chair) throws InterruptedException {
    Chair.End end = chair.sit();
    return new Left(end, chair.refusal());
  }
}
