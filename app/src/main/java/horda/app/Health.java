package horda.app;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/// Asks a house whether it is well: `Health http://127.0.0.1:7777`. Ends with 0 if it is. For the
/// health check of a container, which has no other program to ask with, and small for it is run
/// every half minute.
public final class Health {
  private static final int PATIENCE_MS = 4000;
  private static final int WELL = 200;

  private Health() {}

  public static void main(String[] args) {
    System.exit(isWell(args[0]) ? 0 : 1);
  }

  static boolean isWell(String house) {
    try {
      HttpURLConnection asked =
          (HttpURLConnection) URI.create(house).resolve("/health").toURL().openConnection();
      asked.setConnectTimeout(PATIENCE_MS);
      asked.setReadTimeout(PATIENCE_MS);
      return asked.getResponseCode() == WELL;
    } catch (IOException e) {
      return false;
    }
  }
}
