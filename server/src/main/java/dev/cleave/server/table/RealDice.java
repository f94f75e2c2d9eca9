package dev.cleave.server.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Dice that somebody throws on a real table and types in. */
final class RealDice {

  private final LiveTable live;
  private final Desk desk;

  RealDice(LiveTable live, Desk desk) {
    this.live = live;
    this.desk = desk;
  }

  /** Who throws for him does so by hand; bots have none. */
  boolean isWanted(@Nullable Actor who) {
    if (who != null && live.settings().of(who) == Settings.By.BOT) {
      return false;
    }
    return live.settings().isByHand(live.chairs().thrower(who));
  }

  /** By who plays the one they are for, else by the Judge. */
  List<Integer> thrown(Dice dice, Reason why, @Nullable Actor who) {
    while (true) {
      String asked = live.minutes().question(who == null ? null : who.side(), live.battle(), 0);
      live.docket().open(List.of(Prompt.of(asked, dice, why, who)));
      live.settle();
      Message.Said said = live.next();
      if (said.command() instanceof Command.Roll(String q, List<Integer> faces)) {
        if (!q.equals(live.docket().open().getFirst().q())) {
          live.refuse(said, "stale", "these dice are not asked for any more", "");
        } else if (!live.chairs().mayAnswer(said.seat(), live.docket().open().getFirst())) {
          live.refuse(said, "not yours", "somebody else throws these dice", "");
        } else if (!fits(faces, dice)) {
          live.refuse(said, "illegal", "no such faces: " + dice + " are wanted", why.rule());
        } else {
          live.accept(said);
          live.docket().open(List.of());
          return List.copyOf(faces);
        }
      } else {
        desk.handle(said, null, null);
      }
    }
  }

  private static boolean fits(List<Integer> faces, Dice dice) {
    return faces.size() == dice.count()
        && faces.stream().allMatch(face -> face >= 1 && face <= dice.sides());
  }
}
