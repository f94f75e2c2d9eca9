package dev.cleave.acks.cleaving;

import dev.cleave.acks.attack.Troop;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.State;
import dev.cleave.acks.space.Lines;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Copies;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Stand;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Shot after shot, or one thrown weapon after another. A2.CLEAVE.28-29, A2.CLEAVE.36-49
 *
 * @param fallen the last one
 * @param weapon that felled him
 * @param band in which the first of the chain flew. A2.CLEAVE.43
 * @param hurled whether it began with a blow, so that any thrown weapon carries it on
 * @param troop the formation shot at, null if it was somebody in particular. A2.GAP.222
 */
record Volley(
    CleavingRoom fight,
    Combatant shooter,
    Combatant fallen,
    Weapon weapon,
    int band,
    boolean hurled,
    @Nullable Troop troop) {

  private static final Forbidden BUSY =
      new Forbidden("a foe in range is free of WHO's friends", "A2.CLEAVE.45");
  private static final Forbidden NO_COVER =
      new Forbidden("no cover is within five feet", "A2.CLEAVE.49");
  private static final Forbidden IN_VIEW = new Forbidden("WHO cannot hide here", "A2.CLEAVE.48");
  private static final Forbidden ENGAGED = new Forbidden("WHO is engaged", "A2.CLEAVE.36");
  private static final Forbidden STEPPED = new Forbidden("WHO has made his step", "A2.CLEAVE.36");
  private static final Forbidden NOT_AWAY =
      new Forbidden("five feet there do not lead away from those WHO sees", "A2.CLEAVE.37");
  private static final Forbidden IN_TURN =
      new Forbidden("the step is said by itself, and then the next target", "A2.CLEAVE.36");
  private static final Forbidden OTHER_RANGE =
      new Forbidden("only targets at the range of the first will do", "A2.CLEAVE.43");
  private static final Forbidden FORMATION =
      new Forbidden("only the same formation may be shot at again", "A2.GAP.222");

  /** A shot has felled somebody: steps back, then at most one more shot. */
  void goOn() {
    goOn(true);
  }

  private void goOn(boolean mayStep) {
    if (mayGoOn()) {
      var question = new AfterShot(this, mayStep);
      if (!question.isIdle()) {
        follow(fight.table.ask(question));
      }
    }
  }

  /** Plays the answer on. */
  private void follow(Cleave cleave) {
    if (!fight.canAct(shooter)) {
      return;
    }
    if (cleave instanceof Cleave.StepBack(Spot to)) {
      step(to);
      goOn(false);
    } else {
      carryOut(cleave);
    }
  }

  private boolean mayGoOn() {
    int most =
        hurled ? Integer.MAX_VALUE : fight.missileCleaves(weapon, fight.prowess(shooter).strength);
    return fight.canAct(shooter)
        && !fight.battle.isOver()
        && fight.cleaving().hasLeft(shooter, most);
  }

  private void carryOut(Cleave cleave) {
    switch (cleave) {
      case Cleave.Strike(Combatant mark, boolean _) -> shoot(fight, shooter, mark, weapon, hurled);
      case Cleave.Hurl(Combatant mark, Weapon thrown) -> shoot(fight, shooter, mark, thrown, true);
      case Cleave.Again(Troop same) -> fight.formations().cleave(shooter, same, weapon);
      case Cleave.Spend spend -> fight.cleaveSpending().spend(shooter, spend);
      case Cleave.StepBack _, Cleave.Sweep _, Cleave.Leave _ -> {}
    }
  }

  /** One cleave. */
  static void shoot(
      CleavingRoom fight, Combatant who, Combatant mark, Weapon weapon, boolean hurled) {
    if (mark.isStanding()) {
      fight.fighter(who).cleaves++;
      fight.engagement().face(who, mark);
      fight.missileAttack().loose(who, mark, weapon, hurled);
    }
  }

  /** The weapon in hand, or any other with a free hand. A2.GAP.25R */
  static List<Weapon> throwable(Combatant who) {
    boolean free = !who.bearsShield() && who.offHand().isUnarmed();
    var all = new ArrayList<Weapon>();
    for (Weapon weapon : who.weapons()) {
      if (weapon.has("thrown")
          && weapon.isMissile()
          && (free || weapon.equals(who.weapon()))
          && !all.contains(weapon)) {
        all.add(weapon);
      }
    }
    return all;
  }

  /** Every throw with which a chain of hurled weapons could begin, or go on in this band. */
  static List<Cleave.Hurl> hurls(CleavingRoom fight, Combatant who, int band) {
    var hurls = new ArrayList<Cleave.Hurl>();
    for (Weapon weapon : throwable(who)) {
      for (Fighter fighter : fight.fighters) {
        if (isMark(fight, who, fighter.who, weapon, band)) {
          hurls.add(new Cleave.Hurl(fighter.who, weapon));
        }
      }
    }
    return hurls;
  }

  /** Any band will do for the first. */
  static final int ANY = -1;

  private static boolean isMark(
      CleavingRoom fight, Combatant who, Combatant foe, Weapon weapon, int band) {
    Range range = weapon.range();
    return range != null
        && who.isEnemyOf(foe)
        && (band == ANY || range.band(fight.field.distance(who, foe)) == band)
        && fight.missileAttack().bars(who, foe, weapon) == null;
  }

  /** The same weapon at others as far away, if there is another of it. A2.CLEAVE.42-44 */
  private List<Cleave.Strike> marks() {
    var marks = new ArrayList<Cleave.Strike>();
    if (!hurled && troop == null && weapon.equals(fight.wielding().missile(shooter))) {
      for (Fighter fighter : fight.fighters) {
        if (isMark(fight, shooter, fighter.who, weapon, fight.cleaving().band(band))
            && fight.cleaving().barsNext(fallen, fighter.who) == null) {
          marks.add(new Cleave.Strike(fighter.who, false));
        }
      }
    }
    return marks;
  }

  /** Why this one cannot be the next target; null if these words name none he sees. */
  private @Nullable Forbidden barsTarget(String words) {
    for (Fighter fighter : fight.fighters) {
      String name = fighter.who.name().toLowerCase(Locale.ROOT);
      if (isSeen(fighter.who)
          && (words.equals("cleave " + name)
              || words.startsWith("hurl ") && words.endsWith(" at " + name))) {
        return troop != null
            ? FORMATION
            : isAtOtherRange(words, fighter.who)
                ? OTHER_RANGE
                : fight.cleaving().barsNext(fallen, fighter.who);
      }
    }
    return null;
  }

  private boolean isAtOtherRange(String words, Combatant foe) {
    for (Weapon one : shooter.weapons()) {
      Range range = one.range();
      if (range != null
          && (hurled ? words.startsWith("hurl " + one.name() + " at ") : one.equals(weapon))) {
        return fight.cleaving().band(band) == band
            && range.band(fight.field.distance(shooter, foe)) != band;
      }
    }
    return false;
  }

  /** The same formation, and chance picks anew. A2.GAP.222 */
  private Cleave.@Nullable Again again() {
    return troop != null && fight.formations().mayCleave(shooter, troop, weapon, band)
        ? new Cleave.Again(troop)
        : null;
  }

  private boolean isQuiet() {
    return fight.cleaveSpending().isQuiet(shooter, weapon);
  }

  /** The engaged do not walk off. A2.CLEAVE.36, A2.ENGAGE.13 */
  private List<Cleave> stepsBack() {
    var steps = new ArrayList<Cleave>();
    if (fight.stepsBetweenShots()
        && !fight.engagement().isEngaged(shooter)
        && !shooter.is(State.PRONE)) {
      for (Reach reach : fight.field.reaches(shooter, feet(), lines())) {
        if (wayBack(reach.spot()) != null) {
          steps.add(new Cleave.StepBack(reach.spot()));
        }
      }
    }
    return steps;
  }

  private int feet() {
    return fight.spaceNumbers().closingStep;
  }

  private Lines lines() {
    return Lines.marching(fight);
  }

  private @Nullable Route wayBack(Spot to) {
    if (to instanceof Bearing(Combatant _, boolean toward) && toward) {
      return null;
    }
    Route way = fight.field.route(shooter, to, feet(), lines());
    return way != null && way.length() > 0 && leadsAway(way) ? way : null;
  }

  /** Nearer to nobody he sees, and farther from one at least. A2.CLEAVE.37, A2.GAP.25U */
  private boolean leadsAway(Route way) {
    Field field = fight.field;
    int[] before = new int[fight.fighters.length];
    for (Fighter fighter : fight.fighters) {
      before[fighter.who.index()] = isSeen(fighter.who) ? field.distance(shooter, fighter.who) : -1;
    }
    Stand here = field.stand(shooter);
    boolean leads = way.step() && !way.step();
    boolean farther = false;
    for (int i = 0; leads && i < before.length; i++) {
      if (before[i] >= 0) {
        int now = field.distance(shooter, fight.battle.combatant(i));
        leads = now >= before[i];
        farther |= now > before[i];
      }
    }
    way.restart();
    here.restore();
    return leads && farther;
  }

  private boolean isSeen(Combatant foe) {
    return shooter.isEnemyOf(foe) && foe.isStanding() && fight.sight().couldSee(shooter, foe);
  }

  private void step(Spot to) {
    Route way = wayBack(to);
    if (way != null) {
      fight.movement().go(new Move(fight, shooter, Gait.STEP_BACK, to), way, null);
    }
  }

  /** At whom does the next shot go? */
  private static final class AfterShot extends CleaveQuestion {

    private final Volley volley;
    private final boolean mayStep;

    AfterShot(Volley volley, boolean mayStep) {
      super(volley.fight, volley.shooter);
      this.volley = volley;
      this.mayStep = mayStep;
    }

    @Override
    CleaveQuestion in(CleavingRoom trial, Copies copies) {
      Troop troop = volley.troop;
      var same =
          new Volley(
              trial,
              copies.of(volley.shooter),
              copies.of(volley.fallen),
              volley.weapon,
              volley.band,
              volley.hurled,
              troop == null ? null : trial.formations().like(troop));
      return new AfterShot(same, mayStep);
    }

    @Override
    void follow(Cleave answer) {
      volley.follow(answer);
    }

    boolean isIdle() {
      return volley.marks().isEmpty()
          && hurls().isEmpty()
          && volley.again() == null
          && !volley.isQuiet();
    }

    private List<Cleave.Hurl> hurls() {
      return volley.hurled ? Volley.hurls(volley.fight, volley.shooter, volley.band) : List.of();
    }

    @Override
    List<Cleave.Strike> strikes() {
      return volley.marks();
    }

    @Override
    @Nullable Route stepBack(Spot to) {
      return volley.wayBack(to);
    }

    @Override
    List<Cleave> others() {
      var others = new ArrayList<Cleave>(hurls());
      Cleave again = volley.again();
      if (again != null) {
        others.add(again);
      }
      if (mayStep && !(others.isEmpty() && volley.marks().isEmpty())) {
        others.addAll(volley.stepsBack());
      }
      if (volley.isQuiet()) {
        others.addAll(volley.fight.cleaveSpending().afterShot(volley.shooter));
      }
      return others;
    }

    @Override
    @Nullable Forbidden bars(String words) {
      if (words.startsWith("step ")) {
        if (words.contains(" and ")) {
          return IN_TURN;
        }
        return !mayStep
            ? STEPPED
            : volley.fight.engagement().isEngaged(volley.shooter) ? ENGAGED : NOT_AWAY;
      }
      boolean hides = words.equals("hide");
      boolean covers = words.equals("take cover");
      if (hides || covers || words.equals("drop prone") || words.startsWith("ready ")) {
        return !volley.isQuiet() ? BUSY : hides ? IN_VIEW : covers ? NO_COVER : null;
      }
      return volley.barsTarget(words);
    }

    @Override
    Cleave spare() {
      List<Cleave.Hurl> hurls = hurls();
      if (!hurls.isEmpty()) {
        return hurls.getFirst();
      }
      Cleave again = volley.again();
      if (again != null) {
        return again;
      }
      return volley.isQuiet()
          ? volley.fight.cleaveSpending().shelter(volley.shooter)
          : Cleave.Leave.NONE;
    }
  }
}
