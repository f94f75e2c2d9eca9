package dev.cleave.acks.turn;

import static dev.cleave.acks.book.State.ASLEEP;
import static dev.cleave.acks.book.State.CLIMBING;
import static dev.cleave.acks.book.State.CONCENTRATING;
import static dev.cleave.acks.book.State.COWERING;
import static dev.cleave.acks.book.State.ENTRANCED;
import static dev.cleave.acks.book.State.FRIGHTENED;
import static dev.cleave.acks.book.State.GRABBED;
import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.PETRIFIED;
import static dev.cleave.acks.book.State.RESTRAINED;
import static dev.cleave.acks.book.State.SURPRISED;
import static dev.cleave.acks.book.State.WRESTLED;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.book.Prowess;
import dev.cleave.acks.book.State;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** The ground floor of a fight: the battle, the table, and what everybody may ask about anybody. */
public abstract class TurnRoom {

  private static final long STUPOR = State.anyOf(ASLEEP, PETRIFIED);
  static final long HELD = State.anyOf(GRABBED, WRESTLED, RESTRAINED);

  private static final long RAPT = State.anyOf(CONCENTRATING, ENTRANCED);

  /** Takes the mind off whatever one concentrates on. A2.COND.CONC.01 */
  private static final long DISTRACTS = State.anyOf(SURPRISED, FRIGHTENED, COWERING, HELPLESS);

  public final BookNumbers book;
  public Battle battle;
  public Table table;
  public Field field;
  public FightMemory memory;
  public Fighter[] fighters;

  private @Nullable Proficiency proficiency;
  private @Nullable Throws d20;

  protected TurnRoom(BookNumbers book, Battle battle, Table table) {
    this.book = book;
    this.battle = battle;
    this.table = table;
    this.field = battle.field();
    this.memory = remembered(book, battle);
    this.fighters = memory.fighters;
  }

  /**
   * Gives the rooms of a fight that is over to another battle with as many people in it. The parts
   * of the book keep nothing of a battle, or look whether it is still the same, so they need not be
   * made again for each of ten thousand fights.
   */
  protected final void giveTo(Battle next, Table other) {
    battle = next;
    table = other;
    field = next.field();
    memory = remembered(book, next);
    fighters = memory.fighters;
  }

  private static FightMemory remembered(BookNumbers book, Battle battle) {
    return battle.memory() instanceof FightMemory known ? known : new FightMemory(book, battle);
  }

  public abstract TurnNumbers turnNumbers();

  /** The usual doings of people nobody plays. */
  public abstract Habits habits();

  /**
   * True where all who act at this moment act before anything befalls them. Nobody does where one
   * acts after another. A2.INIT.14
   */
  public boolean defers(Combatant whom) {
    return false;
  }

  /** The same of wounds, where those who act together fall together, if by their own hand. */
  public boolean defersHarm(Combatant whom) {
    return defers(whom);
  }

  /** Brings it about when the moment is over. */
  public void later(Runnable what) {
    what.run();
  }

  /** Brings it about now, or when the moment is over in which somebody acts. */
  public final void soon(Combatant whom, Runnable what) {
    if (defers(whom)) {
      later(what);
    } else {
      what.run();
    }
  }

  /** Follows when the moment is over, if somebody has fallen in it. */
  public void ifFelled(Combatant whom, Runnable then) {
    if (!whom.isStanding()) {
      then.run();
    }
  }

  /** The same fight in a copy of its battle, at another table. */
  public abstract TurnRoom on(Battle copy, Table other);

  /** Another by an option of the book. */
  protected Throws newThrows() {
    return new Throws(this);
  }

  public final Throws d20() {
    Throws known = d20;
    if (known == null) {
      known = newThrows();
      d20 = known;
    }
    return known;
  }

  public final Proficiency proficiency() {
    Proficiency known = proficiency;
    if (known == null) {
      known = new Proficiency(this);
      proficiency = known;
    }
    return known;
  }

  public final Fighter fighter(Combatant who) {
    return fighters[who.index()];
  }

  public final Prowess prowess(Combatant who) {
    return fighters[who.index()].prowess;
  }

  /** The first row of the table by which his condition or a wound denies it, null if none does. */
  public final @Nullable Forbidden denies(Combatant who, Demand demand) {
    return turnNumbers().denials.bars(fighters[who.index()], demand);
  }

  /** The same for all that an action demands; blows ask for themselves. */
  public final @Nullable Forbidden denies(Combatant who, Action action) {
    return turnNumbers().denials.bars(fighters[who.index()], action);
  }

