package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What people read beside an option, and when they ask why: what decides it. */
class ProspectTest {

  /** Stops the fight where somebody is asked for the first time. */
  private static final class Asked extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Question<?> question;

    Asked(Question<?> question) {
      super("", null, false, false);
      this.question = question;
    }
  }

  private record Until(String name, String kind) implements Players {

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (question.whose().equals(name) && question.kind().equals(kind)) {
        throw new Asked(question);
      }
      return question.usual();
    }
  }

  private static Question<?> asked(String who, String kind, long seed, String people) {
    String yaml = "scenario: Beside an option\nrulebook: acks2\nmap: 20x8\ncombatants:\n" + people;
    Scenario scenario = Scenario.of(Yaml.parse(new Source("prospect.yaml", yaml)));
    Game game = Game.of(scenario, Library.core(), null, Map.of());
    try {
      var table = new GameTable(new SeededDice(seed), new Until(who, kind), null);
      game.rulebook().fight(game.newBattle(), table);
    } catch (Asked asked) {
      return asked.question;
    }
    throw new AssertionError(who + " is never asked");
  }

  private static <T extends Answer> Tally needs(Question<T> question, String text) {
    return question.needs(Objects.requireNonNull(question.read(text), text));
  }

  private static <T extends Answer> Term decides(Question<T> question, String text) {
    return question.decides(Objects.requireNonNull(question.read(text), text));
  }

  private static <T extends Answer> String detail(Question<T> question, String text) {
    return question.options().stream()
        .filter(option -> option.text().equals(text))
        .map(Option::detail)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theHelplessAreHitWithoutAThrow() {
    Question<?> question =
        asked(
            "Bob",
            "action",
            1,
            """
              Bob: {side: a, fighter: 1, weapon: sword, at: [2, 2], facing: E, numbers: {initiative: 20}}
              Orc: {side: b, creature: orc, at: [3, 2], facing: W, conditions: [helpless]}
              Awake: {side: b, creature: orc, at: [3, 3], facing: W, numbers: {initiative: -9}}
            """);
    assertThat(needs(question, "attack Orc")).isNull();
    assertThat(decides(question, "attack Orc").rule()).isEqualTo("A2.COND.HELPLESS.03");
    assertThat(detail(question, "attack Orc")).isEqualTo("hit without a throw");
    assertThat(detail(question, "attack Awake")).startsWith("needs ");
    assertThat(decides(question, "attack Awake")).isNull();
  }

  @Test
  void aNaturalOneMissesHoweverEasyItIs() {
    Question<?> question =
        asked(
            "Hero",
            "action",
            1,
            """
              Hero: {side: a, fighter: 14, weapon: sword +3, at: [2, 2], facing: E, numbers: {initiative: 20}}
              Orc: {side: b, creature: orc, at: [3, 2], facing: E}
            """);
    Tally needs = needs(question, "attack Orc");
    assertThat(needs.needs()).isLessThan(2);
    assertThat(needs.face()).isEqualTo(2);
    assertThat(Objects.requireNonNull(needs.bound()).rule()).isEqualTo("A2.ATK.17");
    assertThat(detail(question, "attack Orc")).isEqualTo("needs 2+");
  }

  /** A mount that is hidden is still under the rider whom one sees. A2.COND.HIDE.01 */
  @Test
  void aRiderIsNotSeenWithoutHisMount() {
    Question<?> question =
        asked(
            "Bob",
            "action",
            1,
            """
              Bob: {side: a, fighter: 1, weapon: sword, at: [2, 2], facing: E, numbers: {initiative: 20}}
              Orc: {side: b, creature: orc, rides: Nag}
              Nag: {side: b, creature: horse, at: [3, 2], facing: W, conditions: [hidden]}
            """);
    assertThat(needs(question, "attack Orc").toString()).doesNotContain("flank", "vulnerable");
  }

  /** The orc turns to him as he comes: that his back is turned now does not count. A2.ENGAGE.07 */
  @Test
  void aChargeNeedsWhatItNeedsAtItsEnd() {
    Question<?> question =
        asked(
            "Bob",
            "action",
            1,
            """
              Bob: {side: a, fighter: 1, weapon: sword, at: [2, 2], facing: E, numbers: {initiative: 20}}
              Orc: {side: b, creature: orc, at: [9, 2], facing: E}
            """);
    Tally needs = needs(question, "charge Orc");
    assertThat(needs.toString()).contains("charge").doesNotContain("vulnerable");
    assertThat(detail(question, "charge Orc")).isEqualTo("35', needs " + needs.face() + "+");
  }

  @Test
  void aSpellIsSettledByASavingThrowOrByNothing() {
    Question<?> question =
        asked(
            "Mage",
            "action",
            1,
            """
              Mage: {side: a, mage: 1, at: [2, 2], facing: E, numbers: {initiative: 20}, spells: [magic missile]}
              Orc: {side: b, creature: orc, at: [12, 2], facing: W}
            """);
    assertThat(needs(question, "cast magic missile at Orc")).isNull();
    assertThat(decides(question, "cast magic missile at Orc").label())
        .isEqualTo("no attack throw: it takes effect");
  }

  @Test
  void aCleaveSaysItsNumber() {
    Question<?> question =
        asked(
            "Hero",
            "cleave",
            4,
            """
              Hero: {side: a, fighter: 9, weapon: sword, hp: 90, at: [4, 2], facing: E, numbers: {initiative: 20}}
              Orc: {side: b, creature: orc, count: 2, hp: 1, at: [[5, 2], [5, 3]], facing: W}
            """);
    Option<?> cleave = question.options().getFirst();
    assertThat(cleave.text()).startsWith("cleave Orc");
    assertThat(cleave.detail())
        .isEqualTo("1 hp, needs " + needs(question, cleave.text()).face() + "+");
    assertThat(cleave.openDetail()).contains(", needs ").doesNotContain("hp");
  }
}
