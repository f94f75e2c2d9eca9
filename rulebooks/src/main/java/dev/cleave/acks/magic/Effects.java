package dev.cleave.acks.magic;

import static dev.cleave.acks.book.State.BLOODY_FLUX;
import static dev.cleave.acks.book.State.FRIGHTENED;
import static dev.cleave.acks.book.State.HELPLESS;

import dev.cleave.acks.book.Harm;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.State;
import dev.cleave.acks.damage.Resistance;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Clutch;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Protection;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The effects of spells and venom, and how long they last. A2.SAVE.03-09, A2.SAVE.15-16 */
public final class Effects {

  /** What holds somebody fast or puts him to flight. A2.SAVE.05 */
  private static final Set<String> HOLDS =
      Set.of(
          "helpless",
          "asleep",
          "paralysed",
          "petrified",
          "frightened",
          "cowering",
          "restrained",
          "grabbed",
          "wrestled");

  /** What ruins somebody without regard to hit points. A2.SAVE.06 */
  private static final Set<String> RUINS = Set.of("blinded", "bloody flux");

  private static final int TURN = 600;

  private static final Reason POWER = new Reason("effect", "A2.SAVE.03");
  private static final Reason FLUX = new Reason("bloody flux", "A2.EX.107");
  private static final Reason ROUNDS = new Reason("rounds it lasts", "A2.SAVE.03");

  /** A2.EX.107 */
  private static final Harm NECROSIS = Harm.magic(List.of("necrotic"));

  private static final Harm VENOM = Harm.magic(List.of("poisonous"));

  private final MagicRoom fight;

  Effects(MagicRoom fight) {
    this.fight = fight;
  }

  /** The save that stands in place of an attack throw. A2.SAVE.03, A2.SPELL.09-10 */
  Term settles(Spell spell, boolean stored) {
    Effect effect = spell.effect();
    String words =
        isSavable(effect)
            ? "no attack throw: a saving throw against "
                + against(effect, spell.scope().template() != null, stored)
            : "no attack throw: it takes effect";
    return new Term(words, "A2.SAVE.03", Tag.SITUATION);
  }

  /**
   * The category an effect names, or the first of the five whose scope it fits. A2.SAVE.02,
   * A2.SAVE.04-09
   */
  private String against(Effect effect, boolean fills, boolean stored) {
    return fight.saveFor(effect.condition(), category(effect, fills, stored));
  }

  private static String category(Effect effect, boolean fills, boolean stored) {
    if (!effect.against().isEmpty()) {
      return effect.against();
    }
    if (HOLDS.contains(effect.condition())) {
      return "paralysis";
    }
    if (RUINS.contains(effect.condition()) || !effect.more().does().isEmpty()) {
      return "death";
    }
    if (fills && effect.damage().most() > 0) {
      return "blast";
    }
    return stored ? "implements" : "spells";
  }

  /** The dice of a spell, thrown once for all it takes in; 0 if it has none. */
  public int power(Dice dice, Combatant by) {
    return dice.most() == 0 ? 0 : fight.table.roll(dice, POWER, by);
  }

  /** The sting of a bite that has drawn blood. A2.SAVE.16 */
  public void struck(Combatant by, Combatant target, Weapon weapon, int dealt, Harm bite) {
    Effect effect = weapon.effect();
    if (effect == null || dealt <= 0 || !target.isStanding() || isProof(effect, target)) {
      return;
    }
    Clutch clutch = effect.more().clutch();
    if (clutch != null) {
      fight.clutching().struck(by, target, weapon, clutch);
      return;
    }
    Harm harm = bite.besides(effect.types());
    int damage = power(effect.damage(), by);
    work(Working.of(by, effect, harm), target, damage, power(effect.heals(), by));
  }

  /** Venom is for the living who are not proof against it. A2.R.182 */
  private boolean isProof(Effect effect, Combatant target) {
    boolean wounds = effect.damage().most() > 0;
    return effect.against().equals("poison")
        && !wounds
        && (fight.prowess(target).destroyed
            || Resistance.isImmune(fight.resistance().against(target, VENOM)));
  }

  /** What is no spell: a trap, say. */
  public void work(Combatant by, Effect effect, Combatant target, int damage, Harm harm) {
    work(Working.of(by, effect, harm), target, damage, 0);
  }

  void work(Working work, Combatant target, int damage, int heals) {
    Effect effect = work.effect();
    Combatant by = work.by();
    @Nullable Protection protection = fight.resistance().against(target, work.harm());
    String against = against(effect, work.fills(), work.stored());
    boolean saved =
        isSavable(effect)
            && fight
                .savingThrow()
                .made(target, against, by, protection, kind(effect), work.fromHand());
    if (saved && (effect.save().equals("negates") || isBehindSlit(work, target))) {
      return;
    }
    if (heals > 0) {
      heal(by, target, heals, effect.heals());
    }
    if (damage > 0) {
      int dealt = saved ? Math.max(1, damage / 2) : damage; // A2.GAP.317
      fight.damage().deal(by, target, dealt, work.harm());
    }
    if (saved || !target.isStanding()) {
      return;
    }
    if (effect.more().drains() > 0) {
      fight.draining().drain(by, target, effect.more().drains());
      return;
    }
    for (String ended : effect.more().ends()) {
      lift(State.named(ended), target);
    }
    if (!effect.more().does().isEmpty()) {
      fight.wonders().work(effect.more().does(), by, target);
      return;
    }
    State state = State.named(effect.condition());
    boolean modifies = !effect.more().modifiers().areNone();
    int rounds = state == null && !modifies ? 0 : lasts(work, target);
    if (state != null) {
      lay(state, rounds, work.kept(), target);
    }
    if (modifies) {
      fight.enchanting().lay(work, target, rounds);
    }
  }

