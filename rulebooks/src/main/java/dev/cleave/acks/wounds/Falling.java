package dev.cleave.acks.wounds;

import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.INCAPACITATED;

import dev.cleave.acks.book.Harm;
import dev.cleave.acks.book.Health;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.journal.Event;

/** Out of hit points: unconscious, or dead at once. A2.WOUND.01-02, A2.WOUND.39-40, A2.HEAL.12 */
public final class Falling {

  private final WoundsRoom fight;

  Falling(WoundsRoom fight) {
    this.fight = fight;
  }

  /** Whoever is put to death while helpless is killed instantly. A2.MAN.COUP.05, A2.MAN.COUP.08 */
  public void slay(Combatant target, Combatant by) {
    boolean destroyed = fight.prowess(target).destroyed;
    Health health = Health.of(target);
    if (target.isStanding()) {
      health.fall(fight.battle.round(), "");
    }
    target.setFate(Fate.DEAD);
    health.die(fight.battle.round(), !destroyed);
    health.setRest(null);
    target.lose(INCAPACITATED);
    fight.grabbing().end(target);
    fight.escaping().review();
    fight.clambering().review();
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.FALLEN, "A2.MAN.COUP.05")
              .on(target)
              .fact("fate", target.fate().label())
              .by(by)
              .says(target.name() + (destroyed ? " is destroyed." : " is slain.")));
    }
  }

  public void hurt(Combatant target, Combatant by, Harm harm) {
    if (!target.isStanding() || target.hitPoints() > fight.attackNumbers().fallsAt) {
      return;
    }
    boolean destroyed = fight.prowess(target).destroyed;
    boolean weak = target.is(INCAPACITATED);
    target.setFate(destroyed || weak ? Fate.DEAD : Fate.DOWN);
    fight.memory.anybodyFell = true;
    Health.of(target).fall(fight.battle.round(), harm.table()); // A2.WOUND.10, A2.GAP.253
    if (destroyed || weak) {
      boolean instantly =
          !destroyed && (target.is(HELPLESS) || harm.types().contains("poisonous")); // A2.GAP.25H
      Health.of(target).die(fight.battle.round(), instantly);
      Health.of(target).setRest(null);
      target.lose(INCAPACITATED);
    }
    fight.grabbing().end(target);
    fight.escaping().review();
    fight.clambering().review();
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(
                  Event.Kind.FALLEN,
                  destroyed ? "A2.WOUND.39" : weak ? "A2.HEAL.12" : "A2.WOUND.01")
              .on(target)
              .fact("fate", target.fate().label())
              .by(by)
              .says(
                  target.name()
                      + (destroyed ? " is destroyed." : weak ? " is slain." : " falls.")));
    }
  }
}
