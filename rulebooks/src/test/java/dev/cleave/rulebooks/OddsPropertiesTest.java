package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The preview is the fight: in states nobody thought of, odds and tallies are what is played. */
class OddsPropertiesTest {

  /** Raise it with {@code -Dcleave.states} for a longer search. */
  private static final int STATES = Integer.getInteger("cleave.states", 60);

  /** So many that the rarest attack is among them. */
  private static final int MANY = 1000;

  private static final int PLAYED = 400;
  private static final int MOST_WAYS = 200_000;

  @Test
  void theTallyOfNeedsIsTheTallyTold() {
    int compared = 0;
    for (long seed = 0; compared < STATES; seed++) {
      Moment moment = Moment.of(seed);
      for (Combatant enemy : moment == null ? List.<Combatant>of() : moment.enemies()) {
        for (String way : Objects.requireNonNull(moment).rulebook().ways()) {
          compared += compareNeeds(moment, enemy, way) ? 1 : 0;
        }
      }
    }
  }

  private static boolean compareNeeds(Moment moment, Combatant enemy, String way) {
    Tally needs = moment.rulebook().needs(moment.battle(), moment.who(), enemy, way).copy();
    Battle copy = moment.battle().copy();
    var journal = Journal.kept();
    moment
        .rulebook()
        .attack(
            copy,
            new GameTable(new SeededDice(1), new Bid(""), journal),
            copy.combatant(moment.who().index()),
            copy.combatant(enemy.index()),
            way);
    for (Event event : journal.events()) {
      Tally told = event.tally();
      if (event.is("attack") && moment.who().name().equals(event.fact("by")) && told != null) {
        assertThat(parts(told)).as("seed %d %s", moment.seed(), enemy).isEqualTo(parts(needs));
        return true;
      }
    }
    return false;
  }

  /** Every part with its sign, its reason and its rule. */
  private static List<String> parts(Tally tally) {
    var parts = new ArrayList<String>();
    for (int i = 0; i < tally.size(); i++) {
      parts.add(tally.share(i) + " " + tally.isBonus(i) + " " + tally.term(i));
    }
    return parts;
  }

  @Test
  void oddsAreWhatPlayingComesTo() {
    var bound = new Bound(2 * STATES, PLAYED);
    var verbs = new TreeMap<String, Integer>();
    int compared = 0;
    for (long seed = 0; compared < STATES; seed++) {
      Moment moment = Moment.of(seed);
      Moment.Attack attack = moment == null ? null : moment.any();
      AttackOdds odds = attack == null ? null : odds(attack);
      if (attack != null && odds != null) {
        assertThat(odds.total()).as(attack.toString()).isEqualTo(Odds.Chance.CERTAIN);
        comparePlayed(attack, odds, bound);
        verbs.merge(Moment.verb(attack), 1, Integer::sum);
        compared++;
      }
    }
    assertThat(verbs).containsKeys("attack", "charge", "march", "overrun", "shoot");
    if (STATES >= MANY) {
      assertThat(verbs).containsKeys("throw");
    }
  }

  private static @Nullable AttackOdds odds(Moment.Attack attack) {
    try {
      return attack.attacks().odds(attack.text(), MOST_WAYS);
    } catch (Odds.TooMany _) {
      return null;
    }
  }

  private static void comparePlayed(Moment.Attack attack, AttackOdds odds, Bound bound) {
    Moment moment = attack.moment();
    var bid = new Bid(odds.action());
    int hits = 0;
    int drops = 0;
    for (int i = 0; i < PLAYED; i++) {
      Battle copy = moment.battle().copy();
      Combatant by = copy.combatant(moment.who().index());
      bid.again();
      var journal = Journal.kept();
      var dice = new SeededDice(moment.seed() * PLAYED + i);
      moment.rulebook().turn(copy, new GameTable(dice, bid, journal), by);
      hits += compareTold(attack, odds, journal) ? 1 : 0;
      drops += copy.combatant(attack.target().index()).isStanding() ? 0 : 1;
    }
    bound.check(attack + " hits", odds.hits(), hits);
    bound.check(attack + " drops", odds.drops(), drops);
  }

  /** Every attack told is one of the preview, part by part. Whether one hit the target. */
  private static boolean compareTold(Moment.Attack attack, AttackOdds odds, Journal.Kept journal) {
    boolean further = false;
    boolean hitTarget = false;
    for (Entry entry : journal.entries()) {
      if (entry instanceof Entry.Asked asked) {
        further |= asked.kind().equals("cleave") && !asked.answer().startsWith("no ");
      } else if (entry instanceof Entry.Told(Event event) && isAttack(event, attack)) {
        boolean previewed = further || odds.blows().stream().anyMatch(blow -> isLike(blow, event));
        assertThat(previewed).as("%s previews %s %s", attack, event, event.tally()).isTrue();
        further = false;
        hitTarget |= isHit(event) && attack.target().name().equals(event.fact("on"));
      }
    }
    return hitTarget;
  }

  private static boolean isAttack(Event event, Moment.Attack attack) {
    return (event.is("attack") || event.is("throw"))
        && attack.moment().who().name().equals(event.fact("by"));
  }

  private static boolean isHit(Event event) {
    return Boolean.TRUE.equals(event.fact("hit")) || "direct hit".equals(event.fact("result"));
  }

  private static boolean isLike(AttackOdds.Blow blow, Event told) {
    Tally needs = blow.needs();
    Tally tally = told.fact("roll") == null ? null : told.tally();
    return blow.target().equals(String.valueOf(told.fact("on")))
        && blow.weapon().equals(told.fact(told.is("throw") ? "what" : "weapon"))
        && (needs == null || tally == null
            ? needs == null && tally == null
            : parts(needs).equals(parts(tally)));
  }
}
