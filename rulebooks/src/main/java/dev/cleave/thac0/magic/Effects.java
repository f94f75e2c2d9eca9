package dev.cleave.thac0.magic;

import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Scope;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Template;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Injury;
import dev.cleave.thac0.fray.Volley;
import dev.cleave.thac0.harm.SavingThrow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a spell does to whom, when it takes effect. TH.C.CAST.05 */
public final class Effects {

  private static final Reason HARM = new Reason("spell damage", "TH.C.CAST.05");
  private static final Reason HEALING = new Reason("spell healing", "TH.C.HEAL.01");
  private static final Reason ROUNDS = new Reason("rounds it lasts", "TH.END.03");
  private static final Reason HIT_DICE = new Reason("hit dice it takes in", "TH.C.CAST.05");
  private static final Reason RESIST = new Reason("magic resistance", "TH.C.CAST.09");
  private static final Term COVER = new Term("cover", "TH.C.SAVE.08", Tag.COVER);

  private final MagicRoom fight;

  Effects(MagicRoom fight) {
    this.fight = fight;
  }

  /** Everybody a spell takes in when it is aimed at somebody. */
  public List<Fighter> caught(Fighter by, Spell spell, @Nullable Fighter target) {
    var all = new ArrayList<Fighter>();
    Template area = spell.scope().template();
    if (area != null) {
      Spot at = fight.field().middle((target == null ? by : target).combatant);
      for (Fighter other : fight.fighters) {
        if (other.combatant.isPresent()
            && isMeant(by, spell, other)
            && fight.field().catches(area, by.combatant, at, other.combatant)) {
          all.add(other);
        }
      }
      return all;
    }
    picked(by, spell, target, all);
    return all;
  }

  /** The same when it takes hold: of so many Hit Dice the weakest go first. TH.R.70 */
  List<Fighter> taken(Fighter by, Spell spell, @Nullable Fighter target) {
    List<Fighter> caught = caught(by, spell, target);
    Dice dice = spell.scope().hitDice();
    if (dice.equals(Dice.NOTHING)) {
      return caught;
    }
    caught.removeIf(on -> isSpared(spell, on));
    return caught.isEmpty()
        ? caught
        : weakest(
            caught, target == null ? by : target, fight.table.roll(dice, HIT_DICE, by.combatant));
  }

  /** Whom it may be expected to take in, as the dice fall on average. */
  public List<Fighter> expected(Fighter by, Spell spell, @Nullable Fighter target) {
    List<Fighter> caught = caught(by, spell, target);
    caught.removeIf(on -> isSpared(spell, on));
    Dice dice = spell.scope().hitDice();
    return dice.equals(Dice.NOTHING)
        ? caught
        : weakest(caught, target == null ? by : target, (int) dice.average());
  }

  /** As many as so many Hit Dice are enough for; of equals the nearest. Nobody is taken in part. */
  private List<Fighter> weakest(List<Fighter> caught, Fighter middle, int dice) {
    caught.sort(
        Comparator.comparing(Effects::hitDice)
            .thenComparingInt(on -> fight.field().distance(on.combatant, middle.combatant)));
    int left = dice;
    int many = 0;
    while (many < caught.size()) {
      left -= Math.max(1, hitDice(caught.get(many)).whole());
      if (left < 0) {
        break;
      }
      many++;
    }
    return caught.subList(0, many);
  }

  /** Who has levels has as many. */
  private static HitDice hitDice(Fighter on) {
    return on.sheet().isCharacter() ? HitDice.of(on.prowess.level()) : on.sheet().hitDice();
  }

  private void picked(Fighter by, Spell spell, @Nullable Fighter target, List<Fighter> all) {
    if (target != null) {
      all.add(target);
    }
    for (Fighter other : fight.fighters) {
      if (all.size() < spell.targets()
          && !all.contains(other)
          && other.isStanding()
          && isMeant(by, spell, other)
          && fight.field().within(by.combatant, other.combatant, spell.range())) {
        all.add(other);
      }
    }
  }

  private static boolean isMeant(Fighter by, Spell spell, Fighter other) {
    return switch (spell.scope().whom()) {
      case SELF -> by == other;
      case EVERYBODY -> true;
      case ALLIES -> !by.isEnemyOf(other);
      case ENEMIES -> by.isEnemyOf(other);
      case PICKED -> spell.scope().template() != null || spell.allies() != by.isEnemyOf(other);
    };
  }

