package horda.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Another program that is run for what it makes or says.
final class Tool {
  private Tool() {}

  /// What it prints.
  static String run(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new Trouble(command.getFirst() + " failed: " + said.strip());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
    return said;
  }
}
