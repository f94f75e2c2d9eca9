package dev.cleave.thac0.magic;

import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Group;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import org.jspecify.annotations.Nullable;

/** Spells from the declaration to the effect. TH.C.CAST.01 */
public final class Casting {

  private static final String TIME = "casting time ";
  private static final int TURN = 10;

  private final MagicRoom fight;

  Casting(MagicRoom fight) {
    this.fight = fight;
  }

  /** Segments a spell takes; 0 for one of a round or more. TH.C.INIT.15, TH.C.GAP.02 */
  public static int time(Spell spell, Numbers numbers) {
    String time = time(spell);
    if (!time.isEmpty()) {
      return rounds(spell) > 0 ? 0 : Integer.parseInt(time);
    }
    if (spell.has("breath weapon")) {
      return numbers.initiative.initiativeBreath; // TH.C.INIT.16
    }
    if (spell.has("innate")) {
      return numbers.initiative.initiativeInnate;
    }
    int level = spell.level() * numbers.initiative.castingTimeALevel;
    return spell.has("priest") ? level + numbers.initiative.castingTimePriest : level;
  }

  /** Whole rounds it takes, 0 for one done on its count. TH.END.04, TH.C.CAST.01 */
  public static int rounds(Spell spell) {
    String[] time = time(spell).split(" ");
    if (time.length < 2) {
      return 0;
    }
    int number = Integer.parseInt(time[0]);
    return time[1].startsWith("turn") ? number * TURN : number;
  }

  /** "3", "1 round", "2 turns"; nothing if it is not stated. */
  private static String time(Spell spell) {
    for (String trait : spell.traits()) {
      if (trait.startsWith(TIME)) {
        return trait.substring(TIME.length());
      }
    }
    return "";
  }

  /** Why he cannot cast; null if he can. TH.C.CAST.04, TH.C.CAST.10 */
  public @Nullable Refusal whyNot(Fighter fighter, Spell spell) {
    String what = "cast " + spell.name();
    if (fighter.is(State.SILENCED) && needs(spell, "verbal")) {
      return new Refusal(what, fighter + " cannot speak", "TH.C.CAST.04");
    }
    if ((fighter.isHeld() || fighter.is(State.ENTANGLED)) && needs(spell, "somatic")) {
      return new Refusal(what, fighter + " cannot move the hands", "TH.C.CAST.04");
    }
    if (fighter.is(State.FEEBLE) || fighter.is(State.DAZED)) {
      return new Refusal(what, fighter + " is in no state to", "TH.C.DMG.06");
    }
    boolean metal =
        fighter.sheet().armour().rating() - fighter.sheet().armour().magic() > 0
            && !fighter.sheet().armour().id().equals("elven chain");
    if (fighter.isGroup(Group.WIZARD) && metal) {
      return new Refusal(what, "wizards cannot cast in armour", "TH.C.CAST.10");
    }
    if (fight.course.freeRound) {
      return new Refusal(what, "there is no time for spells in the first moment", "TH.C.SURP.03");
    }
    return null;
  }

  /** Where a spell does not say what it needs it needs all; a power of one's own does not. */
  private static boolean needs(Spell spell, String component) {
    if (spell.has("breath weapon") || spell.has("innate")) {
      return false;
    }
    boolean stated = spell.has("verbal") || spell.has("somatic") || spell.has("material");
    return spell.has(component) || !stated;
  }

  /** From the start of the round he is casting. TH.C.CAST.01 */
  public void begin(Fighter fighter, Spell spell) {
    if (fighter.casting != null) {
      return; // a long one goes on
    }
    fighter.casting = spell;
    int rounds = rounds(spell);
    fighter.castingEnds = rounds == 0 ? 0 : fight.round() + rounds - 1;
    fighter.charge = null; // TH.C.CAST.07
  }

  /** It takes effect. TH.C.CAST.05 */
  public void complete(Fighter fighter, @Nullable Fighter target) {
    Spell spell = fighter.casting;
    if (spell == null) {
      return;
    }
    fighter.casting = null;
    fighter.combatant.forget(spell);
    release(fighter, spell, target, "TH.C.CAST.05");
  }

  /** The spell itself, cast or from a scroll or wand. */
  void release(Fighter fighter, Spell spell, @Nullable Fighter target, String rule) {
    fight.course.stirred = true;
    if (fight.listens()) {
      var event = Event.of("spell", rule).by(fighter.combatant).fact("spell", spell.name());
      if (target != null) {
        event.on(target.combatant);
      }
      fight.tell(event.says(fighter + " works " + spell.name() + "."));
    }
    if (spell.has("touch") && target != null && target.isEnemyOf(fighter)) {
      fighter.charge = spell;
      touch(fighter, target);
      return;
    }
    for (Fighter on : fight.effects.taken(fighter, spell, target)) {
      fight.effects.work(fighter, spell, on);
    }
  }

  /** The hand with the spell in it must reach its target. TH.C.CAST.07, TH.C.CAST.08 */
  public void touch(Fighter fighter, Fighter target) {
    Spell spell = fighter.charge;
    if (spell == null || fight.feet(fighter, target) > arm(fighter)) {
      return;
    }
    Blow blow =
        Blow.melee(fight.arms(fighter.combatant.bareHands()).modes().getFirst(), Trick.TOUCH);
    fight.field().face(fighter.combatant, target.combatant);
    Strike.Result result = fight.strike.attempt(fighter, target, blow);
    if (result.hits()) {
      fighter.charge = null;
      fight.effects.work(fighter, spell, target);
    }
  }

  /** How far the hand with the spell in it reaches. TH.C.CAST.07, TH.C.REACH.05 */
  private static int arm(Fighter fighter) {
    return Math.max(Field.BESIDE, fighter.prowess.reach());
  }

  /** He gives it up before it takes effect, and keeps it. TH.C.CAST.06 */
  public void abandon(Fighter fighter) {
    fighter.casting = null;
  }

  /** In the end-of-round step long castings are done. TH.END.04 */
  public void finish() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.casting != null
          && fighter.castingEnds > 0
          && fight.round() >= fighter.castingEnds
          && fighter.canAct()) {
        Fighter target = nearest(fighter, fighter.casting);
        complete(fighter, target);
      }
    }
  }

  /** Whom a long spell is for when it is done: oneself, or the nearest foe. */
  private @Nullable Fighter nearest(Fighter fighter, Spell spell) {
    if (spell.allies()) {
      return fighter;
    }
    Fighter best = null;
    int least = Integer.MAX_VALUE;
    for (Fighter other : fight.fighters) {
      int feet = fight.field().distance(fighter.combatant, other.combatant);
      if (other.isStanding() && other.isEnemyOf(fighter) && feet < least) {
        best = other;
        least = feet;
      }
    }
    return best;
  }

  /** Why it cannot be aimed at somebody; null if it can. */
  public @Nullable Refusal whyNotAt(Fighter fighter, Spell spell, Fighter target) {
    String what = "cast at " + target;
    int range = spell.has("touch") ? arm(fighter) : spell.range();
    if (!fight.field().within(fighter.combatant, target.combatant, range)) {
      return new Refusal(what, target + " is out of range", "TH.C.CAST.05");
    }
    return fight.field().sees(fighter.combatant, target.combatant)
        ? null
        : new Refusal(what, fighter + " cannot see " + target, "TH.C.CAST.05");
  }
}
