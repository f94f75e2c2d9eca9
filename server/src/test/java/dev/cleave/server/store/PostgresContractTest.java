package dev.cleave.server.store;

import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(PostgresServer.Here.class)
class PostgresContractTest extends StoreContract {
  @Override
  TestDatabase database() throws Exception {
    ServerPlace place = PostgresServer.shared().database();
    return () -> new Postgres(place);
  }
}
