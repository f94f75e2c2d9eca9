package dev.cleave.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Rnd;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class EntryJsonTest {

  private static final Reason ATTACK = new Reason("attack throw", "T.1");

  private static String written(String text) {
    String json = new Entry.Judged(text).json();
    return json.substring("{\"judge\":\"".length(), json.length() - "\"}".length());
  }

  @Test
  void aRollSaysWhatWasThrownWhyAndWhatCameUp() {
    var rolled = new Entry.Rolled(Dice.parse("2d6+1"), ATTACK, "Marcus", List.of(3, 4));
    assertThat(rolled.total()).isEqualTo(8);
    assertThat(rolled.json())
        .isEqualTo(
            "{\"roll\":\"2d6+1\",\"why\":\"attack throw\",\"rule\":\"T.1\",\"who\":\"Marcus\","
                + "\"faces\":[3,4]}");
    assertThat(new Entry.Rolled(Dice.flat(2), ATTACK, "", List.of()).json())
        .isEqualTo("{\"roll\":\"2\",\"why\":\"attack throw\",\"rule\":\"T.1\",\"faces\":[]}");
  }

  @Test
  void anAnswerSaysWhoGaveIt() {
    assertThat(new Entry.Asked("action", "Marcus", "Men", "charge Orc").json())
        .isEqualTo(
            "{\"ask\":\"action\",\"who\":\"Marcus\",\"side\":\"Men\",\"answer\":\"charge Orc\"}");
    assertThat(new Entry.Asked("action", "", "Men", "yes").json())
        .isEqualTo("{\"ask\":\"action\",\"side\":\"Men\",\"answer\":\"yes\"}");
  }

  @Test
  void anEventKeepsItsFactsInOrderAndItsRuleLast() {
    Tally tally =
        new Tally()
            .against(14, new Term("armour \"plate\"", "T.2", Tag.ARMOUR))
            .plus(2, new Term("flanked", "T.3", Tag.POSITION));
    Event event =
        Event.of("attack", "T.1")
            .fact("by", "Marcus")
            .fact("die", -3)
            .fact("hit", true)
            .needs(tally)
            .fact("with", List.of("sword", "shield"))
            .fact("none", List.of())
            .says("Marcus strikes.");
    tally.clear();
    assertThat(new Entry.Told(event).json())
        .isEqualTo(
            "{\"event\":\"attack\",\"by\":\"Marcus\",\"die\":-3,\"hit\":true,\"needs\":[{\"v\":14,"
                + "\"why\":\"armour \\\"plate\\\"\",\"rule\":\"T.2\"},{\"v\":-2,\"why\":\"flanked\","
                + "\"rule\":\"T.3\"}],\"with\":[\"sword\",\"shield\"],\"none\":[],\"rule\":\"T.1\"}");
  }

  @Test
  void escapesOnlyWhatMustBe() {
    String[][] table = {
      {"plain", "plain"},
      {"\"", "\\\""},
      {"\\", "\\\\"},
      {"a\nb\rc\td", "a\\nb\\rc\\td"},
      {"a\u0000b", "a\\u0000b"},
      {"a\u001fb\u007fc", "a\\u001fb\\u007fc"},
      {" \u2028/é", " \u2028/é"},
      {"a\ud83d\ude00b", "a\ud83d\ude00b"},
      {"a\ud83db", "a\\ud83db"},
      {"a\ude00b", "a\\ude00b"},
      {"\ud83d", "\\ud83d"},
      {"\ude00", "\\ude00"},
      {"\ude00\ud83d", "\\ude00\\ud83d"},
      {"\ud83d\ud83d\ude00\ude00", "\\ud83d\ud83d\ude00\\ude00"}
    };
    for (String[] row : table) {
      assertThat(written(row[0])).isEqualTo(row[1]);
    }
  }

  @Test
  void whateverIsWrittenReadsBackAndIsCleanUtf8() {
    Rnd.each(
        5000,
        rnd -> {
          var text = new StringBuilder();
          for (int length = rnd.below(12); length > 0; length--) {
            text.append(
                switch (rnd.below(5)) {
                  case 0 -> (char) rnd.below(0x80);
                  case 1 -> (char) rnd.between(0xd800, 0xdfff);
                  case 2 -> "\"\\/\b\f".charAt(rnd.below(5));
                  default -> (char) rnd.below(0x10000);
                });
          }
          String json = new Entry.Asked(text.toString(), text.toString(), "s", "a").json();
          var read = Parsed.object(json);
          assertThat(read.get("ask")).isEqualTo(text.toString());
          assertThat(read.getOrDefault("who", "")).isEqualTo(text.toString());
          var bytes = json.getBytes(StandardCharsets.UTF_8);
          assertThat(new String(bytes, StandardCharsets.UTF_8)).isEqualTo(json);
        });
  }

  @Test
  void everyFactReadsBackAsItWas() {
    Event event =
        Event.of("e", "T.1").fact("words", List.of("a,]", "\"")).fact("n", 7).fact("no", false);
    assertThat(Parsed.object(new Entry.Told(event).json()))
        .containsEntry("words", List.of("a,]", "\""))
        .containsEntry("n", 7)
        .containsEntry("no", false);
  }

  @Test
  void theBytesAreTheSameInEveryCountry() {
    Locale home = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(written("\u0001")).isEqualTo("\\u0001");
      assertThat(new Entry.Rolled(Dice.D6, ATTACK, "", List.of(5)).json()).endsWith("[5]}");
    } finally {
      Locale.setDefault(home);
    }
  }
}
