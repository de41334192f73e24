package horda.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What is released. The version is that of the program's jar, which has it from the root
/// `pom.xml`.
///
/// @param time what every entry of an archive says it was written at
/// @param notes what has changed
record Release(String version, Instant time, String notes) {
  private static final Pattern TIMESTAMP =
      Pattern.compile("<project.build.outputTimestamp>(.*)</project.build.outputTimestamp>");

  static Release of(Path root) throws IOException {
    String version = version(root.resolve("app/target/horda-app.jar"));
    Matcher time = TIMESTAMP.matcher(Files.readString(root.resolve("pom.xml")));
    if (!time.find()) {
      throw new Trouble("the root pom.xml states no project.build.outputTimestamp.");
    }
    String changes = Files.readString(root.resolve("CHANGELOG.md"));
    return new Release(version, Instant.parse(time.group(1)), notes(changes, version));
  }

  private static String version(Path jar) throws IOException {
    if (!Files.exists(jar)) {
      throw new Trouble("nothing is built yet: run ./horda build.");
    }
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.getManifest()
          .getMainAttributes()
          .getValue(Attributes.Name.IMPLEMENTATION_VERSION);
    }
  }

  /// The part of the changelog about a version: `## [0.1.0] - 2026-12-01`, or `## [Unreleased]
  /// 0.1.0` while it is being made.
  static String notes(String changes, String version) {
    String number = version.replaceFirst("-SNAPSHOT$", "");
    StringBuilder found = new StringBuilder();
    boolean within = false;
    for (String line : changes.lines().toList()) {
      if (line.startsWith("## ")) {
        within = Pattern.compile("[\\[ ]" + Pattern.quote(number) + "(]| |$)").matcher(line).find();
      } else if (within) {
        found.append(line).append('\n');
      }
    }
    String told = found.toString().strip();
    if (told.isEmpty()) {
      throw new Trouble("CHANGELOG.md has no part about version " + number + ": write one.");
    }
    return "# Horda " + version + "\n\n" + told + "\n";
  }
}
