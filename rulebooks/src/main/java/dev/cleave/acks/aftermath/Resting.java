package dev.cleave.acks.aftermath;

import static dev.cleave.acks.book.State.INCAPACITATED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.time.Duration;
import dev.cleave.engine.time.TimeUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** Days in bed, and what they restore. A2.HEAL.01-06, A2.HEAL.15-16, A2.GAP.25H */
final class Resting implements Deeds {

  private static final Reason HEALS = new Reason("natural healing", "A2.HEAL.01");
  private static final Reason TENDED = new Reason("tended healing", "A2.HEAL.03");
  private static final Reason TERRORS = new Reason("night terrors", "A2.T.TAMPERING");

  private static final Forbidden NO_HEALER =
      new Forbidden("only a healer's patients rest on the road", "A2.HEAL.15");
  private static final Forbidden UNABLE = new Forbidden("WHO cannot tend anybody", "A2.HEAL.03");
  private static final Forbidden WEAK = new Forbidden("WHO is incapacitated", "A2.HEAL.10");
  private static final Forbidden NOBODY = new Forbidden("there is nobody to rest", "A2.HEAL.01");

  private static final String REST = "rest ";

  private final Fight fight;
  private final AftermathNumbers numbers;
  private final Clock clock;

  Resting(Fight fight, AftermathNumbers numbers, Clock clock) {
    this.fight = fight;
    this.numbers = numbers;
    this.clock = clock;
  }

  /** Words about how a rest goes. */
  enum How {
    /** A2.HEAL.02 */
    IN_SQUALOR,
    /** For more than a turn, every day. A2.HEAL.04 */
    INTERRUPTED,
    OUTDOORS,
    /** In a vehicle. A2.HEAL.15 */
    AS_PASSENGERS;

    private final String words = name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** "rest 7 days", "rest 3 days in squalor", "rest 2 days tended by Kara" */
  record Rest(Resting part, Duration lapse, Set<How> how, List<Combatant> healers) implements Deed {

    @Override
    public String verb() {
      return "rest";
    }

    @Override
    public String text() {
      var text = new StringBuilder(REST + lapse.text());
      how.forEach(one -> text.append(' ').append(one.words));
      for (int i = 0; i < healers.size(); i++) {
        text.append(i == 0 ? " tended by " : " and ").append(healers.get(i).name());
      }
      return text.toString();
    }

    @Override
    public @Nullable Combatant by() {
      return healers.isEmpty() ? null : healers.getFirst();
    }

    @Override
    public @Nullable Forbidden bars(Fight fight) {
      Forbidden bar = part.clock.bars(lapse);
      return bar != null ? bar : part.bars(this);
    }

    @Override
    public void take(Fight fight) {
      part.rest(this);
    }
  }

  private @Nullable Forbidden bars(Rest rest) {
    for (Combatant healer : rest.healers()) {
      if (healer.is(INCAPACITATED)) {
        return WEAK;
      }
      if (!fight.canAct(healer) || ranks(healer) < 1) {
        return UNABLE;
      }
    }
    if (rest.how().contains(How.AS_PASSENGERS) && rest.healers().isEmpty()) {
      return NO_HEALER;
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isStanding()) {
        return null;
      }
    }
    return NOBODY;
  }

  private static int ranks(Combatant healer) {
    return healer.sheet().number("healing", 0);
  }

  /** Day by day; a healer who tends others does not rest. */
  private void rest(Rest rest) {
    int left = (int) rest.lapse().rounds(fight.book);
    int day = TimeUnit.DAY.rounds(fight.book);
    int night = TimeUnit.NIGHT.rounds(fight.book);
    boolean quiet = !rest.how().contains(How.INTERRUPTED);
    boolean sound =
        quiet && !rest.how().contains(How.AS_PASSENGERS) && !rest.how().contains(How.IN_SQUALOR);
    int slept = 0;
    while (left > 0) {
      int rounds = Math.min(left, sound ? restOfTheDay(rest, day) : day);
      List<Combatant> tended = tended(rest.healers());
      boolean road = rest.how().contains(How.AS_PASSENGERS);
      clock.pass(
          rounds,
          who ->
              quiet
                  && !rest.healers().contains(who)
                  && (!road || tended.contains(who))); // A2.GAP.25H, A2.HEAL.15
      slept += rounds;
      if (quiet && slept >= night) {
        remember();
      }
      for (Fighter fighter : fight.fighters) {
        if (!rest.healers().contains(fighter.who)) {
          fighter.rested = sound ? fighter.rested + rounds : 0;
        }
      }
      heal(rest, tended, day);
      left -= rounds;
    }
  }

