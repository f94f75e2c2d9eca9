package dev.cleave.cli.join;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.engine.fair.FairDice;
import dev.cleave.engine.fair.Origin;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A seat finds out whatever is not as it was promised. */
class SeatDiceTest {

  private static final HexFormat HEX = HexFormat.of();
  private static final int SEAT = 2;

  private final Epoch epoch = new Epoch(new byte[16], 1, new byte[32], secret());
  private final SeatDice dice = new SeatDice();
  private final ObjectNode shown = object().put("epoch", 1);
  private final ObjectNode ours = object().put("seat", SEAT);
  private final ObjectNode card = object().put("card", 1);
  private ObjectNode roll = object();

  private static byte[] secret() {
    byte[] secret = new byte[32];
    secret[0] = 7;
    return secret;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  @BeforeEach
  void fight() {
    String promise = HEX.formatHex(epoch.promise());
    dice.look(object().put("epoch", 1).put("promise", promise));
    ours.put("promise", dice.promise(1, SEAT)).put("seed", dice.seed(1));
    shown
        .put("fight", HEX.formatHex(new byte[16]))
        .put("head", HEX.formatHex(new byte[32]))
        .put("secret", HEX.formatHex(secret()))
        .put("promise", promise);
    shown.withArray("seats").add(ours);
    var seeds = new TreeMap<Integer, byte[]>();
    seeds.put(SEAT, HEX.parseHex(dice.seed(1)));
    var origin = new Origin(1, FairDice.Stream.OPEN, 0, 0);
    roll = object().put("dice", "2d6").put("why", "morale").put("from", origin.text());
    origin
        .faces(epoch.key(seeds), Dice.parse("2d6"))
        .forEach(face -> roll.withArray("faces").add(face));
    card.withArray("dice").add(roll);
  }

  private SeatDice.Verdict check() {
    return dice.check(shown, SEAT, List.<JsonNode>of(card));
  }

  @Test
  void honestDiceAreWorkedOutAgain() {
    assertThat(check()).isEqualTo(new SeatDice.Verdict(1, 1, true, List.of()));
  }

  @Test
  void aFaceThatWasChangedIsFound() {
    int first = roll.path("faces").get(0).asInt();
    roll.withArray("faces").removeAll().add(first % 6 + 1).add(1);
    assertThat(check().faults())
        .singleElement()
        .asString()
        .startsWith("morale 2d6 showed [" + (first % 6 + 1) + ", 1], but the dice give [" + first);
  }

  @Test
  void anotherSecretIsFound() {
    shown.put("secret", HEX.formatHex(new byte[32]));
    assertThat(check().faults())
        .contains(
            "the secret of epoch 1 is not the one that was promised",
            "seat 2 showed another seed than it promised in epoch 1");
  }

  @Test
  void anotherPromiseThanTheOneFirstSeenIsFound() {
    var other = new SeatDice();
    other.look(object().put("epoch", 1).put("promise", HEX.formatHex(new byte[32])));
    assertThat(other.check(shown, SEAT, List.of()).faults())
        .containsExactly("the promise of epoch 1 is not the one first shown here");
  }

  @Test
  void aSeedThatWasChangedOrLeftOutIsFound() {
    ours.put("seed", HEX.formatHex(new byte[32]));
    assertThat(check().faults())
        .contains(
            "your seed was changed", "seat 2 showed another seed than it promised in epoch 1");
    shown.withArray("seats").removeAll();
    assertThat(check().faults()).contains("your seed was left out");
  }

  @Test
  void diceThrownByHandAreNotOurs() {
    roll.put("from", "hand");
    assertThat(check()).isEqualTo(new SeatDice.Verdict(1, 0, true, List.of()));
  }

  @Test
  void diceThatAreNoneAreAFault() {
    roll.put("dice", "two");
    assertThat(check().faults()).hasSize(1);
  }

  @Test
  void whatIsNotWholeIsAFault() {
    shown.put("secret", "zz");
    assertThat(check().faults()).containsExactly("the secret is not whole");
  }
}
