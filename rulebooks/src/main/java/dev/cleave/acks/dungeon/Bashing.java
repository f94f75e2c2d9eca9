package dev.cleave.acks.dungeon;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Tools;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Lockable;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Force against what will not open. A2.COMBAT.16-17, A2.GAP.158 */
final class Bashing implements Offers {

  private static final String DUNGEONBASHING = "dungeonbashing";

  private static final Forbidden FAR = new Forbidden("it is out of WHO's reach", "A2.COMBAT.16");
  private static final Forbidden OPEN = new Forbidden("it is open", "A2.COMBAT.16");
  private static final Forbidden FREE = new Forbidden("nothing keeps it shut", "A2.COMBAT.16");

  private static final Term STRENGTH = new Term("strength", "A2.GAP.158", Tag.ABILITY);
  private static final Term SIZE = new Term("size", "A2.GAP.158", Tag.SITUATION);
  private static final Term HELP = new Term("help", "A2.GAP.158", Tag.SITUATION);
  private static final Term CROWBAR = new Term("crowbar", "A2.GAP.158", Tag.SITUATION);
  private static final Term TRAINED = new Term("dungeonbashing", "A2.GAP.319", Tag.SKILL);
  private static final Term SPIKES = new Term("spikes", "A2.GAP.135", Tag.SITUATION);

  private final DungeonRoom fight;

  Bashing(DungeonRoom fight) {
    this.fight = fight;
  }

  /** A2.COMBAT.16 */
  record Bash(DungeonRoom fight, Lockable what) implements Action {

    @Override
    public String verb() {
      return "bash";
    }

    @Override
    public String text() {
      return "bash " + what.name();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!fight.tools().reaches(who, what)) {
        return FAR;
      }
      return what.isOpen() ? OPEN : resists(what) ? null : FREE;
    }

    @Override
    public void take(Combatant who) {
      fight.bashing().bash(who, what);
    }

    @Override
    public @Nullable Tally needs(Combatant who) {
      return isFrail(what) ? null : fight.bashing().needs(who, what);
    }

    @Override
    public String detail(Combatant who) {
      return isFrail(what) ? "" : "needs " + fight.bashing().needs(who, what).least() + "+";
    }
  }

  private static boolean resists(Lockable what) {
    if (!(what instanceof Door door)) {
      return what.isLocked();
    }
    return switch (door.kind()) {
      case DOOR -> door.isLocked() || door.isStuck() || door.spikes() > 0;
      case PORTCULLIS, WINDOW -> true;
      case CURTAIN -> false;
    };
  }

  /** Panes need no throw. A2.COMBAT.17 */
  private static boolean isFrail(Lockable what) {
    return what instanceof Door door && door.kind() == Door.Kind.WINDOW;
  }

  private void bash(Combatant who, Lockable what) {
    if (!isFrail(what)
        && !fight.proficiency().made(who, DUNGEONBASHING, needs(who, what), "A2.COMBAT.17")) {
      return;
    }
    boolean raised = what instanceof Door door && door.kind() == Door.Kind.PORTCULLIS;
    what.force();
    fight.tools().tell(who, "forced", "A2.COMBAT.16", what, raised ? "raises" : "breaks open");
  }

  private Tally needs(Combatant who, Lockable what) {
    DungeonNumbers numbers = fight.dungeonNumbers();
    int sizes = who.sheet().size().rank() - Size.MAN_SIZED.rank();
    int spikes = what instanceof Door door ? door.spikes() : 0;
    return fight
        .proficiency()
        .needs(who, fight.attackNumbers().bash)
        .plus(fight.attackNumbers().bashStrength * fight.prowess(who).strength, STRENGTH)
        .plus(fight.attackNumbers().bashSize * sizes, SIZE)
        .plusIf(isHelped(who, what), numbers.bashHelp, HELP)
        .plusIf(Tools.isAtHand(who, Tools.CROWBAR), numbers.bashCrowbar, CROWBAR)
        .plusIf(
            fight.proficiency().has(who, DUNGEONBASHING),
            fight.attackNumbers().bashTrained,
            TRAINED)
        .plus(numbers.bashSpike * Math.max(0, spikes - 1), SPIKES);
  }

  /** By a friend beside it who has his hands free; more than one do not help more. */
  private boolean isHelped(Combatant who, Lockable what) {
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend != who
          && !friend.isEnemyOf(who)
          && fight.canAct(friend)
          && fight.tools().reaches(friend, what)
          && !fight.engagement().isEngaged(friend)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Lockable what : fight.tools().found(Lockable.class)) {
      all.add(new Bash(fight, what));
    }
  }
}
