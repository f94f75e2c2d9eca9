package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Template;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Space, as the rules ask about it. They never know whether a map answers or the Judge's word. */
public interface Field {

  /** Two bodies never stand nearer than this. */
  int BESIDE = 5;

  /** The one on whom somebody sits; himself if he is on his own feet. */
  default Combatant seat(Combatant who) {
    return who;
  }

  /** Sits down on somebody, and goes with him from now on. */
  default void board(Combatant who, Combatant mount) {
    throw new IllegalStateException("nobody is ridden on this field");
  }

  /** Gets off, to a spot, whatever the rules say. */
  default void alight(Combatant who, Spot spot) {
    throw new IllegalStateException("nobody is ridden on this field");
  }

  /** The map it is, or that lies below it; null if there is none. */
  default @Nullable Battlemap map() {
    return null;
  }

  /** The Judge's word that it is, or that lies below it; null if there is a map. */
  default @Nullable Theatre theatre() {
    return null;
  }

  /** The spots at somebody's side where another has room, nearest to where he looks first. */
  List<Spot> beside(Combatant who, Combatant other, Passage passage);

  /** Feet from one to the other; neighbours are 5 feet apart. */
  int distance(Combatant one, Combatant other);

  default boolean within(Combatant one, Combatant other, int feet) {
    return distance(one, other) <= feet;
  }

  /**
   * The indexes of everybody within so many feet of somebody, of himself, and perhaps of others, in
   * the order of the battle: those it is worth asking more about. The array is not to be changed.
   */
  int[] about(Combatant combatant, int feet);

  /** Nothing solid stands between them. */
  boolean sees(Combatant viewer, Combatant target);

  /** The grade of cover the target has against the shooter, 0 for none; books name the grades. */
  int cover(Combatant shooter, Combatant target);

  /** The same, but for what is beside both: one shoots out over one's own breastwork. */
  default int coverFromShot(Combatant shooter, Combatant target) {
    return cover(shooter, target);
  }

  /** The best cover within five feet of somebody, for who ducks behind it. */
  int coverNear(Combatant combatant);

  /** On which side of the first the second stands. */
  Quarter quarter(Combatant of, Combatant from);

  /** Feet above the common ground. */
  int elevation(Combatant combatant);

  /** Feet of the ground under somebody above the common ground, however high he is over it. */
  default int groundUnder(Combatant combatant) {
    return 0;
  }

  /** Vessels and the water they lie on, null without a map. */
  default @Nullable Seaway seaway() {
    return null;
  }

  /** All the water there is; none without a map. */
  default Water water() {
    return Water.NONE;
  }

  /** Nothing of the ground is higher than the rest. */
  default boolean isFlat() {
    return true;
  }

  /** A spot is on the map, and neither wall nor anything else that keeps everybody out. */
  default boolean isOpen(Spot spot) {
    return false;
  }

  /** Feet of water where somebody is, however high above it; none without a map. */
  default int depth(Combatant combatant) {
    return 0;
  }

  /** In which arc of the first the second stands. */
  Arc arc(Combatant of, Combatant from);

  /** In which arc of the first that square of the second lies which is nearest to him. */
  default Arc arcOfNearest(Combatant of, Combatant from) {
    return arc(of, from);
  }

  Spot spot(Combatant combatant);

  Facing facing(Combatant combatant);

  /** All that is known of where somebody is, in numbers that mean something to this field alone. */
  long[] whereabouts(Combatant combatant);

  /** The same of all in one number, for who only wants to know whether anything is other. */
  default int picture(List<Combatant> all) {
    int picture = 0;
    for (Combatant each : all) {
      picture = 31 * picture + Arrays.hashCode(whereabouts(each));
    }
    return picture;
  }

  /** Turns to have somebody ahead. */
  void face(Combatant combatant, Combatant toward);

  /**
   * Turns somebody to a side of the map; without a map there are no sides. A long base swings about
   * its middle.
   *
   * @return false if there is no room to lie that way, and then nothing changes
   */
  boolean turn(Combatant combatant, Facing to);

