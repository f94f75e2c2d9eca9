package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.SavingThrow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Flasks of oil, acid and holy water. TH.TYPE.03, TH.GREN.01 */
public final class Grenades {

  private static final String TORCH = "torch";
  private static final Reason DIRECTION = new Reason("direction of the miss", "TH.C.GREN.02");
  private static final Reason WIDE = new Reason("feet wide", "TH.C.GREN.02");
  private static final Reason BARS = new Reason("bend bars", "TH.GREN.06");
  private static final Reason DAMAGE = new Reason("damage", "TH.C.GREN.04");

  private final AttackRoom fight;

  Grenades(AttackRoom fight) {
    this.fight = fight;
  }

  /** The row of the table for a thing; null if it is nothing to throw. */
  public @Nullable String kind(Item item) {
    return switch (item.kind()) {
      case "flask" -> "oil";
      case TORCH -> item.lit() ? TORCH : null;
      default -> fight.numbers.row("grenades", item.kind()).isEmpty() ? null : item.kind();
    };
  }

  /** 0 light, 1 middling, 2 heavy, 3 exceptionally heavy. TH.GREN.03, TH.C.GREN.05 */
  private int heft(Fighter fighter, Item item) {
    int pounds = pounds(item);
    var figures = fight.numbers.missile;
    if (pounds < figures.grenadeLightPounds) {
      return 0;
    }
    if (pounds <= figures.grenadeMiddlingPounds) {
      return 1;
    }
    return pounds <= fighter.prowess.maxPress() / figures.grenadeHeavyDivisor ? 2 : 3;
  }

  private int pounds(Item item) {
    String kind = kind(item);
    return kind == null ? 0 : Numbers.number(fight.numbers.row("grenades", kind), "weight", 1);
  }

  /** 0 short, 1 medium, 2 long, 3 too far. TH.GREN.04, TH.C.GREN.05 */
  private int band(int heft, int feet) {
    var chart = fight.numbers.grenadeRange;
    return feet <= chart.at(heft, "short")
        ? 0
        : feet <= chart.at(heft, "medium") ? 1 : feet <= chart.at(heft, "long") ? 2 : 3;
  }

  /** Why he cannot throw it at all; null if he can. TH.GREN.07 */
  public @Nullable Refusal whyNot(Fighter fighter, Item item) {
    return pounds(item) > fighter.prowess.maxPress()
        ? new Refusal("throw " + item.name(), fighter + " cannot lift it", "TH.GREN.07")
        : null;
  }

  public @Nullable Refusal whyNot(Fighter fighter, Item item, Fighter target) {
    String what = "throw at " + target;
    int feet = fight.feet(fighter, target);
    if (band(heft(fighter, item), feet) > 2) {
      return new Refusal(what, target + " is too far away", "TH.GREN.04");
    }
    return fight.field().sees(fighter.combatant, target.combatant)
        ? null
        : new Refusal(what, target + " is wholly behind cover", "TH.C.COVR.03");
  }

  /** One throw a round. TH.GREN.02 */
  public void hurl(Fighter fighter, Item item, Fighter target) {
    String kind = kind(item);
    if (kind == null || !fighter.combatant.items().contains(item)) {
      return; // lost before its count: TH.C.ITEM.02
    }
    int heft = heft(fighter, item);
    if (!lifts(fighter, heft)) {
      return;
    }
    fighter.combatant.drop(item);
    int band = band(heft, fight.feet(fighter, target));
    Spot aim = fight.field().middle(target.combatant);
    fight.field().face(fighter.combatant, target.combatant);
    Blow blow = Blow.missile(fight.arms(fighter.combatant.bareHands()).flying(), Trick.GRENADE);
    boolean lights = kind.equals(TORCH) && target.is(State.SOAKED);
    Blow thrown = lights ? blow.and(Trick.NET) : blow; // only quickness helps: TH.C.GREN.06
    Tally tally = fight.throwing.grenade(fighter, target, thrown, band);
    int die = fight.table.roll(Dice.D20, Strike.ATTACK, fighter.combatant);
    boolean hit = die >= tally.face();
    fighter.struckThisRound = true;
    fight.course.stirred = true;
    target.attacked = true;
    if (fight.listens()) {
      fight.tell(
          Event.of(Event.Kind.THROW, "TH.GREN.01")
              .by(fighter.combatant)
              .on(target.combatant)
              .fact("what", item.name())
              .needs(tally)
              .fact("roll", die)
              .fact("hit", hit)
              .squarely(hit)
              .says(
                  fighter + " throws the " + item.name() + " at " + target + ":",
                  " " + Words.needs(tally) + ";",
                  " rolled " + die + (hit ? ": hit." : ": miss.")));
    }
    if (hit) {
      if (breaks(fighter, kind)) {
        burst(fighter, target, kind, item.lit(), true);
        splash(fighter, item, kind, aim, target);
      }
      return;
    }
    wide(fighter, item, kind, aim, band);
  }

