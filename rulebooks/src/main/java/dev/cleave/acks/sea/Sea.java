package dev.cleave.acks.sea;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Seaway;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The door of the room: a fight in which there are ships. A1.SHIP.14 */
public final class Sea {

  private static final Forbidden DISABLED =
      new Forbidden("the ship it stands on is disabled", "A1.SHIP.07");
  private static final Term CROSSING = new Term("crossing to a ship", "A1.SHIP.39", Tag.STATE);

  final Fight fight;
  final SeaNumbers numbers;
  final SeaMemory memory;
  final Seaway map;
  final Hulls hulls;
  final Hands hands;
  final Flames flames;
  final Weather weather;
  final Sailing sailing;
  final Ramming ramming;
  final Grappling grappling;
  private final Helm helm;
  private final ShipShots shots;
  private final HullBlows blows;

  public Sea(Fight fight, SeaNumbers numbers, SeaMemory memory, Seaway map) {
    this.fight = fight;
    this.numbers = numbers;
    this.memory = memory;
    this.map = map;
    this.hulls = new Hulls(this);
    this.hands = new Hands(this);
    this.flames = new Flames(this);
    this.weather = new Weather(this);
    this.sailing = new Sailing(this);
    this.ramming = new Ramming(this);
    this.grappling = new Grappling(this);
    this.helm = new Helm(this);
    this.shots = new ShipShots(this);
    this.blows = new HullBlows(this);
  }

  public ShipShots shots() {
    return shots;
  }

  public HullBlows blows() {
    return blows;
  }

  /** What happens of itself as a round begins. */
  public void openRound() {
    if (fight.battle.round() == 1) {
      noteDecks();
    }
    weather.openRound();
    hulls.openRound();
    flames.openRound();
    hands.openRound();
    for (Vessel vessel : vessels()) {
      fight.memory.stirred |= vessel.task() != Vessel.Task.NONE; // work goes on, if slowly
    }
  }

  private void noteDecks() {
    for (Combatant who : fight.battle.combatants()) {
      Vessel deck = fight.field.isOn(who) ? deck(who) : null;
      memory.decks[who.index()] = deck == null ? null : deck.name();
    }
  }

  /** Somebody's number is called: it may be a captain's. A1.SHIP.01 */
  public void startSegment(Combatant who) {
    if (memory.crossed[who.index()] < fight.battle.round()) {
      memory.crossed[who.index()] = 0; // who crossed in the last round has his footing. A1.GAP.254
    }
    helm.call(who);
  }

  /** Somebody has moved: perhaps onto another deck. A1.SHIP.39 */
  public void moved(Combatant who) {
    Vessel now = fight.field.isOn(who) ? deck(who) : null;
    String before = memory.decks[who.index()];
    String name = now == null ? null : now.name();
    if (Objects.equals(before, name)) {
      return;
    }
    memory.decks[who.index()] = name;
    if (before != null && now != null) {
      memory.crossed[who.index()] = fight.battle.round();
      grappling.tellCrossing(who, now);
    }
  }

  /** Until his number in the round after. A1.SHIP.39, A1.GAP.254 */
  private boolean isCrossing(Combatant who) {
    return memory.crossed[who.index()] > 0;
  }

  public void addCrossing(Tally toHit, Combatant attacker) {
    toHit.plusIf(isCrossing(attacker), numbers.crossingAttack, CROSSING);
  }

  public void addCrossedArmour(Tally toHit, Combatant target) {
    if (isCrossing(target)) {
      toHit.against(numbers.crossingArmour, CROSSING);
    }
  }

  /** Ship-mounted weapons are silent on a disabled ship. A1.SHIP.07 */
  public @Nullable Forbidden barsPiece(Artillery piece) {
    Square at = map.squareOf(piece);
    Vessel vessel = at == null ? null : on(at);
    return vessel != null && hulls.isDisabled(vessel) ? DISABLED : null;
  }

  /** An enemy's, as long as it is of any use to him. A1.SHIP.03 */
  public boolean isMark(Combatant gunner, Vessel vessel) {
    return vessel.side() != gunner.side().index() && !hulls.isDisabled(vessel);
  }

  /** Oil and the like on a deck. A1.GAP.253 */
  public boolean seesTo(Combatant by, Feature built, int amount, String rule) {
    if (!(built instanceof Vessel vessel)) {
      return false;
    }
    hulls.hurt(by, vessel, numbers.oilOnDeck, "A1.GAP.253");
    return true;
  }

  /** Magic among people on a deck harms the deck as well. A1.SHIP.13, A1.R.67 */
  public void blasted(Combatant caster, List<Combatant> caught, int damage) {
    for (Vessel vessel : vessels()) {
      if (caught.stream().anyMatch(who -> deck(who) == vessel)) {
        hulls.hurt(caster, vessel, hulls.share(damage), "A1.SHIP.13");
      }
    }
  }

  /** Out of burning pitch. */
  public @Nullable Action away(Combatant who) {
    return flames.away(who);
  }

  List<Vessel> vessels() {
    return map.vessels();
  }

  @Nullable Vessel deck(Combatant who) {
    return map.deck(fight.field.seat(who));
  }

  /** The vessel whose deck a square is of, null for none. */
  @Nullable Vessel on(Square at) {
    for (Vessel vessel : vessels()) {
      Square corner = at(vessel);
      if (at.column() >= corner.column()
          && at.row() >= corner.row()
          && at.column() < corner.column() + vessel.columns()
          && at.row() < corner.row() + vessel.rows()) {
        return vessel;
      }
    }
    return null;
  }

  @Nullable Vessel named(String name) {
    for (Vessel vessel : vessels()) {
      if (vessel.name().equalsIgnoreCase(name)) {
        return vessel;
      }
    }
    return null;
  }

  Square at(Vessel vessel) {
    return Objects.requireNonNull(map.squareOf(vessel), vessel.name());
  }

  /** Somebody of a side on his feet on a deck. */
  boolean isManned(Vessel vessel, boolean byEnemies) {
    for (Combatant who : map.aboard(vessel)) {
      if (who.isStanding() && (who.side().index() != vessel.side()) == byEnemies) {
        return true;
      }
    }
    return false;
  }
}
