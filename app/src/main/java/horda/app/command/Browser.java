package horda.app.command;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/// The user's browser, opened as the desktop does it.
final class Browser {
  private Browser() {}

  /// Where there is no desktop nothing happens: the address has been printed.
  static void open(String address) {
    boolean mac = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("mac");
    try {
      Process unused =
          new ProcessBuilder(List.of(mac ? "open" : "xdg-open", address))
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
    } catch (IOException e) {
      // Then whoever sits here opens it.
    }
  }
}