  /** Room to stay where he stands: alone, or as close as the passage lets them be. */
  boolean hasRoom(Combatant combatant, Passage passage);

  /** One more step could take him off the field. */
  default boolean isAtEdge(Combatant combatant) {
    return false;
  }

  /** The straight line from one to another runs over somebody else. */
  boolean crosses(Combatant from, Combatant to, Combatant other);

  /** Remembers where somebody stands, to put him back after trying a way. */
  Stand stand(Combatant combatant);

  /** Somebody who was not there, or was taken off, is there. */
  void enter(Combatant combatant);

  /** Puts somebody somewhere, whatever the rules say: the scenario's and the Judge's right. */
  void place(Combatant combatant, Spot spot);

  /** The same, looking one way. */
  default void place(Combatant combatant, Spot spot, Facing facing) {
    place(combatant, spot);
  }

  /** The field has such a spot for somebody, free or not. */
  boolean has(Spot spot, Combatant combatant);

  /** Takes somebody off the field. */
  void remove(Combatant combatant);

  boolean isOn(Combatant combatant);

  /**
   * The shortest way to within reach of somebody, or as far on it as the feet carry.
   *
   * @return null if there is no way at all
   */
  @Nullable Route approach(Combatant mover, Combatant target, int reach, int feet, Passage passage);

  /** So many feet bring one within reach of somebody. */
  boolean canReach(Combatant mover, Combatant target, int reach, int feet, Passage passage);

  /** The way to a spot, null if it cannot be reached with so many feet. */
  @Nullable Route route(Combatant mover, Spot to, int feet, Passage passage);

  /** Every spot where a way of so many feet can end, nearest first, with what it costs. */
  List<Reach> reaches(Combatant mover, int feet, Passage passage);

  /** Whether somebody could be within so many feet of another at a spot; often a look tells. */
  default boolean couldBeWithin(Combatant mover, Spot there, Combatant other, int feet) {
    return true;
  }

  /**
   * The straight way at somebody until he is within reach, every square of it open and nobody's.
   *
   * @return null if it is barred or too long
   */
  @Nullable Route charge(Combatant mover, Combatant target, int reach, int feet, Passage passage);

  /**
   * Straight ahead as far as the feet carry and the ground lets one; without a map, away from the
   * nearest enemy.
   *
   * @return null if not even one step can be taken
   */
  @Nullable Route ray(Combatant mover, Facing way, int feet, Passage passage);

  /** The way that leads farthest from these enemies, null if every way is barred. */
  @Nullable Route flight(Combatant mover, List<Combatant> from, int feet, Passage passage);

  /** Whether there is such a way, for who does not want to know which. */
  default boolean leadsAway(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    return flight(mover, from, feet, passage) != null;
  }

  /** Somebody is on another's back, and takes no room of his own, or is so no longer. */
  default void lift(Combatant combatant, boolean aloft) {}

  /** What is in the way of one square in a direction; without a map nothing is. */
  default Obstacle ahead(Combatant combatant, Facing way) {
    return Obstacle.NONE;
  }

  /** Moves somebody one square against his will, whoever is there; without a map not at all. */
  default void shove(Combatant combatant, Facing way) {}

  /** Says how high somebody is; 0 leaves it to the ground he stands on. */
  void stateElevation(Combatant combatant, int height);

  /** Sets somebody down beside another, as when a chase ends with the quarry caught. */
  void bringTogether(Combatant mover, Combatant target);

  /** Doors, chests and whatever else is to be found here, in the order of the scenario. */
  List<Feature> features();

  /** Whether there is nothing on it but people. */
  boolean isBare();

  /** Whether nobody has ever been anywhere but on level ground. */
  boolean isLevel();

  /** Feet from somebody to a feature. */
  int distance(Combatant combatant, Feature feature);

