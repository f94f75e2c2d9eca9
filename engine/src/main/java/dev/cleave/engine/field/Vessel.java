package dev.cleave.engine.field;

import dev.cleave.engine.creature.Craft;
import dev.cleave.engine.creature.Material;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A ship or boat on the water, on whose deck people stand. It moves with all that is on it. Hands
 * at the oars and in the rigging are a number, not people on the map.
 */
public final class Vessel extends Feature {

  /** What a captain means to do if nobody says otherwise. */
  public enum Bent {
    /** Ram or board the enemy. */
    FIGHT,
    /** Board and not ram. */
    BOARD,
    /** Keep away from every enemy. */
    FLEE,
    /** Lie where it is. */
    WAIT
  }

  /** Work that hands are told off for. */
  public enum Task {
    NONE,
    REPAIR,
    FIRE
  }

  /** Hands of one sort. */
  public enum Hands {
    ROWERS,
    SAILORS
  }

  /**
   * Pitch that burns on it.
   *
   * @param heavy from a heavy catapult
   * @param since the round in which it came down
   */
  public record Pitch(boolean heavy, int since) {}

  private final Craft craft;
  private final List<Integer> officers;
  private final boolean ram;
  private final Bent bent;
  private final List<Pitch> fires = new ArrayList<>();
  private final SortedSet<String> held = new TreeSet<>();
  private Fabric fabric;
  private Facing heading;
  private int side;
  private int rowers;
  private int sailors;
  private int sustained;
  private int mended;
  private Task task = Task.NONE;
  private Hands workers = Hands.ROWERS;
  private int told;
  private int taskSince;
  private int sinks;
  private int rammed;
  private int cutting;
  private int ordered;

  /**
   * @param side by index, whose it is
   * @param officers who may command it, by index, the captain first
   * @param points structural hit points when it is whole
   */
  public Vessel(
      String name,
      Craft craft,
      Facing heading,
      int side,
      List<Integer> officers,
      boolean ram,
      Bent bent,
      int points) {
    super(name);
    this.craft = craft;
    this.heading = heading;
    this.side = side;
    this.officers = List.copyOf(officers);
    this.ram = ram;
    this.bent = bent;
    this.fabric = new Fabric(Material.WOOD, craft.armourClass(), points);
  }

  public Craft craft() {
    return craft;
  }

  @Override
  public Fabric fabric() {
    return fabric;
  }

  /** Where the bow points: north, east, south or west. */
  public Facing heading() {
    return heading;
  }

  void setHeading(Facing to) {
    this.heading = to;
  }

  @Override
  public int columns() {
    return columns(heading);
  }

  @Override
  public int rows() {
    return rows(heading);
  }

  /** Squares from west to east when the bow points there. */
  public int columns(Facing bow) {
    return bow.dx() == 0 ? craft.beam() : craft.length();
  }

  /** Squares from north to south when the bow points there. */
  public int rows(Facing bow) {
    return bow.dx() == 0 ? craft.length() : craft.beam();
  }

  /** Whose it is, by index. */
  public int side() {
    return side;
  }

  /** Others have it now. */
  public void strike(int to) {
    this.side = to;
  }

  public List<Integer> officers() {
    return officers;
  }

  public boolean hasRam() {
    return ram;
  }

  public Bent bent() {
    return bent;
  }

  public int rowers() {
    return rowers;
  }

  public int sailors() {
    return sailors;
  }

  /** So many hands are aboard. */
  public void man(int atTheOars, int inTheRigging) {
    rowers = atTheOars;
    sailors = inTheRigging;
  }

  /** Rowers who are not at other work. */
  public int rowing() {
    return rowers - (task != Task.NONE && workers == Hands.ROWERS ? told : 0);
  }

  /** Structural damage taken so far, whatever has been repaired. */
  public int sustained() {
    return sustained;
  }

  /** Structural hit points repaired so far. */
  public int mended() {
    return mended;
  }

  public void batter(int by) {
    sustained += Math.min(by, fabric.points());
    fabric.hurt(by);
  }

  public void mend(int by) {
    mended += by;
    fabric.mend(by);
  }

  public Task task() {
    return task;
  }

  public Hands workers() {
    return workers;
  }

  /** Hands at the task. */
  public int told() {
    return told;
  }

  public int taskSince() {
    return taskSince;
  }

  /** Tells hands off for a task, from this round on. */
  public void tellOff(Task to, Hands sort, int hands, int round) {
    task = to;
    workers = sort;
    told = hands;
    taskSince = round;
  }

  /** The round in which it goes down, 0 if it does not. */
  public int sinks() {
    return sinks;
  }

  public void sinkIn(int round) {
    this.sinks = round;
  }

  /** The round in which it last rammed. */
  public int rammed() {
    return rammed;
  }

  public void setRammed(int round) {
    this.rammed = round;
  }

  /** The round in which its people began to cut the hooks that hold it, 0 if they do not. */
  public int cutting() {
    return cutting;
  }

  public void setCutting(int round) {
    this.cutting = round;
  }

  /** The round in which somebody last commanded it. */
  public int ordered() {
    return ordered;
  }

  public void setOrdered(int round) {
    this.ordered = round;
  }

  /** Pitch burning on it, the oldest first. */
  public List<Pitch> fires() {
    return List.copyOf(fires);
  }

  public void ignite(Pitch pitch) {
    fires.add(pitch);
    fabric.setBurning(true);
  }

  /** The oldest of its fires is out. */
  public void quench() {
    fires.removeFirst();
    fabric.setBurning(!fires.isEmpty());
  }

  /** Names of vessels it is clamped to. */
  public SortedSet<String> held() {
    return held;
  }

  @Override
  protected Feature another() {
    var copy = new Vessel(name(), craft, heading, side, officers, ram, bent, fabric.most());
    copy.fabric = fabric.copy();
    copy.rowers = rowers;
    copy.sailors = sailors;
    copy.sustained = sustained;
    copy.mended = mended;
    copy.task = task;
    copy.workers = workers;
    copy.told = told;
    copy.taskSince = taskSince;
    copy.sinks = sinks;
    copy.rammed = rammed;
    copy.cutting = cutting;
    copy.ordered = ordered;
    copy.fires.addAll(fires);
    copy.held.addAll(held);
    return copy;
  }
}
