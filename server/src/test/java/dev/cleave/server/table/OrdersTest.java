package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.actor.Order;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Many of one side, ordered about by one person. */
class OrdersTest {

  private static final int JUDGE = Hall.JUDGE;
  private static final int PLAYER = Hall.PLAYER;

  private static String horde() {
    var places = new ArrayList<String>();
    for (int i = 0; i < 40; i++) {
      places.add("[" + (4 + i % 20) + ", " + (14 + i / 20) + "]");
    }
    return """
        scenario: Forty
        rulebook: acks2
        map: 30x20
        combatants:
          Marcus: {side: heroes, fighter: 9, hp: 90, armour: plate, shield: true, weapon: sword, at: [10, 4], facing: S}
          Kara: {side: heroes, fighter: 8, hp: 80, armour: plate, weapon: polearm, at: [12, 4], facing: S}
          Ama: {side: heroes, mage: 7, hp: 40, weapon: staff, spells: [magic missile], at: [11, 2], facing: S}
        """
        + "  Orc: {side: orcs, creature: orc, count: 40, at: ["
        + String.join(", ", places)
        + "], facing: N}\n";
  }

  private static final String YARD =
      """
      scenario: Yard
      rulebook: acks2
      map: 30x12
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 40, weapon: sword, at: [4, 4], facing: E}
        Ama: {side: heroes, mage: 3, hp: 30, weapon: staff, spells: [magic missile], at: [3, 8], facing: E}
        Orc: {side: orcs, creature: orc, hp: 30, weapon: short bow, weapons: [scimitar], at: [16, 5], facing: W}
      """;

  private static ObjectNode order(String words, List<String> who) {
    ObjectNode json = Json.frame("order").put("order", words);
    json.set("who", Json.texts(who));
    return json;
  }

  private static List<String> orcs(Hall hall) {
    return hall.judge.combatants.values().stream()
        .filter(who -> who.path("side").asString().equals("orcs"))
        .map(who -> who.path("id").asString())
        .toList();
  }

  private static int round(Hall hall) {
    return hall.of(live -> live.battle().round());
  }

  /** The player as usual, the Judge too; how often the Judge had to say something. */
  private static int play(Hall hall, int rounds) {
    int said = 0;
    for (int i = 0; i < 4000 && round(hall) <= rounds && !hall.isOver(); i++) {
      int asked = hall.judge.prompt().isObject() ? JUDGE : PLAYER;
      JsonNode prompt = hall.screen(asked).prompt();
      if (!prompt.isObject()) {
        break;
      }
      said += asked == JUDGE ? 1 : 0;
      hall.answer(asked, prompt.path("usual").asString());
    }
    return said;
  }

  private static List<String> journal(Hall hall) {
    return hall.of(live -> live.archive().journal());
  }

  @Test
  void fortyOrcsTakeFewWordsARound() {
    int rounds = 4;
    int each;
    try (Hall hall = Hall.open(horde(), 3)) {
      each = play(hall, 1);
    }
    Hall hall = Hall.open(horde(), 3);
    hall.say(JUDGE, order("charge the nearest", orcs(hall)));
    int said = 1 + play(hall, rounds);
    assertThat(round(hall)).isEqualTo(rounds + 1);
    assertThat(said)
        .as("words for %d rounds; %d for one without orders", rounds, each)
        .isLessThan(40);
    assertThat(each).isGreaterThan(40);
    List<String> journal = journal(hall);
    assertThat(journal).anyMatch(line -> line.contains("\"by\":\"order: charge the nearest\""));
    try (Hall again = hall.again(3)) {
      List<String> replayed = journal(again);
      assertThat(replayed).as("orders are answers like any other").isEqualTo(journal);
      assertThat(again.judge.view.path("you").path("orders").path(0).path("who")).isNotEmpty();
    }
  }

  @Test
  void oneTieBreakACount() {
    String three =
        YARD.replace(
                "Orc: {side: orcs, creature: orc, hp: 30,",
                "Orc: {side: orcs, creature: orc, count: 6, hp: 30,")
            .replace("at: [16, 5]", "at: [[16, 1], [16, 2], [16, 3], [16, 4], [16, 5], [16, 6]]");
    try (Hall hall = Hall.open(three, 5)) {
      int ties = 0;
      int asked = 0;
      while (round(hall) <= 1 && asked++ < 60) {
        int seat = hall.judge.prompt().isObject() ? JUDGE : PLAYER;
        JsonNode prompt = hall.screen(seat).prompt();
        ties += seat == JUDGE && prompt.path("kind").asString().equals("turn") ? 1 : 0;
        hall.answer(seat, prompt.path("usual").asString());
      }
      List<String> journal = journal(hall);
      long answered =
          journal.stream()
              .filter(
                  line -> line.contains("\"ask\":\"turn\"") && line.contains("\"side\":\"orcs\""))
              .count();
      assertThat(answered).as("ties there were").isGreaterThan(ties);
      assertThat(journal).anyMatch(line -> line.contains("\"by\":\"in order\""));
    }
  }