  /** Squares he can throw it to. TH.GREN.05, TH.C.COVR.03 */
  public boolean reaches(Fighter fighter, Item item, Spot spot) {
    return band(heft(fighter, item), fight.field().distance(fighter.combatant, spot)) < 3;
  }

  /** At a place on the ground, not at anybody. TH.GREN.05, TH.C.GREN.01 */
  public void hurl(Fighter fighter, Item item, Spot aim) {
    String kind = kind(item);
    int heft = heft(fighter, item);
    if (kind == null || !fighter.combatant.items().contains(item) || !lifts(fighter, heft)) {
      return;
    }
    fighter.combatant.drop(item);
    int band = band(heft, fight.field().distance(fighter.combatant, aim));
    Blow blow = Blow.missile(fight.arms(fighter.combatant.bareHands()).flying(), Trick.GRENADE);
    Tally tally = fight.throwing.point(fighter, blow, band);
    int die = fight.table.roll(Dice.D20, Strike.ATTACK, fighter.combatant);
    boolean hit = die >= tally.face();
    fighter.struckThisRound = true;
    fight.course.stirred = true;
    if (fight.listens()) {
      fight.tell(
          Event.of(Event.Kind.THROW, "TH.C.GREN.01")
              .by(fighter.combatant)
              .fact("what", item.name())
              .fact("at", aim.text())
              .needs(tally)
              .fact("roll", die)
              .fact("hit", hit)
              .says(
                  fighter + " throws the " + item.name() + " at " + aim.text() + ":",
                  " " + Words.needs(tally) + ";",
                  " rolled " + die + (hit ? ": there it lands." : ": it goes wide.")));
    }
    if (!hit) {
      wide(fighter, item, kind, aim, band);
    } else if (breaks(fighter, kind)) {
      splash(fighter, item, kind, aim, null);
    }
  }

  /** What is exceptionally heavy takes a feat of strength first. TH.GREN.06 */
  private boolean lifts(Fighter fighter, int heft) {
    if (heft < 3) {
      return true;
    }
    return fight.checks.bendBars(fighter, BARS, " heaves it up.", " cannot heave it up.");
  }

  /** What goes wide still comes down somewhere. TH.GREN.10, TH.C.GREN.02 */
  private void wide(Fighter fighter, Item item, String kind, Spot aim, int band) {
    int die =
        fight.table.roll(fight.numbers.missile.scatterDirection, DIRECTION, fighter.combatant);
    Dice far =
        switch (band) {
          case 0 -> fight.numbers.missile.scatterShort;
          case 1 -> fight.numbers.missile.scatterMedium;
          default -> fight.numbers.missile.scatterLong;
        };
    int feet = (fight.table.roll(far, WIDE, fighter.combatant) + 2) / 5 * 5;
    List<String> row = fight.numbers.row("scatter", Integer.toString(die));
    Spot lands = feet == 0 ? aim : fight.field().scatter(fighter.combatant, aim, hour(row), feet);
    if (fight.listens()) {
      fight.tell(
          Event.of("goes wide", "TH.C.GREN.02")
              .by(fighter.combatant)
              .fact("where", String.join(" ", row))
              .fact("feet", feet)
              .says("It lands " + feet + " feet " + String.join(" and ", row) + "."));
    }
    boolean away = feet > 0 && !(lands instanceof Square); // nobody knows who is there
    if (lands == null || away || !breaks(fighter, kind)) {
      return;
    }
    splash(fighter, item, kind, lands, null);
  }

