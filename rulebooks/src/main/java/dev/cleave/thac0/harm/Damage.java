package dev.cleave.thac0.harm;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Injury;
import dev.cleave.thac0.fray.Volley;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Harm and healing. What is done on one count by several takes effect together, when the count
 * ends. TH.C.DMG.01, TH.C.INIT.20
 */
public final class Damage {

  private static final String FIRE = "fire";
  private static final Reason OIL = new Reason("damage", "TH.GREN.18");

  private final HarmRoom fight;

  Damage(HarmRoom fight) {
    this.fight = fight;
  }

  /** From here on what is done waits. */
  public void together() {
    fight.course.volley.depth++;
  }

  /** What has waited takes effect. */
  public void fall() {
    if (--fight.course.volley.depth == 0) {
      fall(0);
    }
  }

  private void fall(int others) {
    List<Volley.Pending> pending = fight.course.volley.pending;
    int depth = fight.course.volley.depth;
    fight.course.volley.depth = 0;
    for (int i = others; i < pending.size(); i++) {
      switch (pending.get(i)) {
        case Volley.Wound wound -> take(wound);
        case Volley.Laid(int on, int state, int until) ->
            fight.states.gain(fight.fighters[on], State.ALL[state], until);
        case Volley.Stupor(int on, int rounds) ->
            fight.falling.knockOut(null, fight.fighters[on], rounds, "TH.SAP.14");
      }
    }
    pending.subList(others, pending.size()).clear();
    fight.course.volley.depth = depth;
  }

  /** One man's deed with what comes of it: it does not wait for others. */
  public void alone(Runnable deed) {
    int others = fight.course.volley.pending.size();
    deed.run();
    fall(others);
  }

  /** The same before anything else can happen: a guard's blow, a covering shot. TH.C.INIT.23 */
  public void first(Runnable deed) {
    alone(deed);
  }

  /** The same outside the flow of the fight, as if nobody else were doing anything. */
  public void apart(Runnable deed) {
    Volley volley = fight.course.volley;
    int depth = volley.depth;
    var waiting = List.copyOf(volley.pending);
    volley.pending.clear();
    volley.depth = 0;
    deed.run();
    volley.pending.addAll(waiting);
    volley.depth = depth;
  }

  public void deal(Volley.Wound wound) {
    if (fight.course.volley.depth > 0) {
      fight.course.volley.pending.add(wound);
    } else {
      take(wound);
    }
  }

  /** By bare hands: only a part of it is real. TH.C.PUMM.01 */
  public void bruise(Fighter by, Fighter on, int amount) {
    int real = amount / fight.numbers.unarmed.realPartDivisor;
    deal(
        new Volley.Wound(
            by.index(), on.index(), real, amount - real, "bludgeoning", Volley.Gravity.NONE, ""));
  }

  /** Plain harm without an attacker. */
  public void deal(Fighter on, int amount, String type) {
    deal(new Volley.Wound(-1, on.index(), amount, 0, type, Volley.Gravity.NONE, ""));
  }

  /** Knocked out, when the count ends or at once. */
  public void knockOut(Fighter by, Fighter on, int rounds, String rule) {
    if (fight.course.volley.depth > 0) {
      fight.course.volley.pending.add(new Volley.Stupor(on.index(), rounds));
    } else {
      fight.falling.knockOut(by, on, rounds, rule);
    }
  }

  private void take(Volley.Wound wound) {
    Fighter on = fight.fighters[wound.on()];
    Fighter by = wound.by() < 0 ? null : fight.fighters[wound.by()];
    if (!on.combatant.isPresent()) {
      return;
    }
    int amount = wound.real() + wound.temporary();
    on.combatant.setHitPoints(on.combatant.hitPoints() - amount);
    on.temporary += wound.temporary();
    note(on, wound);
    if (fight.listens()) {
      var event = Event.of(Event.Kind.DAMAGE, "TH.C.DMG.01");
      if (by != null) {
        event.by(by.combatant);
      }
      fight.tell(
          event
              .on(on.combatant)
              .fact("amount", amount)
              .fact("temporary", wound.temporary())
              .fact("type", wound.type())
              .fact("hp", on.combatant.hitPoints())
              .says(
                  on
                      + " takes "
                      + amount
                      + " damage"
                      + (wound.temporary() > 0
                          ? " (" + wound.temporary() + " of it temporary)"
                          : "")
                      + " and is at "
                      + on.combatant.hitPoints()
                      + ".")
              .openly(on + " takes " + amount + " damage."));
    }
    if (amount > 0) {
      fight.states.interrupt(on, "is hurt");
      fight.states.lose(on, State.ASLEEP);
      on.covering = -1; // TH.GAP.42
    }
    if (!fight.regenerating.lies(on, wound.type())) {
      fight.falling.judge(by, on);
    }
    if (wound.type().equals(FIRE) && amount > 0 && on.is(State.SOAKED)) {
      ignite(on); // TH.C.GREN.06
    }
    follow(wound, on, by);
    on.keep();
  }

  /** What may heal again by itself or by care, and what may not. TH.GREN.11, TH.C.HEAL.03 */
  private void note(Fighter on, Volley.Wound wound) {
    if (wound.real() > 0) {
      on.plight.lastWound = wound.real();
      on.plight.woundedIn = fight.round();
      on.plight.hurtSince = on.plight.hurtSince == 0 ? fight.round() : on.plight.hurtSince;
    }
    if (!fight.regenerating.closes(on, wound.type())) {
      on.plight.unclosed += wound.real();
    }
  }

