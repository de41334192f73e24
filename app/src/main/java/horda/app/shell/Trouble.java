package horda.app.shell;

/// Something that a user can put right: one sentence that says how.
public final class Trouble extends RuntimeException {
  public static final int FAILURE = 1;
  public static final int USAGE = 2;

  private static final long serialVersionUID = 1L;
  private final int exitCode;

  private Trouble(int exitCode, String sentence) {
    super(sentence, null, false, false);
    this.exitCode = exitCode;
  }

  /// The command was called in a way that makes no sense.
  public static Trouble usage(String sentence) {
    return new Trouble(USAGE, sentence);
  }

  /// The command made sense and yet could not be done.
  public static Trouble failure(String sentence) {
    return new Trouble(FAILURE, sentence);
  }

  public int exitCode() {
    return exitCode;
  }
}
