package dev.cleave.acks.artillery;

import static dev.cleave.acks.book.State.BLINDED;
import static dev.cleave.acks.book.State.HIDDEN;

import dev.cleave.acks.attack.Troop;
import dev.cleave.acks.book.Ammunition;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.table.Area;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Serving artillery: firing it, and what else is done with it. A2.FULL.24-25, A2.ARTY.*, A2.GAP.247
 */
final class Gunnery implements Offers {

  static final Forbidden FAR = new Forbidden("it is out of WHO's reach", "A2.FULL.24");
  static final Forbidden ENGAGED = new Forbidden("WHO is engaged by HOLDER", "A2.GAP.247");
  private static final Forbidden SERVED =
      new Forbidden("it has been served this round", "A2.GAP.247");
  private static final Forbidden STRANGER = new Forbidden("WHO is not of its crew", "A2.ARTY.34");
  private static final Forbidden TOO_FEW = new Forbidden("it needs more hands", "A2.GAP.247");
  private static final Forbidden EMPTY = new Forbidden("it is not loaded", "A2.FULL.25");
  private static final Forbidden JAMMED = new Forbidden("it is jammed", "A2.ARTY.18");
  private static final Forbidden BURNS = new Forbidden("it burns", "A2.GAP.246");
  private static final Forbidden NO_PITCH =
      new Forbidden("it cannot shoot burning pitch", "A2.ARTY.48");
  private static final Forbidden NONE_THERE =
      new Forbidden("there is no such ammunition", "A2.GAP.239");
  private static final Forbidden NO_FOE =
      new Forbidden("FOE is no enemy on his feet", "A2.FULL.24");
  private static final Forbidden ITSELF =
      new Forbidden("it cannot be turned on itself", "A2.ARTY.02");
  private static final Forbidden OFF_MAP = new Forbidden("that is not on the map", "A2.ARTY.02");
  private static final Forbidden TOO_NEAR = new Forbidden("that is too near for it", "A2.ARTY.40");
  private static final Forbidden TOO_FAR = new Forbidden("that is out of range", "A2.ARTY.40");
  private static final Forbidden UNSEEN = new Forbidden("WHO does not see that", "A2.ARTY.03");
  private static final Forbidden IN_MELEE =
      new Forbidden("FOE is fighting a friend of WHO", "A2.GAP.248");
  private static final Forbidden NOT_READIED =
      new Forbidden("artillery is not readied", "A2.GAP.247");

  private final ArtilleryRoom fight;

  Gunnery(ArtilleryRoom fight) {
    this.fight = fight;
  }

  /** "fire catapult at Orc 1", "fire catapult at 5,6 with pitch". A2.FULL.24 */
  record Fire(ArtilleryRoom fight, Artillery piece, Ammunition load, Impact wanted)
      implements Action {

    @Override
    public String verb() {
      return "fire";
    }

    @Override
    public String text() {
      return "fire " + piece.name() + " at " + wanted.text() + load.words();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.ATTACK || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Forbidden bar = fight.gunnery().barsShot(who, piece, load);
      return bar != null ? bar : fight.gunnery().barsImpact(who, piece, wanted);
    }

    @Override
    public void take(Combatant who) {
      fight.gunnery().fire(who, this);
    }

    @Override
    public @Nullable Combatant aim() {
      return wanted.creature();
    }

    @Override
    public Lead lead(Combatant who) {
      Impact impact = fight.aiming().settled(who, wanted);
      Area area = fight.gunnery().shot(who, this).area(impact);
      return Lead.at(wanted.creature(), impact.spot(), area);
    }

    @Override
    public @Nullable Tally needs(Combatant who) {
      return prospect(who).needs();
    }

    @Override
    public @Nullable Term decides(Combatant who) {
      return prospect(who).decides();
    }

    private Prospect prospect(Combatant who) {
      Combatant target = wanted.creature();
      Tally toHit = fight.gunnery().shot(who, this).toHit(fight.aiming().settled(who, wanted));
      return target == null ? new Prospect(toHit, null) : Prospect.at(target, toHit);
    }

    @Override
    public String detail(Combatant who, Prospect prospect) {
      Impact impact = fight.aiming().settled(who, wanted);
      return impact.feetFrom(who, fight.field) + "', " + prospect.words();
    }
  }

  /** Nobody waits for his moment with a catapult. A2.GAP.247 */
  private record Unready(ArtilleryRoom fight, String text) implements Action {

    @Override
    public String verb() {
      return "ready";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public Forbidden bars(Combatant who, Slot slot) {
      return NOT_READIED;
    }

    @Override
    public void take(Combatant who) {
      throw new IllegalStateException("this is never legal");
    }
  }

  /** Once a round, with enough free hands. A2.GAP.247 */
  @Nullable Forbidden barsService(Combatant who, Artillery piece) {
    if (!fight.tools().reaches(who, piece)) {
      return FAR;
    }
    if (fight.engagement().isEngaged(who)) {
      return ENGAGED;
    }
    if (piece.fabric().isBurning()) {
      return BURNS;
    }
    Forbidden silent = fight.barsPiece(piece);
    if (silent != null) {
      return silent;
    }
    if (isServed(piece)) {
      return SERVED;
    }
    if (!fight.crews().mayServe(who, piece)) {
      return STRANGER;
    }
    return fight.crews().rounds(fight.crews().hands(who, piece), piece) == 0 ? TOO_FEW : null;
  }

