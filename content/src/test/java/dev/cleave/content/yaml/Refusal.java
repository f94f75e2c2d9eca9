package dev.cleave.content.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Says what a refusal must say, to the letter. */
final class Refusal {
  private Refusal() {}

  static void of(ThrowingCallable reading, String... lines) {
    var refused = catchThrowableOfType(BadInput.class, reading);
    assertThat(refused).as("nothing was refused").isNotNull();
    assertThat(refused.getMessage()).isEqualTo(String.join("\n", lines));
  }

  static Node parse(String text) {
    return Yaml.parse(new Source("duel.yaml", text));
  }
}
