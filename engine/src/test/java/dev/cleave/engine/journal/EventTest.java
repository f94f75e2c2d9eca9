package dev.cleave.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventTest {

  @Test
  void namesThoseItIsAbout() {
    var cast = new Cast();
    Event event =
        Event.of("hit", "T.1")
            .by(cast.man("Marcus"))
            .on(cast.orc("Orc"))
            .fact("ally", cast.man("Gaius"));
    assertThat(event.fact("by")).isEqualTo("Marcus");
    assertThat(event.fact("on")).isEqualTo("Orc");
    assertThat(event.fact("ally")).isEqualTo("Gaius");
    assertThat(event.fact("with")).isNull();
    assertThat(event.is("hit")).isTrue();
    assertThat(event.is("miss")).isFalse();
  }

  @Test
  void blowsAndThingsThrownAreAttacksAMereThrowIsNot() {
    assertThat(Event.of(Event.Kind.ATTACK, "T.1").isAttack()).isTrue();
    assertThat(Event.of(Event.Kind.THROW, "T.1").fact("what", "oil").isAttack()).isTrue();
    assertThat(Event.of(Event.Kind.THROW, "T.1").fact("skill", "listening").isAttack()).isFalse();
    assertThat(Event.of("fired", "T.1").fact("what", "ballista").isAttack()).isFalse();
  }

  @Test
  void printsItsSentenceOrElseItsName() {
    assertThat(Event.of("round", "T.1").says("Round 1.")).hasToString("Round 1. [T.1]");
    assertThat(Event.of("round", "T.1")).hasToString("round [T.1]");
    assertThat(Event.of("round", "T.1").says("Round 1.").sentence()).isEqualTo("Round 1.");
  }

  @Test
  void keepsTheTallyAsItWas() {
    Tally tally = new Tally().against(14, new Term("armour", "T.2", Tag.ARMOUR));
    Event event = Event.of("attack", "T.1").needs(tally);
    tally.against(3, new Term("shield", "T.2", Tag.SHIELD));
    assertThat(event.tally()).hasToString("needs 14+: 14 armour");
    assertThat(Event.of("round", "T.1").tally()).isNull();
  }

  @Test
  void aKeptJournalTellsEventsFromDiceAndAnswers() {
    var journal = Journal.kept();
    Event event = Event.of("round", "T.1");
    journal.write(new Entry.Rolled(Dice.D6, new Reason("initiative", "T.1"), "", List.of(2)));
    journal.write(new Entry.Told(event));
    assertThat(journal.events()).containsExactly(event);
    assertThat(journal.entries()).hasSize(2);
  }

  @Test
  void whoMayNotKnowTheNumbersHearsWhatAnybodyCouldSee() {
    Event wound = Event.of("damage", "T.1").says("Orc has 3 hp.").openly("Orc is hurt.");
    assertThat(wound.sentence()).isEqualTo("Orc has 3 hp.");
    assertThat(wound.openSentence()).isEqualTo("Orc is hurt.");
    assertThat(Event.of("fallen", "T.1").says("Orc falls.").openSentence()).isEqualTo("Orc falls.");
  }
}
