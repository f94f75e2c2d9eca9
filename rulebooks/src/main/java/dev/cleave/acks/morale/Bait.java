package dev.cleave.acks.morale;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.MoraleGroup;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Treasure and food thrown down before pursuers. A2.COWARD.08-10, A2.GAP.326 */
public final class Bait implements Offers {

  private static final Forbidden POOR = new Forbidden("WHO has not so much gold", "A2.COWARD.08");
  private static final Reason HUNGER = new Reason("hunger", "A2.GAP.326");
  private static final Term BAIT = new Term("bait", "A2.COWARD.08", Tag.SITUATION);
  private static final Pattern GOLD = Pattern.compile("throw down ([1-9][0-9]{0,5}) gp");
  private static final String FOOD = "food";

  private final MoraleRoom fight;

  Bait(MoraleRoom fight) {
    this.fight = fight;
  }

  /** "throw down 30 gp" */
  record ThrowDown(MoraleRoom fight, int gold) implements Action {

    @Override
    public String verb() {
      return "throw down";
    }

    @Override
    public String text() {
      return "throw down " + gold + " gp";
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return gold > fight.bait().purse(who) ? POOR : null;
    }

    @Override
    public void take(Combatant who) {
      fight.bait().throwDown(who, gold);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    int purse = purse(who);
    if (purse > 0) {
      all.add(new ThrowDown(fight, purse));
    }
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    Matcher said = GOLD.matcher(text);
    return said.matches() ? new ThrowDown(fight, Integer.parseInt(said.group(1))) : null;
  }

  /** Gold pieces that are left. */
  private int purse(Combatant who) {
    return who.sheet().number("gold", 0) - fight.fighter(who).squandered;
  }

  private void throwDown(Combatant who, int gold) {
    fight.fighter(who).squandered += gold;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("dropped", "A2.COWARD.08")
              .by(who)
              .fact("what", gold + " gp")
              .says(who.name() + " throws down " + gold + " gp."));
    }
    for (MoraleGroup group : fight.memory.groups) {
      Combatant one = pursuer(group, who);
      if (one != null && one.sheet().has("treasure-seeking") && gold >= worth(group)) {
        tempt(group, one, "treasure", "A2.COWARD.08");
      }
    }
  }

  /** Something else was dropped. A2.COWARD.09 */
  public void dropped(Combatant who, Item item) {
    if (!item.bait().equals(FOOD)) {
      return;
    }
    for (MoraleGroup group : fight.memory.groups) {
      Combatant one = pursuer(group, who);
      if (one != null && isBestial(one.sheet().kind()) && isHungry(group, one)) {
        tempt(group, one, FOOD, "A2.COWARD.09");
      }
    }
  }

  static boolean isBestial(String kind) {
    return kind.equals("animal") || kind.equals("vermin");
  }

  /** Found out once. A2.GAP.326 */
  private boolean isHungry(MoraleGroup group, Combatant one) {
    Boolean known = group.hungry;
    if (known == null) {
      known =
          one.sheet().has("hungry")
              || fight.table.roll(Dice.D6, HUNGER, one) <= fight.moraleNumbers().hungryOn;
      group.hungry = known;
    }
    return known;
  }

  /** The first of those whose kind is commonest among the pursuers; null if nobody pursues him. */
  private @Nullable Combatant pursuer(MoraleGroup group, Combatant prey) {
    if (!fight.pursuit().isOn(group) || prey.side() == group.side) {
      return null;
    }
    Combatant best = null;
    int most = 0;
    for (Fighter fighter : fight.fighters) {
      int alike = pursues(fighter, group) ? alike(fighter, group) : 0;
      if (alike > most) {
        most = alike;
        best = fighter.who;
      }
    }
    return best;
  }

  private int alike(Fighter one, MoraleGroup group) {
    int alike = 0;
    for (Fighter fighter : fight.fighters) {
      if (pursues(fighter, group) && fighter.who.sheet().id().equals(one.who.sheet().id())) {
        alike++;
      }
    }
    return alike;
  }

  private boolean pursues(Fighter fighter, MoraleGroup group) {
    return group.has(fighter.who) && fight.canAct(fighter.who) && fight.mayChoose(fighter.who);
  }

  /** The sum of the pursuers' worth in experience. A2.GAP.326 */
  private int worth(MoraleGroup group) {
    int sum = 0;
    for (Fighter fighter : fight.fighters) {
      sum += pursues(fighter, group) ? fighter.who.sheet().number("xp", usualWorth(fighter)) : 0;
    }
    return sum;
  }

  /** Where the sheet states none: 10 for each hit die. A2.R.143 */
  private static int usualWorth(Fighter fighter) {
    return 10 * Math.max(1, fighter.who.sheet().hitDice().whole());
  }

  /** One save for all; who fails it stops, and spends the next round on it. A2.COWARD.10 */
  private void tempt(MoraleGroup group, Combatant one, String what, String rule) {
    Tally save = fight.savingThrow().against(one, "paralysis");
    save.plus(fight.moraleNumbers().baitSave, BAIT);
    if (!fight.savingThrow().made(one, "paralysis", save)) {
      group.gathering = fight.battle.round() + 1;
      fight.pursuit().stop(group, rule, "they stop for the " + what);
    }
  }

  /** Busy with what was thrown down. */
  public boolean isGathering(Combatant who) {
    return fight.memory.anybodyStays
        && who.side().isJudges()
        && fight.pursuit().group(who).gathering == fight.battle.round();
  }
}
