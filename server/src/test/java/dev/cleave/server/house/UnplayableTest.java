package dev.cleave.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.content.Library;
import dev.cleave.server.store.Append;
import dev.cleave.server.store.Command;
import dev.cleave.server.store.Digest;
import dev.cleave.server.store.Entry;
import dev.cleave.server.store.Place;
import dev.cleave.server.store.Store;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table whose last chapter this Cleave cannot play is kept, and says why. */
class UnplayableTest {

  private static final String DUEL =
      """
      scenario: Duel
      rulebook: acks2
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 14, weapon: sword}
        Orc: {side: orcs, creature: orc, hp: 6}
      """;

  /** As the table itself writes it, but for what stands in these places. */
  private static final String CHAPTER =
      """
      {"begin":{"chapter":2,"form":%d,"scene":"fight","title":"Next","scenario":{"scenario":"Next",\
      "combatants":{"Ulf":{"side":"heroes","fighter":1},"Rat":{"side":"vermin","creature":"%s"}}},\
      "carried":{"now":5,"since":0,"sides":[],"people":[],"apart":[]}},\
      "cards":{},"undoes":0,"settings":[],"dice":{}}""";

  @TempDir private Path folder;
  private Store store;
  private House house;
  private String table;

  @BeforeEach
  void open() {
    store = Store.open(Place.of(folder.resolve("t.db").toString(), Map.of()));
    house = new House(store, Library.core());
    table = house.open(DUEL, false, Map.of()).table();
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void chapter(int form, String creature) {
    long last = store.log(table, 1, Long.MAX_VALUE).getLast().seq();
    var command = new Command("next", Digest.of(table), Command.HOUSE);
    var line = new Entry("chapter", CHAPTER.formatted(form, creature));
    store.append(Append.of(table, last, command, line)).join();
  }

  @Test
  void whatItCanPlayItOpens() {
    chapter(1, "giant rat");
    assertThat(house.table(table)).isPresent();
  }

  @Test
  void contentThatIsGoneIsNamed() {
    chapter(1, "giant rot");
    assertThatThrownBy(() -> house.table(table))
        .isInstanceOf(Unplayable.class)
        .hasMessageStartingWith(
            "This table was set up with other content: \"giant rot\" is not a known creature.")
        .hasMessageEndingWith(" It is kept, and opens again with the Cleave it was made with.");
    assertThat(house.awake()).isZero();
    assertThat(house.tables()).hasSize(1);
  }

  @Test
  void whatANewerCleaveBeganIsLeftToIt() {
    chapter(2, "giant rat");
    assertThatThrownBy(() -> house.table(table))
        .isInstanceOf(Unplayable.class)
        .hasMessage(
            "This table was set up by another Cleave: this chapter needs a newer Cleave. It is"
                + " kept, and opens again with the Cleave it was made with.");
  }
}