  /** The same whatever it is fired at. */
  @Nullable Forbidden barsShot(Combatant who, Artillery piece, Ammunition load) {
    Forbidden bar = barsService(who, piece);
    if (bar != null) {
      return bar;
    }
    if (piece.isJammed()) {
      return JAMMED;
    }
    if (!piece.isLoaded()) {
      return EMPTY;
    }
    if (load == Ammunition.PITCH && !piece.piece().has("pitch")) {
      return NO_PITCH;
    }
    return piece.ammunition().contains(load.label()) ? null : NONE_THERE;
  }

  private @Nullable Forbidden barsImpact(Combatant who, Artillery piece, Impact wanted) {
    Forbidden bar = barsAim(who, piece, wanted);
    int feet = bar != null ? 0 : fight.aiming().settled(who, wanted).feetFrom(who, fight.field);
    return bar != null ? bar : barsRange(piece, feet);
  }

  @Nullable Forbidden barsRange(Artillery piece, int feet) {
    Range range = piece.piece().weapon().range();
    if (feet < piece.piece().nearest()) {
      return TOO_NEAR;
    }
    return range == null || range.band(feet) > 2 ? TOO_FAR : null;
  }

  /** Neither into a melee nor at what is known only to be behind something. A2.GAP.223, 248 */
  private @Nullable Forbidden barsAim(Combatant who, Artillery piece, Impact wanted) {
    Combatant target = wanted.creature();
    if (target != null
        && (!who.isEnemyOf(target)
            || !target.isInTheWay()
            || target.is(HIDDEN)
            || !fight.field.isOn(target))) {
      return NO_FOE;
    }
    Forbidden denied = fight.denies(who, Demand.FOOTING);
    if (denied != null) {
      return denied;
    }
    if (target != null) {
      if (fight.field.sees(who, target) && !fight.sight().couldSee(who, target)) {
        return UNSEEN;
      }
      return fight.engagement().isFightingFriendOf(target, who) ? IN_MELEE : null;
    }
    if (wanted.built() == piece) {
      return ITSELF;
    }
    Spot spot = wanted.spot();
    if (wanted.built() == null && (spot == null || !fight.field.has(spot, who))) {
      return OFF_MAP;
    }
    return who.is(BLINDED) ? UNSEEN : null;
  }

  private Shot shot(Combatant gunner, Fire fire) {
    return shot(gunner, fire.piece(), fire.load(), null);
  }

  /**
   * @param troop the formation it is laid on, null if something else is meant
   */
  Shot shot(Combatant gunner, Artillery piece, Ammunition load, @Nullable Troop troop) {
    return new Shot(fight, gunner, fight.crews().hands(gunner, piece), piece, load, troop);
  }

  /** The round of the shot is the first of those to the next. Artillery never cleaves. */
  private void fire(Combatant gunner, Fire fire) {
    if (isServed(fire.piece())) {
      return; // by another of its crew, who acts at the same moment
    }
    Shot shot = shot(gunner, fire);
    fight.aiming().turn(gunner, fire.wanted());
    discharge(shot);
    shot.fly(fight.aiming().settled(gunner, fire.wanted()));
  }

  /** Somebody has fired or reloaded it in this round. */
  boolean isServed(Artillery piece) {
    return piece.served() == fight.battle.round();
  }

  /** The crew has done what it can; the rest is in the air. */
  void discharge(Shot shot) {
    Artillery piece = shot.piece();
    fight.crews().spend(shot.gunner(), shot.crew());
    piece.unload();
    piece.work(fight.crews().rounds(shot.crew(), piece));
    piece.serve(fight.battle.round());
    fight.memory.offence = true;
    for (Combatant hand : shot.crew()) {
      fight.lose(hand, HIDDEN); // A2.COND.HIDE.02
      fight.stealth().end(hand);
    }
  }

  /** The tally of a shot as things stand. */
  Tally needs(Combatant who, Fire fire) {
    return shot(who, fire).toHit(fight.aiming().settled(who, fire.wanted()));
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Artillery piece : fight.tools().found(Artillery.class)) {
      for (Ammunition load : Ammunition.values()) {
        if (piece.ammunition().contains(load.label())) {
          offer(who, piece, load, all);
        }
      }
      all.add(new Reload(fight, piece));
      all.add(new Repair(fight, piece));
    }
  }

  private void offer(Combatant who, Artillery piece, Ammunition load, List<Action> all) {
    for (Fighter fighter : fight.fighters) {
      if (who.isEnemyOf(fighter.who) && fighter.who.isInTheWay()) {
        all.add(new Fire(fight, piece, load, Impact.on(fighter.who, fight.field)));
      }
    }
    for (Feature feature : fight.aiming().targets()) {
      if (feature != piece) {
        all.add(new Fire(fight, piece, load, Impact.on(feature, who, fight.field)));
      }
    }
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    List<Artillery> pieces = fight.tools().found(Artillery.class);
    if (!pieces.isEmpty() && (text.equals("ready fire") || text.equals("ready reload"))) {
      return new Unready(fight, text);
    }
    for (Artillery piece : pieces) {
      String name = piece.name().toLowerCase(Locale.ROOT);
      if (text.startsWith("fire " + name + " at ")) {
        return fire(who, piece, text.substring(9 + name.length()).strip());
      }
    }
    return null;
  }

  private @Nullable Action fire(Combatant who, Artillery piece, String aim) {
    for (Ammunition load : Ammunition.values()) {
      if (aim.endsWith(load.words())) {
        String words = aim.substring(0, aim.length() - load.words().length());
        Impact wanted = fight.aiming().wanted(who, words);
        if (wanted != null) {
          return new Fire(fight, piece, load, wanted);
        }
      }
    }
    return null;
  }
}
