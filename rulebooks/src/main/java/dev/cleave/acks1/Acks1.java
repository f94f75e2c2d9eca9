package dev.cleave.acks1;

import dev.cleave.acks2.Acks2;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Affliction;
import dev.cleave.engine.actor.BedRest;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.CitingTable;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Concordance;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** ACKS I: the second edition's rules with the first one's figures, cited by its own ids. */
public final class Acks1 implements Rulebook {

  private final Rulebook shared;
  private final Concordance concordance;

  /**
   * @param ids of the second edition, and the first one's own
   */
  public Acks1(Figures figures, UnaryOperator<String> ids) {
    this.shared = new Acks2(figures);
    this.concordance = new Concordance(ids);
  }

  private Table citing(Table table) {
    return new CitingTable(table, concordance);
  }

  @Override
  public String id() {
    return "acks1";
  }

  @Override
  public String cites(String rule) {
    return concordance.own(rule);
  }

  @Override
  public String version() {
    return "0.1";
  }

  @Override
  public Outcome fight(Battle battle, Table table) {
    return shared.fight(battle, citing(table));
  }

  @Override
  public Outcome resume(Battle battle, Table table) {
    return shared.resume(battle, citing(table));
  }

  @Override
  public void aftermath(Battle battle, Table table) {
    shared.aftermath(battle, citing(table));
  }

  @Override
  public boolean hasAftermath() {
    return shared.hasAftermath();
  }

  @Override
  public Tally needs(Battle battle, Combatant attacker, Combatant target, String way) {
    return concordance.own(shared.needs(battle, attacker, target, way));
  }

  @Override
  public List<String> ways() {
    return shared.ways();
  }

  @Override
  public void attack(Battle battle, Table table, Combatant attacker, Combatant target, String way) {
    shared.attack(battle, citing(table), attacker, target, way);
  }

  @Override
  public void turn(Battle battle, Table table, Combatant who) {
    shared.turn(battle, citing(table), who);
  }

  @Override
  public boolean strikesTheFallen() {
    return shared.strikesTheFallen();
  }

  @Override
  public boolean remembers(Event told) {
    return shared.remembers(told);
  }

  @Override
  public String approach(Combatant target) {
    return shared.approach(target);
  }

  @Override
  public List<Engaged> engagements(Battle battle) {
    return shared.engagements(battle);
  }

  @Override
  public boolean isHidden(Combatant who) {
    return shared.isHidden(who);
  }

  @Override
  public List<? extends Condition> conditions() {
    return shared.conditions();
  }

  @Override
  public List<String> numbers() {
    return shared.numbers();
  }

  @Override
  public int frontage(int troops) {
    return shared.frontage(troops);
  }

  @Override
  public int hitPoints(Creature sheet) {
    return shared.hitPoints(sheet);
  }

  @Override
  public List<String> afflictions() {
    return shared.afflictions();
  }

  @Override
  public @Nullable Affliction affliction(String words) {
    return shared.affliction(words);
  }

  @Override
  public @Nullable BedRest bedRest(String words) {
    return shared.bedRest(words);
  }

  @Override
  public String words(BedRest rest) {
    return shared.words(rest);
  }

  @Override
  public void settle(Combatant who) {
    shared.settle(who);
  }
}
