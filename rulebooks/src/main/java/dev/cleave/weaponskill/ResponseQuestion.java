package dev.cleave.weaponskill;

import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asked of somebody who is attacked, wrestled or run past, while his own action is unspent. */
final class ResponseQuestion extends Question<Response> {

  /** What provokes it. */
  enum Cause {
    BLOW("is about to strike at"),
    SHOT("is about to shoot at"),
    GRIP("reaches for"),
    RUN("runs past");

    private final String words;

    Cause(String words) {
      this.words = words;
    }
  }

  private final Fight fight;
  private final Fighter fighter;
  private final Fighter aggressor;
  private final Cause cause;

  ResponseQuestion(Fight fight, Fighter fighter, Fighter aggressor, Cause cause) {
    super(
        fight.battle,
        Kind.RESPONSE,
        fighter.combatant.side(),
        fighter.combatant,
        cause == Cause.RUN ? "WS.MOVE.04" : cause == Cause.GRIP ? "WS.WRESTLE.03" : "WS.ATK.06");
    this.fight = fight;
    this.fighter = fighter;
    this.aggressor = aggressor;
    this.cause = cause;
  }

  /** Whether there is anything to decide. */
  boolean isOpen() {
    return allows(Response.COUNTERATTACK)
        || allows(Response.FULL_DEFENCE)
        || allows(Response.STRIKE)
        || allows(Response.ATTACK);
  }

  private boolean allows(Response response) {
    return switch (response) {
      case COUNTERATTACK -> cause == Cause.BLOW && whyNoCounter() == null;
      case FULL_DEFENCE ->
          (cause == Cause.BLOW || cause == Cause.SHOT)
              && fight.responses.whyNoDefence(fighter) == null;
      case STRIKE -> cause == Cause.GRIP && fight.responses.mayStrikeGrappler(fighter);
      case ATTACK -> cause == Cause.RUN && fight.reach.has(fighter, aggressor);
      case WRESTLE ->
          cause == Cause.RUN
              && fight.reach.has(fighter, aggressor)
              && fight.wrestling.hasHands(fighter);
      case STAND -> true;
    };
  }

  private @Nullable Refusal whyNoCounter() {
    return fight.responses.whyNoCounter(fighter, aggressor);
  }

  @Override
  public List<Option<Response>> options() {
    var options = new ArrayList<Option<Response>>();
    for (Response response : Response.values()) {
      if (allows(response)) {
        options.add(new Option<>(response, detail(response)));
      }
    }
    return options;
  }

  @Override
  public @Nullable Tally needs(Response answer) {
    return switch (answer) {
      case COUNTERATTACK, STRIKE, ATTACK ->
          fight.attackRoll.melee(fighter, aggressor, fighter.weapon());
      case FULL_DEFENCE, WRESTLE, STAND -> null;
    };
  }

  private String detail(Response response) {
    return switch (response) {
      case COUNTERATTACK, STRIKE, ATTACK ->
          "needs "
              + fight.attackRoll.melee(fighter, aggressor, fighter.weapon()).needs()
              + "+, spends the action";
      case FULL_DEFENCE -> "spends the action";
      case WRESTLE -> "a contest, spends the action";
      case STAND -> "";
    };
  }

  @Override
  public List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    Refusal counter = cause == Cause.BLOW ? whyNoCounter() : null;
    if (counter != null) {
      refusals.add(counter);
    }
    Refusal defence = fight.responses.whyNoDefence(fighter);
    if (defence != null) {
      refusals.add(defence);
    }
    if (cause == Cause.RUN && !fight.wrestling.hasHands(fighter)) {
      refusals.add(new Refusal("wrestle", fighter + " needs both hands free", "WS.WRESTLE.02"));
    }
    return refusals;
  }

  @Override
  public Response usual() {
    switch (cause) {
      case GRIP -> {
        return allows(Response.STRIKE) ? Response.STRIKE : Response.STAND;
      }
      case RUN -> {
        return allows(Response.ATTACK) ? Response.ATTACK : Response.STAND;
      }
      default -> {
        if (allows(Response.COUNTERATTACK)) {
          return Response.COUNTERATTACK;
        }
        boolean desperate = fighter.combatant.hitPoints() * 4 <= fighter.combatant.mostHitPoints();
        return desperate && fighter.holding && allows(Response.FULL_DEFENCE)
            ? Response.FULL_DEFENCE
            : Response.STAND;
      }
    }
  }

  @Override
  public Response quiet() {
    return Response.STAND;
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
