package horda.app.shell;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/// What a command is given to read and write: the real streams, or those of a test. Always UTF-8,
/// whatever the machine's locale says.
///
/// @param home the project's root, below which sources are found
/// @param typed whether somebody types into `in` and reads `out`
/// @param watched whether somebody looks at `err`
public record Console(
    InputStream in,
    PrintStream out,
    PrintStream err,
    Map<String, String> env,
    Path home,
    boolean typed,
    boolean watched,
    Speech speech) {

  public static Console real(String[] args) {
    Map<String, String> env = System.getenv();
    String tty = tty();
    return new Console(
        new FileInputStream(FileDescriptor.in),
        stream(FileDescriptor.out),
        stream(FileDescriptor.err),
        env,
        Path.of(System.getProperty("horda.home", "")).toAbsolutePath().normalize(),
        tty.contains("0") && tty.contains("1"),
        tty.contains("2"),
        Speech.in(Tongue.of(args, env)));
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }

  /// The launcher knows which of the three streams are terminals; Java can only guess.
  private static String tty() {
    String told = System.getProperty("horda.tty");
    if (told != null) {
      return told;
    }
    return System.console() == null ? "" : "012";
  }

  /// May colours be used where somebody looks? https://no-color.org
  public boolean colour() {
    return env.getOrDefault("NO_COLOR", "").isEmpty() && !dumb();
  }

  /// A terminal that can do nothing but print.
  public boolean dumb() {
    return env.getOrDefault("TERM", "dumb").equals("dumb");
  }

  public String say(String key, Object... args) {
    return speech.say(key, args);
  }
}
