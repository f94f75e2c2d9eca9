package dev.cleave.acks.wounds;

import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Health;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How badly the fallen are hurt, once somebody looks. A2.WOUND.09-38, A2.GAP.250-256 */
public class MortalWounds {

  private static final Reason CONDITION = new Reason("mortal wounds", "A2.WOUND.09");
  private static final Reason WOUND = new Reason("permanent wound", "A2.WOUND.13");

  private static final Term AWAKENS = new Term("to awaken", "A2.WOUND.33", Tag.BASE);
  private static final Term CONSTITUTION = new Term("constitution", "A2.WOUND.14", Tag.ABILITY);
  private static final Term HELM = new Term("heavy helm", "A2.WOUND.15", Tag.ARMOUR);
  private static final Term HIT_DIE = new Term("hit die", "A2.WOUND.16", Tag.LEVEL);
  private static final Term HIT_POINTS = new Term("hit points", "A2.GAP.252", Tag.STATE);
  private static final Term HEALING = new Term("healing", "A2.WOUND.24", Tag.SKILL);
  private static final Term TIME = new Term("time since the fall", "A2.GAP.253", Tag.SITUATION);
  private static final Term UNTREATED = new Term("a day untreated", "A2.WOUND.08", Tag.SITUATION);

  private static final Term NONLETHAL = new Term("nonlethal damage", "A2.NONLETHAL.05", Tag.STATE);

  private static final String INSTANTLY = "instantly killed";

  /** How far one may crawl aside who comes to himself under another's feet. */
  private static final int ASIDE = 15;

  private final WoundsRoom fight;
  private final WoundNumbers numbers;

  protected MortalWounds(WoundsRoom fight) {
    this.fight = fight;
    this.numbers = fight.woundNumbers();
  }

  /**
   * Two dice, thrown together. A2.WOUND.09
   *
   * @param by who brought it about, null if nobody did
   */
  public void roll(Combatant body, @Nullable Combatant by, FirstAid.Aid aid) {
    roll(body, by, needs(body, by, aid));
  }

  /**
   * In the moment of the fall, before anybody can help: only what the body itself is worth counts
   * besides. An option of the book.
   */
  public void rollAtOnce(Combatant body, Combatant by, int modifier, Term why) {
    roll(body, by, constitution(body).plus(modifier, why));
  }

  private void roll(Combatant body, @Nullable Combatant by, Tally tally) {
    int die = fight.table.roll(Dice.D20, CONDITION, body);
    int face = fight.table.roll(Dice.D6, WOUND, body);
    int total = die + tally.bonus();
    String condition = numbers.mortalCondition(total);
    String wound = fight.maiming().suffer(body, condition, face);
    Health health = Health.of(body);
    health.treat(); // A2.NONLETHAL.07
    health.setRest(numbers.bedRest(condition)); // A2.HEAL.05
    if (fight.table.listens()) {
      fight.table.tell(event(body, by, tally, die, condition, wound));
    }
    if (total >= numbers.awakensAt) {
      awaken(body);
    } else {
      begin(body, roundsLeft(total), killsInstantly(condition));
    }
  }

  /** The throw such a treatment would be, for whoever decides on it. */
  public String shown(Combatant body, @Nullable Combatant by, FirstAid.Aid aid) {
    Tally tally = needs(body, by, aid);
    var parts = new StringBuilder();
    for (int i = 1; i < tally.size(); i++) {
      parts.append(parts.isEmpty() ? "" : ", ");
      parts.append(String.format(Locale.ROOT, "%+d ", tally.value(i)));
      parts.append(tally.term(i).label());
    }
    return String.format(Locale.ROOT, "d20%+d: %s", tally.bonus(), parts);
  }

  /** The sum of all modifiers to a treatment. */
  public int bonus(Combatant body, @Nullable Combatant by, FirstAid.Aid aid) {
    return needs(body, by, aid).bonus();
  }

  /** Everything that counts, one of each kind. A2.WOUND.48 */
  private Tally needs(Combatant body, @Nullable Combatant by, FirstAid.Aid aid) {
    Tally tally = constitution(body);
    tally.plus(aid.value(), aid.why());
    if (by != null && aid.treats()) {
      tally.plus(by.sheet().number("healing", 0), HEALING);
    }
    if (aid.equals(FirstAid.Aid.FORCED)) {
      tally.plus(numbers.untreated, UNTREATED);
    } else {
      tally.plus(delay(body), TIME);
    }
    tally.plus(Health.of(body).nonlethal(), NONLETHAL);
    return tally;
  }

  /** Of the body itself and what it wears. A2.WOUND.14-21 */
  private Tally constitution(Combatant body) {
    Creature sheet = body.sheet();
    var tally = new Tally();
    tally.against(numbers.awakensAt, AWAKENS);
    tally.plus(fight.prowess(body).constitution, CONSTITUTION);
    tally.plusIf(sheet.has("heavy helm"), numbers.heavyHelm, HELM);
    tally.plus(numbers.mortalHitDie(sheet.hitDie()), HIT_DIE);
    tally.plus(numbers.mortalHitPoints(band(body)), HIT_POINTS);
    return tally;
  }

