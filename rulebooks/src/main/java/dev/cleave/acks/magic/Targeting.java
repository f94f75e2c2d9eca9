package dev.cleave.acks.magic;

import static dev.cleave.acks.book.State.BLINDED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Template;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.table.Area;
import dev.cleave.engine.table.Lead;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a spell may be aimed, and whom it takes in from there. A2.SPELL.05-09 */
public final class Targeting {

  private static final Forbidden WRONG = new Forbidden("the spell is not for FOE", "A2.FULL.02");
  private static final Forbidden LATER =
      new Forbidden("that is done when the fight is over", "A2.TAMPER.01");
  private static final Forbidden TOO_FAR =
      new Forbidden("FOE is out of the spell's range", "A2.SPELL.09");
  private static final Forbidden FAR_OFF =
      new Forbidden("that is out of the spell's range", "A2.SPELL.09");
  private static final Forbidden UNSEEN = new Forbidden("WHO does not see FOE", "A2.SPELL.05");
  private static final Forbidden HIDES =
      new Forbidden("WHO has no line of sight to that", "A2.SPELL.05");
  private static final Forbidden POWERLESS =
      new Forbidden("the spell has no power over FOE", "A2.SPELL.08");
  private static final Forbidden NOT_BEHELD =
      new Forbidden("WHO is too far from FOE to behold him", "A2.SPELL.06");
  private static final Forbidden NOT_BEHOLDING =
      new Forbidden("FOE does not behold WHO", "A2.SPELL.06");
  private static final Forbidden OFF_MAP = new Forbidden("that is not on the map", "A2.SPELL.05");

  private static final Reason HIT_DICE = new Reason("hit dice it takes in", "A2.SPELL.08");

  private final MagicRoom fight;

  Targeting(MagicRoom fight) {
    this.fight = fight;
  }

  /** Why a spell cannot be aimed so, null if it can; the caster may turn. A2.GAP.128 */
  public @Nullable Forbidden bars(Combatant caster, Spell spell, Impact aim) {
    Combatant target = aim.creature();
    Template area = spell.scope().template();
    if (area == null) {
      return target == null ? OFF_MAP : barsTarget(caster, spell, target);
    }
    if (isAboutCaster(spell)) {
      return target == caster ? null : WRONG;
    }
    if (target != null) {
      return barsMark(caster, area, reach(spell), target);
    }
    Spot spot = aim.spot();
    if (spot == null || !fight.field.has(spot, caster)) {
      return OFF_MAP;
    }
    int feet = fight.field.distance(caster, spot);
    if (feet == 0 && !area.is(Template.Shape.BURST)) {
      return WRONG; // it would not know which way to lie
    }
    if (feet > reach(spell)) {
      return FAR_OFF;
    }
    return caster.is(BLINDED) || !fight.field.landing(caster, spot).equals(spot) ? HIDES : null;
  }

  private @Nullable Forbidden barsMark(
      Combatant caster, Template area, int reach, Combatant target) {
    if (!target.isStanding() || !fight.field.isOn(target)) {
      return WRONG;
    }
    if (target == caster) {
      return area.is(Template.Shape.BURST) ? null : WRONG;
    }
    if (!fight.field.within(caster, target, reach)) {
      return TOO_FAR;
    }
    return fight.sight().couldSee(caster, target) ? null : UNSEEN;
  }

  /** How far off the point it is aimed at may be. */
  private static int reach(Spell spell) {
    Template area = spell.scope().template();
    return area != null && area.isFromHand() ? area.feet() : spell.range();
  }

  /** It spreads from where he stands. */
  static boolean isAboutCaster(Spell spell) {
    Template area = spell.scope().template();
    return area != null && area.is(Template.Shape.BURST) && spell.range() == 0;
  }

  private @Nullable Forbidden barsTarget(Combatant caster, Spell spell, Combatant target) {
    Forbidden wrong = barsSort(caster, spell, target);
    if (wrong != null || caster == target) {
      return wrong;
    }
    if (!fight.field.within(caster, target, spell.range())) {
      return TOO_FAR;
    }
    if (!fight.sight().couldSee(caster, target)) {
      return UNSEEN;
    }
    for (Scope.Beholding need : spell.scope().needs()) {
      boolean his = need == Scope.Beholding.CASTER_BEHOLDS;
      if (!(his
          ? fight.beholding().beholds(caster, target)
          : fight.beholding().sees(target, caster))) {
        return his ? NOT_BEHELD : NOT_BEHOLDING;
      }
    }
    return null;
  }

