package dev.cleave.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.field.Theatre;
import org.junit.jupiter.api.Test;

class BattleTest {

  private enum State implements Condition {
    PRONE,
    DAZED;

    @Override
    public String label() {
      return name();
    }

    @Override
    public String rule() {
      return "T.1";
    }
  }

  private final Cast cast = new Cast();
  private final Combatant marcus = cast.man("Marcus");
  private final Combatant gaius = cast.man("Gaius");
  private final Combatant orc = cast.orc("Orc");
  private final Battle battle = cast.battle(new Theatre(cast.all(), 30), 9);

  @Test
  void isOverWhenOnlyOneSideStands() {
    assertThat(battle.isOver()).isFalse();
    marcus.setFate(Fate.DEAD);
    assertThat(battle.isOver()).isFalse();
    assertThat(battle.standing(Cast.MEN)).isEqualTo(1);
    assertThat(battle.members(Cast.MEN)).isEqualTo(2);
    gaius.setFate(Fate.DOWN);
    assertThat(battle.isOver()).isTrue();
    assertThat(battle.outcome()).isEqualTo(new Outcome(Cast.ORCS, 0, Outcome.End.FELLED));
  }

  @Test
  void endsInOneOfFourWays() {
    battle.nextRound();
    assertThat(battle.outcome()).isEqualTo(new Outcome(null, 1, Outcome.End.UNFINISHED));
    orc.setFate(Fate.FLED);
    assertThat(battle.outcome()).isEqualTo(new Outcome(Cast.MEN, 1, Outcome.End.ROUTED));
    orc.setFate(Fate.YIELDED);
    assertThat(battle.outcome().end()).isEqualTo(Outcome.End.ROUTED);
    orc.setFate(Fate.DEAD);
    marcus.setFate(Fate.FLED);
    assertThat(battle.outcome().end()).isEqualTo(Outcome.End.FELLED);
    gaius.setFate(Fate.DEAD);
    assertThat(battle.outcome()).isEqualTo(new Outcome(null, 1, Outcome.End.NOBODY));
  }

  @Test
  void aCopyIsFoughtApart() {
    battle.nextRound();
    orc.setHitPoints(3);
    orc.gain(State.DAZED);
    Battle copy = battle.copy();
    Combatant twin = copy.combatant(2);
    assertThat(twin).isNotSameAs(orc);
    assertThat(twin.hitPoints()).isEqualTo(3);
    assertThat(twin.is(State.DAZED)).isTrue();
    assertThat(copy.round()).isEqualTo(1);
    twin.setHitPoints(1);
    twin.lose(State.DAZED);
    twin.setFate(Fate.DEAD);
    twin.setShield(true);
    twin.take(orc.bareHands());
    copy.field().remove(twin);
    copy.nextRound();
    assertThat(orc.hitPoints()).isEqualTo(3);
    assertThat(orc.is(State.DAZED)).isTrue();
    assertThat(orc.isStanding()).isTrue();
    assertThat(orc.bearsShield()).isFalse();
    assertThat(orc.weapons()).isEmpty();
    assertThat(battle.field().isOn(orc)).isTrue();
    assertThat(battle.round()).isEqualTo(1);
  }

  @Test
  void findsPeopleByName() {
    assertThat(battle.named("Gaius")).isSameAs(gaius);
    assertThat(battle.named("gaius")).isNull();
    assertThat(battle.combatant(0)).isSameAs(marcus);
    assertThat(battle.size()).isEqualTo(3);
  }

  @Test
  void conditionsComeAndGoOneByOne() {
    orc.gain(State.PRONE);
    orc.gain(State.DAZED);
    orc.lose(State.PRONE);
    assertThat(orc.is(State.PRONE)).isFalse();
    assertThat(orc.is(State.DAZED)).isTrue();
  }

  @Test
  void healingStopsAtTheMost() {
    orc.setHitPoints(-4);
    assertThat(orc.hitPoints()).isEqualTo(-4);
    orc.setHitPoints(99);
    assertThat(orc.hitPoints()).isEqualTo(orc.mostHitPoints());
  }
}
