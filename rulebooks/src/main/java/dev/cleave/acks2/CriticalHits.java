package dev.cleave.acks2;

import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who hits by ten or more throws twice the dice, and who is hit so saves or suffers an effect
 * besides, of which both have a say. A2O.CRIT.01-11, A2O.GAP.05-10
 */
final class CriticalHits {

  private static final Reason EFFECT = new Reason("critical effect", "A2O.CRIT.05");
  private static final Dice D10 = Dice.d(10);

  /** Special maneuvers as proficiencies name them, and the effects that are like them. */
  private static final List<CriticalEffect> TRICKS =
      List.of(
          CriticalEffect.DISARM,
          CriticalEffect.FORCE_BACK,
          CriticalEffect.KNOCKDOWN,
          CriticalEffect.SUNDER_WEAPON,
          CriticalEffect.WRESTLE,
          CriticalEffect.INCAPACITATE);

  private final OptionalRules fight;
  private final CriticalOutcome outcome;

  // Of the throw that was made last, until its damage is dealt
  private @Nullable Combatant by;
  private @Nullable Combatant on;
  private int margin;
  private int damage;
  private int dealt;
  private boolean extraordinary;
  private @Nullable Boolean saved;

  CriticalHits(OptionalRules fight) {
    this.fight = fight;
    this.outcome = new CriticalOutcome(fight);
  }

  CriticalOutcome outcome() {
    return outcome;
  }

  /** Without a throw there is no margin; a sweep deals no blow that could be one. A2O.MIX.13 */
  void thrown(Combatant attacker, Combatant target, Tally toHit, int die) {
    by = attacker;
    on = target;
    margin = die <= 1 ? -1 : die - toHit.needs();
    saved = null;
  }

  private boolean isCritical() {
    return by != null && margin >= fight.options.criticalMargin;
  }

