package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Template;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The squares of a map and the things on them; who stands where comes on top of it. */
abstract class Grounds implements Field, Seaway {

  final Site site;

  Grounds(Site site) {
    this.site = site;
  }

  /** Puts a feature in a square. */
  @Override
  public void add(Feature feature, Square square) {
    site.fixtures().add(feature, square);
  }

  /** The square of a feature, null if it is not here. */
  @Override
  public @Nullable Square squareOf(Feature feature) {
    return site.fixtures().squareOf(feature);
  }

  @Override
  public Water water() {
    return site.ground().water();
  }

  /** Ships and boats on it. */
  @Override
  public List<Vessel> vessels() {
    return List.copyOf(site.fixtures().vessels());
  }

  /** The vessel on whose deck somebody is, null if on none. */
  @Override
  public @Nullable Vessel deck(Combatant combatant) {
    return site.decks().areAny() ? site.decks().under(site.bodies().lie(combatant)) : null;
  }

  /** Everybody on a deck, standing or not. */
  @Override
  public List<Combatant> aboard(Vessel vessel) {
    return site.decks().aboard(vessel);
  }

  /** A vessel would float there, clear of land, of other vessels and of those who swim. */
  @Override
  public boolean mayLie(Vessel vessel, int column, int row, Facing bow) {
    return site.decks().mayLie(vessel, column, row, bow);
  }

  /** Lays a vessel elsewhere with everybody and everything on it. */
  @Override
  public void lay(Vessel vessel, int column, int row, Facing bow) {
    site.decks().lay(vessel, column, row, bow);
  }

  /** Feet of water between a vessel, if it lay there, and another: none where they touch. */
  @Override
  public int gap(Vessel vessel, int column, int row, Facing bow, Vessel other) {
    Base lie = Decks.lie(vessel, column, row, bow);
    return Math.max(0, lie.feetTo(site.decks().base(other)) - 5);
  }

  /** Feet of water between a vessel, if it lay there, and somebody. */
  @Override
  public int gap(Vessel vessel, int column, int row, Facing bow, Combatant other) {
    Base lie = Decks.lie(vessel, column, row, bow);
    return Math.max(0, lie.feetTo(site.bodies().counted(other)) - 5);
  }

  @Override
  public Seaway seaway() {
    return this;
  }

  @Override
  public boolean isFlat() {
    return site.ground().isFlat();
  }

  @Override
  public boolean isOpen(Spot spot) {
    return spot instanceof Square square && site.room().isOpen(Base.of(square));
  }

  @Override
  public List<Feature> features() {
    return site.fixtures().all();
  }

  @Override
  public boolean isBare() {
    return site.fixtures().isEmpty();
  }

  @Override
  public int distance(Combatant combatant, Feature feature) {
    Base base = site.fixtures().base(feature);
    return base == null ? Integer.MAX_VALUE : site.bodies().counted(combatant).feetTo(base);
  }

  @Override
  public boolean sees(Combatant viewer, Feature feature) {
    return site.outlook().sees(viewer, feature);
  }

  @Override
  public @Nullable Spot spot(Feature feature, Combatant from) {
    return site.outlook().nearest(feature, from);
  }

  @Override
  public int feet(Spot from, Feature to) {
    Base base = site.fixtures().base(to);
    return base == null || !(from instanceof Square square)
        ? Integer.MAX_VALUE
        : Base.of(square).feetTo(base);
  }

  @Override
  public @Nullable Structure structure(Spot spot) {
    return spot instanceof Square square ? site.fixtures().structure(square) : null;
  }

  @Override
  public void drop(Combatant combatant, Feature feature) {
    Base base = site.bodies().counted(combatant);
    site.fixtures().add(feature, Square.of(base.left(), base.top()));
  }

  @Override
  public void take(Feature feature) {
    site.fixtures().take(feature);
  }

  @Override
  public void put(Feature feature, @Nullable Spot at) {
    if (at instanceof Square square) {
      site.fixtures().add(feature, Square.of(square.column(), square.row()));
    }
  }

  @Override
  public Spot middle(Combatant combatant) {
    return site.outlook().middle(combatant);
  }

  @Override
  public int distance(Combatant combatant, Spot spot) {
    return spot instanceof Square square
        ? site.bodies().counted(combatant).feetTo(Base.of(square))
        : Integer.MAX_VALUE;
  }

  /** A long base may yet turn as it arrives. */
  @Override
  public boolean couldBeWithin(Combatant mover, Spot there, Combatant other, int feet) {
    if (!(there instanceof Square(int across, int down))) {
      return false;
    }
    Base base = Places.laid(mover, across, down, site.bodies().facing(mover));
    return !base.isSquare() || base.feetTo(site.bodies().counted(other)) <= feet;
  }

  @Override
  public boolean touches(Spot spot, Combatant combatant, int feet) {
    return spot instanceof Square square
        && distance(combatant, spot) <= feet
        && site.outlook().isSeen(combatant, square);
  }

  @Override
  public boolean catches(Template area, Combatant from, Spot at, Combatant whom) {
    return at instanceof Square square && new Swath(site, area, from, square).catches(whom);
  }

  @Override
  public List<Spot> covered(Template area, Combatant from, Spot at) {
    return at instanceof Square square ? new Swath(site, area, from, square).squares() : List.of();
  }

  @Override
  public boolean isIn(Set<Spot> squares, Combatant who) {
    return Veil.isOver(squares, site.bodies().counted(who));
  }

  @Override
  public boolean crosses(Set<Spot> squares, Combatant from, Combatant to) {
    return Veil.isBetween(squares, site.bodies().counted(from), site.bodies().counted(to));
  }

  @Override
  public int cover(Combatant shooter, Spot spot) {
    return spot instanceof Square square ? site.outlook().cover(shooter, square, false) : 0;
  }

  @Override
  public int elevation(Spot spot) {
    return spot instanceof Square square ? site.outlook().elevation(square) : 0;
  }

  @Override
  public Spot landing(Combatant thrower, Spot at) {
    return at instanceof Square square ? site.outlook().landing(thrower, square) : at;
  }

  @Override
  public @Nullable Spot scatter(Combatant thrower, Spot at, int hour, int feet) {
    return at instanceof Square square ? site.outlook().scatter(thrower, square, hour, feet) : null;
  }
}
