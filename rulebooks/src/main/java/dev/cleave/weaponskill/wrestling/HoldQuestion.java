package dev.cleave.weaponskill.wrestling;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import dev.cleave.weaponskill.attack.Exchange;
import dev.cleave.weaponskill.fray.Fighter;
import java.util.ArrayList;
import java.util.List;

/** Hold him, disarm him, or let him go. WS.WRESTLE.06 */
final class HoldQuestion extends Question<Hold> {

  private static final Hold IMMOBILIZE = new Hold.Immobilize();

  private final Exchange fight;
  private final Fighter winner;
  private final Fighter loser;

  HoldQuestion(Exchange fight, Fighter winner, Fighter loser) {
    super(fight.battle, "hold", winner.combatant.side(), winner.combatant, "WS.WRESTLE.06");
    this.fight = fight;
    this.winner = winner;
    this.loser = loser;
  }

  @Override
  public List<Option<Hold>> options() {
    var options = new ArrayList<Option<Hold>>();
    options.add(new Option<>(IMMOBILIZE));
    Weapon weapon = loser.weapon();
    if (!weapon.natural() && !weapon.isUnarmed()) {
      options.add(new Option<>(new Hold.Disarm(weapon, null), "save against Paralyzation"));
    }
    Weapon off = loser.combatant.offHand();
    if (!off.isUnarmed()) {
      options.add(new Option<>(new Hold.Disarm(off, null), "save against Paralyzation"));
    }
    if (loser.combatant.bearsShield()) {
      options.add(new Option<>(new Hold.Disarm(null, null), "save against Paralyzation"));
    }
    for (Item item : loser.combatant.items()) {
      if (item.kept() == Item.Place.HAND) {
        options.add(new Option<>(new Hold.Disarm(null, item), "save against Paralyzation"));
      }
    }
    options.add(new Option<>(new Hold.Release()));
    return options;
  }

  @Override
  public Hold usual() {
    return IMMOBILIZE;
  }

  @Override
  public Lead lead(Hold answer) {
    return Lead.at(loser.combatant);
  }

  @Override
  public boolean tryOut(Scene scene, Table table, String answer) {
    Battle copy = Battle.in(scene);
    var there = new Exchange(copy, table, fight.numbers);
    Fighter same = there.fighter(winner.combatant);
    Fighter other = there.fighter(loser.combatant);
    Hold hold = new HoldQuestion(there, same, other).read(answer);
    if (hold == null) {
      return false;
    }
    new Wrestling(there).choose(same, other, hold);
    return true;
  }

  @Override
  public String says() {
    return winner + " has beaten " + loser + ": hold, disarm or release?";
  }
}