  /** Feet a missile flies from somebody to a feature. */
  default int range(Combatant from, Feature to) {
    return distance(from, to);
  }

  /** Nothing solid stands between somebody and a feature. */
  default boolean sees(Combatant viewer, Feature feature) {
    return true;
  }

  /** The spot of a feature nearest to somebody; null if, without a map, nobody is beside it. */
  @Nullable Spot spot(Feature feature, Combatant from);

  /** Feet from a spot to a feature; out of all reach without a map. */
  default int feet(Spot from, Feature to) {
    return Integer.MAX_VALUE;
  }

  /** The structure on a spot, null if there is none. */
  default @Nullable Structure structure(Spot spot) {
    return null;
  }

  /** Where a runner might stumble. */
  enum Pitfall {
    DOORWAY,
    OBSTACLE
  }

  /** Whatever somebody stands in or on that a runner might stumble at, null for nothing. */
  default @Nullable Pitfall pitfall(Combatant combatant) {
    return null;
  }

  /** The corner of a wall is so near to somebody. */
  default boolean isAtCorner(Combatant combatant, int feet) {
    return false;
  }

  /** Somebody is shoulder to shoulder with another in a tight line. A2.MAP.11 */
  default boolean isAbreast(Combatant combatant) {
    return false;
  }

  /** Lays something down where somebody stands. */
  void drop(Combatant combatant, Feature feature);

  /** Takes something off the field. */
  void take(Feature feature);

  /** Lays something down at a spot; null for somewhere nobody is near. */
  void put(Feature feature, @Nullable Spot at);

  /** The spot somebody stands on, by its middle; without a map, the one where he is. */
  Spot middle(Combatant combatant);

  /** Feet from somebody to a spot. */
  int distance(Combatant combatant, Spot spot);

  /** So near to a spot, with nothing solid between. */
  boolean touches(Spot spot, Combatant combatant, int feet);

  /**
   * An area laid by somebody, aimed at a spot, catches another: nothing solid stands between him
   * and where it begins. Without a map a burst catches those so near to the spot; a cone or a line
   * that comes from somebody's hand those no farther off than it is long and near to the spot, a
   * cone as far about it as it is wide, a line, a bolt or a wall whoever is right beside it.
   */
  default boolean catches(Template area, Combatant from, Spot at, Combatant whom) {
    return switch (area.shape()) {
      case BURST -> touches(at, whom, area.feet());
      case CONE ->
          whom != from && within(from, whom, area.feet()) && touches(at, whom, area.width() / 2);
      case LINE -> whom != from && within(from, whom, area.feet()) && touches(at, whom, BESIDE);
      case BOLT, WALL -> whom != from && touches(at, whom, BESIDE);
    };
  }

  /** The squares such an area covers, for who draws it; none without a map. */
  default List<Spot> covered(Template area, Combatant from, Spot at) {
    return List.of();
  }

  /** Somebody stands in one of these squares. */
  default boolean isIn(Set<Spot> squares, Combatant who) {
    return false;
  }

  /** The straight line from one to another goes through one of these squares. */
  default boolean crosses(Set<Spot> squares, Combatant from, Combatant to) {
    return false;
  }

  /** The grade of cover a spot has against a shooter, 0 for none; what is beside both is none. */
  int cover(Combatant shooter, Spot spot);

  /** Feet of a spot above the common ground. */
  int elevation(Spot spot);

  /** Where something thrown at a spot comes down: there, or before what is in the way. */
  default Spot landing(Combatant thrower, Spot at) {
    return at;
  }

  /**
   * Where something comes to rest that was thrown at a spot and went wide.
   *
   * @param hour of the clock, 12 straight away from the thrower
   * @return null if, without a map, nobody is near
   */
  @Nullable Spot scatter(Combatant thrower, Spot at, int hour, int feet);

  /**
   * The same field for copies of the same combatants.
   *
   * @param copies not to be changed any more
   */
  Field copy(Combatant[] copies);
}
