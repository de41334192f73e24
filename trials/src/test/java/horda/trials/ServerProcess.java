package horda.trials;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/// A real server process: what `./horda serve` starts for people. It can be killed as a power cut
/// would, and started again on the same port and data.
final class ServerProcess implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 60;

  private final List<String> program;
  private final Path data;
  private final int port;
  private final List<String> options;
  private Process process;

  private ServerProcess(List<String> program, Path data, int port, List<String> options) {
    this.program = program;
    this.data = data;
    this.port = port;
    this.options = options;
  }

  /// Returns when the process has printed its address.
  static ServerProcess open(Path data, String... options) throws IOException {
    List<String> launcher = List.of(root().resolve("horda").toString());
    ServerProcess house = new ServerProcess(launcher, data, freePort(), List.of(options));
    house.start();
    return house;
  }

  /// The house that another command line opens; it is followed by `serve` and its options.
  static ServerProcess of(List<String> program, Path data, String... options) throws IOException {
    ServerProcess house = new ServerProcess(program, data, freePort(), List.of(options));
    house.start();
    return house;
  }

  /// The same program for those who start it often: without the launcher, with little optimizing,
  /// and with the classes prepared that a rehearsal has used.
  static ServerProcess quick(Path data, Consumer<ServerProcess> rehearsal, String... options)
      throws IOException {
    Path cache = data.resolve("classes.aot");
    int port = freePort();
    ServerProcess first =
        new ServerProcess(java("-XX:AOTCacheOutput=" + cache), data, port, List.of(options));
    first.start();
    rehearsal.accept(first);
    first.end(PATIENCE_SECONDS); // which writes the cache
    ServerProcess house =
        new ServerProcess(java("-XX:AOTCache=" + cache), data, port, List.of(options));
    house.start();
    return house;
  }

  private static List<String> java(String cache) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-Xlog:disable",
        cache,
        "-jar",
        root().resolve("app/target/horda-app.jar").toString());
  }

  /// Another process of the same program on the same folder, on a port of its own.
  static ServerProcess beside(ServerProcess other, String... options) throws IOException {
    ServerProcess house =
        new ServerProcess(other.program, other.data, freePort(), List.of(options));
    house.start();
    return house;
  }

  int port() {
    return port;
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + port);
  }

  URI socket() {
    return URI.create("ws://127.0.0.1:" + port + "/ws");
  }

  /// No goodbye: the process is gone when this returns.
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  void start() throws IOException {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of("serve", "--port", String.valueOf(port)));
    command.addAll(options);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("HORDA_DATA", data.toString());
    // The build that runs this trial holds the lock; the launcher must not wait for it.
    builder.environment().put("HORDA_BUILDING", "1");
    process = builder.start();
    CompletableFuture<Void> ready = new CompletableFuture<>();
    Thread.ofPlatform().daemon().start(() -> listen(process, ready));
    try {
      ready.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      kill();
      throw new IOException("the server did not start: " + e.getMessage(), e);
    }
  }

  /// Reads all that it prints, so that it never waits for a full pipe.
  private void listen(Process process, CompletableFuture<Void> ready) {
    StringBuilder said = new StringBuilder();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        said.append(line).append('\n');
        if (line.contains(":" + port)) {
          ready.complete(null);
        }
      }
    } catch (IOException e) {
      said.append(e.getMessage());
    }
    ready.completeExceptionally(new IOException("it ended:\n" + said));
  }

  static int freePort() throws IOException {
    try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return probe.getLocalPort();
    }
  }

  static Path root() {
    Path folder = Path.of(System.getProperty("horda.home", "")).toAbsolutePath();
    while (!Files.exists(folder.resolve("horda"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  @Override
  public void close() {
    end(10);
  }

  private void end(long patience) {
    process.destroy();
    try {
      if (!process.waitFor(patience, TimeUnit.SECONDS)) {
        kill();
      }
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    }
  }
}
