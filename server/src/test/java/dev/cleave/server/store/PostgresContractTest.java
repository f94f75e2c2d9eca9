package dev.cleave.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(PostgresServer.Here.class)
class PostgresContractTest extends StoreContract {
  @Override
  TestDatabase database() throws Exception {
    ServerPlace place = PostgresServer.shared().database();
    return new TestDatabase() {
      @Override
      public Engine engine() {
        return new Postgres(place);
      }

      @Override
      public boolean isChanging() throws SQLException {
        try (Connection other = engine().reading().getConnection();
            Statement statement = other.createStatement();
            ResultSet row =
                statement.executeQuery(
                    "select count(*) from pg_stat_activity where datname = current_database()"
                        + " and state = 'active' and query like 'insert into half%'")) {
          return row.next() && row.getInt(1) > 0;
        }
      }

      @Override
      public String name() {
        return "postgresql://postgres@localhost:%d/%s".formatted(place.port(), place.database());
      }
    };
  }
}
