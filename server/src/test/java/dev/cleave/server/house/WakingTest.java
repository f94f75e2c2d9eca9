package dev.cleave.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.server.store.Place;
import dev.cleave.server.store.Store;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables are set up again after a restart, unless the server goes down again at once. */
class WakingTest {

  private static final String DUEL =
      """
      scenario: Duel
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 3, weapon: sword}
        Orc: {side: orcs, creature: orc}
      """;

  @TempDir private Path folder;

  private Store store() {
    return Store.open(Place.of(folder.resolve("t.db").toString(), Map.of()));
  }

  @Test
  void theNewestTablesWake() throws InterruptedException {
    try (var house = new House(store(), Library.core())) {
      house.open(DUEL, false, Map.of());
      house.open(DUEL, false, Map.of());
    }
    try (var house = new House(store(), Library.core())) {
      house.wake(1).join();
      assertThat(house.awake()).isEqualTo(1);
    }
  }

  @Test
  void aStoreThatIsClosedMeanwhileIsNoTrouble() throws InterruptedException {
    var house = new House(store(), Library.core());
    house.close();
    var trouble = new AtomicReference<Throwable>();
    var before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> trouble.set(thrown));
    try {
      house.wake(3).join();
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
    assertThat(trouble).hasValue(null);
  }
}