  /** Who is behind an arrow slit and saves takes nothing at all. A2.SAVE.20, A2.GAP.316 */
  private boolean isBehindSlit(Working work, Combatant target) {
    return work.fromHand() && fight.savingThrow().isVeryNarrow(work.by(), target);
  }

  /** In rounds; 0 for the whole fight. */
  private int lasts(Working work, Combatant target) {
    Effect effect = work.effect();
    int unit = effect.more().turns() ? TURN / fight.book.roundSeconds : 1;
    int rolled = effect.rounds().most() > 0 ? fight.table.roll(effect.rounds(), ROUNDS, target) : 0;
    return unit * (rolled + work.level() * effect.more().roundsALevel());
  }

  /** The sort of magic that old wounds may make worse. A2.T.TAMPERING */
  private static String kind(Effect effect) {
    return effect.condition().equals("frightened")
        ? "fear"
        : effect.types().contains("cold") ? "cold" : "";
  }

  private static boolean isSavable(Effect effect) {
    return effect.save().equals("half") || effect.save().equals("negates");
  }

  private void lift(@Nullable State state, Combatant target) {
    if (state != null && target.is(state)) {
      target.setUntil(state, 0);
      fight.lose(target, state);
    }
  }

  private void lay(State state, int rounds, boolean kept, Combatant target) {
    if (state == FRIGHTENED) {
      fight.fright().begin(target, rounds > 0 && !kept ? rounds : fight.fright().rounds(target));
      if (!kept) {
        fight.concentrating().outlast(target, state);
      }
      return;
    }
    int until = target.until(state);
    boolean endless = fight.concentrating().isHeldForGood(target, state);
    fight.gain(target, state);
    if (state == HELPLESS) {
      fight.disrupt(fight.fighter(target), "A2.COND.HELPLESS.02");
    }
    if (kept) {
      return; // until he lets go, and longer if something else lasts longer. A2.COND.04
    }
    int end = rounds > 0 ? fight.battle.round() + rounds : 0;
    if (end > 0 && !endless) {
      fight.memory.anythingLasts = true;
      target.setUntil(state, Math.max(until, end)); // A2.COND.04
    } else {
      if (until > 0) {
        target.setUntil(state, 0);
      }
      fight.concentrating().outlast(target, state);
      fight.fighter(target).bound |= state == HELPLESS;
    }
  }

  /** Not even who delays can put it off; a Death save ends the flux. A2.INIT.11, A2.EX.107 */
  public void startSegment(Combatant who) {
    if (who.is(BLOODY_FLUX)) {
      int damage = fight.table.roll(fight.magicNumbers().bloodyFlux, FLUX, who);
      fight.damage().deal(who, who, damage, NECROSIS);
      if (who.isStanding() && fight.savingThrow().made(who, "death", who)) {
        fight.lose(who, BLOODY_FLUX);
      }
    }
    if (fight.memory.anyAuras) {
      fight.auras().startSegment(who);
    }
  }

  /** At the start of a round: what has run its course ends. */
  public void wearOff() {
    if (!fight.memory.anythingLasts) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isOnTheClock()) {
        wearOff(fighter.who);
      }
      if (!fighter.enchantments.isEmpty()) {
        fight.enchanting().wearOff(fighter);
      }
    }
  }

  private void wearOff(Combatant who) {
    for (State state : State.ALL) {
      int until = who.until(state);
      if (until > 0 && fight.battle.round() >= until) {
        who.setUntil(state, 0);
        if (!fight.concentrating().keeps(who, state)) {
          fight.lose(who, state);
        }
      }
    }
  }

  /**
   * By magic, from both accounts alike. A2.NONLETHAL.09, A2.GAP.25I, A2.HEAL.07, A2.HEAL.11
   *
   * @param dice what was rolled for it
   */
  public void heal(Combatant by, Combatant target, int full, Dice dice) {
    Health health = Health.of(target);
    int amount = fight.fighter(target).infirmity.healed(full, dice);
    int lethal = Math.max(0, target.mostHitPoints() - target.hitPoints() - health.nonlethal());
    int eased = Math.min(amount, health.nonlethal());
    health.setNonlethal(health.nonlethal() - eased);
    int healed = target.hitPoints() + Math.min(amount, lethal) + eased;
    boolean whole = lethal == 0 && eased == 0;
    target.setHitPoints(Math.min(healed, fight.recovery().cap(target)));
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("heal", "A2.HEAL.11")
              .by(by)
              .on(target)
              .fact("amount", whole ? 0 : amount)
              .fact("nonlethal", health.nonlethal())
              .fact("hp", target.hitPoints())
              .says(
                  whole
                      ? target.name() + " has nothing to be healed."
                      : target.name() + " is healed to " + target.hitPoints() + " hp.")
              .openly(target.name() + (whole ? " has nothing to be healed." : " is healed.")));
    }
    fight.recovery().magic(target);
  }
}
