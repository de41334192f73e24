package horda.trials;

import horda.engine.Nullable;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Assumptions;

/// nginx before a house, with the configuration that our pages recommend and a certificate of its
/// own making.
final class RealProxy implements AutoCloseable {
  private static final String PASSWORD = "for-this-test";
  private static final long PATIENCE_SECONDS = 20;

  private final Process nginx;
  private final int port;
  private final SSLContext trust;

  private RealProxy(Process nginx, int port, SSLContext trust) {
    this.nginx = nginx;
    this.port = port;
    this.trust = trust;
  }

  /// Skips the test where there is no nginx; the launcher looks for it, and fetches it if it may.
  static RealProxy before(int house, Path folder) throws Exception {
    String program = program();
    Assumptions.assumeTrue(
        program != null, "there is no nginx here: a house behind a proxy was not tried");
    int port = ServerProcess.freePort();
    KeyStore store = certificate(folder);
    Path configuration = Files.writeString(folder.resolve("nginx.conf"), all(house, port, folder));
    Process nginx =
        new ProcessBuilder(
                program,
                "-p",
                folder.toString(),
                "-e",
                folder.resolve("nginx.log").toString(),
                "-c",
                configuration.toString(),
                "-g",
                "daemon off;")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("nginx.said").toFile())
            .start();
    RealProxy proxy = new RealProxy(nginx, port, trusting(store));
    proxy.awaitOpen(folder);
    return proxy;
  }

  private static @Nullable String program() {
    String told = System.getenv().getOrDefault("HORDA_NGINX", "");
    if (!told.isEmpty()) {
      return told;
    }
    for (String folder : new String[] {"/usr/sbin", "/usr/local/sbin", "/usr/bin"}) {
      Path program = Path.of(folder, "nginx");
      if (Files.isExecutable(program)) {
        return program.toString();
      }
    }
    Path unpacked = ServerProcess.root().resolve("target/nginx/usr/sbin/nginx");
    return Files.isExecutable(unpacked) ? unpacked.toString() : null;
  }

  /// The documented part with other ports and files, and around it what runs without root.
  private static String all(int house, int port, Path folder) throws IOException {
    String documented =
        Files.readString(ServerProcess.root().resolve("docs/examples/nginx.conf"))
            .replace("listen 443 ssl", "listen 127.0.0.1:" + port + " ssl")
            .replace("127.0.0.1:7777", "127.0.0.1:" + house)
            .replace("/etc/ssl/horda/", folder + "/");
    String temporary =
        """
            client_body_temp_path %1$s/t1;
            proxy_temp_path %1$s/t2;
            fastcgi_temp_path %1$s/t3;
            uwsgi_temp_path %1$s/t4;
            scgi_temp_path %1$s/t5;
        """
            .formatted(folder);
    String user = System.getProperty("user.name").equals("root") ? "user root;\n" : "";
    return user
        + "worker_processes 1;\npid "
        + folder
        + "/nginx.pid;\nevents {}\nhttp {\n    access_log off;\n"
        + temporary
        + documented
        + "}\n";
  }

  /// A certificate for this machine, as the two files that web servers read.
  private static KeyStore certificate(Path folder)
      throws IOException, GeneralSecurityException, InterruptedException {
    Path file = folder.resolve("certificate.p12");
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-keystore",
                file.toString(),
                "-storepass",
                PASSWORD,
                "-alias",
                "house",
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost,ip:127.0.0.1")
            .redirectErrorStream(true)
            .start();
    String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (keytool.waitFor() != 0) {
      throw new IOException(said);
    }
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      store.load(in, PASSWORD.toCharArray());
    }
    write(
        folder.resolve("privkey.pem"),
        "PRIVATE KEY",
        store.getKey("house", PASSWORD.toCharArray()).getEncoded());
    write(
        folder.resolve("fullchain.pem"), "CERTIFICATE", store.getCertificate("house").getEncoded());
    return store;
  }

  private static void write(Path file, String what, byte[] bytes) throws IOException {
    String lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
    Files.writeString(
        file, "-----BEGIN " + what + "-----\n" + lines + "\n-----END " + what + "-----\n");
  }

  private static SSLContext trusting(KeyStore store) throws GeneralSecurityException, IOException {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("house", store.getCertificate("house"));
    TrustManagerFactory factory =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, factory.getTrustManagers(), null);
    return context;
  }

  private void awaitOpen(Path folder) throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (true) {
      try {
        new Socket(InetAddress.getLoopbackAddress(), port).close();
        return;
      } catch (IOException e) {
        if (!nginx.isAlive() || System.nanoTime() > end) {
          close();
          throw new IOException(
              "nginx did not open: " + Files.readString(folder.resolve("nginx.said")), e);
        }
        Thread.sleep(50);
      }
    }
  }

  int port() {
    return port;
  }

  /// What trusts its certificate, and no other.
  SSLContext trust() {
    return trust;
  }

  @Override
  public void close() {
    nginx.destroy();
    try {
      if (!nginx.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        nginx.destroyForcibly();
      }
    } catch (InterruptedException e) {
      nginx.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
