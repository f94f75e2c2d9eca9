package dev.cleave.acks.magic;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.monsters.MonstersRoom;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The door of the room. Spells, powers, potions, and what they do. */
public abstract class MagicRoom extends MonstersRoom {

  private @Nullable Casting casting;
  private @Nullable Effects effects;
  private @Nullable Remedies remedies;
  private @Nullable Powers powers;
  private @Nullable Rebuke rebuke;
  private @Nullable Wonders wonders;
  private @Nullable Concentrating concentrating;
  private @Nullable Enchanting enchanting;
  private @Nullable Beholding beholding;
  private @Nullable Targeting targeting;
  private @Nullable Clouds clouds;
  private @Nullable Auras auras;

  protected MagicRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract MagicNumbers magicNumbers();

  /** Magic that fills an area and harms has caught these. */
  public void whenBlasted(Combatant caster, List<Combatant> caught, int damage) {}

  /** The kind of save against a condition, of which this is the second edition's. A2.SAVE.05-06 */
  protected String saveFor(String condition, String kind) {
    return kind;
  }

  public final Casting casting() {
    Casting known = casting;
    if (known == null) {
      known = new Casting(this);
      casting = known;
    }
    return known;
  }

  public final Effects effects() {
    Effects known = effects;
    if (known == null) {
      known = new Effects(this);
      effects = known;
    }
    return known;
  }

  public final Remedies remedies() {
    Remedies known = remedies;
    if (known == null) {
      known = new Remedies(this);
      remedies = known;
    }
    return known;
  }

  public final Powers powers() {
    Powers known = powers;
    if (known == null) {
      known = new Powers(this);
      powers = known;
    }
    return known;
  }

  public final Rebuke rebuke() {
    Rebuke known = rebuke;
    if (known == null) {
      known = new Rebuke(this);
      rebuke = known;
    }
    return known;
  }

  public final Auras auras() {
    Auras known = auras;
    if (known == null) {
      known = new Auras(this);
      auras = known;
    }
    return known;
  }

  public final Clouds clouds() {
    Clouds known = clouds;
    if (known == null) {
      known = new Clouds(this);
      clouds = known;
    }
    return known;
  }

  public final Targeting targeting() {
    Targeting known = targeting;
    if (known == null) {
      known = new Targeting(this);
      targeting = known;
    }
    return known;
  }

  /** For some magic it is not enough to see somebody. A2.SPELL.06 */
  public boolean mustBehold() {
    return true;
  }

  final Beholding beholding() {
    Beholding known = beholding;
    if (known == null) {
      known = new Beholding(this);
      beholding = known;
    }
    return known;
  }

  public final Enchanting enchanting() {
    Enchanting known = enchanting;
    if (known == null) {
      known = new Enchanting(this);
      enchanting = known;
    }
    return known;
  }

  public final Concentrating concentrating() {
    Concentrating known = concentrating;
    if (known == null) {
      known = new Concentrating(this);
      concentrating = known;
    }
    return known;
  }

  final Wonders wonders() {
    Wonders known = wonders;
    if (known == null) {
      known = new Wonders(this);
      wonders = known;
    }
    return known;
  }

  @Override
  protected final void letGo(Fighter fighter) {
    concentrating().end(fighter, "A2.COND.CONC.01");
  }
}