  /** It works on one of them. */
  void work(Fighter by, Spell spell, Fighter on) {
    Effect effect = spell.effect();
    if (!effect.heals().equals(Dice.NOTHING)) {
      int amount = fight.table.roll(effect.heals(), HEALING, by.combatant);
      fight.damage.heal(on, amount, spell.id().equals("heal"));
      cure(on, spell);
      return;
    }
    on.attacked |= by.isEnemyOf(on); // TH.GAP.41
    if (isSpared(spell, on) || by.isEnemyOf(on) && resists(on)) {
      return;
    }
    boolean saved = !effect.save().equals("none") && saves(by, spell, on);
    if (saved && effect.save().equals("negates")) {
      return;
    }
    harm(by, spell, on, saved);
    State state = saved ? null : Strike.state(effect.condition());
    if (state != null && on.combatant.isPresent()) {
      int rounds = rounds(by, effect, on);
      fight.states.lay(on, state, rounds == 0 ? 0 : fight.round() + rounds);
    }
    for (String ends : effect.more().ends()) {
      State over = Strike.state(ends);
      if (over != null) {
        fight.states.lose(on, over);
      }
    }
    if (effect.more().modifiers().attack() > 0) {
      fight.states.lay(on, State.BLESSED, fight.round() + Math.max(6, rounds(by, effect, on)));
    }
  }

  private static boolean isSpared(Spell spell, Fighter on) {
    Scope scope = spell.scope();
    HitDice most = scope.most();
    return most != null && hitDice(on).compareTo(most) > 0
        || scope.spares().contains(on.sheet().kind())
        || !scope.only().isEmpty() && !scope.only().contains(on.sheet().kind());
  }

  /** TH.C.CAST.09 */
  private boolean resists(Fighter on) {
    int percent = on.sheet().number("magic resistance", 0);
    if (percent == 0) {
      return false;
    }
    int die = fight.table.roll(Dice.d(100), RESIST, on.combatant);
    boolean resisted = die <= percent;
    if (fight.listens()) {
      fight.tell(
          Event.of("resists", "TH.C.CAST.09")
              .by(on.combatant)
              .fact("chance", percent)
              .fact("roll", die)
              .fact("resisted", resisted)
              .heldAgainst(new Event.Bar(percent, false, resisted))
              .says(on + (resisted ? " is not touched by the magic." : " does not resist.")));
    }
    return resisted;
  }

  /** With Wisdom against what attacks the mind, and cover against what fills a place. */
  private boolean saves(Fighter by, Spell spell, Fighter on) {
    String against = spell.effect().against();
    int column = against.isEmpty() ? SavingThrow.SPELL : SavingThrow.column(against);
    boolean mind = spell.has("mind");
    Tally tally = mind ? fight.saves.mind(on) : fight.saves.tally(on, column);
    if (column == SavingThrow.BREATH || spell.has("dodge")) {
      tally = fight.saves.dodge(on, column);
    }
    int hidden = hidden(by, spell, on);
    tally.plus(fight.numbers.cover.at(hidden, "saves"), COVER);
    return fight.saves.make(on, column, tally, "TH.C.SAVE.01");
  }

  /** Percent of somebody that hard cover hides from what fills a place. TH.C.SAVE.08 */
  private int hidden(Fighter by, Spell spell, Fighter on) {
    return spell.scope().template() == null
        ? 0
        : fight.numbers.missile.hidden(fight.field().cover(by.combatant, on.combatant));
  }

  /** Nearly all of him is hidden: a save spares him the harm, and without it half. .T.COVER */
  private boolean isSheltered(Fighter by, Spell spell, Fighter on) {
    return !spell.effect().save().equals("none")
        && hidden(by, spell, on) >= fight.numbers.missile.coverShelters;
  }

  private void harm(Fighter by, Spell spell, Fighter on, boolean saved) {
    Dice dice = grown(spell.effect(), by);
    boolean sheltered = isSheltered(by, spell, on);
    if (dice.equals(Dice.NOTHING) || saved && sheltered) {
      return;
    }
    int rolled = fight.table.roll(dice, HARM, by.combatant);
    int amount = Math.max(1, saved || sheltered ? rolled / 2 : rolled);
    List<String> types = spell.effect().types();
    boolean before = on.isStanding();
    fight.damage.deal(
        new Volley.Wound(
            by.index(),
            on.index(),
            amount,
            0,
            types.isEmpty() ? "magic" : types.getFirst(),
            Volley.Gravity.NONE,
            ""));
    if (before && !on.isStanding()) {
      fight.course.bewitched[on.combatant.side().index()] = true; // TH.C.T.MORALE-TRIGGERS
    }
  }

  /** Damage that grows with the caster. */
  private static Dice grown(Effect effect, Fighter by) {
    return effect.more().growth().at(by.prowess.hitDice(), effect.damage());
  }

  private int rounds(Fighter by, Effect effect, Fighter on) {
    int rounds =
        effect.rounds().isFlat()
            ? effect.rounds().plus()
            : fight.table.roll(effect.rounds(), ROUNDS, on.combatant);
    rounds += effect.more().roundsALevel() * Math.max(1, by.prowess.hitDice());
    return effect.more().turns() ? rounds * fight.numbers.initiative.roundsATurn : rounds;
  }

  /** A cure mends injuries up to its grade. TH.C.CRIT.12 */
  private void cure(Fighter on, Spell spell) {
    List<String> row = fight.numbers.row("injuries healed", spell.id());
    if (!row.isEmpty()) {
      int grade = Integer.parseInt(row.getFirst());
      for (Injury injury : List.copyOf(on.injuries)) {
        if (injury.grade() <= grade) {
          fight.injuries.mend(on, injury);
        }
      }
    }
  }
}
