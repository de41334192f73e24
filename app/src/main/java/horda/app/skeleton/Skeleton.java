package horda.app.skeleton;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The module of a new game: its files, and the places of the build that name every game.
///
/// @param root the folder of the project
public record Skeleton(Path root, GameName name) {
  private static final String ENDING = ".txt";

  /// A game that is there already, after which the new one is named.
  private static final String NEIGHBOUR = "six-nights";

  private static final List<String> POMS =
      List.of("pom.xml", "app/pom.xml", "benchmarks/pom.xml", "spark/pom.xml");

  public Path folder() {
    return root.resolve("games").resolve(name.id());
  }

  /// Writes everything; the files that were made, those of the build left out.
  public List<Path> make() throws IOException {
    Path templates = root.resolve("app/src/skeleton");
    List<Path> made = new ArrayList<>();
    try (Stream<Path> all = Files.walk(templates)) {
      for (Path template : all.filter(Files::isRegularFile).sorted().toList()) {
        String path = templates.relativize(template).toString();
        String target = path.substring(0, path.length() - ENDING.length());
        Path file = folder().resolve(name.fill(target));
        Files.createDirectories(file.getParent());
        Files.writeString(file, name.fill(Files.readString(template)));
        made.add(file);
      }
    }
    for (String pom : POMS) {
      Path file = root.resolve(pom);
      Files.writeString(file, joined(Files.readString(file)));
    }
    return made;
  }

  /// A pom with the new game beside its neighbour: as a module, and as a dependency.
  private String joined(String pom) {
    String module = "    <module>games/" + NEIGHBOUR + "</module>\n";
    int artifact = pom.indexOf("<artifactId>horda-" + NEIGHBOUR + "</artifactId>");
    int from = pom.lastIndexOf("\n", pom.lastIndexOf("<dependency>", artifact)) + 1;
    int to = pom.indexOf("</dependency>\n", artifact) + "</dependency>\n".length();
    String dependency = pom.substring(from, to);
    String both = pom.substring(0, to) + mine(dependency) + pom.substring(to);
    return both.replace(module, module + mine(module));
  }

  private String mine(String text) {
    return text.replace(NEIGHBOUR, name.id());
  }
}