  /** Until the first has rested for a whole day, in however many pieces. A2.HEAL.04 */
  private int restOfTheDay(Rest rest, int day) {
    int most = 0;
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isStanding() && !rest.healers().contains(fighter.who)) {
        most = Math.max(most, fighter.rested);
      }
    }
    return day - most;
  }

  /** The worst hurt first, as many as the healers' ranks allow. A2.GAP.25H */
  private List<Combatant> tended(List<Combatant> healers) {
    int most = 0;
    for (Combatant healer : healers) {
      most += ranks(healer) * numbers.patients;
    }
    var patients = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      boolean ails = who.hitPoints() < who.mostHitPoints() || Health.of(who).rest() != null;
      if (who.isStanding() && ails && !healers.contains(who)) {
        patients.add(who);
      }
    }
    patients.sort(Comparator.comparingInt(who -> who.hitPoints() - who.mostHitPoints()));
    return patients.subList(0, Math.min(most, patients.size()));
  }

  /** Spells come back with a night's sleep, but not to those who are good for nothing. */
  private void remember() {
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      List<?> known = who.sheet().spells();
      if (who.isStanding() && !who.is(INCAPACITATED) && who.spells().size() < known.size()) {
        who.setSpells(who.sheet().spells());
        if (fight.table.listens()) {
          fight.table.tell(
              Event.of("spells", "A2.FULL.02")
                  .by(who)
                  .says(who.name() + " has all spells at the ready again."));
        }
      }
    }
  }

  private void heal(Rest rest, List<Combatant> tended, int day) {
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (fighter.rested >= day) {
        fighter.rested = 0;
        if (who.fate() == Fate.STANDING && lethal(who) > 0) {
          heal(fighter, rest.how().contains(How.OUTDOORS), tended.contains(who));
        }
      }
    }
  }

  /** The part that only rest and cures restore. A2.GAP.25I */
  private int lethal(Combatant who) {
    int room = fight.recovery().cap(who) - who.hitPoints();
    return Math.min(room, who.mostHitPoints() - who.hitPoints() - Health.of(who).nonlethal());
  }

  private void heal(Fighter fighter, boolean outdoors, boolean tended) {
    Combatant who = fighter.who;
    Infirmity infirmity = fighter.infirmity;
    if (infirmity.has("heals outdoors") && !outdoors) {
      return;
    }
    int terrors = infirmity.sum("terrors");
    if (terrors > 0 && fight.table.roll(Dice.D6, TERRORS, who) <= terrors) {
      return;
    }
    int amount =
        infirmity.has("slow healing") ? 1 : fight.table.roll(numbers.naturalHealing, HEALS, who);
    if (tended) {
      amount += fight.table.roll(numbers.tendedHealing, TENDED, who);
    }
    int healed = Math.min(amount, lethal(who)); // A2.HEAL.07
    who.setHitPoints(who.hitPoints() + healed);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("heal", tended ? "A2.HEAL.03" : "A2.HEAL.01")
              .on(who)
              .fact("amount", healed)
              .fact("hp", who.hitPoints())
              .says(who.name() + " recovers to " + who.hitPoints() + " hp."));
    }
  }

  @Override
  public void offer(List<Deed> all) {
    all.add(rest(new Duration(1, TimeUnit.NIGHT)));
    all.add(rest(new Duration(1, TimeUnit.DAY)));
    all.add(rest(new Duration(7, TimeUnit.DAY)));
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isStanding() && ranks(fighter.who) > 0) {
        all.add(new Rest(this, new Duration(1, TimeUnit.DAY), Set.of(), List.of(fighter.who)));
      }
    }
  }

  private Rest rest(Duration lapse) {
    return new Rest(this, lapse, Set.of(), List.of());
  }

  @Override
  public @Nullable Deed read(String text) {
    String said = text.strip().toLowerCase(Locale.ROOT);
    Matcher words =
        Duration.WORDS.matcher(said.startsWith(REST) ? said.substring(REST.length()) : "");
    if (!words.matches()) {
      return null;
    }
    String more = words.group(3).strip();
    var healers = new ArrayList<Combatant>();
    int tended = more.indexOf("tended by ");
    if (tended >= 0) {
      for (String name : more.substring(tended + "tended by ".length()).split(" and ")) {
        Combatant healer = named(name.strip());
        if (healer == null || healers.contains(healer)) {
          return null;
        }
        healers.add(healer);
      }
      more = more.substring(0, tended).strip();
    }
    var how = new LinkedHashSet<How>();
    for (How one : How.values()) {
      if (more.contains(one.words)) {
        how.add(one);
        more = more.replace(one.words, "").replaceAll(" +", " ").strip();
      }
    }
    return more.isEmpty() ? new Rest(this, Duration.of(words), how, healers) : null;
  }

  private @Nullable Combatant named(String name) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.name().toLowerCase(Locale.ROOT).equals(name)) {
        return fighter.who;
      }
    }
    return null;
  }

  /** While somebody lies dying a caster sleeps for new spells, or all wait for the end. */
  @Override
  public @Nullable Deed usual() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.fate() == Fate.DOWN
          && Health.of(fighter.who).isTreated()
          && fight.battle.standing(fighter.who.side()) > 0) {
        Rest night = rest(new Duration(1, TimeUnit.NIGHT));
        return bars(night) == null ? night : null;
      }
    }
    return null;
  }
}
