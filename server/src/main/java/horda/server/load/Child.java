package horda.server.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A server in a process of its own, on a free port with a database that is thrown away.
public final class Child implements AutoCloseable {
  /// A line of the histogram: number, instances, bytes, class.
  private static final Pattern PEAK = Pattern.compile("VmHWM:\\s*(\\d+) kB");

  private static final Pattern ROW = Pattern.compile("(?m)^ *\\d+: +\\d+ +(\\d+) +(\\S+)");

  /// What a collector leaves in the holes of its heap is nobody's.
  private static final String FILLER = "FillerElement";

  private static final long PATIENCE_SECONDS = 60;

  private final ProcessBuilder builder;
  private final Path data;
  private final int port;
  private Process process;

  private Child(ProcessBuilder builder, Path data, int port) throws IOException {
    this.builder = builder;
    this.data = data;
    this.port = port;
    this.process = builder.start();
  }

  /// `serve` is the command that starts a server; where it keeps things and which port it takes are
  /// added here. Returns when it has printed its address.
  public static Child start(List<String> serve, Map<String, String> environment)
      throws IOException, InterruptedException {
    int port = freePort();
    Path data = Files.createTempDirectory("horda-load");
    List<String> command = new ArrayList<>(serve);
    command.addAll(List.of("--port", Integer.toString(port)));
    command.addAll(List.of("--db", data.resolve("horda.db").toString()));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(environment);
    Child child = new Child(builder, data, port);
    child.await();
    return child;
  }

  private void await() throws IOException, InterruptedException {
    CompletableFuture<Void> ready = new CompletableFuture<>();
    Process started = process;
    Thread.ofPlatform().daemon().start(() -> listen(started, ready));
    try {
      ready.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      close();
      throw e.getCause() instanceof IOException fault ? fault : new IOException(e.getCause());
    } catch (TimeoutException e) {
      close();
      throw new IOException("the server was not ready after " + PATIENCE_SECONDS + " s", e);
    }
  }

  /// The power fails.
  public void crash() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /// Starts again with the same database, at the same address.
  public void again() throws IOException, InterruptedException {
    process = builder.start();
    await();
  }

  /// Where it keeps its tables.
  public Path database() {
    return data.resolve("horda.db");
  }

  public URI address() {
    return URI.create("http://127.0.0.1:" + port);
  }

  /// What lives in its heap, in bytes, after a collection; empty where the JDK's tool is missing.
  public OptionalLong liveBytes() throws IOException, InterruptedException {
    Path jcmd = Path.of(System.getProperty("java.home", ""), "bin", "jcmd");
    if (!Files.isExecutable(jcmd)) {
      return OptionalLong.empty();
    }
    Process asked =
        new ProcessBuilder(jcmd.toString(), Long.toString(process.pid()), "GC.class_histogram")
            .redirectErrorStream(true)
            .start();
    String said = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    asked.waitFor();
    Matcher row = ROW.matcher(said);
    long bytes = 0;
    while (row.find()) {
      bytes += row.group(2).contains(FILLER) ? 0 : Long.parseLong(row.group(1));
    }
    return bytes == 0 ? OptionalLong.empty() : OptionalLong.of(bytes);
  }

  /// The most memory that it ever had, in bytes, heap and all; empty where the system does not
  /// tell.
  public OptionalLong peakBytes() throws IOException {
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    if (!Files.isReadable(status)) {
      return OptionalLong.empty();
    }
    Matcher peak = PEAK.matcher(Files.readString(status));
    return peak.find()
        ? OptionalLong.of(Long.parseLong(peak.group(1)) * 1024)
        : OptionalLong.empty();
  }

  /// The processor time that it has used so far; empty where the system does not tell.
  public Optional<Duration> processorTime() {
    return process.toHandle().info().totalCpuDuration();
  }

  /// Reads all that it prints, so that it never waits for a full pipe.
  private void listen(Process started, CompletableFuture<Void> ready) {
    StringBuilder said = new StringBuilder();
    try (BufferedReader out = started.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (said.length() < 10_000) {
          said.append(line).append('\n');
        }
        if (line.contains(":" + port)) {
          ready.complete(null);
        }
      }
    } catch (IOException e) {
      said.append(e.getMessage());
    }
    ready.completeExceptionally(new IOException("the server ended: " + said.toString().strip()));
  }

  private static int freePort() throws IOException {
    try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return probe.getLocalPort();
    }
  }

  @Override
  public void close() throws IOException, InterruptedException {
    process.destroy();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
    try (Stream<Path> files = Files.walk(data)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
