package dev.cleave.acks.artillery;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.magic.MagicRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The door of the room. Crews, pieces and their shots. */
public abstract class ArtilleryRoom extends MagicRoom {

  private @Nullable ArtilleryThrow artilleryThrow;
  private @Nullable Crews crews;
  private @Nullable Gunnery gunnery;
  private @Nullable Barrage barrage;
  private @Nullable Spotter spotter;

  protected ArtilleryRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract ArtilleryNumbers artilleryNumbers();

  /** Another way of shooting in another edition, null for this one's. */
  public @Nullable Ballistics ballistics() {
    return null;
  }

  /** A crew without an artillerist is slow and shoots badly. A2.ARTY.37-38 */
  public boolean needsArtillerist() {
    return true;
  }

  /** What else keeps a piece silent, null for nothing. */
  public @Nullable Forbidden barsPiece(Artillery piece) {
    return null;
  }

  /** Worth a shot by itself, and not for those who are near. */
  public boolean isMark(Combatant gunner, Feature feature) {
    return feature.blocks();
  }

  public final ArtilleryThrow artilleryThrow() {
    ArtilleryThrow known = artilleryThrow;
    if (known == null) {
      known = new ArtilleryThrow(this);
      artilleryThrow = known;
    }
    return known;
  }

  public final Crews crews() {
    Crews known = crews;
    if (known == null) {
      known = new Crews(this);
      crews = known;
    }
    return known;
  }

  public final Gunnery gunnery() {
    Gunnery known = gunnery;
    if (known == null) {
      known = new Gunnery(this);
      gunnery = known;
    }
    return known;
  }

  public final Barrage barrage() {
    Barrage known = barrage;
    if (known == null) {
      known = new Barrage(this);
      barrage = known;
    }
    return known;
  }

  public final Spotter spotter() {
    Spotter known = spotter;
    if (known == null) {
      known = new Spotter(this);
      spotter = known;
    }
    return known;
  }
}