  /** Whoever is where it bursts, but for whom it struck, gets some of it. TH.C.GREN.04 */
  private void splash(
      Fighter fighter, Item item, String kind, Spot lands, @Nullable Fighter struck) {
    int feet = fight.numbers.missile.splashFeet;
    for (Fighter other : fight.fighters) {
      if (other != struck
          && other.combatant.isPresent()
          && !(fight.isAloft(other) && fight.height(other) > feet)
          && fight.field().touches(lands, other.combatant, feet)) {
        burst(fighter, other, kind, item.lit(), false);
      }
    }
  }

  /** On the clock, 12 straight on. */
  private static int hour(List<String> row) {
    boolean far = row.contains("long");
    boolean near = row.contains("short");
    if (row.contains("right")) {
      return far ? 2 : near ? 4 : 3;
    }
    if (row.contains("left")) {
      return far ? 10 : near ? 8 : 9;
    }
    return near ? 6 : 12;
  }

  /** Glass breaks; what is tougher may not. TH.GREN.08, TH.GREN.09, TH.C.GREN.03 */
  private boolean breaks(Fighter fighter, String kind) {
    List<String> row = fight.numbers.row("grenades", kind);
    for (String material : List.of("pottery", "leather")) {
      if (row.contains(material)) {
        return !fight.things.keeps(fighter, material, "fall", 0, "TH.C.GREN.03");
      }
    }
    return true;
  }

  private void burst(Fighter by, Fighter on, String kind, boolean lit, boolean direct) {
    if (!affects(kind, on)) {
      return;
    }
    if (kind.equals(TORCH)) {
      if (on.is(State.SOAKED)) {
        fight.damage.ignite(on); // TH.GREN.17
      }
      return;
    }
    if (isOil(kind)) {
      oil(by, on, kind, lit, direct);
      return;
    }
    List<String> row = fight.numbers.row("grenades", kind);
    String poison = Numbers.word(row, "poison", "");
    if (!poison.isEmpty()) {
      seep(on, poison, direct);
      return;
    }
    if (!direct && fight.saves.make(on, SavingThrow.DEATH, "TH.C.GREN.04")) {
      return;
    }
    Dice dice = Dice.parse(Numbers.word(row, direct ? "direct" : "splash", "0"));
    int amount = dice.isFlat() ? dice.plus() : fight.table.roll(dice, DAMAGE, by.combatant);
    if (amount > 0) {
      fight.damage.deal(on, amount, kind);
    }
  }

  /** Only what works through the skin does anything. TH.GREN.19 */
  private void seep(Fighter on, String poison, boolean direct) {
    if (fight.poisons.isContact(poison)) {
      fight.poisons.enter(on, poison, direct ? 0 : fight.numbers.missile.splashPoisonSave);
    }
  }

  /** Holy water harms the undead and fiends, unholy water their enemies. TH.GREN.12 to .15 */
  private static boolean affects(String kind, Fighter on) {
    boolean formless = on.sheet().has("incorporeal") || on.sheet().has("gaseous");
    return switch (kind) {
      case "holy water" ->
          !formless && (on.sheet().kind().equals("undead") || on.sheet().has("lower planes"));
      case "unholy water" ->
          !formless && (on.sheet().has("paladin") || on.sheet().has("upper planes"));
      default -> true;
    };
  }

  /** Oil soaks, and burns when it is lit; of a splash a save keeps one dry. TH.GREN.16 to .18 */
  private void oil(Fighter by, Fighter on, String kind, boolean lit, boolean direct) {
    if (!direct && fight.saves.make(on, SavingThrow.DEATH, "TH.C.GREN.04")) {
      return;
    }
    if (!lit) {
      fight.states.lay(on, State.SOAKED, fight.round() + fight.numbers.missile.soakedRounds);
    } else if (direct) {
      fight.damage.ignite(on);
    } else {
      Dice dice = Dice.parse(Numbers.word(fight.numbers.row("grenades", kind), "splash", "0"));
      fight.damage.deal(on, fight.table.roll(dice, DAMAGE, by.combatant), "fire");
    }
  }

  private static boolean isOil(String kind) {
    return kind.startsWith("oil");
  }
}
