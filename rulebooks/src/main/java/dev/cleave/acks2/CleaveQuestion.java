package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A foe has fallen: at whom does the next blow or shot go? A2.CLEAVE.01 */
final class CleaveQuestion extends Question<Cleave> {

  /** No band: a chain of blows. */
  static final int MELEE = -1;

  private final Fight fight;
  private final Combatant asked;
  private final Weapon weapon;
  private final Bonus bonus;
  private final int band;

  /**
   * @param band in which the first of a chain of shots flew
   */
  CleaveQuestion(Fight fight, Combatant asked, Weapon weapon, Bonus bonus, int band) {
    super(fight.battle, "cleave", asked.side(), asked, "A2.CLEAVE.01");
    this.fight = fight;
    this.asked = asked;
    this.weapon = weapon;
    this.bonus = bonus;
    this.band = band;
  }

  private List<Cleave> cleaves() {
    return band == MELEE
        ? fight.cleaving.cleaves(asked)
        : fight.cleaving.marks(asked, weapon, band);
  }

  @Override
  public List<Option<Cleave>> options() {
    var options = new ArrayList<Option<Cleave>>();
    for (Cleave cleave : cleaves()) {
      Combatant target = cleave.target();
      options.add(new Option<>(cleave, target == null ? "" : target.hitPoints() + " hp"));
    }
    options.add(new Option<>(Cleave.NONE));
    return options;
  }

  /** The weakest; with a step where that keeps the weight of a charge behind the blow. */
  @Override
  public Cleave usual() {
    if (band == MELEE) {
      return fight.cleaving.weakest(asked, bonus.carry() == Bonus.Carry.STEPPING);
    }
    Cleave best = Cleave.NONE;
    for (Cleave cleave : cleaves()) {
      if (isWeaker(cleave.target(), best.target())) {
        best = cleave;
      }
    }
    return best;
  }

  private static boolean isWeaker(@Nullable Combatant target, @Nullable Combatant other) {
    return target != null && (other == null || target.hitPoints() < other.hitPoints());
  }

  @Override
  public Cleave quiet() {
    return Cleave.NONE;
  }

  @Override
  public String says() {
    return "At whom does " + asked.name() + " cleave?";
  }
}
