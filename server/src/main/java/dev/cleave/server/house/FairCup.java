package dev.cleave.server.house;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.engine.fair.FairDice;
import dev.cleave.engine.table.Recorded;
import dev.cleave.server.table.LiveTable;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The server's dice, promised before the first of them is thrown. */
final class FairCup implements LiveTable.DiceCup {

  private final byte[] promise;
  private final byte[] key;
  private final boolean typed;
  private int branch;
  private FairDice dice;

  /**
   * @param typed whether people throw their own, and these are for bots only
   */
  FairCup(Epoch epoch, boolean typed) {
    this.promise = epoch.promise();
    this.key = epoch.key(new TreeMap<>());
    this.typed = typed;
    this.dice = new FairDice(key, FairDice.Stream.OPEN, 0, 0);
  }

  @Override
  public boolean isTyped() {
    return typed;
  }

  @Override
  public void resume(List<Recorded> played) {
    dice = new FairDice(key, FairDice.Stream.OPEN, branch, rolls(played));
  }

  @Override
  public void branch(List<Recorded> kept) {
    branch++;
    resume(kept);
  }

  private static long rolls(List<Recorded> entries) {
    return entries.stream().filter(entry -> entry.kind() == Recorded.Kind.ROLL).count();
  }

  @Override
  public int face(Dice thrown, int nth, Reason why, @Nullable Combatant who) {
    return dice.face(thrown, nth, why, who);
  }

  @Override
  public ObjectNode json() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("mode", typed ? "typed" : "fair")
        .put("epoch", 1)
        .put("promise", HexFormat.of().formatHex(promise))
        .put("checkable", false);
  }
}
