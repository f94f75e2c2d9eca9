package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.odds.Attacks;
import dev.cleave.engine.odds.Gauntlet;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.tally.Tally;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * The issue of an answer, in a copy of the battle, as far as those who ask can know: for all but
 * the Judge foes' hit points are guessed and the hidden are not there.
 *
 * @param question which is answered; only tried out here, for it is open at another's table
 * @param known the battle as it is known; it is never changed
 * @param guessed whether foes' hit points are guessed
 */
record Forecast(Rulebook rulebook, Question<?> question, Battle known, boolean guessed, int who) {

  /** Ways to try before an attack is played instead. */
  private static final int MOST_WAYS = 40_000;

  /** How often it is played then: chances are within three points, nineteen times in twenty. */
  private static final int PLAYS = 1_000;

  /** An attack's issue, over all guesses. */
  private static final class Sum {
    double hit;
    double drop;
    double damage;
    double[] fells = {};
    boolean exact = true;
    @Nullable Tally needs;

    void add(AttackOdds odds, double weight) {
      hit += weight * odds.hits().value();
      drop += weight * odds.drops().value();
      damage += weight * odds.damage().value();
      if (fells.length < odds.fells().size()) {
        fells = Arrays.copyOf(fells, odds.fells().size());
      }
      for (int i = 0; i < odds.fells().size(); i++) {
        fells[i] += weight * odds.fells().get(i).value();
      }
      if (needs == null && !odds.blows().isEmpty()) {
        needs = odds.blows().getFirst().needs();
      }
    }
  }

  /**
   * An attack's odds, and what comes back.
   *
   * @param text an attack that is legal
   */
  ObjectNode attack(String text, int target, Lead lead) {
    Sum sum = sum(text, target);
    var json = json(sum);
    ObjectNode back = back(lead, target);
    if (back != null) {
      json.set("back", back);
    }
    return json;
  }

  /**
   * The same after a movement.
   *
   * @param movement one that is legal
   * @return null if there is no such attack
   */
  @Nullable ObjectNode attackAfter(String movement, String attack, int target, Lead lead) {
    var attacks = new Attacks(rulebook, question, known, known.combatant(target));
    String text = attacks.readAfter(movement, attack);
    return text == null ? null : attack(text, target, lead);
  }

  private Sum sum(String text, int target) {
    var sum = new Sum();
    Combatant foe = known.combatant(target);
    List<Hunch.Guess> guesses =
        guessed && foe.isStanding()
            ? Hunch.guesses(foe)
            : List.of(new Hunch.Guess(foe.hitPoints(), foe.mostHitPoints(), 1));
    for (Hunch.Guess guess : guesses) {
      Battle copy = known.copy();
      Combatant on = copy.combatant(target);
      on.assume(guess.points(), guess.most());
      var attacks = new Attacks(rulebook, question, copy, on);
      sum.add(odds(attacks, text, MOST_WAYS / guesses.size(), sum), guess.weight());
      if (sum.needs == null) {
        sum.needs = attacks.needs(text); // what was only played does not tell
      }
    }
    return sum;
  }

  /** What one guess showed to fall out in too many ways is not walked for the next. */
  private static AttackOdds odds(Attacks attacks, String text, int most, Sum sum) {
    if (sum.exact) {
      try {
        return attacks.odds(text, most);
      } catch (Odds.TooMany _) {
        sum.exact = false;
      }
    }
    return attacks.estimate(text, PLAYS);
  }

  private ObjectNode json(Sum sum) {
    var json =
        Json.object()
            .put("exact", sum.exact)
            .put("hit", round(sum.hit))
            .put("drop", round(sum.drop))
            .put("damage", round(sum.damage));
    if (guessed) {
      json.put("guessed", true);
    }
    if (!sum.exact) {
      json.put("margin", margin());
    }
    var cleaves = Json.array();
    for (double each : sum.fells) {
      cleaves.add(round(each));
    }
    json.set("cleaves", cleaves);
    Tally needs = sum.needs;
    json.put("needs", needs == null ? 0 : needs.face());
    return json.set("terms", needs == null ? Json.array() : Cards.terms(needs));
  }

  /** To a millionth: what lies behind is the sum's, not the dice's. */
  private static double round(double value) {
    return Math.round(value * 1e6) / 1e6;
  }

  /** How far off a chance may be that was found by playing, nineteen times in twenty. */
  private static double margin() {
    return Math.round(1000 * 1.96 * Math.sqrt(0.25 / PLAYS)) / 1000.0;
  }

  /**
   * What the target would do to him in its turn, and the number for it, if it still stood as it
   * does now and he were where his answer leads; null if it could not attack him.
   */
  private @Nullable ObjectNode back(Lead lead, int target) {
    Battle copy = known.copy();
    Combatant by = copy.combatant(who);
    Combatant on = copy.combatant(target);
    go(copy, by, on, lead);
    if (!on.isStanding() || !by.isEnemyOf(on)) {
      return null;
    }
    var attacks = new Attacks(rulebook, copy, on, by);
    String does = attacks.foremost();
    if (does == null) {
      return null;
    }
    var sum = new Sum();
    sum.add(odds(attacks, does, MOST_WAYS, sum), 1);
    Tally needs = sum.needs == null ? attacks.needs(does) : sum.needs;
    var json =
        Json.object()
            .put("who", Views.id(on))
            .put("does", does)
            .put("hit", round(sum.hit))
            .put("drop", round(sum.drop))
            .put("damage", round(sum.damage))
            .put("needs", needs == null ? 0 : needs.face());
    return json.set("terms", needs == null ? Json.array() : Cards.terms(needs));
  }

  private static void go(Battle copy, Combatant by, Combatant on, Lead lead) {
    if (lead.at() instanceof Square square && !lead.path().isEmpty()) {
      copy.field().place(by, square);
      copy.field().face(by, on);
    } else if (lead.feet() > 0 && lead.at() == null) {
      copy.field().bringTogether(by, on); // a theatre knows how far, not where
    }
  }

  /**
   * The blows of those he passes at a mover.
   *
   * @return null if nothing happens to him
   */
  @Nullable ObjectNode way(String text) {
    Gauntlet gauntlet = Gauntlet.of(rulebook, question, known, text, MOST_WAYS, PLAYS);
    if (gauntlet.hurt() + gauntlet.dropped() == 0) {
      return null;
    }
    var way =
        Json.object().put("hit", round(gauntlet.hurt())).put("drop", round(gauntlet.dropped()));
    var json = Json.object().put("exact", gauntlet.exact()).put("hit", 0).put("drop", 0);
    if (!gauntlet.exact()) {
      json.put("margin", margin());
    }
    json.put("damage", 0).set("cleaves", Json.array());
    json.put("needs", 0).set("terms", Json.array());
    return json.set("way", way);
  }
}
