package dev.cleave.acks.space;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.TurnRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Field.Pitfall;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Who stands where: sight, light, engagement, ways and steps. */
public abstract class SpaceRoom extends TurnRoom {

  private @Nullable Foes foes;
  private @Nullable Light light;
  private @Nullable Sight sight;
  private @Nullable Engagement engagement;
  private @Nullable Movement movement;
  private @Nullable Riding riding;
  private @Nullable Borne borne;
  private @Nullable Team team;
  private @Nullable Boarding boarding;
  private @Nullable Load load;
  private @Nullable Tools tools;
  private @Nullable Waters waters;

  protected SpaceRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract SpaceNumbers spaceNumbers();

  /** Those who may act when somebody moves or acts. */
  public abstract Watchers watchers();

  /** Called when somebody has got off a mount by himself. A2.MOUNT.13 */
  public abstract void whenDismounted(Combatant who, Combatant mount);

  /** Somebody could interrupt such a movement. A2.READY.05, A2.READY.24 */
  public boolean isWatched(Gait gait) {
    return memory.anybodyReady || gait == Gait.CHARGE && battle.round() == 1;
  }

  /** It matters where people look. A2.MAP.27 */
  public boolean facingCounts() {
    return true;
  }

  /** Where another stands as somebody looks now. */
  public final Arc arc(Combatant who, Combatant other) {
    return facingCounts() ? field.arc(who, other) : Arc.FRONT;
  }

  /** Three feet of front are enough for all but wide swings and claws. A2.MAP.09-10, A2.GAP.106 */
  public final boolean needsRoom(Combatant who) {
    Weapon weapon = who.weapon();
    return weapon.natural() ? !who.sheet().has("close order") : weapon.melee() && isWide(weapon);
  }

  protected boolean isWide(Weapon weapon) {
    return weapon.size().rank() >= Size.LARGE.rank() && !weapon.types().contains("piercing");
  }

  /** Who lies on the ground holds nobody up. A2.GAP.305 */
  public boolean engagesFromGround() {
    return false;
  }

  /** People are slower under armour and gear. A2.GAP.109 */
  public boolean gearSlows() {
    return true;
  }

  /** Runs go straight on or in a gradual curve. A2.FULL.26 */
  public boolean runsStraight() {
    return true;
  }

  /** Runners are easier to hit until their next initiative. A2.FULL.28, A2.FULL.43 */
  public boolean runsInDisorder() {
    return true;
  }

  /** What a full retreat costs, for people who choose. A2.FULL.43 */
  public String priceOfRetreat() {
    return "disordered";
  }

  /** There is water here that people can drown in. A2.R.190 */
  public boolean hasWater() {
    return memory.anyWater;
  }

  /** There is something to climb. A2.R.195 */
  public boolean hasClimbs() {
    return memory.anyClimbs;
  }

  /** What is left of somebody's speed; an option of the book takes some of it. */
  public int lamed(Combatant who, int feet) {
    return feet;
  }

  /** Fire and the like on the ground. */
  public abstract Hazards hazards();

  /** Somebody is about to take the first step of a movement. */
  public void whenSetOut(Move move) {}

  /** Somebody has taken the last step of it. */
  public void whenArrived(Move move) {}

  /** Somebody has moved or turned; whoever fears him and is met may lose heart. */
  public void whenMoved(Combatant mover) {}

  /** A run in fear, on which one may stumble. A2.COWARD.01 */
  public boolean isInPanic(Move move) {
    return false;
  }

  /** What one might stumble at after a step of such a run; empty for nothing. */
  public String peril(Move move, @Nullable Pitfall before) {
    return "";
  }

  /** Whether he falls over it. A2.COWARD.03 */
  public boolean stumbles(Combatant who, String what) {
    return false;
  }

  /** Bodies and beasts that people take along. */
  public abstract Burdens burdens();

  public final Foes foes() {
    Foes known = foes;
    if (known == null) {
      known = new Foes(this);
      foes = known;
    }
    return known;
  }

  public final Light light() {
    Light known = light;
    if (known == null) {
      known = new Light(this);
      light = known;
    }
    return known;
  }

  public final Sight sight() {
    Sight known = sight;
    if (known == null) {
      known = new Sight(this);
      sight = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Engagement newEngagement() {
    return new Engagement(this);
  }

  public final Engagement engagement() {
    Engagement known = engagement;
    if (known == null) {
      known = newEngagement();
      engagement = known;
    }
    return known;
  }

  public final Movement movement() {
    Movement known = movement;
    if (known == null) {
      known = new Movement(this);
      movement = known;
    }
    return known;
  }

  public final Riding riding() {
    Riding known = riding;
    if (known == null) {
      known = new Riding(this);
      riding = known;
    }
    return known;
  }

  /**
   * Feet in the air above the ground under him, be it a hill; who rides is where his mount is.
   * A2.R.167
   */
  public final int altitude(Combatant who) {
    Combatant body = field.seat(who);
    return prowess(body).flies ? field.elevation(body) - field.groundUnder(body) : 0;
  }

  public final Borne borne() {
    Borne known = borne;
    if (known == null) {
      known = new Borne(this);
      borne = known;
    }
    return known;
  }

  public final Team team() {
    Team known = team;
    if (known == null) {
      known = new Team(this);
      team = known;
    }
    return known;
  }

  public final Boarding boarding() {
    Boarding known = boarding;
    if (known == null) {
      known = new Boarding(this);
      boarding = known;
    }
    return known;
  }

  public final Load load() {
    Load known = load;
    if (known == null) {
      known = new Load(this);
      load = known;
    }
    return known;
  }

  public final Tools tools() {
    Tools known = tools;
    if (known == null) {
      known = new Tools(this);
      tools = known;
    }
    return known;
  }

  public final Waters waters() {
    Waters known = waters;
    if (known == null) {
      known = new Waters(this);
      waters = known;
    }
    return known;
  }
}
