package dev.cleave.engine.odds;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Odds.Chance;
import dev.cleave.engine.tally.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Adds up what comes of an attack while its ways are walked. */
final class Sums {

  /** One attack of the sequence; what it needs may hang on what came before. */
  private record Slot(int nth, String weapon, String target, int needs) {}

  private record Landed(Chance made, Chance hit, @Nullable Tally needs) {

    Landed and(Landed other) {
      return new Landed(made.plus(other.made), hit.plus(other.hit), needs);
    }
  }

  private final Battle before;
  private final Combatant attacker;
  private final Combatant target;
  private final Map<Slot, Landed> slots = new LinkedHashMap<>();
  private final List<Chance> fells = new ArrayList<>();
  private Chance hits = Chance.NEVER;
  private Chance damage = Chance.NEVER;
  private Chance drops = Chance.NEVER;
  private Chance total = Chance.NEVER;

  Sums(Battle before, Combatant attacker, Combatant target) {
    this.before = before;
    this.attacker = attacker;
    this.target = target;
  }

  void hurt(int points, Chance chance) {
    if (points != 0) {
      damage = damage.plus(chance.times(new Chance(BigInteger.valueOf(points), BigInteger.ONE)));
    }
  }

  /** Hears of an event and goes on with the story. */
  Story hear(Event event, Story story, Chance chance) {
    Story longer = story.with(Fall.plain(event));
    if (!event.is("attack") || !attacker.name().equals(event.fact("by"))) {
      return longer;
    }
    boolean hit = Boolean.TRUE.equals(event.fact("hit"));
    String on = String.valueOf(event.fact("on"));
    if (!story.further()) {
      Tally needs = event.fact("roll") == null ? null : event.tally();
      var slot =
          new Slot(
              story.blows(),
              String.valueOf(event.fact("weapon")),
              on,
              needs == null ? 0 : needs.needs());
      slots.merge(slot, new Landed(chance, hit ? chance : Chance.NEVER, needs), Landed::and);
    }
    return longer.after(hit && on.equals(target.name()));
  }

  /** One way, or many that are one, is at its end. */
  void end(Battle after, Story story, Chance chance) {
    total = total.plus(chance);
    if (story.hit()) {
      hits = hits.plus(chance);
    }
    if (target.isStanding() && !after.combatant(target.index()).isStanding()) {
      drops = drops.plus(chance);
    }
    int fallen = fallen(after);
    while (fells.size() < fallen) {
      fells.add(Chance.NEVER);
    }
    for (int i = 0; i < fallen; i++) {
      fells.set(i, fells.get(i).plus(chance));
    }
  }

  private int fallen(Battle after) {
    int count = 0;
    for (Combatant who : before.combatants()) {
      if (who.isEnemyOf(attacker)
          && who.isStanding()
          && !after.combatant(who.index()).isStanding()) {
        count++;
      }
    }
    return count;
  }

  AttackOdds odds(String action, int tried) {
    if (!total.equals(Chance.CERTAIN)) {
      throw new IllegalStateException("the chances add up to " + total);
    }
    var blows = new ArrayList<AttackOdds.Blow>();
    slots.entrySet().stream()
        .sorted(Comparator.comparingInt(each -> each.getKey().nth()))
        .forEach(each -> blows.add(blow(each.getKey(), each.getValue())));
    return new AttackOdds(
        action, List.copyOf(blows), hits, damage, drops, List.copyOf(fells), total, tried);
  }

  private static AttackOdds.Blow blow(Slot slot, Landed landed) {
    return new AttackOdds.Blow(
        slot.weapon(),
        slot.target(),
        landed.needs(),
        landed.made(),
        landed.hit().given(landed.made()));
  }
}
