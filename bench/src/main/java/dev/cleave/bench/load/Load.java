package dev.cleave.bench.load;

import java.io.PrintStream;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Many tables at once: each answers so often, over real sockets, and what counts is how long it
 * takes until everybody at the table has heard. The pace is raised step by step until it is too
 * much: that is the knee. Server and people share this machine.
 */
public final class Load {

  private static final String SCENARIO =
      """
      scenario: Load
      rulebook: acks2
      map: 20x14
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 400, weapon: sword, shield: true, armour: chain, at: [3, 4]}
        Lucia: {side: heroes, fighter: 2, hp: 400, weapon: spear, armour: chain, at: [3, 6]}
        Titus: {side: heroes, fighter: 2, hp: 400, weapon: short bow, armour: leather, at: [2, 8]}
        Orc: {side: orcs, creature: orc, hp: 300, count: 4, at: [[15, 4], [15, 6], [16, 8], [16, 5]]}
      """;

  private static final double LIMIT = 150;

  private final int tables;
  private final int seats;
  private final int seconds;
  private final int heavy;
  private final PrintStream out;
  private final HttpClient client =
      HttpClient.newBuilder().executor(Executors.newFixedThreadPool(2)).build();

  private Load(int tables, int seats, int seconds, int heavy, PrintStream out) {
    this.tables = tables;
    this.seats = seats;
    this.seconds = seconds;
    this.heavy = heavy;
    this.out = out;
  }

  /**
   * @param args tables, seats at each, seconds a step, heavy tables beside them
   */
  public static void main(String[] args) {
    int tables = args.length > 0 ? Integer.parseInt(args[0]) : 500;
    int seats = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int seconds = args.length > 2 ? Integer.parseInt(args[2]) : 20;
    int heavy = args.length > 3 ? Integer.parseInt(args[3]) : 0;
    try {
      new Load(tables, seats, seconds, heavy, System.out).run();
    } catch (Exception failed) { // whatever it is: nobody is to wait for ever
      System.err.println("The load cannot be measured: " + failed);
      System.exit(1);
    }
    System.exit(0);
  }

  private void say(String form, Object... with) {
    out.println(String.format(Locale.ROOT, form, with));
  }

  private void run() throws Exception {
    Path folder = Files.createTempDirectory("cleave-load");
    Path database = folder.resolve("load.db");
    var tally = new Tallying();
    var boards = new ArrayList<Board>();
    Served server = Served.start(database, "1g");
    say(
        "%d tables of %d seats, %d cores",
        tables, seats, Runtime.getRuntime().availableProcessors());
    for (int i = 0; i < tables; i++) {
      var board = new Board(tally);
      board.open(client, server.port(), SCENARIO);
      board.sit(client, server.port(), seats);
      boards.add(board);
    }
    for (int i = 0; i < heavy; i++) {
      new Board(tally).openHeavy(client, server.port());
    }
    say("all seated, %d heavy tables beside them: heap %d MB", heavy, server.heap());
    say(
        "%12s %10s %8s %8s %8s %8s %8s %6s",
        "answers/s", "reached", "p50 ms", "p90 ms", "p99 ms", "max ms", "faults", "cpu");
    double knee = 0;
    boolean reached = false;
    warm(boards, tally);
    for (double rate :
        new double[] {50, 100, 200, 400, 600, 800, 1_000, 1_200, 1_500, 2_000, 2_500}) {
      double cpu = server.cpu();
      long start = System.nanoTime();
      step(boards, tally, rate);
      double took = (System.nanoTime() - start) / 1e9;
      say(
          "%12.0f %10.0f %8.1f %8.1f %8.1f %8.1f %8d %5.0f%%",
          rate,
          tally.count() / took,
          tally.millis(0.5),
          tally.millis(0.9),
          tally.millis(0.99),
          tally.millis(1),
          tally.faults(),
          100 * (server.cpu() - cpu) / took);
      tally.whatWentWrong().forEach((what, times) -> say("  %d times: %s", times, what));
      if (tally.millis(0.99) > LIMIT || tally.faults() > 0) {
        reached = true;
        break;
      }
      knee = rate;
    }
    say(
        reached
            ? "knee: p99 stays below %.0f ms up to %.0f answers a second"
            : "no knee: p99 stays below %.0f ms up to %.0f answers a second, the most that was tried",
        LIMIT,
        knee);
    say("heap after all: %d MB", server.heap());
    recover(server, database, boards);
    client.shutdownNow();
  }

  private void warm(List<Board> boards, Tallying tally) throws Exception {
    step(boards, tally, 100);
  }

  /** Every table answers in its turn, evenly spread over the time. */
  private void step(List<Board> boards, Tallying tally, double rate) throws Exception {
    tally.clear();
    long start = System.nanoTime();
    double each = boards.size() / rate * 1e9;
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < boards.size(); i++) {
      Board board = boards.get(i);
      long first = start + (long) (each * i / boards.size());
      threads.add(Thread.ofVirtual().start(() -> play(board, tally, first, (long) each, start)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void play(Board board, Tallying tally, long first, long each, long start) {
    try {
      long end = start + TimeUnit.SECONDS.toNanos(seconds);
      for (long due = first; due < end; due += each) {
        long wait = due - System.nanoTime();
        if (wait > 0) {
          Thread.sleep(wait / 1_000_000, (int) (wait % 1_000_000));
        }
        board.play();
      }
    } catch (Exception fault) {
      tally.fault(String.valueOf(fault));
    }
  }

  /** The power fails; how long until a table with many answers behind it greets again? */
  private void recover(Served server, Path database, List<Board> boards) throws Exception {
    boards.forEach(Board::leave);
    server.kill();
    long start = System.nanoTime();
    try (Served again = Served.start(database, "1g")) {
      say("listening again after %.0f ms", (System.nanoTime() - start) / 1e6);
      boards.sort((one, other) -> other.answers() - one.answers());
      for (Board board : boards.subList(0, Math.min(5, boards.size()))) {
        long came = System.nanoTime();
        var back = new Board(new Tallying());
        back.comeBack(client, again.port(), board.table(), board.tokens().getFirst());
        say(
            "a table with %d answers behind it greets after %.0f ms",
            board.answers(), (System.nanoTime() - came) / 1e6);
      }
    }
  }
}
