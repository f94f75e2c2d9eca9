package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.odds.Attacks;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Odds.Chance;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Walking ways as one changes nothing: who tells them all apart finds the same. */
class OddsWalkTest {

  /** Raise it with {@code -Dcleave.states} for a longer search. */
  private static final int STATES = Integer.getInteger("cleave.states", 60);

  private static final int MOST_WAYS = 200_000;
  private static final int FEW_WAYS = 3_000;
  private static final int MANY_WAYS = 100_000;

  /** Every fifth seed or so has an attack with so few ways that each can be played through. */
  @Test
  void everyFaceOfEveryDiePlayedThroughComesToTheSame() {
    int compared = 0;
    for (long seed = 0; seed < STATES; seed++) {
      Moment moment = Moment.of(seed);
      Moment.Attack attack = moment == null ? null : moment.any();
      if (attack != null) {
        int most = seed % 50 == 1 ? MANY_WAYS : FEW_WAYS;
        compared += comparePlain(attack, most) ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(STATES / 5);
  }

  /** What an attack left of its target, and how many it felled. */
  private record Left(int lost, boolean dropped, int fallen) {}

  private static boolean comparePlain(Moment.Attack attack, int most) {
    Moment moment = attack.moment();
    var bid = new Bid(attack.text());
    Odds<Left> plain;
    try {
      plain = Odds.of(table -> left(moment, attack.target(), bid, table), bid, most);
    } catch (Odds.TooMany _) {
      return false;
    }
    AttackOdds odds = attack.attacks().odds(attack.text(), MOST_WAYS);
    Chance drops = Chance.NEVER;
    Chance damage = Chance.NEVER;
    var fells = new ArrayList<Chance>();
    for (Map.Entry<Left, Chance> each : plain.chances().entrySet()) {
      Chance chance = each.getValue();
      drops = each.getKey().dropped ? drops.plus(chance) : drops;
      var lost = new Chance(BigInteger.valueOf(each.getKey().lost), BigInteger.ONE);
      damage = damage.plus(chance.times(lost));
      for (int i = 0; i < each.getKey().fallen; i++) {
        if (i == fells.size()) {
          fells.add(Chance.NEVER);
        }
        fells.set(i, fells.get(i).plus(chance));
      }
    }
    assertThat(plain.total()).isEqualTo(Chance.CERTAIN);
    assertThat(odds.total()).isEqualTo(Chance.CERTAIN);
    assertThat(odds.drops()).as("%s drops", attack).isEqualTo(drops);
    assertThat(odds.damage()).as("%s damage", attack).isEqualTo(damage);
    assertThat(odds.fells()).as("%s fells", attack).isEqualTo(fells);
    return true;
  }

  private static Left left(Moment moment, Combatant enemy, Bid bid, Table table) {
    Battle copy = moment.battle().copy();
    bid.again();
    moment.rulebook().turn(copy, table, copy.combatant(moment.who().index()));
    int fallen = 0;
    for (Combatant each : moment.enemies()) {
      fallen += copy.combatant(each.index()).isStanding() ? 0 : 1;
    }
    Combatant after = copy.combatant(enemy.index());
    return new Left(enemy.hitPoints() - after.hitPoints(), !after.isStanding(), fallen);
  }

  /** Long sequences too: a book that forgets nothing comes to the same, only later. */
  @Test
  void aBookThatForgetsNothingComesToTheSame() {
    int compared = 0;
    for (long seed = 0; seed < STATES; seed++) {
      Moment moment = Moment.of(seed);
      Moment.Attack attack = moment == null ? null : moment.any();
      AttackOdds all = attack == null ? null : remembered(attack);
      if (attack != null && all != null) {
        AttackOdds odds = attack.attacks().odds(attack.text(), MOST_WAYS);
        assertThat(shown(odds)).as(attack.toString()).isEqualTo(shown(all));
        assertThat(odds.tried()).as(attack.toString()).isLessThanOrEqualTo(all.tried());
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(STATES / 2);
  }

  private static @Nullable AttackOdds remembered(Moment.Attack attack) {
    Moment moment = attack.moment();
    var book = new Pedant(moment.rulebook());
    try {
      return new Attacks(book, moment.battle(), moment.who(), attack.target())
          .odds(attack.text(), MOST_WAYS);
    } catch (Odds.TooMany _) {
      return null;
    }
  }

  private static List<Object> shown(AttackOdds odds) {
    var all = new ArrayList<Object>();
    all.add(List.of(odds.hits(), odds.damage(), odds.drops(), odds.fells(), odds.total()));
    for (AttackOdds.Blow blow : odds.blows()) {
      all.add(blow.weapon() + " " + blow.target() + " " + blow.needs() + " " + blow.made());
      all.add(blow.hit());
    }
    return all.stream().sorted(java.util.Comparator.comparing(Object::toString)).toList();
  }

  /** The same book, but everything told and every hit point may still matter. */
  private record Pedant(Rulebook book) implements Rulebook {

    @Override
    public String id() {
      return book.id();
    }

    @Override
    public String version() {
      return book.version();
    }

    @Override
    public Outcome fight(Battle battle, Table table) {
      return book.fight(battle, table);
    }

    @Override
    public Outcome resume(Battle battle, Table table) {
      return book.resume(battle, table);
    }

    @Override
    public Tally needs(Battle battle, Combatant attacker, Combatant target, String way) {
      return book.needs(battle, attacker, target, way);
    }

    @Override
    public List<String> ways() {
      return book.ways();
    }

    @Override
    public void attack(
        Battle battle, Table table, Combatant attacker, Combatant target, String way) {
      book.attack(battle, table, attacker, target, way);
    }

    @Override
    public void turn(Battle battle, Table table, Combatant who) {
      book.turn(battle, table, who);
    }

    @Override
    public List<? extends Condition> conditions() {
      return book.conditions();
    }

    @Override
    public List<String> numbers() {
      return book.numbers();
    }

    @Override
    public int hitPoints(Creature sheet) {
      return book.hitPoints(sheet);
    }
  }
}
