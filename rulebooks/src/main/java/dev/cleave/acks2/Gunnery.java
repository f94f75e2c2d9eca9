package dev.cleave.acks2;

import static dev.cleave.acks2.State.HIDDEN;
import static dev.cleave.acks2.State.PRONE;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Serving artillery. A2.FULL.24-25, A2.GAP.247 */
final class Gunnery implements Offers {

  private static final String ARTILLERIST = "artillerist";

  private static final Bar FAR = new Bar("it is out of WHO's reach", "A2.FULL.24");
  private static final Bar ENGAGED = new Bar("WHO is engaged by HOLDER", "A2.GAP.247");
  private static final Bar LYING = new Bar("WHO is prone", "A2.COND.PRONE.03");
  private static final Bar SERVED = new Bar("it has been served this round", "A2.GAP.247");
  private static final Bar TOO_FEW = new Bar("it needs more hands", "A2.GAP.247");
  private static final Bar EMPTY = new Bar("it is not loaded", "A2.FULL.25");
  private static final Bar LOADED = new Bar("it is loaded", "A2.FULL.25");
  private static final Bar NO_FOE = new Bar("FOE is no enemy on his feet", "A2.FULL.24");
  private static final Bar TOO_NEAR = new Bar("FOE is too near for it", "A2.ARTY.40");
  private static final Bar TOO_FAR = new Bar("FOE is out of range", "A2.ARTY.40");
  private static final Bar UNSEEN = new Bar("WHO does not see FOE", "A2.ARTY.03");
  private static final Bar IN_MELEE = new Bar("FOE is fighting a friend of WHO", "A2.GAP.248");

  private final Fight fight;
  private final Field field;

  Gunnery(Fight fight) {
    this.fight = fight;
    this.field = fight.field;
  }

  /** A2.FULL.24 */
  record Fire(Artillery piece, Combatant target) implements Action {

    @Override
    public String verb() {
      return "fire";
    }

    @Override
    public String text() {
      return "fire " + piece.name() + " at " + target.name();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      Bar bar = fight.gunnery.barsService(who, piece);
      if (bar != null) {
        return bar;
      }
      return piece.isLoaded() ? fight.gunnery.barsTarget(who, piece, target) : EMPTY;
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.gunnery.fire(who, piece, target);
    }

    @Override
    public Combatant aim() {
      return target;
    }

    @Override
    public String detail(Fight fight, Combatant who) {
      return fight.field.distance(who, target)
          + "', needs "
          + fight.gunnery.toHit(who, piece, target).needs()
          + "+";
    }
  }

  /** A2.FULL.25 */
  record Reload(Artillery piece) implements Action {

    @Override
    public String verb() {
      return "reload";
    }

    @Override
    public String text() {
      return "reload " + piece.name();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      Bar bar = fight.gunnery.barsService(who, piece);
      return bar != null ? bar : piece.isLoaded() ? LOADED : null;
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.gunnery.reload(who, piece);
    }

    @Override
    public String detail(Fight fight, Combatant who) {
      return piece.percent() + "% done, every round 1 of " + fight.gunnery.rounds(who, piece);
    }
  }

  /** Once a round, with enough free hands. A2.GAP.247 */
  private @Nullable Bar barsService(Combatant who, Artillery piece) {
    if (!fight.tools.reaches(who, piece)) {
      return FAR;
    }
    if (fight.engagement.isEngaged(who)) {
      return ENGAGED;
    }
    if (piece.served() == fight.battle.round()) {
      return SERVED;
    }
    return rounds(who, piece) == 0 ? TOO_FEW : null;
  }

  private @Nullable Bar barsTarget(Combatant who, Artillery piece, Combatant target) {
    if (!who.isEnemyOf(target) || !target.isStanding() || target.is(HIDDEN)) {
      return NO_FOE;
    }
    if (who.is(PRONE)) {
      return LYING;
    }
    int feet = field.distance(who, target);
    Range range = piece.piece().weapon().range();
    if (feet < piece.piece().nearest()) {
      return TOO_NEAR;
    }
    if (range == null || range.band(feet) > 2) {
      return TOO_FAR;
    }
    if (!fight.sight.couldSee(who, target)) {
      return UNSEEN;
    }
    return fight.engagement.isFightingFriendOf(target, who) ? IN_MELEE : null;
  }

