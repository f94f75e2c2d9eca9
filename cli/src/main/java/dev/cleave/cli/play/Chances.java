package dev.cleave.cli.play;

import dev.cleave.cli.view.Choice;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.odds.Attacks;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Question;
import java.util.HashMap;
import java.util.Map;

/** What attacks would come to, as people read it beside them. */
final class Chances {

  /** Ways to try before nothing is said. */
  private static final int MOST_WAYS = 4_000;

  /** Of no more attacks than these, or one would wait for the list. */
  private static final int MOST = 12;

  private final Rulebook rulebook;
  private final Question<?> question;
  private final Map<String, String> known = new HashMap<>();

  Chances(Rulebook rulebook, Question<?> question) {
    this.rulebook = rulebook;
    this.question = question;
  }

  /** "65% hits, 54% fells"; empty of what is no attack on somebody. */
  String of(Choice<?> choice) {
    if (!(choice.option().answer() instanceof Assault assault)
        || assault.target() == null
        || question.who() == null
        || known.size() >= MOST && !known.containsKey(choice.text())) {
      return "";
    }
    return known.computeIfAbsent(choice.text(), text -> told(text, assault));
  }

  private String told(String text, Assault assault) {
    Battle copy = Battle.in(question.scene()).copy();
    for (Combatant target : copy.combatants()) {
      if (assault.mayStrike(target)) {
        try {
          AttackOdds odds = new Attacks(rulebook, question, copy, target).odds(text, MOST_WAYS);
          return percent(odds.hits().value())
              + " hits, "
              + percent(odds.drops().value())
              + " fells";
        } catch (Odds.TooMany tooMany) {
          return "";
        }
      }
    }
    return "";
  }

  /** Never and always are said only of what is never and always so. */
  private static String percent(double chance) {
    long shown = Math.round(chance * 100);
    if (chance > 0 && shown == 0) {
      return "<1%";
    }
    return chance < 1 && shown == 100 ? ">99%" : shown + "%";
  }
}
