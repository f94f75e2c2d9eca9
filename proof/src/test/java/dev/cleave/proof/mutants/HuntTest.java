package dev.cleave.proof.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.yaml.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A tiny rulebook is broken: what its proofs miss survives, the rest does not. */
class HuntTest {

  private static final Text TINY =
      new Text(
          "tiny/dev/cleave/tiny/Tiny.java",
          """
          package dev.cleave.tiny;

          public final class Tiny {
            public static boolean mayCleave(int hitDice, boolean hidden) {
              return hitDice >= 1 && !hidden; // whoever sees
            }

            public static int steps(int feet, boolean loud) {
              int steps = 0;
              while (steps < feet) {
                steps++;
              }
              return steps;
            }

            static boolean never(Object one) {
              if (one instanceof String word && word.isEmpty()) {
                return word.isBlank();
              }
              return false;
            }

            static String words(int count) {
              return count == 1 ? "orc" : "orcs";
            }
          }
          """);

  private static final List<Breeder> BREEDERS = new Lab().breeders(List.of(TINY));

  private static List<Fate> fates() {
    Breeder breeder = BREEDERS.getFirst();
    var brood = new Brood(breeder.mutants(), Map.of(TINY.path(), breeder.ticks()));
    brood.compile(new Lab(), List.of(TINY));
    var fates = new ArrayList<Fate>();
    new Hunt(brood, HuntTest::trial).run(fates::add);
    return fates;
  }

  private static Trial trial(World world) {
    try {
      return (Trial)
          world.loadClass(TinyTrial.class.getName()).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String shown(Fate fate) {
    Mutant mutant = fate.mutant();
    return mutant.line() + ": " + mutant.before() + " -> " + mutant.after() + ": " + fate.killer();
  }

  @Test
  void whatNoProofMissesSurvives() {
    assertThat(fates())
        .map(HuntTest::shown)
        .containsExactly(
            "5: return hitDice >= 1 && !hidden; -> return !(hitDice >= 1 && !hidden);:"
                + " those with a hit die cleave",
            "5: hitDice >= 1 && !hidden -> true && !hidden: those with a hit die cleave",
            "5: hitDice >= 1 && !hidden -> hitDice >= 1 && true: ",
            "5: hitDice >= 1 -> hitDice > 1: those with a hit die cleave",
            "9: int steps = 0; -> int steps = 1;: ",
            "10: (steps < feet) -> (false): steps are counted",
            "10: steps < feet -> steps <= feet: steps are counted",
            "11: steps++; -> nothing: steps are counted",
            "17: one instanceof String word && word.isEmpty()"
                + " -> one instanceof String word && true: ",
            "18: return word.isBlank(); -> return !(word.isBlank());: ",
            "20: return false; -> return !(false);: ");
  }

  @Test
  void aLoopWithoutEndIsNoticed() {
    assertThat(fates())
        .filteredOn(fate -> fate.mutant().before().equals("steps++;"))
        .map(Fate::why)
        .containsExactly(new Switch.Endless().toString());
  }

  @Test
  void aMutantThatTheCompilerRefusesIsLeftOut() {
    var bad = new Mutant(TINY.path(), "Tiny.steps", 9, "0", "?", new Graft(200, 210, "(", "?"));
    var brood = new Brood(List.of(bad), Map.of());
    brood.compile(new Lab(), List.of(TINY));
    assertThat(brood.fit().isEmpty()).isTrue();
  }

  @Test
  void whatIsListedDoesNotCountAndWhatNamesNothingIsStale() {
    var list =
        Equivalents.read(
            new Source(
                "list.yaml",
                """
                apart:
                  - {at: "*.never", because: nobody asks}
                  - {at: Gone, because: it was}
                equivalent:
                  - at: cleave/tiny/Tiny.mayCleave
                    code: hitDice >= 1
                    broken: hitDice > 1
                    because: the proof says so
                  - at: tiny/Tiny.mayCleave
                    code: hitDice >= 2
                    broken: hitDice > 2
                    because: it was two once
                """));
    List<Mutant> mutants = BREEDERS.getFirst().mutants();
    assertThat(mutants.stream().filter(list::has).map(Mutant::line)).containsExactly(5, 17, 18, 20);
    assertThat(list.stale(mutants))
        .containsExactly("list.yaml:3: Gone", "list.yaml:9: tiny/Tiny.mayCleave");
  }
}
