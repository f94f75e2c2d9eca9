package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Steed;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a combatant stands in the round: its number, what it declared, what it has done. */
final class Fighter implements Cloneable {

  Combatant who;
  Frailty frailty;
  Prowess prowess;

  // This round
  int number;
  int due;
  boolean waiting;
  boolean begun;
  @Nullable Combatant after;
  boolean engagedAtStart;
  Declaration declared = Declaration.Plan.NOTHING;
  boolean disrupted;
  boolean hurt;
  boolean ranAway;
  boolean charged;
  int cleaves;
  boolean drewFreely;
  boolean tookFreely;
  boolean calledOut;
  int proposed;
  int allowed;

  // This segment
  boolean stationary = true;
  boolean mayTurn = true;
  boolean sneaking;
  boolean moved;
  int walked;
  boolean choseType;
  boolean routineOver;
  boolean @Nullable [] overran;

  // This attack routine
  boolean @Nullable [] prey;
  boolean strayed;

  // Until the moment comes, or is lost
  @Nullable Readied readied;
  boolean opening;
  @Nullable Weapon openingBow;
  @Nullable Weapon openingPole;
  int shoves;

  // While it lasts
  String type = "";
  @Nullable Combatant defends;
  int fright;
  int stonesOn;
  final int onFoot;
  @Nullable Steed steed;
  @Nullable Combatant carries;
  boolean lifts;
  @Nullable Combatant holder;
  boolean oiled;
  boolean drenched;

  // Said so often that it is kept
  private @Nullable Weapon harmWith;
  private @Nullable String harmAs;
  private @Nullable Harm harm;

  Fighter(Numbers numbers, Combatant who) {
    this.who = who;
    this.frailty = Frailty.of(numbers.afflictions, who);
    this.prowess = numbers.prowessCache.of(who.sheet(), frailty);
    this.stonesOn = who.is(State.UNARMOURED) ? 0 : who.sheet().armour().stone();
    this.onFoot =
        who.sheet().number("speed on foot", who.sheet().number("speed", who.sheet().speed()));
    this.steed = steed(who);
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
    copy.carries = copies.orNobody(carries);
    copy.holder = copies.orNobody(holder);
    copy.readied = readied == null ? null : readied.copy(copies);
    copy.overran = overran == null ? null : overran.clone();
    copy.prey = prey == null ? null : prey.clone();
    return copy;
  }

  /** A wound has come, or gone. */
  void reckon(Numbers numbers) {
    frailty = Frailty.of(numbers.afflictions, who);
    prowess = new Prowess(numbers, who.sheet(), frailty.abilities(who.sheet().abilities()));
  }

  void startRound(boolean engaged) {
    waiting = false;
    begun = false;
    after = null;
    engagedAtStart = engaged;
    declared = Declaration.Plan.NOTHING;
    disrupted = false;
    hurt = false;
    ranAway = false;
    charged = false;
    cleaves = 0;
    drewFreely = false; // one segment a round, so once a segment. A2.GAP.138
    tookFreely = false;
    calledOut = false;
    proposed = 0;
    allowed = 0;
  }

  void startSegment() {
    stationary = true;
    mayTurn = true;
    sneaking = false;
    moved = false;
    walked = 0; // A2.GAP.242
    choseType = false;
    overran = null;
  }

  /** What a weapon of this one's does as he means it now. */
  @SuppressWarnings("ReferenceEquality") // an equal weapon does the same harm, only slower
  Harm harm(Weapon weapon) {
    if (harm == null || harmWith != weapon || !type.equals(harmAs)) {
      harmWith = weapon;
      harmAs = type;
      harm = Harm.of(weapon, Harm.types(type, weapon), prowess);
    }
    return harm;
  }

  /** The spell announced for this round and not yet cast or lost. */
  @Nullable Spell spell() {
    if (declared instanceof Declaration.Plan) {
      return null; // nearly always, and a switch over types starts slowly
    }
    return switch (declared) {
      case Declaration.Casting(Spell spell) -> spell;
      case Declaration.Reading(Item _, Spell spell) -> spell;
      case Declaration.Plan _ -> null;
    };
  }

  /** The scroll from which that spell is read, null for one that is known. */
  @Nullable Item scroll() {
    return declared instanceof Declaration.Reading(Item scroll, Spell _) ? scroll : null;
  }

  /** The segment is over, used or not. */
  void finish() {
    waiting = false;
    after = null;
  }

  /** The scrolls somebody has in hand. A2.FULL.02 */
  static List<Item> scrolls(Combatant who) {
    var scrolls = new ArrayList<Item>();
    for (Item item : who.items()) {
      if (item.is("scroll") && item.isInHand() && item.spell() != null) {
        scrolls.add(item);
      }
    }
    return scrolls;
  }

  /** A spell cast or disrupted is gone, and so is the writing it was read from. A2.GAP.128 */
  void spend(Spell spell) {
    Item scroll = scroll();
    if (scroll == null) {
      who.spells().remove(spell);
    } else {
      who.items().remove(scroll);
    }
  }

  /** What somebody sits on when the fight begins, null for those on foot. */
  private static @Nullable Steed steed(Combatant who) {
    var mount = who.sheet().mount();
    return mount == null
        ? null
        : new Steed(who.name() + "'s " + mount.name().toLowerCase(Locale.ROOT), mount, false);
  }
}
