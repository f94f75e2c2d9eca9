package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.rulebooks.Game;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a card tells as data, and which dice lie with it. */
class CardsTest {

  private static final String YARD =
      """
      scenario: The yard
      map: 9x9
      combatants:
        Ysolde: {side: party, mage: 3, spells: [sleep], at: [1, 1]}
        Orc: {side: orcs, creature: orc, count: 12, at: [[5,0],[5,1],[5,2],[5,3],[5,4],[5,5],[6,0],[6,1],[6,2],[6,3],[6,4],[6,5]]}
      """;

  private final Game game =
      Game.of(Scenario.of(Yaml.parse(new Source("yard", YARD))), Library.core(), null, Map.of());
  private final Battle battle = game.newBattle();
  private final Cards judge = cards(Viewpoint.JUDGE);
  private final Viewpoint mage =
      Viewpoint.of(new Seat(2, Role.PLAYER, "Brian", List.of("Ysolde")), battle);
  private final Cards party = cards(mage);
  private final Fog clear = new Fog(game.rulebook(), List.of(Viewpoint.JUDGE, mage));
  private int entries;

  private Cards cards(Viewpoint eyes) {
    return new Cards(eyes, Marks.FIRST);
  }

  private Combatant who(String name) {
    Combatant who = battle.named(name);
    assertThat(who).as(name).isNotNull();
    return java.util.Objects.requireNonNull(who);
  }

  private void write(Entry entry) {
    judge.write(entry, entries, battle, clear);
    party.write(entry, entries, battle, clear);
    entries++;
  }

  private void roll(String dice, String why, String who, Integer... faces) {
    write(new Entry.Rolled(Dice.parse(dice), new Reason(why, "T.1"), who, List.of(faces)));
  }

  private void tell(Event event) {
    write(new Entry.Told(event));
  }

  private Event segment(String name) {
    return Event.of(Event.Kind.SEGMENT, "T.2").by(who(name)).says("Initiative 4: " + name + ".");
  }

  private Event save(String name, int roll) {
    var needs = new Tally().against(14, new Term("save", "T.3", Tag.LEVEL));
    return Event.of("save", "T.3")
        .by(who(name))
        .needs(needs)
        .fact("roll", roll)
        .fact("saved", roll >= 14)
        .says(name + " saves:", " needs 14+;", " rolled " + roll + ".");
  }

  private static List<String> dice(Cards cards, int index) {
    return cards
        .all()
        .get(index)
        .json()
        .path("dice")
        .valueStream()
        .map(roll -> roll.path("dice").asString())
        .toList();
  }

  @Test
  void diceOfWhichNothingIsToldLieWithTheCardBefore() {
    roll("d20", "saving throw", "Orc 1", 3);
    tell(save("Orc 1", 3));
    roll("4d4", "rounds it lasts", "Orc 1", 1, 2, 3, 4); // he sleeps already, and only longer
    tell(segment("Orc 1"));
    roll("d20", "attack throw", "Orc 2", 11);
    tell(save("Orc 2", 11));

    assertThat(dice(judge, 0)).containsExactly("d20", "4d4");
    assertThat(dice(judge, 1)).isEmpty();
    assertThat(dice(judge, 2)).containsExactly("d20");
    assertThat(judge.told()).as("it is told again").hasSize(4);
    assertThat(judge.told().get(1)).isSameAs(judge.all().getFirst());
  }

  @Test
  void aSaveHasItsOwnDieAndNotTheDamageThrownBeforeIt() {
    roll("3d6", "effect", "Ysolde", 4, 4, 4);
    roll("d20", "saving throw", "Orc 1", 3);
    tell(save("Orc 1", 3));
    tell(
        Event.of(Event.Kind.DAMAGE, "T.4")
            .by(who("Ysolde"))
            .on(who("Orc 1"))
            .fact("amount", 12)
            .fact("hp", -7)
            .says("Orc 1 takes 12 damage and has -7 hp.")
            .openly("Orc 1 takes 12 damage."));

    assertThat(dice(judge, 0)).containsExactly("d20");
    assertThat(dice(judge, 1)).containsExactly("3d6");
  }

  @Test
  void diceThatBreakTiesLieWithWhoIsCalled() {
    roll("d6", "tie", "", 5);
    tell(segment("Orc 1"));

    assertThat(dice(judge, 0)).containsExactly("d6");
  }

  @Test
  void hitPointsAreToldToThoseWhoKnowThem() {
    tell(
        Event.of(Event.Kind.DAMAGE, "T.4")
            .by(who("Ysolde"))
            .on(who("Orc 1"))
            .fact("amount", 5)
            .fact("hp", 1)
            .says("Orc 1 takes 5 damage and has 1 hp.")
            .openly("Orc 1 takes 5 damage."));

    assertThat(judge.all().getFirst().json().path("harm").toString())
        .isEqualTo("{\"amount\":5,\"hp\":1}");
    assertThat(party.all().getFirst().json().path("harm").toString()).isEqualTo("{\"amount\":5}");
  }

  @Test
  void namesAreFoundWholeAndTheLongestOfThem() {
    assertThat(Facts.names("Orc 12 and Orc 1 see Ysolde; Orcs 1.", battle).toString())
        .isEqualTo(
            "[[0,6,\"%s\"],[11,16,\"%s\"],[21,27,\"%s\"]]"
                .formatted(
                    Views.id(who("Orc 12")), Views.id(who("Orc 1")), Views.id(who("Ysolde"))));
  }

  @Test
  void aThrowSaysByHowMuchItFailed() {
    roll("d20", "saving throw", "Orc 1", 12);
    tell(save("Orc 1", 12));

    JsonNode card = judge.all().getFirst().json();
    assertThat(card.path("deed").asInt()).isEqualTo("Orc 1 saves".length());
    JsonNode thrown = card.path("throw");
    assertThat(thrown.path("made").asBoolean()).isFalse();
    assertThat(thrown.path("short").asInt()).isEqualTo(2);
    assertThat(thrown.path("sides").asInt()).isEqualTo(20);
  }

  @Test
  void moraleSaysWhatItHoldsOn() {
    tell(
        Event.of("morale", "T.5")
            .fact("side", "orcs")
            .fact("roll", 6)
            .fact("result", "falters")
            .heldAgainst(new Event.Bar(7, true, false))
            .says("Morale of orcs: rolled 6."));

    assertThat(party.all().getFirst().json().path("morale").toString())
        .isEqualTo(
            "{\"whose\":\"orcs\",\"roll\":6,\"number\":7,\"orMore\":true,\"holds\":false,"
                + "\"result\":\"falters\"}");
  }
}
