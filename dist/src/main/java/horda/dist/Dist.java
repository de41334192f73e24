package horda.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// What `./horda dist` writes into a folder: a folder and an archive for this platform with a Java
/// of their own; an archive of jars for those who have a Java; a container image (on Linux); and
/// what has changed, what all this is made of, and the checksums. The page for static hosts as
/// well, if it was made before.
public final class Dist {
  private final Path out;
  private final Release release;
  private final Platform platform = Platform.here();
  private final Program program;
  private final List<String> flags;

  private Dist(Path root, Path out, List<String> flags) throws IOException {
    this.out = out;
    this.flags = flags;
    this.release = Release.of(root);
    this.program = new Program(root, release);
  }

  /// `Dist ROOT FOLDER JAVA-FLAGS [SITE]`.
  public static void main(String[] args) throws IOException {
    try {
      List<String> flags = Arrays.asList(args[2].strip().split(" +"));
      Dist dist = new Dist(Path.of(args[0]), Path.of(args[1]), flags);
      dist.make();
      if (args.length > 3) {
        dist.site(Path.of(args[3]));
      }
      dist.checksums();
    } catch (Trouble e) {
      System.err.println("horda: " + e.getMessage());
      System.exit(1);
    }
  }

  private void make() throws IOException {
    Files.createDirectories(out);
    removeOld();
    String name = "horda-" + release.version();
    String here = name + "-" + platform;
    Path work = Files.createTempDirectory(out, ".work");
    try {
      Path java = work.resolve(Program.JAVA);
      JavaRuntime.link(Path.of(System.getProperty("java.home")), java);
      Tree runtime = new Tree().folder(Program.JAVA, java);
      Tree own = program.on(platform);
      Tree whole = program.withIcon(new Tree().putAll(own).putAll(runtime), platform);
      whole.write(out.resolve(here));
      Gzip.archive(here, whole, release.time(), out);
      Gzip.archive(name + "-jars", program.jars(), release.time(), out);
      if (platform.isLinux()) {
        image(java, own, work, out.resolve(name + "-image-" + platform + ".tar"));
      } else {
        System.err.println("horda: the container image is made on Linux; it is left out here.");
      }
    } finally {
      Tree.remove(work);
    }
    Files.writeString(out.resolve(name + "-notes.md"), release.notes());
    copy(program.javaParts(), name + "-java.cdx.json");
    copy(program.pageParts(), name + "-page.cdx.json");
  }

  private void site(Path made) throws IOException {
    String name = "horda-" + release.version() + "-site";
    Gzip.archive(name, new Tree().folder("", made), release.time(), out);
  }

  private void image(Path java, Tree own, Path work, Path file) throws IOException {
    Path sqlite = work.resolve("sqlite");
    Files.write(sqlite, program.sqlite(platform).library());
    Tree system =
        Image.system(new Tree().folder(Program.JAVA, java), CLibrary.of(java, List.of(sqlite)));
    new Image(release, platform, flags).write(List.of(system, Image.program(own)), work, file);
  }

  private void copy(Path file, String name) throws IOException {
    Files.copy(file, out.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  /// What an earlier run has left, of this version or another; nothing else.
  private void removeOld() throws IOException {
    List<Path> old;
    try (Stream<Path> found = Files.list(out)) {
      old =
          found
              .filter(file -> file.getFileName().toString().matches("horda-\\d.*|\\.work.*"))
              .toList();
    }
    for (Path file : old) {
      Tree.remove(file);
    }
  }

  /// `sha256sum -c SHA256SUMS` compares.
  private void checksums() throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> found = Files.list(out)) {
      for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
        if (file.getFileName().toString().startsWith("horda-")) {
          lines.add(Digest.of(file) + "  " + file.getFileName());
        }
      }
    }
    Files.write(out.resolve("SHA256SUMS"), lines);
    System.out.println("In " + out + ":");
    for (String line : lines) {
      String name = line.substring(line.indexOf(' ') + 2);
      System.out.printf("  %5.1f MB  %s%n", Files.size(out.resolve(name)) / 1e6, name);
    }
  }
}
