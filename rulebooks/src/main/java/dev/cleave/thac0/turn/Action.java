package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import dev.cleave.thac0.fray.Plan;
import org.jspecify.annotations.Nullable;

/** What somebody does when he is called. TH.RESOLVE.01 */
public sealed interface Action extends Answer {

  /** The sorts of things to do. */
  enum Verb {
    ATTACK("attack"),
    SHOOT("shoot"),
    SPARE("shoot past friends at"),
    CHARGE("charge"),
    CALL("strike at"),
    SAP("sap"),
    SUBDUE("subdue"),
    BACKSTAB("backstab"),
    PUNCH("punch"),
    ROUND("strike round the shield of"),
    TRIP("trip"),
    DISMOUNT("hook"),
    UNSEAT("pull from the saddle"),
    STEED("strike the mount of"),
    DISARM("disarm"),
    GRAB("grab"),
    RUSH("rush"),
    PUMMEL("pummel"),
    KICK("kick"),
    WRESTLE("wrestle"),
    OVERBEAR("overbear"),
    NET("catch"),
    LEGS("catch the legs of"),
    ARMS("catch the arms of"),
    ARM("catch the arm of"),
    SNATCH("catch the weapon of"),
    TRAMPLE("trample"),
    ROLL("roll at"),
    MANIFEST("manifest on"),
    CAST("cast at"),
    TOUCH("touch"),
    USE("use on"),
    THROW("throw at"),
    HURL("hurl"),
    SLAY("kill"),
    COVERED("strike the covered"),
    MOVE("move"),
    ADVANCE("advance on"),
    WITHDRAW("withdraw"),
    FLEE("flee"),
    RUN("run"),
    SPRINT("sprint"),
    FLY_UP("fly up"),
    FLY_DOWN("fly down"),
    HOLD("hold"),
    KEEP_COVER("keep covering"),
    CHANGE("change to"),
    KNEEL("kneel"),
    SIT("sit down"),
    LIE("lie down"),
    RISE("rise"),
    STAND("stand up"),
    FACE("face"),
    BLOCK("keep a block"),
    KEEP_DISARM("keep a disarm"),
    KEEP_TRAP("keep a trap"),
    SQUEEZE("squeeze"),
    FLING("throw down"),
    PIN("pin"),
    MAINTAIN("hold on to"),
    DRAG("drag"),
    PULL("pull down"),
    WRENCH("bend the bars"),
    LOCK("keep the blade locked"),
    CUT("cut free"),
    DON("put on the armour"),
    DOFF("take off the armour"),
    MOUNT("get into the saddle"),
    ALIGHT("get out of the saddle"),
    TREAT("treat"),
    LET_GO("let go"),
    BREAK_FREE("break free"),
    SLIP_FREE("slip free"),
    FREE_WEAPON("free the weapon"),
    BREAK_WEAPON("break the weapon"),
    UNTANGLE("untangle"),
    BIND("bind"),
    TEND("tend"),
    TIE("tie up"),
    PICK_UP("pick up"),
    TURN_UNDEAD("turn undead"),
    SMOTHER("smother the flames"),
    OTHER("something else"),
    SHOUT("shout"),
    WAIT("wait");

    private final String words;

    Verb(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }

    /** Takes no time: something else may follow. TH.ROUND.11, TH.STANCE.15 */
    boolean isFree() {
      return switch (this) {
        case KNEEL, SIT, LIE, FACE, BLOCK, KEEP_DISARM, KEEP_TRAP, LET_GO, SHOUT -> true;
        default -> false;
      };
    }
  }

  Verb kind();

  /** The same in a copy of the battle. */
  Action in(Battle copy);

  @Override
  default String verb() {
    return kind().words();
  }

  /** An attack on somebody. */
  record Assail(Verb kind, Combatant target) implements Action, Assault {

    @Override
    public String text() {
      return kind.words + " " + target.name();
    }

    @Override
    public String verb() {
      return kind.words;
    }

    @Override
    public String gait() {
      return kind == Verb.CHARGE || kind == Verb.RUSH ? "charge" : "";
    }

    @Override
    public Action in(Battle copy) {
      return new Assail(kind, copy.combatant(target.index()));
    }
  }

  /** Anything else. */
  record Act(
      Verb kind,
      @Nullable Combatant target,
      @Nullable Spot spot,
      @Nullable Weapon weapon,
      @Nullable Plan plan,
      String word)
      implements Action {

    static Act of(Verb kind) {
      return new Act(kind, null, null, null, null, "");
    }

    static Act on(Verb kind, Combatant target) {
      return new Act(kind, target, null, null, null, "");
    }

    static Act to(Verb kind, Spot spot) {
      return new Act(kind, null, spot, null, null, "");
    }

    static Act with(Verb kind, Weapon weapon) {
      return new Act(kind, null, null, weapon, null, "");
    }

    static Act plan(Plan plan) {
      return new Act(Verb.CHANGE, null, null, null, plan, "");
    }

    static Act word(Verb kind, String word) {
      return new Act(kind, null, null, null, null, word);
    }

    @Override
    public String text() {
      var text = new StringBuilder(kind.words);
      if (target != null) {
        text.append(' ').append(target.name());
      }
      if (spot != null) {
        text.append(spot instanceof Square ? " to " : " ").append(spot.text());
      }
      if (weapon != null) {
        text.append(' ').append(weapon.name());
      }
      if (plan != null) {
        text.append(' ').append(plan.text());
      }
      return word.isEmpty() ? text.toString() : text.append(' ').append(word).toString();
    }

    @Override
    public String verb() {
      return kind.words;
    }

    @Override
    public String gait() {
      return switch (kind) {
        case MOVE, ADVANCE, WITHDRAW, FLEE, RUN, SPRINT -> kind.words;
        default -> "";
      };
    }

    @Override
    public boolean declines() {
      return kind == Verb.WAIT;
    }

    @Override
    public Action in(Battle copy) {
      return new Act(
          kind,
          target == null ? null : copy.combatant(target.index()),
          spot instanceof Bearing(Combatant other, boolean toward)
              ? new Bearing(copy.combatant(other.index()), toward)
              : spot,
          weapon,
          plan == null ? null : plan.in(copy),
          word);
    }
  }
}
