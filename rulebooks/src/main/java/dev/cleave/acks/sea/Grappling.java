package dev.cleave.acks.sea;

import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.YesNo;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Coming alongside, grapnels, and crossing. A1.SHIP.33-39 */
final class Grappling {

  private static final Reason THROW = new Reason("grappling throw", "A1.SHIP.35");
  private static final Term GRAPPLE = new Term("grappling", "A1.SHIP.35", Tag.BASE);
  private static final Term CAPTAINS = new Term("captains", "A1.SHIP.37", Tag.SKILL);

  private final Sea sea;

  Grappling(Sea sea) {
    this.sea = sea;
  }

  /** Where it would lie alongside along most of its length, null if it cannot. A1.SHIP.33 */
  Course.@Nullable Lie alongside(Course course, Vessel target) {
    return course.most(lie -> course.contact(lie, target));
  }

  /** Both crews wish it, or one throws for it. A1.SHIP.34-37 */
  void grapple(Combatant captain, Vessel vessel, Vessel target) {
    sea.fight.memory.offence = true;
    Combatant other = new Command(sea).of(target);
    if (other == null) { // nobody is there to fend them off
      hold(captain, vessel, target, "A1.R.63");
      return;
    }
    YesNo wish = sea.fight.table.ask(new BoardingQuestion(sea, other, target, vessel));
    if (wish.yes()) {
      hold(captain, vessel, target, "A1.SHIP.34");
      return;
    }
    Seamanship skill =
        sea.fight.table.ask(new SeamanshipQuestion(sea, captain.side(), vessel, target));
    Tally needs = new Tally().against(sea.numbers.grapple, GRAPPLE).plus(skill.value(), CAPTAINS);
    int die = sea.fight.d20().roll(captain, THROW, needs);
    boolean made = needs.meets(die);
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("grapples", "A1.SHIP.35")
              .by(captain)
              .fact("what", vessel.name())
              .fact("at", target.name())
              .needs(needs)
              .fact("roll", die)
              .fact("made", made)
              .says(
                  vessel.name() + " tries to grapple " + target.name() + ":",
                  " needs " + needs.least() + "+;",
                  " rolled " + Throws.shown(die) + (made ? ": success." : ": failure.")));
    }
    if (made) {
      hold(captain, vessel, target, "A1.SHIP.35");
    }
  }

  private void hold(Combatant captain, Vessel vessel, Vessel target, String rule) {
    vessel.held().add(target.name());
    target.held().add(vessel.name());
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("grappled", rule)
              .by(captain)
              .fact("what", vessel.name())
              .fact("at", target.name())
              .says(vessel.name() + " and " + target.name() + " lie clamped together."));
    }
    sea.flames.spread(captain, vessel, target);
    sea.flames.spread(captain, target, vessel);
  }

  /** Hands below and those who stand on deck. A1.GAP.254 */
  int hands(Vessel vessel) {
    int hands = vessel.rowers() + vessel.sailors();
    for (Combatant who : sea.map.aboard(vessel)) {
      hands += who.isStanding() && who.side().index() == vessel.side() ? 1 : 0;
    }
    return hands;
  }

  /** It takes a round. A1.GAP.254 */
  void beginCutting(Combatant captain, Vessel vessel) {
    vessel.setCutting(sea.fight.battle.round());
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("told off", "A1.GAP.254")
              .by(captain)
              .fact("what", vessel.name())
              .fact("task", "grapnels")
              .fact("hands", sea.numbers.cutHands)
              .fact("sort", "crew")
              .fact("slower", sea.sailing.missing(vessel))
              .says(sea.numbers.cutHands + " hands of " + vessel.name() + " cut the grapnels."));
    }
  }

  /** On the captain's next number, while no enemy is aboard. A1.GAP.254, A1.R.63 */
  void finishCutting(Combatant captain, Vessel vessel) {
    if (vessel.cutting() == 0) {
      return;
    }
    vessel.setCutting(0);
    if (!vessel.held().isEmpty() && !sea.isManned(vessel, true)) {
      cutLoose(captain, vessel);
    }
  }

  private void cutLoose(Combatant captain, Vessel vessel) {
    for (String name : vessel.held()) {
      Vessel other = sea.named(name);
      if (other != null) {
        other.held().remove(vessel.name());
      }
    }
    vessel.held().clear();
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("cast off", "A1.R.63")
              .by(captain)
              .fact("what", vessel.name())
              .says(vessel.name() + " cuts itself loose."));
    }
  }

  /** A1.SHIP.39 */
  void tellCrossing(Combatant who, Vessel to) {
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("crosses", "A1.SHIP.39")
              .by(who)
              .fact("to", to.name())
              .says(who.name() + " crosses to " + to.name() + "."));
    }
  }
}
