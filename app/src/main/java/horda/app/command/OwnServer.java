package horda.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// How a command starts a server of its own, to measure it.
final class OwnServer {
  private OwnServer() {}

  /// The launcher starts a server as people get it; without one, this very program does.
  static List<String> command() {
    Path launcher = Path.of(System.getProperty("horda.home", ""), "horda");
    if (Files.isExecutable(launcher)) {
      return List.of(launcher.toAbsolutePath().toString(), "serve", "--wide");
    }
    return List.of(
        Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        System.getProperty("java.class.path", ""),
        "horda.app.Main",
        "serve",
        "--wide");
  }
}
