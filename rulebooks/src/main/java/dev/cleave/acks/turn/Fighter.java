package dev.cleave.acks.turn;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.book.Prowess;
import dev.cleave.acks.book.State;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Modifiers;
import dev.cleave.engine.creature.Protection;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a combatant stands in the round: its number, what it declared, what it has done. */
public final class Fighter implements Cloneable {

  /** In place of the stones he has on: the suit is eaten away. A2.R.203 */
  public static final int RUINED = -1;

  public Combatant who;
  public Infirmity infirmity;
  public Prowess prowess;

  // This round
  public int number;
  public int due;
  public boolean waiting;
  public boolean begun;
  public @Nullable Combatant after;
  public boolean engagedAtStart;
  public Declaration declared = Declaration.Plan.NOTHING;
  public boolean disrupted;
  private boolean spent;
  public boolean hurt;
  public boolean ranAway;
  private boolean ranBefore;
  public boolean hunted;
  public boolean offered;
  public boolean charged;
  public int cleaves;
  public boolean drewFreely;
  public boolean tookFreely;
  public boolean calledOut;
  public int proposed;
  public int allowed;

  // This round, of a mount and those who sit on it
  public boolean rode;
  public boolean ran;
  public boolean mountActed;
  public boolean riderActed;
  public boolean passengersActed;
  public boolean spellCast;
  public boolean blowLeft;
  public boolean calmed;

  // This segment
  public boolean stationary = true;
  public boolean mayTurn = true;
  public boolean sneaking;
  public int walked;
  public boolean choseType;
  public boolean routineOver;
  public int limb;
  public boolean @Nullable [] overran;
  public boolean gaveCoup;

  // This attack routine
  public boolean @Nullable [] prey;
  public boolean strayed;
  public int bareDie;

  // Until the moment comes, or is lost
  public @Nullable Readied readied;
  public boolean opening;
  public @Nullable Weapon openingBow;
  public @Nullable Weapon openingPole;
  public int shoves;

  /** He has been seen to work what catches all who stand together. */
  public boolean blasts;

  /** The round in which he last went somewhere. */
  public int wentIn;

  // While it lasts
  public String type = "";
  public @Nullable Combatant defends;
  public int fright;
  public int dread;
  public boolean routed;
  public boolean bound;
  public int stonesOn;
  public @Nullable Combatant rider;
  public boolean saddled;
  public @Nullable Combatant vehicle;
  public @Nullable Haul haul;
  public int team;
  public boolean bled;
  public boolean shaken;
  public @Nullable Combatant carries;
  public boolean lifts;
  public @Nullable Combatant holder;
  public @Nullable Combatant clambers;
  public int cut;
  public int unclosed;
  public int woundedIn;
  public int risesIn;
  public @Nullable Combatant clutches;
  public @Nullable Weapon clutch;
  public @Nullable Combatant swallower;
  public @Nullable Weapon maw;
  public int drowning;
  public boolean oiled;
  public boolean drenched;
  public List<Enchantment> enchantments = List.of();
  public Modifiers magic = Modifiers.NONE;
  public @Nullable Concentration concentration;
  public List<String> worked = List.of();
  public int squandered;

  // Rounds of this day's rest so far, and of what came between
  public int rested;
  private int disturbed;

  Fighter(BookNumbers book, Combatant who) {
    this.who = who;
    this.infirmity = Infirmity.of(book.afflictions, who);
    this.prowess = book.prowessCache.of(who.sheet(), infirmity, Health.drained(who));
    this.stonesOn = who.is(State.UNARMOURED) ? 0 : who.sheet().armour().stone();
  }

