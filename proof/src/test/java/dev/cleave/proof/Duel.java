package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.Library;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import java.util.stream.Collectors;

/** Kurt and Hans with swords drawn, for tests that add what they need from line 8 on. */
final class Duel {

  static final String START =
      """
      case: Kurt attacks Hans
      proves: [WS.ATK.13]
      rulebook: weaponskill
      distance: 5
      combatants:
        Kurt: {side: north, fighter: 4, hp: 20, weapon: short sword, numbers: {weapon skill: 4, strength bonus: 1}}
        Hans: {side: south, fighter: 2, hp: 20, weapon: rapier, numbers: {weapon skill: 2, agility bonus: 2, armour rating: 2}}
      """;

  private Duel() {}

  static Verdict played(String script) {
    return verdict(START + script);
  }

  /** What becomes of a case that is written out whole. */
  static Verdict verdict(String text) {
    return CaseRun.run(Case.read(new Source("duel.yaml", text)).getFirst(), Library.core());
  }

  static void holds(String script) {
    assertThat(failures(script)).isEmpty();
  }

  /** What is wrong, as people see it. */
  static String failures(String script) {
    return played(script).failures().stream().map(Report::of).collect(Collectors.joining("\n"));
  }

  /** Why the file is not even read. */
  static String refusal(String text) {
    return catchThrowableOfType(BadInput.class, () -> Case.read(new Source("duel.yaml", text)))
        .getMessage();
  }
}
