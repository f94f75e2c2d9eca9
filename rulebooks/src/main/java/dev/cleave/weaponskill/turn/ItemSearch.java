package dev.cleave.weaponskill.turn;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.harm.Concentration;
import dev.cleave.weaponskill.harm.Damage;
import dev.cleave.weaponskill.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Rummaging in pouch and pack while others fight. WS.ITEM.* */
public final class ItemSearch {

  private static final Reason TIME = new Reason("rounds to find it", "WS.ITEM.02");
  private static final Reason HEALING = new Reason("healing", "WS.ITEM.01");

  private final Fray fight;
  private final Reach reach;
  private final Damage damage;

  ItemSearch(Fray fight, Reach reach, Damage damage) {
    this.fight = fight;
    this.reach = reach;
    this.damage = damage;
  }

  /** At the start of a round the searcher bends over his pack, or keeps his guard up. WS.GAP.37 */
  public void choose() {
    var questions = new ArrayList<SearchQuestion>(0);
    for (Fighter fighter : fight.fighters) {
      if (fighter.searchingFor != null && fighter.canAct()) {
        questions.add(new SearchQuestion(fight, reach, fighter));
      } else {
        fighter.searchesExposed = false;
      }
    }
    if (questions.isEmpty()) {
      return;
    }
    List<SearchStance> answers = fight.table.askAll(questions);
    for (int i = 0; i < answers.size(); i++) {
      Fighter fighter = questions.get(i).fighter();
      fighter.searchesExposed = answers.get(i) == SearchStance.SEARCH_ON;
      if (answers.get(i) == SearchStance.GIVE_UP) {
        fighter.searchingFor = null;
      }
    }
  }

  /** The time is rolled once; the first round of it is spent at once, bent over the bag. */
  void begin(Fighter fighter, Item item) {
    Dice time =
        item.kept() == Item.Place.PACK ? fight.numbers.packSearch : fight.numbers.pouchSearch;
    fighter.searchingFor = item;
    fighter.searchLeft = fight.table.roll(time, TIME, fighter.combatant);
    fighter.searchesExposed = true;
    if (fight.table.listens()) {
      fight.tell(
          Event.of("searches", item.kept() == Item.Place.PACK ? "WS.ITEM.03" : "WS.ITEM.02")
              .by(fighter.combatant)
              .fact("item", item.name())
              .fact("rounds", fighter.searchLeft)
              .says(fighter + " starts to look for the " + item.name() + "."));
    }
    progress(fighter);
  }

  /** The searcher's turn: a round nearer if he is exposed, none if he guards. WS.ITEM.05 */
  void progress(Fighter fighter) {
    Item item = fighter.searchingFor;
    if (item == null) {
      return;
    }
    if (fighter.searchesExposed) {
      fighter.searchLeft--;
    }
    if (fight.table.listens()) {
      fight.tell(
          Event.of("search", fighter.searchesExposed ? "WS.ITEM.04" : "WS.ITEM.05")
              .by(fighter.combatant)
              .fact("exposed", fighter.searchesExposed)
              .fact("left", fighter.searchLeft)
              .says(
                  fighter.searchLeft <= 0
                      ? fighter + " has the " + item.name() + " in hand."
                      : fighter.searchesExposed
                          ? fighter + " goes on looking for the " + item.name() + "."
                          : fighter + " keeps up a guard instead of searching."));
    }
    if (fighter.searchLeft <= 0) {
      fighter.combatant.drop(item);
      fighter.combatant.take(item.in(Item.Place.HAND));
      fighter.searchingFor = null;
    }
  }

  /** From the hand or the belt it serves at once; a holy symbol stays in hand. WS.ITEM.01 */
  void use(Fighter fighter, Item item) {
    fighter.combatant.drop(item);
    if (Concentration.isSymbol(item)) { // WS.SPELL.03
      fighter.combatant.take(item.in(Item.Place.HAND));
    }
    if (fight.table.listens()) {
      fight.tell(
          Event.of("uses", "WS.ITEM.01")
              .by(fighter.combatant)
              .fact("item", item.name())
              .says(fighter + " uses the " + item.name() + "."));
    }
    if (!item.heals().equals(Dice.NOTHING)) {
      damage.heal(fighter, fight.table.roll(item.heals(), HEALING, fighter.combatant));
    }
  }
}
