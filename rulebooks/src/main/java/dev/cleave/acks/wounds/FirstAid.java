package dev.cleave.acks.wounds;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Somebody kneels by the fallen, and it shows how badly they are hurt. A2.COMBAT.38-40 */
public final class FirstAid implements Offers {

  private static final String HANDS = "lay on hands";

  private static final Forbidden NOT_DOWN = new Forbidden("FOE is not unconscious", "A2.COMBAT.38");
  private static final Forbidden TREATED = new Forbidden("FOE has been treated", "A2.GAP.256");
  private static final Forbidden TOO_FAR = new Forbidden("FOE is out of WHO's reach", "A2.GAP.151");
  private static final Forbidden NOT_HELD =
      new Forbidden("WHO does not have it in hand", "A2.COMBAT.39");
  private static final Forbidden NO_HANDS =
      new Forbidden("WHO cannot treat wounds", "A2.COMBAT.38");

  private final WoundsRoom fight;

  FirstAid(WoundsRoom fight) {
    this.fight = fight;
  }

  /**
   * One aid to a treatment, and what it adds. A2.GAP.256
   *
   * @param treats whether it is a treatment at all, to which skill can add
   */
  public record Aid(int value, Term why, boolean treats) {

    static final Aid NONE = new Aid(0, new Term("no aid", "A2.WOUND.49", Tag.MAGIC));

    /** Nobody has treated him for a day. A2.WOUND.06-08 */
    public static final Aid FORCED =
        new Aid(0, new Term("untreated", "A2.WOUND.07", Tag.MAGIC), false);

    Aid(int value, Term why) {
      this(value, why, true);
    }

    /** No help at all. A2.WOUND.26, A2.GAP.255, A2.GAP.25Z */
    public static Aid necromancy(Spell spell) {
      var why = new Term(spell.name(), "A2.WOUND.26", Tag.MAGIC);
      return new Aid(-(spell.level() / 2), why, false);
    }

    /** A2.WOUND.22, A2.WOUND.25 */
    public static Aid of(Item item) {
      boolean herb = item.is("herb");
      String rule = herb ? "A2.WOUND.25" : "A2.WOUND.22";
      return new Aid(item.aid(), new Term(item.name(), rule, Tag.MAGIC));
    }

    /** A2.WOUND.22 */
    public static Aid of(Spell spell) {
      return new Aid(spell.level(), new Term(spell.name(), "A2.WOUND.22", Tag.MAGIC));
    }

    /** A2.WOUND.23, A2.GAP.255 */
    static Aid hands(int level) {
      return new Aid(level / 2, new Term("laying on hands", "A2.WOUND.23", Tag.MAGIC));
    }
  }

  /**
   * With bare hands, with a thing in them, or by laying them on. A2.COMBAT.39
   *
   * @param item the aid, null for none
   */
  public record Treat(WoundsRoom fight, Combatant body, @Nullable Item item, boolean hands)
      implements Action {

    @Override
    public String verb() {
      return "treat";
    }

    @Override
    public String text() {
      return "treat "
          + body.name()
          + (item != null ? " with " + item.name() : hands ? " laying on hands" : "");
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.HANDS || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (item != null && !item.isInHand()) {
        return NOT_HELD;
      }
      return fight.firstAid().bars(who, body);
    }

    /** Whoever acts at the same moment finds him lying as he was. A1.INIT.06 */
    @Override
    public void take(Combatant who) {
      fight.soon(body, () -> seeTo(who));
    }

    private void seeTo(Combatant who) {
      if (!fight.firstAid().isDue(body)) {
        return; // another has seen to him at the same moment, or slain him
      }
      if (item != null) {
        who.drop(item);
      }
      fight.firstAid().treat(who, body, aid(who));
    }

    public Aid aid(Combatant who) {
      return item != null ? Aid.of(item) : hands ? Aid.hands(fight.prowess(who).level) : Aid.NONE;
    }

    @Override
    public Combatant aim() {
      return body;
    }
  }

  /** Friend or foe; a staff or wand that cures treats by its own action. A2.WOUND.51 */
  @Override
  public void offer(Combatant who, List<Action> all) {
    all.addAll(ways(who));
  }

  /** A patient who needs no treatment is refused by the rule that says so. */
  @Override
  public @Nullable Action read(Combatant who, String text) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who != who
          && text.equals("treat " + fighter.who.name().toLowerCase(Locale.ROOT))) {
        return new Treat(fight, fighter.who, null, false);
      }
    }
    return null;
  }

  /** All that somebody could do for anybody who lies there. */
  private List<Treat> ways(Combatant who) {
    var all = new ArrayList<Treat>();
    for (Fighter fighter : fight.fighters) {
      Combatant body = fighter.who;
      if (body != who && body.fate() == Fate.DOWN) {
        all.addAll(ways(who, body));
      }
    }
    return all;
  }

  /** The same for one body. */
  public List<Treat> ways(Combatant who, Combatant body) {
    var all = new ArrayList<Treat>();
    all.add(new Treat(fight, body, null, false));
    if (who.sheet().has(HANDS)) {
      all.add(new Treat(fight, body, null, true));
    }
    for (Item aid : aids(who).values()) {
      all.add(new Treat(fight, body, aid, false));
    }
    return all;
  }

  private static Map<String, Item> aids(Combatant who) {
    Map<String, Item> aids = new LinkedHashMap<>();
    for (Item item : who.items()) {
      if (item.aid() > 0) {
        aids.merge(item.name(), item, (one, other) -> one.isInHand() ? one : other);
      }
    }
    return aids;
  }

  /** Nobody has looked at his wounds yet. A2.WOUND.02 */
  public boolean isDue(Combatant body) {
    return body.fate() == Fate.DOWN && !Health.of(body).isTreated();
  }

  public @Nullable Forbidden bars(Combatant who, Combatant body) {
    if (body.fate() != Fate.DOWN) {
      return NOT_DOWN;
    }
    if (who.sheet().has("unintelligent")) {
      return NO_HANDS;
    }
    if (Health.of(body).isTreated()) {
      return TREATED;
    }
    return fight.field.within(who, body, fight.spaceNumbers().handReach) ? null : TOO_FAR;
  }

  public void treat(Combatant who, Combatant body, Aid aid) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("treated", "A2.COMBAT.38")
              .by(who)
              .on(body)
              .says(who.name() + " treats " + body.name() + "."));
    }
    fight.mortalWounds().roll(body, who, aid);
  }
}
