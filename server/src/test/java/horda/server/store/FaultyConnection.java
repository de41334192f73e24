package horda.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;

/// A connection whose statements fail while it is told to.
final class FaultyConnection {
  volatile boolean broken;
  volatile int done;
  private volatile int failed;
  private final Connection real;

  FaultyConnection(Connection real) {
    this.real = real;
  }

  Connection connection() {
    return (Connection)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, args) -> {
              if (method.getName().equals("createStatement")) {
                if (broken) {
                  failed++;
                  throw new SQLException("database or disk is full", "", 13);
                }
                done++;
              }
              try {
                return method.invoke(real, args);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  void awaitFailure() throws InterruptedException {
    while (failed == 0) {
      Thread.sleep(10);
    }
  }
}
