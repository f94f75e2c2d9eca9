package dev.cleave.proof.mutants;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;

/** Lets every mutant of a brood live in turn until a proof notices. */
final class Hunt {

  private static final int PATIENCE_IN_SECONDS = 60;

  private final Brood brood;
  private final Function<World, Trial> opener;
  private final List<List<Integer>> reaching = new ArrayList<>();
  private Trial trial;
  private ExecutorService thread;

  /**
   * @param opener makes the trial from a class of the world, not of ours
   */
  Hunt(Brood brood, Function<World, Trial> opener) {
    this.brood = brood;
    this.opener = opener;
    this.trial = opener.apply(brood.world());
    this.thread = thread();
  }

  private static ExecutorService thread() {
    // Rules may go deep before a mutant's recursion is told from an honest one.
    return Executors.newSingleThreadExecutor(
        task -> {
          var thread = new Thread(null, task, "mutant", 1 << 26);
          thread.setDaemon(true);
          return thread;
        });
  }

  /** Tells the fate of every mutant as soon as it is known. */
  void run(Consumer<Fate> tell) {
    findReaching();
    brood.fit().stream().forEach(number -> tell.accept(fate(number)));
    thread.shutdownNow();
  }

  /** Only proofs that pass by a mutant's place can notice it, those that pass by few first. */
  private void findReaching() {
    int mutants = brood.fit().length();
    for (int i = 0; i < mutants; i++) {
      reaching.add(new ArrayList<>());
    }
    var reaches = new ArrayList<BitSet>();
    var order = new ArrayList<Integer>();
    for (int i = 0; i < trial.size(); i++) {
      int proof = i;
      reaches.add(await(() -> trial.reach(proof), new BitSet()));
      order.add(i);
    }
    order.sort(Comparator.comparingInt(proof -> reaches.get(proof).cardinality()));
    for (int proof : order) {
      reaches.get(proof).stream().forEach(mutant -> reaching.get(mutant).add(proof));
    }
  }

  private Fate fate(int number) {
    Fate fate = tried(number);
    if (!fate.survived() && !isSound(number, fate)) {
      // Somebody, perhaps this mutant, left something behind: once more where nobody has been.
      renew();
      fate = tried(number);
      if (!fate.survived()) {
        renew();
      }
    }
    return fate;
  }

  private Fate tried(int number) {
    List<Integer> proofs = reaching.get(number);
    for (int proof : proofs) {
      String why = failure(proof, number);
      if (!why.isEmpty()) {
        return new Fate(brood.mutant(number), trial.name(proof), why, proofs.size());
      }
    }
    return new Fate(brood.mutant(number), "", "", proofs.size());
  }

  /** The proof that noticed the mutant holds again without it. */
  private boolean isSound(int number, Fate fate) {
    for (int proof : reaching.get(number)) {
      if (trial.name(proof).equals(fate.killer())) {
        return failure(proof, Switch.NONE).isEmpty();
      }
    }
    return true;
  }

  private String failure(int proof, int mutant) {
    return await(() -> trial.failure(proof, mutant), "it does not end");
  }

  /** A task that hangs where no loop of ours turns is left behind with its world. */
  private <T> T await(java.util.concurrent.Callable<T> task, T otherwise) {
    try {
      return thread.submit(task).get(PATIENCE_IN_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      renew();
      return otherwise;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("a proof broke down", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private void renew() {
    thread.shutdownNow();
    thread = thread();
    trial = opener.apply(brood.world());
  }
}
