package dev.cleave.engine.odds;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Odds.Chance;
import dev.cleave.engine.table.SeededDice;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attack played often with dice of known seeds, where they can fall in too many ways to try them
 * all. The same plays always come to the same.
 */
final class Trials implements Journal {

  private final Beginning beginning;
  private final Combatant attacker;
  private final Combatant target;
  private final List<Integer> fells = new ArrayList<>();
  private AttackOdds.@Nullable Blow first;
  private boolean begun;
  private boolean hit;
  private int begins;
  private int firstHits;
  private int hits;
  private int drops;
  private long damage;

  Trials(Beginning beginning, Combatant target) {
    this.beginning = beginning;
    this.attacker = beginning.who();
    this.target = target;
  }

  /**
   * @param text as people write it
   * @param bid what of it he is bid at the beginning
   */
  AttackOdds odds(String text, String bid, int plays) {
    Steps steps = Steps.read(bid);
    for (int seed = 0; seed < plays; seed++) {
      play(steps, seed);
    }
    var counts = new ArrayList<Chance>();
    fells.forEach(count -> counts.add(share(count, plays)));
    return new AttackOdds(
        text,
        first(plays),
        share(hits, plays),
        share(damage, plays),
        share(drops, plays),
        counts,
        Chance.CERTAIN,
        plays,
        false);
  }

  /** The blows of a sequence are not told apart; the first stands for them. */
  private List<AttackOdds.Blow> first(int plays) {
    AttackOdds.Blow blow = first;
    return blow == null
        ? List.of()
        : List.of(
            new AttackOdds.Blow(
                blow.weapon(),
                blow.target(),
                blow.needs(),
                share(begins, plays),
                share(firstHits, begins)));
  }

  private static Chance share(long count, int plays) {
    return Chance.of(BigInteger.valueOf(count), BigInteger.valueOf(plays));
  }

  private void play(Steps steps, long seed) {
    hit = false;
    begun = false;
    Battle battle = beginning.battle();
    Battle copy = battle.copy();
    var bidding = new Bidding(beginning.in(copy), steps);
    beginning.play(copy, new GameTable(new SeededDice(seed), bidding, this), bidding);
    Combatant on = copy.combatant(target.index());
    hits += hit ? 1 : 0;
    drops += target.isStanding() && !on.isStanding() ? 1 : 0;
    damage += target.hitPoints() - on.hitPoints();
    int fallen = 0;
    for (Combatant who : battle.combatants()) {
      if (who.isEnemyOf(attacker)
          && who.isStanding()
          && !copy.combatant(who.index()).isStanding()) {
        if (fells.size() == fallen) {
          fells.add(0);
        }
        fells.set(fallen, fells.get(fallen) + 1);
        fallen++;
      }
    }
  }

  @Override
  public void write(Entry entry) {
    if (entry instanceof Entry.Told(Event event)
        && event.isAttack()
        && attacker.name().equals(event.fact("by"))
        && target.name().equals(event.fact("on"))) {
      hit |= event.isHit();
      if (!begun) {
        begun = true;
        begins++;
        firstHits += event.isHit() ? 1 : 0;
      }
      if (first == null) {
        String weapon = String.valueOf(event.fact("weapon"));
        first =
            new AttackOdds.Blow(
                weapon, target.name(), Rehearsal.needs(event), Chance.NEVER, Chance.NEVER);
      }
    }
  }
}