  /** The same for a blow or a shot at somebody, in a turn or out of it. */
  public final @Nullable Forbidden deniesAttack(Combatant who, Combatant target, Weapon weapon) {
    Forbidden bar = denies(who, Demand.ATTACK);
    if (bar != null || fighters[who.index()].infirmity == Infirmity.NONE && !who.is(CLIMBING)) {
      return bar;
    }
    Demand grip = Demand.grip(weapon);
    bar = grip == null ? null : denies(who, grip);
    boolean mercy = isHelpless(target) || target.is(FRIGHTENED);
    return bar == null && mercy ? denies(who, Demand.NO_MERCY) : bar;
  }

  public final boolean canCast(Combatant who) {
    return denies(who, Demand.MAGIC) == null && denies(who, Demand.SPELL) == null;
  }

  /**
   * On its feet, and no condition denies it all action. That the fallen do nothing is no row of the
   * table: they are out of the fight, which is a fate and no condition. A2.WOUND.01
   */
  public final boolean canAct(Combatant who) {
    return who.isStanding() && !who.isAny(turnNumbers().unable);
  }

  /** For whoever may not, fear chooses: he runs, or cowers. A2.COND.FRIGHT.04-07 */
  public final boolean mayChoose(Combatant who) {
    return !who.isAny(turnNumbers().driven);
  }

  public final boolean mayDeclare(Combatant who) {
    return who.isStanding() && !who.isAny(turnNumbers().silent);
  }

  public final boolean mayInterrupt(Combatant who) {
    return who.isStanding() && !who.isAny(turnNumbers().late);
  }

  /** Out cold, or alive and unable to lift a finger. A2.COND.HELPLESS.02, A2.WOUND.01 */
  public final boolean isHelpless(Combatant who) {
    return who.fate() == Fate.DOWN || who.isStanding() && who.is(HELPLESS);
  }

  /** The frightened have a segment too, to run. A2.ROUND.03 */
  public final boolean initiativeIsDue(Combatant who) {
    return who.isStanding()
        && !who.isAny(turnNumbers().passedOver)
        && rider(who) == null // A2.MOUNT.03, A2.VEHICLE.05
        && !(memory.anyVehicles && isStopped(who));
  }

  /** A beast in harness waits for somebody to drive it. A2.GAP.331 */
  private boolean isStopped(Combatant who) {
    Haul haul = fighters[who.index()].haul;
    return (haul == Haul.PULLS || haul == Haul.BACK) && vehicle(who) != null;
  }

  /** The vehicle that somebody drives, is aboard of or moves; null for none. A2.VEHICLE.01-02 */
  public final @Nullable Combatant vehicle(Combatant who) {
    Combatant vehicle = fighters[who.index()].vehicle;
    return vehicle != null && vehicle.isWhole() && field.seat(vehicle) == field.seat(who)
        ? vehicle
        : null;
  }

  /** Who drives a vehicle, null for none; nobody takes his place unasked. A2.GAP.331 */
  public final @Nullable Combatant driver(Combatant vehicle) {
    Combatant driver = fighters[vehicle.index()].rider;
    return driver != null && driver.isStanding() && vehicle(driver) == vehicle ? driver : null;
  }

  /** How somebody moves the vehicle he is at, null if he does not. */
  public final @Nullable Haul haul(Combatant who) {
    return memory.anyVehicles && vehicle(who) != null ? fighters[who.index()].haul : null;
  }

  /** The one on whom somebody sits, null if he is on his own feet. */
  public final @Nullable Combatant mount(Combatant who) {
    Combatant seat = field.seat(who);
    return seat == who ? null : seat;
  }

  /**
   * Who holds the reins of a mount, null for none. When he is gone, the next who sits on it does;
   * of one who moves a vehicle it is the driver. A2.MOUNT.01, A2.VEHICLE.06
   */
  public final @Nullable Combatant rider(Combatant mount) {
    Combatant first = fighters[mount.index()].rider;
    if (memory.anyVehicles && (mount.isThing() || haul(mount) != null)) {
      Combatant vehicle = mount.isThing() ? mount : vehicle(mount);
      Combatant driver = vehicle == null ? null : driver(vehicle);
      return driver == mount ? null : driver;
    }
    if (first == null || first.isStanding() && field.seat(first) == mount) {
      return first;
    }
    for (Fighter next : fighters) {
      if (next.who != mount && next.who.isStanding() && field.seat(next.who) == mount) {
        return next.who;
      }
    }
    return null;
  }

