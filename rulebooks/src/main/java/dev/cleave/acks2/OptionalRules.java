package dev.cleave.acks2;

import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.play.Numbers;
import dev.cleave.acks.round.Initiative;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fight with optional rules of the second edition: each that is chosen brings its part in place
 * of the book's own. A2O.MIX.01
 */
final class OptionalRules extends Fight {

  final OptionNumbers options;
  final OptionMemory ours;
  private final TideTurns tide = new TideTurns(this);

  OptionalRules(Numbers numbers, OptionNumbers options, Battle battle, Table table) {
    super(numbers, battle, table);
    this.options = options;
    this.ours =
        memory.besides instanceof OptionMemory known
            ? known
            : new OptionMemory(EncounterGroups.of(battle, roundNumbers().groupSize));
    memory.besides = ours;
  }

  /** What these rules remember belongs to one battle. */
  @Override
  public @Nullable Fight next(Battle after, Table other) {
    return null;
  }

  @Override
  public OptionalRules on(Battle copy, Table other) {
    return new OptionalRules(numbers, options, copy, other);
  }

  // Throws

  @Override
  protected AttackThrow newAttackThrow() {
    return options.largeMonsters ? new LargeMonsters(this) : super.newAttackThrow();
  }

  @Override
  protected Throws newThrows() {
    return options.explodingTwenties ? new ExplodingTwenties(this) : super.newThrows();
  }

  // Initiative

  @Override
  protected Initiative newInitiative() {
    return options.staticInitiative
        ? new StaticInitiative(this, rerolls())
        : new GroupInitiative(this);
  }

  private List<Reroll> rerolls() {
    var all = new ArrayList<Reroll>();
    if (options.tideTurns) {
      all.add(tide);
    }
    if (options.firstAndLast) {
      all.add(new FirstAndLast(ours));
    }
    if (options.mysteriesOfMagic) {
      all.add(new MysteriesOfMagic());
    }
    return all;
  }

  @Override
  public void whenHurt(Combatant target, Combatant by, Harm harm) {
    super.whenHurt(target, by, harm);
    tide.hurt(target);
  }
}