  /** Until the Judge's orc has acted; what he did. */
  private static List<String> deeds(Hall hall, String order, String otherwise) {
    hall.say(JUDGE, order(order, orcs(hall)).put("otherwise", otherwise));
    hall.say(PLAYER, order("hold this line", List.of(hall.id(0), hall.id(1))));
    play(hall, 3);
    return journal(hall).stream()
        .filter(line -> line.startsWith("{\"ask\":\"action\",\"who\":\"Orc\""))
        .filter(line -> line.contains("order: "))
        .toList();
  }

  @Test
  void anOrderPicksAmongWhatIsLegal() {
    try (Hall hall = Hall.open(YARD, 2)) {
      assertThat(deeds(hall, "shoot at Marcus", "ask").getFirst()).contains("shoot Marcus");
    }
    try (Hall hall = Hall.open(YARD, 2)) {
      assertThat(deeds(hall, "shoot whoever casts", "ask").getFirst()).contains("shoot Ama");
    }
    try (Hall hall = Hall.open(YARD, 2)) {
      assertThat(deeds(hall, "hold this line", "ask").getFirst()).contains("\"shoot ");
      assertThat(hall.judge.combatants.get(hall.id(2)).path("at").path(0).asInt()).isEqualTo(16);
    }
    try (Hall hall = Hall.open(YARD, 2)) {
      deeds(hall, "fall back to 28,5", "ask");
      assertThat(hall.judge.combatants.get(hall.id(2)).path("at").path(0).asInt())
          .isGreaterThan(16);
    }
    try (Hall hall = Hall.open(YARD, 2)) {
      assertThat(deeds(hall, "charge the nearest", "ask").getFirst())
          .contains("march toward Marcus");
    }
  }

  @Test
  void whatCannotBeKeptIsAskedOrDoneAsUsualAndSaidSo() {
    String far = YARD.replace("weapon: short bow, weapons: [scimitar]", "weapon: scimitar");
    try (Hall hall = Hall.open(far, 2)) {
      hall.say(JUDGE, order("shoot at Marcus", orcs(hall)));
      JsonNode asked = null;
      for (int i = 0; i < 20 && asked == null; i++) {
        JsonNode prompt = hall.judge.prompt();
        if (prompt.path("kind").asString("").equals("action")) {
          asked = prompt;
        } else {
          int seat = prompt.isObject() ? JUDGE : PLAYER;
          hall.answer(seat, hall.screen(seat).prompt().path("usual").asString());
        }
      }
      assertThat(asked).isNotNull();
      assertThat(asked.path("order").asString()).isEqualTo("shoot at Marcus");
    }
    try (Hall hall = Hall.open(far, 2)) {
      assertThat(deeds(hall, "shoot at Marcus", "usual").getFirst())
          .contains("order: shoot at Marcus, which cannot be kept");
    }
  }

  @Test
  void oneOrdersAboutOnesOwn() {
    try (Hall hall = Hall.open(YARD, 2)) {
      hall.say(PLAYER, order("hold this line", List.of(hall.id(2))));
      assertThat(hall.player.all("refused").getLast().path("code").asString())
          .isEqualTo("not yours");
      hall.say(PLAYER, order("hold this line", List.of(hall.id(0))));
      assertThat(hall.player.view.path("you").path("orders").path(0).path("order").asString())
          .isEqualTo("hold this line");
      hall.say(PLAYER, order("", List.of(hall.id(0))));
      assertThat(hall.player.view.path("you").has("orders")).isFalse();
      hall.say(JUDGE, order("dance", List.of(hall.id(2))));
      assertThat(hall.judge.all("refused").getLast().path("message").asString())
          .startsWith("there is no such order; there are: charge the nearest");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "charge the nearest",
        "hold this line",
        "shoot at Orc 3",
        "shoot whoever casts",
        "fall back to 4,5",
        "fight as they are used to"
      })
  void ordersAreReadAsTheyAreWritten(String words) {
    Order order = Order.read(words);
    assertThat(order).isNotNull();
    assertThat(order.text()).isEqualTo(words);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "shoot at ", "fall back to", "fall back to x", "charge", "hold this line now"})
  void whatIsNoOrderIsNone(String words) {
    assertThat(Order.read(words)).isNull();
  }
}