  /** A2.GAP.252 */
  private int band(Combatant body) {
    long below = -(long) body.hitPoints();
    long most = body.mostHitPoints();
    if (isShallow(below, most)) {
      return below == 0 ? 0 : 1;
    }
    if (below <= most) {
      return 2 * below <= most ? 2 : 3;
    }
    return below <= 2 * most ? 4 : 5;
  }

  /** Less than a quarter of all his hit points below zero. A2.WOUND.18 */
  protected boolean isShallow(long below, long most) {
    return 4 * below < most;
  }

  /** Rounds a dying one has, 0 for none. A2.WOUND.35 */
  protected int roundsLeft(int total) {
    return numbers.mortalTurns(total) * fight.book.turnRounds;
  }

  /** Nothing could have saved him. A2.TAMPER.14 */
  protected boolean killsInstantly(String condition) {
    return condition.equals(INSTANTLY);
  }

  /** The Judge's victims have just fallen. A2.GAP.253 */
  private int delay(Combatant body) {
    int fell = Health.of(body).fell();
    int rounds = fell == 0 ? 0 : fight.battle.round() - fell;
    return rounds <= 1
        ? numbers.treatedAtOnce
        : numbers.treatmentDelay((int) Math.ceilDiv((long) rounds * fight.book.roundSeconds, 60L));
  }

  private Event event(
      Combatant body,
      @Nullable Combatant by,
      Tally tally,
      int die,
      String condition,
      String wound) {
    List<String> care = numbers.mortalCare(condition);
    String limit = care.isEmpty() ? "" : care.getFirst();
    String rest = care.size() < 3 ? "none" : care.get(1);
    boolean forced = tally.needsWithout(UNTREATED) != tally.needs();
    Event event = Event.of(Event.Kind.WOUNDS, forced ? "A2.WOUND.06" : "A2.WOUND.12");
    if (by != null) {
      event.by(by);
    }
    return event
        .on(body)
        .needs(tally)
        .fact("roll", die)
        .fact("total", die + tally.bonus())
        .fact("condition", condition)
        .fact("wound", wound)
        .fact("limit", limit)
        .fact("rest", rest)
        .says(
            String.format(
                Locale.ROOT,
                "%s is %s (%d%+d)%s; permanent wound: %s; bed rest: %s.",
                body.name(),
                condition,
                die,
                tally.bonus(),
                limit.isEmpty() ? "" : ", to be healed within " + limit + " or die",
                wound,
                rest));
  }

  /** A2.WOUND.34-35 */
  private void begin(Combatant body, int rounds, boolean instantly) {
    if (rounds == 0) {
      slay(body, "A2.T.MORTAL-CONDITION", instantly);
      return;
    }
    fight.memory.anybodyDies = true;
    Health.of(body).dieAfter(fight.battle.round() + rounds);
  }

  /** At the start of a round: whose time is up. A2.WOUND.36, A2.GAP.25F */
  public void passRound() {
    if (!fight.memory.anybodyDies) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      int dies = Health.of(fighter.who).dies();
      if (fighter.who.fate() == Fate.DOWN && dies > 0 && fight.battle.round() > dies) {
        slay(fighter.who, "A2.WOUND.36", false);
      }
    }
  }

  /** Poison kills at once. A2.TAMPER.21, A2.TAMPER.23 */
  private void slay(Combatant body, String rule, boolean instantly) {
    Health health = Health.of(body);
    body.setFate(Fate.DEAD);
    health.die(fight.battle.round(), instantly || health.felledBy().equals("poisonous"));
    health.setRest(null);
    fight.grabbing().end(body);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.FALLEN, rule)
              .on(body)
              .fact("fate", body.fate().label())
              .says(body.name() + " is dead."));
    }
  }

  /** A2.WOUND.33 */
  private void awaken(Combatant body) {
    int before = body.hitPoints();
    body.setHitPoints(1);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("heal", "A2.WOUND.33")
              .on(body)
              .fact("amount", 1 - before)
              .fact("hp", body.hitPoints())
              .says(body.name() + " awakens with 1 hp."));
    }
    rise(body);
  }

  /** The dying who are brought above zero are saved. A2.WOUND.37 */
  public void comeRound(Combatant body) {
    if (body.hitPoints() > fight.attackNumbers().fallsAt) {
      rise(body);
    }
  }

  /** On the ground still, and not before the next round; beside whoever stands on the spot. */
  public void rise(Combatant body) {
    body.setFate(Fate.STANDING);
    Health.of(body).rise();
    fight.fighter(body).finish();
    fight.grabbing().end(body);
    fight.gain(body, PRONE);
    fight.recovery().begin(body); // A2.GAP.25F
    fight.maiming().reckon(body);
    if (!fight.field.hasRoom(body, fight.movement().knowing)) {
      @Nullable Reach free = free(body);
      if (free != null) {
        fight.field.place(body, free.spot());
      }
    }
  }

  private @Nullable Reach free(Combatant body) {
    List<Reach> reaches = fight.field.reaches(body, ASIDE, fight.movement().knowing);
    return reaches.isEmpty() ? null : reaches.getFirst();
  }
}