  /** In somebody's grip, or in bonds. */
  public final boolean isHeld(Combatant who) {
    return who.isAny(HELD);
  }

  /**
   * Blood, a failed save or a shove and the moment is gone; the segment is not. A2.READY.08-10,
   * A2.READY.35, A2.GAP.119
   */
  public final void unready(Fighter fighter, String rule) {
    if (defers(fighter.who)) {
      later(() -> unready(fighter, rule));
      return;
    }
    fighter.opening = false;
    if (fighter.readied == null) {
      return;
    }
    fighter.readied = null;
    if (table.listens()) {
      table.tell(
          Event.of(Event.Kind.UNREADY, rule)
              .on(fighter.who)
              .says(fighter.who.name() + " loses the readied action."));
    }
  }

  /** A spell that was announced and not yet cast is lost, and the action with it. A2.FULL.06 */
  public final void disrupt(Fighter fighter, String rule) {
    if (isRapt(fighter)) {
      letGo(fighter);
    }
    Spell spell = fighter.spell();
    if (spell == null || fighter.disrupted || !fighter.waiting) {
      return;
    }
    if (defers(fighter.who)) {
      later(() -> disrupt(fighter, rule));
      return;
    }
    fighter.disrupted = true;
    fighter.spend(spell);
    if (table.listens()) {
      table.tell(
          Event.of("disrupted", rule)
              .on(fighter.who)
              .fact("spell", spell.name())
              .says(fighter.who.name() + "'s " + spell.name() + " is disrupted and lost."));
    }
  }

  /** By a spell that goes on, or because the scenario or the Judge says so. A2.COND.CONC.01-02 */
  private static boolean isRapt(Fighter fighter) {
    return fighter.concentration != null || fighter.who.isAny(RAPT);
  }

  /** What somebody keeps up by concentrating ends; magic knows what that is. A2.COND.CONC.01 */
  protected abstract void letGo(Fighter fighter);

  /** A state that has begun ends by itself after so many rounds. */
  public final void last(Combatant who, State state, int rounds) {
    if (defers(who)) {
      later(() -> last(who, state, rounds));
      return;
    }
    memory.anythingLasts = true;
    who.setUntil(state, battle.round() + rounds);
  }

  /** Puts somebody in a state and tells it. */
  public final void gain(Combatant who, State state) {
    if (who.is(state)) {
      return;
    }
    if (defers(who)) {
      later(() -> gain(who, state));
      return;
    }
    who.gain(state);
    memory.anybodyHeld |= who.isAny(HELD);
    if (table.listens()) {
      table.tell(
          Event.of("condition", state.rule())
              .on(who)
              .fact("gains", state.label())
              .says(who.name() + " is " + state.label() + "."));
    }
    if ((State.anyOf(state) & DISTRACTS) != 0 && isRapt(fighter(who))) {
      letGo(fighter(who));
    }
    memory.anybodyStone |= state == PETRIFIED;
    if (state == ASLEEP || state == PETRIFIED) {
      boolean before = who.isAny(STUPOR & ~State.anyOf(state));
      fighter(who).bound |= who.is(HELPLESS) && who.until(HELPLESS) == 0 && !before;
      gain(who, HELPLESS); // A2.COND.PARAL.01
      disrupt(fighter(who), "A2.COND.HELPLESS.02");
      unready(fighter(who), "A2.COND.HELPLESS.02");
    }
  }

  /** Ends a state and tells it. */
  public final void lose(Combatant who, State state) {
    if (!who.is(state) || state == HELPLESS && who.isAny(STUPOR)) {
      return; // who sleeps is helpless, whatever else has held him. A2.COND.04
    }
    if (defers(who)) {
      later(() -> lose(who, state));
      return;
    }
    who.lose(state);
    if (table.listens()) {
      table.tell(
          Event.of("condition", state.rule())
              .on(who)
              .fact("loses", state.label())
              .says(who.name() + " is no longer " + state.label() + "."));
    }
    if (state == HELPLESS) {
      fighter(who).bound = false;
    } else if (state == ASLEEP || state == PETRIFIED) {
      if (who.until(HELPLESS) == 0 && !fighter(who).bound) {
        lose(who, HELPLESS);
      }
    } else if (state == FRIGHTENED) {
      lose(who, COWERING); // A2.COND.FRIGHT.06-07
    }
  }
}
