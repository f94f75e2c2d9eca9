package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.server.house.House;
import dev.cleave.server.store.Place;
import dev.cleave.server.store.Store;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever keeps a server looks after its tables. */
class TablesTest {

  @TempDir private Path folder;

  private House house() {
    var place = Place.of(folder.resolve("cleave.db").toString(), Map.of());
    return new House(Store.open(place), Library.core());
  }

  private Command.Result tables(String... more) {
    var args = new String[more.length + 1];
    args[0] = "tables";
    System.arraycopy(more, 0, args, 1, more.length);
    return Command.in(folder).run(args);
  }

  @Test
  void theyAreListedPutAwayAndDeleted() {
    assertThat(tables().err()).isEqualTo("No tables are kept there.\n");
    String one;
    String other;
    try (House house = house()) {
      one = house.open(Command.DUEL, false, Map.of()).table();
      other = house.open(Command.YARD, false, Map.of()).table();
      assertThat(tables().out()).as("beside a server").contains("The duel", "The yard");
      assertThat(tables("archive", one).err()).contains("is already served by pid");
    }
    assertThat(tables("archive", one.substring(0, 8)).out()).isEqualTo("Put away: The duel\n");
    assertThat(tables().out()).containsPattern("The duel +\\(put away\\)");
    assertThat(tables("restore", one).code()).isZero();
    assertThat(tables().out()).doesNotContain("put away");
    assertThat(tables("delete", other).err()).startsWith("Deleting has no way back");
    assertThat(tables("delete", other, "--yes").out()).isEqualTo("Deleted: The yard\n");
    assertThat(tables().lines()).hasSize(1);
    assertThat(tables("delete", "zz", "--yes").err())
        .startsWith("zz is the beginning of no table's id");
    assertThat(tables("burn").code()).isEqualTo(2);
  }
}
