package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.store.Store.Line;
import horda.server.store.Write.Append;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// A line that breaks while the server commits: nobody is told whether it did.
class PostgresWriterTest {
  private final Append mine = append("mine");
  private final String table = mine.table();
  private int connections;

  @BeforeAll
  static void start() {
    RealPostgres.start();
    Stores.open(RealPostgres.url()).close();
  }

  @Test
  void aCommitThatWasCarriedOutIsNotTakenForAnothersLine() throws SQLException {
    try (PostgresWriter writer = new PostgresWriter(() -> breaksOnce(true), "node")) {
      Predicate<Write> won = writer.commit(List.of(mine));

      assertThat(won.test(mine)).isTrue();
    }
    assertThat(texts()).containsExactly("mine");
    assertThat(connections).isEqualTo(2);
  }

  @Test
  void aCommitThatWasNotCarriedOutIsDoneAgain() throws SQLException {
    try (PostgresWriter writer = new PostgresWriter(() -> breaksOnce(false), "node")) {
      Predicate<Write> won = writer.commit(List.of(mine));

      assertThat(won.test(mine)).isTrue();
    }
    assertThat(texts()).containsExactly("mine");
    assertThat(connections).isEqualTo(2);
  }

  @Test
  void ifAnotherWasQuickerMeanwhileItIsSaid() throws SQLException {
    Append theirs = new Append(table, new Line(1, 1, "theirs"), new CompletableFuture<>());
    try (PostgresWriter writer = new PostgresWriter(() -> breaksOnce(false), "node");
        PostgresWriter other = new PostgresWriter(PostgresWriterTest::connect, "other")) {
      other.commit(List.of(theirs));
      Predicate<Write> won = writer.commit(List.of(mine));

      assertThat(won.test(mine)).isFalse();
    }
    assertThat(texts()).containsExactly("theirs");
  }

  private static Append append(String text) {
    return new Append(
        UUID.randomUUID().toString(), new Line(1, 1, text), new CompletableFuture<>());
  }

  private static Connection connect() throws SQLException {
    PostgresAddress address = PostgresAddress.of(RealPostgres.url());
    return DriverManager.getConnection(address.jdbc(), address.properties());
  }

  /// The first connection breaks at its commit, after it or before it.
  private Connection breaksOnce(boolean after) throws SQLException {
    Connection real = connect();
    if (connections++ > 0) {
      return real;
    }
    return (Connection)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, args) -> {
              try {
                boolean commit = method.getName().equals("commit");
                Object result = commit && !after ? null : method.invoke(real, args);
                if (commit) {
                  throw new SQLException("broken", "08006");
                }
                return result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private List<String> texts() throws SQLException {
    try (Connection connection = connect()) {
      return Ledger.linesAfter(connection, table, 0).stream().map(Line::text).toList();
    }
  }
}
