package dev.cleave.engine.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Theatre;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.table.YesNo;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** An answer is played as far as the first attack that comes of it. */
class RehearsalTest {

  private static final Reason WHY = new Reason("test", "T.1");
  private static final Tally NEEDS = new Tally().against(12, new Term("level", "T.1", Tag.LEVEL));

  private final Cast cast = new Cast();
  private final Combatant man = cast.man("Marcus");
  private final Combatant orc = cast.orc("Orc");
  private final Battle battle = cast.battle(new Theatre(cast.all(), 30), 9);

  /** Of which comes what is written down here. */
  private final class Deed extends Question<YesNo> {

    private final Consumer<Table> played;

    Deed(Consumer<Table> played) {
      super(battle, "deed", man.side(), man, "T.1");
      this.played = played;
    }

    @Override
    public List<Option<YesNo>> options() {
      return List.of(new Option<>(YesNo.YES));
    }

    @Override
    public YesNo usual() {
      return YesNo.YES;
    }

    @Override
    public boolean tryOut(Scene copy, Table table, String answer) {
      played.accept(table);
      return true;
    }

    @Override
    public String says() {
      return "Does he?";
    }
  }

  private Event firstAttack(Consumer<Table> played) {
    return Rehearsal.firstAttack(new Deed(played), battle.copy(), "yes");
  }

  private Event attack(Combatant by) {
    return Event.of(Event.Kind.ATTACK, "T.1").by(by).needs(NEEDS).fact("roll", 1);
  }

  @Test
  void stopsAtHisFirstAttackAndKnowsWhatItNeeds() {
    Event seen =
        firstAttack(
            table -> {
              table.tell(attack(orc));
              table.tell(Event.of(Event.Kind.THROW, "T.1").by(man).fact("skill", "sneaking"));
              table.tell(attack(man));
              throw new AssertionError("played on");
            });
    assertThat(Rehearsal.needs(seen).isLike(NEEDS)).isTrue();
  }

  /** A cask rolled at somebody comes to others first: it is not their number that is asked for. */
  @Test
  void anAttackAtSomebodyIsNotOneAtOthersOnTheWayToHim() {
    Consumer<Table> played =
        table -> {
          table.tell(attack(man).on(man));
          table.tell(attack(man).on(orc));
          throw new AssertionError("played on");
        };
    Event seen = Rehearsal.firstAttack(new Deed(played), battle.copy(), "yes", orc);
    assertThat(seen.fact("on")).isEqualTo("Orc");
    assertThat(firstAttack(played).fact("on")).isEqualTo("Marcus");
  }

  @Test
  void whatLandsWithoutAThrowNeedsNothing() {
    Event seen =
        firstAttack(table -> table.tell(Event.of(Event.Kind.ATTACK, "T.1").by(man).needs(NEEDS)));
    assertThat(Rehearsal.needs(seen)).isNull();
  }

  @Test
  void whereNobodyAttacksThereIsNone() {
    assertThat(firstAttack(table -> table.tell(attack(orc)))).isNull();
  }

  @Test
  void sidesThatThrowUntilTheyDifferDoDiffer() {
    Event seen =
        firstAttack(
            table -> {
              while (table.roll(Dice.D6, WHY, null) == table.roll(Dice.D6, WHY, null)) {
                continue;
              }
              table.tell(attack(man));
            });
    assertThat(seen).isNotNull();
  }

  @Test
  void whoThrowsForEverAttacksNobody() {
    Event seen =
        firstAttack(
            table -> {
              while (table.roll(Dice.D6, WHY, man) == table.roll(Dice.D6, WHY, orc)) {
                continue;
              }
            });
    assertThat(seen).isNull();
  }
}
