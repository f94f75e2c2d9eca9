package dev.cleave.acks.magic;

import static dev.cleave.acks.book.State.BURNING;
import static dev.cleave.acks.book.State.COATED;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.acks.wounds.FirstAid;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Things in hand that are used in lieu of attacking. A2.COMBAT.02-03, .05-07, .10 */
public final class Remedies implements Offers {

  private static final Forbidden NOT_HELD =
      new Forbidden("WHO does not have it in hand", "A2.COMBAT.10");
  private static final Forbidden TOO_FAR =
      new Forbidden("FOE is out of WHO's reach", "A2.COMBAT.02");
  private static final Forbidden AWAKE = new Forbidden("FOE is not helpless", "A2.COMBAT.07");
  private static final Forbidden CLEAN =
      new Forbidden("there is nothing to wash off", "A2.COMBAT.05");

  private final MagicRoom fight;

  Remedies(MagicRoom fight) {
    this.fight = fight;
  }

  /** The ways to use something up on oneself or another. */
  public enum Way {
    APPLY("apply", "applies", " to ", "A2.COMBAT.02"),
    DRINK("drink", "drinks", "", "A2.COMBAT.06"),
    POUR("pour", "pours", " into ", "A2.COMBAT.07"),
    WASH("wash off", "washes off", " with ", "A2.COMBAT.05");

    private final String verb;
    private final String does;
    private final String link;
    private final String rule;

    Way(String verb, String does, String link, String rule) {
      this.verb = verb;
      this.does = does;
      this.link = link;
      this.rule = rule;
    }
  }

  /** "apply healing salve to Kara", "drink potion of healing", "wash off Kara with waterskin". */
  public record Treat(MagicRoom fight, Way way, Item item, Combatant patient) implements Action {

    @Override
    public String verb() {
      return way.verb;
    }

    @Override
    public String text() {
      return way.verb + object();
    }

    private String says() {
      return way.does + object();
    }

    private String object() {
      return switch (way) {
        case DRINK -> " " + item.name();
        case WASH -> " " + patient.name() + way.link + item.name();
        default -> " " + item.name() + way.link + patient.name();
      };
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.EXERTION
          ? patient != who
          : demand == Demand.HANDS || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.remedies().bars(who, this);
    }

    @Override
    public void take(Combatant who) {
      fight.remedies().treat(who, this);
    }

    @Override
    public Combatant aim() {
      return patient;
    }

    @Override
    public String detail(Combatant who) {
      return item.heals().most() > 0 && !fight.firstAid().isDue(patient)
          ? item.heals() + " hp"
          : "";
    }
  }

  /** Its effect is the Judge's. A2.COMBAT.03, A2.COMBAT.10 */
  record Show(MagicRoom fight, Item item) implements Action {

    @Override
    public String verb() {
      return item.is("charm") ? "brandish" : "use";
    }

    @Override
    public String text() {
      return verb() + " " + item.name();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return item.isInHand() ? null : NOT_HELD;
    }

    @Override
    public void take(Combatant who) {
      fight.remedies().show(who, item);
    }
  }

  /** One of each name; what is in hand comes before what is not. */
  @Override
  public void offer(Combatant who, List<Action> all) {
    Map<String, Item> items = new LinkedHashMap<>();
    for (Item item : who.items()) {
      items.merge(item.name(), item, (one, other) -> one.isInHand() ? one : other);
    }
    for (Item item : items.values()) {
      switch (item.kind()) {
        case "potion" -> {
          all.add(new Treat(fight, Way.DRINK, item, who));
          offer(Way.POUR, item, who, all);
        }
        case "herb", "salve", "oil" -> {
          all.add(new Treat(fight, Way.APPLY, item, who));
          offer(Way.APPLY, item, who, all);
        }
        case "water" -> {
          all.add(new Treat(fight, Way.WASH, item, who));
          offer(Way.WASH, item, who, all);
        }
        case "charm", "" -> all.add(new Show(fight, item));
        default -> {}
      }
    }
  }

  private void offer(Way way, Item item, Combatant who, List<Action> all) {
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      if (other != who
          && (fight.isHelpless(other) || !other.isEnemyOf(who) && other.isStanding())) {
        all.add(new Treat(fight, way, item, other));
      }
    }
  }

  private @Nullable Forbidden bars(Combatant who, Treat treat) {
    Combatant patient = treat.patient();
    if (!treat.item().isInHand()) {
      return NOT_HELD;
    }
    if (who != patient) {
      boolean helpless = fight.isHelpless(patient);
      if (treat.way() == Way.POUR && !helpless) {
        return AWAKE;
      }
      if (!fight.field.within(who, patient, fight.spaceNumbers().handReach)) {
        return TOO_FAR;
      }
    }
    if (treat.way() != Way.WASH) {
      return null;
    }
    boolean clean = !patient.is(COATED) && !patient.is(BURNING);
    return clean ? CLEAN : fight.barsDousing(patient);
  }

  /** On the fallen it is first aid; the dying it may bring back. A2.WOUND.03-04, A2.WOUND.37 */
  private void treat(Combatant who, Treat treat) {
    Combatant patient = treat.patient();
    Item item = treat.item();
    who.drop(item);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(treat.verb(), treat.way().rule)
              .by(who)
              .on(patient)
              .fact("what", item.name())
              .says(who.name() + " " + treat.says() + "."));
    }
    if (treat.way() == Way.WASH) {
      fight.burning().wash(patient);
    } else if (fight.firstAid().isDue(patient)) {
      fight.firstAid().treat(who, patient, FirstAid.Aid.of(item));
    } else if (item.heals().most() > 0) {
      int amount = fight.effects().power(item.heals(), who);
      fight.effects().heal(who, patient, amount, item.heals());
      if (patient.fate() == Fate.DOWN) {
        fight.mortalWounds().comeRound(patient);
      }
    } else if (item.spell() != null) {
      Spell spell = item.spell();
      Working draught = Working.of(who, spell, Casting.least(spell), true);
      fight.casting().work(draught, spell, List.of(patient)); // A2.R.183
    }
  }

  private void show(Combatant who, Item item) {
    if (fight.table.listens()) {
      boolean charm = item.is("charm");
      fight.table.tell(
          Event.of(charm ? "brandished" : "used", charm ? "A2.COMBAT.03" : "A2.COMBAT.10")
              .by(who)
              .fact("what", item.name())
              .says(who.name() + (charm ? " brandishes " : " uses ") + item.name() + "."));
    }
  }
}
