package dev.cleave.server.store;

import static dev.cleave.server.store.Tables.command;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What no store takes is refused before a database sees it, so that all behave alike. */
class DoorTest {

  private static void refused(ThrowingCallable made, String message) {
    assertThatThrownBy(made).isInstanceOf(NotStorable.class).hasMessage(message);
  }

  @Test
  void nulIsRefusedWhereverTextGoes() {
    refused(
        () -> new Entry("roll", "a\0"),
        "A line has a NUL at character 1. Expected: text without it.");
    refused(
        () -> new Entry("\0x", "a"),
        "The kind of a line has a NUL at character 0. Expected: text without it.");
    refused(
        () -> command("\0x"),
        "The id of a command has a NUL at character 0. Expected: text without it.");
    refused(
        () -> new Change.Rename(1, "K\0"),
        "The name of a seat has a NUL at character 1. Expected: text without it.");
    refused(
        () -> new Change.Assign(1, List.of("c\0")),
        "The id of a combatant has a NUL at character 1. Expected: text without it.");
    refused(
        () -> new NewTable("t", "a", "\0", "fair", Tables.NOON, List.of()),
        "The header of a table has a NUL at character 0. Expected: text without it.");
  }

  @Test
  void halfACharacterIsRefused() {
    String half = "half a character at 1. Expected: whole characters.";
    refused(() -> new Entry("roll", "a\ud83d"), "A line has " + half);
    refused(() -> new Entry("roll", "a\udde1"), "A line has " + half);
    refused(() -> new Entry("roll", "a\ud83da"), "A line has " + half);
    assertThat(new Entry("roll", "a🗡a").body()).isEqualTo("a🗡a");
  }

  @Test
  void whatIsTooLongIsRefused() {
    int most = Door.BODY;
    assertThat(new Entry("roll", "x".repeat(most)).body()).hasSize(most);
    refused(
        () -> new Entry("roll", "x".repeat(most + 1)),
        "A line is too long (262145 characters). Expected: at most 262144 bytes of UTF-8.");
    refused(
        () -> new Entry("roll", "ä".repeat(most / 2 + 1)),
        "A line is too long (131073 characters). Expected: at most 262144 bytes of UTF-8.");
    refused(
        () -> Tables.append("t", 0, "a", 10_001), "10001 lines at once. Expected: at most 10000.");
  }

  @Test
  void numbersThatCountNothingAreRefused() {
    refused(
        () -> Tables.append("t", -1, "a", 1), "The last line seen is -1. Expected: at least 0.");
    refused(() -> Tables.seat(-1, "x"), "The number of a seat is -1. Expected: at least 0.");
    refused(() -> new Change.Promise(1, new byte[31]), "A secret has 32 bytes.");
    refused(() -> new Digest(new byte[20]), "A digest has 32 bytes, not 20.");
    refused(() -> command(" "), "The id of a command is empty.");
    refused(() -> new Change.Assign(1, List.of("c\n0")), "The id of a combatant has two lines.");
  }
}
