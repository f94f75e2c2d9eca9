package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.HELPLESS;

import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import org.jspecify.annotations.Nullable;

/**
 * One attack: the die against the number, and what people hear of it. A2.ATK.11-18
 *
 * @param way melee or missile
 * @param maneuver what is tried by it, null if it is a plain blow
 * @param ambush whether it is one, null from those who never learned to
 */
public record Blow(
    Combatant attacker,
    Combatant target,
    Weapon weapon,
    String way,
    @Nullable Maneuver maneuver,
    @Nullable Boolean ambush) {

  public static final String MELEE = "melee";
  public static final String MISSILE = "missile";

  private static final Reason THROW = new Reason("attack throw", "A2.ATK.07");
  private static final int NEVER = 1;

  /** In place of a die. */
  static final int SURE = 0;

  /** What the die shows. The helpless are hit without a throw. A2.COND.HELPLESS.03 */
  static int thrown(AttackRoom fight, Combatant attacker, Combatant target, Tally toHit) {
    return isHelpless(target) ? SURE : fight.d20().attack(attacker, THROW, toHit);
  }

  private static boolean isHelpless(Combatant target) {
    return target.is(HELPLESS) || !target.isInTheWay();
  }

  static boolean lands(Tally toHit, int die) {
    return die == SURE || die >= toHit.face();
  }

  Event told(Tally toHit, int die) {
    return die == SURE ? sure(toHit) : thrown(toHit, die, lands(toHit, die));
  }

  private Event thrown(Tally toHit, int die, boolean hit) {
    boolean bounced = !hit && isStoppedByArmour(toHit, die);
    String outcome = hit ? "hit" : bounced ? "miss, bounced off the armour" : "miss";
    var event =
        attack(toHit, hit ? "A2.ATK.11" : "A2.ATK.14")
            .fact("roll", die)
            .fact("total", die + toHit.bonus())
            .fact("hit", hit)
            .says(
                opening("") + ":",
                " needs " + toHit.least() + "+ (" + reasons(toHit) + ");",
                " rolled " + Throws.shown(die) + ": " + outcome + ".");
    return bounced ? event.fact("bounced", true) : event;
  }

  /** The helpless are hit without a throw, and so is whom one holds. */
  private Event sure(Tally toHit) {
    String rule = maneuver == null ? null : maneuver.sure(attacker, target);
    boolean helpless = isHelpless(target);
    return attack(toHit, rule == null ? "A2.COND.HELPLESS.03" : rule)
        .fact("hit", true)
        .says(opening(helpless ? "the helpless " : "the held ") + ":", "", " hit.");
  }

  private Event attack(Tally toHit, String rule) {
    var event =
        Event.of(Event.Kind.ATTACK, rule)
            .by(attacker)
            .on(target)
            .fact("weapon", weapon.name())
            .fact("way", way)
            .needs(toHit)
            .fact("target", toHit.target())
            .fact("bonus", toHit.bonus());
    if (maneuver != null) {
      event.fact("maneuver", maneuver.verb());
    }
    return ambush == null ? event : event.fact("ambush", ambush);
  }

  private String opening(String how) {
    return attacker.name()
        + " "
        + (way.equals(MELEE) ? "strikes at" : weapon.fromAfar())
        + " "
        + how
        + target.name()
        + " with the "
        + weapon.name();
  }

  private static String reasons(Tally toHit) {
    var text = new StringBuilder();
    for (int i = 0; i < toHit.size(); i++) {
      text.append(i == 0 ? "" : ", ").append(toHit.share(i)).append(' ');
      text.append(toHit.term(i).tag() == Tag.LEVEL ? "for " : "");
      text.append(toHit.term(i).label());
    }
    return text.toString();
  }

  /** A miss that only the armour stopped is told apart. A2.ATK.15, A2.GAP.203 */
  private static boolean isStoppedByArmour(Tally toHit, int die) {
    return die != NEVER && die >= toHit.needs() - ArmourClass.hard(toHit);
  }
}