  /** Oil on him burns: at once, and once more at the end of the next round. TH.GREN.18 */
  public void ignite(Fighter on) {
    fight.states.lose(on, State.SOAKED);
    deal(on, fight.table.roll(fight.numbers.missile.oilAlight, OIL, on.combatant), FIRE);
    on.burnsUntil = fight.round() + 1;
    fight.states.lay(on, State.BURNING, fight.round() + 1);
  }

  private void follow(Volley.Wound wound, Fighter on, @Nullable Fighter by) {
    if (fight.numbers.massiveDamage
        && wound.real() >= fight.numbers.harm.massiveDamage
        && on.combatant.fate() != Fate.DEAD
        && !fight.saves.make(on, SavingThrow.DEATH, "TH.C.DMG.07")) {
      fight.falling.die(by, on, "TH.C.DMG.07");
    }
    if (wound.critical().critical() && by != null && on.realHitPoints() > 0) {
      fight.injuries.threaten(by, on, wound); // TH.C.DMG.09
    }
    if (!wound.poison().isEmpty() && wound.real() > 0 && on.combatant.isPresent()) {
      fight.poisons.enter(on, wound.poison()); // TH.C.POIS.03
    }
  }

  /**
   * Magic takes temporary damage first and brings the dying to a single hit point. TH.C.HEAL.01,
   * TH.C.DMG.06
   *
   * @param whole whether it restores even the dying as far as it goes
   */
  public void heal(Fighter on, int amount, boolean whole) {
    if (!on.combatant.isPresent()) {
      return;
    }
    boolean dying = on.realHitPoints() <= 0;
    if (dying && !whole) {
      on.temporary = 0;
      on.combatant.setHitPoints(fight.numbers.harm.revivedHitPoints);
      fight.states.gain(on, State.FEEBLE, 0);
      on.combatant.setSpells(List.of());
    } else {
      int eased = Math.min(on.temporary, amount * fight.numbers.harm.temporaryHealing);
      on.temporary -= eased;
      int spent =
          (eased + fight.numbers.harm.temporaryHealing - 1) / fight.numbers.harm.temporaryHealing;
      int most = on.combatant.mostHitPoints() - on.temporary;
      on.combatant.setHitPoints(Math.min(most, on.combatant.hitPoints() + eased + amount - spent));
    }
    staunch(on, amount);
    on.bound = true;
    on.keep();
    boolean wakes = on.combatant.fate() == Fate.DOWN && on.combatant.hitPoints() > 0;
    if (fight.listens()) {
      fight.tell(
          Event.of("heal", dying ? "TH.C.DMG.06" : "TH.C.HEAL.04")
              .on(on.combatant)
              .fact("amount", amount)
              .fact("hp", on.combatant.hitPoints())
              .fact("wakes", wakes)
              .says(on + " is healed and at " + on.combatant.hitPoints() + ".")
              .openly(on + " is healed."));
    }
    if (wakes) {
      on.wakes = 0;
      fight.falling.rise(on, "TH.C.DMG.06");
    }
  }

  /** Any healing ends slight bleeding, enough of it the worst. TH.C.CRIT.10 */
  private void staunch(Fighter on, int amount) {
    int ends = amount >= fight.numbers.critical.bleedingBadlyHealed ? 3 : 2;
    on.injuries.removeIf(injury -> injury.isBleeding() && injury.degree() <= ends);
  }

  /** Binding a wound: it bleeds less, and the dying lose no more. TH.C.CRIT.10, TH.C.DMG.05 */
  public void bind(Fighter by, Fighter on) {
    on.bound = true;
    boolean badly = fight.body.bleeding(on) == 3;
    on.injuries.removeIf(Injury::isBleeding);
    if (badly) {
      on.injuries.add(new Injury("bleed2", "", 2));
    }
    on.keep();
    if (fight.listens()) {
      fight.tell(
          Event.of("binds", on.realHitPoints() <= 0 ? "TH.C.DMG.05" : "TH.C.CRIT.10")
              .by(by.combatant)
              .on(on.combatant)
              .says(by + " binds the wounds of " + on + "."));
    }
  }

  /** A point of temporary damage each turn. TH.C.HEAL.01 */
  public void recover() {
    if (fight.round() % fight.numbers.initiative.roundsATurn != 0) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.temporary > 0 && fighter.combatant.isPresent()) {
        recover(fighter, Math.min(fighter.temporary, fight.numbers.harm.temporaryRecovery));
      }
    }
  }

  /** So much of it has passed. */
  public void recover(Fighter fighter, int points) {
    fighter.temporary -= points;
    fighter.combatant.setHitPoints(fighter.combatant.hitPoints() + points);
    fighter.keep();
    if (fight.listens()) {
      fight.tell(
          Event.of("recovers", "TH.C.HEAL.01")
              .on(fighter.combatant)
              .fact("amount", points)
              .fact("hp", fighter.combatant.hitPoints())
              .says(fighter + " recovers a little and is at " + fighter.combatant.hitPoints() + ".")
              .openly(fighter + " recovers a little."));
    }
  }

  /** In the end-of-round step blood flows. TH.C.CRIT.11 */
  public void bleed() {
    for (Fighter fighter : fight.fighters) {
      if (!fighter.combatant.isPresent() || fighter.injuries.isEmpty()) {
        continue;
      }
      int loss =
          switch (fight.body.bleeding(fighter)) {
            case 1 ->
                fight.round() % fight.numbers.initiative.roundsATurn == 0
                    ? fight.numbers.critical.bleedingATurn
                    : 0;
            case 2 -> fight.numbers.critical.bleedingARound;
            case 3 ->
                fight.table.roll(
                    fight.numbers.critical.bleedingBadly, Injuries.BLEEDS, fighter.combatant);
            default -> 0;
          };
      if (loss > 0) {
        deal(fighter, loss, "bleeding");
      }
    }
  }
}
