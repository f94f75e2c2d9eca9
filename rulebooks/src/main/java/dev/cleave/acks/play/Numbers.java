package dev.cleave.acks.play;

import dev.cleave.acks.artillery.ArtilleryNumbers;
import dev.cleave.acks.attack.AttackNumbers;
import dev.cleave.acks.attack.FormationNumbers;
import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.cleaving.CleavingNumbers;
import dev.cleave.acks.damage.DamageNumbers;
import dev.cleave.acks.dungeon.DungeonNumbers;
import dev.cleave.acks.fire.FireNumbers;
import dev.cleave.acks.gear.GearNumbers;
import dev.cleave.acks.magic.MagicNumbers;
import dev.cleave.acks.maneuvers.ManeuverNumbers;
import dev.cleave.acks.monsters.MonsterNumbers;
import dev.cleave.acks.morale.MoraleNumbers;
import dev.cleave.acks.movement.MovementNumbers;
import dev.cleave.acks.ready.ReadyNumbers;
import dev.cleave.acks.round.RoundNumbers;
import dev.cleave.acks.saddle.SaddleNumbers;
import dev.cleave.acks.space.SpaceNumbers;
import dev.cleave.acks.turn.TurnNumbers;
import dev.cleave.acks.wounds.WoundNumbers;
import dev.cleave.engine.figures.Figures;

/** The figures of all rooms, read once when the book is opened; its fights share them. */
public record Numbers(
    BookNumbers book,
    TurnNumbers turn,
    SpaceNumbers space,
    RoundNumbers round,
    MovementNumbers movement,
    GearNumbers gear,
    DamageNumbers damage,
    AttackNumbers attack,
    FormationNumbers formation,
    ReadyNumbers ready,
    ManeuverNumbers maneuver,
    CleavingNumbers cleaving,
    WoundNumbers wound,
    MoraleNumbers morale,
    SaddleNumbers saddle,
    FireNumbers fire,
    MonsterNumbers monster,
    MagicNumbers magic,
    ArtilleryNumbers artillery,
    DungeonNumbers dungeon) {

  /**
   * @throws IllegalArgumentException if the content pack lacks one
   */
  public static Numbers of(Figures figures) {
    var book = new BookNumbers(figures);
    return new Numbers(
        book,
        new TurnNumbers(figures),
        new SpaceNumbers(figures),
        new RoundNumbers(figures),
        new MovementNumbers(figures),
        new GearNumbers(figures),
        new DamageNumbers(figures),
        new AttackNumbers(figures),
        new FormationNumbers(figures),
        new ReadyNumbers(figures),
        new ManeuverNumbers(figures),
        new CleavingNumbers(figures),
        new WoundNumbers(figures, book),
        new MoraleNumbers(figures),
        new SaddleNumbers(figures),
        new FireNumbers(figures),
        new MonsterNumbers(figures),
        new MagicNumbers(figures),
        new ArtilleryNumbers(figures),
        new DungeonNumbers(figures));
  }
}
