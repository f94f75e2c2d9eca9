package dev.cleave.acks1;

import static dev.cleave.acks.book.State.BURNING;

import dev.cleave.acks.attack.Charge;
import dev.cleave.acks.attack.Hits;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.attack.MissileAttack;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Thrown;
import dev.cleave.acks.cleaving.Cleaving;
import dev.cleave.acks.maneuvers.CoupDeGrace;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.play.Numbers;
import dev.cleave.acks.saddle.MountNerve;
import dev.cleave.acks.saddle.Reins;
import dev.cleave.acks.saddle.Seat;
import dev.cleave.acks.turn.YesNoQuestion;
import dev.cleave.acks.wounds.MortalWounds;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.table.YesNo;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The chapters on attacks, oil, maneuvers, wounds and riding: what is other in them than in the
 * second edition.
 */
abstract class FirstArms extends Fight {

  private static final Forbidden IMMOVABLE =
      new Forbidden("FOE is far too big for WHO to move", "A1.MAN.45");

  private static final Forbidden FLAMES =
      new Forbidden("only deep water puts out the flames on FOE", "A1.GAP.231");

  private static final Set<String> HOLDS = Set.of("paralysis", "paralyzation");

  /** What takes the wits, not the use of the limbs. A1.SAVE.07 */
  private static final Set<String> SENSELESS = Set.of("asleep", "frightened", "cowering");

  private static final Term STEADY = new Term("steady shape", "A1.GAP.241", Tag.SITUATION);

  final FirstFigures own;
  private @Nullable List<Maneuver> maneuvers;

  FirstArms(Numbers numbers, FirstFigures own, Battle battle, Table table) {
    super(numbers, battle, table);
    this.own = own;
  }

  // Saves

  @Override
  protected String saveFor(String condition, String kind) {
    return HOLDS.contains(kind) && SENSELESS.contains(condition)
        ? "death" // A1.SAVE.06-07
        : kind;
  }

  // Attacks

  @Override
  protected Charge newCharge() {
    return new FirstCharge(this); // A1.CHARGE.01-10
  }

  @Override
  protected Hits newHits() {
    return new FirstHits(this); // A1.DMG.15-16, A1.MISSILE.08, A1.MISSILE.18
  }

  @Override
  protected MissileAttack newMissileAttack() {
    return new FirstMissiles(this); // A1.MISSILE.01, A1.MISSILE.15, A1.MISSILE.17
  }

  @Override
  public boolean mayFightWithTwo(Combatant who) {
    Calling calling = who.sheet().calling();
    return calling == null || !own.isBarredFromTwo(calling.id()); // A1.MELEE.15
  }

  @Override
  protected Cleaving newCleaving() {
    return new FirstCleaving(this); // A1.CLEAVE.02
  }

  @Override
  public int cleaveStep(Combatant attacker) {
    int left = movement().speed(attacker) - fighter(attacker).walked;
    return left < spaceNumbers().closingStep ? 0 : spaceNumbers().closingStep; // A1.CLEAVE.04
  }

  @Override
  public boolean stepsBetweenShots() {
    return false; // A1.GAP.237
  }

  @Override
  public int missileCleaves(Weapon weapon, int strength) {
    return own.missileCleaves(weapon); // A1.CLEAVE.10
  }

  @Override
  public boolean spendsCleaves() {
    return false; // A1.CLEAVE.06
  }

  // Oil and spells

  @Override
  public boolean burstsIntoMelee() {
    return false; // A1.GAP.229
  }

  @Override
  public boolean throwsAtTheUnseen() {
    return true; // A1.MISSILE.17
  }

  @Override
  public @Nullable Forbidden barsDousing(Combatant burning) {
    return burning.is(BURNING) ? FLAMES : null;
  }

  @Override
  public boolean splashesWhomItHits() {
    return own.hitIsSplashed; // A1.GAP.228
  }

  @Override
  public boolean harms(Thrown what, Combatant who) {
    return switch (what) {
      case OIL, TORCH -> !breathesFire(who.sheet()); // A1.OIL.18
      case HOLY_WATER -> who.sheet().kind().equals("undead"); // A1.OIL.21
      case UNHOLY_WATER -> super.harms(what, who);
    };
  }

