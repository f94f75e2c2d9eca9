package dev.cleave.weaponskill.attack;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.weaponskill.fray.Fighter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asked of somebody who is attacked or wrestled, while his own action is unspent. */
final class ResponseQuestion extends Question<Response> {

  static final String COUNTERATTACK = "counterattack";

  /** The provocation, and the blow that may answer it. */
  enum Cause {
    BLOW("is about to strike at", COUNTERATTACK),
    SHOT("is about to shoot at", ""),
    GRIP("reaches for", "strike");

    private final String words;
    private final String blow;

    Cause(String words, String blow) {
      this.words = words;
      this.blow = blow;
    }
  }

  private final Exchange fight;
  private final Fighter fighter;
  private final Fighter aggressor;
  private final Cause cause;

  ResponseQuestion(Exchange fight, Fighter fighter, Fighter aggressor, Cause cause) {
    super(
        fight.battle,
        Kind.RESPONSE,
        fighter.combatant.side(),
        fighter.combatant,
        cause == Cause.GRIP ? "WS.WRESTLE.03" : "WS.ATK.06");
    this.fight = fight;
    this.fighter = fighter;
    this.aggressor = aggressor;
    this.cause = cause;
  }

  /** A question only where a blow or a defence is left to him. */
  boolean isOpen() {
    return mayStrike() || mayDefend();
  }

  private boolean mayStrike() {
    return switch (cause) {
      case BLOW -> whyNoCounter() == null;
      case GRIP -> fight.responses.mayStrikeGrappler(fighter, aggressor);
      case SHOT -> false;
    };
  }

  private boolean mayDefend() {
    return cause != Cause.GRIP && whyNoDefence() == null;
  }

  private @Nullable Refusal whyNoDefence() {
    return fight.responses.whyNoDefence(fighter, aggressor);
  }

  private Response blow() {
    return new Response.Blow(cause.blow, aggressor.combatant);
  }

  private @Nullable Refusal whyNoCounter() {
    return fight.responses.whyNoCounter(fighter, aggressor);
  }

  @Override
  public List<Option<Response>> options() {
    var options = new ArrayList<Option<Response>>();
    if (mayStrike()) {
      options.add(new Option<>(blow(), prospect().words(aggressor, null) + ", spends the action"));
    }
    if (mayDefend()) {
      options.add(new Option<>(Response.Plain.FULL_DEFENCE, "spends the action"));
    }
    options.add(new Option<>(Response.Plain.STAND));
    return options;
  }

  @Override
  public @Nullable Tally needs(Response answer) {
    return answer instanceof Response.Blow ? prospect().blow(aggressor, null) : null;
  }

  @Override
  public @Nullable Term decides(Response answer) {
    return answer instanceof Response.Blow ? prospect().decides(aggressor) : null;
  }

  private Prospect prospect() {
    return new Prospect(fight, fighter);
  }

  @Override
  public List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    Refusal counter = cause == Cause.BLOW ? whyNoCounter() : null;
    if (counter != null) {
      refusals.add(counter);
    }
    Refusal defence = whyNoDefence();
    if (defence != null) {
      refusals.add(defence);
    }
    return refusals;
  }

  @Override
  public Response usual() {
    if (mayStrike()) {
      return blow();
    }
    boolean desperate = fighter.combatant.hitPoints() * 4 <= fighter.combatant.mostHitPoints();
    return desperate && fighter.holding && mayDefend()
        ? Response.Plain.FULL_DEFENCE
        : Response.Plain.STAND;
  }

  @Override
  public Response quiet() {
    return Response.Plain.STAND;
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    var there = new Exchange(copy, table, fight.numbers);
    Fighter same = there.fighter(fighter.combatant);
    Fighter other = there.fighter(aggressor.combatant);
    Response response = new ResponseQuestion(there, same, other, cause).read(answer);
    if (response == null) {
      return false;
    }
    there.damage.alone(() -> there.responses.give(same, other, cause, response));
    return true;
  }

  @Override
  public Lead lead(Response answer) {
    return Lead.at(aggressor.combatant);
  }

  @Override
  public String says() {
    return aggressor + " " + cause.words + " " + fighter + ": what does " + fighter + " do?";
  }
}
