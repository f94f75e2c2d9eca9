package dev.cleave.acks.fire;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Thrown;
import dev.cleave.acks.space.Foes;
import dev.cleave.acks.space.Places;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Pool;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Lead;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Oil poured or spilled on the ground, one square of it, and burning. A2.OIL.39-44 */
public final class Pools implements Offers {

  private static final Reason PATCH = new Reason("burning patch", "A2.OIL.42");

  private static final Forbidden NOT_HELD =
      new Forbidden("WHO does not have it in hand", "A2.OIL.39");
  private static final Forbidden FAR = new Forbidden("that is out of WHO's reach", "A2.GAP.233");
  private static final Forbidden OFF_MAP = new Forbidden("that is not on the map", "A2.OIL.39");
  private static final Forbidden NO_FLAME =
      new Forbidden("WHO has nothing in hand that burns", "A2.GAP.233");
  private static final Forbidden BURNS = new Forbidden("it burns already", "A2.OIL.39");

  private final FireRoom fight;

  Pools(FireRoom fight) {
    this.fight = fight;
  }

  /** "pour oil flask at 4,5": into his own square or the next. A2.GAP.233 */
  record Pour(FireRoom fight, Item item, Square square) implements Action {

    @Override
    public String verb() {
      return "pour";
    }

    @Override
    public String text() {
      return "pour " + item.name() + " at " + square.text();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!item.isInHand()) {
        return NOT_HELD;
      }
      if (!fight.field.has(square, who)) {
        return OFF_MAP;
      }
      return fight.field.touches(square, who, fight.spaceNumbers().handReach) ? null : FAR;
    }

    @Override
    public Lead lead(Combatant who) {
      return Lead.at(null, square, null);
    }

    @Override
    public void take(Combatant who) {
      fight.pools().pour(who, item, square);
    }
  }

  /** "light oil at 4,5", from what burns in his hand. A2.GAP.233 */
  record LightPool(FireRoom fight, Pool pool) implements Action {

    @Override
    public String verb() {
      return "light";
    }

    @Override
    public String text() {
      return "light " + pool.name();
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (pool.burns()) {
        return BURNS;
      }
      if (!fight.tools().reaches(who, pool)) {
        return FAR;
      }
      return hasFlame(who) ? null : NO_FLAME;
    }

    private static boolean hasFlame(Combatant who) {
      for (Item item : who.items()) {
        if (item.isInHand() && item.lit()) {
          return true;
        }
      }
      return who.weapon().types().contains("fire");
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.pools().light(pool);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Pool pool : fight.tools().found(Pool.class)) {
      all.add(new LightPool(fight, pool));
    }
    if (fight.field.middle(who) instanceof Square here) {
      for (Item item : who.items()) {
        if (isPoured(item) && item.isInHand()) {
          all.add(new Pour(fight, item, Square.of(here.column(), here.row())));
        }
      }
    }
  }

  /** Oil under a foe and under no friend, for who has a flame at hand; null for none. */
  public @Nullable Action usual(Combatant who) {
    if (!fight.memory.oilSpilled) {
      return null;
    }
    for (Pool pool : fight.tools().found(Pool.class)) {
      var light = new LightPool(fight, pool);
      if (!pool.burns() && catches(who, pool) && light.bars(who, Slot.MOVEMENT) == null) {
        return light;
      }
    }
    return null;
  }

  private boolean catches(Combatant who, Pool pool) {
    boolean any = false;
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      if (other.isStanding() && fight.field.isOn(other) && fight.field.distance(other, pool) == 0) {
        if (!Foes.isFoe(who, other)) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }

  private static boolean isPoured(Item item) {
    Thrown thrown = Thrown.of(item);
    return thrown != null && thrown.bursts();
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    Action read = null;
    for (Item item : who.items()) {
      String opening = "pour " + item.name().toLowerCase(Locale.ROOT) + " at ";
      Square square =
          text.startsWith(opening) ? Places.square(text.substring(opening.length())) : null;
      if (square != null && isPoured(item) && (read == null || item.isInHand())) {
        read = new Pour(fight, item, Square.of(square.column(), square.row()));
      }
    }
    return read;
  }

  /** Holy water on the ground is only water; lit oil burns at once. A2.OIL.39, A2.OIL.49 */
  private void pour(Combatant who, Item item, Square square) {
    who.drop(item);
    boolean oil = Thrown.of(item) == Thrown.OIL;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("poured", oil ? "A2.OIL.39" : "A2.OIL.49")
              .by(who)
              .fact("what", item.name())
              .fact("at", square.text())
              .says(who.name() + " pours " + item.name() + " out at " + square.text() + "."));
    }
    if (oil) {
      spill(square);
      if (item.lit()) {
        catchFire(square);
      }
    }
  }

  /** One puddle a square, and only where there are squares. A2.OIL.40, A2.GAP.233 */
  void spill(Spot spot) {
    if (spot instanceof Square square && at(square) == null) {
      fight.memory.oilSpilled = true;
      fight.field.put(new Pool(name(square)), square);
    }
  }

  /** Whatever burns and comes down there lights it. A2.OIL.35 */
  void catchFire(Spot spot) {
    Pool pool = spot instanceof Square square ? at(square) : null;
    if (pool != null && !pool.burns()) {
      light(pool);
    }
  }

  private static String name(Square square) {
    return "oil at " + Square.of(square.column(), square.row()).text();
  }

  private @Nullable Pool at(Square square) {
    for (Feature feature : fight.field.features()) {
      if (feature instanceof Pool pool && pool.name().equals(name(square))) {
        return pool;
      }
    }
    return null;
  }

  /** A2.OIL.41 */
  private void light(Pool pool) {
    pool.light(fight.battle.round() + fight.book.turnRounds);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("ablaze", "A2.OIL.39")
              .fact("what", pool.name())
              .says("The " + pool.name() + " burns."));
    }
  }

  /** The fire somebody stands in, null for none. A2.GAP.233 */
  public @Nullable Pool under(Combatant who) {
    if (!fight.memory.oilSpilled || fight.altitude(who) > fight.attackNumbers().splashFeet) {
      return null;
    }
    for (Feature feature : fight.field.features()) {
      if (feature instanceof Pool pool && pool.burns() && fight.field.distance(who, pool) == 0) {
        return pool;
      }
    }
    return null;
  }

  /** A2.OIL.42 */
  public void startSegment(Combatant who) {
    if (under(who) != null) {
      burn(who, "A2.OIL.42");
    }
  }

  /** A2.OIL.43 */
  public void enter(Combatant who) {
    burn(who, "A2.OIL.43");
  }

  /** No saving throw, and it does not cling. A2.OIL.44 */
  private void burn(Combatant who, String rule) {
    if (!fight.harms(Thrown.OIL, who)) {
      return;
    }
    int damage = fight.table.roll(fight.fireNumbers().burningPatch, PATCH, who);
    fight.burning().harm(who, who, damage, new Burning.Burn(Thrown.OIL, "patch", rule));
  }

  /** At the start of a round: what has burned for its turn is out. A2.OIL.41 */
  public void passRound() {
    if (!fight.memory.oilSpilled) {
      return;
    }
    for (Feature feature : new ArrayList<>(fight.field.features())) {
      if (feature instanceof Pool pool && pool.burns() && fight.battle.round() >= pool.until()) {
        fight.field.take(pool);
        if (fight.table.listens()) {
          fight.table.tell(
              Event.of("spent", "A2.OIL.41")
                  .fact("what", pool.name())
                  .says("The " + pool.name() + " has burned out."));
        }
      }
    }
  }
}
