package dev.cleave.acks.sea;

import dev.cleave.acks.book.Harm;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ram: its reach, its throw and its damage by size. A1.SHIP.29-32, A1.GAP.252 */
final class Ramming {

  private static final Reason THROW = new Reason("attack throw", "A1.SHIP.30");
  private static final Reason HULL = new Reason("damage", "A1.SHIP.31");
  private static final Reason FLESH = new Reason("damage", "A1.SHIP.32");
  private static final Term RAM = new Term("ram", "A1.SHIP.30", Tag.BASE);
  private static final Term ARMOUR = new Term("armour class", "A1.SHIP.30", Tag.ARMOUR);

  private final Sea sea;

  Ramming(Sea sea) {
    this.sea = sea;
  }

  /** Why it cannot ram at all now, empty if it can. A1.GAP.252 */
  String bars(Vessel vessel) {
    if (!vessel.hasRam()) {
      return "it has no ram";
    }
    if (vessel.rammed() == sea.fight.battle.round()) {
      return "it has rammed this round";
    }
    return sea.sailing.rowing(vessel) * sea.numbers.ramSpeed < vessel.craft().rowing()
        ? "it has less than half of its rowing speed"
        : "";
  }

  /** Where its bow would meet another, null if it cannot come there. A1.SHIP.29 */
  Course.@Nullable Lie against(Course course, Vessel target) {
    return course.most(lie -> course.isBowOn(lie, target) ? 1 : 0);
  }

  /** The same of a monster in the water. A1.SHIP.29 */
  Course.@Nullable Lie against(Course course, Combatant monster) {
    return course.most(
        lie -> {
          Course.Lie next = course.step(lie, 0);
          return course.gap(lie, monster) == 0 && course.gap(next, monster) == 0 ? 1 : 0;
        });
  }

  /** Large, in the water and an enemy. A1.SHIP.32 */
  boolean isMonster(Vessel vessel, Combatant who) {
    return who.side().index() != vessel.side()
        && who.isStanding()
        && sea.fight.field.isOn(who)
        && who.sheet().size().rank() >= Size.LARGE.rank()
        && sea.deck(who) == null;
  }

  Tally needs(Vessel target) {
    return sea.fight
        .d20()
        .bind(
            new Tally()
                .against(sea.numbers.ramThrow, RAM)
                .against(target.fabric().armourClass(), ARMOUR));
  }

  private Tally needs(Combatant captain, Combatant monster) {
    var attack = sea.fight.attackThrow();
    Tally whole = new Tally().against(sea.numbers.ramThrow, RAM);
    Tally begun = attack.begin(sea.fight.prowess(captain));
    int before = begun.target();
    attack.addArmour(captain, Impact.on(monster, sea.fight.field), captain.weapon());
    whole.against(begun.target() - before, ARMOUR);
    return sea.fight.d20().bind(whole);
  }

  void ram(Combatant captain, Vessel vessel, Vessel target) {
    vessel.setRammed(sea.fight.battle.round());
    Tally needs = needs(target);
    if (throwFor(captain, vessel, target.name(), needs)) {
      Dice dice = vessel.craft().large() ? sea.numbers.ramLarge : sea.numbers.ramSmall;
      int damage = sea.fight.table.roll(dice, HULL, captain) * sea.numbers.ramFactor;
      sea.hulls.hurt(captain, target, damage, "A1.SHIP.31");
    }
    sea.flames.spread(captain, vessel, target);
  }

  void ram(Combatant captain, Vessel vessel, Combatant monster) {
    vessel.setRammed(sea.fight.battle.round());
    Tally needs = needs(captain, monster);
    if (throwFor(captain, vessel, monster.name(), needs)) {
      boolean large = vessel.craft().large();
      Dice dice = large ? sea.numbers.ramLargeMonster : sea.numbers.ramSmallMonster;
      int damage = sea.fight.table.roll(dice, FLESH, captain);
      sea.fight.damage().deal(captain, monster, damage, Harm.mundane(List.of("bludgeoning")));
    }
  }

  private boolean throwFor(Combatant captain, Vessel vessel, String target, Tally needs) {
    int die = sea.fight.d20().roll(captain, THROW, needs);
    boolean hit = die >= needs.face();
    sea.fight.memory.offence = true;
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("rammed", "A1.SHIP.30")
              .by(captain)
              .fact("what", vessel.name())
              .fact("at", target)
              .needs(needs)
              .fact("roll", die)
              .fact("hit", hit)
              .says(
                  vessel.name() + " rams " + target + ":",
                  " needs " + needs.least() + "+;",
                  " rolled " + Throws.shown(die) + (hit ? ": hit." : ": miss.")));
    }
    return hit;
  }
}
