package dev.cleave.acks.aftermath;

import static dev.cleave.acks.book.State.INCAPACITATED;

import dev.cleave.acks.book.Affliction;
import dev.cleave.acks.book.Afflictions;
import dev.cleave.acks.book.BedRest;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.book.WordTables;
import dev.cleave.acks.play.Fight;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.engine.time.TimeUnit;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The price of life and limb. A2.TAMPER.01-24, A2.GAP.251 */
final class Tampering {

  private static final Reason OUTCOME = new Reason("tampering with mortality", "A2.TAMPER.02");
  private static final Reason EFFECT = new Reason("side effect", "A2.TAMPER.02");

  private static final Term WORKS = new Term("to take hold", "A2.T.TAMPERING-OUTCOME", Tag.BASE);
  private static final Term YOUTHFUL = new Term("youthful", "A2.TAMPER.07", Tag.STATE);
  private static final Term MIDDLE_AGED = new Term("middle aged", "A2.TAMPER.09", Tag.STATE);
  private static final Term OLD = new Term("old", "A2.TAMPER.10", Tag.STATE);
  private static final Term ANCIENT = new Term("ancient", "A2.TAMPER.11", Tag.STATE);
  private static final Term CASTER = new Term("caster's level", "A2.TAMPER.12", Tag.LEVEL);
  private static final Term TEMPLE = new Term("temple", "A2.TAMPER.13", Tag.SITUATION);
  private static final Term KILLED = new Term("instantly killed", "A2.TAMPER.14", Tag.STATE);
  private static final Term SPINE = new Term("spine", "A2.TAMPER.15", Tag.STATE);
  private static final Term LIMBS = new Term("limbs", "A2.TAMPER.16", Tag.STATE);
  private static final Term PARTS = new Term("lesser parts", "A2.TAMPER.17", Tag.STATE);
  private static final Term NO_WORSE = new Term("no worse than that", "A2.TAMPER.24", Tag.STATE);
  private static final Term WILL = new Term("will", "A2.TAMPER.18", Tag.ABILITY);
  private static final Term DAYS = new Term("days dead", "A2.TAMPER.19", Tag.SITUATION);
  private static final Term BURDEN = new Term("side effects", "A2.TAMPER.20", Tag.STATE);

  private static final String REFUSED = "refused";
  private static final int FACES = 6;

  private final Fight fight;
  private final AftermathNumbers numbers;

  Tampering(Fight fight, AftermathNumbers numbers) {
    this.fight = fight;
    this.numbers = numbers;
  }

  /** One roll for all that one casting heals. A2.TAMPER.02, A2.GAP.251 */
  void roll(Combatant subject, int level, boolean temple, boolean mends) {
    Tally tally = needs(subject, level, temple);
    int die = fight.table.roll(Dice.D20, OUTCOME, subject);
    int face = fight.table.roll(Dice.D6, EFFECT, subject);
    int total = die + tally.bonus();
    String outcome = numbers.tamperingOutcome(total);
    boolean lived = subject.isStanding();
    String effect = sideEffect(subject, outcome, face);
    BedRest rest = lived || !outcome.equals(REFUSED) ? numbers.tamperingRest(outcome) : null;
    tell(subject, tally, die, outcome, effect, rest);
    if (outcome.equals(REFUSED)) {
      refuse(subject);
    } else {
      if (mends) {
        mend(subject);
      }
      suffer(subject, numbers.tamperingPrice(outcome));
      suffer(subject, effect);
    }
    lie(subject, rest);
    if (!lived && !outcome.equals(REFUSED)) {
      Health.of(subject).revive();
      subject.setHitPoints(1);
      fight.mortalWounds().rise(subject);
    }
    fight.maiming().reckon(subject);
  }

  /** A2.TAMPER.05 */
  private void suffer(Combatant subject, String effect) {
    Afflictions.Entry entry = fight.book.afflictions.named(effect);
    if (entry == null) {
      return;
    }
    Health.of(subject).suffer(new Affliction(effect, 1, effect, true, false));
    fight.maiming().weaken(subject, entry);
    int levels = entry.numbers().getOrDefault("levels", 0);
    if (levels > 0) {
      fight.draining().drain(subject, subject, levels);
    }
  }

  /** All that a casting has to reckon with, for whoever decides on it. */
  String shown(Combatant subject, int level, boolean temple) {
    return String.format(Locale.ROOT, "d20%+d", needs(subject, level, temple).bonus());
  }