  /** Whoever of a side stands beside the piece with his hands free serves it. A2.GAP.136 */
  private List<Combatant> crew(Combatant gunner, Artillery piece) {
    var crew = new ArrayList<Combatant>();
    for (Stance stance : fight.stances) {
      Combatant who = stance.who;
      if (!who.isEnemyOf(gunner)
          && fight.canAct(who)
          && fight.tools.reaches(who, piece)
          && !fight.engagement.isEngaged(who)) {
        crew.add(who);
      }
    }
    return crew;
  }

  /** From one shot to the next, 0 if there are too few hands. A2.ARTY.32, A2.ARTY.37 */
  private int rounds(Combatant gunner, Artillery piece) {
    List<Combatant> crew = crew(gunner, piece);
    int rounds = piece.piece().rounds(crew.size());
    return isTrained(crew) ? rounds : rounds * fight.numbers.noArtilleristRounds;
  }

  private boolean isTrained(List<Combatant> crew) {
    for (Combatant who : crew) {
      if (fight.proficiency.has(who, ARTILLERIST)) {
        return true;
      }
    }
    return false;
  }

  private Tally toHit(Combatant gunner, Artillery piece, Combatant target) {
    boolean trained = isTrained(crew(gunner, piece));
    return fight.attackThrow.artillery(gunner, target, piece.piece().weapon(), trained);
  }

  /** The round of the shot is the first of those to the next. Artillery never cleaves. */
  private void fire(Combatant gunner, Artillery piece, Combatant target) {
    int rounds = rounds(gunner, piece);
    fight.engagement.face(gunner, target);
    Weapon weapon = piece.piece().weapon();
    boolean hit =
        new Blow(gunner, target, weapon, Blow.MISSILE)
            .lands(fight.table, toHit(gunner, piece, target));
    piece.unload();
    piece.work(rounds);
    piece.serve(fight.battle.round());
    fight.offence = true;
    fight.lose(gunner, HIDDEN); // A2.COND.HIDE.02
    fight.stealth.end(gunner);
    if (hit) {
      fight.damage.ofMissile(gunner, target, weapon); // A2.ARTY.09
    }
  }

  /** Rounds of work add up, whoever does them. A2.GAP.247 */
  private void reload(Combatant gunner, Artillery piece) {
    piece.work(rounds(gunner, piece));
    piece.serve(fight.battle.round());
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("reloaded", "A2.FULL.25")
              .by(gunner)
              .fact("what", piece.name())
              .fact("done", piece.percent())
              .fact("loaded", piece.isLoaded())
              .says(
                  gunner.name()
                      + " works at the "
                      + piece.name()
                      + (piece.isLoaded() ? ": it is loaded." : ".")));
    }
  }

  /** What one who stands beside a piece does with it unbidden, null for nothing. */
  @Nullable Action usual(Combatant who) {
    Combatant target = fight.instinct.nearest(who);
    for (Artillery piece : fight.tools.found(Artillery.class)) {
      if (target != null && barsService(who, piece) == null) {
        if (piece.isLoaded() && barsTarget(who, piece, target) == null) {
          return new Fire(piece, target);
        }
        if (!piece.isLoaded() && isFarOff(who, target)) {
          return new Reload(piece);
        }
      }
    }
    return null;
  }

  /** Too far to be upon him within the round. */
  private boolean isFarOff(Combatant who, Combatant enemy) {
    return !field.within(who, enemy, fight.movement.running(enemy));
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Artillery piece : fight.tools.found(Artillery.class)) {
      for (Stance stance : fight.stances) {
        if (who.isEnemyOf(stance.who) && stance.who.isStanding()) {
          all.add(new Fire(piece, stance.who));
        }
      }
      all.add(new Reload(piece));
    }
  }
}
