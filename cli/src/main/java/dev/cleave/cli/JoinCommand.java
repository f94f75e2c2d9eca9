package dev.cleave.cli;

import dev.cleave.cli.join.Address;
import dev.cleave.cli.join.Seating;
import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.TypedLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave join}: a seat at a live table, played in the terminal. */
@Command(
    name = "join",
    description = "Plays a seat of a live table in the terminal.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave join http://127.0.0.1:8420/",
      "      asks for the seat's link, or its token, and does not show it;",
      "      CLEAVE_TOKEN in the environment answers that",
      "  cleave join 'http://127.0.0.1:8420/join#…'",
      "      the whole link; others on this machine may read it from the list",
      "      of processes, so rather use the first form where there are others",
      "",
      "Exit codes: 0 left, or the fight is over; 1 the dice were not what was",
      "            promised; 2 no such table or seat; 70 our fault.",
    })
final class JoinCommand implements Callable<Integer> {
  private static final String TOKEN = "CLEAVE_TOKEN";

  private final Surroundings surroundings;

  @Parameters(paramLabel = "URL", description = "The address of the server, or a seat's link.")
  private String url = "";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  JoinCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws InterruptedException {
    Address address = read(url);
    Page page = surroundings.page();
    if (address.isWhole()) {
      Page errors = surroundings.errors();
      errors.tell(
          Ink.YELLOW,
          "The link was given on the command line, where others on this machine can read it."
              + " cleave join "
              + address.server()
              + "/ asks for it instead.",
          0,
          2);
      errors.flush();
    }
    Seating.Left left = surroundings.terminal() ? typed(address, page) : piped(address, page);
    return switch (left.end()) {
      case LEFT -> Exit.FINE;
      case CHEATED -> Exit.FALSE;
      case REFUSED -> throw new Refused(address.server() + ": " + left.refusal());
    };
  }

  private Seating.Left typed(Address address, Page page) throws InterruptedException {
    var lines = new TypedLines(page);
    Address whole = address;
    if (!whole.isWhole()) {
      String token = environment();
      whole = with(address, token != null ? token : lines.secret("The seat's link or token: "));
    }
    try {
      return Seating.typed(whole, lines, surroundings.isColoured(), surroundings.isPlain());
    } finally {
      lines.leave();
    }
  }

  private Seating.Left piped(Address address, Page page) throws InterruptedException {
    var in = new BufferedReader(new InputStreamReader(surroundings.in(), StandardCharsets.UTF_8));
    Address whole = address;
    if (!whole.isWhole()) {
      String token = environment();
      whole = with(address, token != null ? token : line(in));
    }
    return Seating.piped(whole, in, page);
  }

  private @Nullable String environment() {
    String token = surroundings.environment().get(TOKEN);
    return token == null || token.isBlank() ? null : token;
  }

  private static @Nullable String line(BufferedReader in) {
    try {
      return in.readLine();
    } catch (IOException unreadable) {
      return null;
    }
  }

  private static Address read(String url) {
    try {
      return Address.of(url);
    } catch (IllegalArgumentException refused) {
      throw new Refused(String.valueOf(refused.getMessage()));
    }
  }

  private static Address with(Address address, @Nullable String token) {
    if (token == null || token.isBlank()) {
      throw new Refused(
          "without its link or token there is no seat; type it, or put it into " + TOKEN);
    }
    try {
      return address.with(token);
    } catch (IllegalArgumentException refused) {
      throw new Refused(String.valueOf(refused.getMessage()));
    }
  }
}