  private Tally needs(Combatant subject, int level, boolean temple) {
    Creature sheet = subject.sheet();
    Health health = Health.of(subject);
    Infirmity infirmity = fight.fighter(subject).infirmity;
    var tally = new Tally();
    tally.against(1, WORKS);
    tally.plusIf(sheet.has("youthful"), numbers.youthful, YOUTHFUL);
    tally.plusIf(sheet.has("middle aged"), numbers.middleAged, MIDDLE_AGED);
    tally.plusIf(sheet.has("old"), numbers.old, OLD);
    tally.plusIf(sheet.has("ancient"), numbers.ancient, ANCIENT);
    tally.plus(level / numbers.casterDivisor, CASTER); // A2.GAP.255
    tally.plusIf(temple, numbers.temple, TEMPLE);
    boolean dead = subject.fate() == Fate.DEAD;
    addBody(tally, infirmity, dead && health.isKilledInstantly());
    tally.plus(fight.prowess(subject).will, WILL);
    if (dead && health.died() > 0) {
      int days = (fight.battle.round() - health.died()) / TimeUnit.DAY.rounds(fight.book);
      tally.plus(days * numbers.dayDead, DAYS);
    }
    tally.plus(infirmity.sideEffects() * numbers.sideEffect + infirmity.sum("tampering"), BURDEN);
    return tally;
  }

  /** As it stood just before the casting, and never worse than so much. A2.TAMPER.14-17, .24 */
  private void addBody(Tally tally, Infirmity infirmity, boolean killed) {
    int before = tally.bonus();
    tally.plusIf(killed, numbers.killedInstantly, KILLED);
    tally.plus(infirmity.sum("spine") * numbers.spine, SPINE);
    tally.plus((infirmity.sum("leg") + infirmity.sum("arm")) * numbers.limb, LIMBS);
    int parts =
        infirmity.sum("hand")
            + infirmity.sum("foot")
            + infirmity.sum("ear")
            + infirmity.sum("eye")
            + infirmity.sum("tongue")
            + infirmity.sum("genitalia");
    tally.plus(parts * numbers.part, PARTS);
    tally.plus(Math.max(0, numbers.worstBody - (tally.bonus() - before)), NO_WORSE);
  }

  /** One that is suffered already gives way to the next number. A2.GAP.251 */
  private String sideEffect(Combatant subject, String outcome, int face) {
    for (int i = 0; i < FACES; i++) {
      int next = (face - 1 + i) % FACES + 1;
      String effect = numbers.sideEffect(outcome, alignment(subject.sheet()), next);
      if (effect.startsWith(WordTables.AGAIN)) {
        int more = fight.table.roll(Dice.D6, EFFECT, subject);
        return sideEffect(subject, effect.substring(WordTables.AGAIN.length()), more);
      }
      if (!suffers(subject, effect)) {
        return effect.equals("none") ? "" : effect;
      }
    }
    return "";
  }

  private static boolean suffers(Combatant subject, String effect) {
    for (Affliction affliction : Health.of(subject).afflictions()) {
      if (affliction.name().equals(effect)) {
        return true;
      }
    }
    return false;
  }

  /** A2.TAMPER.03, A2.R.48 */
  private static String alignment(Creature sheet) {
    return sheet.has("lawful") ? "lawful" : sheet.has("chaotic") ? "chaotic" : "neutral";
  }

  private void tell(
      Combatant subject,
      Tally tally,
      int die,
      String outcome,
      String effect,
      @Nullable BedRest rest) {
    if (!fight.table.listens()) {
      return;
    }
    String lies = fight.woundNumbers().convalescence.words(rest);
    String price = effect.isEmpty() ? "none" : effect;
    fight.table.tell(
        Event.of("tampering", "A2.TAMPER.01")
            .on(subject)
            .needs(tally)
            .fact("roll", die)
            .fact("total", die + tally.bonus())
            .fact("outcome", outcome)
            .fact("side effect", price)
            .fact("rest", lies)
            .says(
                String.format(
                    Locale.ROOT,
                    "Tampering with %s's mortality: %s (%d%+d); side effect: %s; bed rest: %s.",
                    subject.name(),
                    outcome,
                    die,
                    tally.bonus(),
                    price,
                    lies)));
  }

  /** From now on only a miracle or a wish will do. A2.T.TAMPERING-OUTCOME */
  private static void refuse(Combatant subject) {
    Health health = Health.of(subject);
    if (subject.fate() == Fate.DEAD) {
      health.setBeyondRecall(true);
      return;
    }
    for (Affliction wound : health.afflictions()) {
      if (!wound.sideEffect()) {
        health.heal(wound);
        health.suffer(new Affliction(wound.name(), wound.count(), wound.words(), false, true));
      }
    }
  }

  /** A2.WOUND.43-44 */
  private void mend(Combatant subject) {
    Health health = Health.of(subject);
    for (Affliction wound : health.afflictions()) {
      if (!wound.sideEffect()) {
        health.heal(wound);
        fight.maiming().strengthen(subject, wound);
        if (fight.table.listens()) {
          fight.table.tell(
              Event.of("mended", "A2.WOUND.44")
                  .on(subject)
                  .fact("wound", wound.words())
                  .says(subject.name() + " is whole again: " + wound.words() + " no longer."));
        }
      }
    }
  }

  /** A2.TAMPER.04, A2.HEAL.05 */
  private void lie(Combatant subject, @Nullable BedRest rest) {
    BedRest due = Health.of(subject).rest();
    if (rest != null && (due == null || due.rounds() < rest.rounds())) {
      Health.of(subject).setRest(rest);
      if (subject.isStanding()) {
        fight.gain(subject, INCAPACITATED);
      }
    }
  }
}
