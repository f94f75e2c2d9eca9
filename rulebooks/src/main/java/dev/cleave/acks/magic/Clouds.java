package dev.cleave.acks.magic;

import static dev.cleave.acks.book.State.RESTRAINED;

import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.Cloud;
import dev.cleave.acks.turn.Impact;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Template;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Areas of magic that stay where they were laid. A2.R.164 */
public final class Clouds {

  private static final Reason STAYS = new Reason("rounds it stays", "A2.R.164");

  private final MagicRoom fight;

  Clouds(MagicRoom fight) {
    this.fight = fight;
  }

  /** After it has worked on those who were there; without a map there is nowhere to stay. */
  void lay(Working work, Spell spell, Impact mark) {
    Dice rounds = spell.scope().stays();
    if (rounds.most() == 0 || !(mark.spot() instanceof Square at)) {
      return;
    }
    int stays = fight.table.roll(rounds, STAYS, work.by());
    int now = fight.battle.round();
    Template area = spell.scope().template();
    Set<Spot> squares =
        area == null ? Set.of() : Set.copyOf(fight.field.covered(area, work.by(), at));
    fight.memory.clouds.add(new Cloud(work.by(), spell, work.level(), squares, now, now + stays));
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("stays", "A2.R.164")
              .by(work.by())
              .fact("spell", spell.name())
              .fact("at", at.text())
              .fact("rounds", stays)
              .says("The " + spell.name() + " stays where it is for " + stays + " rounds."));
    }
  }

  /** The one somebody is in that has power over him, null for none; what only hides has none. */
  public @Nullable Cloud under(Combatant who) {
    for (Cloud cloud : fight.memory.clouds) {
      if (!cloud.spell().effect().equals(Effect.NONE)
          && fight.field.isIn(cloud.squares(), who)
          && fight.targeting().worksOn(cloud.spell(), who)) {
        return cloud;
      }
    }
    return null;
  }

  /** Comes into it, or is still there. */
  public void enter(Combatant who, Cloud cloud) {
    Spell spell = cloud.spell();
    Working work = Working.of(cloud.by(), spell, cloud.level(), false);
    Effect effect = spell.effect();
    Dice dice = effect.more().growth().at(cloud.level(), effect.damage());
    fight.effects().work(work, who, fight.effects().power(dice, cloud.by()), 0);
  }

  /** From the next round on, unless it has him already; what only holds asks once. */
  public void startSegment(Combatant who) {
    if (fight.memory.clouds.isEmpty() || !who.isStanding() || !fight.field.isOn(who)) {
      return;
    }
    Cloud cloud = under(who);
    if (cloud == null || cloud.since() == fight.battle.round()) {
      return;
    }
    State state = State.named(cloud.spell().effect().condition());
    if (state == null || state != RESTRAINED && !who.is(state)) {
      enter(who, cloud);
    }
  }

  /** At the start of a round. */
  public void passRound() {
    if (fight.memory.clouds.isEmpty()) {
      return;
    }
    for (int i = fight.memory.clouds.size() - 1; i >= 0; i--) {
      Cloud cloud = fight.memory.clouds.get(i);
      if (fight.battle.round() >= cloud.until()) {
        fight.memory.clouds.remove(i);
        if (fight.table.listens()) {
          fight.table.tell(
              Event.of("spent", "A2.R.164")
                  .fact("what", cloud.spell().name())
                  .says("The " + cloud.spell().name() + " is gone."));
        }
      }
    }
  }
}
