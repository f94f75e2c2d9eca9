package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who is still on his feet kneels by the fallen. He walks over as fast as he can, and does one such
 * thing a round. A2.WOUND.04, A2.GAP.253
 */
final class Treating implements Deeds {

  private static final Bar BUSY = new Bar("WHO has done something this round", "A2.ACT.01");
  private static final Bar FAR = new Bar("WHO cannot be with FOE yet", "A2.GAP.151");
  private static final Bar TREATED = new Bar("FOE has been treated", "A2.GAP.256");

  private final Fight fight;
  private final int[] free;

  Treating(Fight fight) {
    this.fight = fight;
    this.free = new int[fight.stances.length];
    Arrays.fill(free, fight.battle.round());
  }

  /** "treat Marcus with horsetail by Kara"; what helps need not be in hand any more. */
  record Treat(Treating part, Combatant by, FirstAid.Treat with) implements Deed {

    @Override
    public Combatant on() {
      return with.body();
    }

    @Override
    public String text() {
      return with.text() + " by " + by.name();
    }

    @Override
    public @Nullable Bar bars(Fight fight) {
      return part.bars(by, with.body());
    }

    @Override
    public void take(Fight fight) {
      part.free[by.index()] = fight.battle.round() + 1;
      with.take(fight, by);
    }

    @Override
    public String detail(Fight fight) {
      return fight.mortalWounds.shown(with.body(), by, with.aid(fight, by));
    }
  }

  private @Nullable Bar bars(Combatant by, Combatant body) {
    if (body.health().isTreated()) {
      return TREATED;
    }
    int rounds = fight.battle.round() - free[by.index()];
    if (rounds < 0) {
      return BUSY;
    }
    long feet = (rounds + 1L) * fight.movement.speed(by) + fight.numbers.handReach;
    return fight.field.distance(by, body) <= feet ? null : FAR;
  }

  @Override
  public void offer(List<Deed> all) {
    for (Stance stance : fight.stances) {
      Combatant who = stance.who;
      if (fight.canAct(who) && !who.sheet().has("unintelligent")) {
        for (FirstAid.Treat way : fight.firstAid.ways(who)) {
          all.add(new Treat(this, who, way));
        }
      }
    }
  }

  /** Everybody sees to his own. */
  @Override
  public @Nullable Deed usual() {
    for (Stance stance : fight.stances) {
      Combatant who = stance.who;
      if (fight.canAct(who) && !who.sheet().has("unintelligent")) {
        for (FirstAid.Treat way : fight.firstAid.ways(who)) {
          if (!who.isEnemyOf(way.body()) && bars(who, way.body()) == null) {
            return new Treat(this, who, way);
          }
        }
      }
    }
    return null;
  }
}
