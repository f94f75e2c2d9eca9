package dev.cleave.server.store;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The meaning of a database's error, in words that give away neither statement nor path. */
final class Trouble {
  private static final int PRIMARY = 0xff;

  private Trouble() {}

  static StoreUnavailable of(Throwable thrown) {
    return thrown instanceof StoreUnavailable known
        ? known
        : new StoreUnavailable(says(sql(thrown)) + " Nothing was written.", thrown);
  }

  /** A sentence. */
  static String says(Throwable thrown) {
    return says(sql(thrown));
  }

  private static String says(@Nullable SQLException error) {
    if (error instanceof SQLiteException sqlite) {
      return sqlite(SQLiteErrorCode.getErrorCode(sqlite.getResultCode().code & PRIMARY));
    }
    String state = error == null || error.getSQLState() == null ? "" : error.getSQLState();
    return switch (state) {
      case "53100" -> "The database's disk is full.";
      case "53300" -> "The database has too many connections.";
      case "28P01", "28000" -> "The database does not let this user in.";
      case "3D000" -> "There is no such database.";
      case "25006" -> "The database can only be read.";
      default ->
          state.startsWith("08") || state.startsWith("57")
              ? "The database cannot be reached."
              : "The database failed.";
    };
  }

  private static String sqlite(SQLiteErrorCode code) {
    return switch (code) {
      case SQLITE_FULL -> "The disk is full.";
      case SQLITE_IOERR -> "The disk fails.";
      case SQLITE_BUSY, SQLITE_LOCKED ->
          "Another program holds the database: close it, a backup say.";
      case SQLITE_READONLY -> "The database can only be read.";
      case SQLITE_CANTOPEN, SQLITE_PERM -> "The database cannot be opened.";
      case SQLITE_CORRUPT -> "The database is damaged.";
      case SQLITE_NOTADB -> "The file is not a database.";
      default -> "The database failed.";
    };
  }

  /** The error is one statement's own fault and the transaction can go on without it. */
  static boolean ofOne(Throwable thrown) {
    SQLException error = sql(thrown);
    if (error instanceof SQLiteException sqlite) {
      return (sqlite.getResultCode().code & PRIMARY) == SQLiteErrorCode.SQLITE_CONSTRAINT.code;
    }
    String state = error == null ? null : error.getSQLState();
    return error == null || state != null && (state.startsWith("22") || state.startsWith("23"));
  }

  private static @Nullable SQLException sql(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException error) {
        return error;
      }
    }
    return null;
  }
}