  private boolean breathesFire(Creature sheet) {
    return sheet.attacks().stream().anyMatch(attack -> own.isFlame(attack.types()))
        || sheet.powers().stream().anyMatch(spell -> own.isFlame(spell.effect().types()));
  }

  @Override
  public boolean mustBehold() {
    return false; // A1.SPELL.05
  }

  // Maneuvers hamper and do not wound

  @Override
  public List<Maneuver> specialManeuvers() {
    if (maneuvers == null) {
      maneuvers = new ArrayList<>(super.specialManeuvers());
      maneuvers.removeAll(List.of(clamber(), hurl(), sweep())); // A1.R.06
    }
    return maneuvers;
  }

  @Override
  public boolean maneuversWound() {
    return false; // A1.MAN.09, A1.MAN.11, A1.MAN.14, A1.MAN.20, A1.MAN.33
  }

  @Override
  protected CoupDeGrace newCoupDeGrace() {
    return new SlayingTheHelpless(this); // A1.ATK.12
  }

  @Override
  public @Nullable Forbidden bars(Maneuver maneuver, Combatant who, Combatant foe) {
    boolean moves = maneuver == forceBack() || maneuver == overrun();
    boolean sized = moves || maneuver == knockDown() || maneuver == wrestle();
    int larger = moves ? maneuvers().bulkSteps(foe, who) : maneuvers().steps(foe, who);
    return sized && larger >= FirstFigures.IMMOVABLE
        ? IMMOVABLE // A1.MAN.45
        : super.bars(maneuver, who, foe);
  }

  /** Small folk are not significantly smaller than men. A1.R.28 */
  @Override
  public int sizeSteps(Size one, Size other) {
    int man = Size.MAN_SIZED.rank();
    return Math.max(man, one.rank()) - Math.max(man, other.rank());
  }

  @Override
  public boolean endsCharge(Maneuver maneuver) {
    return maneuver != overrun() && super.endsCharge(maneuver); // A1.GAP.243
  }

  @Override
  public void addFooting(Tally save, Combatant foe) {
    save.plusIf(own.isSteady(foe.sheet()), own.shapeSave, STEADY); // A1.MAN.45
  }

  @Override
  public boolean gripsPastArmour() {
    return false; // A1.MAN.38
  }

  @Override
  public boolean gripsTakeHands() {
    return false; // A1.MAN.38
  }

  /** One category is no hindrance here, as it is to those who are driven back. A1.MAN.21 */
  @Override
  public int knockDownSteps(Combatant foe, Combatant by) {
    int larger = super.knockDownSteps(foe, by);
    return larger == -1 ? 0 : larger;
  }

  @Override
  public boolean breaksGrips() {
    return false; // A1.MAN.44
  }

  @Override
  public boolean goesAlong(Combatant holder, Combatant held) {
    String words = "Does " + holder.name() + " go with " + held.name() + " and keep his hold?";
    var question =
        new YesNoQuestion(
            battle, "hold", holder.side(), holder, held, YesNo.NO, words, "A1.MAN.41");
    return canAct(holder) && table.ask(question).yes();
  }

  /** Who strikes at another lets go of whom he holds, unless it is with a limb. A1.GAP.244 */
  @Override
  public void whenThrown(Combatant attacker, Combatant target, Tally toHit, int die) {
    Combatant held = attacker.weapon().natural() ? null : escaping().wrestled(attacker);
    if (held != null && held != target) {
      escaping().release(held);
    }
  }

  // Wounds and rest

  @Override
  protected MortalWounds newMortalWounds() {
    return new FirstWounds(this); // A1.WOUND.07, A1.T.MORTAL-WOUNDS
  }

  @Override
  public int restBears() {
    return 0; // A1.HEAL.02
  }

  // In the saddle

  @Override
  protected Reins newReins() {
    return new FirstReins(this); // A1.MOUNT.03-11
  }

  @Override
  protected Seat newSeat() {
    return new FirstSeat(this); // A1.MOUNT.16
  }

  @Override
  protected MountNerve newMountNerve() {
    return new OneScare(this); // A1.MOUNT.17
  }
}
