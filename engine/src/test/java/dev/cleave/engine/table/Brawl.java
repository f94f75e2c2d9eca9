package dev.cleave.engine.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.List;

/** A whole game on a page: all say whether they fight, then each picks an enemy and swings. */
final class Brawl implements Rulebook {

  private static final Reason SWING = new Reason("swing", "B.2");
  private static final Reason HARM = new Reason("harm", "B.3");
  private static final Term SKILL = new Term("skill", "B.2", Tag.SKILL);
  private static final Term RESOLVE = new Term("resolve", "B.1", Tag.SITUATION);

  @Override
  public Outcome fight(Battle battle, Table table) {
    while (!battle.isOver() && battle.round() < battle.lastRound()) {
      battle.nextRound();
      round(battle, table);
    }
    return battle.outcome();
  }

  @Override
  public Outcome resume(Battle battle, Table table) {
    return fight(battle, table);
  }

  private void round(Battle battle, Table table) {
    var standing = battle.combatants().stream().filter(Combatant::isStanding).toList();
    List<YesNo> resolve =
        table.askAll(standing.stream().map(who -> new Resolve(battle, who)).toList());
    for (int i = 0; i < standing.size(); i++) {
      Combatant who = standing.get(i);
      if (resolve.get(i).yes() && who.isStanding() && !battle.isOver()) {
        Target target = table.ask(new Targets(battle, who));
        swing(battle, table, who, target);
      }
    }
  }

  private void swing(Battle battle, Table table, Combatant who, Target target) {
    Combatant victim = target.victim();
    Tally needs = needs(battle, who, victim, "swing");
    int die = table.roll(Dice.D20, SWING, who);
    int harm = needs.meets(die) ? table.roll(Dice.of(2, 3), HARM, null) : 0;
    victim.setHitPoints(victim.hitPoints() - harm);
    if (victim.hitPoints() <= 0) {
      victim.setFate(Fate.DEAD);
    }
    if (table.listens()) {
      table.tell(
          Event.of("swing", "B.2")
              .by(who)
              .on(victim)
              .needs(needs)
              .fact("die", die)
              .fact("harm", harm));
    }
  }

  @Override
  public Tally needs(Battle battle, Combatant attacker, Combatant target, String way) {
    return new Tally().against(11, SKILL).plusIf(attacker.hitPoints() < 4, 2, RESOLVE);
  }

  /** Whether somebody fights this round. */
  private static final class Resolve extends Question<YesNo> {

    Resolve(Battle battle, Combatant who) {
      super(battle, "resolve", who.side(), who, "B.1");
    }

    @Override
    public List<Option<YesNo>> options() {
      return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
    }

    @Override
    public YesNo usual() {
      return YesNo.YES;
    }

    @Override
    public String says() {
      return "do you fight?";
    }
  }

  /** Whom somebody hits. */
  record Target(Combatant victim) implements Answer {

    @Override
    public String text() {
      return "hit " + victim.name();
    }
  }

  /** The side answers as a whole whom one of it hits. */
  private static final class Targets extends Question<Target> {

    private final Battle battle;
    private final Combatant striker;

    Targets(Battle battle, Combatant striker) {
      super(battle, "target", striker.side(), null, "B.2");
      this.battle = battle;
      this.striker = striker;
    }

    @Override
    public List<Option<Target>> options() {
      var options = new ArrayList<Option<Target>>();
      for (Combatant other : battle.combatants()) {
        if (other.isEnemyOf(striker) && other.isStanding()) {
          options.add(new Option<>(new Target(other)));
        }
      }
      return options;
    }

    @Override
    public Target usual() {
      return options().getFirst().answer();
    }

    @Override
    public List<Refusal> refusals() {
      return List.of(new Refusal("hit", striker + " cannot hit that", "B.2"));
    }

    @Override
    public String says() {
      return "whom does " + striker + " hit?";
    }
  }

  @Override
  public String id() {
    return "brawl";
  }

  @Override
  public String version() {
    return "1";
  }

  @Override
  public List<String> ways() {
    return List.of("swing");
  }

  @Override
  public void attack(Battle battle, Table table, Combatant who, Combatant target, String way) {
    swing(battle, table, who, new Target(target));
  }

  @Override
  public void turn(Battle battle, Table table, Combatant who) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<? extends Condition> conditions() {
    return List.of();
  }

  @Override
  public List<String> numbers() {
    return List.of();
  }

  @Override
  public int hitPoints(Creature sheet) {
    return sheet.hitPoints(0);
  }
}
