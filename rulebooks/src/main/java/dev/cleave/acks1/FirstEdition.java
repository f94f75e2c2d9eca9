package dev.cleave.acks1;

import dev.cleave.acks.artillery.Ballistics;
import dev.cleave.acks.attack.ArmourClass;
import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.acks.attack.Exposure;
import dev.cleave.acks.attack.SavingThrow;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.morale.Fright;
import dev.cleave.acks.morale.Morale;
import dev.cleave.acks.movement.DefensiveMovement;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.play.Numbers;
import dev.cleave.acks.play.Segment;
import dev.cleave.acks.ready.Interrupts;
import dev.cleave.acks.ready.Readiness;
import dev.cleave.acks.round.Allowance;
import dev.cleave.acks.round.Declarations;
import dev.cleave.acks.round.Initiative;
import dev.cleave.acks.sea.Sea;
import dev.cleave.acks.sea.SeaNumbers;
import dev.cleave.acks.space.Engagement;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Restraint;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Seaway;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A fight of the first edition: what is other than in the second, and nothing else. */
final class FirstEdition extends FirstArms {

  private final SeaNumbers seas;
  private final @Nullable Sea sea;
  FirstMemory ours;
  final Moment moment;
  final Endurance endurance;
  private final SetWeapon setWeapon;
  private final Biding biding;
  private @Nullable List<Offers> lists;
  private @Nullable List<Restraint> restraints;

  FirstEdition(Numbers numbers, FirstFigures own, SeaNumbers seas, Battle battle, Table table) {
    super(numbers, own, battle, table);
    this.seas = seas;
    this.ours = memory.besides instanceof FirstMemory known ? known : new FirstMemory(battle);
    memory.besides = ours;
    this.moment = new Moment(this);
    this.endurance = new Endurance(this);
    this.setWeapon = new SetWeapon(this);
    this.biding = new Biding(this);
    Seaway map = field.seaway();
    this.sea = map == null || !ours.sea.atSea ? null : new Sea(this, seas, ours.sea, map);
  }

  /** Where there are ships, or were. A1.SHIP.14 */
  @Nullable Sea sea() {
    return sea;
  }

  /** Ships have rooms of their own. */
  @Override
  public @Nullable Fight next(Battle after, Table other) {
    if (field.seaway() != null || after.field().seaway() != null) {
      return null;
    }
    Fight next = super.next(after, other);
    if (next != null) {
      ours = new FirstMemory(after);
      memory.besides = ours;
    }
    return next;
  }

  @Override
  public FirstEdition on(Battle copy, Table other) {
    return new FirstEdition(numbers, own, seas, copy, other);
  }

  // Initiative: equal numbers act at the same moment

  @Override
  protected Initiative newInitiative() {
    return new Simultaneous(this); // A1.INIT.01-06, A1.INIT.10-11
  }

  @Override
  protected Segment newSegment() {
    return new Together(this); // A1.INIT.06
  }

  @Override
  public boolean isInPanic(Move move) {
    return false;
  }

  @Override
  public boolean gearSlows() {
    return false;
  }

  @Override
  public boolean breaksOff() {
    return battle.isOver();
  }

  @Override
  protected boolean callNext() {
    List<Combatant> next = ((Simultaneous) initiative()).together();
    if (!next.isEmpty()) {
      ((Together) segment()).play(next);
    }
    return !next.isEmpty();
  }

  @Override
  public boolean defers(Combatant whom) {
    return moment.defers(whom);
  }

  @Override
  public boolean defersHarm(Combatant whom) {
    return moment.isShared() || moment.defers(whom);
  }

  @Override
  public void later(Runnable what) {
    moment.later(what);
  }

  @Override
  public void ifFelled(Combatant whom, Runnable then) {
    moment.ifFelled(whom, then);
  }

  @Override
  protected void openRound(int round) {
    ((Closing) readiness()).openRound();
    endurance.openRound();
    if (sea != null) {
      sea.openRound();
    }
  }

  @Override
  protected Readiness newReadiness() {
    return new Closing(this); // A1.INIT.12-15, A1.DEFMOVE.06
  }

  @Override
  protected Interrupts newInterrupts() {
    return new Reactions(this);
  }

  @Override
  public boolean isWatched(Gait gait) {
    return true;
  }

  // Ships

  @Override
  public void atSegmentStart(Combatant who) {
    super.atSegmentStart(who);
    if (sea != null) {
      sea.startSegment(who); // A1.SHIP.01
    }
  }

  @Override
  public void whenMoved(Combatant mover) {
    super.whenMoved(mover);
    if (sea != null) {
      sea.moved(mover); // A1.SHIP.39
    }
  }

  @Override
  public @Nullable Ballistics ballistics() {
    return sea == null ? null : sea.shots(); // A1.SHIP.15-26
  }

  @Override
  public boolean needsArtillerist() {
    return sea == null; // A1.GAP.251
  }

  @Override
  public @Nullable Forbidden barsPiece(Artillery piece) {
    return sea == null ? null : sea.barsPiece(piece); // A1.SHIP.07
  }

