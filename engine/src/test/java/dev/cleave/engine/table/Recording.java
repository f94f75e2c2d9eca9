package dev.cleave.engine.table;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.BattleAct;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Theatre;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import java.util.ArrayList;
import java.util.List;

/** A brawl played once and taken down: four people, sly players, a Judge who takes part. */
record Recording(long seed, List<Recorded> lines, Outcome outcome) {

  static final int LAST_ROUND = 12;

  static Battle battle() {
    var cast = new Cast();
    cast.man("Marcus");
    cast.man("Gaius \"the Fox\"");
    cast.orc("Orc 1");
    cast.orc("Orc 2");
    return cast.battle(new Theatre(cast.all(), 30), LAST_ROUND);
  }

  static Recording of(long seed) {
    var journal = Journal.kept();
    var table = new GameTable(new SeededDice(seed), SLY, journal);
    Outcome outcome = new Brawl().fight(battle(), table);
    return new Recording(seed, recorded(journal), outcome);
  }

  static List<Recorded> recorded(Journal.Kept journal) {
    var lines = new ArrayList<Recorded>();
    for (Entry entry : journal.entries()) {
      int line = lines.size() + 1;
      lines.add(
          switch (entry) {
            case Entry.Rolled rolled ->
                new Recorded(line, Recorded.Kind.ROLL, rolled.faces(), "", rolled.json());
            case Entry.Asked asked ->
                new Recorded(line, Recorded.Kind.ASK, List.of(), asked.answer(), asked.json());
            case Entry.Told told ->
                new Recorded(line, Recorded.Kind.EVENT, List.of(), "", told.json());
            case Entry.Judged judged ->
                new Recorded(line, Recorded.Kind.JUDGE, List.of(), judged.act(), judged.json());
          });
    }
    return lines;
  }

  /** The same dice, as they lie after the first lines. */
  SeededDice diceAfter(int cut) {
    var dice = new SeededDice(seed);
    for (Recorded line : lines.subList(0, cut)) {
      line.faces().forEach(face -> dice.die(DIE));
    }
    return dice;
  }

  /** Every face takes one word of the stream, whatever the die. */
  private static final int DIE = 2;

  /** Answers and acts that follow from how the battle stands, and from nothing else. */
  static final Players SLY =
      new Players() {
        @Override
        public <T extends Answer> T answer(Question<T> question, Judge judge) {
          var battle = (Battle) question.scene();
          Combatant who = (Combatant) question.who();
          if (who != null && who.hitPoints() == 2) {
            judge.act(new BattleAct.HitPoints(battle, who, 5));
          }
          if (who != null && who.index() == 0 && battle.round() == 2) {
            Combatant orc = battle.combatant(2);
            if (battle.field().distance(who, orc) > 5) {
              judge.act(new BattleAct.Placed(battle, who, new Bearing(orc, true)));
            }
          }
          var options = question.options();
          int sum = battle.round();
          for (Combatant each : battle.combatants()) {
            sum += each.hitPoints() * (each.index() + 3);
          }
          return options.get(Math.floorMod(sum, options.size())).answer();
        }
      };
}
