package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Template;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Spots and things as they are for those who sit on others: they are where their mounts are. */
abstract class Ridden implements Field {

  final Field ground;

  Ridden(Field ground) {
    this.ground = ground;
  }

  /** A spot in the words of the ground, which knows of nobody in a saddle. */
  final Spot below(Spot spot) {
    return spot instanceof Bearing(Combatant other, boolean toward)
        ? new Bearing(seat(other), toward)
        : spot;
  }

  @Override
  public @Nullable Seaway seaway() {
    return ground.seaway();
  }

  @Override
  public Water water() {
    return ground.water();
  }

  @Override
  public boolean isFlat() {
    return ground.isFlat();
  }

  @Override
  public boolean isOpen(Spot spot) {
    return ground.isOpen(spot);
  }

  @Override
  public List<Feature> features() {
    return ground.features();
  }

  @Override
  public boolean isLevel() {
    return ground.isLevel();
  }

  @Override
  public boolean isBare() {
    return ground.isBare();
  }

  @Override
  public int distance(Combatant combatant, Feature feature) {
    return ground.distance(seat(combatant), feature);
  }

  @Override
  public int range(Combatant from, Feature to) {
    return ground.range(seat(from), to);
  }

  @Override
  public boolean sees(Combatant viewer, Feature feature) {
    return ground.sees(seat(viewer), feature);
  }

  @Override
  public @Nullable Spot spot(Feature feature, Combatant from) {
    return ground.spot(feature, seat(from));
  }

  @Override
  public int feet(Spot from, Feature to) {
    return ground.feet(below(from), to);
  }

  @Override
  public @Nullable Structure structure(Spot spot) {
    return ground.structure(below(spot));
  }

  @Override
  public void drop(Combatant combatant, Feature feature) {
    ground.drop(seat(combatant), feature);
  }

  @Override
  public void take(Feature feature) {
    ground.take(feature);
  }

  @Override
  public void put(Feature feature, @Nullable Spot at) {
    ground.put(feature, at == null ? null : below(at));
  }

  @Override
  public Spot middle(Combatant combatant) {
    return ground.middle(seat(combatant));
  }

  @Override
  public int distance(Combatant combatant, Spot spot) {
    return ground.distance(seat(combatant), below(spot));
  }

  @Override
  public boolean couldBeWithin(Combatant mover, Spot there, Combatant other, int feet) {
    return ground.couldBeWithin(seat(mover), below(there), seat(other), feet);
  }

  @Override
  public boolean touches(Spot spot, Combatant combatant, int feet) {
    return ground.touches(below(spot), seat(combatant), feet);
  }

  @Override
  public int cover(Combatant shooter, Spot spot) {
    return ground.cover(seat(shooter), below(spot));
  }

  @Override
  public int elevation(Spot spot) {
    return ground.elevation(below(spot));
  }

  @Override
  public Spot landing(Combatant thrower, Spot at) {
    return ground.landing(seat(thrower), below(at));
  }

  @Override
  public @Nullable Spot scatter(Combatant thrower, Spot at, int hour, int feet) {
    return ground.scatter(seat(thrower), below(at), hour, feet);
  }

  @Override
  public boolean isIn(Set<Spot> squares, Combatant who) {
    return ground.isIn(squares, seat(who));
  }

  @Override
  public boolean crosses(Set<Spot> squares, Combatant from, Combatant to) {
    return ground.crosses(squares, seat(from), seat(to));
  }

  @Override
  public boolean isAbreast(Combatant combatant) {
    return ground.isAbreast(seat(combatant));
  }

  @Override
  public boolean catches(Template area, Combatant from, Spot at, Combatant whom) {
    return ground.catches(area, seat(from), below(at), seat(whom));
  }

  @Override
  public List<Spot> covered(Template area, Combatant from, Spot at) {
    return ground.covered(area, seat(from), below(at));
  }

  @Override
  public void lift(Combatant combatant, boolean aloft) {
    ground.lift(combatant, aloft);
  }

  @Override
  public @Nullable Pitfall pitfall(Combatant combatant) {
    return ground.pitfall(seat(combatant));
  }

  @Override
  public boolean isAtCorner(Combatant combatant, int feet) {
    return ground.isAtCorner(seat(combatant), feet);
  }
}
