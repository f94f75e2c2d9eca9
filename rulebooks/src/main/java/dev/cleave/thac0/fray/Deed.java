package dev.cleave.thac0.fray;

/** The sorts of things one declares for a round. TH.SEQ.11, TH.SEQ.16, TH.SEQ.17 */
public enum Deed {
  ATTACK("attack"),
  SHOOT("shoot"),
  THROW("throw"),
  CAST("cast"),
  MANIFEST("manifest"),
  TOUCH("touch"),
  USE("use"),
  GUARD("guard"),
  PARRY("parry"),
  COVER("cover"),
  HOLD("hold"),
  CHARGE("charge"),
  WITHDRAW("withdraw"),
  FLEE("flee"),
  RUN("run"),
  SPRINT("sprint"),
  MOVE("move"),
  CALL("call a shot at"),
  SAP("sap"),
  DISARM("disarm"),
  GRAB("grab"),
  PUNCH("punch"),
  RUSH("rush"),
  PUMMEL("pummel"),
  KICK("kick"),
  WRESTLE("wrestle"),
  OVERBEAR("overbear"),
  TRAMPLE("trample"),
  BACKSTAB("backstab"),
  TURN("turn undead"),
  STAND("stand up"),
  OTHER("something else");

  private final String verb;

  Deed(String verb) {
    this.verb = verb;
  }

  public String verb() {
    return verb;
  }

  /** What must be said before the dice fall, and cannot be changed to. TH.C.CHANGE.04 */
  public boolean isOnlyDeclared() {
    return switch (this) {
      case CAST,
          MANIFEST,
          TRAMPLE,
          CHARGE,
          RUN,
          SPRINT,
          WITHDRAW,
          COVER,
          GUARD,
          PARRY,
          CALL,
          SAP,
          DISARM,
          PUNCH,
          RUSH,
          BACKSTAB ->
          true;
      default -> false;
    };
  }

  /** One of the gaits that takes the whole round. TH.SEQ.16 */
  public boolean isGait() {
    return switch (this) {
      case WITHDRAW, FLEE, RUN, SPRINT, MOVE -> true;
      default -> false;
    };
  }

  /** Hands, feet or body and no weapon. TH.TYPE.04 */
  public boolean isUnarmed() {
    return switch (this) {
      case PUMMEL, KICK, WRESTLE, OVERBEAR, TRAMPLE -> true;
      default -> false;
    };
  }
}
