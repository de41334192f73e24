package horda.dist;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A container image as one file, made without a daemon: an OCI layout, and beside its index the
/// list that `docker load` has always read. Two layers: Java with the C library it needs, and the
/// program. No shell, no package manager, no root.
final class Image {
  private static final int NOBODY = 65532;
  private static final int PORT = 7777;
  private static final String HOME = "/opt/horda";
  private static final String DATA = "/data";
  private static final String JAVA = HOME + "/" + Program.JAVA + "/bin/java";
  private static final String MEDIA = "application/vnd.oci.image.";

  private final Release release;
  private final Platform platform;
  private final List<String> flags;

  /// @param flags how Java is started for a house
  Image(Release release, Platform platform, List<String> flags) {
    this.release = release;
    this.platform = platform;
    this.flags = flags;
  }

  /// The small system around it.
  ///
  /// @param java the runtime, in its folder
  /// @param libraries what it needs of the system
  static Tree system(Tree java, List<Path> libraries) throws IOException {
    Tree tree = new Tree();
    tree.put("tmp", new Item.Folder(01777, 0));
    tree.put("data", new Item.Folder(0700, NOBODY));
    tree.text(
        "etc/passwd",
        "root:x:0:0::/:/none\nhorda:x:%1$d:%1$d::%2$s:/none\n".formatted(NOBODY, DATA));
    tree.text("etc/group", "root:x:0:\nhorda:x:%d:\n".formatted(NOBODY));
    tree.text("etc/nsswitch.conf", "hosts: files dns\n");
    for (Path library : libraries) {
      tree.put(library.toString().substring(1), new Item.Copy(library.toRealPath(), 0755));
    }
    for (String from : List.of("libc6", "glibc")) {
      Path terms = Path.of("/usr/share/doc", from, "copyright");
      if (Files.exists(terms)) {
        tree.put(terms.toString().substring(1), new Item.Copy(terms, 0644));
      }
    }
    return tree.below(HOME.substring(1), java);
  }

  static Tree program(Tree program) {
    return new Tree().below(HOME.substring(1), program);
  }

  private record Layer(String digest, String plain, long size) {
    String described() {
      return "{\"mediaType\":\"%slayer.v1.tar+gzip\",\"digest\":\"sha256:%s\",\"size\":%d}"
          .formatted(MEDIA, digest, size);
    }
  }

  /// @param work a folder for what is not finished
  void write(List<Tree> layers, Path work, Path file) throws IOException {
    Files.createDirectories(work);
    Tree layout = new Tree();
    layout.text("oci-layout", "{\"imageLayoutVersion\":\"1.0.0\"}");
    List<Layer> packed = new java.util.ArrayList<>();
    for (Tree layer : layers) {
      packed.add(pack(layer, work, layout));
    }
    byte[] config = bytes(config(packed));
    String id = Digest.of(config);
    byte[] manifest = bytes(manifest(packed, id, config.length));
    String name = Digest.of(manifest);
    layout.put(blob(id), new Item.Bytes(config, 0644));
    layout.put(blob(name), new Item.Bytes(manifest, 0644));
    layout.text("index.json", index(name, manifest.length));
    layout.text("manifest.json", list(packed, id));
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      Tar.write(layout, release.time(), out);
    }
  }

  private Layer pack(Tree tree, Path work, Tree layout) throws IOException {
    Path file = Files.createTempFile(work, "layer", ".tar.gz");
    try (Digest packed = new Digest(new BufferedOutputStream(Files.newOutputStream(file)));
        Gzip gzip = new Gzip(packed);
        Digest plain = new Digest(gzip)) {
      Tar.write(tree, release.time(), plain);
      gzip.finish();
      Layer layer = new Layer(packed.hex(), plain.hex(), packed.size());
      layout.put(blob(layer.digest()), new Item.Copy(file, 0644));
      return layer;
    }
  }

  private static String blob(String digest) {
    return "blobs/sha256/" + digest;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// `Healthcheck` is Docker's; who does not know it passes it over.
  private String config(List<Layer> layers) {
    List<String> program =
        Stream.of(
                List.of(JAVA),
                flags,
                List.of(
                    "-Dhorda.home=" + HOME,
                    "-Dorg.sqlite.lib.path=" + HOME + "/" + Program.NATIVE,
                    "-jar",
                    HOME + "/" + Program.JARS + "/horda-app.jar"))
            .flatMap(List::stream)
            .toList();
    List<String> check =
        List.of(
            "CMD",
            JAVA,
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            HOME + "/" + Program.JARS + "/horda-app.jar",
            "horda.app.Health",
            "http://127.0.0.1:" + PORT);
    return """
    {"created":"%s","architecture":"%s","os":"linux","config":{\
    "User":"%d:%d","ExposedPorts":{"%d/tcp":{}},\
    "Env":["PATH=%s","HOME=%s","HORDA_DATA=%s"],\
    "Entrypoint":%s,"Cmd":["serve","--host","0.0.0.0"],\
    "Volumes":{"%s":{}},"WorkingDir":"%s","StopSignal":"SIGTERM",\
    "Labels":{"org.opencontainers.image.title":"Horda","org.opencontainers.image.version":"%s","org.opencontainers.image.licenses":"Apache-2.0"},\
    "Healthcheck":{"Test":%s,"Interval":30000000000,"Timeout":5000000000,"StartPeriod":30000000000,"Retries":3}},\
    "rootfs":{"type":"layers","diff_ids":%s}}\
    """
        .formatted(
            release.time(),
            platform.image(),
            NOBODY,
            NOBODY,
            PORT,
            HOME + "/" + Program.JAVA + "/bin",
            DATA,
            DATA,
            json(program),
            DATA,
            DATA,
            release.version(),
            json(check),
            json(layers.stream().map(layer -> "sha256:" + layer.plain()).toList()));
  }

  private static String manifest(List<Layer> layers, String config, int size) {
    return """
    {"schemaVersion":2,"mediaType":"%smanifest.v1+json",\
    "config":{"mediaType":"%sconfig.v1+json","digest":"sha256:%s","size":%d},"layers":[%s]}\
    """
        .formatted(
            MEDIA,
            MEDIA,
            config,
            size,
            layers.stream().map(Layer::described).collect(Collectors.joining(",")));
  }

  private String index(String manifest, int size) {
    return """
    {"schemaVersion":2,"mediaType":"%sindex.v1+json","manifests":[{\
    "mediaType":"%smanifest.v1+json","digest":"sha256:%s","size":%d,\
    "platform":{"architecture":"%s","os":"linux"},\
    "annotations":{"org.opencontainers.image.ref.name":"%s","io.containerd.image.name":"docker.io/library/horda:%s"}}]}\
    """
        .formatted(
            MEDIA, MEDIA, manifest, size, platform.image(), release.version(), release.version());
  }

  /// What `docker load` reads.
  private String list(List<Layer> layers, String config) {
    List<String> blobs = layers.stream().map(layer -> blob(layer.digest())).toList();
    return "[{\"Config\":\"%s\",\"RepoTags\":[\"horda:%s\"],\"Layers\":%s}]"
        .formatted(blob(config), release.version(), json(blobs));
  }

  /// Nothing in these words needs a backslash.
  private static String json(List<String> words) {
    return words.stream().collect(Collectors.joining("\",\"", "[\"", "\"]"));
  }
}
