package dev.cleave.server.store;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;

/** A real database behind a bad line: it may be away, or break at a commit. */
final class Faulty implements Engine {
  /** What happens at the next commit of something that was added. */
  enum Break {
    NEVER,
    BEFORE_COMMIT,
    AFTER_COMMIT
  }

  volatile boolean away;
  volatile Break next = Break.NEVER;

  /** Whether the database is away after the break. */
  volatile boolean thenAway;

  /** How many pages SQLite may use on connections from now on; 0: as many as it likes. */
  volatile int pages;

  /** What else is said to SQLite on connections from now on. */
  volatile String pragma = "";

  final AtomicInteger breaks = new AtomicInteger();

  /** How each commit of something that was added was made: journal mode, synchronous, fullfsync. */
  final Queue<String> commits = new ConcurrentLinkedQueue<>();

  private final Engine real;

  Faulty(Engine real) {
    this.real = real;
  }

  @Override
  public void prepare(Migrations migrations) {
    real.prepare(migrations);
  }

  @Override
  public int look(Migrations migrations) {
    return real.look(migrations);
  }

  @Override
  public DataSource writing() {
    DataSource source = real.writing();
    return proxy(
        DataSource.class,
        (self, method, arguments) -> {
          if (!method.getName().equals("getConnection")) {
            return method.invoke(source, arguments);
          }
          if (away) {
            throw new SQLException("away", "08001");
          }
          Connection connection = (Connection) method.invoke(source, arguments);
          if (pages > 0) {
            try (Statement statement = connection.createStatement()) {
              statement.execute("pragma max_page_count = " + pages);
            }
          }
          if (!pragma.isEmpty()) {
            try (Statement statement = connection.createStatement()) {
              statement.execute("pragma " + pragma);
            }
          }
          return connection(connection);
        });
  }

  private Connection connection(Connection connection) {
    var adds = new AtomicBoolean();
    return proxy(
        Connection.class,
        (self, method, arguments) -> {
          if (away && !method.getName().equals("close")) {
            throw new SQLException("away", "08006");
          }
          Object result = method.invoke(connection, arguments);
          if (!(result instanceof PreparedStatement statement)) {
            return result;
          }
          // Not the commits of an idle writer, nor of a lease.
          if (arguments[0].toString().startsWith("insert")) {
            adds.set(true);
          }
          if (!arguments[0].equals("commit") || !adds.getAndSet(false)) {
            return result;
          }
          note(connection);
          return commit(connection, statement);
        });
  }

  private void note(Connection connection) throws SQLException {
    if (!(real instanceof Sqlite)) {
      return;
    }
    var how = new StringJoiner(" ");
    for (String pragma : List.of("journal_mode", "synchronous", "fullfsync")) {
      try (Statement statement = connection.createStatement();
          ResultSet row = statement.executeQuery("pragma " + pragma)) {
        how.add(row.getString(1));
      }
    }
    commits.add(how.toString());
  }

  private PreparedStatement commit(Connection connection, PreparedStatement statement) {
    return proxy(
        PreparedStatement.class,
        (self, method, arguments) -> {
          Break now = next;
          if (!method.getName().equals("execute") || now == Break.NEVER) {
            return method.invoke(statement, arguments);
          }
          next = Break.NEVER;
          away = thenAway;
          breaks.incrementAndGet();
          if (now == Break.AFTER_COMMIT) {
            method.invoke(statement, arguments);
          }
          connection.close();
          throw new SQLException("broken", "08006");
        });
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    InvocationHandler plain =
        (self, method, arguments) -> {
          try {
            return handler.invoke(self, method, arguments);
          } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
          }
        };
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, plain));
  }

  @Override
  public DataSource reading() {
    return real.reading();
  }

  @Override
  public String begin() {
    return real.begin();
  }

  @Override
  public String held() {
    return real.held();
  }

  @Override
  public Map<String, String> words() {
    return real.words();
  }

  @Override
  public void close() {
    real.close();
  }
}