  private @Nullable Forbidden barsSort(Combatant caster, Spell spell, Combatant target) {
    if (spell.has("necromantic")) {
      return target.fate() == Fate.DOWN || target.fate() == Fate.DEAD ? null : WRONG;
    }
    if (!spell.traits().isEmpty()) {
      return LATER;
    }
    if (spell.scope().whom() == Scope.Whom.SELF && caster != target) {
      return WRONG;
    }
    boolean fallen = Casting.isCure(spell) && target.fate() == Fate.DOWN;
    if (caster.isEnemyOf(target) == spell.allies() || !target.isStanding() && !fallen) {
      return WRONG; // A2.COMBAT.40
    }
    return worksOn(spell, target) ? null : POWERLESS;
  }

  /** It has power over such a creature. A2.SPELL.08 */
  public boolean worksOn(Spell spell, Combatant target) {
    Scope scope = spell.scope();
    String kind = target.sheet().kind();
    if (scope.spares().contains(kind) || !scope.only().isEmpty() && !scope.only().contains(kind)) {
      return false;
    }
    HitDice most = scope.most();
    return most == null || hitDice(target).compareTo(most) <= 0;
  }

  /** A character has as many as levels. A2.GAP.314 */
  private HitDice hitDice(Combatant target) {
    return target.sheet().isCharacter()
        ? HitDice.of(fight.prowess(target).level)
        : target.sheet().hitDice();
  }

  /**
   * Everybody in the area over whom it has power, or as many as the caster may pick. A2.SPELL.09
   */
  public List<Combatant> caught(Combatant caster, Spell spell, Impact aim) {
    Template area = spell.scope().template();
    Combatant first = aim.creature();
    if (area == null) {
      return first == null ? List.of() : picked(caster, spell, first);
    }
    Spot at = aim.spot();
    var caught = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (at != null
          && who.isStanding()
          && fight.field.isOn(who)
          && isMeant(caster, spell, who)
          && fight.field.catches(area, caster, at, who)
          && worksOn(spell, who)) {
        caught.add(who);
      }
    }
    return caught;
  }

  private static boolean isMeant(Combatant caster, Spell spell, Combatant who) {
    return switch (spell.scope().whom()) {
      case ALLIES -> !caster.isEnemyOf(who);
      case ENEMIES -> caster.isEnemyOf(who);
      case SELF -> caster == who;
      case PICKED -> caster.isEnemyOf(who) != spell.allies();
      case EVERYBODY -> true;
    };
  }

  /** The same when it takes hold: of so many Hit Dice the weakest go first. A2.SPELL.08 */
  List<Combatant> taken(Combatant caster, Spell spell, Impact aim) {
    List<Combatant> caught = caught(caster, spell, aim);
    if (spell.scope().hitDice().most() == 0 || caught.isEmpty()) {
      return caught;
    }
    Spot at = aim.spot();
    caught.sort(
        Comparator.comparing(this::hitDice)
            .thenComparingInt(who -> at == null ? 0 : fight.field.distance(who, at)));
    int left = fight.table.roll(spell.scope().hitDice(), HIT_DICE, caster);
    var taken = new ArrayList<Combatant>();
    for (Combatant who : caught) {
      left -= Math.max(1, hitDice(who).whole());
      if (left < 0) {
        break;
      }
      taken.add(who);
    }
    return taken;
  }

  /** At one, and at those nearest to him as far as the spell goes round. */
  private List<Combatant> picked(Combatant caster, Spell spell, Combatant first) {
    var targets = new ArrayList<Combatant>();
    targets.add(first);
    while (targets.size() < spell.targets()) {
      Combatant nearest = null;
      for (Fighter fighter : fight.fighters) {
        Combatant other = fighter.who;
        if (!targets.contains(other)
            && barsTarget(caster, spell, other) == null
            && (nearest == null
                || fight.field.distance(first, other) < fight.field.distance(first, nearest))) {
          nearest = other;
        }
      }
      if (nearest == null) {
        break;
      }
      targets.add(nearest);
    }
    return targets;
  }

  /** The area as it would lie, and where it is aimed. */
  Lead lead(Combatant caster, Spell spell, Impact aim) {
    Template area = spell.scope().template();
    Spot at = aim.spot();
    if (area == null || at == null) {
      return Lead.at(aim.creature());
    }
    Area drawn =
        area.is(Template.Shape.BURST)
            ? new Area(at, area.feet(), List.of(), Impact.known(caught(caster, spell, aim), caster))
            : new Area(
                area.isFromHand() ? fight.field.middle(caster) : at,
                0,
                fight.field.covered(area, caster, at),
                Impact.known(caught(caster, spell, aim), caster));
    return Lead.at(aim.creature(), at, drawn);
  }

  /** How far it is, and of an area whom it catches as far as he knows. A2.COND.HIDE.01 */
  String detail(Combatant caster, Spell spell, Impact aim) {
    String feet = aim.feetFrom(caster, fight.field) + "'";
    if (spell.scope().template() == null) {
      return feet;
    }
    List<String> names =
        Impact.known(caught(caster, spell, aim), caster).stream().map(Combatant::name).toList();
    return feet + ", catches " + (names.isEmpty() ? "nobody" : String.join(", ", names));
  }
}
