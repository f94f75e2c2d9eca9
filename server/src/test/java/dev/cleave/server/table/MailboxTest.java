package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A table that is busy for long keeps no more than it can bear of what people say meanwhile. */
class MailboxTest {

  private static final Mailbox.Meanwhile NOBODY =
      new Mailbox.Meanwhile() {
        @Override
        public void came(Message.Came came) {}

        @Override
        public void looked(Message.Looked looked) {}
      };

  private static final class Ear implements Listener {
    final List<String> frames = new ArrayList<>();

    @Override
    public void send(String frame) {
      frames.add(frame);
    }

    @Override
    public void bye(String reason) {}

    @Override
    public void cut(String reason) {}
  }

  private static Message.Said said(Ear ear, int seat, int number) {
    return new Message.Said(ear, seat, "cmd-" + number, new Command.Begin(), "{}");
  }

  @Test
  void ofASeatOnlySoMuchWaitsAndTheRestIsRefusedByItsId() {
    var mail = new Mailbox();
    var loud = new Ear();
    var quiet = new Ear();
    for (int i = 0; i < 5_000; i++) {
      mail.post(said(loud, 4, i));
    }
    assertThat(mail.size()).isEqualTo(Mailbox.MOST_OF_A_SEAT);
    assertThat(loud.frames).hasSize(5_000 - Mailbox.MOST_OF_A_SEAT);
    assertThat(loud.frames.getFirst())
        .contains("\"code\":\"too fast\"")
        .contains("\"cmd\":\"cmd-" + Mailbox.MOST_OF_A_SEAT + "\"");
    mail.post(said(quiet, 2, 0));
    assertThat(quiet.frames).isEmpty();
    assertThat(mail.size()).isEqualTo(Mailbox.MOST_OF_A_SEAT + 1);
  }

  @Test
  void whatIsHeardMakesRoom() {
    var mail = new Mailbox();
    var ear = new Ear();
    for (int i = 0; i < 10 * Mailbox.MOST_OF_A_SEAT; i++) {
      mail.post(said(ear, 4, i));
      mail.take();
    }
    assertThat(ear.frames).isEmpty();
  }

  @Test
  void whatWaitsForTheDiskCountsToo() {
    var mail = new Mailbox();
    var ear = new Ear();
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < Mailbox.MOST_OF_A_SEAT; i++) {
        mail.post(said(ear, 4, i));
      }
      mail.hold(20, NOBODY);
    }
    assertThat(mail.size()).isEqualTo(Mailbox.MOST_OF_A_SEAT);
    assertThat(ear.frames).hasSize(2 * Mailbox.MOST_OF_A_SEAT);
  }

  @Test
  void whoSaysHelloAgainAndAgainIsGreetedOnce() {
    var mail = new Mailbox();
    var ear = new Ear();
    for (int i = 0; i < 1_000; i++) {
      mail.post(new Message.Came(ear, 2, List.of()));
    }
    assertThat(mail.size()).isEqualTo(1);
    mail.take();
    mail.post(new Message.Came(ear, 2, List.of()));
    assertThat(mail.size()).isEqualTo(1);
  }

  @Test
  void whoAsksFromOutsideIsToldThatTheTableIsBusy() {
    var mail = new Mailbox();
    for (int i = 0; i < Mailbox.MOST_ASKED; i++) {
      mail.post(new Message.Asked(_ -> {}));
    }
    assertThatThrownBy(() -> mail.post(new Message.Asked(_ -> {}))).isInstanceOf(Busy.class);
    mail.take();
    mail.post(new Message.Asked(_ -> {}));
    assertThat(mail.size()).isEqualTo(Mailbox.MOST_ASKED);
  }
}