  @Override
  public boolean isMark(Combatant gunner, Feature feature) {
    return sea != null && feature instanceof Vessel vessel
        ? sea.isMark(gunner, vessel)
        : super.isMark(gunner, feature);
  }

  @Override
  public boolean seesTo(Combatant by, Feature built, int amount, String rule) {
    return sea != null && sea.seesTo(by, built, amount, rule); // A1.GAP.253
  }

  @Override
  public void whenBlasted(Combatant caster, List<Combatant> caught, int damage) {
    if (sea != null) {
      sea.blasted(caster, caught, damage); // A1.SHIP.13
    }
  }

  @Override
  protected @Nullable Action away(Combatant who) {
    return sea == null ? null : sea.away(who);
  }

  // Movement: one move a round, engagement all round

  @Override
  protected Allowance newAllowance() {
    return new OneMove(this); // A1.MOVE.01-02, A1.MOVE.13-14
  }

  @Override
  protected Engagement newEngagement() {
    return new MutualEngagement(this); // A1.MOVE.03-04
  }

  @Override
  public boolean facingCounts() {
    return false; // A1.MOVE.04
  }

  @Override
  public boolean isBehind(Combatant who, Combatant friend, Combatant target) {
    return field.crosses(who, target, friend)
        || field.arc(friend, who) == Arc.REAR; // A1.MELEE.13, A1.GAP.258
  }

  @Override
  public boolean engagesFromGround() {
    return true; // A1.MOVE.04
  }

  @Override
  public boolean runsStraight() {
    return false; // A1.MOVE.06
  }

  @Override
  public boolean runsInDisorder() {
    return false; // A1.MOVE.08
  }

  @Override
  public String priceOfRetreat() {
    return "struck at with +2, without shield"; // A1.DEFMOVE.08-10
  }

  @Override
  public boolean risesUnderBlows() {
    return true; // A1.MOVE.13
  }

  @Override
  public Cost lightingTakes(Item item) {
    return item.is("flask") ? Cost.MOVEMENT : Cost.COMBAT; // A1.ATK.15, A1.OIL.01
  }

  @Override
  protected DefensiveMovement newDefensiveMovement() {
    return new Backwards(this); // A1.DEFMOVE.04-07
  }

  @Override
  protected boolean isWide(Weapon weapon) {
    return weapon.hands() == 2 && !weapon.has("long"); // A1.MELEE.12
  }

  SetWeapon setWeapon() {
    return setWeapon; // A1.CHARGE.11-15
  }

  // Throws

  /** What he was promised was of one throw. */
  @Override
  public void whenThrown(Combatant attacker, Combatant target, Tally toHit, int die) {
    super.whenThrown(attacker, target, toHit, die);
    ours.promises[attacker.index()] = null;
  }

  @Override
  protected AttackThrow newAttackThrow() {
    return new FirstAttackThrow(this); // A1.DEFMOVE.09, A1.MAN.22, A1.SURPRISE.06
  }

  @Override
  protected ArmourClass newArmourClass() {
    return new FirstArmourClass(this); // A1.DEFMOVE.10, A1.SURPRISE.07
  }

  @Override
  protected Exposure newExposure() {
    return new BackstabTargets(this); // A1.DEFMOVE.11
  }

  @Override
  protected SavingThrow newSavingThrow() {
    return new FirstSaves(this); // A1.SAVE.01, A1.GAP.239-240
  }

  // Morale

  @Override
  protected Morale newMorale() {
    return new FirstMorale(this); // A1.MORALE.05-18
  }

  @Override
  protected Fright newFright() {
    return new FallingBack(this); // A1.MORALE.12-15
  }

  @Override
  protected Declarations newDeclarations() {
    return new FirstDeclarations(this);
  }

  @Override
  public List<Restraint> restraints() {
    if (restraints == null) {
      var all = new ArrayList<>(super.restraints());
      all.add((FirstMorale) morale()); // A1.MORALE.16
      all.add(setWeapon); // A1.CHARGE.15
      all.add(new Vow(this)); // A1.DEFMOVE.03
      restraints = all;
    }
    return restraints;
  }

  // New in the second edition

  @Override
  public boolean readies() {
    return false; // A1.R.05
  }

  @Override
  protected @Nullable Action bide(Combatant who) {
    return biding.of(who); // A1.INIT.11, A1.CHARGE.11-15
  }

  @Override
  public List<Offers> lists() {
    if (lists == null) {
      var all = new ArrayList<>(super.lists());
      all.remove(defending()); // A1.R.05
      all.remove(readying());
      all.remove(surrender());
      all.remove(bait());
      if (sea != null) {
        all.add(0, sea.blows()); // A1.SHIP.13
      }
      all.add(all.indexOf(initiative()), setWeapon);
      lists = all;
    }
    return lists;
  }

  FallingBack fallingBack() {
    return (FallingBack) fright();
  }

  /** In full retreat this round, before he goes and after. A1.GAP.221 */
  boolean isRetreating(Combatant who) {
    return fighter(who).declared == Declaration.Plan.RETREAT;
  }
}
