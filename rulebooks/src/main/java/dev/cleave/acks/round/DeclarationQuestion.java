package dev.cleave.acks.round;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Declaration.Plan;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;

/** Before the dice: does he cast, withdraw or retreat this round? */
final class DeclarationQuestion extends Question<Declaration> {

  private final RoundRoom fight;
  private final Combatant asked;

  DeclarationQuestion(RoundRoom fight, Combatant asked) {
    super(fight.battle, Kind.DECLARATION, asked.side(), asked, "A2.ROUND.05");
    this.fight = fight;
    this.asked = asked;
  }

  @Override
  public List<Option<Declaration>> options() {
    var options = new ArrayList<Option<Declaration>>();
    options.add(new Option<>(Plan.NOTHING));
    if (fight.fighter(asked).engagedAtStart) {
      options.add(new Option<>(Plan.WITHDRAW, "up to half speed, then act"));
      options.add(new Option<>(Plan.RETREAT, "up to running speed, " + fight.priceOfRetreat()));
    }
    if (!fight.canCast(asked)) {
      return options; // A2.HEAL.09
    }
    for (Spell spell : asked.spells()) {
      var casting = new Option<Declaration>(new Declaration.Casting(spell), spell.range() + "'");
      if (!options.contains(casting)) {
        options.add(casting);
      }
    }
    for (Item scroll : Fighter.scrolls(asked)) {
      Spell spell = scroll.spell();
      if (spell != null) {
        var reading =
            new Option<Declaration>(new Declaration.Reading(scroll, spell), spell.range() + "'");
        if (!options.contains(reading)) {
          options.add(reading);
        }
      }
    }
    return options;
  }

  @Override
  public List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    if (!fight.fighter(asked).engagedAtStart) {
      String why = asked.name() + " does not begin the round engaged";
      refusals.add(new Refusal("withdraw", why, "A2.MOVE.36"));
      refusals.add(new Refusal("retreat", why, "A2.FULL.34"));
    }
    Forbidden denied = fight.denies(asked, Demand.MAGIC);
    denied = denied == null ? fight.denies(asked, Demand.SPELL) : denied;
    if (denied != null) {
      refusals.add(denied.refusal("cast", asked, null, null));
    }
    return refusals;
  }

  @Override
  public Declaration usual() {
    return fight.habits().declaration(asked);
  }

  @Override
  public Declaration quiet() {
    return Plan.NOTHING;
  }

  @Override
  public String says() {
    return "What does " + asked.name() + " declare?";
  }
}
