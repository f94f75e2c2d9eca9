package dev.cleave.acks.maneuvers;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.ready.ReadyRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import org.jspecify.annotations.Nullable;

/** The door of the room. Special maneuvers in place of a blow. */
public abstract class ManeuversRoom extends ReadyRoom {

  private @Nullable Brawl punch;
  private @Nullable Brawl kick;
  private @Nullable Clamber clamber;
  private @Nullable CoupDeGrace coupDeGrace;
  private @Nullable Incapacitating incapacitating;
  private @Nullable Disarm disarm;
  private @Nullable ForceBack forceBack;
  private @Nullable Hurl hurl;
  private @Nullable KnockDown knockDown;
  private @Nullable Sunder sunderWeapon;
  private @Nullable Sunder sunderShield;
  private @Nullable Wrestle wrestle;
  private @Nullable Overrun overrun;
  private @Nullable Sweep sweep;

  protected ManeuversRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
  }

  public abstract ManeuverNumbers maneuverNumbers();

  /** Puts a helpless one to death. A2.MAN.COUP.05 */
  public abstract void slay(Combatant target, Combatant by);

  /** Called when somebody is brought down, before he lies there. A2.MOUNT.25 */
  public abstract void whenKnockedDown(Combatant who);

  @Override
  public abstract ManeuversRoom on(Battle copy, Table other);

  /** A maneuver that hampers wounds like any blow. A2.MAN.DISARM.02, A2.MAN.FORCE.02 */
  public boolean maneuversWound() {
    return true;
  }

  /** Who seizes somebody slips past his armour. A2.MAN.WRESTLE.02 */
  public boolean gripsPastArmour() {
    return true;
  }

  /** Who seizes somebody needs both hands for it. A2.COND.WREST.03 */
  public boolean gripsTakeHands() {
    return true;
  }

  /** Categories by which one who is to be brought down is larger. A2.MAN.KNOCK.03 */
  public int knockDownSteps(Combatant foe, Combatant by) {
    return maneuvers().steps(foe, by);
  }

  /** Who brings down or drives back one whom he holds goes with him. A2.COND.WREST.02 */
  public boolean goesAlong(Combatant holder, Combatant held) {
    return false;
  }

  /** Who stands well is not easily brought down; all stand alike here. */
  public void addFooting(Tally save, Combatant foe) {}

  /** Another in another edition. */
  protected CoupDeGrace newCoupDeGrace() {
    return new CoupDeGrace(this);
  }

  public final Brawl punch() {
    Brawl known = punch;
    if (known == null) {
      known = new Brawl(this, false);
      punch = known;
    }
    return known;
  }

  public final Brawl kick() {
    Brawl known = kick;
    if (known == null) {
      known = new Brawl(this, true);
      kick = known;
    }
    return known;
  }

  public final Clamber clamber() {
    Clamber known = clamber;
    if (known == null) {
      known = new Clamber(this);
      clamber = known;
    }
    return known;
  }

  public final CoupDeGrace coupDeGrace() {
    CoupDeGrace known = coupDeGrace;
    if (known == null) {
      known = newCoupDeGrace();
      coupDeGrace = known;
    }
    return known;
  }

  public final Incapacitating incapacitating() {
    Incapacitating known = incapacitating;
    if (known == null) {
      known = new Incapacitating(this);
      incapacitating = known;
    }
    return known;
  }

  public final Disarm disarm() {
    Disarm known = disarm;
    if (known == null) {
      known = new Disarm(this);
      disarm = known;
    }
    return known;
  }

  public final ForceBack forceBack() {
    ForceBack known = forceBack;
    if (known == null) {
      known = new ForceBack(this);
      forceBack = known;
    }
    return known;
  }

  public final Hurl hurl() {
    Hurl known = hurl;
    if (known == null) {
      known = new Hurl(this);
      hurl = known;
    }
    return known;
  }

  public final KnockDown knockDown() {
    KnockDown known = knockDown;
    if (known == null) {
      known = new KnockDown(this);
      knockDown = known;
    }
    return known;
  }

  public final Sunder sunderWeapon() {
    Sunder known = sunderWeapon;
    if (known == null) {
      known = new Sunder(this, false);
      sunderWeapon = known;
    }
    return known;
  }

  public final Sunder sunderShield() {
    Sunder known = sunderShield;
    if (known == null) {
      known = new Sunder(this, true);
      sunderShield = known;
    }
    return known;
  }

  public final Wrestle wrestle() {
    Wrestle known = wrestle;
    if (known == null) {
      known = new Wrestle(this);
      wrestle = known;
    }
    return known;
  }

  public final Overrun overrun() {
    Overrun known = overrun;
    if (known == null) {
      known = new Overrun(this);
      overrun = known;
    }
    return known;
  }

  public final Sweep sweep() {
    Sweep known = sweep;
    if (known == null) {
      known = new Sweep(this);
      sweep = known;
    }
    return known;
  }
}
