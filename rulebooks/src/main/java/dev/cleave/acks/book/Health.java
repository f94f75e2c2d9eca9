package dev.cleave.acks.book;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Lasting;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The burden somebody carries out of a fight besides hit points: how he fell, what he has lost for
 * good, how long he must lie. Times are rounds since the battle began, and go on when the fight is
 * over.
 */
public final class Health implements Lasting {

  /** No round at all. */
  public static final int NEVER = Integer.MIN_VALUE;

  private int fell;
  private String felledBy = "";
  private boolean treated;
  private int dies;
  private int died;
  private boolean instantly;
  private int nonlethal;
  private List<Affliction> afflictions = List.of();
  private @Nullable BedRest rest;
  private boolean beyondRecall;
  private int spent = NEVER;
  private int drained;

  private Health() {}

  /** Nothing to be said of him, as of nearly everybody. */
  public static boolean isHale(Combatant who) {
    return who.lasting() == null;
  }

  public static Health of(Combatant who) {
    if (who.lasting() instanceof Health known) {
      return known;
    }
    var hale = new Health();
    who.keep(hale);
    return hale;
  }

  @Override
  public Health copy() {
    return new Health(this);
  }

  private Health(Health other) {
    this.fell = other.fell;
    this.felledBy = other.felledBy;
    this.treated = other.treated;
    this.dies = other.dies;
    this.died = other.died;
    this.instantly = other.instantly;
    this.nonlethal = other.nonlethal;
    this.afflictions = other.afflictions;
    this.rest = other.rest;
    this.beyondRecall = other.beyondRecall;
    this.spent = other.spent;
    this.drained = other.drained;
  }

  /** The round of his fall, 0 if nobody saw it. */
  public int fell() {
    return fell;
  }

  /**
   * The sort of damage that felled him, in the book's words: fire, savage; empty if nobody knows.
   */
  public String felledBy() {
    return felledBy;
  }

  /** He goes down, and nobody has looked at his wounds. */
  public void fall(int round, String by) {
    this.fell = round;
    this.felledBy = by;
    this.treated = false;
    this.dies = 0;
  }

  /** He is up again, or at least awake. */
  public void rise() {
    this.fell = 0;
    this.treated = false;
    this.dies = 0;
  }

  /** It is settled how badly he is hurt. */
  public boolean isTreated() {
    return treated;
  }

  /** Somebody has looked: points that only stunned are forgotten. */
  public void treat() {
    this.treated = true;
    this.nonlethal = 0;
  }

  /** The last round in which he can be saved, 0 if he is not dying. */
  public int dies() {
    return dies;
  }

  public void dieAfter(int round) {
    this.dies = round;
  }

  /** The round of his death, 0 if he lives or nobody knows. */
  public int died() {
    return died;
  }

  /** Nothing could have saved him. */
  public boolean isKilledInstantly() {
    return instantly;
  }

  public void die(int round, boolean atOnce) {
    this.died = round;
    this.instantly = atOnce;
    this.dies = 0;
  }

  /** Magic has failed to call him back. */
  public boolean isBeyondRecall() {
    return beyondRecall;
  }

  public void setBeyondRecall(boolean refused) {
    this.beyondRecall = refused;
  }

  /**
   * The last round in which he used a power that he has but once a day, or {@link #NEVER}; before
   * the battle began it is below 1.
   */
  public int spent() {
    return spent;
  }

  public void spend(int round) {
    this.spent = round;
  }

  /** Levels or Hit Dice drained. A2.R.160 */
  public static int drained(Combatant who) {
    return who.lasting() instanceof Health known ? known.drained : 0;
  }

  public void drain(int levels) {
    this.drained += levels;
  }

  /** He is called back from the dead. */
  public void revive() {
    this.died = 0;
    this.instantly = false;
    this.beyondRecall = false;
    rise();
  }

  /** Points of damage that will pass by themselves. */
  public int nonlethal() {
    return nonlethal;
  }

  public void setNonlethal(int points) {
    this.nonlethal = points;
  }

  /** Losses for good, in the order in which he suffered them. */
  public List<Affliction> afflictions() {
    return afflictions;
  }

  public void suffer(Affliction affliction) {
    var more = new ArrayList<>(afflictions);
    more.add(affliction);
    this.afflictions = List.copyOf(more);
  }

  public void heal(Affliction affliction) {
    var fewer = new ArrayList<>(afflictions);
    fewer.remove(affliction);
    this.afflictions = List.copyOf(fewer);
  }

  /** The bed rest still due, null for none. */
  public @Nullable BedRest rest() {
    return rest;
  }

  public void setRest(@Nullable BedRest due) {
    this.rest = due;
  }
}
