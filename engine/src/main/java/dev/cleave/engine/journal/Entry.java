package dev.cleave.engine.journal;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import java.util.List;

/** A line of the journal: a roll, an answer, an event, or an act of the Judge. */
public sealed interface Entry {

  /** As the file holds it: one JSON object without its number and seal. */
  String json();

  /**
   * Dice that were thrown.
   *
   * @param who for whom, empty if for nobody in particular
   * @param from where the faces are from, for those who check them later; empty if nobody asks
   */
  record Rolled(Dice dice, Reason why, String who, List<Integer> faces, String from)
      implements Entry {

    public Rolled(Dice dice, Reason why, String who, List<Integer> faces) {
      this(dice, why, who, faces, "");
    }

    public int total() {
      int total = dice.plus();
      for (int face : faces) {
        total += face;
      }
      return total;
    }

    @Override
    public String json() {
      var json =
          new Json().text("roll", dice.toString()).text("why", why.name()).text("rule", why.rule());
      if (!who.isEmpty()) {
        json.text("who", who);
      }
      json.numbers("faces", faces);
      if (!from.isEmpty()) {
        json.text("from", from);
      }
      return json.end();
    }
  }

  /**
   * A question and what was answered.
   *
   * @param who the combatant asked for, empty if the side as a whole
   * @param by who answered in its player's place and why, "bot: needs 9+"; empty if nobody did
   */
  record Asked(String kind, String who, String side, String answer, String by) implements Entry {

    public Asked(String kind, String who, String side, String answer) {
      this(kind, who, side, answer, "");
    }

    @Override
    public String json() {
      var json = new Json().text("ask", kind);
      if (!who.isEmpty()) {
        json.text("who", who);
      }
      json.text("side", side).text("answer", answer);
      if (!by.isEmpty()) {
        json.text("by", by);
      }
      return json.end();
    }
  }

  /** Something that happened. */
  record Told(Event event) implements Entry {

    @Override
    public String json() {
      var json = new Json().text("event", event.name());
      for (Event.Fact fact : event.facts()) {
        json.fact(fact);
      }
      return json.text("rule", event.rule()).end();
    }
  }

  /** The Judge set the rules aside. */
  record Judged(String act) implements Entry {

    @Override
    public String json() {
      return new Json().text("judge", act).end();
    }
  }
}
