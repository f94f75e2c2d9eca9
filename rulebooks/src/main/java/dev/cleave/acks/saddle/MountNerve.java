package dev.cleave.acks.saddle;

import static dev.cleave.acks.book.State.FALTERING;
import static dev.cleave.acks.book.State.FRIGHTENED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The nerve of a mount under its rider, which is its own. A2.MOUNT.33, A2.GAP.340 */
public class MountNerve {

  private static final Forbidden CALM =
      new Forbidden("no wound has shaken the mount", "A2.MOUNT.33");
  private static final Forbidden UNSKILLED =
      new Forbidden("WHO is not proficient in riding", "A2.MOUNT.33");

  private static final Forbidden NO_DRIVER =
      new Forbidden("WHO is not proficient in driving", "A2.GAP.340");

  private final SaddleRoom fight;

  protected MountNerve(SaddleRoom fight) {
    this.fight = fight;
  }

  /** In lieu of attacking; what it is worth the roll at the end of the round says. */
  record Calm(SaddleRoom fight, Combatant mount) implements Action {

    @Override
    public String verb() {
      return "calm";
    }

    @Override
    public Combatant aim() {
      return mount;
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      boolean team = fight.haul(mount) != null;
      if (team && !fight.proficiency().has(who, "driving")) {
        return NO_DRIVER;
      }
      if (!team && !fight.riding().isSkilled(who)) {
        return UNSKILLED;
      }
      return fight.fighter(mount).shaken ? null : CALM;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(mount).calmed = true;
    }
  }

  void offer(Combatant who, Combatant mount, List<Action> all) {
    all.add(new Calm(fight, mount));
  }

  /** At the end of the round, one after another. A2.MORALE.09-10 */
  public void check() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.saddled && fighter.who.isStanding()) {
        check(fighter);
      }
    }
  }

  private void check(Fighter mount) {
    Combatant who = mount.who;
    int lost = who.mostHitPoints() - who.hitPoints();
    boolean before = mount.bled;
    mount.bled |= lost * fight.moraleNumbers().lossDivisor >= who.mostHitPoints();
    boolean called = mount.bled && (!before || mount.hurt && staysShaken());
    if (mount.calmed || called && !mount.prowess.fearless && !who.is(FRIGHTENED)) {
      roll(mount);
    }
  }

  /** Every wound after the first half asks again. A2.MORALE.10 */
  protected boolean staysShaken() {
    return true;
  }

  /** Five or less is a failure; a calmer mood takes the place of whatever was. A2.GAP.340 */
  private void roll(Fighter mount) {
    Combatant who = mount.who;
    int result = fight.morale().roll(who);
    if (mount.calmed) {
      mount.calmed = false;
      fight.lose(who, FRIGHTENED);
      fight.lose(who, FALTERING);
    }
    mount.shaken = fight.morale().befall(who, result);
  }
}
