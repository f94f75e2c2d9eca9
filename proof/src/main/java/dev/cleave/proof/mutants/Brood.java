package dev.cleave.proof.mutants;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/** Mutants by number, and the classes in which each of them can come alive. */
final class Brood {

  private final List<Mutant> mutants;
  private final Map<String, List<Graft>> ticks;
  private final BitSet fit = new BitSet();
  private Map<String, byte[]> classes = Map.of();

  /**
   * @param ticks of each source, by path
   */
  Brood(List<Mutant> mutants, Map<String, List<Graft>> ticks) {
    this.mutants = List.copyOf(mutants);
    this.ticks = ticks;
    fit.set(0, mutants.size());
  }

  /** A mutant that the compiler refuses is not one: it is left out until all compiles. */
  void compile(Lab lab, List<Text> sources) {
    while (true) {
      var graftings = new HashMap<String, Grafting>();
      var broken = new ArrayList<Text>();
      for (Text source : sources) {
        var grafting = new Grafting(source, grafts(source.path()));
        graftings.put(source.path(), grafting);
        broken.add(grafting.text());
      }
      Lab.Result result = lab.compile(broken);
      if (result.errors().isEmpty()) {
        classes = result.classes();
        return;
      }
      int before = fit.cardinality();
      result.errors().forEach(error -> leaveOut(error, graftings));
      if (fit.cardinality() == before) {
        Lab.refuse(result.errors());
      }
    }
  }

  private List<Graft> grafts(String path) {
    var grafts = new ArrayList<Graft>();
    numbers(path).forEach(number -> grafts.add(mutants.get(number).graft().numbered(number)));
    grafts.addAll(ticks.getOrDefault(path, List.of()));
    return grafts;
  }

  private List<Integer> numbers(String path) {
    return fit.stream().filter(i -> mutants.get(i).file().equals(path)).boxed().toList();
  }

  /** The mutant around the mistake, or else all of the file. */
  private void leaveOut(
      Diagnostic<? extends JavaFileObject> error, Map<String, Grafting> graftings) {
    @Nullable JavaFileObject source = error.getSource();
    if (source == null) {
      return;
    }
    String path = Text.path(source);
    List<Integer> numbers = numbers(path);
    Grafting grafting = graftings.get(path);
    int found = grafting == null ? -1 : grafting.around(error.getPosition());
    if (found >= 0 && found < numbers.size()) {
      fit.clear(numbers.get(found));
    } else {
      numbers.forEach(fit::clear);
    }
  }

  Mutant mutant(int number) {
    return mutants.get(number);
  }

  /** The numbers of the mutants that compile. */
  BitSet fit() {
    return (BitSet) fit.clone();
  }

  World world() {
    return new World(classes);
  }
}
