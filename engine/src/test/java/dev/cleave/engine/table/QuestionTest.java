package dev.cleave.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Theatre;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionTest {

  private record Word(String text) implements Answer {}

  private static final class Action extends Question<Word> {

    private final List<String> words;

    Action(Battle battle, boolean whole, String... words) {
      super(battle, "action", Cast.MEN, whole ? null : battle.combatant(0), "T.1");
      this.words = List.of(words);
    }

    @Override
    public List<Option<Word>> options() {
      return words.stream().map(word -> new Option<>(new Word(word))).toList();
    }

    @Override
    public Word usual() {
      return new Word(words.getFirst());
    }

    @Override
    public List<Refusal> refusals() {
      return List.of(
          new Refusal("charge", "Marcus is engaged", "T.2"),
          new Refusal("charge Orc 1", "a wall stands between", "T.3"),
          new Refusal("Run", "Marcus is lame", "T.4"));
    }

    @Override
    public String says() {
      return "what does Marcus do?";
    }
  }

  private static Action action(String... words) {
    var cast = new Cast();
    cast.man("Marcus");
    return new Action(cast.battle(new Theatre(cast.all(), 30), 9), false, words);
  }

  private final Action action = action("attack Orc 1", "attack Orc 10", "hold");

  @ParameterizedTest
  @ValueSource(strings = {"attack Orc 1", "ATTACK ORC 1", "  attack orc 1 "})
  void readsAnswersHoweverTheyAreSpelled(String text) {
    assertThat(action.read(text)).isEqualTo(new Word("attack Orc 1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"attack", "attack Orc", "attack Orc 1 2", "", "attack  Orc 1"})
  void readsNothingThatIsNotAnOption(String text) {
    assertThat(action.read(text)).isNull();
  }

  @Test
  void twoThatDifferOnlyInCaseAreToldApartByTheirSpelling() {
    Action twins = action("attack orc", "attack Orc");
    assertThat(twins.read("attack Orc")).isEqualTo(new Word("attack Orc"));
    assertThat(twins.read("attack orc")).isEqualTo(new Word("attack orc"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "charge             | charge: Marcus is engaged [T.2]",
        "Charge Orc 2       | charge: Marcus is engaged [T.2]",
        "charge orc 1       | charge Orc 1: a wall stands between [T.3]",
        "charge Orc 1 again | charge Orc 1: a wall stands between [T.3]",
        "charge Orc 10      | charge: Marcus is engaged [T.2]",
        "run                | Run: Marcus is lame [T.4]",
        "runaway            | runaway: this is not among the options [T.1]",
        "sing               | sing: this is not among the options [T.1]"
      })
  void refusesWithTheReasonThatFitsBest(String text, String refusal) {
    assertThat(action.refusal(text)).hasToString(refusal);
  }

  @Test
  void whatIsLegalIsNotRefused() {
    assertThat(action.refuses(new Word("hold"))).isNull();
    assertThat(action.refuses(new Word("run"))).hasToString("Run: Marcus is lame [T.4]");
  }

  @Test
  void whoSaysNothingDoesTheUsual() {
    assertThat(action.quiet()).isEqualTo(action.usual());
  }

  @Test
  void isAskedOfSomebodyOrOfASide() {
    assertThat(action).hasToString("Marcus: what does Marcus do?");
    assertThat(action.rule()).isEqualTo("T.1");
    assertThat(action.kind()).isEqualTo("action");
    var whole = new Action((Battle) action.scene(), true, "hold");
    assertThat(whole.who()).isNull();
    assertThat(whole.whose()).isEqualTo("Men");
  }

  @Test
  void anOptionSaysWhatItMeansHere() {
    assertThat(new Option<>(YesNo.YES).detail()).isEmpty();
    assertThat(new Option<>(YesNo.YES, "35', clear").detail()).isEqualTo("35', clear");
    assertThat(new Option<>(YesNo.of(false)).text()).isEqualTo("no");
    assertThat(YesNo.of(true).yes()).isTrue();
  }
}
