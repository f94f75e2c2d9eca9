package dev.cleave.server.store;

import java.util.Map;
import javax.sql.DataSource;

/** The differences between one database and another. */
interface Engine extends AutoCloseable {

  /** Makes sure that the database may be used, and brings it up to date. */
  void prepare(Migrations migrations);

  /** Refuses a database that this Cleave cannot read; changes nothing, locks nothing. */
  int look(Migrations migrations);

  /** Connections that may write. */
  DataSource writing();

  /** Connections that only read. */
  DataSource reading();

  /** How a transaction begins that will write. */
  String begin();

  /** Ends a query of a row that nobody may change until the transaction is over. */
  String held();

  /** The words of the migrations that differ. */
  Map<String, String> words();

  /** Lets go of the database for others. */
  @Override
  void close();
}
