package dev.cleave.cli;

import dev.cleave.cli.page.Visible;
import dev.cleave.server.store.Outcome;
import dev.cleave.server.store.Store;
import dev.cleave.server.store.StoreRefused;
import dev.cleave.server.store.TableRow;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cleave tables}: whoever keeps the server looks after its tables. */
@Command(
    name = "tables",
    description = "Lists the tables a server keeps, puts them away or deletes them.",
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave tables",
      "      all there are, the largest first; a server may be running",
      "  cleave tables archive 4f0c",
      "      closes one: no server wakes it by itself; its Judge may bring it back",
      "  cleave tables delete 4f0c 91aa --yes",
      "      for good",
      "",
      "A table is named by the beginning of its id. To change any, stop the server first; of a",
      "database on a PostgreSQL server the one that runs is stopped by it.",
      "Exit codes: 0 fine; 2 bad input, and nothing was changed; 70 our fault.",
    })
final class TablesCommand implements Callable<Integer> {

  private static final int SHOWN = 12;

  private final Surroundings surroundings;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "WHAT",
      defaultValue = "list",
      description = "list (the default), archive, restore or delete.")
  private String what = "";

  @Parameters(index = "1..*", paramLabel = "TABLE", description = "The beginning of a table's id.")
  private List<String> wanted = new ArrayList<>();

  @Option(
      names = "--db",
      paramLabel = "PLACE",
      defaultValue = "cleave.db",
      description =
          "Where tables are kept: a file, or postgresql://user@host/name"
              + " (default: ${DEFAULT-VALUE}).")
  private String db = "";

  @Option(names = "--yes", description = "Delete without a way back.")
  private boolean sure;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  TablesCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    switch (what) {
      case "list" -> list();
      case "archive" -> change("Put away", (store, id) -> store.archive(id, true));
      case "restore" -> change("Brought back", (store, id) -> store.archive(id, false));
      case "delete" -> {
        if (!sure) {
          throw new Refused("Deleting has no way back; say --yes if it is to be");
        }
        change("Deleted", Store::delete);
      }
      default ->
          throw new Refused(
              "cleave tables knows list, archive, restore and delete, not " + Visible.of(what));
    }
    return Exit.FINE;
  }

  private void list() {
    var rows = new ArrayList<>(all(wanted));
    rows.sort((one, other) -> Long.compare(other.lines(), one.lines()));
    var page = surroundings.page();
    if (rows.isEmpty()) {
      page.say("No tables are kept in " + db + ".");
      return;
    }
    var day = DateTimeFormatter.ISO_LOCAL_DATE.withZone(ZoneOffset.UTC);
    for (TableRow row : rows) {
      page.say(
          String.format(
              Locale.ROOT,
              "%s  %s  %,8d lines  %s%s",
              row.id().substring(0, Math.min(SHOWN, row.id().length())),
              day.format(row.created()),
              row.lines(),
              Visible.of(row.title()),
              row.archived() ? "  (put away)" : ""));
    }
  }

  private void change(String done, BiFunction<Store, String, CompletableFuture<Outcome>> change) {
    if (wanted.isEmpty()) {
      throw new Refused("Which table? cleave tables lists them");
    }
    List<TableRow> rows = all(wanted);
    try (Store store = Keep.open(db, surroundings)) {
      for (TableRow row : rows) {
        Outcome outcome = change.apply(store, row.id()).join();
        if (outcome instanceof Outcome.Refused(String why)) {
          throw new Refused(Visible.of(row.title()) + ": " + why);
        }
        surroundings.page().say(done + ": " + Visible.of(row.title()));
      }
    } catch (CompletionException failed) {
      Throwable why = failed.getCause() == null ? failed : failed.getCause();
      throw new Refused(String.valueOf(why.getMessage()));
    }
  }

  /** Those that are named, each by a beginning that no other has; all, if none is. */
  private List<TableRow> all(List<String> names) {
    List<TableRow> kept;
    try {
      kept = Store.listed(Keep.place(db, surroundings));
    } catch (StoreRefused refused) {
      throw new Refused(String.valueOf(refused.getMessage()));
    }
    if (names.isEmpty()) {
      return kept;
    }
    var rows = new ArrayList<TableRow>();
    for (String name : names) {
      TableRow only = only(name, kept);
      if (only == null) {
        throw new Refused(
            Visible.of(name) + " is the beginning of no table's id, or of more than one");
      }
      rows.add(only);
    }
    return rows;
  }

  private static @Nullable TableRow only(String name, List<TableRow> kept) {
    TableRow only = null;
    for (TableRow row : kept) {
      if (!name.isEmpty() && row.id().startsWith(name)) {
        if (only != null) {
          return null;
        }
        only = row;
      }
    }
    return only;
  }
}