  /**
   * A hit deals its damage now.
   *
   * @return whether it is critical
   */
  boolean announce() {
    Combatant attacker = by;
    Combatant target = on;
    if (attacker == null || target == null || !isCritical()) {
      return false;
    }
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("critical", "A2O.CRIT.01")
              .by(attacker)
              .on(target)
              .fact("margin", margin)
              .says(
                  attacker.name() + " has hit " + target.name() + " by " + margin + ": critical."));
    }
    return true;
  }

  void note(int amount, int left, Harm harm) {
    damage = amount;
    dealt = left;
    extraordinary = harm.extraordinary();
    saved = null;
  }

  void noteSave(Combatant who, boolean made) {
    saved = who == on ? (Boolean) made : saved;
  }

  /** Whom the damage has felled saves no more. A2O.GAP.05, A2O.MIX.11, A2O.MIX.26 */
  void wounded(Combatant attacker, Combatant target, Weapon weapon, @Nullable Maneuver maneuver) {
    boolean critical = isCritical() && attacker == by && target == on;
    Boolean made = maneuver == null ? null : saved;
    boolean melee = fight.wielding().melee(attacker) == weapon || weapon.range() == null;
    var blow =
        critical
            ? new CriticalBlow(attacker, target, weapon, damage, dealt, extraordinary, melee)
            : null;
    by = null;
    on = null;
    if (blow == null) {
      return;
    }
    if (fight.defers(target)) {
      fight.moment.afterwards(() -> settle(blow, made));
    } else {
      settle(blow, made);
    }
  }

  private void settle(CriticalBlow blow, @Nullable Boolean made) {
    if (blow.on().isStanding() && !(made == null ? isSaved(blow) : made)) {
      inflict(blow);
    }
  }

  /** Its own size counts, whatever it sits on. A2O.CRIT.03, A2O.MIX.19 */
  private boolean isSaved(CriticalBlow blow) {
    int larger = blow.on().sheet().size().rank() - blow.by().sheet().size().rank();
    return fight.maneuvers().isSaved(blow.on(), fight.maneuvers().save(blow.on(), larger));
  }

  private void inflict(CriticalBlow blow) {
    CriticalEffect rolled = rolled(blow);
    List<Stroke> strokes = strokes(blow, rolled);
    Stroke stroke =
        strokes.size() == 1
            ? strokes.getFirst()
            : fight.table.ask(new CriticalQuestion(fight, blow, strokes));
    if (stroke.effect().splinters && maySplinter(blow)) {
      var question = new SplinterQuestion(fight, blow, stroke.effect());
      if (fight.table.ask(question).yes()) {
        stroke = new Stroke(CriticalEffect.DAMAGE_SHIELD);
      }
    }
    outcome.apply(blow, stroke);
  }

  /** A blow cannot be brawled or wrestled from afar. A2O.GAP.08 */
  private CriticalEffect rolled(CriticalBlow blow) {
    while (true) {
      int die = fight.table.roll(D10, EFFECT, blow.by());
      CriticalEffect effect = fight.options.effect(die, isArmed(blow.on()));
      boolean close = effect == CriticalEffect.BRAWLING || effect == CriticalEffect.WRESTLE;
      if (fight.table.listens()) {
        tell(blow, die, effect);
      }
      if (blow.melee() || !close) {
        return effect;
      }
    }
  }

  private void tell(CriticalBlow blow, int die, CriticalEffect effect) {
    fight.table.tell(
        Event.of("critical effect", "A2O.CRIT.05")
            .by(blow.by())
            .on(blow.on())
            .fact("roll", die)
            .fact("effect", effect.text)
            .says("The critical effect on " + blow.on().name() + ": " + effect.text + "."));
  }

  /** Equipped with arms or armour, whatever it is. A2O.CRIT.06-07, A2O.GAP.06 */
  private boolean isArmed(Combatant who) {
    return !who.weapon().natural() && !who.weapon().isUnarmed()
        || who.bearsShield()
        || who.sheet().armour().rating() - fight.armouring().missing(who) > 0;
  }

  /** What he may inflict, the usual first. A2O.CRIT.08-09, A2O.GAP.07, A2O.GAP.26 */
  private List<Stroke> strokes(CriticalBlow blow, CriticalEffect rolled) {
    var strokes = new ArrayList<Stroke>();
    if (rolled == CriticalEffect.CHOICE) {
      for (CriticalEffect effect : fight.options.effects(isArmed(blow.on()))) {
        addIf(effect != CriticalEffect.BRAWLING, effect, blow, strokes);
      }
    } else {
      addIf(rolled != CriticalEffect.BRAWLING, rolled, blow, strokes);
    }
    for (CriticalEffect trick : TRICKS) {
      addIf(isTrickster(blow.by(), trick), trick, blow, strokes);
    }
    if (blow.melee() || strokes.isEmpty()) {
      boolean metal = fight.options.isMetal(blow.by().weapon());
      strokes.add(new Stroke(CriticalEffect.BRAWLING, !metal));
      if (metal) {
        strokes.add(new Stroke(CriticalEffect.BRAWLING, true));
      }
    }
    boolean climbs = blow.on().sheet().size().rank() > blow.by().sheet().size().rank();
    if (climbs && strokes.remove(new Stroke(CriticalEffect.WRESTLE))) {
      strokes.add(new Stroke(CriticalEffect.WRESTLE)); // only for those who mean to
    }
    return strokes;
  }

  private void addIf(
      boolean allowed, CriticalEffect effect, CriticalBlow blow, List<Stroke> strokes) {
    var stroke = new Stroke(effect);
    boolean close = effect == CriticalEffect.WRESTLE;
    if (allowed
        && (blow.melee() || !close)
        && !strokes.contains(stroke)
        && outcome.applies(blow, effect)) {
      strokes.add(stroke);
    }
  }

  /** "combat trickery (knock down)": the maneuver by its own name. */
  private boolean isTrickster(Combatant who, CriticalEffect effect) {
    String maneuver =
        switch (effect) {
          case KNOCKDOWN -> "knock down";
          case SUNDER_WEAPON -> "sunder";
          case WRESTLE -> "wrestling";
          default -> effect.text;
        };
    return who.sheet().has("combat trickery (" + maneuver + ")");
  }

  /** A magic shield may be held out even where the blow cannot hurt it. A2O.GAP.12 */
  private boolean maySplinter(CriticalBlow blow) {
    return fight.wielding().hasShieldUp(blow.on())
        && (!fight.options.magicShieldMustSuffer
            || blow.extraordinary()
            || blow.on().sheet().shield().magic() == 0);
  }
}
