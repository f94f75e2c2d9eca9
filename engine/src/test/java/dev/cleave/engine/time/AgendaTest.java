package dev.cleave.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AgendaTest {

  private static Moment at(long round) {
    return new Moment(round);
  }

  private static List<String> takeAll(Agenda<String> agenda, Moment now) {
    var taken = new ArrayList<String>();
    for (var due = agenda.take(now); due != null; due = agenda.take(now)) {
      taken.add(due.what());
    }
    return taken;
  }

  @Test
  void whatIsDueComesUpInItsOrderHoweverItWasPutDown() {
    var agenda = new Agenda<String>();
    agenda.add(at(360), "the torch burns out");
    agenda.add(at(60), 1, "the spell ends");
    agenda.add(at(60), 0, "Marcus dies");
    agenda.add(at(60), 1, "the other spell ends");
    assertThat(agenda.next()).isEqualTo(at(60));
    assertThat(takeAll(agenda, at(59))).isEmpty();
    assertThat(takeAll(agenda, at(60)))
        .containsExactly("Marcus dies", "the spell ends", "the other spell ends");
    assertThat(agenda.next()).isEqualTo(at(360));
  }

  @Test
  void whatIsAddedWhileItIsReadTakesItsPlace() {
    var agenda = new Agenda<String>();
    agenda.add(at(1), "one");
    agenda.add(at(9), "nine");
    assertThat(agenda.take(at(9))).isEqualTo(new Agenda.Due<>(at(1), 0, "one"));
    agenda.add(at(5), "five");
    assertThat(takeAll(agenda, at(9))).containsExactly("five", "nine");
    assertThat(agenda.next()).isNull();
  }

  @Test
  void whatIsStruckOutDoesNotHappenAndACopyGoesItsOwnWay() {
    var agenda = new Agenda<String>();
    agenda.add(at(1), "dies");
    agenda.add(at(2), "burns out");
    agenda.add(at(3), "dies");
    Agenda<String> copy = agenda.copy();
    agenda.strike("dies");
    assertThat(agenda.entries()).extracting(Agenda.Due::what).containsExactly("burns out");
    assertThat(copy.entries()).hasSize(3);
  }
}
