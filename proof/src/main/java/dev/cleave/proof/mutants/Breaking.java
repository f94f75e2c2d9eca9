package dev.cleave.proof.mutants;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** {@code proof/break}: breaks rules at random and reports those whose loss no case notices. */
public final class Breaking {

  private final Path root;
  private final PrintStream out;
  private final Lab lab = new Lab();

  Breaking(Path root, PrintStream out) {
    this.root = root;
    this.out = out;
  }

  /** Exit codes: 0 all is told, 2 the question was wrong. */
  public static void main(String[] words) {
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Path root = Path.of(System.getProperty("cleave.home", "."));
    try {
      new Breaking(root, out).run(Command.of(List.of(words)));
    } catch (IllegalArgumentException | BadInput refused) {
      System.err.println(refused.getMessage());
      System.exit(2);
    }
    System.exit(0);
  }

  private void run(Command command) {
    List<Text> sources = Sources.under(root);
    var all = new ArrayList<Mutant>();
    var ticks = new HashMap<String, List<Graft>>();
    List<Breeder> breeders = lab.breeders(sources);
    for (int i = 0; i < sources.size(); i++) {
      all.addAll(breeders.get(i).mutants());
      ticks.put(sources.get(i).path(), breeders.get(i).ticks());
    }
    Equivalents equivalents = Equivalents.read(Source.read(root.resolve("proof/equivalents.yaml")));
    List<Mutant> counted = counted(command, all, equivalents);
    var chosen = new ArrayList<>(counted);
    Collections.shuffle(chosen, new Random(command.seed()));
    var brood = new Brood(chosen.subList(0, Math.min(command.count(), chosen.size())), ticks);
    brood.compile(lab, sources);
    var tally = new Count();
    List<Path> cases = cases(command.area());
    new Hunt(brood, world -> trial(world, cases)).run(fate -> tell(fate, tally, command.tells()));
    equivalents.stale(all).forEach(entry -> out.println("STALE     " + entry));
    out.printf(
        Locale.ROOT,
        "%d of %,d places in %s broken (seed %d): %d noticed, %d survived (%.1f%%), of which no case"
            + " passes by %d%n",
        tally.all,
        counted.size(),
        command.area(),
        command.seed(),
        tally.all - tally.survived,
        tally.survived,
        100.0 * tally.survived / Math.max(1, tally.all),
        tally.unreached);
  }

  /** How it stands so far. */
  private static final class Count {
    private int all;
    private int survived;
    private int unreached;
  }

  private static List<Mutant> counted(Command command, List<Mutant> all, Equivalents equivalents) {
    List<Mutant> area = all.stream().filter(one -> command.covers(one.file())).toList();
    if (area.isEmpty()) {
      throw new Command.Refused(
          "there is nothing to break in "
              + command.area()
              + (command.only().isEmpty() ? "" : " " + command.only())
              + ". Expected: a folder below engine/ or rulebooks/, such as weaponskill");
    }
    return area.stream().filter(one -> !equivalents.has(one)).toList();
  }

  /**
   * The cases of the book or the family of books, or all where the rules belong to no single one.
   */
  private List<Path> cases(String area) {
    Path all = root.resolve("cases");
    String book = area.replaceFirst("/.*", "");
    try (var folders = Files.list(all)) {
      List<Path> own =
          folders
              .filter(Files::isDirectory)
              .filter(folder -> folder.getFileName().toString().startsWith(book))
              .sorted()
              .toList();
      return own.isEmpty() ? List.of(all) : own;
    } catch (IOException e) {
      throw new UncheckedIOException("the folder " + all + " cannot be read", e);
    }
  }

  private static Trial trial(World world, List<Path> cases) {
    try {
      return (Trial)
          world.loadClass(CaseTrial.class.getName()).getConstructor(List.class).newInstance(cases);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the broken rules cannot be loaded", e);
    }
  }

  private void tell(Fate fate, Count tally, boolean tells) {
    tally.all++;
    if (fate.survived()) {
      tally.survived++;
      tally.unreached += fate.reached() == 0 ? 1 : 0;
      String passing =
          fate.reached() == 0 ? "no case passes by" : fate.reached() + " cases pass by";
      out.println("SURVIVED  " + fate.mutant().shown() + "\n    (" + passing + ")");
    } else if (tells) {
      out.println(
          "noticed   " + fate.mutant().shown() + "\n    by " + fate.killer() + ": " + fate.why());
    }
  }
}
