package horda.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/// The entry of the command line; each command is a class of its own.
@Command(
    name = "horda",
    description = "A digital tabletop for four zombie board games.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class)
public final class Main implements Runnable {

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }

  /// Reads the version from the jar, so that the pom stays the only place that states it.
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"Horda " + (version == null ? "(not packaged)" : version)};
    }
  }
}
