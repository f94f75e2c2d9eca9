package dev.cleave.proof.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.yaml.Source;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reasons outlive the code they speak of; then they excuse nothing and mislead who reads them. */
class EquivalentsTest {

  private static final Path ROOT = Path.of("..");

  @Test
  void everyReasonNamesCodeThatThereIs() {
    List<Mutant> all =
        new Lab()
            .breeders(Sources.under(ROOT)).stream()
                .flatMap(breeder -> breeder.mutants().stream())
                .toList();
    assertThat(all).hasSizeGreaterThan(10_000);
    assertThat(Equivalents.read(Source.read(ROOT.resolve("proof/equivalents.yaml"))).stale(all))
        .as("entries that name no code any more: mend them, or take them out")
        .isEmpty();
  }
}
