package dev.cleave.server.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteContractTest extends StoreContract {
  @TempDir Path folder;

  @Override
  TestDatabase database() {
    return () -> new Sqlite(new FilePlace(folder.resolve("tables.db")));
  }
}