  /** The same in a copy of the battle. */
  Fighter copy(Copies copies) {
    Fighter copy;
    try {
      copy = (Fighter) super.clone();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
    copy.who = copies.of(who);
    copy.after = copies.orNobody(after);
    copy.defends = copies.orNobody(defends);
    copy.rider = copies.orNobody(rider);
    copy.vehicle = copies.orNobody(vehicle);
    copy.carries = copies.orNobody(carries);
    copy.holder = copies.orNobody(holder);
    copy.clambers = copies.orNobody(clambers);
    copy.clutches = copies.orNobody(clutches);
    copy.swallower = copies.orNobody(swallower);
    copy.readied = readied == null ? null : readied.copy(copies);
    copy.overran = overran == null ? null : overran.clone();
    copy.prey = prey == null ? null : prey.clone();
    return copy;
  }

  /** A wound has come, or gone. */
  public void reckon(BookNumbers book) {
    infirmity = Infirmity.of(book.afflictions, who);
    prowess =
        new Prowess(
            book, who.sheet(), infirmity.abilities(who.sheet().abilities()), Health.drained(who));
  }

  /** The spells he is under from now on; the same one counts once. A2.COND.05 */
  public void enchant(List<Enchantment> spells) {
    enchantments = List.copyOf(spells);
    int attack = 0;
    int damage = 0;
    int ac = 0;
    int saves = 0;
    int morale = 0;
    List<Protection> wards = List.of();
    for (Enchantment spell : enchantments) {
      Modifiers adds = spell.modifiers();
      attack += adds.attack();
      damage += adds.damage();
      ac += adds.ac();
      saves += adds.saves();
      morale += adds.morale();
      wards = wards.isEmpty() ? adds.wards() : joined(wards, adds.wards());
    }
    magic = new Modifiers(attack, damage, ac, saves, morale, wards);
  }

  private static List<Protection> joined(List<Protection> some, List<Protection> others) {
    var all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }

  public void startRound(boolean engaged) {
    waiting = false;
    begun = false;
    after = null;
    engagedAtStart = engaged;
    declared = Declaration.Plan.NOTHING;
    disrupted = false;
    spent = false;
    hurt = false;
    ranBefore = ranAway;
    ranAway = false;
    hunted = false;
    offered = false;
    charged = false;
    cleaves = 0;
    drewFreely = false; // one segment a round, so once a segment. A2.GAP.138
    tookFreely = false;
    calledOut = false;
    proposed = 0;
    allowed = 0;
    rode = false;
    ran = false;
    mountActed = false;
    riderActed = false;
    passengersActed = false;
    spellCast = false;
    blowLeft = false;
  }

  public void startSegment() {
    stationary = true;
    mayTurn = true;
    sneaking = false;
    walked = 0; // A2.GAP.242
    choseType = false;
    overran = null;
    gaveCoup = false;
  }

  /** The harm a weapon of this one's does as he means it now. */
  public Harm harm(Weapon weapon) {
    return prowess.harms.of(weapon, type);
  }

  /** The spell announced for this round and not yet cast or lost. */
  public @Nullable Spell spell() {
    if (declared instanceof Declaration.Plan) {
      return null; // nearly always, and a switch over types starts slowly
    }
    return switch (declared) {
      case Declaration.Casting(Spell spell) -> spell;
      case Declaration.Reading(Item _, Spell spell) -> spell;
      case Declaration.Plan _ -> null;
    };
  }

  /** A spell was announced for this round, and neither cast nor lost. */
  public boolean holdsSpell() {
    return spell() != null && !spent;
  }

  /** The scroll from which that spell is read, null for one that is known. */
  public @Nullable Item scroll() {
    return declared instanceof Declaration.Reading(Item scroll, Spell _) ? scroll : null;
  }

  /**
   * Up and about for so many rounds; a day's rest bears a turn of it. A2.HEAL.04
   *
   * @param most rounds of it that a day's rest bears
   */
  public void disturb(int rounds, int most) {
    disturbed = rested == 0 ? 0 : disturbed + rounds;
    if (disturbed > most) {
      rested = 0;
    }
  }

  /** Has run in this round or the last. */
  public boolean isRunning() {
    return ranAway || ranBefore;
  }

  /** The segment is over, used or not. */
  public void finish() {
    waiting = false;
  }

  /** The scrolls somebody has in hand. A2.FULL.02 */
  public static List<Item> scrolls(Combatant who) {
    var scrolls = new ArrayList<Item>();
    for (Item item : who.items()) {
      if (item.is("scroll") && item.isInHand() && item.spell() != null) {
        scrolls.add(item);
      }
    }
    return scrolls;
  }

  /** A spell cast or disrupted is gone, and so is the writing it was read from. A2.GAP.128 */
  public void spend(Spell spell) {
    spent = true;
    Item scroll = scroll();
    if (scroll == null) {
      who.forget(spell);
    } else {
      who.drop(scroll);
    }
  }
}
