package dev.cleave.content;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import java.util.Locale;

/** A rulebook that knows two states and two numbers, and cannot be played. */
record PlainRulebook(String id, boolean mountsFight) implements Rulebook {

  PlainRulebook(String id) {
    this(id, false);
  }

  enum State implements Condition {
    PRONE,
    HIDDEN;

    @Override
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String rule() {
      return "T.01";
    }
  }

  @Override
  public String version() {
    return "1";
  }

  @Override
  public Outcome fight(Battle battle, Table table) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Outcome resume(Battle battle, Table table) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Tally needs(Battle battle, Combatant attacker, Combatant target, String way) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<String> ways() {
    return List.of();
  }

  @Override
  public void attack(Battle battle, Table table, Combatant attacker, Combatant target, String way) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void turn(Battle battle, Table table, Combatant who) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<? extends Condition> conditions() {
    return List.of(State.values());
  }

  @Override
  public List<String> numbers() {
    return List.of("armour rating", "weapon skill");
  }

  @Override
  public int hitPoints(Creature sheet) {
    return sheet.hitPoints(0);
  }
}
