package dev.cleave.acks.wounds;

import static dev.cleave.acks.book.State.BLINDED;
import static dev.cleave.acks.book.State.HELPLESS;

import dev.cleave.acks.book.Affliction;
import dev.cleave.acks.book.Afflictions;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;

/** The wound that stays, worded by what felled him. A2.WOUND.10-11, A2.WOUND.13, A2.GAP.250 */
public final class Maiming {

  private static final Reason COUNT = new Reason("how many", "A2.GAP.250");
  private static final String NONE = "none";
  private static final int FACES = 6;

  private final WoundsRoom fight;
  private final WoundNumbers numbers;

  Maiming(WoundsRoom fight) {
    this.fight = fight;
    this.numbers = fight.woundNumbers();
  }

  /** Before a fight: what daylight does. Bright light counts as daylight. A2.T.TAMPERING */
  public void open() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.infirmity.has("blinded in daylight") && !fight.battle.isDark()) {
        fight.gain(fighter.who, BLINDED);
      }
    }
  }

  /** A wound has come or gone: the numbers follow, and what goes without saying. */
  public void reckon(Combatant who) {
    Fighter fighter = fight.fighter(who);
    Infirmity before = fighter.infirmity;
    fighter.reckon(fight.book);
    if (before.has("blinded") && !fighter.infirmity.has("blinded")) {
      fight.lose(who, BLINDED);
    }
    if (before.has("paralysed") && !fighter.infirmity.has("paralysed")) {
      fight.lose(who, HELPLESS);
    }
    fighter.infirmity.settle(who);
  }

  /**
   * A part that is lost already, or was never there, gives way to the next number. A2.GAP.250
   *
   * @return in words, "none" if nothing stays
   */
  String suffer(Combatant body, String condition, int face) {
    for (int i = 0; i < FACES; i++) {
      String wound = numbers.permanentWound(condition, (face - 1 + i) % FACES + 1);
      if (wound.equals(NONE)) {
        return NONE;
      }
      int space = wound.indexOf(' ');
      boolean several = space > 0 && Character.isDigit(wound.charAt(0));
      String name = several ? wound.substring(space + 1) : wound;
      Afflictions.Entry entry = fight.book.afflictions.named(name);
      if (entry != null && canSuffer(body, entry)) {
        int count =
            several ? fight.table.roll(Dice.parse(wound.substring(0, space)), COUNT, body) : 1;
        return suffer(body, entry, several, count);
      }
    }
    return NONE;
  }

  private boolean canSuffer(Combatant body, Afflictions.Entry entry) {
    return fight
        .fighter(body)
        .infirmity
        .canSuffer(entry, fight.book.afflictions, body.sheet().kind());
  }

  /** The other of a pair makes it graver, and takes the place of the first. A2.GAP.250 */
  private String suffer(Combatant body, Afflictions.Entry entry, boolean several, int count) {
    Health health = Health.of(body);
    Afflictions.Entry whole = entry;
    for (Affliction old : health.afflictions()) {
      Afflictions.Entry first = fight.book.afflictions.named(old.name());
      if (first != null && !first.twice().isEmpty()) {
        boolean again = first.equals(entry);
        if (again || first.twice().equals(entry.name())) {
          Afflictions.Entry both = fight.book.afflictions.named(first.twice());
          whole = both == null ? entry : both;
          health.heal(old);
        }
      }
    }
    String said = several ? count + " " + whole.name() : whole.name();
    String part = firstPart(whole);
    String words = said.replace("destroyed", numbers.wording(health.felledBy(), part));
    if (several && count == 1) {
      words = words.replaceFirst("^1 [a-z]+", "1 " + part);
    }
    health.suffer(new Affliction(whole.name(), count, words, false, false));
    weaken(body, whole);
    fight.fighter(body).reckon(fight.book);
    return words;
  }

  /** Some lose hit points for good, for each level they have. */
  public void weaken(Combatant body, Afflictions.Entry entry) {
    int lost = Math.max(1, fight.prowess(body).level) * entry.numbers().getOrDefault("frail", 0);
    body.weaken(Math.min(lost, body.mostHitPoints() - 1));
  }

  /** They have them again when they are whole. */
  public void strengthen(Combatant body, Affliction healed) {
    Afflictions.Entry entry = fight.book.afflictions.named(healed.name());
    int frail = entry == null ? 0 : entry.numbers().getOrDefault("frail", 0);
    body.weaken(-Math.max(1, fight.prowess(body).level) * frail);
  }

  private static String firstPart(Afflictions.Entry entry) {
    return entry.numbers().isEmpty() ? "" : entry.numbers().keySet().iterator().next();
  }
}
