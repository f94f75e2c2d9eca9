package dev.cleave.weaponskill.movement;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.weaponskill.attack.Exchange;
import dev.cleave.weaponskill.attack.Prospect;
import dev.cleave.weaponskill.attack.Response;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.wrestling.Wrestling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asked of somebody through whose reach an enemy runs, while his own action is unspent. */
final class RunQuestion extends Question<Response> {

  private final Exchange fight;
  private final Wrestling wrestling;
  private final Fighter fighter;
  private final Fighter runner;

  RunQuestion(Exchange fight, Wrestling wrestling, Fighter fighter, Fighter runner) {
    super(fight.battle, Kind.RESPONSE, fighter.combatant.side(), fighter.combatant, "WS.MOVE.04");
    this.fight = fight;
    this.wrestling = wrestling;
    this.fighter = fighter;
    this.runner = runner;
  }

  @Override
  public List<Option<Response>> options() {
    var options = new ArrayList<Option<Response>>();
    if (fight.reach.has(fighter, runner)) {
      options.add(new Option<>(blow(), prospect().words(runner, null) + ", spends the action"));
      if (wrestling.hasHands(fighter)) {
        options.add(new Option<>(Response.Plain.WRESTLE, "a contest, spends the action"));
      }
    }
    options.add(new Option<>(Response.Plain.STAND));
    return options;
  }

  private Response blow() {
    return new Response.Blow("attack", runner.combatant);
  }

  @Override
  public @Nullable Tally needs(Response answer) {
    return answer instanceof Response.Blow ? prospect().blow(runner, null) : null;
  }

  @Override
  public @Nullable Term decides(Response answer) {
    return answer instanceof Response.Blow ? prospect().decides(runner) : null;
  }

  private Prospect prospect() {
    return new Prospect(fight, fighter);
  }

  @Override
  public List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    Refusal defence = fight.responses.whyNoDefence(fighter);
    if (defence != null) {
      refusals.add(defence);
    }
    if (!wrestling.hasHands(fighter)) {
      refusals.add(new Refusal("wrestle", fighter + " needs both hands free", "WS.WRESTLE.02"));
    }
    return refusals;
  }

  @Override
  public Response usual() {
    return fight.reach.has(fighter, runner) ? blow() : Response.Plain.STAND;
  }

  @Override
  public Response quiet() {
    return Response.Plain.STAND;
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    var there = new Exchange(copy, table, fight.numbers);
    var hands = new Wrestling(there);
    Fighter same = there.fighter(fighter.combatant);
    Fighter other = there.fighter(runner.combatant);
    Response response = new RunQuestion(there, hands, same, other).read(answer);
    if (response == null) {
      return false;
    }
    there.damage.alone(() -> new Movement(there, hands).stop(same, other, response));
    return true;
  }

  @Override
  public Lead lead(Response answer) {
    return Lead.at(runner.combatant);
  }

  @Override
  public String says() {
    return runner + " runs past " + fighter + ": what does " + fighter + " do?";
  }
}
