package dev.cleave.cli.join;

import dev.cleave.cli.page.Ink;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A seat's part in fair dice: it gives its share, and holds what is shown against the promise. */
final class FairPlay {

  private final Seen seen;
  private final Typist typist;
  private final Consumer<ObjectNode> say;
  private final SeatDice dice = new SeatDice();
  private final Set<Integer> checked = new HashSet<>();
  private final Set<String> given = new HashSet<>();
  private boolean broken;

  /**
   * @param say where commands to the table go
   */
  FairPlay(Seen seen, Typist typist, Consumer<ObjectNode> say) {
    this.seen = seen;
    this.typist = typist;
    this.say = say;
  }

  /** Some dice were not what was promised. */
  boolean isBroken() {
    return broken;
  }

  /** Our share in the dice, without asking the person. */
  void share(JsonNode fair) {
    dice.look(fair);
    String wants = seen.you().path("wants").asString("");
    int epoch = fair.path("epoch").asInt();
    if (wants.isEmpty() || !given.add(epoch + wants)) {
      return;
    }
    var seed = Remarks.deed("seed").put("epoch", epoch);
    if (wants.equals("promise")) {
      String promise = dice.promise(epoch, seen.you().path("seat").asInt());
      if (!promise.isEmpty()) {
        say.accept(seed.put("promise", promise));
      }
    } else if (wants.equals("seed") && dice.isOurs(fair, seen.you().path("seat").asInt())) {
      say.accept(seed.put("seed", dice.seed(epoch)));
    }
  }

  /** Whatever has been shown is worked out again, once. */
  void check(JsonNode fair) {
    fair.path("shown").forEach(this::checkEpoch);
  }

  private void checkEpoch(JsonNode shown) {
    if (!checked.add(shown.path("epoch").asInt())) {
      return;
    }
    var verdict = dice.check(shown, seen.you().path("seat").asInt(), seen.cards());
    typist.hush();
    typist.page().gap();
    String start = "The dice of epoch " + verdict.epoch() + " are ";
    if (verdict.faults().isEmpty()) {
      typist
          .page()
          .tell(
              Ink.GREEN,
              start
                  + "what was promised: "
                  + verdict.rolls()
                  + (verdict.rolls() == 1 ? " roll" : " rolls")
                  + " worked out again"
                  + (verdict.ours() ? ", your seed among what made them." : "."),
              0,
              2);
    } else {
      broken = true;
      typist.page().tell(Ink.RED, start + "NOT what was promised:", 0, 2);
      verdict.faults().forEach(fault -> typist.page().tell(Ink.RED, fault, 2, 4));
    }
  }

  /** When the fight is over the secret of fair dice is shown. */
  static boolean isSettled(JsonNode fair) {
    return !fair.path("state").asString("shown").equals("set");
  }
}
